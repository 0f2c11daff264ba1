## How we speak: short and concrete, the player’s name first, numbers as figures, and a next
## step at the end. Points have capitals (Mouvement 4, Renommée 2), things have none (une
## blessure, une forteresse). Names stand without articles, and what enemies can do are nouns or go
## with "attaque", so that nothing has to agree with them. A keep is "une forteresse", a dungeon "un
## donjon", a city "une cité"; sideways is "en travers"; a deck "une pioche"; a round "une manche";
## to ready is "réactiver"; to end is "terminer", to undo "annuler". Labels have at most 80
## characters, hints 100; what stands in pictures is to be as short as in English.

title = Mage Knight
tagline = Explorez de jour comme de nuit une terre inconnue, affrontez orques et dragons avec un jeu de cartes qui grandit, et trouvez la cité cachée, ou partez à la conquête dans dix autres scénarios.
duration = 2 à 3 heures autour d’une table ; environ trois semaines par chat, à raison d’un ou deux tours par jour
setting-heroes = Héros
setting-heroes-chosen = chacun choisit
setting-heroes-dealt = distribués au hasard
setting-duels = Duels
setting-duels-off = non
setting-duels-off-hint = Les héros ne s’attaquent pas entre eux
setting-duels-on = oui
setting-duels-on-hint = S’arrêter sur la case d’un autre héros, c’est l’attaquer
setting-scenario = Scénario
setting-scenario-first-reconnaissance = Première reconnaissance
setting-scenario-first-reconnaissance-hint = 1 à 4 joueurs, 3 manches : trouver la cité. Pour commencer
setting-scenario-solo-conquest = Conquête en solo
setting-scenario-solo-conquest-hint = 1 joueur, 6 manches : conquérir deux cités
setting-scenario-full-conquest = Grande conquête
setting-scenario-full-conquest-hint = 2 à 4 joueurs, 6 manches : conquérir toutes les cités
setting-scenario-blitz-conquest = Conquête éclair
setting-scenario-blitz-conquest-hint = 2 à 4 joueurs, 4 manches : une conquête plus rapide
setting-scenario-full-cooperation = Grande coopération
setting-scenario-full-cooperation-hint = 2 ou 3 joueurs, 6 manches : conquérir ensemble les cités
setting-scenario-blitz-cooperation = Coopération éclair
setting-scenario-blitz-cooperation-hint = 2 ou 3 joueurs, 4 manches : plus rapide, toujours ensemble
setting-teams = Équipes
setting-teams-off = non
setting-teams-off-hint = Chacun joue pour soi
setting-teams-on = deux équipes
setting-teams-on-hint = A et C contre B et D
setting-teams-two-cities = deux équipes, deux cités
setting-teams-two-cities-hint = A et C contre B et D ; seulement 2 cités, de niveau 10
setting-levels = Niveau des cités
setting-levels-usual = celui du livret
setting-levels-lower = 2 de moins
setting-levels-lower-hint = Plus facile : des garnisons plus petites
setting-levels-higher = 2 de plus
setting-levels-higher-hint = Plus difficile : des garnisons plus fortes
setting-levels-highest = 4 de plus
setting-levels-highest-hint = Le plus difficile, jusqu’au niveau 11
setting-scenario-mines-liberation = Libération des mines
setting-scenario-mines-liberation-hint = 2 à 4 joueurs, 4 manches : libérer les mines
setting-scenario-druid-nights = Nuits des druides
setting-scenario-druid-nights-hint = 2 à 4 joueurs, 4 manches : des incantations la nuit
setting-scenario-druid-contest = Nuits des druides, disputées
setting-scenario-druid-contest-hint = 2 à 4 joueurs, 4 manches : peu de place par clairière
setting-scenario-druid-epic = Nuits des druides, épiques
setting-scenario-druid-epic-hint = 2 ou 3 joueurs, 6 manches : tout le pays, trois nuits
setting-scenario-dungeon-lords = Seigneurs des donjons
setting-scenario-dungeon-lords-hint = 2 à 4 joueurs, 5 manches : donjons, tombeaux, galeries
setting-scenario-conquer-and-hold = Conquérir et tenir
setting-scenario-conquer-and-hold-hint = 2 à 4 joueurs : se disputer forteresses et tours
setting-scenario-conquer-and-hold-revealed = Conquérir et tenir, carte connue
setting-scenario-conquer-and-hold-revealed-hint = De même, avec toute la carte révélée dès le début
setting-scenario-one-to-return = Un seul retour
setting-scenario-one-to-return-hint = 2 à 4 joueurs, 4 manches : un seul héros rentre
setting-scenario-one-to-return-epic = Un seul retour, épique
setting-scenario-one-to-return-epic-hint = 2 à 4 joueurs, 6 manches, grand pays, cités de niveau 4

hero-arythea = Arythea
hero-goldyx = Goldyx
hero-norowas = Norowas
hero-tovak = Tovak
hero-option = { $hero_key ->
    [arythea] 👩
    [goldyx] 🐲
    [norowas] 🧝
   *[tovak] 🧔
} { $hero } : { $nature }
nature-arythea = sang et feu
nature-goldyx = cristaux et vol
nature-norowas = diplomatie et unités
nature-tovak = acier froid
hero-does-arythea = Tire sa force des blessures et du feu. Sa carte : { card-battle-versatility }
hero-does-goldyx = Crée des cristaux, vole, gèle la Source. Sa carte : { card-will-focus }
hero-does-norowas = Mène des unités, s’entend avec tous. Sa carte : { card-noble-manners }
hero-does-tovak = Fort en attaque et en blocage, avec peu de mana. Sa carte : { card-cold-toughness }

color-red = 🔴 rouge
color-blue = 🔵 bleu
color-green = 🟢 vert
color-white = ⚪ blanc
color-gold = 🟡 or
color-black = ⚫ noir
color-any = couleur au choix
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
site-keep = forteresse
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
site-closed_portal = portail fermé
site-none = pleine nature

## Names in short

card = { $card }
unit = { $unit }
own-unit = { $unit } ({ $place })
unit-lone = { $unit } ({ $place }) · { $way }
    .shortest = { $unit } ({ $place })
unit-more = { $unit } ({ $place }) …
skill-option = { $skill }
skill-hint = { $does }
unit-option = { $unit }
unit-hint = { $ways_commas }
card-hint = { $basic } · { $strong }
card-and-effects = **{ $card }** : { $basic } · { $strong }
card-ways-2 = { $a } · { $b }
card-ways-3 = { $a } · { $b } · { $c }
card-more = { $card } …
card-lone = { $card } · { $way }
    .shortest = { $card }
enemy = { $enemy }
the-enemy = { $enemy_key ->
    [minotaur] le
    [gargoyle] la
    [medusa] la
    [crypt-worm] le
    [werewolf] le
    [swamp-dragon] le
    [fire-dragon] le
    [ice-dragon] le
    [high-dragon] le
   *[other] les
} { $enemy }
line = { "\u000A" }• { $line }{ $below }
foe = { $enemy } ({ $place })
    .shortest = n° { $place }
player = { $seat }
space-option = { $space }
die = { $color }
color-option = { $color }
say-yes = Oui
say-no = Non

## A game, a round

game-begins = Les Mage Knights franchissent le portail. Vous avez 3 manches pour trouver la cité : un jour, une nuit et un jour.
solo-conquest-begins = Les Mage Knights franchissent le portail. Vous avez 6 manches, trois jours et trois nuits, pour conquérir les deux cités.
full-conquest-begins = Les Mage Knights franchissent le portail. Vous avez 6 manches, trois jours et trois nuits, pour conquérir toutes les cités.
blitz-conquest-begins = Les Mage Knights franchissent le portail. Vous n’avez que 4 manches, deux jours et deux nuits, pour conquérir toutes les cités.
full-cooperation-begins = Les Mage Knights franchissent ensemble le portail. Vous avez 6 manches, trois jours et trois nuits, pour conquérir toutes les cités. Vous gagnez ou perdez en équipe.
blitz-cooperation-begins = Les Mage Knights franchissent ensemble le portail. Vous n’avez que 4 manches, deux jours et deux nuits, pour conquérir toutes les cités. Vous gagnez ou perdez en équipe.
mines-liberation-begins = Les Mage Knights franchissent le portail. Des ennemis tiennent les mines de ce royaume : vous avez 4 manches, deux jours et deux nuits, pour toutes les libérer.
druid-nights-begins = Les Mage Knights franchissent le portail. Vous avez 4 manches : marquez les clairières de vos boucliers et tenez une incantation lors de chacune des deux nuits.
druid-contest-begins = Les Mage Knights franchissent le portail. Vous avez 4 manches : marquez les clairières avant que d’autres n’y prennent votre place, et tenez une incantation lors de chacune des deux nuits.
druid-epic-begins = Les Mage Knights franchissent le portail. Vous avez 6 manches : marquez les clairières de vos boucliers et tenez une incantation lors de chacune des trois nuits.
dungeon-lords-begins = Les Mage Knights franchissent le portail. Vous avez 5 manches, trois jours et deux nuits, pour conquérir tous les donjons et tombeaux, même secrets.
conquer-and-hold-begins = Les Mage Knights franchissent le portail. Conquérez forteresses et tours de mage, et tenez-les jusqu’à la fin de la dernière nuit : chaque forteresse vaut 3 points, chaque tour 2.
one-to-return-begins = Les Mage Knights franchissent le portail. Il se ferme à la fin du premier jour : quittez-le avant. À la fin de la deuxième nuit il se rouvre, et seul le héros qui s’y tient gagne.
one-to-return-epic-begins = Les Mage Knights franchissent le portail. Il se ferme à la fin du premier jour : quittez-le avant. À la fin de la troisième nuit il se rouvre, et seul le héros qui s’y tient gagne.
plays-hero = { $seat } joue { $hero }.
choose-hero = Choisissez votre héros. Une seule carte les distingue au départ ; chacun a ses propres compétences.
round-begins = { $time_key ->
    [night] **Manche { $round } : la nuit tombe.** Une forêt coûte 5 points de Mouvement, un désert 3. Le mana noir est utilisable, l’or ne l’est plus.
   *[day] **Manche { $round } : un nouveau jour.** Le mana or est utilisable, le noir ne l’est plus. Vous voyez les garnisons voisines.
}
choose-tactic = Choisissez une tactique pour cette manche. Un petit numéro joue plus tôt, un grand numéro donne plus.
tactic-option = { $tactic } ({ $n }) : { $short }
    .short = { $tactic } ({ $n })
chooses-tactic = { $seat } choisit { $tactic }.
round-order = Ordre de cette manche : { $players }.
in-order = { $seat } ({ $tactic })
dummy-in-order = le joueur virtuel ({ $tactic })
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
does-early-bird = Vous jouez en premier dans cette manche, sans autre effet
does-rethink = Maintenant : échangez jusqu’à 3 cartes, blessures comprises
does-mana-steal = Maintenant : prenez un dé de base pour l’un de vos tours
does-planning = Tour fini avec 2 cartes ou plus en main : 1 carte de plus
does-great-start = Maintenant : piochez 2 cartes
does-the-right-moment = Une fois : jouez un autre tour juste après celui-ci
does-from-the-dusk = Vous jouez en premier dans cette manche, sans autre effet
does-long-night = Une fois, pioche vide : 3 cartes défaussées y reviennent
does-mana-search = Une fois par tour : relancez jusqu’à 2 dés de la Source
does-midnight-meditation = Une fois, avant un tour : échangez jusqu’à 5 cartes
does-preparation = Maintenant : prenez une carte au choix dans votre pioche
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
short-midnight-meditation = échangez jusqu’à 5 cartes
short-preparation = prenez une carte de la pioche
short-sparing-power = mettez des cartes de côté
rethink-which = Réflexion : quelles cartes remettez-vous dans la pioche ? Jusqu’à 3, blessures comprises. Vous en piochez autant.
steals-die = garde le dé { $color } de la Source
steal-die = Vol de mana : quel dé gardez-vous ? Son mana servira à l’un de vos tours de cette manche.
search-deck = Préparation : quelle carte de votre pioche prenez-vous en main ?
meditate-which = Quelles cartes remettez-vous dans votre pioche ? Jusqu’à 5, blessures comprises. Vous en piochez autant.
sparing-power = Force en réserve : y mettre encore une carte, ou prendre toute la réserve maintenant ?
sparing-store = Mettre la carte du dessus en réserve
sparing-take = { $n ->
    [0] Prendre la réserve (encore vide)
    [one] Prendre la carte en réserve
   *[other] Prendre les { $n } cartes en réserve
}
long-night-now = Votre pioche est vide. Utiliser Longue nuit maintenant ? 3 cartes défaussées au hasard forment votre nouvelle pioche.
use-tactic = Utiliser { $tactic }
uses-tactic = utilise { $tactic }
another-turn = joue encore un tour
search-die = Quête de mana : quel dé relancez-vous ?
searches = relance des dés de la Source : { $dice }
announce-end = Votre pioche est vide. Terminer la manche au lieu de jouer ce tour ? Les autres joueront encore un tour.
announces-end = met fin à la manche ; les autres jouent encore un tour
announces-end-alone = met fin à la manche
skips-turn = n’a plus de cartes et ne joue plus dans cette manche
dummy-tactic = Le joueur virtuel prend { $tactic }.
dummy-turns = Le joueur virtuel défausse { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
dummy-announces = Le joueur virtuel n’a plus de cartes : il vous reste un tour dans cette manche.
dummy-announces-to-all = Le joueur virtuel n’a plus de cartes : il reste un tour à chacun dans cette manche.
remove-tactic = L’une des tactiques que vous avez utilisées quitte la partie. Mettez-vous d’accord, puis choisissez-la ici.
removes-tactic = { $seat } retire { $tactic } de la partie.

ruins-altar-green = un autel qui réclame 3 manas verts
ruins-altar-blue = un autel qui réclame 3 manas bleus
ruins-altar-white = un autel qui réclame 3 manas blancs
ruins-altar-red = un autel qui réclame 3 manas rouges
ruins-grey-violet = un ennemi gris et un ennemi violet gardent des prisonniers, qui vous rejoindront
ruins-green-brown = un orque et un monstre gardent un artefact
ruins-green-green = deux orques gardent quatre cristaux
ruins-brown-violet = un monstre et un ennemi violet gardent un sort et quatre cristaux
ruins-grey-white = un ennemi gris et un ennemi blanc gardent un artefact et un sort
ruins-grey-brown = un ennemi gris et un monstre gardent un artefact
ruins-brown-red = un monstre et un Draconum gardent deux artefacts
ruins-green-red = un orque et un Draconum gardent un artefact et une action avancée

## A turn

your-turn = { $advice_key ->
    [go] Choisissez où aller, explorez ou jouez d’autres cartes. Faites ensuite une action, ou terminez votre tour.
    [act] Jouez d’autres cartes pour continuer, faites votre action ici, ou terminez votre tour.
    [play] Jouez d’autres cartes pour continuer, ou terminez votre tour.
   *[begin] C’est à vous. Jouez des cartes pour gagner du Mouvement, allez où vous voulez ou explorez, puis faites une action. Ou reposez-vous.
}{ $sums }
you-have = { " " }Vous avez : { $sums }.
after-action = { $how_key ->
    [rested] Votre repos est fait.
   *[acted] Votre action est faite.
} Utilisez ce qui peut encore vous servir, puis terminez votre tour.{ $sums }
recovering = Vous n’avez que des blessures en main et ne pouvez pas agir : défaussez-en une. Vos unités et compétences peuvent aider avant.{ $sums }
turn-of = { $seat }
before-turn = Quelque chose à faire avant votre tour ?
only-first = Avant votre tour : en premier, ou pas du tout
announce = Terminer la manche sans jouer
announce-hint = Votre pioche est vide ; les autres joueront encore un tour
announce-hint-alone = Votre pioche est vide ; une manche commence avec toutes vos cartes
begin-turn = Commencer mon tour
plunder = Piller : piocher { $n } cartes, Réputation −1
    .short = Piller : { $n } cartes, Réputation −1
plunders = pille le village et pioche 2 cartes
group-cards = Cartes
group-help = Unités, compétences, soins
group-moves = Avancer et explorer
group-actions = Votre action (une par tour)
group-offer = À acheter ici
group-attack = Vaincre un ennemi
group-block = Bloquer une attaque
group-own = Vos compétences
group-common = Laissées par les autres : avec l’action avancée du bas
    .short = Celles des autres (action du bas)
step = { $danger_key ->
    [assault] ⚔️ Assaut en{ " " }
    [provoke] ⚔️ Provocation en{ " " }
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
step-provokes = Des ennemis vous attaquent ({ $enemies }) ; fin du mouvement
step-assaults-pursued = Garnison ({ $site }) et { $enemies } à combattre{ $n ->
    [0] { "" }
   *[other]  ; Réputation −1
}
step-by = Par { $spots }
step-by-to = Par { $spots } · { $waits }
step-fight-by = { $waits } · par { $spots }
step-no-stay = Impossible de rester ici : terminez votre tour ailleurs
step-passes = Un autre héros est ici : vous pouvez passer, pas rester
stop-village = Village : recruter des unités, acheter des Soins
stop-monastery = Monastère : recruter, Soins, action avancée ; ou l’incendier
stop-keep = Votre forteresse : recruter, limite de main plus grande
stop-mage_tower = Tour de mage : recruter des unités, acheter des sorts
stop-magical_glade = Clairière : un soin en fin de tour, un mana en début de tour
stop-mine = Mine : terminez-y votre tour pour gagner un cristal
stop-monster_den = Repaire de monstres : un monstre à vaincre pour 2 cristaux
stop-spawning_grounds = Terrain de ponte : 2 monstres ; un artefact et 3 cristaux
stop-dungeon = Donjon : un monstre, sans unités ; un sort ou un artefact
stop-tomb = Tombeau : un Draconum, sans unités ; un sort et un artefact
stop-ruins = Ruines : un autel, ou des ennemis et leur trésor
stop-portal = Portail : tour terminé ici, hors de la carte jusqu’au suivant
stop-city = Cité : recruter, acheter ce qu’elle seule vend
stop-closed_portal = Portail fermé : le héros présent à la fin de la dernière nuit gagne
stop-mine-held = Mine aux mains d’ennemis : libérez-la, ses cristaux sont à vous
stop-glade-marked = Clairière : un tour terminé ici la marque de votre bouclier
stop-passage = Lieu conquis : les galeries partent d’ici
explore = 🧭 Explorer { $a },{ $b } : Mouvement { $n }, reste { $left }
    .short = 🧭 Explorer { $a },{ $b } : Mouv. { $n }, reste { $left }
    .shortest = 🧭 { $a },{ $b } : Mouv. { $n }, reste { $left }
explore-hint = { $n ->
    [0] Révèle une nouvelle tuile, et vous pouvez continuer
   *[other] Révèle une nouvelle tuile : Renommée +{ $n }, et vous pouvez continuer
}
noun-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
noun-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
revealed-tile = une nouvelle tuile a été révélée
revealed-ruins = un jeton de ruines a été révélé
revealed-enemy = un ennemi a été révélé
revealed-division = les défenseurs ont été répartis
revealed-token = un jeton d’ennemi a été pioché
revealed-card = une nouvelle carte a été révélée
revealed-drawn = des cartes ont été piochées
revealed-die = un dé de mana a été lancé
revealed-units = de nouvelles unités ont été révélées
revealed-hands = les autres ont dû montrer leurs cartes
revealed-dummy = des cartes du joueur virtuel ont été révélées
revealed-artifacts = des artefacts ont été piochés
revealed-skills = des compétences ont été piochées
explores = { $n ->
    [0] explore la tuile { $tile_key } : { $tile }
   *[other] explore la tuile { $tile_key } : { $tile } (Renommée +{ $n })
}
moves = avance en { $space }
turn-ends-at = { $how_key ->
    [moved] va en { $space }
   *[stayed] reste en { $space }
}
move-where = Vers quelle case avancez-vous ?
provokes = passe trop près, et les ennemis attaquent
withdraws = ne peut pas rester là et recule en { $space } avec une blessure
ruins-seen = 👁 voit l’intérieur des ruines { $space_key } : { $ruins }
garrison-seen = 👁 voit { $enemy } en { $space } : { $values }
step-assaults = Garnison fortifiée ({ $site }) ; { $n ->
    [0] { "" }
   *[other] Réputation −1 ;{ " " }
}fin du mouvement
step-city = Assaut de la cité : { $garrison }. Réputation −1
unseen-defenders = { $n ->
    [one] { $n } défenseur caché
   *[other] { $n } défenseurs cachés
}
end-turn = Terminer mon tour
end-turn-discard = Défausser, puis terminer mon tour
recover = Défausser une blessure et récupérer
rest = Se reposer
rest-hint = Ni mouvement ni action : 1 carte et des blessures à défausser
rest-discard = Repos : quelle carte défaussez-vous ?
rest-wounds = Combien de blessures défaussez-vous avec elle ? Elles quittent votre main, mais restent dans vos cartes.
wounds-n = { $n ->
    [0] Aucune
    [one] { $n } blessure
   *[other] { $n } blessures
}
rests = { $n ->
    [0] se repose
    [one] se repose et défausse une blessure
   *[other] se repose et défausse { $n } blessures
}
exhausted = n’a que des blessures en main et passe son tour à récupérer
discard-before-draw = Votre tour se termine. Défaussez les cartes que vous ne voulez pas garder ; vous piocherez ensuite jusqu’à votre limite de main.

## Cards, units, skills, mana

how-to-play = Comment jouez-vous { $card } ?
sideways-move = En travers : Mouvement { $n }
    .short = En travers { $n }
sideways-influence = En travers : Influence { $n }
    .short = En travers { $n }
sideways-attack = En travers : Attaque { $n }
    .short = En travers { $n }
sideways-block = En travers : Blocage { $n }
    .short = En travers { $n }
sideways-short = En travers { $n }
pays-from = Payé avec : { $sources }
pays-by-choice = Paiement au choix : { $sources_or }{ $more_key ->
    [yes] , …
   *[no] { "" }
}
from-token = jeton { $color }
from-crystal = cristal { $color }
from-die = dé de la Source { $color }
from-stolen = dé volé { $color }
from-endless = mana { $color } illimité
no-effect-now = Sans effet pour le moment
several = Jouer plusieurs cartes …
several-hint = À choisir toutes ensemble
play-several = Quelles cartes jouez-vous ensemble ? Leurs effets s’additionnent.{ $goal }
second-copy = { $card } ({ $n })
asked = { " " }{ $asked }
gives = { $effect } ({ $now } → { $then })
    .short = { $effect }
gives-more = { $effect } ({ $kind } { $now } → { $then })
    .short = { $effect }
basic-effect = { $basic }
    .shortest = effet de base
strong-effect = { $strong }
    .shortest = effet fort
plays = joue { $card }
plays-sideways = joue { $card } en travers : { $kind } { $n }
uses = { $doing } : { $effect }
uses-more = { $doing } : { $effect } +{ $n }
got-cards = pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
got-crystal = { $n ->
    [one] un cristal { $color }
   *[other] { $n } cristaux ({ $color })
}
got-wounds = { $n ->
    [one] une blessure
   *[other] { $n } blessures
}
got-wounded-unit = l’unité est blessée
choose-effect = { $source } : quel effet choisissez-vous ?
paid-effect = { $color } : { $effect }
pay-more = Payer en plus un mana { $color } pour traverser gratuitement les lacs ce tour-ci ?
pays-more = paie un mana { $color } pour traverser gratuitement les lacs
bleed-for-more = Vous obtenez { $base }. Prendre une blessure pour avoir { $effect } à la place ?
take-down-banners = Quelles bannières remettez-vous dans vos cartes ? Les autres restent avec leurs unités.
assign-banner = À une unité : { $basic }
    .short = Confier à une unité
banner-for = À quelle unité confiez-vous la bannière ?
assigns-banner = confie { $card } à ses { $unit }
banner-courage = Bannière : réactiver cette unité
banner-fear = Bannière : annuler une attaque, Renommée +1
    .short = Bannière : annuler une attaque
which-ability = { $unit } : quelle capacité utilisez-vous ?
unit-ability = { $ability }
    .shortest = capacité { $n }
offer-ability = { $unit } : { $ability }
    .shortest = { $unit } : capacité { $n }
activates = utilise ses { $unit }
unit-spent = doit fatiguer ses { $unit } ({ card-energy-flow })
bond-unit = Placer { $unit } sous vos Liens de loyauté ? L’unité n’occupe aucun jeton de commandement, sert même là où les unités sont exclues, et reste toujours.
uses-skill = utilise { $skill }
heal-hand = Soigner une blessure de votre main ({ $n } en main)
    .short = Soigner une blessure en main ({ $n })
heal-unit = Soigner vos { $unit } ({ $place }) : Soin { $n }
    .short = { $unit } ({ $place }) : Soin { $n }
heals = soigne une blessure
heals-unit = soigne ses { $unit }
unspent-healing = Il vous reste Soin { $n }, et de quoi l’employer. Il sera perdu { $when_key ->
    [fight] dès le début du combat
   *[end] à la fin de votre tour
}.
readies = réactive ses { $unit }
draws = Vous piochez { $cards }.
reputation = a désormais Réputation { $now } ({ $change })
heal-which = Quelle unité soignez-vous ?
ready-which = Quelle unité réactivez-vous ?
disband-which = Vous n’avez plus de jeton de commandement libre. Quelle unité part pour faire de la place ?
dismisses = Vous n’avez plus de jeton de commandement libre : vos { $unit } vous quitteraient pour toujours ({ $does }).
dismisses-one = Vous n’avez plus de jeton de commandement libre : une de vos unités vous quitterait pour toujours, au choix parmi { $units }.
recruit-which = Quelle unité vous rejoint gratuitement ?
unspent-recruit = Une unité vous rejoindrait gratuitement. Si vous refusez, vous n’aurez rien à la place.
recruits = recrute des { $unit } en { $space }
recruits-instead = recrute des { $unit } en { $space } et renvoie ses { $gone }
borrow-which = Quelle capacité d’une unité de l’offre utilisez-vous ?
spend-which = Quelle unité fatiguez-vous, s’il y en a une ({ $seat }) ?
boost-which = Quelle carte d’action jouez-vous pour son effet fort, sans payer son mana et avec +{ $n } ?
discard = Quelle carte défaussez-vous ?
discard-for-attack = Quelles cartes défaussez-vous ? Chacune donne Attaque { $n }.
discard-color = Vous devez défausser une carte de cette couleur : { $color }. Laquelle ?
shows-hand = n’a aucune carte de cette couleur ({ $color }) à défausser et montre sa main : { $cards }
had-to-discard = doit défausser { $card } ({ card-mind-read })
stealable = { $card } ({ $seat })
steals = prend { $card } à { $owner } (Vol de pensées)
boosts = ajoute { $card } à pleine force
exchanges = échange { $card } contre { $gained }
decomposes = change { $card } en cristaux
maximize-which = Quelle carte d’action utilisez-vous { $n } fois ? Elle quitte ensuite le jeu.
cast-which = Quel sort de l’offre lancez-vous ? Il y reste.
offered-spell = { $card } : { $effect }
    .short = { $card }
return-card = { $where_key ->
    [top] Poser { $card } sur votre pioche au lieu de défausser la carte ?
   *[bottom] Glisser { $card } sous votre pioche au lieu de défausser la carte ?
}
steal-card = Laquelle de ces cartes gardez-vous, s’il y en a une ?
throw-away = Quelle carte retirez-vous du jeu pour une meilleure ?
take-card = Quelle carte prenez-vous ?
on-top = { $card } : la poser sur votre pioche ? Sinon, elle va dessous.
choose-die = Quel dé de la Source prenez-vous ?
choose-color = { $use_key ->
    [crystal] Quel cristal gagnez-vous ?
    [payment] Quel mana payez-vous ?
    [set] Quelle couleur donnez-vous au dé ? Vous gagnez 2 manas de cette couleur.
    [claim] Quel dé gardez-vous pour cette manche ?
   *[mana] Quel mana gagnez-vous ?
}
claim-now = Prendre 3 manas ({ $color }) maintenant ? Sinon, vous recevrez 1 mana à chacun de vos prochains tours de cette manche.
take-lost-crystal = Prendre un des cristaux perdus par vos rivaux ?
unspent-crystal = Vous pourriez prendre un cristal gratuitement. Si vous refusez, vous n’aurez rien à la place.
push-luck = Combien de points d’Attaque en plus ? Vous lancez un dé par point ; chaque rouge ou noir vous blesse.
more = +{ $n }
rolls = lance le dé : { $color }
who-suffers = Qui reçoit une de vos blessures ?
pay-mana = Comment payez-vous le mana { $color } ?
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
spends-token = Pour ce tour seulement : perdu à la fin du tour
spends-die = Un dé par tour ; relancé à la fin du tour
spends-stolen = Une seule fois ; puis il retourne à la Source
spends-crystal = Vous pourriez le garder pour un autre tour
spends-endless = Autant de fois que vous voulez ce tour-ci
invoke = Invocation : quelle carte défaussez-vous, et à quoi sert aussitôt son mana ?
invoke-for = { $color } pour { $source } : { $effect }
    .shortest = { $color_key ->
        [red] 🔴
        [black] ⚫
        [white] ⚪
       *[green] 🟢
    } { $source }, { $effect }
forgo-dice = N’utiliser aucun dé de la Source ce tour-ci, pour qu’une carte jouée en travers vaille { $n } ?
ritual-wounds = Combien de blessures retirez-vous du jeu ? Votre rival le plus proche en reçoit une.
suffers = reçoit une blessure (Rituel de guérison)
claims-die = garde le dé { $color } hors de la Source pour cette manche
freezes-source = gèle la Source : jusqu’à son prochain tour, les autres perdent leur dé habituel
prays = prie le ciel : jusqu’à son prochain tour, le terrain lui coûte 2 points de moins, aux autres 1 point de plus
exploits = exploite le mana : jusqu’à son prochain tour, un rival qui utilise une autre couleur que { $color } subit une blessure
exploited = utilise du mana { $color } et subit une blessure (Exploitation du mana)
cursed = utilise du mana { $color } et subit une blessure (Malédiction de mana)
loses-crystal = perd un cristal { $color } ({ card-mana-meltdown })
burnt = n’a aucun cristal à perdre et subit une blessure ({ card-mana-meltdown })
radiance = subit { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
} pour ses cristaux ({ $color }, Rayonnement de mana)
gains-crystal = gagne un cristal { $color }
mines = gagne un cristal { $color } à la mine { $space_key }
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
} ({ $color_or })
    .short = { $n ->
        [one] mana
       *[other] { $n } manas
    } { $color_or }
fx-gain-crystal = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
} ({ $color_or })
fx-enemy-armor = { $target_key ->
    [all] tous les ennemis
   *[one] un ennemi
} : armure −{ $n }{ $walled ->
    [4] , −4 si fortifié
    [6] , −6 si fortifié
   *[other] { "" }
}
fx-enemy-loses = { $target_key ->
    [all] tous les ennemis perdent leurs
   *[one] un ennemi perd ses
} { $lost }
lost-fortifications = fortifications
lost-resistances = résistances
fx-attack-scaled = Attaque de feu 5, +2 par ennemi
fx-block-scaled = Blocage de feu 7, +2 par ennemi
fx-discard-cost = défausser une carte
fx-direct-move = voler { $n ->
    [one] d’une case
   *[other] de { $n } cases au plus
} vers une case sûre{ $cost ->
    [0] , gratuitement
   *[other] , pour { $cost } points de Mouvement
}
    .short = voler { $n ->
        [one] d’une case
       *[other] de { $n } cases au plus
    }{ $cost ->
        [0] , gratuitement
       *[other] , Mouvement { $cost }
    }
fx-ready-unit = réactiver une unité
fx-heal-unit = soigner une unité
fx-all-cold-fire = vos attaques deviennent du feu froid
fx-all-siege = vos attaques deviennent des attaques de siège

## Sites

interact = Parler aux gens { $site_key ->
    [mage_tower] de la
    [city] de la
    [keep] de la
   *[other] du
} { $site }
interact-hint = Jouez des cartes d’Influence, puis achetez. Votre Réputation { $n ->
    [0] ne change rien
   *[other] { $sign_key ->
        [minus] vous coûte { $n } { $n ->
            [one] point
           *[other] points
        }
       *[plus] ajoute { $n } { $n ->
            [one] point
           *[other] points
        }
    }
}
interacts = parle aux gens { $site_key ->
    [mage_tower] de la
    [city] de la
    [keep] de la
   *[other] du
} { $site } { $space_key }
interaction = Jouez des cartes d’Influence, achetez ce que vous voulez, puis terminez votre tour.{ $prices }
prices = { $sums }{ $prices }
with-more-influence = { "\u000A" }Avec plus d’Influence :{ $prices }
price-unit = **{ $unit }** (niveau { $level }), { $n } points d’Influence. { $what }
price-healing = **Soin**, { $n } points d’Influence par point
price-training = { $what } ({ $n } points d’Influence)
price-spell = { $what } ({ $n } points d’Influence et un mana { $color })
price-city-green = **Une action avancée** de l’offre, ou la première de la pioche ({ $n } points d’Influence)
price-city-red = **Un artefact** à la fin de votre tour ({ $n } points d’Influence)
price-city-white = **Une unité d’élite de plus** dans l’offre ({ $n } points d’Influence)
recruit = Recruter des { $unit } (Influence { $n })
    .short = { $unit } : Influence { $n }
recruit-hint = Armure { $armor }{ $resists_key ->
    [physical] , rés. physique
    [fire] , rés. feu
    [ice] , rés. glace
    [fire-ice] , rés. feu et glace
    [fire-physical] , rés. feu et physique
    [ice-physical] , rés. glace et physique
   *[nothing] { "" }
} : { $does }
recruit-bonded = Recruter des { $unit } sous vos Liens (Influence { $n })
    .short = Lier des { $unit } (Influence { $n })
buy-healing = Soin 1 (Influence { $n })
buy-healing-hint = Soigne une blessure de votre main ; une unité demande 1 point par niveau
train = Apprendre { $card } (Influence { $n })
    .short = { $card } : Influence { $n }
train-blind = Une action au hasard (Influence { $n })
train-blind-hint = La première carte de la pioche des actions avancées, sans la voir
buy-artifact = Un artefact (Influence { $n })
buy-artifact-hint = À la fin de votre tour, vous en piochez deux et en gardez un
call-elite = Appeler une unité d’élite (Influence { $n })
    .short = Unité d’élite : Influence { $n }
call-elite-hint = Une unité de plus rejoint l’offre ; vous pouvez recommencer
buy-spell = Apprendre { $card } (Influence { $n } et { $mana })
    .short = { $card } : { $n } Infl.+mana
its-mana = son mana
learns = apprend { $card } en { $space }
buys-artifact = achète un artefact en { $space }
calls-elite = fait venir dans l’offre : { $unit }
burn = Incendier le monastère : Réputation −3
burn-hint = Ennemi violet, sans vos unités ; un artefact si vous gagnez
burns = incendie le monastère { $space_key }
enter = { $site_key ->
    [ruins] Entrer dans les
    [mine] Entrer dans la
   *[other] Entrer dans le
} { $site }
enter-again = Déjà conquis : un nouveau combat, pour la Renommée seule
altar-hint = Un autel, Renommée { $n } · { $pays }
ruins-hint = { $ruins }
enter-monster_den = Un monstre brun à combattre, 2 cristaux au hasard à gagner
enter-spawning_grounds = Deux monstres bruns ; un artefact et 3 cristaux au hasard
enter-dungeon = Un monstre brun, règles de nuit, sans unités ; un sort ou un artefact
enter-tomb = Un Draconum, règles de nuit, sans unités ; un sort et un artefact
enter-mine = Tous ses ennemis à combattre, règles de nuit, avec unités, pour la libérer
incantation = 🌙 Tenir votre incantation : { $n } { $who_key ->
    [brown] { $n ->
        [one] monstre brun
       *[other] monstres bruns
    }
    [red] Draconum
   *[other] { $n ->
        [one] paire (un monstre brun et un Draconum)
       *[other] paires (chacune un monstre brun et un Draconum)
    }
}
    .short = 🌙 Incantation : { $n } { $who_key ->
    [brown] { $n ->
        [one] brun
       *[other] bruns
    }
    [red] Draconum
   *[other] { $n ->
        [one] paire
       *[other] paires
    }
}
incantation-hint = Double Renommée par ennemi vaincu, les autres s’évanouissent ; { $n } { $n ->
    [one] cristal
   *[other] cristaux
} au hasard dans tous les cas. Une fois par nuit
invokes = 🌙 tient l’incantation de { $n } { $n ->
    [one] clairière
   *[other] clairières
}
marks-glade = 🌿 marque la case { $space } d’un bouclier
replace-shield = Il n’y a plus de place pour un bouclier dans cette clairière. Lequel remplacez-vous ?
tunnel = 🕳️ { $space } par les galeries : Mouvement { $n }, reste { $left }
    .short = 🕳️ { $space } : Mouv. { $n }, reste { $left }
tunnel-hint = Donjons et tombeaux conquis sont reliés : Mouvement 2, plus 1 par case
hide-entrance = Un { $site } secret se cache près de { $space }. Où est son entrée ?
finds-entrance = 🕳️ découvre un { $site } secret en { $space_key }
miners-thank = ⛏️ Les mineurs remercient { $seat } : { $crystals }.
color-crystal = cristal { $color }
portal-closes = 🌀 Le portail se ferme. C’est désormais une case comme une autre, jusqu’à la fin de la dernière nuit.
hero-lost = 💀 { $seat } était encore au portail : sa partie s’arrête ici.
enters = { $site_key ->
    [ruins] entre dans les
    [mine] entre dans la
   *[other] entre dans le
} { $site } { $space_key }
altar = active l’autel ancien en { $space_key } : Renommée +{ $n }
challenge = Combattre { $enemy } en { $space_key } : { $values }
    .short = Combattre { $enemy } en { $space_key }
    .shortest = Contre { $enemy } en { $space_key }
challenge-hint = En cas de victoire : Renommée +{ $n }, et votre Réputation monte
challenge-more = Combattre aussi d’autres ennemis voisins dans le même combat ?
enough = Non, c’est tout
assaults = { $site_key ->
    [mage_tower] assaille la
    [city] assaille la
    [keep] assaille la
   *[other] assaille le
} { $site } { $space_key }
conquers = { $how_key ->
    [burnt] 🔥 incendie le monastère { $space_key }
    [freed] ⛏️ libère la mine { $space_key }
    [again] ⚔️ gagne un nouveau combat dans le { $site } { $space_key }
   *[won] 🚩 conquiert { $site_key ->
        [mage_tower] la
        [city] la
        [keep] la
        [ruins] les
       *[other] le
    } { $site } { $space_key }
} et vainc { $foes } ({ $results_commas })
site-holds = ⚔️ ne parvient pas à { $how_key ->
    [burnt] incendier le monastère { $space_key }
    [freed] libérer la mine { $space_key }
    [again] vaincre dans le { $site } { $space_key }
   *[won] conquérir { $site_key ->
        [mage_tower] la
        [city] la
        [keep] la
        [ruins] les
       *[other] le
    } { $site } { $space_key }
} contre { $others } ({ $results_commas })
fight-won = ⚔️ vainc { $foes } ({ $results_commas })
fight-half-won = ⚔️ vainc { $foes }, mais pas { $others } ({ $results_commas })
fight-lost = ⚔️ ne parvient pas à vaincre { $others } ({ $results_commas })
result-fame = Renommée { $n }
result-reputation = Réputation { $n }
result-knocked-out = K.-O.
result-unit-lost = { $unit } détruits
result-unit-wounded = { $unit } blessés
result-unharmed = aucune blessure
result-standing = mais ne vainc pas { $foes }
result-defeated = mais vainc { $foes }
result-keep = prend la forteresse { $space_key }
result-wounds-of = { $rival } : { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
result-nobody-hurt = aucune blessure de part et d’autre
assault-fails = échoue et recule en { $space }
assault-together = Donner l’assaut ensemble en { $space }
    .short = Assaut à plusieurs en { $space }
    .shortest = Assaut à plusieurs
assault-together-hint = Demander à { $players } : vous vous partagez les défenseurs, et ceux qui acceptent renoncent à leur prochain tour
invite-whom = Assaut à plusieurs en { $space } : à qui demandez-vous ? Tous doivent accepter.
divide-defenders = { $n } défenseurs en { $space }. Combien chacun en combattra-t-il ? Le tirage au sort décide lesquels.
share = { $player } : { $n }
shares = { $shares_commas }
never-mind = Renoncer
join-assault-with = { $player } vous propose de donner l’assaut ensemble en { $space }. Partage des défenseurs : { $shares_commas }. Il faut 2 points de Mouvement pour entrer, et vous renoncez à votre prochain tour. Acceptez-vous ?
join-assault = Accepter et combattre { $n ->
    [one] { $n } défenseur
   *[other] { $n } défenseurs
}
join-assault-hint = Vous jouez tout de suite votre prochain tour : il sera sauté
decline-assault = Refuser
declines-assault = demande de l’aide pour l’assaut en { $space }, mais essuie un refus : { $players }
joint-assault-begins = ⚔️ **Assaut à plusieurs en { $space } !** { $parts_commas }.
faces-part = { $player } affronte { $foes }
advance-on-city = Assaut en { $space } contre { $foes }. Il faut { $n } points de Mouvement pour entrer.{ $sums }
storm-city = Donner l’assaut en { $space } : Mouvement { $n }
    .short = Assaut en { $space } : Mouvement { $n }
stay-behind = Rester en arrière
stay-behind-warning = Personne ne combattra vos défenseurs : la cité ne tombera pas, { $who_key ->
    [asked] et votre prochain tour sera sauté quand même.
   *[first] et votre action est perdue.
}
stays-behind = reste en arrière : personne ne combat sa part des défenseurs en { $space }
joint-assault-fails = 🏰 L’assaut échoue en { $space } : il reste { $n ->
    [one] { $n } défenseur
   *[other] { $n } défenseurs
}. Chacun retourne d’où il vient.
glade = La clairière soigne une blessure. Laquelle ?
glade-hand = Une blessure de votre main
glade-discard = Une blessure de votre défausse
unspent-glade = La clairière soignerait une blessure gratuitement. Si vous refusez, vous gardez la blessure.

## Combat

faces = affronte { $enemy } ({ $values })
phase-ranged = Phase à distance : un ennemi vaincu maintenant n’attaquera pas. Seules comptent les Attaques à distance et de siège ; contre un ennemi fortifié, le siège seul. { $aims_commas }.{ $sums }
phase-block = Phase de blocage : atteignez le total requis pour bloquer entièrement une attaque ; un blocage inférieur n’arrête rien. { $aims_commas }.{ $sums }
phase-attack = Phase d’attaque : pour vaincre un ennemi, votre Attaque doit atteindre son armure ; une Attaque inférieure ne fait rien. { $aims_commas }.{ $sums }
aim = { $foe } : { $n } sur { $needed }
aim-safe = { $foe } : hors d’atteinte derrière les remparts
sum-nothing = rien
sum-mana = { $n ->
    [one] { $n } mana { $color }
   *[other] { $n } manas ({ $color })
}
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
to-block = Passer à leur attaque
to-damage = Ne plus bloquer, subir les dégâts
end-combat = Terminer le combat
unspent-attack = { $how_key ->
    [could] Vous pouvez encore réunir assez d’Attaque pour vaincre { $foes }.
   *[now] Votre Attaque suffit pour vaincre { $foes }.
} Si vous continuez, elle est perdue.
unspent-block = Votre Blocage suffit pour arrêter { $foes }. Si vous continuez, il est perdu et l’attaque passe.
attack-group = Vaincre { $foes }
attack-hint = Attaque { $n } contre armure { $armor }
block-foe = Bloquer { $enemy } ({ $place })
block-hint = Blocage { $n } pour { $needed } requis
counter-attack = Le bouclier ardent riposte : Attaque de feu { $n }
    .short = Bouclier ardent : Attaque de feu { $n }
move-to-attack = Changer 1 Mouvement en Attaque 1
move-to-ranged = Changer 2 Mouvement en Attaque à distance 1
    .short = 2 Mouvement : Attaque à distance 1
aims-at = vise { $enemy }
choose-enemy = Quel ennemi visez-vous ?
foe-hint = armure { $armor }, attaque { $n }
summons = voit { $enemy } invoquer { $summoned }, qui attaque à leur place
blocks = bloque { $enemy }
assign-damage = { $enemy } : { $n } { $n ->
    [one] dégât
   *[other] dégâts
}. Qui les prend ? Une unité absorbe des dégâts jusqu’à son armure et, sauf résistance, prend une blessure.{ $later }
damage-later = { " " }Viendront ensuite : { $damage }.
damage-of = { $enemy } { $n } { $n ->
    [one] dégât
   *[other] dégâts
}
hero-takes = Votre héros : { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
unit-prospect = Armure { $n } : { $fate_key ->
    [unharmed] indemne
    [poisoned] 2 blessures
    [destroyed] détruite
   *[wounded] une blessure
}{ $left ->
    [0] { "" }
    [one] , reste { $left } dégât
   *[other] , restent { $left } dégâts
}
hero-prospect = { $fate_key ->
    [knocked-out] Vous tombez K.-O. et ne gardez que vos blessures
    [paralyze] Paralysie : vous ne gardez que vos blessures
   *[poison] Poison : { $n ->
        [one] { $n } blessure de plus dans votre défausse
       *[other] { $n } blessures de plus dans votre défausse
    }
}
hero-wounded = subit { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
} contre { $enemy }
unit-wounded = laisse ses { $unit } prendre le coup : unité blessée
unit-destroyed = laisse ses { $unit } prendre le coup : unité détruite
unit-shrugs = laisse ses { $unit } prendre le coup : unité indemne
paralyzed = subit la paralysie et défausse toutes ses cartes sauf les blessures
knocked-out = tombe K.-O. et défausse toutes ses cartes sauf les blessures
defeats = vainc { $enemy } : Renommée +{ $n }

## Duels

duel = Duel
duel-attack = Attaquer { $rival }
duel-begins = ⚔️ attaque { $rival } en { $space }
step-duels = Un autre héros est ici : passez, ou arrêtez-vous et attaquez
turn-taken = a déjà joué ce tour
begin-duel = Commencer le duel
duel-how = { $rival } vous attaque ! Jouer dès maintenant votre prochain tour pour ce duel, ou le garder ?
duel-full = Jouer mon prochain tour maintenant
duel-full-hint = Avec dé et compétences, puis soins et pioche ; votre prochain tour sera sauté
duel-part = Garder mon prochain tour
duel-part-hint = Sans dé, compétences, soins ni pioche ; on pourra vous attaquer encore
duel-attends = joue dès maintenant son prochain tour, pour ce duel
duel-half-attends = garde son prochain tour et se bat sans dés ni compétences
duel-ranged = Duel à distance contre { $rival } : Attaques à distance et de siège seulement, aucune carte en travers, et 2 points de Blocage arrêtent 1 dégât. Attaquez ou passez ; si les deux passent, le corps à corps commence. Pour l’instant : { $sums }.
duel-melee = Corps à corps contre { $rival } : toutes les attaques comptent, et 1 point de Blocage arrête 1 dégât. Attaquez ou passez ; si les deux passent, le duel est terminé. Pour l’instant : { $sums }.
duel-strike = Attaquer avec { $n }
duel-pass = Passer
unspent-strike = Vous avez réuni une attaque de { $n }. Si vous passez, elle est perdue.
duel-strikes = attaque : { $sums }
duel-passes = passe
duel-block = Attaque subie : { $attack }. Bloquez ce que vous pouvez ; dégâts qui passeraient pour l’instant : { $n }. Jusqu’ici : { $sums }.
duel-take = Ne plus bloquer : { $n } { $n ->
    [one] dégât passe
   *[other] dégâts passent
}
duel-blocks = { $n ->
    [0] bloque tout
    [one] laisse passer { $n } dégât
   *[other] laisse passer { $n } dégâts
}
duel-damage = Vous avez { $n } { $n ->
    [one] dégât
   *[other] dégâts
} à infliger. À quoi les employez-vous ?
duel-wound-unit = Blesser { $unit } ({ $place }) : { $cost } { $cost ->
    [one] dégât
   *[other] dégâts
}
    .short = Blesser { $unit } ({ $place }) : { $cost }
duel-wound-hero = { $n ->
    [one] { $n } blessure au héros
   *[other] { $n } blessures au héros
} ({ $cost } { $cost ->
    [one] dégât
   *[other] dégâts
})
duel-steal = Voler { $card } ({ $cost } dégâts)
    .short = Voler { $card } ({ $cost })
duel-drive = Chasser le héros vers { $space_key }, { $terrain } ({ $cost } dégâts)
    .short = Chasser vers { $space_key } ({ $cost } dégâts)
duel-spare = S’arrêter : le reste est perdu
unspent-damage = Vous pouvez encore infliger { $n } { $n ->
    [one] dégât
   *[other] dégâts
}. Si vous vous arrêtez, ils sont perdus.
duel-unit-wounded = blesse les { $unit }
duel-held-back = empêche les { $unit } d’attaquer
duel-hero-wounded = inflige { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
duel-steals = vole { $card } à { $rival }
duel-drives = chasse l’autre héros en { $space }
duel-drawn = ⚔️ ne parvient pas à chasser { $rival } et recule en { $space } ({ $results_commas })
duel-won = ⚔️ remporte le duel contre { $rival }, qui doit reculer en { $space } ({ $results_commas })
choose-rival-unit = Quelle unité de l’autre héros ?
unit-of-rival = { $unit } ({ $place })

## Rewards and levels

levels-up = atteint le niveau { $level }
reaches = ⭐ atteint le niveau { $level } : { $gains }
gained-skill = compétence { $skill }
gained-card = action avancée { $card }
gained-command = peut mener { $n } { $n ->
    [one] unité
   *[other] unités
}
choose-skill = Nouveau niveau : choisissez une compétence. Avec une des vôtres, vous prenez aussi une de ces actions avancées au choix ; avec une compétence laissée par les autres, la première seulement.{ $offer }
gains-skill = gagne la compétence { $skill } : { $does }
which-reward = Quelle récompense prenez-vous d’abord ?
reward-artifact = Un artefact
reward-spell = Un sort
reward-advanced-action = Une action avancée
wins-rewards = 🎁 gagne { $rewards }
won-artifacts = { $n ->
    [one] un artefact
   *[other] { $n } artefacts
}
won-card = { $kind_key ->
    [spell] le sort { $card }
   *[advanced_action] l’action avancée { $card }
}
won-fame = 1 point de Renommée
choose-advanced = Quelle action avancée apprenez-vous ? Elle va sur le dessus de votre pioche.
choose-spell = Quel sort apprenez-vous ? Il va sur le dessus de votre pioche.
choose-artifact = Quel artefact gardez-vous ? Il va sur le dessus de votre pioche.

## The end

city-found = 🏰 { $seat } trouve la cité ! Chacun joue encore un dernier tour.
city-found-alone = 🏰 { $seat } trouve la cité ! Il reste un dernier tour.
game-ends = **La partie est terminée. Renommée finale :** { $scores }.
game-ends-together = **La partie est terminée. Votre score d’équipe :** { $n }.
city-not-found = 🌫️ Personne n’a trouvé la cité à temps.
city-falls = 🏰 { $space } est prise ! { $leader } la dirige.
cities-conquered = 👑 { $seat } prend la dernière cité ! Chacun joue encore un dernier tour.
cities-conquered-alone = 👑 { $seat } prend la dernière cité ! Il reste un dernier tour.
cities-not-conquered = 🌫️ Le temps est écoulé, et au moins une cité tient encore.
mines-free = ⛏️ { $seat } y parvient : tout le pays est connu et toutes les mines sont libres ! Chacun joue encore un dernier tour.
mines-not-free = 🌫️ Le temps est écoulé : des ennemis tiennent encore une mine ou se cachent en terre inconnue.
incantations-held = 🌙 { $seat } tient la dernière incantation ! Chacun joue encore un dernier tour.
last-night-over = ⌛ La dernière nuit est passée.
dungeons-conquered = 🗝️ { $seat } y parvient : tout le pays est connu, tous les donjons et tombeaux sont conquis ! Chacun joue encore un dernier tour.
dungeons-not-conquered = 🌫️ Le temps est écoulé, et il reste des donjons ou des tombeaux à conquérir.
portal-opens = 🌀 La dernière nuit est passée, et le portail se rouvre.
points-end = **La partie est terminée. Points des forteresses et des tours :** { $scores }.
wins-points = 👑 { $seat } gagne avec { $n } { $n ->
    [one] point
   *[other] points
} !
return-ends = **La partie est terminée.**
returns = 👑 { $seat } rentre et gagne !
nobody-wins = 🌫️ Personne ne gagne.
seat-score = { $seat } { $n }
team-score = { $names } { $n }
wins = 👑 { $seat } gagne avec { $n } points de Renommée !
wins-together = 👑 Victoire ! Votre équipe gagne avec { $n } { $n ->
    [one] point
   *[other] points
}.

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
card-into-the-heat = Dans le feu de l’action
card-steady-tempo = Rythme soutenu
card-diplomacy = Diplomatie
card-in-need = Dans le besoin
card-decompose = Décomposition
card-crystal-mastery = Maîtrise des cristaux
card-mana-storm = Tempête de mana
card-ambush = Embuscade
card-maximal-effect = Effet maximal
card-magic-talent = Talent magique
card-learning = Apprentissage
card-training = Entraînement
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
basic-crystallize = Un mana de base devient un cristal
strong-crystallize = 🔵 Un cristal de base au choix
basic-mana-draw = Un dé de la Source en plus
strong-mana-draw = ⚪ Réglez un dé : 2 manas
basic-concentration = 1 mana : bleu, blanc ou rouge
strong-concentration = 🟢 Effet fort d’une autre carte, +2
    .short = 🟢 Autre carte, effet fort +2
basic-improvisation = Défaussez une carte : 3 points au choix
    .short = Une carte : 3 points au choix
strong-improvisation = 🔴 Défaussez une carte : 5 points au choix
    .short = 🔴 Une carte : 5 points au choix
basic-battle-versatility = Attaque 2, Blocage 2 ou distance 1
strong-battle-versatility = 🔴 Attaque/Blocage 4, feu 3, distance 3 ou siège 2
    .short = 🔴 Attaque/Blocage 4, distance 3…
basic-will-focus = Mana (sauf vert) ou cristal vert
strong-will-focus = 🟢 Effet fort d’une autre carte, +3
    .short = 🟢 Autre carte, effet fort +3
basic-noble-manners = Influence 2 ; Renommée +1
strong-noble-manners = ⚪ Influence 4 ; Renommée +1, Rép. +1
    .short = ⚪ Influence 4 ; Renom. +1, Rép. +1
basic-cold-toughness = Glace : Attaque 2 ou Blocage 3
strong-cold-toughness = 🔵 Blocage de glace 5, +1 par symbole
    .short = 🔵 Blocage de glace 5, +1/symbole
basic-fire-bolt = Un cristal rouge
strong-fire-bolt = 🔴 Attaque à distance de feu 3
basic-ice-bolt = Un cristal bleu
strong-ice-bolt = 🔵 Attaque à distance de glace 3
basic-swift-bolt = Un cristal blanc
strong-swift-bolt = ⚪ Attaque à distance 4
basic-crushing-bolt = Un cristal vert
strong-crushing-bolt = 🟢 Attaque de siège 3
basic-blood-rage = Attaque 2, ou 5 avec une blessure
strong-blood-rage = 🔴 Attaque 4, ou 9 avec une blessure
    .short = 🔴 Attaque 4, ou 9 (blessure)
basic-ice-shield = Blocage de glace 3
strong-ice-shield = 🔵 Blocage de glace 3 ; ennemi bloqué : armure −3
    .short = 🔵 Blocage de glace 3 ; armure −3
basic-agility = Mouvement 2 ; reste changé en Attaque
strong-agility = ⚪ Mouvement 4 ; ou 2 pour distance 1
    .short = ⚪ Mouvement 4, ou distance
basic-refreshing-walk = Mouvement 2 et Soin 1
strong-refreshing-walk = 🟢 Mouvement 4 et Soin 2
basic-intimidate = Influence 4 ou Attaque 3 ; Rép. −1
strong-intimidate = 🔴 Influence 8 ou Attaque 7 ; Rép. −2
    .short = 🔴 Influence 8 ou Attaque 7
basic-frost-bridge = Mouvement 2 ; un marais coûte 1
strong-frost-bridge = 🔵 Mouvement 4 ; marais, lacs : 1
basic-song-of-wind = Mouvement 2 ; terrain ouvert −1
strong-song-of-wind = ⚪ Mouvement 2 ; −2 ; 🔵 : lacs
    .short = ⚪ Mouvement 2, terrain −2
basic-path-finding = Mouvement 2 ; terrain −1 (minimum 2)
strong-path-finding = 🟢 Mouvement 4 ; chaque terrain à 2
basic-blood-ritual = Blessure ; mana rouge + 1 au choix
strong-blood-ritual = 🔴 Blessure ; 3 manas au choix
basic-pure-magic = Payez 🟢 Mouv., ⚪ Infl., 🔵 Blocage ou 🔴 Attaque 4
    .short = Payez 1 mana pour 4 points
strong-pure-magic = 🔵 De même, pour 7 points
basic-heroic-tale = Influence 3 ; Rép. +1 par recrue
strong-heroic-tale = ⚪ Influence 6 ; Renommée +1 aussi
basic-regeneration = Soin 1 ; réactive une unité de niveau 1–2
    .short = Soin 1 ; réactive une unité
strong-regeneration = 🟢 Soin 2 ; réactive une unité, niveau 1–3
    .short = 🟢 Soin 2 ; réactive une unité
basic-into-the-heat = Unités +2 (Attaque, Blocage), indemnes
    .short = Unités +2, indemnes
strong-into-the-heat = 🔴 De même, +3
basic-steady-tempo = Mouvement 2 ; va sous la pioche
strong-steady-tempo = 🔵 Mouvement 4 ; va sur la pioche
basic-diplomacy = Influence 2, ou Influence en Blocage
    .short = Influence 2, ou en Blocage
strong-diplomacy = ⚪ Influence 4, ou Blocage feu ou glace
    .short = ⚪ Influence 4, ou en Blocage
basic-in-need = Influence 2, +1 par blessure
strong-in-need = 🟢 Influence 4, +2 par blessure
basic-decompose = Retirez une action : 2 de ses cristaux
    .short = Retirez une action : 2 cristaux
strong-decompose = 🔴 De même : 1 de chaque autre
    .short = 🔴 1 cristal par autre couleur
basic-crystal-mastery = Un cristal d’une couleur acquise
strong-crystal-mastery = 🔵 Les cristaux dépensés reviennent
basic-mana-storm = Un cristal de la couleur d’un dé, relancé
    .short = Un cristal d’un dé, relancé
strong-mana-storm = ⚪ Relance la Source ; 3 dés de plus
basic-ambush = Mouvement 2 ; Attaque +1 ou Blocage +2
    .short = Mouvement 2 ; bonus de combat
strong-ambush = 🟢 Mouvement 4 ; Attaque +2 ou Blocage +4
    .short = 🟢 Mouvement 4 ; bonus de combat
basic-maximal-effect = L’effet de base d’une action, 3 fois
    .short = Effet de base d’une action ×3
strong-maximal-effect = 🔴 L’effet fort d’une autre action, 2 fois
    .short = 🔴 Effet fort d’une action ×2
basic-magic-talent = Défaussez : lancez un sort de l’offre
    .short = Défausse : un sort de l’offre
strong-magic-talent = 🔵 1 mana de plus : un sort de sa couleur
    .short = 🔵 1 mana de plus : un sort
basic-learning = Influence 2 ; une action avancée pour 6
    .short = Influence 2 ; une action pour 6
strong-learning = ⚪ Influence 4 ; une action avancée pour 9
    .short = ⚪ Influence 4 ; une action pour 9
basic-training = Échangez une action contre une action avancée
    .short = Échange une action
strong-training = 🟢 De même, mais dans votre main
basic-fireball = 🔴 Attaque à distance de feu 5
strong-fireball = 🔴⚫ Tempête de feu : blessure ; siège de feu 8
    .short = 🔴⚫ Tempête de feu
basic-snowstorm = 🔵 Attaque à distance de glace 5
strong-snowstorm = 🔵⚫ Blizzard : blessure ; siège de glace 8
    .short = 🔵⚫ Blizzard
basic-expose = ⚪ Met à nu un ennemi ; distance 2
strong-expose = ⚪⚫ Mise à nu totale : tous ; distance 3
    .short = ⚪⚫ Mise à nu totale
basic-tremor = 🟢 Armure −3 (un ennemi) ou −2 (tous)
    .short = 🟢 Armure −3, ou −2 pour tous
strong-tremor = 🟢⚫ Séisme : −6 ou −4 si fortifié
basic-flame-wall = 🔴 Attaque de feu 5 ou Blocage de feu 7
    .short = 🔴 Attaque 5 ou Blocage 7 de feu
strong-flame-wall = 🔴⚫ Vague de flammes : +2 par ennemi
    .short = 🔴⚫ Vague de flammes
basic-mana-bolt = 🔵 et 🔵 glace 8, 🔴 feu froid 7, ⚪ dist. 6, 🟢 siège 5
    .short = 🔵 et un mana : Attaque 5–8
strong-mana-bolt = 🔵⚫ et un mana : 11, 10, 9, 8
basic-whirlwind = ⚪ Un ennemi n’attaque pas
strong-whirlwind = ⚪⚫ Tornade : détruit un ennemi (phase d’attaque)
    .short = ⚪⚫ Tornade : détruit un ennemi
basic-underground-travel = 🟢 3 cases au plus, vers une case sûre
    .short = 🟢 3 cases, vers une case sûre
strong-underground-travel = 🟢⚫ 3 cases au plus, puis assaut
basic-burning-shield = 🔴 Blocage de feu 4, puis Attaque de feu 4
    .short = 🔴 Blocage, puis Attaque de feu 4
strong-burning-shield = 🔴⚫ Blocage de feu 4 : ennemi détruit
    .short = 🔴⚫ Blocage de feu destructeur
basic-chill = 🔵 Un ennemi n’attaque pas
strong-chill = 🔵⚫ Froid mortel : aussi armure −4
basic-wings-of-wind = ⚪ Vol de 5 cases au plus, 1 Mouv. chacune
    .short = ⚪ Vol, 5 cases au plus
strong-wings-of-wind = ⚪⚫ Nuit : ni blocage ni dégâts
basic-restoration = 🟢 Soin 3, ou 5 en forêt
strong-restoration = 🟢⚫ Renaissance : réactive aussi 3 (5) niveaux
    .short = 🟢⚫ Renaissance
basic-demolish = 🔴 Sans remparts ; armures −1
strong-demolish = 🔴⚫ Désintègre un ennemi ; autres −1
    .short = 🔴⚫ Désintègre un ennemi
basic-space-bending = 🔵 Avancez de 2, sans provoquer
strong-space-bending = 🔵⚫ Distorsion du temps : tour en plus
    .short = 🔵⚫ Distorsion du temps
basic-call-to-arms = ⚪ Utilisez une unité de l’offre
strong-call-to-arms = ⚪⚫ Appel à la gloire : recrue gratuite
    .short = ⚪⚫ Appel à la gloire
basic-meditation = 🟢 2 cartes défaussées en pioche ; 2 en plus
    .short = 🟢 2 défausses en pioche ; +2
strong-meditation = 🟢⚫ Transe : vous choisissez les 2
basic-mana-meltdown = 🔴 Chaque rival perd un cristal
strong-mana-meltdown = 🔴⚫ Rayonnement : cristaux blessants
    .short = 🔴⚫ Rayonnement
basic-mana-claim = 🔵 Gardez un dé : 3 manas, ou 1 par tour
    .short = 🔵 Gardez un dé pour ses manas
strong-mana-claim = 🔵⚫ Malédiction : il blesse les autres
    .short = 🔵⚫ Malédiction
basic-mind-read = ⚪ Cristal ; les rivaux défaussent sa couleur
    .short = ⚪ Cristal ; les rivaux défaussent
strong-mind-read = ⚪⚫ Vol de pensées : gardez-en une
basic-energy-flow = 🟢 Réactive une unité, en fatigue une par rival
    .short = 🟢 Réactive, fatigue les rivales
strong-energy-flow = 🟢⚫ Vol d’énergie : soigne aussi 1 blessure
    .short = 🟢⚫ Vol d’énergie
basic-banner-of-glory = Armure, Attaque, Blocage +1 ; Renommée +1
    .short = Chaque valeur +1 ; Renommée +1
strong-banner-of-glory = 💥 Pour toutes vos unités ce tour-ci
    .short = 💥 Pour toutes vos unités
basic-banner-of-fear = Son unité annule une attaque ; Renommée +1
    .short = Annule une attaque ; Renommée +1
strong-banner-of-fear = 💥 Ni phase de blocage ni dégâts
basic-banner-of-protection = Armure +1, résiste au feu, à la glace
    .short = Armure +1, résiste feu et glace
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
basic-sword-of-justice = Défaussez : Attaque 3 par carte
strong-sword-of-justice = 💥 Attaques physiques doublées
basic-horn-of-wrath = Attaque de siège 6 ; peut blesser
strong-horn-of-wrath = 💥 Siège 6 à 12 ; peut blesser
basic-endless-bag-of-gold = Influence 4, Renommée +2
strong-endless-bag-of-gold = 💥 Influence 9, Renommée +3
basic-endless-gem-pouch = 2 lancers de dé pour des cristaux
strong-endless-gem-pouch = 💥 Un mana par couleur, et or ou noir
    .short = 💥 Un mana par couleur, 1 de plus
basic-golden-grail = Soin 2 ; Renommée +1 par point utilisé
    .short = Soin 2 ; Renommée +1 par point
strong-golden-grail = 💥 Soin 6 ; 1 carte par blessure
basic-book-of-wisdom = Échangez une action contre une avancée
    .short = Une action devient avancée
strong-book-of-wisdom = 💥 Plutôt un sort et un cristal
basic-amulet-of-sun = 1 mana or, utilisable ; forêts à 3
strong-amulet-of-sun = 💥 3 manas or, de même
    .short = 💥 3 manas or
basic-amulet-of-darkness = 1 mana au choix ; noir utilisable, déserts à 3
    .short = 1 mana au choix ; déserts à 3
strong-amulet-of-darkness = 💥 3 manas au choix, de même
    .short = 💥 3 manas au choix

## On demand: each card

about-card-rage = **{ card-rage }**, action de base 🔴 rouge. { basic-rage }. { strong-rage }.
about-card-determination = **{ card-determination }**, action de base 🔵 bleue. { basic-determination }. { strong-determination }.
about-card-swiftness = **{ card-swiftness }**, action de base ⚪ blanche. { basic-swiftness }. { strong-swiftness }.
about-card-march = **{ card-march }**, action de base 🟢 verte. { basic-march }. { strong-march }.
about-card-stamina = **{ card-stamina }**, action de base 🔵 bleue. { basic-stamina }. { strong-stamina }.
about-card-tranquility = **{ card-tranquility }**, action de base 🟢 verte. { basic-tranquility }. { strong-tranquility }. Pas en combat.
about-card-promise = **{ card-promise }**, action de base ⚪ blanche. { basic-promise }. { strong-promise }.
about-card-threaten = **{ card-threaten }**, action de base 🔴 rouge. { basic-threaten }. { strong-threaten }.
about-card-crystallize = **{ card-crystallize }**, action de base 🔵 bleue. { basic-crystallize }. { strong-crystallize }. Pour l’effet de base, vous payez un mana, et le cristal a sa couleur.
about-card-mana-draw = **{ card-mana-draw }**, action de base ⚪ blanche. { basic-mana-draw }. { strong-mana-draw } de cette couleur, au choix sauf l’or. Le dé retourne à la Source tel que vous l’avez réglé.
about-card-concentration = **{ card-concentration }**, action de base 🟢 verte. { basic-concentration }. { strong-concentration }. Vous ne payez pas le mana de cette carte. Le +2 compte pour Mouvement, Influence, Attaque ou Blocage.
about-card-improvisation = **{ card-improvisation }**, action de base 🔴 rouge. { basic-improvisation }. { strong-improvisation }. Au choix : Mouvement, Influence, Attaque ou Blocage.
about-card-battle-versatility = **{ card-battle-versatility }**, action de base 🔴 rouge. { basic-battle-versatility }. { strong-battle-versatility }. Seule Arythea la possède. Vous choisissez un effet ; le feu peut être une attaque ou un blocage.
about-card-will-focus = **{ card-will-focus }**, action de base 🟢 verte. { basic-will-focus }. { strong-will-focus }. Seul Goldyx la possède. Le mana est bleu, blanc ou rouge. Vous ne payez pas le mana de l’autre carte. Le +3 compte pour Mouvement, Influence, Attaque ou Blocage.
about-card-noble-manners = **{ card-noble-manners }**, action de base ⚪ blanche. { basic-noble-manners }. { strong-noble-manners }. Seul Norowas la possède. Vous gagnez la Renommée et la Réputation à la fin du tour.
about-card-cold-toughness = **{ card-cold-toughness }**, action de base 🔵 bleue. { basic-cold-toughness }. { strong-cold-toughness }. Seul Tovak la possède. Les symboles de l’ennemi bloqué sont ses capacités, ses résistances et l’élément de son attaque.
about-card-fire-bolt = **{ card-fire-bolt }**, action avancée 🔴 rouge. { basic-fire-bolt }. { strong-fire-bolt }.
about-card-ice-bolt = **{ card-ice-bolt }**, action avancée 🔵 bleue. { basic-ice-bolt }. { strong-ice-bolt }.
about-card-swift-bolt = **{ card-swift-bolt }**, action avancée ⚪ blanche. { basic-swift-bolt }. { strong-swift-bolt }.
about-card-crushing-bolt = **{ card-crushing-bolt }**, action avancée 🟢 verte. { basic-crushing-bolt }. { strong-crushing-bolt }.
about-card-blood-rage = **{ card-blood-rage }**, action avancée 🔴 rouge. { basic-blood-rage }. { strong-blood-rage }.
about-card-ice-shield = **{ card-ice-shield }**, action avancée 🔵 bleue. { basic-ice-shield }. { strong-ice-shield }. L’armure ne descend jamais sous 1.
about-card-agility = **{ card-agility }**, action avancée ⚪ blanche. { basic-agility }. { strong-agility }. Chaque point de Mouvement non dépensé devient Attaque 1 dans le combat de ce tour ; avec l’effet fort, 2 points peuvent aussi devenir Attaque à distance 1.
about-card-refreshing-walk = **{ card-refreshing-walk }**, action avancée 🟢 verte. { basic-refreshing-walk }. { strong-refreshing-walk }.
about-card-intimidate = **{ card-intimidate }**, action avancée 🔴 rouge. { basic-intimidate }. { strong-intimidate }. Vous perdez la Réputation à la fin du tour.
about-card-frost-bridge = **{ card-frost-bridge }**, action avancée 🔵 bleue. { basic-frost-bridge }. { strong-frost-bridge }. Avec l’effet fort, vous pouvez traverser les lacs ce tour-ci.
about-card-song-of-wind = **{ card-song-of-wind }**, action avancée ⚪ blanche. { basic-song-of-wind }. { strong-song-of-wind }. Le terrain ouvert comprend plaine, désert et terre désolée. Si vous payez en plus un mana bleu, vous traversez gratuitement les lacs ce tour-ci.
about-card-path-finding = **{ card-path-finding }**, action avancée 🟢 verte. { basic-path-finding }. { strong-path-finding }. Lacs et montagnes restent interdits.
about-card-blood-ritual = **{ card-blood-ritual }**, action avancée 🔴 rouge. { basic-blood-ritual }. { strong-blood-ritual }. L’or et le noir sont permis aussi.
about-card-pure-magic = **{ card-pure-magic }**, action avancée 🔵 bleue. { basic-pure-magic }. { strong-pure-magic }. La couleur du mana payé en plus décide de ce que vous obtenez.
about-card-heroic-tale = **{ card-heroic-tale }**, action avancée ⚪ blanche. { basic-heroic-tale }. { strong-heroic-tale }. Vous les gagnez pour chaque unité recrutée ce tour-ci.
about-card-regeneration = **{ card-regeneration }**, action avancée 🟢 verte. { basic-regeneration }. { strong-regeneration }. Pas en combat.
about-card-into-the-heat = **{ card-into-the-heat }**, action avancée 🔴 rouge. { basic-into-the-heat }. { strong-into-the-heat }. Seulement dans la première phase d’un combat. Le bonus vaut pour toutes les attaques et tous les blocages de vos unités ; vous ne pouvez pas leur attribuer de dégâts ce tour-ci.
about-card-steady-tempo = **{ card-steady-tempo }**, action avancée 🔵 bleue. { basic-steady-tempo }. { strong-steady-tempo }. Vous choisissez à la fin du tour. Elle ne va sous la pioche que si celle-ci n’est pas vide.
about-card-diplomacy = **{ card-diplomacy }**, action avancée ⚪ blanche. { basic-diplomacy }. { strong-diplomacy }. En combat, c’est un Blocage ; jusqu’à la fin du tour, vos autres cartes d’Influence bloquent de la même façon.
about-card-in-need = **{ card-in-need }**, action avancée 🟢 verte. { basic-in-need }. { strong-in-need }. Comptent les blessures en main et sur vos unités.
about-card-decompose = **{ card-decompose }**, action avancée 🔴 rouge. { basic-decompose }. { strong-decompose }. La carte d’action vient de votre main et quitte le jeu.
about-card-crystal-mastery = **{ card-crystal-mastery }**, action avancée 🔵 bleue. { basic-crystal-mastery }. { strong-crystal-mastery }. Ils reviennent à la fin du tour, trois au plus par couleur.
about-card-mana-storm = **{ card-mana-storm }**, action avancée ⚪ blanche. { basic-mana-storm }. { strong-mana-storm }. L’effet de base demande un dé d’une couleur de base. Avec l’effet fort, les dés or et noirs donnent une couleur de base au choix, de jour comme de nuit.
about-card-ambush = **{ card-ambush }**, action avancée 🟢 verte. { basic-ambush }. { strong-ambush }. Le bonus va à la première carte qui attaque ou bloque ce tour-ci. Les cartes jouées en travers et les unités ne comptent pas.
about-card-maximal-effect = **{ card-maximal-effect }**, action avancée 🔴 rouge. { basic-maximal-effect }. { strong-maximal-effect }. L’autre carte d’action vient de votre main, ne coûte pas de mana et quitte ensuite le jeu.
about-card-magic-talent = **{ card-magic-talent }**, action avancée 🔵 bleue. { basic-magic-talent }. { strong-magic-talent }. Avec l’effet de base, vous payez le sort comme d’habitude, et il reste dans l’offre. Avec l’effet fort, un sort de l’offre va dans votre défausse.
about-card-learning = **{ card-learning }**, action avancée ⚪ blanche. { basic-learning }. { strong-learning }. Une fois ce tour-ci, vous pouvez acheter une action avancée de l’offre avec de l’Influence. Pour 6, elle va dans votre défausse, pour 9 dans votre main.
about-card-training = **{ card-training }**, action avancée 🟢 verte. { basic-training }. { strong-training }. La carte retirée du jeu vient de votre main ; vous prenez dans l’offre une action avancée de même couleur, qui va dans votre défausse.
about-card-fireball = **{ card-fireball }**, sort 🔴 rouge. { basic-fireball }. { strong-fireball }.
about-card-snowstorm = **{ card-snowstorm }**, sort 🔵 bleu. { basic-snowstorm }. { strong-snowstorm }.
about-card-expose = **{ card-expose }**, sort ⚪ blanc. { basic-expose }. { strong-expose }. Un ennemi mis à nu perd ses fortifications et ses résistances. Avec Mise à nu totale, tous les ennemis perdent les unes ou les autres, à votre choix.
about-card-tremor = **{ card-tremor }**, sort 🟢 vert. { basic-tremor }. { strong-tremor }. L’armure ne descend jamais sous 1. Contre un ennemi non fortifié, Séisme agit comme Secousse.
about-card-flame-wall = **{ card-flame-wall }**, sort 🔴 rouge. { basic-flame-wall }. { strong-flame-wall }.
about-card-mana-bolt = **{ card-mana-bolt }**, sort 🔵 bleu. { basic-mana-bolt }. { strong-mana-bolt }. Le mana payé en plus décide de l’attaque : glace, feu froid, distance de glace ou siège de glace. L’effet fort s’appelle Foudre de mana.
about-card-whirlwind = **{ card-whirlwind }**, sort ⚪ blanc. { basic-whirlwind }. { strong-whirlwind }.
about-card-underground-travel = **{ card-underground-travel }**, sort 🟢 vert. { basic-underground-travel }. { strong-underground-travel }. Ni par les marais ni par les lacs ; vous ne provoquez personne. L’effet fort, Assaut souterrain, se termine par l’assaut d’une forteresse ou d’une tour de mage ou, si la table joue les duels, par une attaque contre un autre héros ; les remparts ne comptent pas. Sans victoire, vous revenez à votre case de départ.
about-card-burning-shield = **{ card-burning-shield }**, sort 🔴 rouge. { basic-burning-shield }. { strong-burning-shield }. L’attaque ou la destruction demandent un blocage réussi. L’effet fort s’appelle Bouclier explosif.
about-card-chill = **{ card-chill }**, sort 🔵 bleu. { basic-chill }. { strong-chill }. Grand froid retire aussi à l’ennemi sa résistance au feu.
about-card-wings-of-wind = **{ card-wings-of-wind }**, sort ⚪ blanc. { basic-wings-of-wind }. { strong-wings-of-wind }. Vous vous posez sur une case sûre et ne provoquez personne. L’effet fort, Ailes de la nuit, demande 1 point de Mouvement non dépensé par ennemi.
about-card-restoration = **{ card-restoration }**, sort 🟢 vert. { basic-restoration }. { strong-restoration }. Les niveaux sont ceux des unités réactivées. Pas en combat.
about-card-demolish = **{ card-demolish }**, sort 🔴 rouge. { basic-demolish }. { strong-demolish }. L’armure de tous les ennemis baisse de 1, jamais sous 1. La désintégration détruit un ennemi en phase d’attaque.
about-card-space-bending = **{ card-space-bending }**, sort 🔵 bleu. { basic-space-bending }. { strong-space-bending }. Vous pouvez aussi explorer à 2 cases de distance. Après Distorsion du temps, vos autres cartes jouées reviennent en main, et vous ne piochez pas.
about-card-call-to-arms = **{ card-call-to-arms }**, sort ⚪ blanc. { basic-call-to-arms }. { strong-call-to-arms }.
about-card-meditation = **{ card-meditation }**, sort 🟢 vert. { basic-meditation }. { strong-meditation }. Méditation les prend au hasard ; elles vont dessus ou dessous. À la fin de ce tour, vous piochez 2 cartes au-delà de votre limite de main.
about-card-mana-meltdown = **{ card-mana-meltdown }**, sort 🔴 rouge. { basic-mana-meltdown }. { strong-mana-meltdown }. Un rival sans cristal prend une blessure ; vous pouvez prendre un des cristaux perdus. Rayonnement de mana : choisissez une couleur ; chacun prend une blessure par cristal de cette couleur, puis vous gagnez 2 de ces cristaux.
about-card-mana-claim = **{ card-mana-claim }**, sort 🔵 bleu. { basic-mana-claim }. { strong-mana-claim }. Vous gardez le dé pour la manche. Malédiction de mana blesse chaque rival une fois par tour au plus.
about-card-mind-read = **{ card-mind-read }**, sort ⚪ blanc. { basic-mind-read }. { strong-mind-read }. Un rival sans carte de cette couleur montre sa main. Vous ne pouvez garder que des cartes d’action.
about-card-energy-flow = **{ card-energy-flow }**, sort 🟢 vert. { basic-energy-flow }. { strong-energy-flow }. Les unités des rivaux sont de niveau 2 au plus, ou 3 avec Vol d’énergie. Le soin retire une blessure à l’unité réactivée. Pas en combat.
about-card-banner-of-glory = **{ card-banner-of-glory }**, artefact. Confiez-la à l’une de vos unités. { basic-banner-of-glory }. { strong-banner-of-glory }, et l’artefact quitte le jeu. La Renommée vient quand l’unité attaque ou bloque.
about-card-banner-of-fear = **{ card-banner-of-fear }**, artefact. Confiez-la à l’une de vos unités. { basic-banner-of-fear }. { strong-banner-of-fear }, et l’artefact quitte le jeu.
about-card-banner-of-protection = **{ card-banner-of-protection }**, artefact. Confiez-la à l’une de vos unités. { basic-banner-of-protection }. { strong-banner-of-protection }, et l’artefact quitte le jeu.
about-card-banner-of-courage = **{ card-banner-of-courage }**, artefact. Confiez-la à l’une de vos unités. { basic-banner-of-courage }. { strong-banner-of-courage }, et l’artefact quitte le jeu. Pas en combat.
about-card-ruby-ring = **{ card-ruby-ring }**, artefact. { basic-ruby-ring }. { strong-ruby-ring }, et l’artefact quitte le jeu. Renommée +1 par sort rouge lancé pendant ce tour. Le noir demande toujours la nuit.
about-card-sapphire-ring = **{ card-sapphire-ring }**, artefact. { basic-sapphire-ring }. { strong-sapphire-ring }, et l’artefact quitte le jeu. Renommée +1 par sort bleu lancé pendant ce tour. Le noir demande toujours la nuit.
about-card-diamond-ring = **{ card-diamond-ring }**, artefact. { basic-diamond-ring }. { strong-diamond-ring }, et l’artefact quitte le jeu. Renommée +1 par sort blanc lancé pendant ce tour. Le noir demande toujours la nuit.
about-card-emerald-ring = **{ card-emerald-ring }**, artefact. { basic-emerald-ring }. { strong-emerald-ring }, et l’artefact quitte le jeu. Renommée +1 par sort vert lancé pendant ce tour. Le noir demande toujours la nuit.
about-card-sword-of-justice = **{ card-sword-of-justice }**, artefact. { basic-sword-of-justice }. { strong-sword-of-justice }, et l’artefact quitte le jeu. Renommée +1 par ennemi vaincu ce tour-ci. Avec l’effet fort, aucun ennemi ne résiste aux attaques physiques.
about-card-horn-of-wrath = **{ card-horn-of-wrath }**, artefact. { basic-horn-of-wrath }. { strong-horn-of-wrath }, et l’artefact quitte le jeu. L’effet de base lance un dé, l’effet fort un dé par point au-delà de 6. Chaque rouge ou noir vous blesse.
about-card-endless-bag-of-gold = **{ card-endless-bag-of-gold }**, artefact. { basic-endless-bag-of-gold }. { strong-endless-bag-of-gold }, et l’artefact quitte le jeu.
about-card-endless-gem-pouch = **{ card-endless-gem-pouch }**, artefact. { basic-endless-gem-pouch }. { strong-endless-gem-pouch }, et l’artefact quitte le jeu. L’or donne un cristal au choix, le noir Renommée +1 à la place. Le dernier mana est or de jour, noir de nuit.
about-card-golden-grail = **{ card-golden-grail }**, artefact. { basic-golden-grail }. { strong-golden-grail }, et l’artefact quitte le jeu. Les cartes viennent des blessures soignées dans votre main. Pas en combat.
about-card-book-of-wisdom = **{ card-book-of-wisdom }**, artefact. { basic-book-of-wisdom }. { strong-book-of-wisdom }, et l’artefact quitte le jeu. Vous prenez en main une carte de la même couleur dans l’offre. L’ancienne quitte le jeu.
about-card-amulet-of-sun = **{ card-amulet-of-sun }**, artefact. { basic-amulet-of-sun }. { strong-amulet-of-sun }, et l’artefact quitte le jeu. De nuit, vous pouvez utiliser le mana or, traverser une forêt pour 3 points de Mouvement, et voir garnisons et ruines comme de jour.
about-card-amulet-of-darkness = **{ card-amulet-of-darkness }**, artefact. { basic-amulet-of-darkness }. { strong-amulet-of-darkness }, et l’artefact quitte le jeu. De jour, vous pouvez utiliser le mana noir et traverser un désert pour 3 points de Mouvement.
about-card-wound = **{ card-wound }**. Elle encombre votre main et ne sert à rien. Soignez-la, reposez-vous pour la défausser, ou terminez votre tour dans une clairière magique.
    .also = carte blessure

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
unit-fire-golems = Golems de feu
unit-ice-golems = Golems de glace
unit-fire-mages = Mages de feu
unit-ice-mages = Mages de glace
unit-amotep-gunners = Artilleurs d’Amotep
unit-amotep-freezers = Glaceurs d’Amotep
unit-catapults = Catapultes
unit-altem-mages = Mages d’Altem
unit-altem-guardians = Gardiens d’Altem
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
ability-utem-guardsmen-2 = Blocage 4, ignore la rapidité
ability-utem-swordsmen-1 = Attaque 3 ou Blocage 3
ability-utem-swordsmen-2 = Attaque ou Blocage 6, puis blessée
ability-guardian-golems-1 = Attaque 2 ou Blocage 2
ability-guardian-golems-2 = 🔴 Blocage de feu 4
ability-guardian-golems-3 = 🔵 Blocage de glace 4
ability-illusionists-1 = Influence 4
ability-illusionists-2 = ⚪ Un ennemi non fortifié n’attaque pas
    .short = ⚪ Un ennemi n’attaque pas
ability-illusionists-3 = Un cristal blanc
ability-red-cape-monks-1 = Attaque 3 ou Blocage 3
ability-red-cape-monks-2 = 🔴 Attaque ou Blocage de feu 4
ability-northern-monks-1 = Attaque 3 ou Blocage 3
ability-northern-monks-2 = 🔵 Attaque ou Blocage de glace 4
ability-savage-monks-1 = Attaque 3 ou Blocage 3
ability-savage-monks-2 = 🟢 Attaque de siège 4
ability-fire-golems-1 = Attaque 3 ou Blocage 3
ability-fire-golems-2 = 🔴 Attaque à distance de feu 4
ability-ice-golems-1 = Attaque 3 ou Blocage 3
ability-ice-golems-2 = 🔵 Attaque de glace 6
ability-fire-mages-1 = Feu à distance 3
ability-fire-mages-2 = 🔴 Attaque ou Blocage de feu 6
ability-fire-mages-3 = Mana et cristal rouges
ability-ice-mages-1 = Attaque ou Blocage de glace 4
ability-ice-mages-2 = 🔵 Siège de glace 4
ability-ice-mages-3 = Mana et cristal bleus
ability-amotep-gunners-1 = Attaque 5 ou Blocage 5
ability-amotep-gunners-2 = 🔴 Attaque à distance de feu 6
ability-amotep-freezers-1 = Attaque 5 ou Blocage 5
ability-amotep-freezers-2 = 🔵 Un ennemi n’attaque pas ; son armure −3
    .short = 🔵 Un ennemi n’attaque pas
ability-catapults-1 = Attaque de siège 3
ability-catapults-2 = 🔴 Attaque de siège de feu 5
ability-catapults-3 = 🔵 Attaque de siège de glace 5
ability-altem-mages-1 = 2 manas
ability-altem-mages-2 = Feu froid 5, +2 par 🔵 et 🔴
ability-altem-mages-3 = ⚫ Attaques en feu froid, ou de siège
ability-altem-guardians-1 = Attaque 5
ability-altem-guardians-2 = Blocage 8, ignore la rapidité
ability-altem-guardians-3 = 🟢 Vos unités résistent à tout
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
unit-does-fire-golems = { ability-fire-golems-1 } · { ability-fire-golems-2 }
unit-does-ice-golems = { ability-ice-golems-1 } · { ability-ice-golems-2 }
unit-does-fire-mages = { ability-fire-mages-1 } · { ability-fire-mages-2 } · { ability-fire-mages-3 }
unit-does-ice-mages = { ability-ice-mages-1 } · { ability-ice-mages-2 } · { ability-ice-mages-3 }
unit-does-amotep-gunners = { ability-amotep-gunners-1 } · { ability-amotep-gunners-2 }
unit-does-amotep-freezers = { ability-amotep-freezers-1 } · { ability-amotep-freezers-2 }
unit-does-catapults = { ability-catapults-1 } · { ability-catapults-2 } · { ability-catapults-3 }
unit-does-altem-mages = { ability-altem-mages-1 } · { ability-altem-mages-2 } · { ability-altem-mages-3 }
unit-does-altem-guardians = { ability-altem-guardians-1 } · { ability-altem-guardians-2 } · { ability-altem-guardians-3 }
about-unit-peasants = **{ unit-peasants }**, niveau 1, armure 3. Se recrute pour 4 points d’Influence (villages). { unit-does-peasants }.
about-unit-herbalists = **{ unit-herbalists }**, niveau 1, armure 2. Se recrute pour 3 points d’Influence (villages et monastères). { unit-does-herbalists }.
about-unit-foresters = **{ unit-foresters }**, niveau 1, armure 4. Se recrute pour 5 points d’Influence (villages). { unit-does-foresters }.
about-unit-utem-crossbowmen = **{ unit-utem-crossbowmen }**, niveau 2, armure 4. Se recrute pour 6 points d’Influence (villages et forteresses). { unit-does-utem-crossbowmen }.
about-unit-utem-guardsmen = **{ unit-utem-guardsmen }**, niveau 2, armure 5. Se recrute pour 5 points d’Influence (villages et forteresses). { unit-does-utem-guardsmen }.
about-unit-utem-swordsmen = **{ unit-utem-swordsmen }**, niveau 2, armure 4. Se recrute pour 6 points d’Influence (forteresses). { unit-does-utem-swordsmen }.
about-unit-guardian-golems = **{ unit-guardian-golems }**, niveau 2, armure 3, résistance physique. Se recrute pour 7 points d’Influence (forteresses et tours de mage). { unit-does-guardian-golems }.
about-unit-illusionists = **{ unit-illusionists }**, niveau 2, armure 2, résistance physique. Se recrute pour 7 points d’Influence (monastères et tours de mage). { unit-does-illusionists }.
about-unit-red-cape-monks = **{ unit-red-cape-monks }**, niveau 2, armure 4. Se recrute pour 7 points d’Influence (monastères). { unit-does-red-cape-monks }.
about-unit-northern-monks = **{ unit-northern-monks }**, niveau 2, armure 4. Se recrute pour 7 points d’Influence (monastères). { unit-does-northern-monks }.
about-unit-savage-monks = **{ unit-savage-monks }**, niveau 2, armure 4. Se recrute pour 7 points d’Influence (monastères). { unit-does-savage-monks }.
about-unit-fire-golems = **{ unit-fire-golems }**, élite, niveau 3, armure 4, résistance au feu et physique. Se recrute pour 8 points d’Influence (forteresses et tours de mage). { unit-does-fire-golems }.
    .name = { unit-fire-golems } (unité)
about-unit-ice-golems = **{ unit-ice-golems }**, élite, niveau 3, armure 4, résistance à la glace et physique. Se recrute pour 8 points d’Influence (forteresses et tours de mage). { unit-does-ice-golems }.
    .name = { unit-ice-golems } (unité)
about-unit-fire-mages = **{ unit-fire-mages }**, élite, niveau 3, armure 4, résistance au feu. Se recrute pour 9 points d’Influence (monastères et tours de mage). { unit-does-fire-mages }.
    .name = { unit-fire-mages } (unité)
about-unit-ice-mages = **{ unit-ice-mages }**, élite, niveau 3, armure 4, résistance à la glace. Se recrute pour 9 points d’Influence (monastères et tours de mage). { unit-does-ice-mages }.
    .name = { unit-ice-mages } (unité)
about-unit-amotep-gunners = **{ unit-amotep-gunners }**, élite, niveau 3, armure 6. Se recrute pour 8 points d’Influence (forteresses et cités). { unit-does-amotep-gunners }.
about-unit-amotep-freezers = **{ unit-amotep-freezers }**, élite, niveau 3, armure 6. Se recrute pour 8 points d’Influence (forteresses et cités). { unit-does-amotep-freezers }.
about-unit-catapults = **{ unit-catapults }**, élite, niveau 3, armure 4. Se recrute pour 9 points d’Influence (forteresses et cités). { unit-does-catapults }.
about-unit-altem-mages = **{ unit-altem-mages }**, élite, niveau 4, armure 5, résistance au feu et à la glace. Se recrute pour 12 points d’Influence (cités). { unit-does-altem-mages }.
    .name = { unit-altem-mages } (unité)
about-unit-altem-guardians = **{ unit-altem-guardians }**, élite, niveau 4, armure 7. Se recrute pour 11 points d’Influence (cités). { unit-does-altem-guardians }.

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
skill-i-dont-give-a-damn = Je m’en moque
skill-who-needs-magic = À quoi bon la magie
skill-motivation-tovak = Motivation (Tovak)
skill-mana-exploit = Exploitation du mana
does-dark-paths = Mouvement 1, ou 2 de nuit
does-burning-power = Attaque de siège 1 ou Attaque de siège de feu 1
does-hot-swordsmanship = Attaque 2 ou Attaque de feu 2
does-dark-negotiation = Influence 2, ou 3 de nuit
does-dark-fire-magic = Un cristal rouge, et un mana rouge ou noir
does-power-of-pain = Jouez une blessure en travers pour 2 ; elle va à la défausse
does-invocation = Défaussez blessure (mana rouge/noir) ou carte (blanc/vert)
does-polarization = Un mana vaut son opposé : rouge–bleu, vert–blanc, or–noir
does-motivation-arythea = 2 cartes ; mana rouge si votre Renommée est la plus basse
does-healing-ritual = Retirez 1–2 blessures ; le rival le plus proche en reçoit une
does-freezing-power = Attaque de siège 1 ou Attaque de siège de glace 1
does-potion-making = Soin 2 ; pas en combat
does-white-crystal-craft = Un cristal bleu et un mana blanc
does-green-crystal-craft = Un cristal bleu et un mana vert
does-red-crystal-craft = Un cristal bleu et un mana rouge
does-glittering-fortune = Influence 1 par couleur parmi vos cristaux
does-flight = Volez d’une case gratuitement, ou de 2 pour Mouvement 2
does-universal-power = Payez un mana : carte en travers à 3, ou à 4 de sa couleur
does-motivation-goldyx = 2 cartes ; mana vert si votre Renommée est la plus basse
does-source-freeze = Rivaux privés de leur dé habituel jusqu’à votre tour ; un cristal
does-forward-march = Mouvement 1 par unité prête et indemne, 3 au plus
does-day-sharpshooting = Attaque à distance 2, ou 1 de nuit
does-inspiration = Réactivez ou soignez une unité, pas en combat
does-bright-negotiation = Influence 3, ou 2 de nuit
does-leaves-in-the-wind = Un cristal vert et un mana blanc
does-whisper-in-the-treetops = Un cristal blanc et un mana vert
does-leadership = Prochaine unité : Blocage +3, Attaque +2 ou distance +1
does-bonds-of-loyalty = Une unité de plus : 5 points d’Influence de moins, utilisable partout
does-motivation-norowas = 2 cartes ; mana blanc si votre Renommée est la plus basse
does-prayer-of-weather = Jusqu’à votre prochain tour : terrain −2, rivaux +1
does-double-time = Mouvement 2, ou 1 de nuit
does-night-sharpshooting = Attaque à distance 1, ou 2 de nuit
does-cold-swordsmanship = Attaque 2 ou Attaque de glace 2
does-shield-mastery = Blocage 3, Blocage de feu 2 ou Blocage de glace 2
does-resistance-break = Un ennemi : armure −1 par résistance
does-i-feel-no-pain = Défaussez une blessure, piochez une carte ; pas en combat
does-i-dont-give-a-damn = Une carte en travers vaut 2, ou 3 hors action de base
does-who-needs-magic = Une carte en travers vaut 2, ou 3 sans dé de la Source
does-motivation-tovak = 2 cartes ; mana bleu si votre Renommée est la plus basse
does-mana-exploit = Un mana ; un rival qui use d’une autre couleur est blessé
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
about-skill-source-freeze = **{ skill-source-freeze }** ({ hero-goldyx }, une fois par manche). { does-source-freeze }. Les dés supplémentaires, comme celui de « { card-mana-draw } », restent permis. L’effet dure jusqu’au début de votre prochain tour ; vous gagnez alors un cristal d’une couleur que montre la Source.
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
about-enemy-crossbowmen = **{ enemy-crossbowmen }**, garnison de forteresse : { values-crossbowmen }. Renommée 3.
about-enemy-guardsmen = **{ enemy-guardsmen }**, garnison de forteresse : { values-guardsmen }. Renommée 3.
about-enemy-swordsmen = **{ enemy-swordsmen }**, garnison de forteresse : { values-swordsmen }. Renommée 4.
about-enemy-golems = **{ enemy-golems }**, garnison de forteresse : { values-golems }. Renommée 4.
about-enemy-minotaur = **{ enemy-minotaur }**, monstre de repaires et de donjons : { values-minotaur }. Renommée 4.
about-enemy-gargoyle = **{ enemy-gargoyle }**, monstre de repaires et de donjons : { values-gargoyle }. Renommée 4.
about-enemy-medusa = **{ enemy-medusa }**, monstre de repaires et de donjons : { values-medusa }. Renommée 5.
about-enemy-crypt-worm = **{ enemy-crypt-worm }**, monstre de repaires et de donjons : { values-crypt-worm }. Renommée 5.
about-enemy-werewolf = **{ enemy-werewolf }**, monstre de repaires et de donjons : { values-werewolf }. Renommée 5.
about-enemy-monks = **{ enemy-monks }**, garnison de tour de mage : { values-monks }. Renommée 4.
about-enemy-enemy-illusionists = **{ enemy-enemy-illusionists }**, garnison de tour de mage : { values-enemy-illusionists }. Renommée 4.
about-enemy-ice-mages = **{ enemy-ice-mages }**, garnison de tour de mage : { values-ice-mages }. Renommée 5.
about-enemy-ice-golems = **{ enemy-ice-golems }**, garnison de tour de mage : { values-ice-golems }. Renommée 5.
about-enemy-fire-mages = **{ enemy-fire-mages }**, garnison de tour de mage : { values-fire-mages }. Renommée 5.
about-enemy-fire-golems = **{ enemy-fire-golems }**, garnison de tour de mage : { values-fire-golems }. Renommée 5.
about-enemy-freezers = **{ enemy-freezers }**, soldats de la cité, dans des ruines : { values-freezers }. Renommée 7.
about-enemy-gunners = **{ enemy-gunners }**, soldats de la cité, dans des ruines : { values-gunners }. Renommée 7.
about-enemy-altem-guardsmen = **{ enemy-altem-guardsmen }**, soldats de la cité, dans des ruines : { values-altem-guardsmen }. Renommée 8.
about-enemy-altem-mages = **{ enemy-altem-mages }**, soldats de la cité, dans des ruines : { values-altem-mages }. Renommée 8.
about-enemy-swamp-dragon = **{ enemy-swamp-dragon }**, Draconum : { values-swamp-dragon }. Renommée 7.
about-enemy-fire-dragon = **{ enemy-fire-dragon }**, Draconum : { values-fire-dragon }. Renommée 8.
about-enemy-ice-dragon = **{ enemy-ice-dragon }**, Draconum : { values-ice-dragon }. Renommée 8.
about-enemy-high-dragon = **{ enemy-high-dragon }**, Draconum : { values-high-dragon }. Renommée 9.

## The land: a space is named by its tile and a letter, and says what stands there

space-Aa = Aa (portail)
space-Ba = Ba (portail)
space-1a = 1a (clairière)
space-1c = 1c (village)
space-2b = 2b (clairière)
space-2c = 2c (village)
space-2e = 2e (mine verte)
space-3b = 3b (forteresse)
space-3d = 3d (mine blanche)
space-3e = 3e (village)
space-4a = 4a (tour de mage)
space-4d = 4d (village)
space-5b = 5b (monastère)
space-5d = 5d (mine bleue)
space-5f = 5f (clairière)
space-6a = 6a (mine rouge)
space-6f = 6f (repaire)
space-7c = 7c (clairière)
space-7d = 7d (donjon)
space-7f = 7f (monastère)
space-8b = 8b (ruines)
space-8d = 8d (village)
space-8g = 8g (clairière)
space-9c = 9c (forteresse)
space-9e = 9e (tour de mage)
space-9g = 9g (donjon)
space-10d = 10d (ruines)
space-10e = 10e (forteresse)
space-10g = 10g (repaire)
space-11a = 11a (tour de mage)
space-11f = 11f (ruines)
space-C1a = C1a (monastère)
space-C1b = C1b (tombeau)
space-C1f = C1f (terrain de ponte)
space-C2b = C2b (ruines)
space-C2c = C2c (mine verte)
space-C2e = C2e (tour de mage)
space-C3b = C3b (ruines)
space-C3c = C3c (tour de mage)
space-C3e = C3e (mine blanche)
space-C3f = C3f (tombeau)
space-C4c = C4c (forteresse)
space-C4e = C4e (ruines)
space-C4g = C4g (mine bleue)
space-C5a = C5a (cité verte)
space-C5b = C5b (village)
space-C5g = C5g (clairière)
space-C6a = C6a (cité bleue)
space-C6b = C6b (monastère)
space-C7a = C7a (cité blanche)
space-C7f = C7f (forteresse)
space-C7g = C7g (terrain de ponte)
space-C8a = C8a (cité rouge)
space-C8b = C8b (mine rouge)
space-C8g = C8g (ruines)

tile-A = la côte et le portail
tile-B = la côte ouverte et le portail
tile-1 = clairière, village, orques
tile-2 = clairière, village, mine verte, orques
tile-3 = forteresse, mine blanche, village
tile-4 = tour de mage, village, orques
tile-5 = monastère, orques, mine bleue, clairière
tile-6 = mine rouge, orques, repaire
tile-7 = orques, clairière, donjon, monastère
tile-8 = orques, ruines, village, clairière
tile-9 = forteresse, tour de mage, donjon
tile-10 = ruines, forteresse, repaire
tile-11 = tour de mage, orques, ruines
tile-C1 = monastère, tombeau, terrain de ponte
tile-C2 = ruines, mine verte, un Draconum, tour de mage
tile-C3 = ruines, tour de mage, mine blanche, tombeau
tile-C4 = un Draconum, forteresse, ruines, mine bleue
tile-C5 = cité verte, village, orques, clairière
tile-C6 = cité bleue, monastère, un Draconum
tile-C7 = cité blanche, un Draconum, forteresse, terrain de ponte
tile-C8 = cité rouge, mine rouge, un Draconum, ruines

## On demand: sites, abilities, terrain, tactics, heroes

about-site-village = **Village.** Recrutez des unités qui portent le symbole du village, ou achetez des Soins pour 3 points d’Influence chacun. Si vous commencez votre tour ici, vous pouvez d’abord piller : 2 cartes, Réputation −1.
    .also = maison, bourg, hameau
about-site-monastery = **Monastère.** Recrutez des moines, achetez des Soins pour 2 points d’Influence chacun, ou apprenez pour 6 points l’action avancée exposée. Ou incendiez-le : Réputation −3, un combat sans unités contre un ennemi violet, et un artefact si vous gagnez.
    .also = église, abbaye, couvent
about-site-keep = **Forteresse.** Y entrer, c’est l’assaillir : Réputation −1, et une garnison grise derrière des remparts. Une fois à vous, vous pouvez y recruter ; sur sa case ou à côté, votre limite de main augmente de 1 carte par forteresse que vous possédez. Vos rivaux peuvent vous la prendre.
    .also = château, fort, château fort
about-site-mage_tower = **Tour de mage.** Y entrer, c’est l’assaillir : Réputation −1, et une garnison violette derrière des remparts. Vous y gagnez un sort. Une fois conquise, on y entre librement, et chacun peut y recruter, ou apprendre un sort pour 7 points d’Influence et un mana de sa couleur.
    .also = tour de magie, sorcier
about-site-magical_glade = **Clairière magique.** Terminez-y un tour pour retirer du jeu une blessure de votre main ou de votre défausse. Commencez-y un tour pour gagner un mana or, ou noir de nuit.
    .also = arbre, bosquet, lieu de soin
about-site-mine = **Mine de cristal.** Terminez-y un tour pour gagner un cristal de sa couleur. Vous pouvez avoir 3 cristaux de chaque couleur.
    .also = mine, pioche de mineur, pic
about-site-monster_den = **Repaire de monstres.** Y entrer est votre action : un monstre brun à combattre. Il reste jusqu’à sa défaite, qui rapporte 2 cristaux au hasard.
    .also = repaire, grotte, antre, tanière
about-site-spawning_grounds = **Terrain de ponte.** Y entrer est votre action : deux monstres bruns à combattre. Battez les deux en un combat pour gagner 3 cristaux au hasard et un artefact ; si vous n’en battez qu’un, un autre le remplace.
    .also = ponte, nid, œufs
about-site-dungeon = **Donjon.** Y entrer est votre action : un monstre brun, sans vos unités, règles de nuit. La première victoire fait lancer un dé : or ou noir, un sort ; autre couleur, un artefact. Ensuite, on n’y gagne que de la Renommée.
    .also = souterrain, cachot
about-site-tomb = **Tombeau.** Y entrer est votre action : un Draconum, sans vos unités, règles de nuit. La première victoire rapporte un sort et un artefact. Ensuite, on n’y gagne que de la Renommée.
    .also = tombe, crypte, cercueil
about-site-ruins = **Ruines.** De jour, vous voyez ce qui attend à l’intérieur : un autel qui donne Renommée 7 pour 3 manas de sa couleur, ou deux ennemis et leur trésor. Y entrer est votre action ; les ennemis non vaincus restent.
    .also = ruine, temple, autel
about-site-city = **Cité.** Dans la Première reconnaissance, on n’y entre pas. Dans une conquête, vous lui donnez l’assaut : Mouvement 2, Réputation −1, fortifiée. Un ennemi vaincu le reste et vous donne un bouclier. Sa couleur aide ses défenseurs. *Verte* : les attaques physiques empoisonnent. *Rouge* : elles sont brutales. *Bleue* : feu et glace +2, feu froid +1. *Blanche* : armure +1. Quand tous sont tombés, le héros qui a le plus de boucliers la dirige. Chacun peut y commercer, avec Influence +1 par bouclier. Dans la cité ou à côté, main +2 si vous la dirigez, +1 avec un bouclier.
    .also = capitale, trouver la cité, but, objectif, ville
about-site-portal = **Portail.** C’est par là que vous arrivez. Plusieurs héros peuvent s’y tenir. Si vous y terminez votre tour, vous quittez la carte jusqu’à votre tour suivant.
    .also = départ, case de départ, spirale, entrée
about-site-closed_portal = **Portail fermé** (Un seul retour). Il s’est fermé à la fin du premier jour et n’est plus qu’une plaine : un seul héros peut y rester, et y être attaqué. Le héros présent à la fin de la dernière nuit gagne.
about-ruins-altar-green = **Ruines : un autel vert.** Entrez-y pour votre action et payez 3 manas verts pour Renommée 7. Votre bouclier y reste.
about-ruins-altar-blue = **Ruines : un autel bleu.** Entrez-y pour votre action et payez 3 manas bleus pour Renommée 7. Votre bouclier y reste.
about-ruins-altar-white = **Ruines : un autel blanc.** Entrez-y pour votre action et payez 3 manas blancs pour Renommée 7. Votre bouclier y reste.
about-ruins-altar-red = **Ruines : un autel rouge.** Entrez-y pour votre action et payez 3 manas rouges pour Renommée 7. Votre bouclier y reste.
about-ruins-grey-violet = **Ruines aux prisonniers.** Battez un ennemi gris et un ennemi violet, et une unité de l’offre vous rejoint gratuitement à la fin du tour.
about-ruins-green-brown = **Ruines à l’artefact.** Battez un orque et un monstre brun pour le trouver.
about-ruins-green-green = **Ruines aux cristaux.** Battez deux orques pour un cristal de chaque couleur de base.
about-ruins-brown-violet = **Ruines au sort.** Battez un monstre brun et un ennemi violet pour un sort et un cristal de chaque couleur de base.
about-ruins-grey-white = **Ruines à l’artefact et au sort.** Battez un ennemi gris et un ennemi de la cité pour gagner les deux.
about-ruins-grey-brown = **Ruines à l’artefact.** Battez un ennemi gris et un monstre brun pour le trouver.
about-ruins-brown-red = **Ruines aux deux artefacts.** Battez un monstre brun et un Draconum pour les trouver.
about-ruins-green-red = **Ruines à l’artefact et à l’action avancée.** Battez un orque et un Draconum pour gagner les deux.
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

about-duel = **Duel** (une option de la table). Arrêtez-vous sur la case d’un autre héros pour l’attaquer, mais ni sur le portail, ni dans une cité, ni quand la manche ou la partie va finir. L’autre joue son prochain tour maintenant, ou se bat sans dés ni compétences. *À distance*, l’autre attaque d’abord, puis chacun à son tour : distance et siège seulement ; dans une forteresse ou une tour, siège seul. *Au corps à corps*, vous attaquez d’abord. Les dégâts non bloqués paient des blessures (l’armure de la cible chacune), un artefact visible (5 dégâts), ou le Mouvement d’une case pour y chasser l’autre et gagner. Si les deux passent, vous reculez. Battre un niveau plus élevé donne 1 point de Renommée, plus 2 par niveau.
    .also = pvp, attaquer un joueur, attaquer un autre héros

about-ability-fortified = **Fortification.** En phase à distance, seule l’Attaque de siège compte contre cet ennemi. S’il est aussi derrière des remparts, rien ne compte.
    .also = fortifié, fortifiée
about-ability-swift = **Rapidité.** Il faut deux fois son attaque pour bloquer cet ennemi. Ses dégâts ne sont pas doublés.
    .also = rapide, vitesse, double flèche
about-ability-brutal = **Brutalité.** Une attaque non bloquée inflige deux fois ses dégâts.
    .also = brutal, dégâts doublés
about-ability-poison = **Poison.** Pour chaque blessure prise en main, une autre va dans votre défausse. Une unité prend deux blessures.
    .also = empoisonné, venin, toxique
about-ability-paralyze = **Paralysie.** Si votre héros est blessé, vous défaussez toutes vos cartes sauf les blessures. Une unité blessée est détruite.
    .also = paralyser, pétrifier, pierre, étourdir
about-ability-summon = **Invocation de monstre.** L’ennemi n’attaque pas lui-même : à chaque début de la phase de blocage, un monstre brun au hasard attaque à sa place et disparaît après les dégâts.
    .also = invoquer, invocateur, pentagramme
about-ability-physical = **Résistance physique.** Les attaques sans élément comptent pour moitié. Feu, glace et feu froid comptent en entier.
    .also = résiste au physique
about-ability-fire = **Résistance au feu.** Les attaques de feu comptent pour moitié, et la magie rouge reste sans effet. Une unité qui résiste au feu ignore les dégâts de feu jusqu’à son armure.
    .also = résiste au feu
about-ability-ice = **Résistance à la glace.** Les attaques de glace comptent pour moitié, et la magie bleue reste sans effet. Une unité qui résiste à la glace ignore les dégâts de glace jusqu’à son armure.
    .also = résiste à la glace
about-ability-fire-attack = **Attaque de feu.** Seuls les blocages de glace et de feu froid comptent en entier contre elle ; les autres pour moitié.
    .also = dégâts de feu, flamme
about-ability-ice-attack = **Attaque de glace.** Seuls les blocages de feu et de feu froid comptent en entier contre elle ; les autres pour moitié.
    .also = dégâts de glace, flocon, gel
about-ability-coldfire-attack = **Attaque de feu froid.** Seul le blocage de feu froid compte en entier contre elle ; les autres pour moitié.
    .also = dégâts de feu froid, flamme violette

about-terrain-plains = **Plaine.** Mouvement 2.
    .also = plaines, herbe, prairie, champ
about-terrain-hills = **Collines.** Mouvement 3.
    .also = colline
about-terrain-forest = **Forêt.** Mouvement 3, ou 5 de nuit.
    .also = bois, arbres, forêts
about-terrain-wasteland = **Terre désolée.** Mouvement 4.
    .also = terres désolées, lande
about-terrain-desert = **Désert.** Mouvement 5, ou 3 de nuit.
    .also = sable, dunes
about-terrain-swamp = **Marais.** Mouvement 5.
    .also = marécage, tourbière
about-terrain-lake = **Lac.** On n’y entre pas sans magie.
    .also = eau, lacs
about-terrain-mountain = **Montagne.** On n’y entre pas.
    .also = montagnes, pic rocheux, sommet
about-terrain-sea = **Mer.** Le bord de la carte.
    .also = océan, côte, bord de la carte

about-tactic-early-bird = **{ tactic-early-bird } (1)** (jour). { does-early-bird }.
about-tactic-rethink = **{ tactic-rethink } (2)** (jour). { does-rethink }. Vous en piochez autant.
about-tactic-mana-steal = **{ tactic-mana-steal } (3)** (jour). { does-mana-steal }. Il revient à la Source après usage.
about-tactic-planning = **{ tactic-planning } (4)** (jour). { does-planning }.
about-tactic-great-start = **{ tactic-great-start } (5)** (jour). { does-great-start }.
about-tactic-the-right-moment = **{ tactic-the-right-moment } (6)** (jour). { does-the-right-moment }.
about-tactic-from-the-dusk = **{ tactic-from-the-dusk } (1)** (nuit). { does-from-the-dusk }.
about-tactic-long-night = **{ tactic-long-night } (2)** (nuit). { does-long-night }, au hasard.
about-tactic-mana-search = **{ tactic-mana-search } (3)** (nuit). { does-mana-search }. Les dés d’or d’abord : ils ne servent à rien de nuit.
about-tactic-midnight-meditation = **{ tactic-midnight-meditation } (4)** (nuit). { does-midnight-meditation }, blessures comprises. Vous en piochez autant.
about-tactic-preparation = **{ tactic-preparation } (5)** (nuit). { does-preparation }.
about-tactic-sparing-power = **{ tactic-sparing-power } (6)** (nuit). { does-sparing-power }.

about-hero-arythea = **Arythea** tire sa force du sang et du feu. Sa carte : { card-battle-versatility }.
    .also = arithéa, cultiste
about-hero-goldyx = **Goldyx** le Draconum façonne des cristaux et vole. Sa carte : { card-will-focus }.
    .also = goldix
about-hero-norowas = **Norowas** l’elfe mène des unités et s’entend avec tous. Sa carte : { card-noble-manners }.
    .also = norovas, elfe
about-hero-tovak = **Tovak** est un maître froid de l’épée et du bouclier. Sa carte : { card-cold-toughness }.
    .also = tovac
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
term-sideways = Carte jouée en travers
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
term-together = Assaut à plusieurs
term-teams = Équipes
term-incantation = Incantation
term-tunnels = Galeries
term-secret = Entrées secrètes
term-strongholds = Lieux à tenir
term-dummy = Joueur virtuel
term-scenarios = Scénarios
term-first-reconnaissance = { setting-scenario-first-reconnaissance }
term-solo-conquest = { setting-scenario-solo-conquest }
term-full-conquest = { setting-scenario-full-conquest }
term-blitz-conquest = { setting-scenario-blitz-conquest }
term-full-cooperation = { setting-scenario-full-cooperation }
term-blitz-cooperation = { setting-scenario-blitz-cooperation }
term-mines-liberation = { setting-scenario-mines-liberation }
term-druid-nights = { setting-scenario-druid-nights }
term-dungeon-lords = { setting-scenario-dungeon-lords }
term-conquer-and-hold = { setting-scenario-conquer-and-hold }
term-one-to-return = { setting-scenario-one-to-return }
term-elite = Unités d’élite
term-laying = Où poser les tuiles
term-city-level = Niveaux des cités
term-trade = Ce que vendent les cités
term-round-end = Fin de la manche
about-term-move = **{ term-move }.** Des points pour entrer sur des cases et pour explorer (Mouvement 2). Les points qui restent à la fin du déplacement sont perdus.
    .also = avancer, marcher, déplacement, botte, points de mouvement, pas
about-term-influence = **{ term-influence }.** Des points à dépenser auprès des gens : unités, Soins, actions avancées, sorts. Votre Réputation en ajoute ou en retire, une fois par visite.
    .also = persuader, bulle, argent, diplomatie
about-term-attack = **{ term-attack }.** En phase d’attaque, toutes les attaques comptent. Atteignez l’armure d’un ennemi, ou le total d’un groupe, pour le vaincre ; une Attaque inférieure ne fait rien, et le surplus est perdu.
    .also = frapper, épée, vaincre, tuer
about-term-ranged = **{ term-ranged }.** Compte en phase à distance, avant que les ennemis n’attaquent, et aussi en phase d’attaque. En phase à distance, elle ne compte ni contre des remparts ni contre une fortification.
    .also = arc, flèche, tirer, à distance, archer
about-term-siege = **{ term-siege }.** Comme l’Attaque à distance, mais les remparts ne l’arrêtent pas. En phase à distance, un ennemi à la fois fortifié et derrière des remparts en est à l’abri.
    .also = catapulte, siège
about-term-block = **{ term-block }.** En phase de blocage, un Blocage égal à l’attaque d’un ennemi (au double si elle est rapide) l’arrête entièrement. Un point de moins, et il ne sert à rien. Chaque ennemi se bloque à part.
    .also = parer, défendre
about-term-healing = **{ term-healing }.** 1 point retire du jeu une blessure de votre main ; soigner une blessure d’unité coûte autant de points que son niveau. Jamais en combat.
    .also = soigner, guérir, soins, croix, guérison, potion
about-term-wounds = **{ term-wounds }.** Les dégâts qui passent vous en donnent une par tranche égale à votre armure, arrondie au-dessus. Elles encombrent la main. Soignez-les, reposez-vous pour les défausser, ou terminez un tour dans une clairière. Chacune coûte 2 points de Renommée à la fin de la partie.
    .also = blessé, blessée, carte rouge
about-term-knock-out = **{ term-knock-out }** Si vous prenez en un combat autant de blessures que votre limite de main, vous défaussez toutes vos cartes sauf les blessures.
    .also = ko, mort, mourir, assommé
about-term-rest = **{ term-rest }.** Au lieu d’avancer et d’agir, défaussez une carte et autant de blessures que vous voulez. Soins et effets spéciaux restent permis.
    .also = se reposer, dormir, passer, passer son tour, récupérer
about-term-exhausted = **{ term-exhausted }.** Si vous n’avez que des blessures en main au début de votre tour, vous ne pouvez qu’en défausser une. Unités et compétences peuvent aider avant.
    .also = épuisé, que des blessures
about-term-sideways = **{ term-sideways }.** Chaque carte, sauf une blessure, peut se jouer en travers : pour Mouvement 1, Influence 1, Attaque 1 ou Blocage 1 au lieu de ses propres effets.
    .also = en travers, travers, jouer en travers
about-term-source = **{ term-source }.** Des dés de mana communs à tous : deux de plus que de joueurs. À chaque tour, vous pouvez en utiliser un ; il est relancé à la fin du tour.
    .also = source, dés, dé, dés de mana
about-term-mana = **{ term-mana }.** Il paie les effets forts et les sorts. Il vient d’un dé de la Source, d’un cristal ou d’un jeton de mana de ce tour. 🟡 L’or vaut une couleur de base au choix, de jour seulement ; ⚫ le noir sert aux sorts, de nuit seulement.
    .also = magie, énergie, couleurs, payer
about-term-crystals = **{ term-crystals }.** Du mana que vous gardez tant que vous voulez, 3 cristaux au plus de chaque couleur de base. Un cristal de plus gagné pendant votre tour devient un jeton de mana.
    .also = cristal, gemme, inventaire
about-term-tokens = **{ term-tokens }.** Du mana pour ce tour seulement : les jetons inutilisés sont perdus à la fin.
    .also = jeton, jeton de mana, mana du tour
about-term-fame = **{ term-fame }.** Le plus de Renommée l’emporte. Elle vient des ennemis, des nouvelles tuiles et des aventures, et donne des niveaux à 3, 8, 15, 24, 35, 48, 63, 80 et 99 points.
    .also = étoile, points de renommée, points de victoire, expérience, xp
about-term-reputation = **{ term-reputation }.** De −7 à +7 : elle modifie votre Influence une fois par visite. Tout en bas, personne ne vous parle. Assauts, pillage et incendie la baissent ; vaincre des orques et des Draconum la remonte.
    .also = visage, sourire, popularité
about-term-levels = **{ term-levels }.** Un niveau pair donne une compétence et une action avancée ; un niveau impair, un jeton de commandement et une meilleure armure ou une main plus grande. Ils viennent à la fin de votre tour.
    .also = niveau, monter de niveau, passer un niveau
about-term-command = **{ term-command }.** Chacun permet de mener une unité. Vous commencez avec 1 jeton et en gagnez d’autres aux niveaux 3, 5, 7 et 9. Sans jeton libre, une recrue remplace une de vos unités.
    .also = commandement, jeton de commandement, combien d’unités
about-term-tactics = **{ term-tactics }.** Chacun en choisit une au début de la manche, la plus faible Renommée d’abord. Son numéro donne l’ordre des tours ; la plupart ont aussi un autre effet.
    .also = tactique, ordre du tour, initiative
about-term-rampaging = **{ term-rampaging }.** Orques et Draconum qui rôdent, face visible. On n’entre pas sur leur case. Passer d’une case voisine d’eux à une autre les provoque ; d’une case voisine, vous pouvez aussi les défier.
    .also = maraudeur, maraudeurs, rôder, errants
about-term-provoke = **{ term-provoke }.** Si vous passez d’une case voisine d’ennemis maraudeurs à une autre case voisine des mêmes, ils attaquent, et votre mouvement s’arrête.
    .also = provoquer, provoqué
about-term-assault = **{ term-assault }.** Entrer dans une forteresse qui n’est pas à vous, dans une tour de mage que personne n’a conquise, ou dans une cité encore défendue : vous perdez 1 point de Réputation, victoire ou non, le mouvement s’arrête, et la garnison se bat derrière des remparts. Sans victoire, vous reculez. Une tour déjà conquise est ouverte à tous.
    .also = prendre d’assaut, attaquer une forteresse, conquérir un lieu
about-term-explore = **{ term-explore }.** D’une case au bord du pays connu, payez Mouvement 2 pour révéler une nouvelle tuile. Vous pouvez continuer. Dans la Première reconnaissance, une tuile vous rapporte 1 point de Renommée.
    .also = explorer, découvrir, nouvelle tuile, boussole, révéler
about-term-advanced = **{ term-advanced }.** De meilleures cartes. Elles viennent avec les niveaux, des monastères et de la cité verte pour 6 points d’Influence et de certaines ruines, et vont sur le dessus de votre pioche.
    .also = action avancée, nouvelles cartes, apprendre
about-term-spells = **{ term-spells }.** Ils coûtent un mana de leur couleur ; l’effet fort demande aussi un mana noir, donc surtout la nuit. Ils se gagnent dans les tours de mage, tombeaux, donjons et certaines ruines, ou s’apprennent dans une tour de mage ou la cité bleue pour 7 points d’Influence et un mana.
    .also = sort, lancer un sort, sortilège
about-term-artifacts = **{ term-artifacts }.** Gratuits à jouer. L’effet fort les retire du jeu. Quand vous en gagnez, vous en piochez un de plus et en rendez un. La cité rouge les vend pour 12 points d’Influence.
    .also = artefact, objet, objets, trésor, relique
about-term-together = **{ term-together }.** À côté d’une cité d’au moins deux défenseurs, demandez de l’aide aux héros voisins de la cité. Si tous acceptent, les défenseurs sont tirés au sort, chacun en combat une part, puis chacun termine son tour. Ceux qui acceptent renoncent à leur prochain tour. S’il reste un défenseur, chacun recule.
    .also = assaut coopératif, ensemble, aide, alliés
about-term-teams = **{ term-teams }.** Une option à quatre : A et C contre B et D. On n’attaque pas son équipier, et sa forteresse vide vous est ouverte. Une équipe compte sa Renommée la plus basse et, dans chaque catégorie, le meilleur des deux. En coopération, vous êtes tous dans la même équipe.
    .also = équipe, équipier, coopération
about-term-incantation = **{ term-incantation }** (Nuits des druides). Une fois par nuit, comme action et hors des lieux habités, appelez un monstre pour chaque clairière que vous avez marquée : brun la première nuit, Draconum la deuxième. Double Renommée pour les vaincus, et des cristaux au hasard pour tous.
    .also = druide, druides, bouclier de clairière, marquer une clairière, obélisque, pierres
about-term-tunnels = **{ term-tunnels }** (Seigneurs des donjons). D’un donjon ou tombeau conquis, quel qu’en soit le conquérant, vous allez à un autre, au choix, pour 2 points de Mouvement, plus 1 par case du trajet. Le trajet évite l’eau et les marais.
    .also = galerie, tunnel, tunnels, souterrain, passage
about-term-secret = **{ term-secret }** (Seigneurs des donjons). Révéler un village permet de choisir une case voisine pour un donjon secret ; près d’un monastère, c’est un tombeau. Son ennemi y attend face cachée. En cas d’échec, un autre le remplace.
    .also = donjon secret, tombeau secret, entrée
about-term-strongholds = **{ term-strongholds }** (Conquérir et tenir). À la fin, chacune de vos forteresses compte 3 points, chaque tour de mage 2. D’autres peuvent les prendre : sans vous, un, deux ou trois ennemis les défendent, un de plus toutes les deux manches, pour la moitié de leur Renommée.
    .also = bastion, tenir, tour à soi, reprendre, points
about-term-dummy = **{ term-dummy }.** Il ne fait que vous presser : à son tour, il défausse 3 cartes, et autant d’autres qu’il a de cristaux de la couleur de la dernière. Sans cartes, il met fin à la manche. Il joue en solo et quand vous coopérez, jusqu’à la chute de la dernière cité.
    .also = virtuel, mannequin, automate
about-term-scenarios = **{ term-scenarios }** : une option de la table. *Trouver la cité* : Première reconnaissance. *Conquérir des cités* : Conquête en solo, Grande conquête, Conquête éclair et, ensemble, Grande coopération et Coopération éclair. *Autres buts* : Libération des mines, Nuits des druides, Seigneurs des donjons, Conquérir et tenir, Un seul retour. Pour en savoir plus sur l’un d’eux : `/règles` avec son nom.
    .also = scénario, mission, autres buts, variantes
about-term-first-reconnaissance = **{ term-first-reconnaissance }** (1 à 4 joueurs, 3 manches). Trouvez la cité avant la fin de la troisième manche. Chaque tuile révélée vous rapporte 1 point de Renommée. Le plus de Renommée l’emporte ; en solo, vous gagnez si vous trouvez la cité.
    .also = premier scénario, reconnaissance
about-term-solo-conquest = **{ term-solo-conquest }** (1 joueur, 6 manches). Conquérez deux cités, la première de niveau 5, la seconde de niveau 8, pressé par un joueur virtuel. Vous gagnez si les deux tombent à temps.
    .also = solo, seul
about-term-full-conquest = **{ term-full-conquest }** (2 à 4 joueurs, 6 manches). Il y a autant de cités que de joueurs, toutes de niveau 4. Une cité conquise rapporte 7 points au héros qui la dirige, 4 points à chaque autre qui y a un bouclier. Le plus de Renommée l’emporte.
    .also = conquête, conquérir des cités
about-term-blitz-conquest = **{ term-blitz-conquest }** (2 à 4 joueurs, 4 manches). Comme la Grande conquête, avec des cités de niveau 3. Vous commencez avec 1 point de Renommée et 2 de Réputation, un dé et une unité de plus sont offerts, et chaque niveau gagné rapporte 1 point de Renommée.
    .also = éclair, conquête rapide
about-term-full-cooperation = **{ term-full-cooperation }** (2 ou 3 joueurs, 6 manches). Vous gagnez ensemble si toutes les cités tombent. Il y en a une de plus que de joueurs, de niveau 5 ; la dernière est de niveau 8 à deux, 11 à trois. Un joueur virtuel vous presse, et vous avez un seul score.
    .also = coopérer, une seule équipe
about-term-blitz-cooperation = **{ term-blitz-cooperation }** (2 ou 3 joueurs, 4 manches). Comme la Grande coopération, avec autant de cités que de joueurs, de niveaux 5, 8 et 11, et les avantages de départ de la Conquête éclair.
    .also = coopération rapide
about-term-mines-liberation = **{ term-mines-liberation }** (2 à 4 joueurs, 4 manches). Deux ennemis tiennent chaque mine, dont un caché. Tous vaincus, elle est à vous : 1 point de Réputation, 2 sur une tuile centrale, et un cristal au début de chaque manche. À la fin, elle compte 4 points, ou 7 sur une tuile centrale.
    .also = mine gardée, libérer une mine
about-term-druid-nights = **{ term-druid-nights }** (2 à 4 joueurs, 4 manches). Marquez des clairières et tenez une incantation chaque nuit : les monstres appelés rapportent le double de Renommée. Le plus de Renommée l’emporte. *Disputées* : peu de boucliers par clairière. *Épiques* : trois nuits.
    .also = disputées, épiques
about-term-dungeon-lords = **{ term-dungeon-lords }** (2 à 4 joueurs, 5 manches). Près des villages et des monastères se cachent des entrées secrètes, et des galeries relient les lieux conquis. À la fin, chacun de vos donjons et tombeaux compte 4 points.
    .also = donjons et tombeaux
about-term-conquer-and-hold = **{ term-conquer-and-hold }** (2 à 4 joueurs, 4 ou 6 manches). Seul compte ce que vous tenez à la fin : 3 points par forteresse, 2 par tour de mage. D’autres peuvent vous les prendre. En cas d’égalité, personne ne gagne.
    .also = carte connue
about-term-one-to-return = **{ term-one-to-return }** (2 à 4 joueurs, 4 manches). Quittez le portail avant la fin du premier jour, sinon vous êtes hors jeu. Le héros qui s’y tient à la fin de la dernière nuit gagne.
    .also = le portail se ferme
about-term-elite = **{ term-elite }.** Elles coûtent de 8 à 12 points d’Influence et savent faire davantage. Dès qu’une tuile centrale est connue, une unité sur deux d’une nouvelle offre est d’élite, à commencer par la première ; dans Conquérir et tenir, elles viennent en seconde moitié. La Première reconnaissance n’en a pas.
    .also = unité d’élite, élite
about-term-laying = **{ term-laying }.** Une tuile de campagne doit toucher deux tuiles, ou une seule qui en touche deux autres. Une tuile centrale doit en toucher deux. Sur une carte *en coin*, entre deux côtes, aucune tuile centrale ne longe la côte ; une carte *ouverte* a jusqu’à cinq tuiles de large. Dans la Première reconnaissance, seule la côte est une limite.
    .also = tuile centrale, tuile de campagne, carte ouverte, carte en coin, forme de la carte, côte
about-term-city-level = **{ term-city-level }**, de 1 à 11 : plus le niveau est haut, plus les défenseurs sont nombreux et forts. Le scénario le fixe. Une option de la table l’abaisse de 2, ou l’élève de 2 ou de 4.
    .also = niveau d’une cité, difficulté
about-term-trade = **{ term-trade }.** Dans une cité conquise, chacun peut recruter les unités qui nomment la cité. *Verte* : les actions avancées pour 6 points d’Influence, de l’offre ou de la pioche. *Bleue* : les sorts pour 7 points et un mana. *Rouge* : un artefact pour 12 points, à la fin du tour. *Blanche* : toutes les unités, et 2 points en appellent une autre d’élite. Une *cité amie* est ouverte dès le début, et chacun y a un bouclier.
    .also = cité verte, cité bleue, cité blanche, cité rouge, cité amie, cité conquise, prix
about-term-round-end = **{ term-round-end }.** Quand votre pioche est vide, vous pouvez l’annoncer au lieu de jouer votre tour. Chacun des autres a encore un tour. Puis on mélange les cartes, on réactive les unités, et l’on passe du jour à la nuit ou de la nuit au jour.
    .also = annoncer, terminer la manche, dernier tour

## The rules, page by page

rules-1 =
    ### Mage Knight · { $page } sur { $pages } : le but et une manche
    Vous êtes un Mage Knight, en mission dans un pays que personne n’a cartographié. Quelque part s’y cache une **cité**. Vous avez trois manches pour la trouver : un jour, une nuit et un jour. En chemin, vous explorez, combattez, recrutez des unités et apprenez la magie. Cela rapporte de la **Renommée**, et le plus de Renommée à la fin l’emporte.
    🗺️ La cité est sur l’une des trois dernières tuiles de la pile. Dès qu’elle est révélée, chacun, découvreur compris, joue un dernier tour. Si personne ne la trouve à temps, la mission a échoué, mais la Renommée compte quand même.
    ☀️ **Une manche**
    1. Chacun mélange toutes ses cartes et en pioche 5.
    2. Chacun choisit une *tactique*, la plus faible Renommée d’abord. Son numéro donne l’ordre des tours, et la plupart offrent un petit avantage.
    3. On joue des tours. Si votre pioche est vide, vous pouvez terminer la manche au lieu de jouer. Chacun des autres a encore un tour.
    4. Les unités sont réactivées, les offres changent, et l’on passe du jour à la nuit ou de la nuit au jour.
    🎴 **Un tour**
    1. Jouez des cartes pour avancer et explorer, aussi loin que vous pouvez.
    2. Faites **une** action : combattre, ou parler aux gens.
    3. Piochez jusqu’à votre limite de main. Les points inutilisés sont perdus.
    Ou reposez-vous, pour vous défaire de blessures.
    💡 **Pour une première partie**, explorez tôt : chaque tuile donne 1 point de Renommée et de quoi faire. Recrutez au premier village, puis combattez des orques à votre portée. À 3 points de Renommée, vous gagnez un niveau.
    📖 Pour une première partie guidée : `/apprendre`. Pour en savoir plus sur un lieu, un ennemi, une carte, une unité, une compétence ou une tactique : `/règles` avec un sujet.
rules-2 =
    ### Mage Knight · { $page } sur { $pages } : cartes et mana
    Vous commencez avec 16 **actions de base**, dont une propre à votre héros. Dans l’image, votre main est sous la carte du pays.
    🎴 Une carte se joue d’une de ces trois façons :
    • pour son effet **de base**, en blanc : il est gratuit ;
    • pour son effet **fort**, en doré : il coûte un mana de sa couleur ;
    • **en travers**, quoi qu’elle dise : pour Mouvement 1, Influence 1, Attaque 1 ou Blocage 1. Seules les blessures ne le peuvent pas.
    Tout ce que vous jouez s’additionne. Les cartes de Mouvement servent à avancer, celles d’Influence à parler aux gens, Attaque et Blocage au combat. Les Soins servent à tout moment, sauf en combat ; les cartes spéciales, toujours.
    💎 **Le mana** vient de trois endroits :
    🎲 *La Source*, les dés en haut à droite, communs à tous. Un dé par tour, puis il est relancé.
    🔹 *Les cristaux*, que vous gardez jusqu’au besoin, trois au plus de chaque couleur.
    ✨ *Les jetons de mana* que donnent certains effets, pour ce tour seulement.
    🔴 🔵 🟢 ⚪ sont les couleurs de base. 🟡 **L’or** vaut l’une d’elles au choix, mais seulement de jour. ⚫ **Le noir** sert à l’effet fort des sorts, et seulement de nuit.
    💡 **Pour débuter**
    • Utilisez un dé de la Source à chaque tour : inutilisé, il n’aide personne.
    • Décidez d’un but, puis comptez. Le surplus est perdu, et une carte gardée servira au prochain tour.
    • Une carte sans emploi vaut encore 1 point, en travers.
    📜 **Les sorts** coûtent un mana même pour l’effet de base ; l’effet fort demande aussi un mana noir. 🏺 **Les artefacts** sont gratuits, mais l’effet fort les retire du jeu. Les bannières se confient à une unité. Les nouvelles cartes vont sur le dessus de votre pioche.
rules-3 =
    ### Mage Knight · { $page } sur { $pages } : avancer et explorer
    Entrer sur une case coûte du Mouvement : **plaine 2, collines 3, forêt 3, terre désolée 4, désert 5, marais 5**. De nuit, une forêt coûte 5 et un désert 3. On n’entre ni dans les lacs ni sur les montagnes.
    👣 Choisissez une case bordée de rose. Vous y allez par le chemin sûr le moins cher ; son bouton dit le coût, et si des ennemis attaqueront. Vous pouvez avancer, jouer d’autres cartes et avancer encore. Vous vous arrêtez dès que quelque chose de nouveau est en vue. Vous pouvez passer par la case d’un autre héros, mais pas vous y arrêter.
    🧭 **Explorer.** Au bord du pays connu, là où sont les boussoles, payez Mouvement 2 pour révéler la tuile suivante. Vous gagnez **1 point de Renommée** et pouvez continuer. La côte, sur deux côtés, borde la carte.
    👹 **Les ennemis maraudeurs** (orques, plus tard Draconum) sont visibles. On n’entre pas sur leur case. Passer d’une case voisine d’eux à une autre les provoque : il faut combattre aussitôt. Ou défiez-les d’une case voisine : c’est votre action. Vaincre des orques donne Réputation +1, un Draconum +2.
    🏯 **Assauts.** Entrer dans une forteresse qui n’est pas à vous, dans une tour de mage que personne n’a conquise, ou dans une cité encore défendue, c’est combattre, et le mouvement s’arrête. De jour, vous voyez la garnison d’une case voisine.
    💡 **Pour débuter**
    • Restez en plaine, et terminez là où la case donne quelque chose : mine, clairière, village.
    • Explorez avant d’agir : la tuile peut offrir mieux.
    • S’*approcher* d’orques est sûr, les *longer* non.
    🌀 Départ au portail ; si vous y terminez un tour, vous attendez hors de la carte. Là où l’on ne peut rester, vous revenez sur vos pas, avec une blessure par case. Tant que rien n’est révélé, vos pas s’annulent : `/annuler`.
rules-4 =
    ### Mage Knight · { $page } sur { $pages } : les gens et les unités
    🗣️ Parler aux gens est une action. Vous jouez des cartes d’**Influence** et achetez tout ce que vous pouvez payer. Votre **Réputation**, le visage, en ajoute ou en retire, une fois par visite. Tout en bas de la piste, personne ne vous parle.
    🏘️ **Village** : recruter, ou un Soin pour 3 points d’Influence. Si vous y commencez un tour, vous pouvez d’abord piller : 2 cartes, Réputation −1.
    ⛪ **Monastère** : recruter, un Soin pour 2 points, ou l’action avancée exposée pour 6. Ou l’incendier : Réputation −3, et un ennemi violet à combattre sans vos unités, pour un artefact.
    🏰 **Forteresse à vous** : recruter. 🔮 **Tour de mage conquise** : recruter, ou un sort pour 7 points et un mana de sa couleur.
    🪖 **Unités.** De petits symboles disent où une unité vous rejoint. Chacune demande un jeton de commandement : 1 au départ, d’autres aux niveaux 3, 5, 7 et 9. Sans jeton libre, une recrue remplace une de vos unités.
    • Une unité *prête* utilise une capacité, puis elle est *fatiguée* jusqu’à la manche suivante.
    • En combat, prête ou fatiguée, elle peut prendre des dégâts pour vous.
    • Une unité *blessée* ne fait rien avant d’être soignée.
    💡 **Pour débuter**
    • Recrutez dès le premier village si vous pouvez. Même des Paysans aident en combat ou en route.
    • 3 ou 4 points d’Influence sont vite réunis : les cartes d’Influence, et le reste en travers.
    • Vos premiers orques relèvent la Réputation. Assauts et pillage la baissent : achetez d’abord.
    🌳 **Clairière magique** : terminez-y un tour pour soigner une blessure ; commencez-en un pour un mana or, noir de nuit. ⛏️ **Mine de cristal** : terminez-y un tour pour un cristal.
rules-5 =
    ### Mage Knight · { $page } sur { $pages } : un combat
    Un ennemi a une attaque (épée), une armure (bouclier), et souvent des capacités (page suivante). Un combat a quatre phases.
    🏹 **1. À distance.** Seules comptent les Attaques à distance et de siège. Un ennemi vaincu à ce stade n’attaque pas. Derrière des remparts, ou contre une *fortification*, seul le siège compte.
    🛡️ **2. Blocage.** Chaque ennemi restant attaque. Atteignez son attaque avec du Blocage, et rien n’arrive. Un point de moins, et le blocage ne sert à rien. Chaque ennemi se bloque à part.
    🩸 **3. Dégâts.** Les attaques non bloquées font mal. Une unité peut absorber des dégâts jusqu’à son armure, une fois par combat, et elle est blessée. Le reste touche votre héros : une blessure en main par tranche égale à son armure, arrondie au-dessus. Autant de blessures en un combat que votre limite de main, et c’est le K.-O. : vous défaussez vos autres cartes.
    ⚔️ **4. Attaque.** Toutes les attaques comptent. Atteignez l’armure d’un ennemi pour le vaincre ; pour plusieurs à la fois, la somme de leurs armures.
    Les ennemis ne restent pas blessés : on les bat en une phase ou pas du tout. Leur Renommée est aussitôt à vous.
    💡 **Pour débuter**
    • Comptez *avant* : atteindrez-vous l’armure avec les cartes qui restent après le blocage ?
    • Sinon, gardez vos cartes et prenez une ou deux blessures : les orques frappent à 3 ou 4, et votre armure est de 2.
    • Un combat coûte votre action, mais pas de Mouvement.
    🔥 ❄️ **Éléments.** Une résistance divise par deux les attaques de son genre (physique, feu, glace), pour tout le groupe visé. Le feu n’est bloqué en entier que par la glace et le feu froid, la glace par le feu et le feu froid, le feu froid par le feu froid ; les autres Blocages comptent pour moitié.
rules-6 =
    ### Mage Knight · { $page } sur { $pages } : blessures, repos, capacités
    🩸 **Les blessures** ne font que prendre de la place en main. À la fin de la partie, chacune coûte 2 points de Renommée. Que faire :
    💚 *Soins* : 1 point ôte une blessure de votre main ; une unité demande autant de points que son niveau. Ils viennent de cartes, de certaines unités, des villages et monastères. Jamais en combat.
    🌳 *Une clairière magique* en ôte une à la fin de votre tour, même de la défausse.
    😴 *Se reposer* au lieu d’avancer et d’agir : défaussez une carte et autant de blessures que vous voulez. Elles restent parmi vos cartes, mais la main est libre. Soins et effets spéciaux restent permis.
    🥀 Avec *seulement des blessures* en main, vous en défaussez une, et c’est tout votre tour.
    ⚡ **Les capacités des ennemis**
    • **Rapidité** : bloquer demande le double de l’attaque.
    • **Brutalité** : dégâts doublés si elle n’est pas bloquée.
    • **Poison** : pour chaque blessure en main, une autre dans la défausse ; deux pour une unité.
    • **Paralysie** : si votre héros est blessé, vous défaussez toutes vos cartes sauf les blessures. Une unité blessée est détruite.
    • **Fortification** : en phase à distance, seul le siège compte ; derrière des remparts, même pas lui.
    • **Invocation** : un monstre brun au hasard attaque à la place, puis s’en va.
    💡 **Pour débuter**
    • Une ou deux blessures pour une victoire, c’est un juste prix. Soignez-les vite, avant qu’elles reviennent à la manche suivante.
    • Reposez-vous avec trois ou plus : un tour perdu vaut mieux que plusieurs tours pauvres.
    • Évitez poison et paralysie tant que vous ne pouvez pas les bloquer.
rules-7 =
    ### Mage Knight · { $page } sur { $pages } : places fortes, aventures, niveaux
    🏰 **Forteresse** (garnison grise) : à vous si vous gagnez. Sur sa case ou à côté, votre limite de main augmente de 1 carte par forteresse à vous. Vos rivaux peuvent la prendre, pour la moitié de la Renommée.
    🔮 **Tour de mage** (garnison violette) : un sort si vous gagnez. Ensuite, elle est ouverte à tous.
    Un assaut coûte 1 point de Réputation, victoire ou non, et la garnison est derrière des remparts. Sans victoire, vous retournez d’où vous veniez.
    🗝️ **Aventures.** Vous pouvez traverser ces lieux ; y entrer est votre action.
    🕳️ *Repaire de monstres* : un monstre brun ; 2 cristaux au hasard. 🥚 *Terrain de ponte* : deux monstres ; 3 cristaux au hasard et un artefact.
    🚪 *Donjon* : un monstre brun, sans unités, règles de nuit ; un dé décide entre un sort et un artefact. ⚰️ *Tombeau* : un Draconum, sans unités, règles de nuit ; un sort et un artefact. On peut y revenir, pour la Renommée seule.
    🏚️ *Ruines* : un autel (3 manas de sa couleur pour Renommée 7), ou deux ennemis et leur trésor. De nuit, vous ne le voyez qu’une fois sur place.
    Cristal au hasard : or, couleur au choix ; noir, 1 point de Renommée à la place. Artefacts : vous en piochez un de plus que gagné.
    ⭐ **Les niveaux** viennent à 3, 8, 15, 24, 35, 48, 63, 80 et 99 points de Renommée, à la fin de votre tour.
    🎓 *Pairs* : tirez deux de vos compétences et gardez-en une ; l’autre reste ouverte à tous. Ou prenez-en une laissée par d’autres. Avec la vôtre vient une action avancée au choix, sinon celle du bas.
    🎖️ *Impairs* : un jeton de commandement, et une meilleure armure ou une main plus grande.
    💡 **Pour débuter** : voyez une garnison de jour avant l’assaut, et venez avec une unité.
rules-8 =
    ### Mage Knight · { $page } sur { $pages } : la fin, et bon à savoir
    🏁 Quand la cité est trouvée ou la troisième manche finie, vos exploits rapportent de la Renommée. Le meilleur de chaque catégorie reçoit 3 points de plus ; en cas d’égalité, 1 point chacun.
    📚 *Savoir* : 2 points par sort, 1 par action avancée.
    💰 *Butin* : 2 points par artefact, 1 pour deux cristaux.
    🪖 *Meneur* : les niveaux de vos unités ; une unité blessée compte pour moitié.
    🏰 *Conquérant* : 2 points par bouclier sur une forteresse, une tour de mage ou un monastère.
    🗝️ *Aventurier* : 2 points par bouclier sur un lieu d’aventure.
    🩸 *Raclée* : moins 2 points par blessure dans vos cartes ; le plus de blessures coûte encore 3 points, ou 1 point chacun en cas d’égalité.
    💡 Dans la dernière manche, soignez vos blessures et prenez encore un lieu : c’est souvent 4 points.
    👤 **En solo**, vous jouez contre le temps : un joueur virtuel ne fait qu’user ses cartes, et met fin à la manche quand il n’en a plus. Une tactique utilisée par vous ou par lui ne revient pas. Vous gagnez si vous trouvez la cité. Il n’y a pas de prime au meilleur.
    ⚔️ **Les duels** entre héros sont une option de la table. Sans elle, les héros ne s’attaquent pas. Pour les comprendre : `/règles` avec le sujet *duel*.
    ⌨️ À votre tour, jouez vos cartes une à une ou plusieurs à la fois, choisissez où aller, puis faites votre action. Pour annuler ce qui n’a rien révélé : `/annuler`. Votre main n’est visible que par vous.
    🏰 **Les conquêtes** sont d’autres scénarios, pour qui connaît le jeu : pages suivantes.
    📐 Les valeurs sont celles de la première édition. Deux sont de nous, car les règles ne donnent pas de nombre : chaque jeton de ruines existe en un seul exemplaire, et le feu froid compte pour deux couleurs avec « { card-cold-toughness } ».
rules-9 =
    ### Mage Knight · { $page } sur { $pages } : les conquêtes
    Les options de la table proposent d’autres scénarios. Les règles restent les mêmes, mais il s’agit de **conquérir des cités**.
    👤 **Conquête en solo** (1 joueur) : 6 manches, deux cités, la première de niveau 5, la seconde de niveau 8. Vous gagnez si les deux tombent à temps.
    ⚔️ **Grande conquête** (2 à 4 joueurs) : 6 manches, autant de cités que de joueurs, toutes de niveau 4. Le plus de Renommée l’emporte.
    ⚡ **Conquête éclair** (2 à 4 joueurs) : 4 manches, des cités de niveau 3. Vous commencez avec 1 point de Renommée et 2 de Réputation, un dé de plus et une unité de plus dans l’offre ; chaque niveau gagné rapporte 1 point de Renommée.
    🗺️ Ici, une tuile ne rapporte pas de Renommée, et les tuiles viennent dans le désordre. Elles doivent s’appuyer : une tuile de campagne touche deux tuiles, ou une seule qui en touche deux autres ; une tuile centrale en touche deux. Jusqu’à trois joueurs, une tuile centrale ne longe jamais la côte ; à quatre, le pays est ouvert des deux côtés.
    🎴 Les 28 actions avancées servent toutes, et les deux offres sont ouvertes dès le début. Dès qu’une tuile centrale est connue, une unité sur deux d’une nouvelle offre est d’**élite**, à commencer par la première.
    💡 **Pour commencer** : gagnez en force dans la campagne, de jour, et recrutez. Les attaques de siège et les unités d’élite brisent une cité ; réunissez-les avant l’assaut.
rules-10 =
    ### Mage Knight · { $page } sur { $pages } : les cités
    🏰 Entrer dans une cité coûte Mouvement 2, et c’est un assaut : Réputation −1, et ses murs la protègent. Son niveau est sur la carte, avec sa garnison : elle se voit dès qu’un héros est à côté, même de nuit.
    🛡️ Chaque ennemi vaincu le reste et vous donne un bouclier : une cité peut tomber en plusieurs tours. Sa couleur aide tous ses défenseurs :
    🟢 les attaques physiques empoisonnent · 🔴 elles sont brutales · 🔵 attaques de feu et de glace +2, feu froid +1 · ⚪ armure +1.
    👑 Quand le dernier tombe, le héros qui y a le plus de boucliers dirige la cité ; en cas d’égalité, celui qui a posé le sien le premier.
    🪙 **Dans une cité conquise**, plusieurs héros peuvent rester, et personne n’y attaque. Chacun de vos boucliers ajoute 1 point d’Influence. On y recrute les unités qui nomment la cité, et chaque couleur a sa spécialité :
    🟢 les actions avancées pour 6, de l’offre ou de la pioche · 🔵 les sorts pour 7 et un mana · 🔴 un artefact pour 12, à la fin du tour · ⚪ toutes les unités, et 2 en appellent une d’élite.
    🖐️ Dans la cité ou à côté, votre limite de main augmente de 2 si vous la dirigez, de 1 si vous y avez un bouclier. Cela ne s’ajoute pas aux forteresses : le plus élevé compte.
    🏁 Quand la dernière cité tombe, chacun joue un dernier tour. Chaque cité conquise rapporte 7 points au héros qui la dirige, et 4 points à chaque autre qui y a un bouclier. Le meilleur total de cités gagne 5 points de plus, ou 2 en cas d’égalité.
    👤 En solo : 10 points par cité et 15 pour les deux ; avec les deux, aussi 30 par manche restante, 1 par carte dans la pioche du joueur virtuel, et 5 si la fin de la manche n’est pas annoncée.
rules-11 =
    ### Mage Knight · { $page } sur { $pages } : ensemble
    🤝 **Grande coopération** (2 ou 3 joueurs) : 6 manches, une cité de plus que de joueurs, de niveau 5 ; la dernière est de niveau 8 à deux, 11 à trois. Vous gagnez en équipe si toutes tombent, sinon vous perdez tous.
    ⚡ **Coopération éclair** (2 ou 3 joueurs) : 4 manches, autant de cités que de joueurs : niveaux 5, 8, puis 11. Pour le reste, voyez la conquête éclair.
    👤 Un **joueur virtuel** vous accompagne. Il prend d’abord une tactique au hasard. À son tour, il défausse 3 cartes, et autant d’autres qu’il a de cristaux de la couleur de la dernière ; sans cartes, il met fin à la manche, puis reçoit une carte et un cristal des offres. L’une de vos tactiques quitte alors la partie : choisissez-la ensemble.
    🚩 **Les équipes** sont une option à quatre : A et C contre B et D. On n’attaque pas son équipier, les compétences interactives l’épargnent, et sa forteresse vide vous est ouverte. Il peut y avoir deux grandes cités de niveau 10 au lieu de quatre.
    ⚔️ **L’assaut à plusieurs** : à côté d’une cité d’au moins deux défenseurs, avant votre action, demandez de l’aide aux héros voisins de la cité, même rivaux. Vous proposez combien chacun en combat ; tous doivent accepter. Ceux qui acceptent renoncent à leur prochain tour.
    • Les défenseurs sont tirés au sort. Chaque héros entre à son tour (Mouvement 2, Réputation −1) et combat les siens, avec son propre dé de la Source.
    • Si tous tombent, la cité tombe. Sinon, chacun recule ; les vaincus le restent. Puis chacun termine son tour.
    🏁 **Un seul score** : votre Renommée la plus basse, le meilleur de vous dans chaque catégorie, mais la pire raclée. Des titres seulement entre deux équipes. Ensemble : 10 points par cité, 10 si chacun en dirige une, 15 pour toutes, puis le temps restant comme en solo.
    🎚️ Le *niveau des cités* est aussi une option.
rules-12 =
    ### Mage Knight · { $page } sur { $pages } : Libération des mines
    ⛏️ 2 à 4 joueurs, 4 manches. Des ennemis tiennent toutes les mines du royaume, et une mine ne donne aucun cristal tant qu’elle n’est pas libre.
    👹 Chaque mine a un ennemi visible, un orque en campagne ou un Draconum sur une tuile centrale, et un monstre brun caché au fond. Ils ne rôdent pas : vous pouvez passer, et rester.
    ⚔️ **Pour libérer une mine**, entrez-y comme action et combattez-les tous : règles de nuit, mais vos unités aident. Les survivants restent là. Le dernier vaincu rapporte 1 point de Réputation, 2 sur une tuile centrale, et la mine est à vous.
    💎 Une mine libre donne son cristal comme d’habitude, dès ce tour. Au début de chaque manche, vous recevez aussi un cristal de chaque mine que vous avez libérée, où que vous soyez.
    🏰 La cité est amie : chacun y a un bouclier, personne ne la dirige.
    🏁 Quand toutes les tuiles sont révélées et toutes les mines libres, chacun joue un dernier tour. Chacune de vos mines compte 4, ou 7 sur une tuile centrale ; le meilleur total de mines gagne 5 de plus, ou 2 en cas d’égalité.
rules-13 =
    ### Mage Knight · { $page } sur { $pages } : Nuits des druides
    🌙 2 à 4 joueurs, 4 manches. Dans les clairières magiques, des pierres répondent aux plus hardis.
    🌿 **Terminez votre tour dans une clairière** et votre bouclier la marque, sauf si vous vous reposez. Chaque joueur peut marquer chaque clairière.
    👹 **Une fois par nuit**, comme action et hors des lieux habités, tenez une **incantation** : un monstre brun vient pour chaque clairière marquée, celle où vous êtes comprise. La deuxième nuit, ce sont des Draconum.
    ⭐ Les ennemis vaincus rapportent le double de Renommée, les autres s’évanouissent. Dans tous les cas, vous gagnez un cristal au hasard pour chacun, deux la deuxième nuit. À la fin d’une nuit, tous les boucliers quittent les clairières.
    🏰 La cité est amie : chacun y a un bouclier, personne ne la dirige.
    🏁 Quand tous ont tenu l’incantation de la dernière nuit, chacun joue un dernier tour. Le plus de Renommée l’emporte.
    🎚️ **Disputées** : une clairière n’a de place que pour un bouclier à deux joueurs, deux au-delà ; le vôtre en remplace un autre. **Épiques** (2 ou 3 joueurs) : 6 manches et tout le pays ; la troisième nuit, un monstre brun et un Draconum viennent pour chaque clairière, pour 3 cristaux par paire.
rules-14 =
    ### Mage Knight · { $page } sur { $pages } : Seigneurs des donjons
    🗝️ 2 à 4 joueurs, 5 manches : trois jours, deux nuits. Le royaume est plein de galeries.
    🕳️ **Entrées secrètes** : révélez un village, et vous choisissez une case voisine pour un donjon secret, avec un monstre brun face cachée : une case accessible sans site, hors marais. Près d’un monastère, c’est un tombeau, avec un Draconum. Près de ce qui est là dès le début, le hasard décide. En cas d’échec, un autre ennemi remplace le premier.
    🚪 Les donjons et tombeaux conquis ne se visitent plus.
    🚇 **Tous sont reliés** : de l’un d’eux, quel qu’en soit le conquérant, vous allez à un autre, au choix, pour 2 points de Mouvement, plus 1 par case du trajet. Le trajet évite l’eau et les marais.
    🏰 La cité est amie : chacun y a un bouclier, personne ne la dirige.
    🏁 Quand toutes les tuiles sont révélées et tous les donjons et tombeaux conquis, chacun joue un dernier tour. Un donjon ou un tombeau compte 4 au lieu de 2, et le meilleur aventurier gagne 5 au lieu de 3, ou 2 en cas d’égalité.
rules-15 =
    ### Mage Knight · { $page } sur { $pages } : Conquérir et tenir
    🏯 2 joueurs, 6 manches ; 3 joueurs, 4 manches ; ou deux équipes de deux, 4 manches. La Renommée ne compte pas, seulement ce que vous tenez à la fin : 3 points par **forteresse**, 2 par **tour de mage**. En cas d’égalité, personne ne gagne.
    🗺️ Toutes les forteresses et tours sont sur cette carte, et chaque nouvelle tuile a sa place. Personne n’entre dans la cité.
    🔮 Les tours sont comme des forteresses : elles ne donnent pas de sort, seul leur maître y commerce, et d’autres peuvent les prendre. Commencez votre tour dans votre tour de mage, ou à côté, pour un mana par tour de mage à vous : or le jour, noir la nuit.
    ⚔️ Un assaut ne coûte pas de Réputation. Un lieu que son maître a quitté est défendu par un ennemi les deux premières manches, deux les deux suivantes, puis trois, pour la moitié de leur Renommée commune. Si le maître est là, c’est un duel : ici, les héros peuvent toujours s’attaquer.
    🗣️ Les unités des villages vous rejoignent aussi dans les forteresses, celles des monastères dans les tours. Les unités d’élite, jusqu’au niveau 3, viennent en seconde moitié.
    🤝 En équipe, les forteresses et tours vides de votre allié vous sont ouvertes.
    🎚️ **Carte connue** : toute la carte est révélée dès le début.
rules-16 =
    ### Mage Knight · { $page } sur { $pages } : Un seul retour
    🌀 2 à 4 joueurs, 4 manches. Il n’y a pas de score : seul le héros qui se tient au portail à la fin de la dernière nuit rentre et gagne. Si personne ne s’y tient, personne ne gagne.
    💀 À la fin du premier jour, le portail se ferme. **Quittez-le avant** : chaque héros encore là est hors jeu.
    🪨 C’est ensuite une plaine comme une autre : un seul héros peut y rester, et y être attaqué. Ici, les héros peuvent toujours s’attaquer, mais plus une fois la fin d’une manche annoncée. À la dernière manche, le héros qui est alors au portail a donc gagné.
    🏰 Les cités sont de niveau 3. Elles valent un assaut pour ce qu’elles vendent.
    🎚️ **Épique** : 6 manches, une tuile de plus de chaque sorte, cités de niveau 4.

## Pictures and alt texts

picture-day = Manche { $n } : jour
picture-night = Manche { $n } : nuit
picture-turn = À { $name } de jouer
picture-hero = { $name } choisit un héros
picture-tactic = { $name } choisit une tactique
picture-next = Une manche commence
picture-over = Décompte final
picture-announced = { $name } termine la manche
picture-final-find-city = cité trouvée : derniers tours
picture-final-conquer-cities = cités tombées : derniers tours
picture-final-liberate-mines = mines libérées : derniers tours
picture-final-last-incantation = dernière incantation tenue : derniers tours
picture-final-conquer-dungeons = donjons conquis : derniers tours
picture-source = Source
picture-frozen = Source gelée
picture-dummy = Virtuel
picture-team = Équipe
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
picture-duel-melee = Duel au corps à corps
picture-duel-prepares = { $name } décide
picture-duel-attacks = { $name } attaque ou passe
picture-duel-blocks = { $name } bloque
picture-duel-deals = { $name } répartit les dégâts
picture-summoned = { $name } (invocation)
picture-walled = derrière des remparts
picture-city-white = cité : armure +1
picture-city-blue = cité : attaque +{ $n }
picture-city-red = cité : brutal
picture-city-green = cité : poison
picture-defeated = vaincu
picture-blocked = bloqué
picture-idle = n’attaque pas
picture-hit = a attaqué
picture-winner = { $name } { $n ->
    [one] gagne
   *[other] gagnent
} !
picture-found = La cité est trouvée !
picture-not-found = Personne n’a trouvé la cité.
picture-conquered = Toutes les cités sont tombées !
picture-not-conquered = Une cité tient encore.
picture-nobody-wins = Personne ne gagne.
picture-score-base = Renommée
picture-score-knowledge = Savoir
picture-score-loot = Butin
picture-score-leader = Meneur
picture-score-conqueror = Conquérant
picture-score-adventurer = Aventurier
picture-score-beating = Raclée
picture-score-cities = Cités
picture-score-mission = Mission
picture-score-mines = Mines
picture-score-keeps = Forteresses
picture-score-towers = Tours de mage
picture-score-returned = De retour
picture-score-total = Total

alt-head = Mage Knight, manche { $n }, { $hour ->
    [night] nuit
   *[day] jour
}.
alt-turn = À { $name } de jouer.
alt-deeds = Dernières actions : { $deeds }.
alt-final-find-city = La cité est trouvée : derniers tours.
alt-final-conquer-cities = Toutes les cités sont tombées : derniers tours.
alt-final-liberate-mines = Toutes les mines sont libres : derniers tours.
alt-final-last-incantation = La dernière incantation est tenue : derniers tours.
alt-final-conquer-dungeons = Tous les donjons et tombeaux sont conquis : derniers tours.
alt-combat = { $phase } contre { $foes }.
alt-duel = { $phase } : { $aggressor } a attaqué { $defender }. { $doing }.
alt-joint = Assaut à plusieurs en { $city } : { $parts }.
alt-part = { $name } { $state_key ->
    [won] a vaincu ses défenseurs
    [lost] a combattu, et il reste { $foes }
   *[waits] contre { $foes }
}
alt-teams = Équipes : { $one } contre { $other }.
alt-duel-attack = Attaque ({ $name }) : { $sums }.
alt-duel-block = Blocage : { $sums }. Dégâts qui passeraient : { $n }.
alt-duel-damage = Dégâts à répartir : { $n }.
alt-sums = Déjà joué : { $sums }.
alt-hand = Votre main : { $cards }.
alt-points = Vous avez { $points }.
alt-move = Mouvement { $n }
alt-influence = Influence { $n }
alt-healing = Soin { $n }
alt-tokens = Mana : { $tokens }.
alt-steps = Vous pouvez aller en { $steps }.
alt-explore = Vous pouvez explorer { $positions }.
alt-at = en { $space }
alt-values = Renommée { $fame }, niveau { $level }, Réputation { $reputation }, armure { $armor }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
alt-crystals = cristaux { $crystals }
alt-units = unités { $units }
alt-unit = { $unit }{ $state_key ->
    [spent] { " " }(fatigués)
    [wounded] { " " }(blessés)
   *[ready] { "" }
}
alt-unusable = { $name } (inutilisable)
alt-hidden = ennemi inconnu
alt-city = niveau { $n }{ $shields ->
    [none] { "" }
   *[other] , boucliers { $shields }
}
alt-marked = { $space } (boucliers { $shields })
alt-entry = { $name } : { $said }.
alt-source = Source : { $dice }.
alt-frozen = { $name } a gelé la Source : les autres perdent leur dé habituel.
alt-weather = { $name } a prié le ciel : le terrain lui coûte 2 points de moins, aux autres 1 point de plus.
alt-order = Ordre du tour : { $names }.
alt-foes = Ennemis : { $foes }.
alt-unit-offer = Unités à recruter : { $units }.
alt-whole = Tout le pays, { $n } { $n ->
    [one] tuile
   *[other] tuiles
}.

picture-legend = Sens des symboles
picture-terrain = Terrain, et le Mouvement qu’il coûte
picture-sites = Lieux
picture-foes = Ennemis, face cachée
picture-attacks = Attaques, capacités, résistances
picture-mana = Mana
picture-values = Héros et cartes
picture-marks = Sur la carte et près des noms
sign-closed = { $name } : accès interdit
sign-costs = { $name } : { $n }
sign-costs-night = { $name } : { $n }, nuit { $night }
sign-foe-green = orques maraudeurs
sign-foe-grey = d’une forteresse
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
sign-locked = inutilisable maintenant
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
sign-explore = terres à explorer
sign-price = coût du trajet
sign-danger = il faudra combattre
sign-owner = héros ou lieu de A
sign-hurt = unité blessée
sign-skull = virtuel ; vaincu
sign-spent = tactique utilisée
sign-ends = termine la manche
sign-best = prime au meilleur
alt-legend = Sens des symboles : { $signs }.
