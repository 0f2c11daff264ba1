## How we speak: short and concrete, the player's name first, numbers as figures, and a next
## step at the end. Points have capitals (Mouvement 4, Renommée 2), things have none (une
## blessure, un fort). Names stand without articles, and what enemies can do are nouns or go with
## "attaque", so that nothing has to agree with them. A keep is "un fort", a dungeon "un donjon",
## a city "une cité"; a deck "une pioche"; a round "une manche"; to ready is "réactiver". Labels
## have at most 80 characters, hints 100; what stands in pictures is to be as short as in English.

title = Mage Knight
tagline = Traversez de jour et de nuit une terre inconnue, affrontez orques et dragons avec un jeu de cartes qui grandit, et trouvez la cité avant les autres.
duration = 2 à 3 heures autour d’une table ; trois semaines par chat, à raison d’un ou deux tours par jour
setting-heroes = Héros
setting-heroes-chosen = Héros : chacun choisit le sien
setting-heroes-dealt = Héros : distribués au hasard
setting-duels = Duels
setting-duels-off = Sans duels : les héros se laissent en paix
    .short = Sans duels
setting-duels-on = Duels : qui s’arrête sur la case d’un autre héros l’attaque
    .short = Duels

hero-arythea = Arythea
hero-goldyx = Goldyx
hero-norowas = Norowas
hero-tovak = Tovak
hero-option = { $hero } : { $nature }
nature-arythea = le sang et le feu
nature-goldyx = les cristaux et le vol
nature-norowas = les gens et les unités
nature-tovak = l’acier froid
hero-does-arythea = Tire parti des blessures et du feu. Sa carte : { card-battle-versatility }
hero-does-goldyx = Crée des cristaux, vole, gèle la Source. Sa carte : { card-will-focus }
hero-does-norowas = Mène des unités, partout bien accueilli. Sa carte : { card-noble-manners }
hero-does-tovak = Fort en attaque et en blocage, sans grande magie. Sa carte : { card-cold-toughness }

color-red = 🔴 rouge
color-blue = 🔵 bleu
color-green = 🟢 vert
color-white = ⚪ blanc
color-gold = 🟡 or
color-black = ⚫ noir
color-any = au choix
color-any_basic = couleur de base au choix
color-chosen = couleur choisie
color-thrown_away_color = de sa couleur

terrain-plains = plaine
terrain-hills = collines
terrain-forest = forêt
terrain-wasteland = terre désolée
terrain-desert = désert
terrain-swamp = marais
terrain-lake = lac
terrain-mountain = montagne
terrain-sea = mer
terrain-city = cité

site-village = village
site-monastery = monastère
site-keep = fort
site-mage_tower = tour de mage
site-magical_glade = clairière magique
site-mine = mine de cristal
site-monster_den = repaire de monstres
site-spawning_grounds = terrain de ponte
site-dungeon = donjon
site-tomb = tombeau
site-ruins = ruines
site-city = cité
site-portal = portail
site-none = pleine nature

## Names in short

card = { $card }
unit = { $unit }
own-unit = { $place } { $unit }
unit-lone = { $place } { $unit } · { $way }
    .shortest = { $place } { $unit }
unit-more = { $place } { $unit } …
skill-option = { $skill }
skill-hint = { $does }
unit-option = { $unit }
unit-hint = { $ways }
card-hint = { $basic } · { $strong }
card-ways-2 = { $a } · { $b }
card-ways-3 = { $a } · { $b } · { $c }
card-more = { $card } …
card-lone = { $card } · { $way }
    .shortest = { $card }
enemy = { $enemy }
foe = { $place } { $enemy }
    .shortest = { $place }
player = { $seat }
space-option = { $space }
die = { $color }
color-option = { $color }
say-yes = Oui
say-no = Non

## A game, a round

game-begins = Les Mage Knights franchissent le portail. Trouvez la cité en 3 manches : jour, nuit, jour.
plays-hero = { $seat } joue { $hero }.
choose-hero = Choisissez votre héros. Tous ont les mêmes cartes, sauf une ; leurs compétences diffèrent.
round-begins = { $time_key ->
    [night] **Manche { $round } : la nuit tombe.** La forêt coûte 5, le désert 3 ; le mana noir agit, l’or non.
   *[day] **Manche { $round } : un nouveau jour.** Le mana or agit de nouveau, et les garnisons se voient.
}
choose-tactic = Choisissez une tactique pour cette manche. Les petits numéros jouent tôt, les grands donnent plus.
tactic-option = { $n } { $tactic } : { $short }
    .short = { $n } { $tactic }
chooses-tactic = { $seat } choisit { $tactic }.
tactic-early-bird = Lève-tôt
tactic-rethink = Réflexion
tactic-mana-steal = Vol de mana
tactic-planning = Planification
tactic-great-start = Bon départ
tactic-the-right-moment = Le bon moment
tactic-from-the-dusk = Dès le crépuscule
tactic-long-night = Longue nuit
tactic-mana-search = Quête de mana
tactic-midnight-meditation = Méditation de minuit
tactic-preparation = Préparation
tactic-sparing-power = Force en réserve
does-early-bird = Vous jouez en premier, et c’est tout
does-rethink = Maintenant : échangez jusqu’à 3 cartes, blessures aussi
does-mana-steal = Maintenant : gardez un dé de base pour l’un de vos tours
does-planning = Finissez un tour avec 2 cartes ou plus : piochez-en 1 de plus
does-great-start = Maintenant : piochez 2 cartes
does-the-right-moment = Une fois : jouez un autre tour juste après celui-ci
does-from-the-dusk = Vous jouez en premier, et c’est tout
does-long-night = Une fois, pioche vide : 3 cartes défaussées y reviennent
does-mana-search = À chaque tour : relancez jusqu’à 2 dés de la Source
does-midnight-meditation = Une fois, avant un tour : jusqu’à 5 cartes, blessures aussi
does-preparation = Maintenant : cherchez une carte dans votre pioche
does-sparing-power = Avant un tour : 1 carte en réserve, ou une fois, toute la réserve
short-early-bird = vous jouez en premier
short-rethink = échangez jusqu’à 3 cartes
short-mana-steal = gardez un dé pour un tour
short-planning = 2 cartes gardées, 1 de plus
short-great-start = piochez 2 cartes maintenant
short-the-right-moment = un tour de plus, une fois
short-from-the-dusk = vous jouez en premier
short-long-night = reprenez 3 cartes, une fois
short-mana-search = relancez 2 dés par tour
short-midnight-meditation = échangez 5 cartes
short-preparation = choisissez une carte de la pioche
short-sparing-power = cartes pour plus tard
rethink-which = Réflexion : quelles cartes retournent dans la pioche ? Jusqu’à 3, blessures comprises. Vous en piochez autant.
steals-die = garde le dé { $color } de la Source
steal-die = Vol de mana : quel dé gardez-vous pour l’un de vos tours ?
search-deck = Préparation : quelle carte prenez-vous dans votre pioche ?
meditate-which = Quelles cartes retournent dans votre pioche ? Jusqu’à 5, blessures comprises. Vous en piochez autant.
sparing-power = Force en réserve : y mettre encore une carte, ou prendre toute la réserve ?
sparing-store = Mettre la carte du dessus en réserve
sparing-take = { $n ->
    [one] Prendre la carte en réserve
   *[other] Prendre les { $n } cartes en réserve
}
long-night-now = Votre pioche est vide. Utiliser Longue nuit maintenant, et piocher parmi 3 de vos cartes défaussées ?
use-tactic = Utiliser { $tactic }
uses-tactic = utilise { $tactic }
another-turn = joue encore un tour
search-die = Quête de mana : quel dé relancer ?
searches = relance des dés de la Source : { $dice }
announce-end = Votre pioche est vide. Annoncer la fin de la manche au lieu de jouer ? Les autres ont encore un tour.
announces-end = annonce la fin de la manche : encore un tour pour tous les autres
skips-turn = n’a plus de cartes et attend la manche suivante
dummy-tactic = Le joueur virtuel prend { $tactic }.
dummy-turns = Le joueur virtuel retourne { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
dummy-announces = Le joueur virtuel n’a plus de cartes : la manche finit après votre tour.

ruins-altar-green = un autel qui réclame 3 manas verts
ruins-altar-blue = un autel qui réclame 3 manas bleus
ruins-altar-white = un autel qui réclame 3 manas blancs
ruins-altar-red = un autel qui réclame 3 manas rouges
ruins-grey-violet = un ennemi gris et un violet gardent des prisonniers, qui vous rejoindront
ruins-green-brown = un orque et un monstre gardent un artefact
ruins-green-green = deux orques gardent quatre cristaux
ruins-brown-violet = un monstre et un ennemi violet gardent un sort et quatre cristaux
ruins-grey-white = un ennemi gris et un blanc gardent un artefact et un sort
ruins-grey-brown = un ennemi gris et un monstre gardent un artefact
ruins-brown-red = un monstre et un Draconum gardent deux artefacts
ruins-green-red = un orque et un Draconum gardent un artefact et une action avancée

## A turn

your-turn = { $advice_key ->
    [go] Avancez, explorez ou jouez d’autres cartes ; puis une action, ou finissez votre tour.
    [act] Jouez d’autres cartes pour continuer, faites votre action ici, ou finissez votre tour.
    [play] Jouez d’autres cartes pour continuer, ou finissez votre tour.
   *[begin] À vous. Jouez des cartes pour du Mouvement, puis avancez ou explorez ; puis une action. Ou reposez-vous.
}{ $sums }
you-have = { " " }Vous avez : { $sums }.
after-action = { $how_key ->
    [rested] Votre repos est pris.
   *[acted] Votre action est faite.
} Utilisez ce qui peut encore servir, puis finissez votre tour.{ $sums }
recovering = Vous n’avez que des blessures en main : défaussez-en une. Unités et compétences peuvent aider avant.{ $sums }
turn-of = { $seat } :
before-turn = Avant votre tour. Quelque chose d’abord ?
begin-turn = Commencer le tour
plunder = Piller : { $n } cartes, Réputation −1
plunders = pille le village : 2 cartes, et sa réputation en souffre
group-cards = Cartes
group-help = Unités, compétences, soins
group-moves = Avancer et explorer
group-actions = Votre action, une par tour
group-offer = À acheter ici
group-attack = Vaincre un ennemi
group-block = Bloquer une attaque
group-own = Les vôtres
group-common = Celles des autres, avec l’action avancée du bas
    .short = Celles des autres (action du bas)
step = { $danger_key ->
    [assault] ⚔️ Assaut :{ " " }
    [provoke] ⚔️ Provocation :{ " " }
   *[none] { "" }
}{ $space }, { $terrain } : Mouvement { $n }, reste { $left }
    .short = { $danger_key ->
       *[none] { "" }
        [assault] ⚔️{ " " }
        [provoke] ⚔️{ " " }
    }{ $space } : Mouv. { $n }, reste { $left }
    .shortest = { $danger_key ->
       *[none] { "" }
        [assault] ⚔️{ " " }
        [provoke] ⚔️{ " " }
    }{ $space } : Mouv. { $n }
step-provokes = Les ennemis voisins des deux cases vous attaquent, et votre mouvement s’arrête
step-passes = Un autre héros est là : vous pouvez passer, pas rester
stop-village = Village : recruter, acheter des Soins
stop-monastery = Monastère : recruter, Soins, apprendre une action avancée ; ou l’incendier
stop-keep = Votre fort : recruter ; une carte de plus en main
stop-mage_tower = Tour de mage : recruter, apprendre des sorts
stop-magical_glade = Clairière : finissez-y pour soigner une blessure ; commencez-y pour un mana
stop-mine = Mine : finissez-y votre tour pour un cristal
stop-monster_den = Repaire de monstres : un combat pour 2 cristaux
stop-spawning_grounds = Terrain de ponte : deux monstres gardent un artefact et 3 cristaux
stop-dungeon = Donjon : un monstre garde un sort ou un artefact ; sans unités
stop-tomb = Tombeau : un Draconum garde un sort et un artefact ; sans unités
stop-ruins = Ruines : un autel, ou des ennemis et un trésor
stop-portal = Portail : qui y finit son tour quitte la carte jusqu’au suivant
explore = 🧭 Explorer { $a },{ $b } : Mouvement { $n }, reste { $left }
    .short = 🧭 Explorer { $a },{ $b } : Mouv. { $n }, reste { $left }
    .shortest = 🧭 { $a },{ $b } : Mouv. { $n }, reste { $left }
explore-hint = Une nouvelle tuile apparaît : Renommée +{ $n }, et vous pouvez continuer
explores = explore la tuile { $tile_key } : { $tile } (Renommée +{ $n })
moves = avance vers { $space }
move-where = Où aller ?
provokes = passe trop près : les ennemis attaquent
withdraws = ne peut pas rester là et se replie vers { $space } avec une blessure
ruins-seen = 👁 ruines { $space_key } : { $ruins }
garrison-seen = 👁 { $space } : { $enemy } ({ $values })
step-assaults = Combat contre des remparts ({ $site }) ; Réputation −1 ; votre mouvement s’arrête
end-turn = Finir mon tour
end-turn-discard = Défausser des cartes, puis finir
recover = Défausser une blessure et récupérer
rest = Se reposer
rest-hint = Ni mouvement ni action : défaussez une carte et autant de blessures que voulu
rest-discard = Repos : défaussez une carte. Laquelle ?
rest-wounds = Combien de blessures défaussez-vous avec elle ? Elles restent dans vos cartes.
wounds-n = { $n ->
    [0] Aucune
    [one] { $n } blessure
   *[other] { $n } blessures
}
rests = se repose
exhausted = n’a que des blessures en main et doit récupérer
discard-before-draw = Votre tour finit. Défaussez ce que vous ne voulez pas garder, puis vous piochez jusqu’à votre limite de main.

## Cards, units, skills, mana

how-to-play = { $card } : comment la jouer ?
sideways-move = De côté : Mouvement { $n }
    .short = De côté { $n }
sideways-influence = De côté : Influence { $n }
    .short = De côté { $n }
sideways-attack = De côté : Attaque { $n }
    .short = De côté { $n }
sideways-block = De côté : Blocage { $n }
    .short = De côté { $n }
sideways-short = De côté { $n }
costs-mana = coûte du mana : { $color }
gives = { $effect } ({ $now } → { $then })
    .short = { $effect }
gives-more = { $effect } ({ $kind } { $now } → { $then })
    .short = { $effect }
basic-effect = { $basic }
    .shortest = base
strong-effect = { $strong }
    .shortest = forte
plays = joue { $card }
plays-sideways = joue { $card } de côté : { $kind } { $n }
uses = { $doing } : { $effect }
uses-more = { $doing } : { $effect } +{ $n }
got-cards = pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
got-crystal = { $n ->
    [one] un cristal
   *[other] { $n } cristaux
} ({ $color })
got-wounds = { $n ->
    [one] une blessure
   *[other] { $n } blessures
}
got-wounded-unit = unité blessée
choose-effect = { $source } : quel effet ?
paid-effect = { $color } : { $effect }
pay-more = Payer en plus un mana { $color }, pour traverser les lacs gratuitement ce tour-ci ?
pays-more = paie un mana { $color } pour traverser les lacs gratuitement
bleed-for-more = Vous avez { $base }. Prendre une blessure pour { $effect } à la place ?
take-down-banners = Quelles bannières reprenez-vous dans vos cartes ? Les autres restent à leurs unités.
assign-banner = À une unité : { $basic }
    .short = À une unité
banner-for = Quelle unité porte la bannière ?
assigns-banner = confie { $card } à { $unit }
banner-courage = Bannière : réactiver cette unité
banner-fear = Bannière : annuler une attaque, Renommée +1
    .short = Bannière : annuler une attaque
which-ability = { $unit } : quelle capacité ?
unit-ability = { $ability }
    .shortest = cap. { $n }
offer-ability = { $unit } : { $ability }
    .shortest = { $unit } : capacité { $n }
activates = fait appel à { $unit }
unit-spent = voit se fatiguer { $unit }
bond-unit = Liens de loyauté : lier { $unit } à vous ? 5 Influence de moins, aide partout, reste toujours.
uses-skill = utilise { $skill }
heal-hand = Soigner une blessure de votre main ({ $n } en main)
    .short = Soigner une blessure en main ({ $n })
heal-unit = Soigner { $place } { $unit } ({ $n } Soin)
heals = soigne une blessure
heals-unit = soigne { $unit }
readies = réactive { $unit }
draws = Vous piochez { $cards }.
reputation = Réputation { $change }, désormais { $now }
heal-which = Quelle unité soigner ?
ready-which = Quelle unité réactiver ?
disband-which = Vous n’avez plus de jeton de commandement. Quelle unité part pour la nouvelle ?
disbands = renvoie { $unit }
recruit-which = Quelle unité vous rejoint ?
recruits = recrute { $unit }
borrow-which = Quelle capacité d’une unité de l’offre utilisez-vous ?
spend-which = Quelle unité se fatigue ({ $seat }) ?
boost-which = Quelle carte d’action a son effet fort gratuitement, et +{ $n } ?
discard = Défausser quelle carte ?
discard-for-attack = Défaussez des cartes : Attaque { $n } pour chacune.
discard-color = Vous devez défausser une carte de cette couleur : { $color }. Laquelle ?
shows-hand = n’a pas cette couleur ({ $color }) et montre : { $cards }
had-to-discard = doit défausser { $card }
stealable = { $card } ({ $seat })
steals = garde { $card }
boosts = ajoute { $card } à pleine force
exchanges = échange { $card } contre { $gained }
steal-card = Garder une de ces cartes ?
throw-away = Quelle carte quitte le jeu pour une meilleure ?
take-card = Quelle carte prenez-vous ?
on-top = { $card } : sur votre pioche ? Sinon, elle va dessous.
choose-die = Quel dé de la Source ?
choose-color = { $use_key ->
    [crystal] Quel cristal gagnez-vous ?
    [payment] Quel mana payez-vous ?
    [set] Sur quelle couleur mettre le dé ? Vous en recevez 2 manas.
    [claim] Quel dé gardez-vous pour cette manche ?
   *[mana] Quel mana gagnez-vous ?
}
claim-now = Prendre maintenant 3 manas ({ $color }) ? Sinon, 1 à chacun de vos prochains tours.
take-lost-crystal = Prendre un des cristaux que les autres ont perdus ?
push-luck = Combien d’Attaque en plus ? Un dé par point ; rouge et noir vous blessent.
more = +{ $n }
rolls = lance le dé : { $color }
who-suffers = Qui prend une de vos blessures ?
pay-mana = Payer un mana { $color } : d’où vient-il ?
way-token = Jeton de mana { $color }
way-crystal = Cristal { $color }
way-die = Dé de la Source { $color }
way-stolen = Dé volé { $color }
way-endless = Sans fin, { $color }
way-polar-token = Jeton de mana inversé, { $color }
way-polar-crystal = Cristal inversé, { $color }
way-polar-die = Dé inversé, { $color }
way-polar-stolen = Dé volé inversé, { $color }
way-polar-endless = Sans fin, inversé, { $color }
spends-token = Pour ce tour seulement : perdu à la fin
spends-die = Un par tour ; relancé à la fin
spends-stolen = Une fois ; puis il retourne à la Source
spends-crystal = Pourrait se garder pour plus tard
spends-endless = Autant de fois que voulu ce tour-ci
invoke = Invocation : défausser quoi, pour quel mana, à utiliser tout de suite sur quoi ?
invoke-for = { $color } pour { $source } : { $effect }
    .shortest = { $color_key ->
        [red] 🔴
        [black] ⚫
        [white] ⚪
       *[green] 🟢
    } { $source }, { $effect }
forgo-dice = N’utiliser aucun dé de la Source ce tour-ci, pour une carte de côté qui vaut { $n } ?
ritual-wounds = Combien de blessures retirez-vous du jeu ? Le rival le plus proche en reçoit une.
suffers = reçoit une blessure d’un rituel de guérison
claims-die = retire de la Source le dé { $color } pour cette manche
exploits = exploite le mana : jusqu’à son prochain tour, toute autre couleur que { $color } blesse qui l’utilise
exploited = utilise du mana { $color } exploité et subit une blessure
cursed = utilise du mana { $color } maudit et subit une blessure
loses-crystal = perd un cristal { $color }
burnt = n’a aucun cristal à perdre et subit une blessure
radiance = subit { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
} de ses cristaux ({ $color })
gains-crystal = gagne un cristal { $color }
crystal-too-many = a déjà 3 cristaux ({ $color }) : celui-ci devient un mana pour ce tour

fx = { $parts }
fx-attack = { $kind } { $n }
fx-block = { $el_key ->
    [fire] Blocage de feu
    [ice] Blocage de glace
    [coldfire] Blocage de feu froid
   *[physical] Blocage
} { $n }
fx-move = Mouvement { $n }
fx-influence = Influence { $n }
fx-heal = Soin { $n }
fx-draw = piocher { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
fx-gain-mana = { $n ->
    [one] { $n } mana
   *[other] { $n } manas
} ({ $color })
fx-gain-crystal = { $n ->
    [one] cristal
   *[other] { $n } cristaux
} ({ $color })
fx-enemy-armor = { $target_key ->
    [all] tous les ennemis
   *[one] un ennemi
} : armure −{ $n }{ $walled ->
    [4] , −4 si fortifié
    [6] , −6 si fortifié
   *[other] { "" }
}
fx-enemy-loses = { $target_key ->
    [all] tous les ennemis perdent
   *[one] un ennemi perd
} : { $lost }
lost-fortifications = remparts et fortification
lost-resistances = résistances
fx-attack-scaled = Attaque de feu 5, +2 par ennemi
fx-block-scaled = Blocage de feu 7, +2 par ennemi
fx-discard-cost = défausser une carte
fx-direct-move = voler { $n ->
    [one] d’une case
   *[other] de { $n } cases au plus
} vers une case sûre{ $cost ->
    [0] , gratuitement
   *[other] , pour { $cost } Mouvement
}
    .short = voler { $n ->
        [one] d’une case
       *[other] de { $n } cases au plus
    }{ $cost ->
        [0] , gratuitement
       *[other] , pour { $cost } Mouv.
    }
fx-ready-unit = réactiver une unité
fx-heal-unit = soigner une unité

## Sites

interact = Parler aux gens { $site_key ->
    [mage_tower] de la
   *[other] du
} { $site }
interact-hint = Jouez des cartes d’Influence, puis achetez. Votre Réputation { $n ->
    [0] ne change rien
   *[other] { $sign_key ->
        [minus] retire { $n }
       *[plus] ajoute { $n }
    }
}
interacts = parle aux gens { $site_key ->
    [mage_tower] de la
   *[other] du
} { $site } { $space_key }
interaction = L’Influence achète : { $prices }. Jouez des cartes d’Influence, achetez, puis prenez congé.{ $sums }
price-unit = { $unit } { $n }
price-healing = un Soin { $n }
price-training = une action avancée { $n }
price-spell = un sort { $n } et son mana
end-interaction = Prendre congé
recruit = Recruter { $unit } ({ $n } Influence)
    .short = { $unit } : { $n } Influence
recruit-hint = Niveau { $level }, armure { $armor } : { $does }
recruit-bonded = Lier { $unit } à vous pour de bon ({ $n } Influence)
    .short = Lier { $unit } ({ $n } Influence)
buy-healing = Soin 1 ({ $n } Influence)
buy-healing-hint = Retire une blessure de votre main ; pour une unité, un point par niveau
train = Apprendre { $card } ({ $n } Influence)
    .short = { $card } : { $n } Influence
buy-spell = Apprendre { $card } ({ $n } Influence et son mana)
    .short = { $card } : { $n } Infl.+mana
learns = apprend { $card }
burn = Incendier le monastère : Réputation −3
burn-hint = Un ennemi violet, sans vos unités ; un artefact si vous gagnez
burns = met le feu au monastère { $space_key }
enter = { $site_key ->
    [ruins] Entrer dans les
   *[other] Entrer dans le
} { $site }
enter-again = Déjà vaincu : de nouveau, pour la seule Renommée
ruins-hint = { $ruins }
enter-monster_den = Un monstre brun ; 2 cristaux au hasard si vous gagnez
enter-spawning_grounds = Deux monstres bruns ; un artefact et 3 cristaux au hasard pour les deux
enter-dungeon = Un monstre brun, règles de nuit, sans unités ; un sort ou un artefact
enter-tomb = Un Draconum, règles de nuit, sans unités ; un sort et un artefact
enters = { $site_key ->
    [ruins] entre dans les
   *[other] entre dans le
} { $site } { $space_key }
altar = éveille l’autel ancien : Renommée +{ $n }
challenge = Défi { $space_key } { $enemy } : { $values }
    .short = Défi { $space_key } { $enemy }
challenge-hint = Victoire : Renommée { $n } et de la Réputation
challenge-more = Attirer d’autres ennemis voisins dans le même combat ?
enough = Non, cela suffit
assaults = { $site_key ->
    [mage_tower] assaille la
   *[other] assaille le
} { $site } { $space_key }
conquers = 🚩 { $site_key ->
    [mage_tower] remporte la
    [ruins] remporte les
   *[other] remporte le
} { $site } { $space_key } !
assault-fails = échoue devant les remparts et recule vers { $space }
glade = La clairière vous prend une blessure. D’où ?
glade-hand = De votre main
glade-discard = De votre défausse

## Combat

faces = affronte { $enemy } ({ $values })
phase-ranged = Phase à distance : qui tombe maintenant ne frappe pas. Seules comptent les attaques à distance et de siège ; contre des remparts, le siège seul. { $aims }.{ $sums }
phase-block = Phase de blocage : bloquez une attaque en entier, sinon elle vous touche en entier. { $aims }.{ $sums }
phase-attack = Phase d’attaque : atteignez l’armure et l’ennemi tombe ; moins ne fait rien. { $aims }.{ $sums }
aim = { $foe } : { $n } sur { $needed }
aim-safe = { $foe } : hors d’atteinte derrière les remparts
sum-nothing = rien
sum-mana = { $n } mana { $color }
sum-endless = mana { $color } sans fin
kind-move = Mouvement
kind-influence = Influence
kind-attack = Attaque
kind-block = Blocage
kind-heal = Soin
kind-block-coldfire = Blocage de feu froid
kind-block-ice = Blocage de glace
kind-block-fire = Blocage de feu
kind-block-physical = Blocage
kind-melee-physical = Attaque
kind-melee-fire = Attaque de feu
kind-melee-ice = Attaque de glace
kind-melee-coldfire = Attaque de feu froid
kind-ranged-physical = Attaque à distance
kind-ranged-fire = Attaque à distance de feu
    .short = Distance de feu
kind-ranged-ice = Attaque à distance de glace
    .short = Distance de glace
kind-ranged-coldfire = Attaque à distance de feu froid
    .short = Distance de feu froid
kind-siege-physical = Attaque de siège
kind-siege-fire = Attaque de siège de feu
    .short = Siège de feu
kind-siege-ice = Attaque de siège de glace
    .short = Siège de glace
kind-siege-coldfire = Attaque de siège de feu froid
    .short = Siège de feu froid
to-block = Fini : ils frappent maintenant
to-damage = Fini : encaisser le reste
end-combat = Finir le combat
attack-group = Vaincre { $foes }
attack-hint = Attaque { $n } contre armure { $armor }
block-foe = Bloquer { $place } { $enemy }
block-hint = Blocage { $n } sur { $needed }
armor-hint = prend une blessure, arrête { $n } dégâts
counter-attack = Le bouclier ardent riposte : Attaque de feu { $n }
    .short = Bouclier ardent : Attaque de feu { $n }
move-to-attack = 1 Mouvement devient Attaque 1
move-to-ranged = 2 Mouvement deviennent Attaque à distance 1
    .short = 2 Mouvement : Attaque à distance 1
aims-at = vise { $enemy }
choose-enemy = Quel ennemi ?
foe-hint = armure { $armor }, attaque { $n }
summons = { $enemy } : { $summoned } frappe à leur place (invocation)
blocks = bloque { $enemy }
whose-damage = Plusieurs attaques passent. Lesquels de ces dégâts prenez-vous d’abord ?
assign-damage = { $enemy } : { $n } dégâts. Qui les prend ? Une unité prend une blessure et arrête autant que son armure.
hero-takes = Votre héros : { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
hero-wounded = subit { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
} ({ $enemy })
unit-wounded = laisse { $unit } prendre le coup : unité blessée
unit-destroyed = laisse { $unit } prendre le coup : unité perdue pour de bon
unit-shrugs = laisse { $unit } prendre le coup : aucun dommage
paralyzed = subit la paralysie et lâche toutes ses cartes
knocked-out = tombe K.-O. et lâche toutes ses cartes
defeats = vainc { $enemy } : Renommée +{ $n }

## Duels

duel = Duel
duel-attack = Attaquer { $rival }
duel-begins = ⚔️ attaque { $rival } ({ $space })
step-duels = Un autre héros est là : passez, ou arrêtez-vous et attaquez
turn-taken = a déjà joué ce tour, dans un duel
begin-duel = Au duel
duel-how = { $rival } vous attaque ! Prenez-vous votre prochain tour maintenant, pour ce duel, ou le gardez-vous ?
duel-full = Prendre mon prochain tour maintenant
duel-full-hint = Avec dé et compétences, puis soins et pioche. Tour suivant sauté
duel-part = Garder mon prochain tour
duel-part-hint = Sans dé ni compétences, ni soins ni pioche. On peut encore vous attaquer
duel-attends = prend son prochain tour maintenant, pour ce duel
duel-half-attends = garde son prochain tour et se bat sans dés ni compétences
duel-ranged = Duel contre { $rival }, à distance : attaques à distance et de siège seulement, rien de côté, et 2 Blocage arrêtent 1. Frappez ou passez ; si les deux passent, on tire l’épée. Pour l’instant : { $sums }.
duel-melee = Duel contre { $rival }, l’épée à la main : toute attaque compte, et 1 Blocage arrête 1. Frappez ou passez ; si les deux passent, c’est fini. Pour l’instant : { $sums }.
duel-strike = Frapper pour { $n }
duel-pass = Passer
duel-strikes = frappe : { $sums }
duel-passes = passe
duel-block = Coup reçu : { $attack }. Bloquez ce que vous pouvez ; pour l’instant { $n } passerait. Jusqu’ici : { $sums }.
duel-take = Fini : laisser passer { $n }
duel-blocks = { $n ->
    [0] arrête tout
   *[other] laisse passer { $n }
}
duel-damage = Dégâts passés : { $n }, à vous de les répartir. Sur qui ?
duel-wound-unit = Blesser { $place } { $unit } ({ $cost } dégâts)
    .short = Blesser { $place } { $unit } ({ $cost })
duel-wound-hero = { $n ->
    [one] { $n } blessure au héros
   *[other] { $n } blessures au héros
} ({ $cost } dégâts)
duel-steal = Voler { $card } ({ $cost } dégâts)
    .short = Voler { $card } ({ $cost })
duel-drive = Chasser le héros vers { $space_key }, { $terrain } ({ $cost } dégâts)
    .short = Chasser vers { $space_key } ({ $cost } dégâts)
duel-spare = Assez : le reste est perdu
duel-unit-wounded = blesse { $unit }
duel-held-back = retient { $unit }
duel-hero-wounded = inflige { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
duel-steals = vole { $card }
duel-drives = chasse l’autre héros vers { $space }
duel-drawn = ne gagne rien et retourne vers { $space }
duel-won = gagne le duel contre { $rival }{ $n ->
    [0] { "" }
   *[other] : Renommée +{ $n }
}
choose-rival-unit = Quelle unité de l’autre héros ?
unit-of-rival = { $place } { $unit }

## Rewards and levels

levels-up = atteint le niveau { $level }
choose-skill = Nouveau niveau : choisissez une compétence. Une des vôtres vient avec l’action avancée de votre choix.
gains-skill = gagne la compétence { $skill } : { $does }
which-reward = Quelle récompense prenez-vous d’abord ?
reward-artifact = Un artefact
reward-spell = Un sort
reward-advanced-action = Une action avancée
choose-advanced = Quelle action avancée apprenez-vous ? Elle va sur votre pioche.
choose-spell = Quel sort apprenez-vous ? Il va sur votre pioche.
choose-artifact = Quel artefact gardez-vous ? Il va sur votre pioche.
gains-artifact = trouve un artefact

## The end

city-found = 🏰 { $seat } trouve la cité ! Un dernier tour pour tout le monde.
game-ends = **La mission est finie, on compte les exploits.** { $scores }.
city-not-found = 🌫️ La cité n’a pas été trouvée à temps.
seat-score = { $seat } { $n }
wins = 👑 { $seat } gagne : Renommée { $n } !

## Cards: their names, and what they do in short

card-rage = Rage
card-determination = Détermination
card-swiftness = Célérité
card-march = Marche
card-stamina = Endurance
card-tranquility = Tranquillité
card-promise = Promesse
card-threaten = Menace
card-crystallize = Cristallisation
card-mana-draw = Appel de mana
card-concentration = Concentration
card-improvisation = Improvisation
card-battle-versatility = Polyvalence au combat
card-will-focus = Force de volonté
card-noble-manners = Nobles manières
card-cold-toughness = Froide ténacité
card-fire-bolt = Trait de feu
card-ice-bolt = Trait de glace
card-swift-bolt = Trait véloce
card-crushing-bolt = Trait broyeur
card-blood-rage = Rage sanguinaire
card-ice-shield = Bouclier de glace
card-agility = Agilité
card-refreshing-walk = Marche revigorante
card-intimidate = Intimidation
card-frost-bridge = Pont de givre
card-song-of-wind = Chant du vent
card-path-finding = Sens du chemin
card-blood-ritual = Rituel de sang
card-pure-magic = Magie pure
card-heroic-tale = Récit héroïque
card-regeneration = Régénération
card-fireball = Boule de feu
card-snowstorm = Tempête de neige
card-expose = Mise à nu
card-tremor = Secousse
card-flame-wall = Mur de flammes
card-mana-bolt = Trait de mana
card-whirlwind = Tourbillon
card-underground-travel = Voyage souterrain
card-burning-shield = Bouclier ardent
card-chill = Grand froid
card-wings-of-wind = Ailes du vent
card-restoration = Restauration
card-demolish = Démolition
card-space-bending = Distorsion de l’espace
card-call-to-arms = Appel aux armes
card-meditation = Méditation
card-mana-meltdown = Fusion du mana
card-mana-claim = Emprise de mana
card-mind-read = Lecture des pensées
card-energy-flow = Flux d’énergie
card-banner-of-glory = Bannière de gloire
card-banner-of-fear = Bannière de peur
card-banner-of-protection = Bannière de protection
card-banner-of-courage = Bannière de courage
card-ruby-ring = Anneau de rubis
card-sapphire-ring = Anneau de saphir
card-diamond-ring = Anneau de diamant
card-emerald-ring = Anneau d’émeraude
card-sword-of-justice = Épée de justice
card-horn-of-wrath = Cor du courroux
card-endless-bag-of-gold = Sac d’or sans fond
card-endless-gem-pouch = Bourse de gemmes sans fond
card-golden-grail = Graal d’or
card-book-of-wisdom = Livre de sagesse
card-amulet-of-sun = Amulette du soleil
card-amulet-of-darkness = Amulette des ténèbres
card-wound = Blessure

basic-rage = Attaque 2 ou Blocage 2
strong-rage = 🔴 Attaque 4
basic-determination = Attaque 2 ou Blocage 2
strong-determination = 🔵 Blocage 5
basic-swiftness = Mouvement 2
strong-swiftness = ⚪ Attaque à distance 3
basic-march = Mouvement 2
strong-march = 🟢 Mouvement 4
basic-stamina = Mouvement 2
strong-stamina = 🔵 Mouvement 4
basic-tranquility = Soin 1 ou piochez 1 carte
strong-tranquility = 🟢 Soin 2 ou piochez 2 cartes
basic-promise = Influence 2
strong-promise = ⚪ Influence 4
basic-threaten = Influence 2
strong-threaten = 🔴 Influence 5, Réputation −1
basic-crystallize = Un mana de base devient cristal
strong-crystallize = 🔵 Cristal d’une couleur de base
basic-mana-draw = 1 dé de la Source de plus
strong-mana-draw = ⚪ 2 manas d’un dé que vous réglez
basic-concentration = 1 mana : bleu, blanc ou rouge
strong-concentration = 🟢 Autre action : forte, gratuite, +2
    .short = 🟢 Autre action forte, +2
basic-improvisation = Défaussez une carte : 3 au choix
strong-improvisation = 🔴 Défaussez une carte : 5 au choix
basic-battle-versatility = Attaque 2, Blocage 2, distance 1
strong-battle-versatility = 🔴 Attaque/Blocage 4, feu 3, distance 3, siège 2
    .short = 🔴 Attaque/Blocage 4, distance 3…
basic-will-focus = Mana sauf vert, ou cristal vert
strong-will-focus = 🟢 Autre action : forte, gratuite, +3
    .short = 🟢 Autre action forte, +3
basic-noble-manners = Influence 2 ; Renommée +1
strong-noble-manners = ⚪ Influence 4 ; Renommée, Réput. +1
    .short = ⚪ Influence 4 ; Renom., Réput. +1
basic-cold-toughness = Glace : Attaque 2 ou Blocage 3
strong-cold-toughness = 🔵 Blocage de glace 5, +1 par signe
basic-fire-bolt = Un cristal rouge
strong-fire-bolt = 🔴 Attaque à distance de feu 3
basic-ice-bolt = Un cristal bleu
strong-ice-bolt = 🔵 Attaque à distance de glace 3
basic-swift-bolt = Un cristal blanc
strong-swift-bolt = ⚪ Attaque à distance 4
basic-crushing-bolt = Un cristal vert
strong-crushing-bolt = 🟢 Attaque de siège 3
basic-blood-rage = Attaque 2, ou 5 pour une blessure
strong-blood-rage = 🔴 Attaque 4, ou 9 pour une blessure
    .short = 🔴 Attaque 4, ou 9 (blessure)
basic-ice-shield = Blocage de glace 3
strong-ice-shield = 🔵 Blocage de glace 3 ; ennemi : armure −3
    .short = 🔵 Blocage de glace 3 ; armure −3
basic-agility = Mouvement 2 ; le reste en Attaque
strong-agility = ⚪ Mouvement 4 ; ou 2 pour distance 1
    .short = ⚪ Mouvement 4, ou distance
basic-refreshing-walk = Mouvement 2 et Soin 1
strong-refreshing-walk = 🟢 Mouvement 4 et Soin 2
basic-intimidate = Influence 4 ou Attaque 3 ; Rép. −1
strong-intimidate = 🔴 Influence 8 ou Attaque 7 ; Rép. −2
    .short = 🔴 Influence 8 ou Attaque 7
basic-frost-bridge = Mouvement 2 ; marais à 1
strong-frost-bridge = 🔵 Mouvement 4 ; marais et lacs à 1
basic-song-of-wind = Mouvement 2 ; terrain ouvert −1
strong-song-of-wind = ⚪ Mouvement 2 ; −2 ; lacs pour un 🔵
    .short = ⚪ Mouvement 2, terrain −2
basic-path-finding = Mouvement 2 ; terrain −1 (2 au moins)
strong-path-finding = 🟢 Mouvement 4 ; tout terrain à 2
basic-blood-ritual = Blessure ; mana rouge et 1 au choix
strong-blood-ritual = 🔴 Une blessure ; 3 manas au choix
basic-pure-magic = Payez 🟢 Mouv., ⚪ Infl., 🔵 Blocage ou 🔴 Attaque 4
    .short = Payez 1 mana pour 4 points
strong-pure-magic = 🔵 De même, pour 7
basic-heroic-tale = Influence 3 ; Réputation par recrue
strong-heroic-tale = ⚪ Influence 6 ; Renommée aussi
basic-regeneration = Soin 1 ; réactive une unité de niveau 1–2
    .short = Soin 1 ; réactive une unité
strong-regeneration = 🟢 Soin 2 ; réactive une unité, niveau 1–3
    .short = 🟢 Soin 2 ; réactive une unité
basic-fireball = 🔴 Attaque à distance de feu 5
strong-fireball = 🔴⚫ Tempête de feu : blessure ; siège de feu 8
    .short = 🔴⚫ Tempête de feu
basic-snowstorm = 🔵 Attaque à distance de glace 5
strong-snowstorm = 🔵⚫ Blizzard : blessure ; siège de glace 8
    .short = 🔵⚫ Blizzard
basic-expose = ⚪ Un ennemi à nu ; distance 2
strong-expose = ⚪⚫ Mise à nu totale : tous ; distance 3
    .short = ⚪⚫ Mise à nu totale
basic-tremor = 🟢 Un ennemi : armure −3, ou tous : −2
    .short = 🟢 Armure −3, ou −2 pour tous
strong-tremor = 🟢⚫ Séisme : −6 ou −4 si fortifié
basic-flame-wall = 🔴 Attaque de feu 5 ou Blocage de feu 7
    .short = 🔴 Attaque 5 ou Blocage 7 de feu
strong-flame-wall = 🔴⚫ Vague de flammes : +2 par ennemi
    .short = 🔴⚫ Vague de flammes
basic-mana-bolt = 🔵 et 🔵 glace 8, 🔴 feu froid 7, ⚪ dist. 6, 🟢 siège 5
    .short = 🔵 et un mana : Attaque 5–8
strong-mana-bolt = 🔵⚫ et un : 11, 10, 9, 8
basic-whirlwind = ⚪ Un ennemi n’attaque pas
strong-whirlwind = ⚪⚫ Tornade : détruit un ennemi (attaque)
    .short = ⚪⚫ Tornade : détruit un ennemi
basic-underground-travel = 🟢 3 cases au plus, vers une case sûre
    .short = 🟢 3 cases, vers une case sûre
strong-underground-travel = 🟢⚫ 3 cases au plus, et assaut
basic-burning-shield = 🔴 Blocage de feu 4, puis Attaque de feu 4
    .short = 🔴 Blocage, puis Attaque de feu 4
strong-burning-shield = 🔴⚫ Bouclier explosif : 4, détruit
basic-chill = 🔵 Un ennemi n’attaque pas
strong-chill = 🔵⚫ Froid mortel : et armure −4
basic-wings-of-wind = ⚪ Vol, 5 cases au plus à 1 Mouvement
    .short = ⚪ Vol, 5 cases au plus
strong-wings-of-wind = ⚪⚫ Nuit : ni blocage ni dégâts
basic-restoration = 🟢 Soin 3, en forêt 5
strong-restoration = 🟢⚫ Renaissance : réactive 3 (5) niveaux
    .short = 🟢⚫ Renaissance
basic-demolish = 🔴 Sans remparts ; toute armure −1
strong-demolish = 🔴⚫ Désintègre un ennemi ; autres −1
    .short = 🔴⚫ Désintègre un ennemi
basic-space-bending = 🔵 Allez à 2 cases ; sans provoquer
strong-space-bending = 🔵⚫ Distorsion du temps : un autre tour
    .short = 🔵⚫ Distorsion du temps
basic-call-to-arms = ⚪ Utilisez une unité de l’offre
strong-call-to-arms = ⚪⚫ Appel à la gloire : recrue gratuite
    .short = ⚪⚫ Appel à la gloire
basic-meditation = 🟢 2 cartes défaussées en pioche ; +2 cartes
    .short = 🟢 2 défausses en pioche ; +2
strong-meditation = 🟢⚫ Transe : vous choisissez les 2
basic-mana-meltdown = 🔴 Les rivaux perdent un cristal
strong-mana-meltdown = 🔴⚫ Rayonnement : cristaux blessent
basic-mana-claim = 🔵 Gardez un dé : 3 manas, ou 1 par tour
    .short = 🔵 Gardez un dé pour ses manas
strong-mana-claim = 🔵⚫ Malédiction : il blesse les autres
    .short = 🔵⚫ Malédiction
basic-mind-read = ⚪ Cristal ; les rivaux défaussent sa couleur
    .short = ⚪ Cristal ; les rivaux défaussent
strong-mind-read = ⚪⚫ Vol de pensées : gardez-en une
basic-energy-flow = 🟢 Réactive une unité, fatigue une par rival
    .short = 🟢 Réactive, fatigue les rivales
strong-energy-flow = 🟢⚫ Vol d’énergie : soigne aussi 1 blessure
    .short = 🟢⚫ Vol d’énergie
basic-banner-of-glory = Armure, Attaque, Blocage +1 ; Renommée +1
    .short = Toutes valeurs +1 ; Renommée +1
strong-banner-of-glory = 💥 Toutes les unités l’ont ce tour-ci
    .short = 💥 Pour toutes les unités
basic-banner-of-fear = L’unité annule une attaque : Renommée +1
    .short = Annule une attaque, Renommée +1
strong-banner-of-fear = 💥 Ni phase de blocage ni dégâts
basic-banner-of-protection = Armure +1, résiste feu et glace
strong-banner-of-protection = 💥 Retirez les blessures de ce tour
basic-banner-of-courage = Réactive son unité 1 fois par manche
strong-banner-of-courage = 💥 Réactivez toutes vos unités
basic-ruby-ring = Mana et cristal rouges ; Renommée +1
strong-ruby-ring = 💥 Mana rouge et noir sans fin
basic-sapphire-ring = Mana et cristal bleus ; Renommée +1
strong-sapphire-ring = 💥 Mana bleu et noir sans fin
basic-diamond-ring = Mana et cristal blancs ; Renommée +1
strong-diamond-ring = 💥 Mana blanc et noir sans fin
basic-emerald-ring = Mana et cristal verts ; Renommée +1
strong-emerald-ring = 💥 Mana vert et noir sans fin
basic-sword-of-justice = Défaussez des cartes : Attaque 3 chacune
    .short = Défaussez : Attaque 3 par carte
strong-sword-of-justice = 💥 Attaques physiques doublées
basic-horn-of-wrath = Attaque de siège 6 ; peut vous blesser
strong-horn-of-wrath = 💥 Attaque de siège 6 à 12 ; de même
    .short = 💥 Attaque de siège 6 à 12
basic-endless-bag-of-gold = Influence 4, Renommée +2
strong-endless-bag-of-gold = 💥 Influence 9, Renommée +3
basic-endless-gem-pouch = Lancez 2 fois pour des cristaux
strong-endless-gem-pouch = 💥 Un mana par couleur, et or ou noir
    .short = 💥 Un mana par couleur, 1 de plus
basic-golden-grail = Soin 2 ; Renommée par point
strong-golden-grail = 💥 Soin 6 ; cartes par blessure
basic-book-of-wisdom = Une action devient action avancée
strong-book-of-wisdom = 💥 Un sort à la place, et un cristal
    .short = 💥 Un sort et un cristal
basic-amulet-of-sun = Un mana or ; l’or agit, forêts à 3
strong-amulet-of-sun = 💥 3 manas or, et de même
basic-amulet-of-darkness = 1 mana au choix ; le noir agit, déserts à 3
    .short = 1 mana au choix ; déserts à 3
strong-amulet-of-darkness = 💥 3 manas au choix, et de même

## On demand: each card

about-card-rage = **{ card-rage }**, action de base 🔴 rouge. { basic-rage }. { strong-rage }.
about-card-determination = **{ card-determination }**, action de base 🔵 bleue. { basic-determination }. { strong-determination }.
about-card-swiftness = **{ card-swiftness }**, action de base ⚪ blanche. { basic-swiftness }. { strong-swiftness }.
about-card-march = **{ card-march }**, action de base 🟢 verte. { basic-march }. { strong-march }.
about-card-stamina = **{ card-stamina }**, action de base 🔵 bleue. { basic-stamina }. { strong-stamina }.
about-card-tranquility = **{ card-tranquility }**, action de base 🟢 verte. { basic-tranquility }. { strong-tranquility }. Pas en combat.
about-card-promise = **{ card-promise }**, action de base ⚪ blanche. { basic-promise }. { strong-promise }.
about-card-threaten = **{ card-threaten }**, action de base 🔴 rouge. { basic-threaten }. { strong-threaten }.
about-card-crystallize = **{ card-crystallize }**, action de base 🔵 bleue. { basic-crystallize }. { strong-crystallize }. Vous payez aussi le mana de l’effet de base, et le cristal a sa couleur.
about-card-mana-draw = **{ card-mana-draw }**, action de base ⚪ blanche. { basic-mana-draw }. { strong-mana-draw }. Toute couleur sauf l’or ; le dé retourne à la Source tel que vous l’avez réglé.
about-card-concentration = **{ card-concentration }**, action de base 🟢 verte. { basic-concentration }. { strong-concentration }. Le +2 compte pour Mouvement, Influence, Attaque ou Blocage.
about-card-improvisation = **{ card-improvisation }**, action de base 🔴 rouge. { basic-improvisation }. { strong-improvisation }. Au choix : Mouvement, Influence, Attaque ou Blocage.
about-card-battle-versatility = **{ card-battle-versatility }**, action de base 🔴 rouge. { basic-battle-versatility }. { strong-battle-versatility }. Seule Arythea la possède. Vous choisissez un effet ; le feu peut être attaque ou blocage.
about-card-will-focus = **{ card-will-focus }**, action de base 🟢 verte. { basic-will-focus }. { strong-will-focus }. Seul Goldyx la possède. Le mana est bleu, blanc ou rouge. Le +3 compte pour Mouvement, Influence, Attaque ou Blocage.
about-card-noble-manners = **{ card-noble-manners }**, action de base ⚪ blanche. { basic-noble-manners }. { strong-noble-manners }. Seul Norowas la possède. Renommée et Réputation viennent à la fin du tour.
about-card-cold-toughness = **{ card-cold-toughness }**, action de base 🔵 bleue. { basic-cold-toughness }. { strong-cold-toughness }. Seul Tovak la possède. Les signes de l’ennemi bloqué sont les capacités, les résistances et l’élément de l’attaque.
about-card-fire-bolt = **{ card-fire-bolt }**, action avancée 🔴 rouge. { basic-fire-bolt }. { strong-fire-bolt }.
about-card-ice-bolt = **{ card-ice-bolt }**, action avancée 🔵 bleue. { basic-ice-bolt }. { strong-ice-bolt }.
about-card-swift-bolt = **{ card-swift-bolt }**, action avancée ⚪ blanche. { basic-swift-bolt }. { strong-swift-bolt }.
about-card-crushing-bolt = **{ card-crushing-bolt }**, action avancée 🟢 verte. { basic-crushing-bolt }. { strong-crushing-bolt }.
about-card-blood-rage = **{ card-blood-rage }**, action avancée 🔴 rouge. { basic-blood-rage }. { strong-blood-rage }.
about-card-ice-shield = **{ card-ice-shield }**, action avancée 🔵 bleue. { basic-ice-shield }. { strong-ice-shield }. Avec l’effet fort, c’est l’ennemi bloqué qui perd son armure, jamais sous 1.
about-card-agility = **{ card-agility }**, action avancée ⚪ blanche. { basic-agility }. { strong-agility }. Ce que vous n’avez pas dépensé en route devient Attaque 1 par point dans le combat de ce tour ; avec l’effet fort, 2 points font aussi Attaque à distance 1.
about-card-refreshing-walk = **{ card-refreshing-walk }**, action avancée 🟢 verte. { basic-refreshing-walk }. { strong-refreshing-walk }.
about-card-intimidate = **{ card-intimidate }**, action avancée 🔴 rouge. { basic-intimidate }. { strong-intimidate }. La Réputation baisse à la fin du tour.
about-card-frost-bridge = **{ card-frost-bridge }**, action avancée 🔵 bleue. { basic-frost-bridge }. { strong-frost-bridge }. Ce tour-ci, on peut traverser les lacs.
about-card-song-of-wind = **{ card-song-of-wind }**, action avancée ⚪ blanche. { basic-song-of-wind }. { strong-song-of-wind }. Le terrain ouvert, ce sont plaine, désert et terre désolée. Pour un mana bleu, vous pouvez aussi traverser les lacs gratuitement ce tour-ci.
about-card-path-finding = **{ card-path-finding }**, action avancée 🟢 verte. { basic-path-finding }. { strong-path-finding }. Lacs et montagnes restent fermés.
about-card-blood-ritual = **{ card-blood-ritual }**, action avancée 🔴 rouge. { basic-blood-ritual }. { strong-blood-ritual }. L’or et le noir sont permis aussi.
about-card-pure-magic = **{ card-pure-magic }**, action avancée 🔵 bleue. { basic-pure-magic }. { strong-pure-magic }. Vous payez un mana de plus, et sa couleur dit ce que vous obtenez.
about-card-heroic-tale = **{ card-heroic-tale }**, action avancée ⚪ blanche. { basic-heroic-tale }. { strong-heroic-tale }. Chaque fois +1 par unité que vous recrutez ce tour-ci.
about-card-regeneration = **{ card-regeneration }**, action avancée 🟢 verte. { basic-regeneration }. { strong-regeneration }. Pas en combat.
about-card-fireball = **{ card-fireball }**, sort 🔴 rouge. { basic-fireball }. { strong-fireball }.
about-card-snowstorm = **{ card-snowstorm }**, sort 🔵 bleu. { basic-snowstorm }. { strong-snowstorm }.
about-card-expose = **{ card-expose }**, sort ⚪ blanc. { basic-expose }. { strong-expose }. À nu : sans fortification ni résistance. Contre tous les ennemis, vous retirez une des deux.
about-card-tremor = **{ card-tremor }**, sort 🟢 vert. { basic-tremor }. { strong-tremor }. L’armure ne descend jamais sous 1. Séisme touche les non-fortifiés comme Secousse.
about-card-flame-wall = **{ card-flame-wall }**, sort 🔴 rouge. { basic-flame-wall }. { strong-flame-wall }.
about-card-mana-bolt = **{ card-mana-bolt }**, sort 🔵 bleu. { basic-mana-bolt }. { strong-mana-bolt }. Le mana payé en plus dit quelle attaque c’est : glace, feu froid, distance de glace ou siège de glace. L’effet fort s’appelle Foudre de mana.
about-card-whirlwind = **{ card-whirlwind }**, sort ⚪ blanc. { basic-whirlwind }. { strong-whirlwind }.
about-card-underground-travel = **{ card-underground-travel }**, sort 🟢 vert. { basic-underground-travel }. { strong-underground-travel }. Ni par les marais ni par les lacs ; personne n’est provoqué. L’Assaut souterrain finit par l’assaut d’un fort ou d’une tour ou, si la table joue les duels, par une attaque contre un autre héros ; les remparts ne comptent pas. Sans victoire, vous revenez à votre case de départ.
about-card-burning-shield = **{ card-burning-shield }**, sort 🔴 rouge. { basic-burning-shield }. { strong-burning-shield }. Seul un blocage réussi apporte l’attaque, ou détruit l’ennemi bloqué.
about-card-chill = **{ card-chill }**, sort 🔵 bleu. { basic-chill }. { strong-chill }. Grand froid retire aussi sa résistance au feu.
about-card-wings-of-wind = **{ card-wings-of-wind }**, sort ⚪ blanc. { basic-wings-of-wind }. { strong-wings-of-wind }. Vous vous posez sur une case sûre, et personne n’est provoqué. Ailes de la nuit demande autant de Mouvement non dépensé qu’il y a d’ennemis.
about-card-restoration = **{ card-restoration }**, sort 🟢 vert. { basic-restoration }. { strong-restoration }. L’effet fort soigne aussi, et les niveaux sont ceux des unités réactivées. Pas en combat.
about-card-demolish = **{ card-demolish }**, sort 🔴 rouge. { basic-demolish }. { strong-demolish }. L’armure ne descend jamais sous 1. La désintégration se joue en phase d’attaque.
about-card-space-bending = **{ card-space-bending }**, sort 🔵 bleu. { basic-space-bending }. { strong-space-bending }. Vous explorez aussi à 2 cases. Après Distorsion du temps, vos autres cartes jouées reviennent en main, et vous ne piochez pas.
about-card-call-to-arms = **{ card-call-to-arms }**, sort ⚪ blanc. { basic-call-to-arms }. { strong-call-to-arms }.
about-card-meditation = **{ card-meditation }**, sort 🟢 vert. { basic-meditation }. { strong-meditation }. Au hasard pour Méditation ; dessus ou dessous. À la fin de ce tour, vous piochez 2 cartes au-delà de votre limite de main.
about-card-mana-meltdown = **{ card-mana-meltdown }**, sort 🔴 rouge. { basic-mana-meltdown }. { strong-mana-meltdown }. Qui n’en a pas prend une blessure ; vous pouvez prendre un des cristaux perdus. Rayonnement de mana : choisissez une couleur ; chacun prend une blessure par cristal de cette couleur, puis vous en gagnez 2.
about-card-mana-claim = **{ card-mana-claim }**, sort 🔵 bleu. { basic-mana-claim }. { strong-mana-claim }. Le dé reste chez vous pour la manche. La Malédiction de mana frappe chaque rival une fois par tour.
about-card-mind-read = **{ card-mind-read }**, sort ⚪ blanc. { basic-mind-read }. { strong-mind-read }. Qui n’a pas de carte de cette couleur montre sa main. Seules des cartes d’action se gardent.
about-card-energy-flow = **{ card-energy-flow }**, sort 🟢 vert. { basic-energy-flow }. { strong-energy-flow }. Les unités des autres sont de niveau 2 au plus ; avec Vol d’énergie, 3. Le soin retire une blessure à l’unité réactivée. Pas en combat.
about-card-banner-of-glory = **{ card-banner-of-glory }**, artefact. Confiez-la à l’une de vos unités. { basic-banner-of-glory }. { strong-banner-of-glory }, et l’artefact quitte le jeu. La Renommée vient quand l’unité attaque ou bloque.
about-card-banner-of-fear = **{ card-banner-of-fear }**, artefact. Confiez-la à l’une de vos unités. { basic-banner-of-fear }. { strong-banner-of-fear }, et l’artefact quitte le jeu.
about-card-banner-of-protection = **{ card-banner-of-protection }**, artefact. Confiez-la à l’une de vos unités. { basic-banner-of-protection }. { strong-banner-of-protection }, et l’artefact quitte le jeu.
about-card-banner-of-courage = **{ card-banner-of-courage }**, artefact. Confiez-la à l’une de vos unités. { basic-banner-of-courage }. { strong-banner-of-courage }, et l’artefact quitte le jeu. Pas en combat.
about-card-ruby-ring = **{ card-ruby-ring }**, artefact. { basic-ruby-ring }. { strong-ruby-ring }, et l’artefact quitte le jeu. Renommée +1 par sort rouge lancé pendant ce tour. Le noir demande toujours la nuit.
about-card-sapphire-ring = **{ card-sapphire-ring }**, artefact. { basic-sapphire-ring }. { strong-sapphire-ring }, et l’artefact quitte le jeu. Renommée +1 par sort bleu lancé pendant ce tour. Le noir demande toujours la nuit.
about-card-diamond-ring = **{ card-diamond-ring }**, artefact. { basic-diamond-ring }. { strong-diamond-ring }, et l’artefact quitte le jeu. Renommée +1 par sort blanc lancé pendant ce tour. Le noir demande toujours la nuit.
about-card-emerald-ring = **{ card-emerald-ring }**, artefact. { basic-emerald-ring }. { strong-emerald-ring }, et l’artefact quitte le jeu. Renommée +1 par sort vert lancé pendant ce tour. Le noir demande toujours la nuit.
about-card-sword-of-justice = **{ card-sword-of-justice }**, artefact. { basic-sword-of-justice }. { strong-sword-of-justice }, et l’artefact quitte le jeu. Renommée +1 par ennemi vaincu ce tour-ci. Avec l’effet fort, aucun ennemi ne résiste aux attaques physiques.
about-card-horn-of-wrath = **{ card-horn-of-wrath }**, artefact. { basic-horn-of-wrath }. { strong-horn-of-wrath }, et l’artefact quitte le jeu. Rouge et noir sur un dé vous blessent ; au-delà de 6, vous en lancez un par point.
about-card-endless-bag-of-gold = **{ card-endless-bag-of-gold }**, artefact. { basic-endless-bag-of-gold }. { strong-endless-bag-of-gold }, et l’artefact quitte le jeu.
about-card-endless-gem-pouch = **{ card-endless-gem-pouch }**, artefact. { basic-endless-gem-pouch }. { strong-endless-gem-pouch }, et l’artefact quitte le jeu. L’or donne un cristal au choix, le noir Renommée +1. Le dernier mana est or de jour, noir de nuit.
about-card-golden-grail = **{ card-golden-grail }**, artefact. { basic-golden-grail }. { strong-golden-grail }, et l’artefact quitte le jeu. Renommée +1 par point utilisé ; ou une carte par blessure soignée dans votre main. Pas en combat.
about-card-book-of-wisdom = **{ card-book-of-wisdom }**, artefact. { basic-book-of-wisdom }. { strong-book-of-wisdom }, et l’artefact quitte le jeu. La nouvelle carte a la même couleur, vient de l’offre et va dans votre main. L’ancienne quitte le jeu.
about-card-amulet-of-sun = **{ card-amulet-of-sun }**, artefact. { basic-amulet-of-sun }. { strong-amulet-of-sun }, et l’artefact quitte le jeu. De nuit, vous utilisez le mana or, traversez les forêts pour 3 et voyez garnisons et ruines comme de jour.
about-card-amulet-of-darkness = **{ card-amulet-of-darkness }**, artefact. { basic-amulet-of-darkness }. { strong-amulet-of-darkness }, et l’artefact quitte le jeu. De jour, vous utilisez le mana noir et traversez les déserts pour 3.
about-card-wound = **{ card-wound }**. Elle encombre votre main et ne fait rien. Soignez-la, reposez-vous pour la défausser, ou laissez-la dans une clairière magique.

## Units

unit-peasants = Paysans
unit-herbalists = Herboristes
unit-foresters = Forestiers
unit-utem-crossbowmen = Arbalétriers d’Utem
unit-utem-guardsmen = Gardes d’Utem
unit-utem-swordsmen = Épéistes d’Utem
unit-guardian-golems = Golems gardiens
unit-illusionists = Illusionnistes
unit-red-cape-monks = Moines à cape rouge
unit-northern-monks = Moines du Nord
unit-savage-monks = Moines sauvages
ability-peasants-1 = Attaque 2 ou Blocage 2
ability-peasants-2 = Influence 2
ability-peasants-3 = Mouvement 2
ability-herbalists-1 = 🟢 Soin 2
ability-herbalists-2 = Réactive une unité de niveau 1–2
ability-herbalists-3 = Un mana vert
ability-foresters-1 = Mouvement 2 ; forêt, collines, marais −1
    .short = Mouvement 2 ; terrain −1
ability-foresters-2 = Blocage 3
ability-utem-crossbowmen-1 = Attaque 3 ou Blocage 3
ability-utem-crossbowmen-2 = Attaque à distance 2
ability-utem-guardsmen-1 = Attaque 2
ability-utem-guardsmen-2 = Blocage 4, rapidité non doublée
ability-utem-swordsmen-1 = Attaque 3 ou Blocage 3
ability-utem-swordsmen-2 = Attaque ou Blocage 6, unité blessée
ability-guardian-golems-1 = Attaque 2 ou Blocage 2
ability-guardian-golems-2 = 🔴 Blocage de feu 4
ability-guardian-golems-3 = 🔵 Blocage de glace 4
ability-illusionists-1 = Influence 4
ability-illusionists-2 = ⚪ Un ennemi sans remparts n’attaque pas
    .short = ⚪ Un ennemi n’attaque pas
ability-illusionists-3 = Un cristal blanc
ability-red-cape-monks-1 = Attaque 3 ou Blocage 3
ability-red-cape-monks-2 = 🔴 Attaque ou Blocage de feu 4
ability-northern-monks-1 = Attaque 3 ou Blocage 3
ability-northern-monks-2 = 🔵 Attaque ou Blocage de glace 4
ability-savage-monks-1 = Attaque 3 ou Blocage 3
ability-savage-monks-2 = 🟢 Attaque de siège 4
unit-does-peasants = { ability-peasants-1 } · { ability-peasants-2 } · { ability-peasants-3 }
unit-does-herbalists = { ability-herbalists-1 } · { ability-herbalists-2 } · { ability-herbalists-3 }
unit-does-foresters = { ability-foresters-1 } · { ability-foresters-2 }
unit-does-utem-crossbowmen = { ability-utem-crossbowmen-1 } · { ability-utem-crossbowmen-2 }
unit-does-utem-guardsmen = { ability-utem-guardsmen-1 } · { ability-utem-guardsmen-2 }
unit-does-utem-swordsmen = { ability-utem-swordsmen-1 } · { ability-utem-swordsmen-2 }
unit-does-guardian-golems = { ability-guardian-golems-1 } · { ability-guardian-golems-2 } · { ability-guardian-golems-3 }
unit-does-illusionists = { ability-illusionists-1 } · { ability-illusionists-2 } · { ability-illusionists-3 }
unit-does-red-cape-monks = { ability-red-cape-monks-1 } · { ability-red-cape-monks-2 }
unit-does-northern-monks = { ability-northern-monks-1 } · { ability-northern-monks-2 }
unit-does-savage-monks = { ability-savage-monks-1 } · { ability-savage-monks-2 }
about-unit-peasants = **{ unit-peasants }**, niveau 1, armure 3. Se recrute pour 4 Influence (villages). { unit-does-peasants }.
about-unit-herbalists = **{ unit-herbalists }**, niveau 1, armure 2. Se recrute pour 3 Influence (villages et monastères). { unit-does-herbalists }.
about-unit-foresters = **{ unit-foresters }**, niveau 1, armure 4. Se recrute pour 5 Influence (villages). { unit-does-foresters }.
about-unit-utem-crossbowmen = **{ unit-utem-crossbowmen }**, niveau 2, armure 4. Se recrute pour 6 Influence (villages et forts). { unit-does-utem-crossbowmen }.
about-unit-utem-guardsmen = **{ unit-utem-guardsmen }**, niveau 2, armure 5. Se recrute pour 5 Influence (villages et forts). { unit-does-utem-guardsmen }.
about-unit-utem-swordsmen = **{ unit-utem-swordsmen }**, niveau 2, armure 4. Se recrute pour 6 Influence (forts). { unit-does-utem-swordsmen }.
about-unit-guardian-golems = **{ unit-guardian-golems }**, niveau 2, armure 3, résistance physique. Se recrute pour 7 Influence (forts et tours de mage). { unit-does-guardian-golems }.
about-unit-illusionists = **{ unit-illusionists }**, niveau 2, armure 2, résistance physique. Se recrute pour 7 Influence (monastères et tours de mage). { unit-does-illusionists }.
about-unit-red-cape-monks = **{ unit-red-cape-monks }**, niveau 2, armure 4. Se recrute pour 7 Influence (monastères). { unit-does-red-cape-monks }.
about-unit-northern-monks = **{ unit-northern-monks }**, niveau 2, armure 4. Se recrute pour 7 Influence (monastères). { unit-does-northern-monks }.
about-unit-savage-monks = **{ unit-savage-monks }**, niveau 2, armure 4. Se recrute pour 7 Influence (monastères). { unit-does-savage-monks }.

## Skills

skill-dark-paths = Sentiers obscurs
skill-burning-power = Puissance ardente
skill-hot-swordsmanship = Escrime ardente
skill-dark-negotiation = Négociation obscure
skill-dark-fire-magic = Magie du feu obscur
skill-power-of-pain = Pouvoir de la douleur
skill-invocation = Invocation
skill-polarization = Polarisation
skill-motivation-arythea = Motivation (Arythea)
skill-healing-ritual = Rituel de guérison
skill-freezing-power = Puissance glaciale
skill-potion-making = Art des potions
skill-white-crystal-craft = Art du cristal blanc
skill-green-crystal-craft = Art du cristal vert
skill-red-crystal-craft = Art du cristal rouge
skill-glittering-fortune = Fortune étincelante
skill-flight = Vol
skill-universal-power = Pouvoir universel
skill-motivation-goldyx = Motivation (Goldyx)
skill-source-freeze = Gel de la Source
skill-forward-march = En avant, marche
skill-day-sharpshooting = Tir précis de jour
skill-inspiration = Inspiration
skill-bright-negotiation = Négociation lumineuse
skill-leaves-in-the-wind = Feuilles au vent
skill-whisper-in-the-treetops = Murmure des cimes
skill-leadership = Autorité
skill-bonds-of-loyalty = Liens de loyauté
skill-motivation-norowas = Motivation (Norowas)
skill-prayer-of-weather = Prière au ciel
skill-double-time = Pas redoublé
skill-night-sharpshooting = Tir précis de nuit
skill-cold-swordsmanship = Escrime glaciale
skill-shield-mastery = Maîtrise du bouclier
skill-resistance-break = Brise-résistance
skill-i-feel-no-pain = Même pas mal
skill-i-dont-give-a-damn = Rien à faire
skill-who-needs-magic = À quoi bon la magie
skill-motivation-tovak = Motivation (Tovak)
skill-mana-exploit = Exploitation du mana
does-dark-paths = Mouvement 1, de nuit 2
does-burning-power = Attaque de siège 1 ou Attaque de siège de feu 1
does-hot-swordsmanship = Attaque 2 ou Attaque de feu 2
does-dark-negotiation = Influence 2, de nuit 3
does-dark-fire-magic = Un cristal rouge, et un mana rouge ou noir
does-power-of-pain = Jouez une blessure de côté pour 2 ; elle va à la défausse
does-invocation = Défaussez blessure : mana rouge/noir ; carte : blanc/vert
does-polarization = Un mana vaut son opposé : rouge–bleu, vert–blanc, or–noir
does-motivation-arythea = 2 cartes ; mana rouge si votre Renommée est seule dernière
does-healing-ritual = Retirez 2 blessures ; le rival le plus proche en reçoit une
does-freezing-power = Attaque de siège 1 ou Attaque de siège de glace 1
does-potion-making = Soin 2, pas en combat
does-white-crystal-craft = Un cristal bleu et un mana blanc
does-green-crystal-craft = Un cristal bleu et un mana vert
does-red-crystal-craft = Un cristal bleu et un mana rouge
does-glittering-fortune = Influence 1 par couleur parmi vos cristaux
does-flight = Vol : 1 case gratuite, ou 2 pour 2 Mouvement ; case sûre
does-universal-power = Payez un mana : une carte de côté vaut 3, de sa couleur 4
does-motivation-goldyx = 2 cartes ; mana vert si votre Renommée est seule dernière
does-source-freeze = Rivaux privés de leur dé habituel jusqu’à votre prochain tour ; puis un cristal
does-forward-march = Mouvement 1 par unité prête et indemne, jusqu’à 3
does-day-sharpshooting = Attaque à distance 2, de nuit 1
does-inspiration = Réactivez ou soignez une unité, pas en combat
does-bright-negotiation = Influence 3, de nuit 2
does-leaves-in-the-wind = Un cristal vert et un mana blanc
does-whisper-in-the-treetops = Un cristal blanc et un mana vert
does-leadership = Prochaine unité : Blocage +3, Attaque +2 ou distance +1
does-bonds-of-loyalty = Une unité de plus, 5 moins chère, utile partout
does-motivation-norowas = 2 cartes ; mana blanc si votre Renommée est seule dernière
does-prayer-of-weather = Jusqu’à votre prochain tour : terrain −2, rivaux +1
does-double-time = Mouvement 2, de nuit 1
does-night-sharpshooting = Attaque à distance 1, de nuit 2
does-cold-swordsmanship = Attaque 2 ou Attaque de glace 2
does-shield-mastery = Blocage 3, Blocage de feu 2 ou Blocage de glace 2
does-resistance-break = Un ennemi : armure −1 par résistance
does-i-feel-no-pain = Défaussez une blessure, piochez une carte, pas en combat
does-i-dont-give-a-damn = Une carte de côté vaut 2 ; 3 hors action de base
does-who-needs-magic = Une carte de côté vaut 2 ; sans dé de la Source, 3
does-motivation-tovak = 2 cartes ; mana bleu si votre Renommée est seule dernière
does-mana-exploit = Un mana ; les autres couleurs blessent les rivaux
about-skill-dark-paths = **{ skill-dark-paths }** ({ hero-arythea }, une fois par tour). { does-dark-paths }.
about-skill-burning-power = **{ skill-burning-power }** ({ hero-arythea }, une fois par tour). { does-burning-power }.
about-skill-hot-swordsmanship = **{ skill-hot-swordsmanship }** ({ hero-arythea }, une fois par tour). { does-hot-swordsmanship }.
about-skill-dark-negotiation = **{ skill-dark-negotiation }** ({ hero-arythea }, une fois par tour). { does-dark-negotiation }.
about-skill-dark-fire-magic = **{ skill-dark-fire-magic }** ({ hero-arythea }, une fois par manche). { does-dark-fire-magic }.
about-skill-power-of-pain = **{ skill-power-of-pain }** ({ hero-arythea }, une fois par tour). { does-power-of-pain }.
about-skill-invocation = **{ skill-invocation }** ({ hero-arythea }, une fois par tour). { does-invocation }.
about-skill-polarization = **{ skill-polarization }** ({ hero-arythea }, une fois par tour). { does-polarization }.
about-skill-motivation-arythea = **{ skill-motivation-arythea }** ({ hero-arythea }, une fois par manche). { does-motivation-arythea }.
about-skill-healing-ritual = **{ skill-healing-ritual }** ({ hero-arythea }, une fois par manche). { does-healing-ritual }.
about-skill-freezing-power = **{ skill-freezing-power }** ({ hero-goldyx }, une fois par tour). { does-freezing-power }.
about-skill-potion-making = **{ skill-potion-making }** ({ hero-goldyx }, une fois par manche). { does-potion-making }.
about-skill-white-crystal-craft = **{ skill-white-crystal-craft }** ({ hero-goldyx }, une fois par manche). { does-white-crystal-craft }.
about-skill-green-crystal-craft = **{ skill-green-crystal-craft }** ({ hero-goldyx }, une fois par manche). { does-green-crystal-craft }.
about-skill-red-crystal-craft = **{ skill-red-crystal-craft }** ({ hero-goldyx }, une fois par manche). { does-red-crystal-craft }.
about-skill-glittering-fortune = **{ skill-glittering-fortune }** ({ hero-goldyx }, une fois par tour). { does-glittering-fortune }.
about-skill-flight = **{ skill-flight }** ({ hero-goldyx }, une fois par manche). { does-flight }.
about-skill-universal-power = **{ skill-universal-power }** ({ hero-goldyx }, une fois par tour). { does-universal-power }.
about-skill-motivation-goldyx = **{ skill-motivation-goldyx }** ({ hero-goldyx }, une fois par manche). { does-motivation-goldyx }.
about-skill-source-freeze = **{ skill-source-freeze }** ({ hero-goldyx }, une fois par manche). { does-source-freeze }. Les dés supplémentaires, comme celui de « { card-mana-draw } », restent permis. Le cristal est d’une couleur que montre la Source.
about-skill-forward-march = **{ skill-forward-march }** ({ hero-norowas }, une fois par tour). { does-forward-march }.
about-skill-day-sharpshooting = **{ skill-day-sharpshooting }** ({ hero-norowas }, une fois par tour). { does-day-sharpshooting }.
about-skill-inspiration = **{ skill-inspiration }** ({ hero-norowas }, une fois par manche). { does-inspiration }.
about-skill-bright-negotiation = **{ skill-bright-negotiation }** ({ hero-norowas }, une fois par tour). { does-bright-negotiation }.
about-skill-leaves-in-the-wind = **{ skill-leaves-in-the-wind }** ({ hero-norowas }, une fois par manche). { does-leaves-in-the-wind }.
about-skill-whisper-in-the-treetops = **{ skill-whisper-in-the-treetops }** ({ hero-norowas }, une fois par manche). { does-whisper-in-the-treetops }.
about-skill-leadership = **{ skill-leadership }** ({ hero-norowas }, une fois par tour). { does-leadership }.
about-skill-bonds-of-loyalty = **{ skill-bonds-of-loyalty }** ({ hero-norowas }, toujours). { does-bonds-of-loyalty }.
about-skill-motivation-norowas = **{ skill-motivation-norowas }** ({ hero-norowas }, une fois par manche). { does-motivation-norowas }.
about-skill-prayer-of-weather = **{ skill-prayer-of-weather }** ({ hero-norowas }, une fois par manche). { does-prayer-of-weather }.
about-skill-double-time = **{ skill-double-time }** ({ hero-tovak }, une fois par tour). { does-double-time }.
about-skill-night-sharpshooting = **{ skill-night-sharpshooting }** ({ hero-tovak }, une fois par tour). { does-night-sharpshooting }.
about-skill-cold-swordsmanship = **{ skill-cold-swordsmanship }** ({ hero-tovak }, une fois par tour). { does-cold-swordsmanship }.
about-skill-shield-mastery = **{ skill-shield-mastery }** ({ hero-tovak }, une fois par tour). { does-shield-mastery }.
about-skill-resistance-break = **{ skill-resistance-break }** ({ hero-tovak }, une fois par tour). { does-resistance-break }.
about-skill-i-feel-no-pain = **{ skill-i-feel-no-pain }** ({ hero-tovak }, une fois par tour). { does-i-feel-no-pain }.
about-skill-i-dont-give-a-damn = **{ skill-i-dont-give-a-damn }** ({ hero-tovak }, une fois par tour). { does-i-dont-give-a-damn }.
about-skill-who-needs-magic = **{ skill-who-needs-magic }** ({ hero-tovak }, une fois par tour). { does-who-needs-magic }.
about-skill-motivation-tovak = **{ skill-motivation-tovak }** ({ hero-tovak }, une fois par manche). { does-motivation-tovak }.
about-skill-mana-exploit = **{ skill-mana-exploit }** ({ hero-tovak }, une fois par manche). { does-mana-exploit }.

## Enemies

enemy-prowlers = Rôdeurs
enemy-diggers = Sapeurs
enemy-cursed-hags = Sorcières maudites
enemy-wolf-riders = Chevaucheurs de loups
enemy-ironclads = Cuirassés
enemy-orc-summoners = Invocateurs orques
enemy-crossbowmen = Arbalétriers
enemy-guardsmen = Gardes
enemy-swordsmen = Épéistes
enemy-golems = Golems
enemy-minotaur = Minotaure
enemy-gargoyle = Gargouille
enemy-medusa = Méduse
enemy-crypt-worm = Ver des cryptes
enemy-werewolf = Loup-garou
enemy-monks = Moines
enemy-enemy-illusionists = Illusionnistes ennemis
enemy-ice-mages = Mages de glace
enemy-ice-golems = Golems de glace
enemy-fire-mages = Mages de feu
enemy-fire-golems = Golems de feu
enemy-freezers = Givreurs
enemy-gunners = Artilleurs
enemy-altem-guardsmen = Gardes d’Altem
enemy-altem-mages = Mages d’Altem
enemy-swamp-dragon = Dragon des marais
enemy-fire-dragon = Dragon de feu
enemy-ice-dragon = Dragon de glace
enemy-high-dragon = Grand Dragon
values-prowlers = armure 3, attaque 4
values-diggers = armure 3, attaque 3, fortification
values-cursed-hags = armure 5, attaque 3, poison
values-wolf-riders = armure 4, attaque 3, rapide
values-ironclads = armure 3, attaque 4, brutale, rés. physique
values-orc-summoners = armure 4, invocation
values-crossbowmen = armure 4, attaque 4, rapide
values-guardsmen = armure 7, attaque 3, fortification
values-swordsmen = armure 5, attaque 6
values-golems = armure 5, attaque 2, rés. physique
values-minotaur = armure 5, attaque 5, brutale
values-gargoyle = armure 4, attaque 5, rés. physique
values-medusa = armure 4, attaque 6, paralysie
values-crypt-worm = armure 6, attaque 6, fortification
values-werewolf = armure 5, attaque 7, rapide
values-monks = armure 5, attaque 5, poison
values-enemy-illusionists = armure 3, invocation, rés. physique
values-ice-mages = armure 6, attaque 5 glace, rés. glace
values-ice-golems = armure 4, attaque 2 glace, paralysie, rés. glace+phys
values-fire-mages = armure 5, attaque 6 feu, rés. feu
values-fire-golems = armure 4, attaque 3 feu, brutale, rés. feu+phys
values-freezers = armure 7, attaque 3 glace, rapide, paralysie, rés. feu
values-gunners = armure 6, attaque 6 feu, brutale, rés. glace
values-altem-guardsmen = armure 7, attaque 6, fortification, rés. feu+glace+phys
values-altem-mages = armure 8, attaque 4 feu froid, brutale, fortification, poison, rés. physique
values-swamp-dragon = armure 9, attaque 5, rapide, poison
values-fire-dragon = armure 7, attaque 9 feu, rés. feu+phys
values-ice-dragon = armure 7, attaque 6 glace, paralysie, rés. glace+phys
values-high-dragon = armure 9, attaque 6 feu froid, brutale, rés. feu+glace
about-enemy-prowlers = **{ enemy-prowlers }**, orques maraudeurs : { values-prowlers }. Renommée 2.
about-enemy-diggers = **{ enemy-diggers }**, orques maraudeurs : { values-diggers }. Renommée 2.
about-enemy-cursed-hags = **{ enemy-cursed-hags }**, orques maraudeurs : { values-cursed-hags }. Renommée 3.
about-enemy-wolf-riders = **{ enemy-wolf-riders }**, orques maraudeurs : { values-wolf-riders }. Renommée 3.
about-enemy-ironclads = **{ enemy-ironclads }**, orques maraudeurs : { values-ironclads }. Renommée 4.
about-enemy-orc-summoners = **{ enemy-orc-summoners }**, orques maraudeurs : { values-orc-summoners }. Renommée 4.
about-enemy-crossbowmen = **{ enemy-crossbowmen }**, garnison de forts : { values-crossbowmen }. Renommée 3.
about-enemy-guardsmen = **{ enemy-guardsmen }**, garnison de forts : { values-guardsmen }. Renommée 3.
about-enemy-swordsmen = **{ enemy-swordsmen }**, garnison de forts : { values-swordsmen }. Renommée 4.
about-enemy-golems = **{ enemy-golems }**, garnison de forts : { values-golems }. Renommée 4.
about-enemy-minotaur = **{ enemy-minotaur }**, monstre de repaires et de donjons : { values-minotaur }. Renommée 4.
about-enemy-gargoyle = **{ enemy-gargoyle }**, monstre de repaires et de donjons : { values-gargoyle }. Renommée 4.
about-enemy-medusa = **{ enemy-medusa }**, monstre de repaires et de donjons : { values-medusa }. Renommée 5.
about-enemy-crypt-worm = **{ enemy-crypt-worm }**, monstre de repaires et de donjons : { values-crypt-worm }. Renommée 5.
about-enemy-werewolf = **{ enemy-werewolf }**, monstre de repaires et de donjons : { values-werewolf }. Renommée 5.
about-enemy-monks = **{ enemy-monks }**, garnison de tours de mage : { values-monks }. Renommée 4.
about-enemy-enemy-illusionists = **{ enemy-enemy-illusionists }**, garnison de tours de mage : { values-enemy-illusionists }. Renommée 4.
about-enemy-ice-mages = **{ enemy-ice-mages }**, garnison de tours de mage : { values-ice-mages }. Renommée 5.
about-enemy-ice-golems = **{ enemy-ice-golems }**, garnison de tours de mage : { values-ice-golems }. Renommée 5.
about-enemy-fire-mages = **{ enemy-fire-mages }**, garnison de tours de mage : { values-fire-mages }. Renommée 5.
about-enemy-fire-golems = **{ enemy-fire-golems }**, garnison de tours de mage : { values-fire-golems }. Renommée 5.
about-enemy-freezers = **{ enemy-freezers }**, soldats de la cité, dans des ruines : { values-freezers }. Renommée 7.
about-enemy-gunners = **{ enemy-gunners }**, soldats de la cité, dans des ruines : { values-gunners }. Renommée 7.
about-enemy-altem-guardsmen = **{ enemy-altem-guardsmen }**, soldats de la cité, dans des ruines : { values-altem-guardsmen }. Renommée 8.
about-enemy-altem-mages = **{ enemy-altem-mages }**, soldats de la cité, dans des ruines : { values-altem-mages }. Renommée 8.
about-enemy-swamp-dragon = **{ enemy-swamp-dragon }**, Draconum : { values-swamp-dragon }. Renommée 7.
about-enemy-fire-dragon = **{ enemy-fire-dragon }**, Draconum : { values-fire-dragon }. Renommée 8.
about-enemy-ice-dragon = **{ enemy-ice-dragon }**, Draconum : { values-ice-dragon }. Renommée 8.
about-enemy-high-dragon = **{ enemy-high-dragon }**, Draconum : { values-high-dragon }. Renommée 9.

## The land: a space is named by its tile and a letter, and says what stands there

space-Aa = Aa portail
space-1a = 1a clairière
space-1c = 1c village
space-2b = 2b clairière
space-2c = 2c village
space-2e = 2e mine verte
space-3b = 3b fort
space-3d = 3d mine blanche
space-3e = 3e village
space-4a = 4a tour de mage
space-4d = 4d village
space-5b = 5b monastère
space-5d = 5d mine bleue
space-5f = 5f clairière
space-6a = 6a mine rouge
space-6f = 6f repaire
space-7c = 7c clairière
space-7d = 7d donjon
space-7f = 7f monastère
space-8b = 8b ruines
space-8d = 8d village
space-8g = 8g clairière
space-9c = 9c fort
space-9e = 9e tour de mage
space-9g = 9g donjon
space-10d = 10d ruines
space-10e = 10e fort
space-10g = 10g repaire
space-11a = 11a tour de mage
space-11f = 11f ruines
space-C1a = C1a monastère
space-C1b = C1b tombeau
space-C1f = C1f terrain de ponte
space-C2b = C2b ruines
space-C2c = C2c mine verte
space-C2e = C2e tour de mage
space-C3b = C3b ruines
space-C3c = C3c tour de mage
space-C3e = C3e mine blanche
space-C3f = C3f tombeau
space-C4c = C4c fort
space-C4e = C4e ruines
space-C4g = C4g mine bleue
space-C5a = C5a cité verte
space-C5b = C5b village
space-C5g = C5g clairière
space-C6a = C6a cité bleue
space-C6b = C6b monastère
space-C7a = C7a cité blanche
space-C7f = C7f fort
space-C7g = C7g terrain de ponte
space-C8a = C8a cité rouge
space-C8b = C8b mine rouge
space-C8g = C8g ruines

tile-A = la côte et le portail
tile-1 = clairière, village, orques
tile-2 = clairière, village, mine verte, orques
tile-3 = fort, mine blanche, village
tile-4 = tour de mage, village, orques
tile-5 = monastère, orques, mine bleue, clairière
tile-6 = mine rouge, orques, repaire
tile-7 = orques, clairière, donjon, monastère
tile-8 = orques, ruines, village, clairière
tile-9 = fort, tour de mage, donjon
tile-10 = ruines, fort, repaire
tile-11 = tour de mage, orques, ruines
tile-C1 = monastère, tombeau, terrain de ponte
tile-C2 = ruines, mine verte, un Draconum, tour de mage
tile-C3 = ruines, tour de mage, mine blanche, tombeau
tile-C4 = un Draconum, fort, ruines, mine bleue
tile-C5 = cité verte, village, orques, clairière
tile-C6 = cité bleue, monastère, un Draconum
tile-C7 = cité blanche, un Draconum, fort, terrain de ponte
tile-C8 = cité rouge, mine rouge, un Draconum, ruines

## On demand: sites, abilities, terrain, tactics, heroes

about-site-village = **Village.** Recrutez des unités qui portent le signe du village, ou achetez des Soins pour 3 Influence chacun. Qui commence son tour ici peut d’abord piller : Réputation −1, et 2 cartes.
about-site-monastery = **Monastère.** Recrutez des moines, achetez des Soins pour 2 Influence chacun, ou apprenez pour 6 l’action avancée exposée. Ou incendiez-le : Réputation −3, un combat sans unités contre un ennemi violet, et un artefact si vous gagnez.
about-site-keep = **Fort.** Y entrer, c’est l’assaillir : Réputation −1, et une garnison grise derrière des remparts. Une fois à vous, on y recrute, et dessus ou à côté votre limite de main augmente de 1 par fort que vous possédez. Les rivaux peuvent vous le prendre.
about-site-mage_tower = **Tour de mage.** Y entrer, c’est l’assaillir : Réputation −1, et une garnison violette derrière des remparts. Elle rapporte un sort. Une fois conquise, on y entre librement, et chacun peut y recruter, ou apprendre un sort pour 7 Influence et un mana de sa couleur.
about-site-magical_glade = **Clairière magique.** Finissez-y un tour pour retirer du jeu une blessure de votre main ou de votre défausse. Commencez-y un tour pour un mana or, de nuit un noir.
about-site-mine = **Mine de cristal.** Finissez-y un tour pour un cristal de sa couleur. Vous pouvez en avoir 3 de chaque.
about-site-monster_den = **Repaire de monstres.** Y entrer est votre action : un monstre brun. Il reste jusqu’à ce que quelqu’un le batte ; on gagne alors 2 cristaux au hasard.
about-site-spawning_grounds = **Terrain de ponte.** Y entrer est votre action : deux monstres bruns. Battez les deux en un combat pour 3 cristaux au hasard et un artefact ; un seul vaincu est remplacé.
about-site-dungeon = **Donjon.** Y entrer est votre action : un monstre brun, sans vos unités, règles de nuit. Le premier vainqueur lance un dé : or ou noir, un sort ; sinon un artefact. Les visites suivantes ne rapportent que de la Renommée.
about-site-tomb = **Tombeau.** Y entrer est votre action : un Draconum, sans vos unités, règles de nuit. Le premier vainqueur gagne un sort et un artefact.
about-site-ruins = **Ruines.** De jour, vous voyez ce qui attend à l’intérieur : un autel qui donne Renommée 7 pour 3 manas de sa couleur, ou deux ennemis et un trésor. Y entrer est votre action ; les ennemis qui survivent restent.
about-site-city = **Cité.** Personne n’y entre dans ce scénario. Quand sa tuile est révélée, chacun a un dernier tour.
about-site-portal = **Portail.** C’est par là que vous arrivez. Plusieurs héros peuvent s’y tenir, et à la fin d’un tour ils quittent la carte jusqu’à leur tour suivant.
about-ruins-altar-green = **Ruines : un autel vert.** Entrez-y pour votre action et payez 3 manas verts pour Renommée 7. Votre bouclier y reste.
about-ruins-altar-blue = **Ruines : un autel bleu.** Entrez-y pour votre action et payez 3 manas bleus pour Renommée 7. Votre bouclier y reste.
about-ruins-altar-white = **Ruines : un autel blanc.** Entrez-y pour votre action et payez 3 manas blancs pour Renommée 7. Votre bouclier y reste.
about-ruins-altar-red = **Ruines : un autel rouge.** Entrez-y pour votre action et payez 3 manas rouges pour Renommée 7. Votre bouclier y reste.
about-ruins-grey-violet = **Ruines aux prisonniers.** Battez un ennemi gris et un violet, et une unité de l’offre vous rejoint gratuitement à la fin du tour.
about-ruins-green-brown = **Ruines à l’artefact.** Battez un orque et un monstre brun pour le trouver.
about-ruins-green-green = **Ruines aux cristaux.** Battez deux orques pour un cristal de chaque couleur de base.
about-ruins-brown-violet = **Ruines au sort.** Battez un monstre brun et un ennemi violet pour un sort et un cristal de chaque couleur de base.
about-ruins-grey-white = **Ruines à l’artefact et au sort.** Battez un ennemi gris et un de la cité pour avoir les deux.
about-ruins-grey-brown = **Ruines à l’artefact.** Battez un ennemi gris et un monstre brun pour le trouver.
about-ruins-brown-red = **Ruines aux deux artefacts.** Battez un monstre brun et un Draconum pour les trouver.
about-ruins-green-red = **Ruines à l’artefact et à la leçon.** Battez un orque et un Draconum pour un artefact et une action avancée.
ability-fortified = Fortification
ability-swift = Rapidité
ability-brutal = Brutalité
ability-poison = Poison
ability-paralyze = Paralysie
ability-summon = Invocation de monstre
ability-physical = Résistance physique
ability-fire = Résistance au feu
ability-ice = Résistance à la glace
ability-fire-attack = Attaque de feu
ability-ice-attack = Attaque de glace
ability-coldfire-attack = Attaque de feu froid

about-duel = **Duel** (une option de la table). Arrêtez-vous sur la case d’un autre héros pour l’attaquer, mais ni sur le portail, ni une fois la fin de la manche annoncée ou la cité trouvée. L’autre prend son prochain tour maintenant, ou se bat sans dés ni compétences. *À distance*, qui défend frappe d’abord, puis chacun à son tour : distance et siège seulement ; dans un fort ou une tour, siège seul. *Au corps à corps*, c’est vous d’abord. Qui frappe répartit ce qui n’est pas bloqué : l’armure pour une blessure, 5 pour un artefact visible, le Mouvement d’une case pour y chasser l’autre et gagner. Si les deux passent, vous reculez. Battre un niveau plus élevé : Renommée 1, et 2 par niveau.

about-ability-fortified = **Fortification.** En phase à distance, seule l’Attaque de siège compte. Derrière des remparts en plus, rien ne compte.
about-ability-swift = **Rapidité.** Il faut deux fois son attaque pour la bloquer. Les dégâts restent simples.
about-ability-brutal = **Brutalité.** Non bloquée, l’attaque fait deux fois ses dégâts.
about-ability-poison = **Poison.** Pour chaque blessure dans votre main, une autre va dans votre défausse. Une unité en reçoit deux.
about-ability-paralyze = **Paralysie.** Si votre héros est blessé, vous défaussez toutes vos cartes sauf les blessures. Une unité blessée est détruite.
about-ability-summon = **Invocation de monstre.** L’ennemi ne frappe pas lui-même : à chaque début de la phase de blocage, un monstre brun au hasard frappe à sa place et disparaît après les dégâts.
about-ability-physical = **Résistance physique.** Les attaques sans élément comptent pour moitié. Feu, glace et feu froid comptent en entier.
about-ability-fire = **Résistance au feu.** Les attaques de feu comptent pour moitié, et la magie rouge n’y fait rien. Une unité qui résiste au feu ignore les dégâts de feu jusqu’à son armure.
about-ability-ice = **Résistance à la glace.** Les attaques de glace comptent pour moitié, et la magie bleue n’y fait rien. Une unité qui résiste à la glace ignore les dégâts de glace jusqu’à son armure.
about-ability-fire-attack = **Attaque de feu.** Seuls les blocages de glace et de feu froid comptent en entier contre elle ; les autres pour moitié.
about-ability-ice-attack = **Attaque de glace.** Seuls les blocages de feu et de feu froid comptent en entier contre elle ; les autres pour moitié.
about-ability-coldfire-attack = **Attaque de feu froid.** Seul le blocage de feu froid compte en entier contre elle ; les autres pour moitié.

about-terrain-plains = **Plaine.** Mouvement 2.
about-terrain-hills = **Collines.** Mouvement 3.
about-terrain-forest = **Forêt.** Mouvement 3, de nuit 5.
about-terrain-wasteland = **Terre désolée.** Mouvement 4.
about-terrain-desert = **Désert.** Mouvement 5, de nuit 3.
about-terrain-swamp = **Marais.** Mouvement 5.
about-terrain-lake = **Lac.** On ne le traverse pas sans magie.
about-terrain-mountain = **Montagne.** On ne la traverse pas.
about-terrain-sea = **Mer.** Le bord de la carte.

about-tactic-early-bird = **1 { tactic-early-bird }** (jour). { does-early-bird }.
about-tactic-rethink = **2 { tactic-rethink }** (jour). { does-rethink }. Vous en piochez autant.
about-tactic-mana-steal = **3 { tactic-mana-steal }** (jour). { does-mana-steal }. Il revient à la Source après usage.
about-tactic-planning = **4 { tactic-planning }** (jour). { does-planning }.
about-tactic-great-start = **5 { tactic-great-start }** (jour). { does-great-start }.
about-tactic-the-right-moment = **6 { tactic-the-right-moment }** (jour). { does-the-right-moment }.
about-tactic-from-the-dusk = **1 { tactic-from-the-dusk }** (nuit). { does-from-the-dusk }.
about-tactic-long-night = **2 { tactic-long-night }** (nuit). { does-long-night }, au hasard.
about-tactic-mana-search = **3 { tactic-mana-search }** (nuit). { does-mana-search }. D’abord ceux d’or : ils ne servent à rien de nuit.
about-tactic-midnight-meditation = **4 { tactic-midnight-meditation }** (nuit). { does-midnight-meditation }. Vous en piochez autant.
about-tactic-preparation = **5 { tactic-preparation }** (nuit). { does-preparation }.
about-tactic-sparing-power = **6 { tactic-sparing-power }** (nuit). { does-sparing-power }.

about-hero-arythea = **Arythea** tire sa force du sang et du feu. Sa carte : { card-battle-versatility }.
about-hero-goldyx = **Goldyx** le Draconum façonne des cristaux et vole. Sa carte : { card-will-focus }.
about-hero-norowas = **Norowas** l’elfe mène des unités et trouve partout bon accueil. Sa carte : { card-noble-manners }.
about-hero-tovak = **Tovak** est un maître froid de l’épée et du bouclier. Sa carte : { card-cold-toughness }.
term-move = Mouvement
term-influence = Influence
term-attack = Attaque
term-ranged = Attaque à distance
term-siege = Attaque de siège
term-block = Blocage
term-healing = Soin
term-wounds = Blessures
term-knock-out = K.-O.
term-rest = Repos
term-exhausted = Épuisement
term-sideways = De côté
term-source = La Source
term-mana = Mana
term-crystals = Cristaux
term-tokens = Jetons de mana
term-fame = Renommée
term-reputation = Réputation
term-levels = Niveaux
term-command = Jetons de commandement
term-tactics = Tactiques
term-rampaging = Ennemis maraudeurs
term-provoke = Provocation
term-assault = Assaut
term-explore = Exploration
term-advanced = Actions avancées
term-spells = Sorts
term-artifacts = Artefacts
term-round-end = Fin de la manche
about-term-move = **{ term-move }.** Points pour entrer sur des cases et explorer (Mouvement 2). Ce qui reste à la fin du déplacement est perdu.
about-term-influence = **{ term-influence }.** Points pour acheter ce que les gens offrent : unités, Soins, leçons, sorts. Votre Réputation en ajoute ou en retire, une fois par rencontre.
about-term-attack = **{ term-attack }.** En phase d’attaque, toute attaque compte. Atteignez l’armure d’un ennemi, ou d’un groupe ensemble, et il tombe ; moins ne fait rien. Le surplus est perdu.
about-term-ranged = **{ term-ranged }.** Compte en phase à distance, avant que les ennemis ne frappent, et aussi en phase d’attaque. En phase à distance, pas contre des remparts ou une fortification.
about-term-siege = **{ term-siege }.** Comme l’Attaque à distance, mais les remparts ne l’arrêtent pas. Un ennemi fortifié et derrière des remparts en est à l’abri en phase à distance.
about-term-block = **{ term-block }.** En phase de blocage, autant que l’attaque d’un ennemi l’arrête. Un point de moins, et c’était pour rien. Chaque ennemi se bloque à part.
about-term-healing = **{ term-healing }.** 1 point retire du jeu une blessure de votre main ; sur une unité, une blessure coûte autant de points que son niveau. Jamais en combat.
about-term-wounds = **{ term-wounds }.** Pour les dégâts qui passent : une par tranche égale à votre armure, arrondie au-dessus. Elles encombrent la main. Soignez-les, reposez-vous pour les défausser, ou finissez un tour dans une clairière. Chacune coûte 2 Renommée à la fin de la partie.
about-term-knock-out = **{ term-knock-out }** Autant de blessures en un combat que votre limite de main : vous défaussez toutes vos cartes sauf les blessures.
about-term-rest = **{ term-rest }.** Au lieu d’avancer et d’agir : défaussez une carte et autant de blessures que voulu. Soins et effets spéciaux restent permis.
about-term-exhausted = **{ term-exhausted }.** Avec seulement des blessures en main au début d’un tour, vous ne pouvez qu’en défausser une. Des unités peuvent aider avant.
about-term-sideways = **{ term-sideways }.** Toute carte sauf une blessure, jouée pour 1 Mouvement, 1 Influence, 1 Attaque ou 1 Blocage au lieu de ce qu’elle dit.
about-term-source = **{ term-source }.** Des dés de mana communs à tous : deux de plus que de joueurs. À chaque tour, vous pouvez en utiliser un ; à la fin du tour, on le relance.
about-term-mana = **{ term-mana }.** Il paie les effets forts et les sorts. Il vient d’un dé de la Source, d’un cristal ou d’un jeton de ce tour. 🟡 L’or vaut toute couleur de base, de jour seulement ; ⚫ le noir sert aux sorts, de nuit seulement.
about-term-crystals = **{ term-crystals }.** Du mana que vous gardez tant que vous voulez, 3 au plus de chaque couleur de base. Un de plus pendant votre tour devient un jeton.
about-term-tokens = **{ term-tokens }.** Du mana pour ce tour seulement : ce qui n’a pas servi à la fin est perdu.
about-term-fame = **{ term-fame }.** Ce pour quoi vous jouez. Elle vient des ennemis, des nouvelles tuiles et des aventures, et donne des niveaux à 3, 8, 15, 24, 35, 48, 63, 80 et 99.
about-term-reputation = **{ term-reputation }.** De −7 à +7 : elle change votre Influence une fois par rencontre. Tout en bas, personne ne vous parle. Assauts, pillage et incendie la baissent ; orques et Draconum vaincus la montent.
about-term-levels = **{ term-levels }.** Les niveaux pairs donnent une compétence et une action avancée, les impairs un jeton de commandement et de meilleures valeurs. Ils viennent à la fin de votre tour.
about-term-command = **{ term-command }.** Chacun permet de mener une unité. Vous commencez avec 1, et en gagnez aux niveaux 3, 5, 7 et 9. Sans jeton libre, une nouvelle recrue en remplace une autre.
about-term-tactics = **{ term-tactics }.** Choisies au début de chaque manche, par la plus faible Renommée d’abord. Le numéro donne l’ordre des tours ; la plupart donnent autre chose encore.
about-term-rampaging = **{ term-rampaging }.** Orques et Draconum qui rôdent, face visible. Personne n’entre sur leur case. Un pas entre deux cases voisines d’eux les provoque ; d’une case voisine, vous pouvez les défier.
about-term-provoke = **{ term-provoke }.** Passer d’une case voisine d’ennemis maraudeurs à une autre voisine des mêmes : ils attaquent, et votre mouvement s’arrête.
about-term-assault = **{ term-assault }.** Entrer dans un fort qui n’est pas à vous, ou dans une tour de mage que personne n’a conquise : vous perdez 1 point de Réputation, victoire ou non, le mouvement s’arrête, et la garnison se bat derrière des remparts. En cas d’échec, vous reculez. Une tour déjà conquise est ouverte à tous.
about-term-explore = **{ term-explore }.** D’une case au bord du pays connu, pour Mouvement 2 : une nouvelle tuile, Renommée 1, et vous pouvez continuer.
about-term-advanced = **{ term-advanced }.** De meilleures cartes. Elles viennent avec les niveaux, des monastères pour 6 Influence et de certaines ruines, et vont sur votre pioche.
about-term-spells = **{ term-spells }.** Ils coûtent un mana de leur couleur ; l’effet fort un noir en plus, donc surtout la nuit. Gagnés dans les tours de mage, tombeaux et donjons, ou appris dans une tour de mage pour 7 Influence et un mana.
about-term-artifacts = **{ term-artifacts }.** Gratuits à jouer. L’effet fort les retire du jeu. De ceux que vous gagnez, vous en piochez un de plus, et en rendez un.
about-term-round-end = **{ term-round-end }.** Pioche vide, vous pouvez l’annoncer au lieu de jouer un tour. Chacun des autres a encore un tour. Puis on mélange les cartes, on réactive les unités, et le jour devient nuit.

## The rules, page by page

rules-1 =
    ### Mage Knight · 1 sur 8 : de quoi il s’agit
    Vous êtes un Mage Knight, envoyé dans un pays que personne n’a cartographié. Quelque part s’y cache une cité. Vous explorez tuile par tuile, combattez ce qui rôde, recrutez des gens, apprenez la magie et gagnez de la **Renommée**.
    🗺️ La partie a trois manches : un jour, une nuit, un jour. Elle finit dès que quelqu’un révèle la tuile de la **cité** : chacun, découvreur compris, a alors un dernier tour. Qui a le plus de Renommée après le décompte final gagne.
    La cité est sous l’une des trois dernières tuiles de la pile. Si personne ne la trouve à temps, la mission a échoué, mais la Renommée se compte quand même.
    ☀️ **Une manche.** Chacun mélange ses cartes, en pioche 5 et choisit une *tactique* : elle donne son numéro dans l’ordre du tour, et souvent un petit cadeau. La plus faible Renommée choisit d’abord. Puis on joue des tours, tant que durent les cartes.
    🌘 Pioche vide, vous pouvez annoncer la fin de la manche au lieu de jouer. Chacun des autres a encore un tour. Puis on mélange toutes les cartes, les unités sont réactivées, les offres changent, et le jour devient nuit.
    🎴 **Un tour.** Jouez des cartes pour avancer et explorer, puis faites **une** action : combattre, ou parler aux gens. Ou reposez-vous. À la fin, vous pouvez défausser des cartes, puis vous piochez jusqu’à votre limite de main.
    📐 Les valeurs sont celles de la première édition. Deux sont de nous, car les règles ne donnent pas de nombre : chaque jeton de ruines existe en un seul exemplaire, et le feu froid compte pour deux couleurs avec « { card-cold-toughness } ».
    📖 `/règles` avec un sujet explique chaque lieu, ennemi, carte, unité, compétence et tactique.
rules-2 =
    ### Mage Knight · 2 sur 8 : cartes et mana
    Vous commencez avec 16 actions de base. L’une est propre à votre héros.
    🎴 Chaque carte a un effet **de base**, gratuit, et un effet **fort**, qui coûte un mana de sa couleur : l’un ou l’autre. Toute carte sauf une blessure peut aussi se jouer **de côté**, pour Mouvement 1, Influence 1, Attaque 1 ou Blocage 1. Ce que vous jouez s’additionne.
    Le Mouvement compte pendant le déplacement, l’Influence quand vous parlez, Attaque et Blocage en combat. Les Soins comptent toujours, sauf en combat. Les cartes spéciales comptent toujours.
    💎 **Le mana** vient de trois endroits.
    🎲 *La Source* : des dés communs à tous. À chaque tour, vous pouvez en utiliser un ; à la fin du tour, on le relance.
    🔹 *Les cristaux*, que vous gardez jusqu’au besoin, trois au plus de chaque couleur.
    ✨ *Les jetons* que donnent certains effets, pour ce tour seulement.
    🔴 🔵 🟢 ⚪ sont les couleurs de base. 🟡 **L’or** vaut n’importe laquelle, mais seulement de jour. ⚫ **Le noir** nourrit le côté fort des sorts, et seulement de nuit.
    📜 **Les sorts** coûtent un mana même pour l’effet de base ; l’effet fort demande aussi un mana noir. 🏺 **Les artefacts** sont gratuits ; l’effet fort les retire du jeu. Les bannières se confient à une unité.
    Ce que vous gagnez va sur votre pioche : vous l’aurez bientôt en main.
rules-3 =
    ### Mage Knight · 3 sur 8 : avancer et explorer
    Entrer sur une case coûte du Mouvement : **plaine 2, collines 3, forêt 3, terre désolée 4, désert 5, marais 5**. De nuit, une forêt coûte 5 et un désert 3. Lacs et montagnes sont fermés. Vous pouvez avancer, jouer une autre carte et avancer encore, tant qu’il reste du Mouvement. Vous pouvez passer par d’autres héros, pas vous arrêter où ils sont.
    🧭 **Explorer.** D’une case au bord du pays connu, vous révélez la tuile suivante pour Mouvement 2. Elle rapporte **Renommée 1**, et vous pouvez continuer. La côte, sur deux côtés, borde la carte.
    👹 **Les ennemis maraudeurs** (orques, plus tard Draconum) sont visibles sur la carte. On n’entre pas sur leur case. Un pas d’une case voisine d’eux à une autre voisine d’eux les provoque : le mouvement s’arrête, et il faut combattre. Vous pouvez aussi les défier d’une case voisine : c’est votre action. Battre des orques donne Réputation +1, un Draconum +2.
    🏯 **Forts et tours de mage** : entrer dans un fort qui n’est pas à vous, ou dans une tour que personne n’a conquise, est un assaut, et le mouvement s’arrête. De jour, vous voyez la garnison depuis la case d’à côté.
    🌀 Vous commencez au portail. Si vous y finissez un tour, vous attendez hors de la carte.
    ↩️ `/annuler` reprend vos pas, tant que rien de nouveau n’a été révélé. Si vous finissez là où l’on ne peut rester, vous revenez sur vos pas, avec une blessure par case.
rules-4 =
    ### Mage Knight · 4 sur 8 : le combat
    Un ennemi a une armure, une attaque, et souvent des capacités. Un combat a quatre phases.
    🏹 **1. À distance.** Attaques à distance et de siège seulement. Qui tombe maintenant ne frappe jamais. Derrière des remparts (ou contre une *fortification*), seul le siège compte.
    🛡️ **2. Blocage.** Chaque ennemi restant frappe. Bloquez autant que son attaque et rien n’arrive ; un point de moins, et le blocage n’a servi à rien. Chaque ennemi se bloque à part.
    🩸 **3. Dégâts.** On répartit les attaques non bloquées. Une unité prend une blessure et arrête autant que son armure, une seule fois par combat. Le reste touche votre héros : une blessure en main par tranche égale à son armure, arrondie au-dessus. Autant de blessures en un combat que votre limite de main, et c’est le K.-O. : toutes vos cartes sont perdues.
    ⚔️ **4. Attaque.** Toute attaque compte. Atteignez l’armure et l’ennemi tombe. Une seule attaque peut en abattre plusieurs si elle atteint la somme de leurs armures.
    Les ennemis ne restent pas blessés : on les bat en une phase ou pas du tout. Un ennemi vaincu rapporte aussitôt sa Renommée.
    🔥 ❄️ **Éléments.** Une résistance divise par deux les attaques de son genre : physique, feu ou glace. Si un ennemi du groupe résiste, l’attaque est divisée pour tout le groupe. Contre une attaque de feu, seul le blocage de glace compte en entier ; contre la glace, celui de feu ; contre le feu froid, celui de feu froid ; les autres comptent pour moitié.
rules-5 =
    ### Mage Knight · 5 sur 8 : capacités, blessures, repos
    ⚡ **Rapidité** : bloquer demande le double de l’attaque. **Brutalité** : non bloquée, dégâts doublés. **Poison** : pour chaque blessure en main, une autre dans la défausse ; deux pour une unité. **Paralysie** : une blessure, et toutes vos autres cartes sont défaussées ; une unité est détruite. **Fortification** : seul le siège en phase à distance ; derrière des remparts, même pas lui. **Invocation** : un monstre brun au hasard frappe à la place, puis s’en va.
    🩸 **Les blessures** encombrent votre main et ne servent à rien. À la fin de la partie, chacune coûte 2 Renommée.
    💚 **Soins** : 1 point retire une blessure de votre main ; une unité coûte autant de points que son niveau. Cartes, certaines unités, villages (3 Influence le point) et monastères (2) soignent. Jamais en combat.
    😴 **Se reposer** au lieu d’avancer et d’agir : défaussez une carte et autant de blessures que voulu. Elles restent parmi vos cartes, mais la main est libre. Soins et effets spéciaux restent permis.
    🌳 Une **clairière magique** vous prend une blessure à la fin d’un tour, et donne un mana or (de nuit un noir) à qui commence là.
    🥀 Avec seulement des blessures en main, vous ne pouvez qu’en défausser une.
rules-6 =
    ### Mage Knight · 6 sur 8 : les gens et les places fortes
    🗣️ Parler aux gens est une action. Votre Influence est ce que vous jouez, et ce que la **Réputation** ajoute ou retire. Tout en bas de la piste, personne ne vous parle.
    🏘️ **Village** : recruter ; Soin pour 3. Avant un tour commencé ici, vous pouvez piller : Réputation −1 et 2 cartes.
    ⛪ **Monastère** : recruter ; Soin pour 2 ; apprendre l’action avancée exposée pour 6. Ou l’incendier : Réputation −3, un ennemi violet sans vos unités, et un artefact.
    🏰 **Fort** (garnison grise) : à vous si vous gagnez. On y recrute. Dessus ou à côté, votre limite de main augmente de 1 par fort à vous. Les rivaux peuvent le prendre, pour la moitié de la Renommée.
    🔮 **Tour de mage** (garnison violette) : un sort si vous gagnez. Ensuite, chacun y recrute, ou apprend un sort pour 7 Influence et un mana de sa couleur.
    Un assaut vous coûte Réputation −1, victoire ou non, et des remparts protègent la garnison. Sans victoire, vous retournez d’où vous veniez.
    🪖 **Unités.** Un jeton de commandement pour chacune : vous en avez 1, et d’autres aux niveaux 3, 5, 7 et 9. Une unité utilisée est fatiguée jusqu’à la manche suivante. Une unité blessée ne fait rien avant d’être soignée. On ne recrute que là où sa carte le dit, et l’offre se remplit au début d’une manche.
    ⛏️ **Mine de cristal** : finissez-y un tour pour un cristal.
rules-7 =
    ### Mage Knight · 7 sur 8 : aventures et niveaux
    Vous pouvez traverser ces lieux ; y entrer est votre action.
    🕳️ **Repaire de monstres** : un monstre brun ; 2 cristaux au hasard. 🥚 **Terrain de ponte** : deux monstres ; 3 cristaux et un artefact.
    🚪 **Donjon** : un monstre brun, sans unités, règles de nuit ; un dé dit sort ou artefact. ⚰️ **Tombeau** : un Draconum, sans unités, règles de nuit ; un sort et un artefact. On peut y revenir pour la seule Renommée.
    🏚️ **Ruines** : un autel (3 manas de sa couleur pour Renommée 7), ou deux ennemis et un trésor. De nuit, vous voyez lequel une fois sur place.
    Un cristal au hasard se tire au dé : or, à votre choix ; noir, Renommée 1 à la place. Des artefacts, vous en piochez un de plus que gagné, et en rendez un.
    ⭐ **Les niveaux** viennent à Renommée 3, 8, 15, 24, 35, 48, 63, 80 et 99, à la fin de votre tour.
    🎓 *Niveaux pairs* : tirez deux de vos compétences et gardez-en une ; l’autre est ouverte à tous. Ou prenez-en une que les autres ont laissée. Avec une des vôtres vient l’action avancée de votre choix, avec une des leurs celle du bas de l’offre.
    🎖️ *Niveaux impairs* : un jeton de commandement de plus, et une meilleure armure ou une main plus grande.
    La plupart des compétences servent une fois par tour, quelques-unes une fois par manche.
rules-8 =
    ### Mage Knight · 8 sur 8 : le décompte final
    De la Renommée s’ajoute pour vos exploits. Le meilleur de chaque ligne reçoit 3 de plus ; à égalité, 1 chacun.
    📚 *Savoir* : 2 par sort, 1 par action avancée.
    💰 *Butin* : 2 par artefact, 1 pour deux cristaux.
    🪖 *Meneur* : les niveaux de vos unités ; blessées, elles comptent pour moitié.
    🏰 *Conquérant* : 2 par bouclier sur un fort, une tour de mage ou un monastère.
    🗝️ *Aventurier* : 2 par bouclier sur un lieu d’aventure.
    🩸 *Raclée* : moins 2 par blessure dans vos cartes ; qui en a le plus perd encore 3, ou 1 à égalité.
    👤 **En solo**, vous jouez contre le temps : un héros virtuel joue des tours qui ne font qu’user ses cartes, et finit la manche quand il n’en a plus. Une tactique utilisée par vous ou par lui ne revient pas. Vous gagnez si la cité est trouvée. Il n’y a pas de titres.
    ⚔️ **Les duels** entre héros sont une option de la table : `/règles` avec le sujet *duel* les explique. Sans elle, les héros se laissent en paix.
    ⌨️ Dans un tour, chaque carte, pas et action est un choix du panneau ; `/annuler` reprend ce qui n’a rien révélé. Personne d’autre que vous ne voit votre main.

## Pictures and alt texts

picture-day = Manche { $n } : jour
picture-night = Manche { $n } : nuit
picture-turn = À { $name } de jouer
picture-hero = { $name } choisit un héros
picture-tactic = { $name } choisit une tactique
picture-next = Une manche commence
picture-over = Décompte des exploits
picture-announced = { $name } finit la manche
picture-final = cité trouvée : derniers tours
picture-source = Source
picture-frozen = Source gelée
picture-dummy = Virtuel
picture-units = Unités à recruter
picture-training = Monastère
picture-advanced = Avancées
picture-spells = Sorts
picture-phase-ranged = Phase à distance
picture-phase-block = Phase de blocage
picture-phase-damage = Phase de dégâts
picture-phase-attack = Phase d’attaque
picture-duel-begins = Duel
picture-duel-ranged = Duel à distance
picture-duel-melee = Duel à l’épée
picture-duel-prepares = { $name } décide
picture-duel-attacks = { $name } attaque ou passe
picture-duel-blocks = { $name } bloque
picture-duel-deals = { $name } répartit les dégâts
picture-summoned = { $name } (invocation)
picture-walled = fortification par remparts
picture-defeated = vaincu
picture-blocked = bloqué
picture-idle = n’attaque pas
picture-hit = a frappé
picture-winner = { $name } { $n ->
    [one] gagne
   *[other] gagnent
} !
picture-found = La cité est trouvée !
picture-not-found = La cité n’a pas été trouvée.
picture-score-base = Renommée
picture-score-knowledge = Savoir
picture-score-loot = Butin
picture-score-leader = Meneur
picture-score-conqueror = Conquérant
picture-score-adventurer = Aventurier
picture-score-beating = Raclée
picture-score-total = Total

alt-head = Mage Knight, manche { $n }, { $hour ->
    [night] nuit
   *[day] jour
}.
alt-turn = À { $name } de jouer.
alt-final = La cité est trouvée : derniers tours.
alt-combat = { $phase } contre { $foes }.
alt-duel = { $phase } : { $aggressor } a attaqué { $defender }. { $doing }.
alt-duel-attack = Attaque ({ $name }) : { $sums }.
alt-duel-block = Blocage : { $sums }. { $n } passerait.
alt-duel-damage = Dégâts à répartir : { $n }.
alt-sums = Déjà joué : { $sums }.
alt-hand = Votre main : { $cards }.
alt-points = Vous avez { $points }.
alt-move = Mouvement { $n }
alt-influence = Influence { $n }
alt-healing = Soin { $n }
alt-tokens = Mana : { $tokens }.
alt-steps = Vous pouvez avancer vers { $steps }.
alt-explore = Vous pouvez explorer { $positions }.
alt-at = en { $space }
alt-values = Renommée { $fame }, niveau { $level }, Réputation { $reputation }, armure { $armor }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
alt-crystals = cristaux { $crystals }
alt-units = unités { $units }
alt-source = Source : { $dice }.
alt-frozen = { $name } a gelé la Source : les autres perdent leur dé habituel.
alt-weather = { $name } a prié le ciel : le terrain lui coûte 2 de moins, aux autres 1 de plus.
alt-order = Ordre : { $names }.
alt-foes = Ennemis : { $foes }.
alt-unit-offer = Unités à recruter : { $units }.
alt-whole = Tout le pays, { $n } tuiles.

picture-legend = Sens des symboles
picture-terrain = Terrain, et le Mouvement qu’il coûte
picture-sites = Lieux
picture-foes = Ennemis, face cachée
picture-attacks = Attaques, capacités, résistances
picture-mana = Mana
picture-values = Héros et cartes
sign-closed = { $name } : sans accès
sign-costs = { $name } : { $n }
sign-costs-night = { $name } : { $n }, nuit { $night }
sign-foe-green = orques maraudeurs
sign-foe-grey = d’un fort
sign-foe-violet = d’une tour de mage
sign-foe-brown = d’un repaire
sign-foe-red = Draconum
sign-foe-white = de la cité
sign-attack-physical = attaque
sign-attack-fire = attaque de feu
sign-attack-ice = attaque de glace
sign-attack-coldfire = attaque de feu froid
sign-attack-summon = invocation
sign-range = Attaque à distance
sign-siege = Attaque de siège
sign-ability-fortified = fortification
sign-ability-swift = rapidité
sign-ability-brutal = brutalité
sign-ability-poison = poison
sign-ability-paralyze = paralysie
sign-resists-physical = résistance physique
sign-resists-fire = résistance au feu
sign-resists-ice = résistance à la glace
sign-crystal = un cristal
sign-locked = pas à cette heure
sign-used = utilisé ce tour-ci
sign-fame = Renommée
sign-level = niveau ; action avancée
sign-reputation = Réputation
sign-armor = armure ; Blocage
sign-hand = cartes en main
sign-deck = cartes de la pioche
sign-discard = cartes défaussées
sign-move = Mouvement
sign-influence = Influence
sign-healing = Soin
sign-wound = blessure
sign-ready = unité prête
sign-tired = unité fatiguée
sign-banner = porte une bannière
sign-skill = compétence ; sort
sign-artifact = artefact
sign-gone = retirées du jeu
alt-legend = Sens des symboles : { $signs }.
