## How we speak: short and concrete, the player’s name first, then the character, then what it
## does. Numbers are figures. Option labels must be clear on a phone: at most 80 characters count.
## Effects are nouns and names stand without articles, so that nothing has to agree with them.
## A support ability is "une capacité de soutien"; a round "une manche"; a band "une troupe". "Tour"
## alone is a tower: for a turn, say who plays, or "manche", where both could be meant.

title = Bestiary of Sigillum
tagline = Invoquez trois créatures, prenez les tours à catapulte et minutez chaque sort sur le Sigil : quel château tombera le premier ?
duration = 40 à 60 minutes autour d’une table ; quelques jours par chat, en jouant une ou deux fois par jour

setting-field = Champ de bataille
setting-field-kingdom = Royaume des Deux Châteaux
setting-field-citadel = Citadelle naine
setting-field-citadel-hint = Une tour au centre
setting-field-canyon = Canyon des Mineurs
setting-field-canyon-hint = Avec des wagonnets
setting-field-cemetery = Cimetière des Ténèbres
setting-field-cemetery-hint = Trois tours
setting-field-chaos = Monde du Chaos
setting-field-chaos-hint = Avec de la lave
setting-field-islands = Îles Fabuleuses
setting-field-islands-hint = Avec des tourbillons
setting-field-temple = Temple du Temps
setting-field-temple-hint = Avec des dalles du temps
setting-field-crossing = Croisée des Chemins
setting-field-crossing-hint = Deux châteaux chacun
setting-field-random = au hasard
setting-bans = Bannissements
setting-bans-none = aucun
setting-bans-first = tous avant les choix
setting-bans-alternate = en alternance avec les choix
setting-bans-alternate-hint = À 4 joueurs, tous avant les choix
setting-castles = Châteaux de faction
setting-castles-off = non
setting-castles-on = oui
setting-castles-on-hint = Trois capacités par château
setting-events = Événements
setting-events-off = non
setting-events-on = oui
setting-events-on-hint = Un nouvel événement à chaque manche
setting-puzzle = Énigme
setting-puzzle-jailbreak = 1. L’Évasion
setting-puzzle-wings-over-graves = 2. Des ailes sur les tombes
setting-puzzle-verdict-at-the-tower = 3. Verdict à la tour
setting-puzzle-bitter-water = 4. Eau amère
setting-puzzle-both-catapults = 5. Les deux catapultes
setting-puzzle-spiders-bargain = 6. Le Pacte de l’araignée
setting-puzzle-smiths-gate = 7. La Porte du forgeron

field-kingdom = Royaume des Deux Châteaux
field-citadel = Citadelle naine
field-canyon = Canyon des Mineurs
field-cemetery = Cimetière des Ténèbres
field-chaos = Monde du Chaos
field-islands = Îles Fabuleuses
field-temple = Temple du Temps
field-crossing = Croisée des Chemins

terrain-plain = plaine
terrain-forest = forêt
terrain-mountain = montagne
terrain-water = eau
terrain-lava = lave
tower-west = Ouest
tower-east = Est
tower-north = Nord
tower-south = Sud
tower-center = centrale
compass-north = nord
compass-south = sud
kind-strength = 💪 Force
kind-agility = 🗡️ Agilité
kind-intelligence = 🔮 Intelligence

## Bands and castles

game-begins = Champ de bataille : { $field }. { $seat } commence.
teams-meet = { $ones } jouent contre { $others }.
choose-castle = { $n ->
    [one] Quel château prenez-vous ? L’autre revient à l’adversaire.
   *[other] Quels sont les deux châteaux de votre camp ? Les autres reviennent au camp adverse.
}
castle-hex = { $hex } ({ $compass })
castle-chosen = { $seat } prend { $n ->
    [one] le château
   *[other] les châteaux
} { $hex } et commence avec { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} sur { $track }.
ban = Quelle créature bannissez-vous ? Personne ne pourra la choisir.
pick = Quelle créature choisissez-vous pour votre troupe ?
kind = { $kind }
beast = { $beast }
beast-option = { $beast } ♥{ $vitality }
bans = { $seat } bannit { $beast }.
picks = { $seat } choisit { $beast }.
choose-own-castle = Quel château est le vôtre ? L’autre revient à votre partenaire.
at-home = { $seat } s’installe au château { $hex }.
bind = Quelles sont les deux créatures à invoquer en { $hex } ? Les autres iront dans votre second château.
bound = { $seat } invoquera { $beast } au château { $hex }.
ban-faction = Quel château de faction bannissez-vous ? Personne ne pourra le prendre.
choose-faction = Quel château de faction jouez-vous ? Sa première capacité est prête ; les autres s’ouvrent à mesure que votre château subit des dégâts.
faction = { $faction }
bans-faction = { $seat } bannit : { $faction }.
chooses-faction = { $seat } joue : { $faction }.

## The round

round-begins = **Manche { $round }**
noun-castles = { $n ->
    [one] { $n } château
   *[other] { $n } châteaux
}
noun-characters = { $n ->
    [one] { $n } créature
   *[other] { $n } créatures
}
revealed-event = le prochain événement a été révélé
event-current = 🎴 **{ $event }** : { $does }
event-upcoming = 🎴 Manche suivante, { $event } : { $does }
event-touches = { $event } : { $effect } pour { $beast }
nothing-to-do = { $seat } ne peut rien faire pour l’instant.
passes = { $seat } passe.
choose-ability = { $n ->
    [one] Que doit faire **{ $name }** ?
   *[other] Que doivent faire vos créatures ?
} { $mates ->
    [0] Terminez votre tour quand vous avez fini.
   *[other] Une seule capacité, ou passez : vous alternez avec votre partenaire.
}{ $idles ->
    [0] { "" }
   *[other] { " " }Pas maintenant : { $idle }.
}
not-now = { $ability_commas } ({ $reason })
not-now-more = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
reason-reach = rien à portée
reason-room = aucune case libre
reason-condition = condition non remplie
reason-event = événement : Sol lourd
ability-option = { $name } : { $ability }
attack-option = { $name } : ⚔️ { $ability }
    .shortest = ⚔️ { $ability }
maneuver-to = { $name } → { $pick }
attack-on = { $name } ⚔️ { $pick }
last-ability = { $name }, puis terminer mon tour
maneuver-to-last = { $name } → { $pick }, puis terminer mon tour
    .short = { $name } → { $pick } + fin du tour
    .shortest = → { $pick } + fin du tour
attack-on-last = { $name } ⚔️ { $pick }, puis terminer mon tour
    .short = { $name } ⚔️ { $pick } + fin du tour
    .shortest = ⚔️ { $pick } + fin du tour
attack-last = { $name } : ⚔️ { $ability }, puis terminer mon tour
    .short = ⚔️ { $ability } + fin du tour
    .shortest = ⚔️ { $ability } + fin
ability-on = { $name } : { $ability } → { $pick }
    .shortest = { $ability } → { $pick }
teammate-begins = Laisser l’autre commencer
end-phase = { $mates ->
    [0] Terminer mon tour
   *[other] Passer pour ce tour
}
choose-target = { $ability_key ->
    [move] Où va **{ $name }** ?
    [cart] Où roule **{ $name }** ?
   *[other] { $asked ->
        [whom] **{ $name }** utilise { $ability } : sur quelle cible ?
        [where] **{ $name }** utilise { $ability } : sur quelle case ?
       *[what] **{ $name }** utilise { $ability } : sur quel temps de recharge ?
    }
}
choose-next = { $asked ->
    [whom] **{ $name }** utilise { $ability } sur { $picked }. Avec quelle autre créature ?
    [where] **{ $name }** utilise { $ability } sur { $picked }. Vers quelle case ?
   *[what] **{ $name }** utilise { $ability } sur { $picked }. Et ensuite ?
}
go-back = ↩ Changer de capacité
hex = { $hex }
hex-of = { $hex } ({ $terrain })
hex-with = { $beast } ({ $hex })
    .shortest = { $beast }
would = { $what } ▸ { $changes_commas }
    .short = { $what }
would-cool = { $what } ▸ ⏳{ $rounds }{ $n ->
    [0] { "" }
   *[other] { " " }· { $changes_commas }
}
    .short = { $what }
pick-stop = S’arrêter là
pick-attack = Attaquer maintenant
pick-plain = 🌾 Plaine
pick-forest = 🌲 Forêt
pick-mountain = ⛰️ Montagne
pick-water = 🌊 Eau
pick-lava = 🌋 Lave
pick-token = { $beast } : { $ability }
pick-both = { $beast } : les deux capacités
would-nothing = aucun effet

maneuvers = { $seat } : { $beast } → { $hex }
maneuvers-and = { $seat } : { $beast } → { $hex } · { $changes_commas }
acts = { $seat } : { $name } utilise { $ability } · { $changes_commas }
turn-deeds = { $seat } { $deeds }.
turn-changes = { $seat } : { $changes_commas }
turn-in-vain = { $seat } agit, mais rien ne change.
and-then = { $parts_commas }, et { $last }
deed-exiles = exile { $whom } (château ennemi à { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} sur { $track })
deed-loses = perd { $whom } (son château à { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} sur { $track })
deed-takes = prend { $whom }
deed-contests = conteste { $whom }
deed-gives-up = abandonne { $whom }
deed-leaves = laisse { $whom } à l’ennemi
deed-repairs = répare son château (désormais { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} sur { $track })
deed-summons = invoque { $whom }
deed-injures = blesse { $whom }
deed-stuns = étourdit { $whom }
deed-heals = guérit { $whom }
deed-strengthens = renforce { $whom }
deed-hampers = affaiblit { $whom }
deed-moves = déplace { $whom }
deed-sends = envoie { $whom }
the-tower = la tour { $tower }
the-towers = { $n ->
    [one] la tour
   *[other] les tours
} { $tower }
with-life = { $beast } (reste ♥{ $left })
moved-to = { $beast } en { $hex }
exiled = 💀 { $beast } part en exil
summoned = invocation : { $beast } en { $hex }
moved = { $beast } → { $hex }
injured = { $beast } −{ $n } (♥{ $left })
restored = { $beast } guérit (♥{ $left })
gains = { $beast } : { $effect }
laid = { $effect } en { $hex }
charged = { $beast } : { $ability } disponible
shifted = { $beast } : { $ability } dans { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
castle-stands = château ({ $names }) à { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} sur { $track }
tower-taken = 🚩 { $where } passe à { $names }
tower-held = 🚩 { $where } passe à l’ennemi
tower-freed = 🚩 personne ne tient { $where }

answer = Voulez-vous utiliser { $ability } ? { $does }
answer-yes = Utiliser { $ability }
answer-no = Pas maintenant

lava-burns = 🌋 La lave brûle · { $changes_commas }
towers-fire = 🏹 { $names } { $n ->
    [one] tire
   *[other] tirent
} depuis { $towers } : { $stands }.
siege = 🎴 { $event }, { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} de plus : { $stands }.
no-tower-fires = { $names } { $n ->
    [one] ne contrôle
   *[other] ne contrôlent
} aucune tour à catapulte.
castles-crumble = Plus de 100 manches : chaque château subit 1 dégât par manche ({ $stands }).
players = { $seats }
castle-falls = 💥 Le château tombe ({ $losers }). 👑 { $winners } { $n ->
    [one] gagne
   *[other] gagnent
} !

## Puzzles

puzzle-begins = **{ $puzzle }.** { $story } 🎯 { $goal }
puzzle-next = 🎯 { $goal } { $n ->
    [0] Plus rien à utiliser. Un nouvel essai ?
   *[other] Que doivent faire vos créatures ?
}{ $idles ->
    [0] { "" }
   *[other] { " " }Pas maintenant : { $idle }.
}
ask-hint = 💡 Indice
try-again = 🔄 Réessayer
show-solution = Montrer la solution
give-up = Abandonner
puzzle-again = { $seat } réessaie : essai n°{ $attempt }.
puzzle-solved = 👑 Énigme résolue par { $seat }{ $attempt ->
    [1] { "" }
   *[other] { " " }à l’essai n°{ $attempt }
}{ $hints ->
    [0] { "" }
    [one] { " " }avec { $hints } indice
   *[other] { " " }avec { $hints } indices
} !
puzzle-failed = Vous avez abandonné. Le but était : { $goal } Pour réessayer, ouvrez une nouvelle table.
hint-given = 💡 { $clue }
hint-who = C’est à **{ $beast }** d’agir.
hint-ability = **{ $beast }** : utilisez { $ability }. { $does }
hint-target = **{ $beast }**, { $ability } : choisissez { $hex }.
hint-astray = La solution que je connais passe ailleurs. Annulez ou réessayez : elle commence par **{ $beast }**.
solution-begins = Voici une solution de l’énigme **{ $puzzle }**, depuis le début :
solution-step = { $number }. { $beast } utilise { $ability } · { $changes_commas }
solution-ends = Et voilà, en { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
}. Cette fois, personne n’a résolu l’énigme.
goal-prey = Exilez { $beast } en un seul tour de jeu.
goal-exile-all = Exilez tous les ennemis en un seul tour de jeu.
goal-control-all = Contrôlez toutes les tours à catapulte avant la fin de votre tour de jeu.
puzzle-jailbreak = L’Évasion
puzzle-wings-over-graves = Des ailes sur les tombes
puzzle-verdict-at-the-tower = Verdict à la tour
puzzle-bitter-water = Eau amère
puzzle-both-catapults = Les deux catapultes
puzzle-spiders-bargain = Le Pacte de l’araignée
puzzle-smiths-gate = La Porte du forgeron
story-jailbreak = Vinctum a brisé ses chaînes et court vers le feu.
story-wings-over-graves = Une machine de guerre barre le passage entre les tombes.
story-verdict-at-the-tower = Une autre machine s’est retranchée au pied de la tour Ouest.
story-bitter-water = Deux chasseurs campent sur la rive, et aucun ne doit rapporter la nouvelle.
story-both-catapults = Le siège n’attend qu’une chose : les deux catapultes entre vos mains.
story-spiders-bargain = Un esprit des eaux danse parmi les tombes ; demandez à l’araignée de le retenir.
story-smiths-gate = Seul le forgeron des glaces garde encore la porte.

## Rules, page by page

rules-1 =
    ### Bestiary of Sigillum · 1 sur 5 : le but et une manche
    🏆 **Faites tomber le château adverse.** Il tombe à 16 dégâts. À chaque manche, il subit 1 dégât par **tour à catapulte** que l’autre camp contrôle, et 1 dégât pour chaque **exil** d’une de ses créatures.
    🖼️ Sur l’image, chaque camp tient une tour : le contour de ses cases en montre la couleur. Les carrés rouges à côté des châteaux comptent les dégâts.
    🔄 **Une manche** : le cadran du temps tourne d’un secteur, puis le premier joueur joue, puis l’autre. On joue en trois phases : les capacités utilisées reviennent (**temps**), vos créatures manœuvrent, attaquent et utilisent leurs capacités (**capacités**), vos tours tirent (**contrôle**).
    🌱 **Pour une première partie**, prenez le Royaume des Deux Châteaux, sans options. Choisissez une créature de chaque classe : la Force pour la première ligne, l’Agilité pour frapper fort, l’Intelligence pour aider. Marchez sur les tours dès la première manche. Ensuite, ne terminez jamais sans tenir une tour, ou au moins l’égalité.
    👥 **À deux**, chacun choisit trois créatures, l’un après l’autre. **À quatre**, deux équipes s’affrontent sur la Croisée des Chemins, avec deux créatures chacun et une piste de château par équipe ; les partenaires se font face. **En solo**, on résout des énigmes. Pour compenser cet avantage, le premier joueur commence avec 1 dégât par tour à catapulte du champ de bataille ; en équipe, la première équipe commence avec 3 dégâts.
    ✍️ **Choisi par nous, faute de l’original :** 62 des 72 temps de recharge, la plupart des noms de capacités et des terrains, la forme de la Croisée des Chemins, la longueur des pistes de château (16 et 20) et les seuils de leurs capacités, presque tout des châteaux de faction, tous les événements et toutes les énigmes.
rules-2 =
    ### Bestiary of Sigillum · 2 sur 5 : à vous de jouer
    ⏳ **Phase du temps.** Vos capacités rechargées vous reviennent, vos capacités principales sont de nouveau prêtes, et les effets, obstacles et toiles que *vous* avez posés à la manche précédente disparaissent. Rien à faire ; pas de phase du temps à la première manche.
    ✨ **Phase des capacités.** Utilisez-en autant que vous voulez, dans l’ordre de votre choix. Chaque créature a :
    👣⚔️ une **capacité principale** par manche : une **manœuvre** vers une case libre adjacente, quel que soit le terrain, *ou* une **attaque**. Les points d’attaque moins les points de défense donnent les blessures ; ni les uns ni les autres ne descendent sous 0.
    1️⃣2️⃣ deux **capacités de soutien**, qui se rechargent ensuite pendant 1 à 6 manches (⏳). Ce nombre est fixé quand vous les utilisez.
    🌱 *Essayez* : manœuvrez d’abord, puis regardez qui est à portée. Après le signe ▸, chaque bouton dit ce qui va se passer. Gardez une capacité pour la manche où elle gagne une tour ou un exil. Sous célérité, une créature manœuvre *et* attaque.
    🚩 **Phase de contrôle.** Chaque tour à catapulte que vous contrôlez inflige 1 dégât au château ennemi. Vous la contrôlez si vos créatures dans sa zone ont plus de points de contrôle que celles de l’ennemi : 1 chacune, modifié par les effets. Une créature étourdie compte. En cas d’égalité, elle ne tire pas.
    🌱 *Essayez* : une seule créature suffit pour tenir une tour vide, et une des vôtres pour égaler une des leurs. Chasser un ennemi de la zone vaut bien une blessure.
    👥 En équipe, on alterne, une capacité à la fois, jusqu’à ce que les deux passent ; l’un ou l’autre peut commencer. Sans rien à utiliser, vous restez en jeu : votre partenaire peut y remédier.
    ⌨️ Vous pouvez aussi taper : `/tour réponse: aqus.m.C3` envoie Aqus en C3.
rules-3 =
    ### Bestiary of Sigillum · 3 sur 5 : exil, châteaux, cibles
    💀 Une créature sans vitalité part en **exil** : son château subit 1 dégât, ses effets disparaissent, et elle revient guérie sur sa case de château. Ses capacités en recharge le restent.
    🏰 **Règle de l’invocateur** : dès que votre case de château est libre, votre créature en attente la plus à gauche y est placée. C’est ainsi que votre troupe entre en jeu, une par une. Si la case est occupée, une créature attend sur sa fiche, comme celle au sablier sur l’image.
    🛡️ Sur votre propre case de château, aucun ennemi ne peut vous cibler : ni attaque, ni effet, ni déplacement. Vous pouvez agir de là. Personne n’entre dans un château ennemi, mais on peut être poussé ou tiré dans le sien. Avec deux châteaux par camp, chaque créature est liée à l’un pour l’invocation et peut entrer dans les deux.
    🌱 *Essayez* : tenez une créature mal en point loin des ennemis, ou chez elle. Un exil coûte un dégât et deux manches de marche. Et libérez la case de château, sinon personne ne peut être invoqué.
    🎯 **Cibles.** *Adjacent* : sur une case voisine. *En ligne* : sur une ligne droite, sans que rien ne fasse écran. *Par-delà un intervalle* : à deux cases en ligne droite, avec une case libre entre les deux. Une attaque ne touche que des ennemis. *Les vôtres* : toute votre équipe, la créature elle-même comprise. Si une capacité déplace quelqu’un puis fait autre chose, le déplacement doit réussir.
    🏳️ Si les deux châteaux survivent à 100 manches, chacun subit ensuite 1 dégât par manche.
rules-4 =
    ### Bestiary of Sigillum · 4 sur 5 : effets
    Un effet dure tant que vous jouez, puis pendant que l’ennemi joue, et disparaît à votre prochaine phase du temps. Les effets identiques s’additionnent. Sur l’image, les signes ronds à côté d’une créature l’aident, les carrés la gênent.
    ⚔️ attaque, 🛡️ défense, 🚩 contrôle : +1 ou −1 chacun.
    💨 **Célérité** : manœuvrer et attaquer dans la même manche. 🐌 **Lenteur** : pas de manœuvre. L’effet qui a le plus de marqueurs l’emporte ; en cas d’égalité, aucun des deux.
    🪽 **Vol** : manœuvrer vers une case libre au choix en ligne droite. 🔰 **Résistance** : aucune capacité de soutien ennemie ne peut vous cibler. 🩸 **Vampirisme** : récupérer 1 point de vitalité si votre attaque blesse. 🗿 **Ancrage** : aucune capacité ennemie qui déplace ne peut vous cibler.
    💫 **Étourdissement** : aucune capacité. 🤐 **Silence** : aucune capacité de soutien. ☠️ **Poison** : chaque marqueur allonge de 1 manche le temps de recharge des capacités de soutien. 🌫️ **Cécité** : vos capacités n’atteignent que vous et les cases adjacentes.
    🧱 **Obstacle** : personne ne peut entrer. 🕸️ **Toile** : étourdit les ennemis qui entrent et donne la célérité à son propre camp. Les deux se posent sur des cases libres hors des châteaux.
    🌱 *Essayez* : donnez attaque +1 ou la célérité *avant* d’attaquer, et défense +1 en dernier, pour la riposte de l’ennemi. Étourdissez la créature qui pourrait vous chasser d’une tour.
rules-5 =
    ### Bestiary of Sigillum · 5 sur 5 : champs et options
    🗺️ **Citadelle naine** : une tour au centre, une zone de sept cases. **Canyon des Mineurs** : d’une case de rails, roulez jusqu’à la prochaine libre, puis attaquez ; cela compte comme votre attaque. **Cimetière** : trois tours aux zones qui se chevauchent. **Monde du Chaos** : la lave blesse vos créatures qui s’y trouvent au début de votre phase de contrôle. **Îles Fabuleuses** : manœuvrez de tourbillon en tourbillon ; petites zones. **Temple du Temps** : les capacités de soutien se rechargent 1 manche de moins sur une case de tour, 1 de plus sur le bronze, 2 de plus au château. **Croisée des Chemins** : quatre tours, deux châteaux et quatre créatures par camp, pistes de 20 au lieu de 16.
    🚫 **Bannissements** : des créatures que personne ne peut choisir, avant les choix ou en alternance.
    🏰 **Châteaux de faction** (chacun en bannit un, puis en prend un ; à quatre, pas de bannissement) : la première capacité est prête dès le début, la deuxième s’ouvre à 5 dégâts (7 sur la Croisée), la troisième à 10 (14). La troisième est une réaction : quand une de vos créatures est exilée, ou quand vous contrôlez toutes les tours (trois sur la Croisée).
    🎴 **Événements** : un par manche dès la deuxième, et le suivant est visible d’avance. Les cartes qui nomment un terrain absent sont retirées. Leur ordre est le seul secret du jeu.
    🧩 **Énigmes** : on ne joue qu’une fois, toutes les capacités sont prêtes, et les créatures exilées ne reviennent pas. Réessayez à volonté, demandez des indices, ou faites-vous montrer la solution.

## The characters: their names, and the names of what they do

beast-architectus = Architectus
beast-armus = Armus
beast-aqus = Aqus
beast-ballistarius = Ballistarius
beast-arborus = Arborus
beast-fidea = Fidea
beast-caballus = Caballus
beast-carnifex = Carnifex
beast-cerberus = Cerberus
beast-cornibus = Cornibus
beast-frigus = Frigus
beast-goetium = Goetium
beast-catapultus = Catapultus
beast-ferrarius = Ferrarius
beast-iratus = Iratus
beast-mortum = Mortum
beast-ignifer = Ignifer
beast-illesebra = Illesebra
beast-malleus = Malleus
beast-saxum = Saxum
beast-redux = Redux
beast-tempus = Tempus
beast-lignum = Lignum
beast-manus = Manus
beast-vinctum = Vinctum
beast-mechanicus = Mechanicus
beast-toxicum = Toxicum
beast-eresida = Eresida
beast-messum = Messum
beast-librorum = Librorum
beast-brewus = Brewus
beast-saturn = Saturn
beast-tenebris = Tenebris
beast-equita = Equita
beast-magnus = Magnus
beast-clamoris = Clamoris

ability-move = Manœuvre
ability-cart = Wagonnet
ability-architectus-attack = Calcul de siège
ability-architectus-1 = Barrage
ability-architectus-2 = Reconstruction
ability-armus-attack = Bord du bouclier
ability-armus-1 = Coup de bélier
ability-armus-2 = Phalange
ability-aqus-attack = Lame de fond
ability-aqus-1 = Fluidité
ability-aqus-2 = Force des eaux
ability-ballistarius-attack = Baliste
ability-ballistarius-1 = Corde tendue
ability-ballistarius-2 = Carreau lourd
ability-arborus-attack = Colère des racines
ability-arborus-1 = Bosquet mouvant
ability-arborus-2 = Bouclier des bois
ability-fidea-attack = Châtiment
ability-fidea-1 = Résurrection
ability-fidea-2 = Envol
ability-caballus-attack = Piétinement
ability-caballus-1 = Entraînement
ability-caballus-2 = Lourds sabots
ability-carnifex-attack = Hache de justice
ability-carnifex-1 = Pilori
ability-carnifex-2 = Condamnation
ability-cerberus-attack = Triple morsure
ability-cerberus-1 = Fougue
ability-cerberus-2 = Hurlement
ability-cornibus-attack = Charge à cornes
ability-cornibus-1 = Maître du mont
ability-cornibus-2 = Bond cornu
ability-frigus-attack = Gelure
ability-frigus-1 = Engourdissement
ability-frigus-2 = Entraves de glace
ability-goetium-attack = Chaîne d’éclairs
ability-goetium-1 = Rituel de vie
ability-goetium-2 = Appel du sang
ability-catapultus-attack = Rocher
ability-catapultus-1 = Tir percutant
ability-catapultus-2 = Retranchement
ability-ferrarius-attack = Creuset infernal
ability-ferrarius-1 = Tenailles
ability-ferrarius-2 = Enclume volante
ability-iratus-attack = Haches folles
ability-iratus-1 = Mépris des sorts
ability-iratus-2 = Rage montante
ability-mortum-attack = Odeur du sang
ability-mortum-1 = Soif
ability-mortum-2 = Chauve-souris
ability-ignifer-attack = Flamme attisée
ability-ignifer-1 = Lame ardente
ability-ignifer-2 = Étincelle
ability-illesebra-attack = Tourment
ability-illesebra-1 = Portail infernal
ability-illesebra-2 = Envoûtement
ability-malleus-attack = Masse
ability-malleus-1 = Ébranle-terre
ability-malleus-2 = Fossé
ability-saxum-attack = Éclatement
ability-saxum-1 = Peau de pierre
ability-saxum-2 = Secousse
ability-redux-attack = Boomerang d’os
ability-redux-1 = Trophées d’os
ability-redux-2 = Ruée
ability-tempus-attack = Instants perdus
ability-tempus-1 = Montre
ability-tempus-2 = Hâte
ability-lignum-attack = Échardes
ability-lignum-1 = Fils de pantin
ability-lignum-2 = Flétrissure
ability-manus-attack = Armure à pointes
ability-manus-1 = Main mécanique
ability-manus-2 = Dôme d’acier
ability-vinctum-attack = Représailles
ability-vinctum-1 = Masque de fer
ability-vinctum-2 = Fers
ability-mechanicus-attack = Canon
ability-mechanicus-1 = Pleine vapeur
ability-mechanicus-2 = Sabotage
ability-toxicum-attack = Jet de venin
ability-toxicum-1 = Plaies ouvertes
ability-toxicum-2 = Puits empoisonné
ability-eresida-attack = Morsure mortelle
ability-eresida-1 = Tissage
ability-eresida-2 = Cocon
ability-messum-attack = Moisson
ability-messum-1 = Rouille
ability-messum-2 = Crochet de faux
ability-librorum-attack = Force du savoir
ability-librorum-1 = Torche
ability-librorum-2 = Page interdite
ability-brewus-attack = Chope
ability-brewus-1 = Houblon odorant
ability-brewus-2 = Tonneau de bière
ability-saturn-attack = Masse écrasante
ability-saturn-1 = Puits de gravité
ability-saturn-2 = Lien de gravité
ability-tenebris-attack = Proie isolée
ability-tenebris-1 = Pas de l’ombre
ability-tenebris-2 = Effroi
ability-equita-attack = Sabre au galop
ability-equita-1 = Éperons
ability-equita-2 = Dard empoisonné
ability-magnus-attack = Drain de sorts
ability-magnus-1 = Magnétisme
ability-magnus-2 = Champ nul
ability-clamoris-attack = Plainte
ability-clamoris-1 = Exhortation
ability-clamoris-2 = Cœur brisé

faction-citadel = Citadelle
faction-bulwark = Rempart
faction-crypt = Crypte
faction-hellgate = Porte des Enfers
faction-observatory = Observatoire
faction-abbey = Abbaye
ability-citadel-1 = Serment de pierre
ability-citadel-2 = Tunnel souterrain
ability-citadel-3 = Brasserie
ability-bulwark-1 = Autel élémentaire
ability-bulwark-2 = Sentiers cachés
ability-bulwark-3 = Source de vie
ability-crypt-1 = Brume des tombes
ability-crypt-2 = Appel du tombeau
ability-crypt-3 = Froid mortel
ability-hellgate-1 = Marque de colère
ability-hellgate-2 = Faille
ability-hellgate-3 = Bûcher vengeur
ability-observatory-1 = Garde des étoiles
ability-observatory-2 = Pas astral
ability-observatory-3 = Conjonction
ability-abbey-1 = Cloche de veille
ability-abbey-2 = Ordre de marche
ability-abbey-3 = Dîme de pierre

event-whispering-canopy = Feuillage murmurant
event-high-ground = Position haute
event-open-road = Route dégagée
event-moonlit-mirror = Miroir de lune
event-banner-on-the-wall = Bannière au mur
event-blood-of-the-earth = Sang de la terre
event-fair-wind = Vent favorable
event-bog-fever = Fièvre des marais
event-tangled-roots = Racines mêlées
event-thin-air = Air raréfié
event-burning-sun = Soleil brûlant
event-ash-cloud = Nuée de cendres
event-lightning-rod = Paratonnerre
event-flood = Crue
event-thick-fog = Brouillard épais
event-silent-bells = Cloches muettes
event-heavy-ground = Sol lourd
event-truce-of-the-dead = Trêve des morts
event-broken-ropes = Cordes rompues
event-battering-ram = Bélier
event-second-volley = Seconde salve
event-siege-engines = Engins de siège
event-rockslide = Éboulement
event-blood-price = Prix du sang
event-mercy = Clémence
event-lost-souls = Âmes perdues
event-feast-of-victors = Festin du vainqueur
event-hard-lessons = Rude leçon

## What abilities do: hints in menus, at most 95 characters. ⏳ is the cooldown in rounds.

does-move = Va sur une case libre adjacente.
does-cart = Roule jusqu’aux prochains rails libres, puis attaque si vous voulez. Compte comme attaque.

does-architectus-attack = Attaque 1 par tour que vous contrôlez, contre un ennemi en ligne.
does-architectus-1 = Pose un obstacle sur une case libre adjacente. ⏳3
does-architectus-2 = Répare 1 dégât de votre château. ⏳6
does-armus-attack = Attaque 1 contre un ennemi adjacent.
does-armus-1 = Repousse un ennemi adjacent et le suit ; s’il ne peut reculer, l’étourdit. ⏳4
does-armus-2 = Défense +1 pour soi et chaque allié sur le champ de bataille. ⏳5
does-aqus-attack = Attaque 1 contre un ennemi adjacent.
does-aqus-1 = Copie le dernier effet positif d’une autre créature au choix, sauf la résistance. ⏳3
does-aqus-2 = Va sur une case d’eau libre adjacente et gagne attaque +1. ⏳3
does-ballistarius-attack = Attaque 1 par case libre entre les deux, contre un ennemi en ligne.
does-ballistarius-1 = Attaque +1 pour soi. ⏳3
does-ballistarius-2 = Repousse d’une case un ennemi en ligne. ⏳4
does-arborus-attack = Attaque 1 contre chaque ennemi en forêt.
does-arborus-1 = Envoie une autre créature au choix dans une forêt libre à côté d’elle. ⏳4
does-arborus-2 = Défense +1 pour l’un des vôtres au choix. ⏳3
does-fidea-attack = Attaque 1 contre un ennemi en ligne qui a plus de vitalité que Fidea.
does-fidea-1 = L’un des vôtres récupère 1 point de vitalité, ou gagne la célérité s’il est indemne. ⏳3
does-fidea-2 = Donne le vol à l’un des vôtres. ⏳4
does-caballus-attack = Attaque 1 contre chaque ennemi ralenti, où qu’il soit.
does-caballus-1 = S’écarte tout droit d’une créature adjacente et l’entraîne avec soi. ⏳3
does-caballus-2 = Ralentit chaque ennemi adjacent. ⏳4
does-carnifex-attack = Un ennemi adjacent : attaque 1 par ennemi sous effet négatif à 2 cases ou moins.
does-carnifex-1 = Contrôle −1 pour un ennemi en ligne. ⏳4
does-carnifex-2 = Attire d’une case un ennemi en ligne ; ses bonus s’inversent. ⏳ sa vitalité
does-cerberus-attack = Attaque 1 contre chaque ennemi adjacent.
does-cerberus-1 = Une manœuvre de plus, si un ennemi est blessé et Cerberus non ralenti. ⏳3
does-cerberus-2 = Attaque −1 pour chaque ennemi adjacent. ⏳3
does-cornibus-attack = Attaque 1 contre chaque ennemi d’une ligne droite au choix.
does-cornibus-1 = Contrôle +1 pour soi. ⏳3
does-cornibus-2 = Bondit sur une case libre de la zone d’une tour que vous contrôlez. ⏳4
does-frigus-attack = Attaque 1 contre un ennemi sous effet négatif, où qu’il soit.
does-frigus-1 = Attaque −1 pour un ennemi au choix. ⏳3
does-frigus-2 = Ralentit un ennemi au choix. ⏳3, +1 par effet négatif qu’il a déjà
does-goetium-attack = Attaque 1 contre un ennemi, où qu’il soit, si aucun des vôtres n’est à côté de lui.
does-goetium-1 = L’un des vôtres récupère 1 point de vitalité ; un autre en perd 1, jamais le dernier. ⏳2
does-goetium-2 = Appelle un allié blessé sur une case libre adjacente à Goetium. ⏳4
does-catapultus-attack = Un ennemi en ligne : attaque 1 si moyen, 2 si grand (vitalité 4 ou plus) ; jamais les petits.
does-catapultus-1 = Étourdit un ennemi en ligne. ⏳5
does-catapultus-2 = Contrôle +1 pour soi. ⏳3
does-ferrarius-attack = Attaque 1 contre un ennemi adjacent qui n’est pas dans l’eau.
does-ferrarius-1 = Traîne un ennemi adjacent vers une autre case libre adjacente aux deux. ⏳3
does-ferrarius-2 = Étourdit un ennemi en ligne. ⏳5
does-iratus-attack = Attaque 1 contre un ennemi adjacent, ou 2 si au moins deux ennemis sont adjacents.
does-iratus-1 = Résistance pour soi et chaque allié sur le champ de bataille. ⏳5
does-iratus-2 = Attaque +1 pour soi. ⏳3
does-mortum-attack = Un ennemi adjacent : attaque 1 par ennemi blessé à 2 cases ou moins.
does-mortum-1 = Vampirisme pour soi ou un allié adjacent. ⏳3
does-mortum-2 = Va sur une case libre adjacente. ⏳3
does-ignifer-attack = Attaque 1 contre un ennemi à côté d’un des vôtres sous effet positif.
does-ignifer-1 = Attaque +1 pour un allié au choix qui combat au corps à corps. ⏳2
does-ignifer-2 = Célérité pour soi ou un allié adjacent. ⏳3
does-illesebra-attack = Attaque 1 contre chaque ennemi étourdi.
does-illesebra-1 = Échange sa place avec un allié au choix. ⏳5
does-illesebra-2 = Étourdit un ennemi en ligne. ⏳4
does-malleus-attack = Attaque 1 contre un ennemi adjacent.
does-malleus-1 = Étourdit chaque ennemi d’une ligne droite au choix. ⏳6
does-malleus-2 = Contrôle +1 pour soi ou un allié adjacent, sur une case de tour. ⏳3
does-saxum-attack = Chaque ennemi adjacent : attaque égale à la défense de Saxum.
does-saxum-1 = Défense +1 pour soi. ⏳3
does-saxum-2 = Étourdit chaque ennemi adjacent. ⏳6
does-redux-attack = Attaque 1 contre chaque ennemi à exactement deux cases.
does-redux-1 = Défense +1 pour soi. ⏳3
does-redux-2 = Fonce vers une créature par-delà un intervalle et gagne la résistance. ⏳3
does-tempus-attack = Un ennemi adjacent : attaque 1 par capacité de soutien qu’il a en recharge.
does-tempus-1 = Une ou deux capacités de soutien d’un allié sont prêtes 1 manche plus tôt. ⏳3
does-tempus-2 = Célérité pour soi ou un allié adjacent. ⏳4
does-lignum-attack = Un ennemi au choix : attaque 1 par allié qu’il a à côté de lui.
does-lignum-1 = Attire un ennemi au choix d’une case vers une créature par-delà un intervalle. ⏳4
does-lignum-2 = Attaque −1 pour un ennemi au choix. ⏳3
does-manus-attack = Un ennemi adjacent : attaque 1 par allié à côté de Manus.
does-manus-1 = Ramène à côté de Manus une créature par-delà un intervalle. ⏳3
does-manus-2 = Défense +1 pour soi et chaque allié adjacent. ⏳4
does-vinctum-attack = Un ennemi adjacent : attaque 1 par blessure de Vinctum.
does-vinctum-1 = Repousse tout droit une créature adjacente. ⏳3
does-vinctum-2 = Étourdit un ennemi adjacent. ⏳3
does-mechanicus-attack = Attaque 1 contre un ennemi en ligne, mais pas adjacent.
does-mechanicus-1 = Célérité pour soi. ⏳3
does-mechanicus-2 = Contrôle −1 pour chaque ennemi dans la zone d’une tour que contrôle son camp. ⏳6
does-toxicum-attack = Chaque ennemi empoisonné : attaque 1 par poison.
does-toxicum-1 = Empoisonne chaque ennemi blessé. ⏳3
does-toxicum-2 = Envoie un ennemi en ligne dans une eau libre à côté de lui, et l’empoisonne. ⏳3
does-eresida-attack = Attaque 1 contre un ennemi adjacent, ou 2 s’il est étourdi.
does-eresida-1 = Pose une toile sur une case libre en ligne. ⏳4
does-eresida-2 = Attire d’une case un ennemi en ligne. ⏳5, −1 par case entre les deux
does-messum-attack = Attaque 1 contre un ennemi sans allié à côté de lui, où qu’il soit.
does-messum-1 = Défense −1 pour un ennemi au choix. ⏳2
does-messum-2 = Envoie un ennemi au choix sur une case libre à côté de lui. ⏳5
does-librorum-attack = Attaque 1 contre un ennemi, où qu’il soit, sur un autre terrain que Librorum.
does-librorum-1 = Décale d’une case une autre créature dans la zone d’une tour. ⏳4, 5 pour un allié
does-librorum-2 = Réduit chaque ennemi au silence. ⏳5
does-brewus-attack = Attaque 1 contre un ennemi adjacent, ou 2 si ses recharges totalisent 8 ou plus.
does-brewus-1 = Chaque ennemi adjacent : 1 manche de plus pour une ou deux capacités de soutien. ⏳4
does-brewus-2 = Étourdit un ennemi en ligne. ⏳5, −1 par capacité qu’il a en recharge
does-saturn-attack = Attaque 1 contre tous les ennemis adjacents, si leur vitalité totale vaut au moins la sienne.
does-saturn-1 = Étourdit chaque ennemi à autant de cases, ou moins, que Saturn a de blessures. ⏳6
does-saturn-2 = Un allié récupère 1 point de vitalité ; Saturn en perd 1, jamais le dernier. ⏳4
does-tenebris-attack = Un ennemi adjacent : attaque 1 avec 2 cases libres ou plus autour de lui, 2 avec 5.
does-tenebris-1 = Va sur une case libre à côté d’un ennemi blessé. ⏳4
does-tenebris-2 = Repousse un ennemi adjacent d’une case au nord ou au sud, vers son château. ⏳3
does-equita-attack = Un ennemi adjacent : attaque 1 ; 2 sous célérité, 0 sous lenteur.
does-equita-1 = Célérité pour soi. ⏳4
does-equita-2 = Empoisonne un ennemi adjacent. ⏳3
does-magnus-attack = Un ennemi adjacent : attaque 1 pour deux capacités de soutien prêtes chez les ennemis.
does-magnus-1 = Envoie une autre créature au choix dans une montagne libre à côté d’elle. ⏳4
does-magnus-2 = Réduit au silence les ennemis adjacents, et 1 case plus loin par blessure de Magnus. ⏳5
does-clamoris-attack = Attaque 1 contre un ennemi blessé en ligne.
does-clamoris-1 = Célérité pour soi et chaque allié adjacent. ⏳4
does-clamoris-2 = Réduit un ennemi au choix au silence. ⏳2, +1 par capacité de soutien prête

does-citadel-1 = Ancrage et défense +1 pour l’un des vôtres. ⏳4
does-citadel-2 = L’un des vôtres passe de la zone d’une tour à celle d’une autre. ⏳4
does-citadel-3 = Vous contrôlez toutes les tours : une ou deux recharges par ennemi durent 1 manche de plus. ⏳3
does-bulwark-1 = Change une case au choix en plaine, forêt, montagne, eau ou lave pour une manche. ⏳2
does-bulwark-2 = L’un des vôtres avance sur une case libre adjacente de même terrain. ⏳3
does-bulwark-3 = Votre créature est exilée : une autre des vôtres récupère 1 point de vitalité. ⏳4
does-crypt-1 = Aveugle un ennemi au choix. ⏳4
does-crypt-2 = Ramène l’un des vôtres, blessé, sur une case de château libre. ⏳4
does-crypt-3 = Votre créature est exilée : chaque ennemi blessé est empoisonné. ⏳4
does-hellgate-1 = Attaque +1 pour l’un des vôtres. ⏳4
does-hellgate-2 = Deux des vôtres échangent leurs places. ⏳5
does-hellgate-3 = Votre créature est exilée : le château ennemi subit 1 dégât. ⏳6
does-observatory-1 = Résistance pour l’un des vôtres. ⏳4
does-observatory-2 = L’un des vôtres quitte le château vers une case libre, à 2 cases au plus. ⏳3
does-observatory-3 = Vous contrôlez toutes les tours : une ou deux recharges par allié, 1 manche de moins. ⏳4
does-abbey-1 = Contrôle +1 pour l’un des vôtres. ⏳4
does-abbey-2 = Un ou deux des vôtres s’éloignent du château d’une case. ⏳5
does-abbey-3 = Vous contrôlez toutes les tours : réparez 1 dégât de votre château. ⏳5

## Who they are: hints for picking, at most 95 characters

about-architectus = Attaque 1 par tour que vous contrôlez ; bloque des cases, répare le château.
about-armus = Mur de boucliers : repousse ou étourdit ses voisins, défense pour tous ses alliés.
about-aqus = Épéiste des eaux : copie les bonus des autres, frappe plus fort depuis un lac.
about-ballistarius = Tireur d’élite : plus la cible est loin, plus ça fait mal. Chasse l’ennemi des tours.
about-arborus = Frappe chaque ennemi en forêt, et y envoie les autres.
about-fidea = Guérisseuse : soigne ou accélère ses alliés et les fait voler.
about-caballus = Ralentit l’ennemi, puis piétine tous les ralentis. Entraîne les autres.
about-carnifex = Bourreau : redoutable contre les affaiblis ; change les bonus en malédictions.
about-cerberus = Mord tout autour, avance encore quand un ennemi est blessé, effraie ses voisins.
about-cornibus = Encorne toute une ligne ; tient les tours avec contrôle +1 et bondit de l’une à l’autre.
about-frigus = Frappe les affaiblis où qu’ils soient ; affaiblit et ralentit un ennemi au choix.
about-goetium = Frappe les ennemis loin des vôtres ; déplace les blessures et appelle les blessés.
about-catapultus = Frappe les grands de loin, étourdit en ligne, se retranche sur une tour.
about-ferrarius = Forgeron : brûle les ennemis hors de l’eau, les traîne, étourdit en ligne.
about-iratus = Berserk : attaque 2 face à plusieurs ennemis, attaque +1, résistance pour tous ses alliés.
about-mortum = Vampire : plus il y a d’ennemis blessés près de lui, plus il frappe fort ; guérit en mordant.
about-ignifer = Brûle les ennemis près de vos créatures dopées ; renforce et accélère ses alliés.
about-illesebra = Étourdit, et tourmente tous les étourdis ; échange sa place avec un allié au choix.
about-malleus = Étourdit toute une ligne ; tient les tours avec contrôle +1.
about-saxum = Rocher : vitalité 5, attaque égale à sa défense, étourdit tout autour.
about-redux = Touche chaque ennemi à exactement deux cases ; protégé des lames et de la magie.
about-tempus = Maître de l’horloge : réduit les recharges, accélère ses alliés, punit les épuisés.
about-lignum = Frappe les groupes de partout ; sépare les ennemis, affaiblit leur attaque.
about-manus = Poing de fer : plus fort entouré d’amis ; attire les autres, protège ses voisins.
about-vinctum = Plus il est blessé, plus il frappe fort. Repousse et étourdit ses voisins.
about-mechanicus = Canonnier à vapeur ; saboteur de tours.
about-toxicum = Empoisonne les blessés et frappe tous les empoisonnés d’un coup.
about-eresida = Araignée : toiles qui étourdissent, attire sa proie, attaque 2 contre les étourdis.
about-messum = Faucheur : frappe les isolés de partout, brise la défense, déplace un ennemi au choix.
about-librorum = Frappe d’un terrain à l’autre ; décale près des tours, réduit tous les ennemis au silence.
about-brewus = Brasseur : allonge les recharges, étourdit d’un tonneau, attaque 2 contre les épuisés.
about-saturn = Géant : vitalité 5, écrase tout autour, étourdit plus loin à chaque blessure.
about-tenebris = Assassin : attaque 2 contre les isolés, surgit près des blessés, repousse l’ennemi.
about-equita = Cavalière : attaque 2 sous célérité, et elle s’en donne elle-même. Empoisonne.
about-magnus = Tueur de mages : plus fort si l’ennemi a des capacités prêtes ; silence tout autour.
about-clamoris = Gémit sur les blessés ; accélère ses voisins, réduit un ennemi au silence.
about-citadel = Nains : protège et ancre une créature, tunnels entre les tours, freine l’ennemi.
about-bulwark = Gardiens : change le terrain d’une case, sentiers cachés, guérison.
about-crypt = Morts-vivants : aveugle un ennemi, rappelle les blessés, empoisonne.
about-hellgate = Démons : attaque +1, échange deux créatures, se venge sur le château ennemi.
about-observatory = Mages : résistance, longues sorties du château, recharges plus courtes.
about-abbey = Chevaliers : contrôle +1, ordres de marche, réparations.

## What events do

happens-whispering-canopy = à votre phase du temps, vos créatures en forêt gagnent défense +1.
happens-high-ground = à votre phase du temps, vos créatures en montagne gagnent attaque +1.
happens-open-road = à votre phase du temps, vos créatures en plaine gagnent la célérité.
happens-moonlit-mirror = à votre phase du temps, vos créatures dans l’eau gagnent la résistance.
happens-banner-on-the-wall = à votre phase du temps, vos créatures sur une case de tour gagnent contrôle +1.
happens-blood-of-the-earth = à votre phase du temps, vos créatures dans la lave gagnent le vampirisme.
happens-fair-wind = à votre phase du temps, vos créatures hors du château gagnent le vol.
happens-bog-fever = à votre phase du temps, vos créatures dans l’eau subissent le poison.
happens-tangled-roots = à votre phase du temps, vos créatures en forêt subissent la lenteur.
happens-thin-air = à votre phase du temps, vos créatures en montagne subissent contrôle −1.
happens-burning-sun = à votre phase du temps, vos créatures en plaine subissent attaque −1.
happens-ash-cloud = à votre phase du temps, vos créatures dans la lave subissent le silence.
happens-lightning-rod = à votre phase du temps, vos créatures sur une case de tour subissent attaque −1.
happens-flood = personne ne peut manœuvrer dans l’eau.
happens-thick-fog = les attaques portent à 2 cases au plus.
happens-silent-bells = les châteaux de faction ne peuvent pas utiliser leurs capacités.
happens-heavy-ground = aucune capacité de soutien qui déplace quelqu’un ne peut être utilisée.
happens-truce-of-the-dead = à côté d’une case de château, personne n’attaque ni n’est attaqué.
happens-broken-ropes = une tour ne tire qu’avec 2 points de contrôle d’avance.
happens-battering-ram = si l’une de vos créatures, non étourdie, est à côté du château ennemi, il subit 1 dégât à votre phase de contrôle.
happens-second-volley = une tour que vous contrôlez inflige 1 dégât de plus si votre créature est sur sa case.
happens-siege-engines = contrôler toutes les tours inflige 1 dégât de plus.
happens-rockslide = si au moins deux de vos créatures sont en montagne, le château ennemi subit 1 dégât à votre phase de contrôle.
happens-blood-price = un exil coûte 2 dégâts à son château.
happens-mercy = un exil ne coûte aucun dégât à son château.
happens-lost-souls = une créature exilée attend sur sa fiche jusqu’à la prochaine phase du temps de son camp.
happens-feast-of-victors = une créature qui exile un ennemi par une attaque récupère 1 point de vitalité.
happens-hard-lessons = une créature exilée a ses capacités de soutien prêtes 1 manche plus tôt.

## Effects

effect-attack_up = ⚔️ attaque +1
effect-attack_down = ⚔️ attaque −1
effect-defense_up = 🛡️ défense +1
effect-defense_down = 🛡️ défense −1
effect-control_up = 🚩 contrôle +1
effect-control_down = 🚩 contrôle −1
effect-swiftness = 💨 célérité
effect-slowness = 🐌 lenteur
effect-flying = 🪽 vol
effect-resistance = 🔰 résistance
effect-vampirism = 🩸 vampirisme
effect-steadfast = 🗿 ancrage
effect-stun = 💫 étourdissement
effect-poison = ☠️ poison
effect-silence = 🤐 silence
effect-blindness = 🌫️ cécité
effect-obstacle = 🧱 obstacle
effect-web = 🕸️ toile
effect-terraform_plain = plaine magique
effect-terraform_forest = forêt magique
effect-terraform_mountain = montagne magique
effect-terraform_water = eau magique
effect-terraform_lava = lave magique

## Pictures and alt texts

picture-round = Manche { $round }
picture-turn = À { $name } de jouer
picture-drafting = Choix des troupes
picture-puzzle = Énigme : { $puzzle }
picture-enemy = Ennemi
picture-event = En cours
picture-upcoming = Ensuite
picture-goes-first = commence, avec { $damage } dégâts
picture-goes-next = joue ensuite, avec { $damage } dégâts
picture-castle-free = pas encore choisi
picture-banned = Bannies
picture-gallery = Le bestiaire
picture-wins = { $n ->
    [one] remporte la victoire
   *[other] remportent la victoire
}
picture-solved = a résolu l’énigme
picture-castle-stands = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} sur { $track } : le château tient
picture-castle-fallen = { $damage } dégâts sur { $track } : le château est tombé
picture-vitality = Vitalité
picture-size-small = petite taille
picture-size-medium = taille moyenne
picture-size-big = grande taille
picture-legend = Sens des symboles
picture-good = Avantages
picture-bad = Handicaps
picture-on-hexes = Sur les cases
picture-terrain = Terrain
picture-plates = Dalles du temps
picture-signs = Symboles
picture-classes = Classes
plate-gold_plate = recharge −1
plate-silver_plate = inchangé
plate-bronze_plate = recharge +1
plate-castle_plate = recharge +2
terrain-whirlpool = tourbillon
terrain-railway = rails
sign-choice = utilisable
sign-ready = prête
sign-idle = prête, sans cible
sign-rounds = dans 3 manches
sign-moved = a manœuvré
sign-attacked = a attaqué
sign-used = utilisée
sign-barred = indisponible
sign-off_field = pas en jeu
sign-waits = attend C1
sign-closed = pas encore ouverte
sign-timekeeper = tourne le cadran
sign-tower = tour à catapulte
sign-vitality = vitalité
sign-cart = peut rouler
sign-castle = château
sign-damage = dégât subi
sign-fall = le château tombe
sign-trail = s’y est déplacé
sign-pushed = a été poussé
sign-struck = a perdu de la vitalité
sign-healed = a été soigné
sign-fell = exilé ici
sign-fresh = nouveau dégât
sign-event-strengthening = aide
sign-event-weakening = gêne
sign-event-restriction = interdit
sign-event-siege = dégâts au château
sign-event-exile = exils

alt-head = Bestiary of Sigillum, { $field } : { $phase }.
alt-turn = À { $name } de jouer.
alt-last-turn = Dernières actions ({ $name }) : { $deeds }.
alt-moves = { $beast } { $start } → { $hex }
alt-is-moved = { $beast } poussé { $start } → { $hex }
alt-is-hit = { $beast } −{ $n }
alt-is-healed = { $beast } +{ $n }
alt-is-exiled = { $beast } tombe en { $hex }
alt-is-summoned = { $beast } arrive en { $hex }
alt-fires = tir de la tour ({ $tower })
alt-castle = Château ({ $name }) : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} sur { $track }.
alt-towers = Tours : { $towers }.
alt-tower = { $tower } tenue par { $letters }
alt-tower-free = { $tower } à personne
alt-event = Événement : { $event }.
alt-upcoming = Événement suivant : { $event }.
alt-band = Troupe ({ $letters }) : { $beasts }.
alt-nobody-yet = personne encore
alt-waits = attend { $castle }
alt-vitality = vitalité { $left }/{ $full }
alt-cooldown = capacité { $n } ⏳{ $rounds }
alt-acted = a agi
alt-to-pick = { $n } sur { $of } à choisir
alt-banned = Bannies : { $beasts }.
alt-ground = Sur les cases : { $markers }.
alt-options = Vous pouvez choisir { $options }.
alt-result = { $name } { $n ->
    [one] gagne
   *[other] gagnent
} : le château est tombé ({ $loser }).
alt-solved = { $name } a résolu l’énigme { $puzzle }.
alt-gallery = Le bestiaire : { $left ->
    [one] { $left } créature
   *[other] { $left } créatures
} au choix.
alt-sheet = { $beast } : { $kind }, vitalité { $vitality }, { $size }.
alt-faction = { $faction } : { $about }
alt-ability = { $ability } : { $does }
alt-legend = Sens des symboles : { $signs }.
