## How we speak: short and concrete, the player’s name first and in the present tense, numbers as
## figures, and a next step at the end. Names of tiles and characters stand without articles:
## behind a colon or in brackets.

title = 890 Anno Domini
tagline = Champs, églises et tours : bâtissez un royaume de neuf tuiles, et laissez les Sarrasins débarquer chez les autres.
duration = 40 minutes autour d’une table ; environ une semaine par chat, à raison de quelques coups par jour

setting-scenario = Scénario
setting-scenario-random = au hasard
setting-scenario-first-steps = Premiers pas
setting-scenario-sails-on-the-horizon = Des voiles à l’horizon
setting-scenario-court-of-ermengarde = La cour d’Ermengarde
setting-scenario-year-of-plenty = Une année d’abondance
setting-scenario-the-long-watch = La longue veille
setting-scenario-pilgrims-road = La route des pèlerins

scenario-first-steps = Premiers pas
scenario-sails-on-the-horizon = Des voiles à l’horizon
scenario-court-of-ermengarde = La cour d’Ermengarde
scenario-year-of-plenty = Une année d’abondance
scenario-the-long-watch = La longue veille
scenario-pilgrims-road = La route des pèlerins

crop-wheat = blé
crop-olive = olive
crop-lavender = lavande
crop-poppy = coquelicot
crop-name = { $crop_key ->
    [olive] olives
    [poppy] coquelicots
   *[other] { $crop }
}

category-watchtower = Tour de guet
category-church = Église
category-farm = Ferme
category-tavern = Taverne
category-village = Village
category-castle = Château

## Tiles

territory = { $category } ({ $crop })
    .shortest = { $category }
territory-of-two = { $category } ({ $crop } et { $second })
    .short = { $category }, { $crop }/{ $second }
    .shortest = { $category }
ruin-of = { $tile } en ruine
building = { $tile }
lot = { $id } { $tile } : { $cost ->
    [0] gratuite
   *[other] coûte { $cost } 🪙
}
    .short = { $id } { $tile } : { $cost ->
        [0] gratuite
       *[other] { $cost } 🪙
    }
lot-with = { $id } { $tile } : { $cost ->
    [0] gratuite
   *[other] coûte { $cost } 🪙
}, avec { $beside } dessus
    .short = { $id } { $tile } : { $cost } 🪙, +{ $beside }
beside-coins = { $n } 🪙
    .short = { $n }🪙
beside-saracens = { $n } ⚔️
    .short = { $n }⚔️
beside-both = { $coins } 🪙 et { $saracens } ⚔️
    .short = { $coins }🪙 { $saracens }⚔️
    .shortest = { $coins }🪙{ $saracens }⚔️
building-option = { $id } { $tile } : { $cost ->
    [0] gratuit
   *[other] { $cost } 🪙
}
castle-option = { $id } { $tile }
no-coins = aucune pièce
tile-at = Case { $space } : { $tile }
never-lost = votre château ne peut jamais être perdu
space-option = Case { $space }
space-with-trio = Case { $space } : trio ({ $crops })
tile-does = { $parts }
tile-does-and = { $parts } ; { $saracens }
got-towers = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
got-saracens = { $n ->
    [one] { $n } Sarrasin
   *[other] { $n } Sarrasins
}
got-nobles = { $n ->
    [one] { $n } noble
   *[other] { $n } nobles
}
got-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
lost-coins = { $n ->
    [one] { $n } pièce perdue
   *[other] { $n } pièces perdues
}
missing-towers = { $n ->
    [one] { $n } tour manquante (réserve vide)
   *[other] { $n } tours manquantes (réserve vide)
}
missing-nobles = { $n ->
    [one] { $n } noble manquant (réserve vide)
   *[other] { $n } nobles manquants (réserve vide)
}
advance = { $n ->
    [one] { $n } Sarrasin avance
   *[other] { $n } Sarrasins avancent
} (Sarrasins { $invaders }, défense { $defence })
icon-saracens = { $n ->
    [one] { $n } Sarrasin avance
   *[other] { $n } Sarrasins avancent
}
icon-loses = { $n ->
    [one] perdez { $n } pièce
   *[other] perdez { $n } pièces
}
icon-collects = 1 pièce par adversaire cultivant { $crop_key ->
    [wheat] le blé
    [olive] l’olive
    [lavender] la lavande
    [poppy] le coquelicot
   *[other] { $crop }
}
icon-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
icon-bonus = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par { $element }
icon-bonus-per = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par lot de { $per } { $elements }
icon-exchange = échangeable contre une tuile gratuite
element-noble = noble
element-church = église
element-tavern = taverne
element-farm = ferme
element-building = bâtiment spécial
element-character = personnage
element-ruin = ruine
elements-tower = tours
elements-coin = pièces
element-crop-wheat = tuile de blé
element-crop-olive = tuile d’olives
element-crop-lavender = tuile de lavande
element-crop-poppy = tuile de coquelicots

## Setup

scenario-is = **{ $scenario }.** { $about }
intro-first-steps = La Provence est calme pour l’instant : apprenez à régner avant que les voiles n’apparaissent. Aucune règle spéciale.
intro-sails-on-the-horizon = Les guetteurs ont compté les mâts. Des Sarrasins attendent près des tuiles les plus chères de la colonne, et chaque château commence avec une tour.
intro-court-of-ermengarde = La régente invite les grandes familles dans le Sud. Pour un trio, vous pouvez prendre un noble au lieu d’un personnage ou de pièces.
intro-year-of-plenty = Les granges sont pleines, les bourses lourdes. Si vous ne prenez pas de personnage, un trio rapporte 3 pièces au lieu de 2.
intro-the-long-watch = Les raids durent depuis des années. Chaque ruine coûte 1 point à la fin, et perdre une tuile coûte aussi 1 pièce.
intro-pilgrims-road = Les voyageurs suivent les cloches et laissent l’aumône. Poser une église rapporte 1 pièce de plus, et chaque église vaut 1 point de plus.
starting-coins = Tout le monde commence avec { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
prizes = Points à la fin pour la majorité / la deuxième place : nobles { $nobles }, pièces { $coins }, tours { $towers }.
prizes-for-two = Points à la fin pour la majorité : nobles { $nobles }, pièces { $coins }, tours { $towers }.
game-begins = Premier joueur à chaque manche : { $seat }. Les châteaux se choisissent dans l’ordre inverse : le dernier joueur commence.
choose-castle = Quel château prenez-vous ? Ce sera le centre de votre royaume, et ses deux cultures comptent pour les trios.

## A turn

round-begins = **Manche { $round } sur { $rounds }**
treasurer-pays = { $seat } reçoit 1 pièce du Trésorier.
take-tile = Quelle tuile prenez-vous ? T1 est gratuite ; pour une autre, posez une pièce sur chaque tuile sautée.
warn-invaded = Les Sarrasins vont débarquer, et personne n’a moins de tours que vous : vous perdrez une tuile.
group-column = Tuiles de territoire
group-buildings = Bâtiments spéciaux ({ $cost ->
    [0] gratuits
   *[other] { $cost } pièces
})
group-first = Avant de prendre une tuile
use-inventor = Défausser l’Inventeur (−{ $points ->
    [one] { $points } point
   *[other] { $points } points
}) : bâtiment spécial gratuit
    .short = Inventeur (−{ $points } pts) : bâtiment gratuit
inventor-hint = choisissez ensuite un bâtiment spécial, sans payer
use-exchange = Échanger le village de la case { $space } contre une tuile gratuite
    .short = Échanger le village (case { $space })
exchange-hint = il quitte la partie, une tuile de la colonne prend sa place ; puis vous prenez une tuile
keep-village = Garder mon village
choose-building = Quel bâtiment spécial prenez-vous gratuitement ? L’Inventeur part en échange.
exchange-for = Quelle tuile prend la place de votre village, case { $space } ? Toutes sont gratuites.
warn-exchange = Ce qui se trouve sur votre village retourne à la réserve : { $tokens }.
exchange-too = Voulez-vous aussi échanger votre village contre une tuile gratuite de la colonne ?
exchanges = { $seat } défausse la tuile { $tile } de la case { $space }.
inventor-leaves = { $seat } défausse l’Inventeur et ses points pour un bâtiment spécial gratuit.
takes-tile = { $seat } prend la tuile { $tile }.
takes-tile-and = { $seat } prend la tuile { $tile } : { $details }.
takes-territory = { $seat } prend la tuile { $tile }{ $n ->
    [0] {""}
    [one] {" "}pour { $n } pièce
   *[other] {" "}pour { $n } pièces
}
buys-building = { $seat } achète le bâtiment { $tile } pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
trades-inventor = { $seat } défausse l’Inventeur pour le bâtiment { $tile }
swaps-village = { $seat } échange la tuile { $old } contre la tuile { $tile }
tile-taken = { $deed }.
tile-taken-and = { $deed } ; { $also }.
and-gets = { $deed } et reçoit { $gains }
and-gets-plus = { $deed } et reçoit { $gains }, plus { $collected }
collected = { $n ->
    [one] { $n } pièce versée
   *[other] { $n } pièces versées
} par { $players }
noun-towers = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
noun-nobles = { $n ->
    [one] { $n } noble
   *[other] { $n } nobles
}
noun-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
noun-saracens = { $n ->
    [one] { $n } Sarrasin
   *[other] { $n } Sarrasins
}
revealed-tile = une nouvelle tuile a été révélée
revealed-cards = des cartes de personnage ont été piochées
new-tile = Nouvelle tuile dans la colonne : { $tile }.
paid-coins = { $n ->
    [one] paie { $n } pièce
   *[other] paie { $n } pièces
}
found-coins = { $n ->
    [one] reçoit la pièce posée dessus
   *[other] reçoit les { $n } pièces posées dessus
}
found-saracens = { $n ->
    [one] { $n } Sarrasin l’accompagne
   *[other] { $n } Sarrasins l’accompagnent
}
pays = { $seat } paie { $n } pièces, une sur chaque tuile de la colonne.
takes-building = { $seat } prend le bâtiment { $tile }.
place-tile = Où placez-vous la tuile { $tile } ? Trois fois la même culture alignée forment un trio.
warn-no-trio = Pas de trio ici. Cette tuile en compléterait un sur { $n ->
    [one] la case { $spaces }
   *[other] les cases { $spaces }
}.
places = { $seat } place la tuile sur la case { $space }.
player = { $seat }
alms = { $n ->
    [one] { $n } pièce d’aumône
   *[other] { $n } pièces d’aumône
}

## Trios and characters

which-trio = Vous avez formé plusieurs trios. De quel trio choisissez-vous d’abord la récompense ?
crop-option = { $crop }
banner-has = { $characters }
banner-empty = plus aucun personnage ici
trio = { $seat } complète un trio { $crop_key ->
    [olive] d’olives
    [poppy] de coquelicots
   *[other] de { $crop }
}.
trio-reward = Vous avez formé un trio { $crop_key ->
    [olive] d’olives
    [poppy] de coquelicots
   *[other] de { $crop }
} ! Quel personnage attirez-vous, ou que prenez-vous à la place ?
character-option = { $character } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
warn-no-effect = { $character } : aucun effet possible pour l’instant. Vous ne gagneriez que les points.
coins-option = Prendre { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} à la place
noble-option = Prendre 1 noble à la place
takes-coins = { $seat } reçoit { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
adds-noble = { $seat } ajoute un noble sur la tuile { $tile }.
nothing-to-do = { $character } : aucun effet possible.
trio-attracts = { $seat } complète un trio { $crop_key ->
    [olive] d’olives
    [poppy] de coquelicots
   *[other] de { $crop }
} et attire { $character_key ->
    [apprentice] l’**{ $character }**
    [courtesan] la **{ $character }**
    [duchess] la **{ $character }**
    [inventor] l’**{ $character }**
    [military-architect] l’**{ $character }**
   *[other] le **{ $character }**
}.
trio-for-coins = { $seat } complète un trio { $crop_key ->
    [olive] d’olives
    [poppy] de coquelicots
   *[other] de { $crop }
} et prend { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
trio-for-noble = { $seat } complète un trio { $crop_key ->
    [olive] d’olives
    [poppy] de coquelicots
   *[other] de { $crop }
} et prend un noble.

character-apprentice = Apprenti
character-military-architect = Architecte militaire
character-treasurer = Trésorier
character-caravanner = Caravanier
character-master-builder = Maître d’œuvre
character-cartographer = Cartographe
character-courtesan = Courtisane
character-duchess = Duchesse
character-blacksmith = Forgeron
character-inventor = Inventeur
character-thief = Voleur
character-minstrel = Ménestrel
character-merchant = Marchand
character-mystic = Mystique
character-tailor = Tailleur
character-strategist = Stratège
character-traitor = Traître
character-trumpet-player = Trompettiste

ability-apprentice = À la fin : marquez les points d’un personnage inutilisé, sur 2 au choix
ability-military-architect = Déplacez jusqu’à 3 de vos tours vers votre château
ability-treasurer = Recevez 1 pièce chaque fois que vous commencez à jouer
ability-caravanner = À la fin : 2 points pour chacune de vos tavernes
ability-master-builder = Relevez un territoire, ses tours et ses nobles ; la tour de la ruine part
ability-cartographer = Échangez deux de vos tuiles, sans former de trio
ability-courtesan = Prenez un noble à un autre joueur
ability-duchess = Vous gagnez toutes les égalités à la fin
ability-blacksmith = Ajoutez une tour sur l’une de vos tuiles
ability-inventor = Défaussez cette carte et ses points pour un bâtiment spécial gratuit, avant de jouer
ability-thief = Prenez une pièce à chaque autre joueur
ability-minstrel = Déplacez jusqu’à 3 de vos nobles vers votre château
ability-merchant = Recevez 2 pièces
ability-mystic = Placez 2 Sarrasins près de tuiles de la colonne
ability-tailor = Recevez 1 pièce pour chacun de vos nobles
ability-strategist = Ajoutez 2 tours sur l’une de vos tuiles
ability-traitor = Prenez une tour à un autre joueur
ability-trumpet-player = Ajoutez un noble sur l’une de vos tuiles

move-towers = Quelles tours déplacez-vous vers votre château, à l’abri des pertes ? 3 tours au plus en tout.
move-nobles = Quels nobles déplacez-vous vers votre château, à l’abri des pertes ? 3 nobles au plus en tout.
to-castle-towers = { $seat } déplace { $n ->
    [one] { $n } tour
   *[other] { $n } tours
} vers son château.
to-castle-nobles = { $seat } déplace { $n ->
    [one] { $n } noble
   *[other] { $n } nobles
} vers son château.
rebuild = Quelle ruine relevez-vous ? La tour de la ruine retourne à la réserve ; les tours et les nobles de la tuile reviennent.
rebuilds = { $seat } relève la tuile { $tile } de la case { $space }.
rebuilds-and-gets = { $seat } relève la tuile { $tile } de la case { $space } : { $happened_commas }.
ruin-tower-back = la tour de la ruine retourne à la réserve
swap = Quelles deux tuiles échangez-vous ? Cela ne forme aucun trio.
swaps = { $seat } échange les tuiles des cases { $first } et { $second }.
take-towers = À qui prenez-vous une tour ? Les Sarrasins attaquent les joueurs qui ont le moins de tours.
take-nobles = À qui prenez-vous un noble ? La majorité en nobles rapporte des points à la fin.
target = { $id } { $seat } : { $tile }
took-towers = { $seat } prend une tour à { $victim }.
took-nobles = { $seat } prend un noble à { $victim }.
put-towers = { $n ->
    [one] Quelle tuile de votre royaume reçoit la tour ? Si vous perdez cette tuile, vous perdez aussi la tour.
   *[other] Quelle tuile de votre royaume reçoit les { $n } tours ? Si vous perdez cette tuile, vous les perdez aussi.
}
put-nobles = Quelle tuile de votre royaume reçoit le noble ? Si vous perdez cette tuile, vous perdez aussi le noble.
adds-towers = { $seat } ajoute { $n ->
    [one] { $n } tour
   *[other] { $n } tours
} sur la tuile { $tile }.
no-towers-left = Il ne reste aucune tour pour { $seat }.
no-nobles-left = Il ne reste aucun noble pour { $seat }.
steals-from = { $seat } vole { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} à { $victims }.
place-saracens = { $n ->
    [one] Près de quelle tuile placez-vous le Sarrasin ? Il avancera quand cette tuile sera placée.
   *[other] Près de quelles tuiles placez-vous les { $n } Sarrasins ? Ils avanceront quand ces tuiles seront placées ; ils peuvent attendre ensemble.
}
saracens-placed = { $seat } place { $n ->
    [one] { $n } Sarrasin
   *[other] { $n } Sarrasins
} dans la colonne, près de : { $tiles }.

## Invasion

invasion = ⚔️ **Les Sarrasins débarquent** ({ $invaders } contre une défense de { $defence }) chez { $seats }.
choose-loss = Les Sarrasins ont débarqué. Quelle tuile perdez-vous ? Ses tours et nobles partent ; un territoire ruiné reçoit une tour.
loss-option = Case { $space } : { $tile }
nothing-to-lose = { $seat } n’a aucune tuile à perdre.
ruined = { $seat } perd la tuile { $tile } de la case { $space }.
ruin-tower = { $seat } ajoute une tour sur la ruine.
loses-coins = { $seat } perd { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.

## The end

apprentice-keeps = Votre Apprenti a trouvé deux personnages. Duquel marquez-vous les points ? Seuls les points comptent.
apprentice-kept = Grâce à l’Apprenti, { $seat } marque aussi { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour un autre personnage : { $character }.
game-ends = **Les royaumes sont achevés.**
score-of = { $seat } : **{ $n ->
    [one] { $n } point
   *[other] { $n } points
}** ({ $parts })
from-tiles = { $n } pour les tuiles
from-bonuses = { $n } pour leurs bonus
from-characters = { $n } pour les personnages
from-scenario = { $n } pour le scénario
from-noble = { $n } pour les nobles
from-coin = { $n } pour les pièces
from-tower = { $n } pour les tours
wins = 🏆 { $seat } règne sur le royaume le plus prospère, avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} !
wins-tied = 🏆 { $seat } remporte l’égalité avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} (Duchesse, puis nobles, pièces, tours, ordre de jeu) !

## The rules, page by page

rules-1 =
    ### 890 Anno Domini · 1 sur 5 : le but du jeu
    Vous régnez sur une terre de Provence. **En huit manches, vous ajoutez huit tuiles à votre château**, jusqu’à former un royaume de neuf cases en carré. Puis on compte les points : pour les tuiles, pour les personnages attirés, et pour la majorité en nobles, pièces et tours. Le plus de points l’emporte.
    🔁 **Une manche** : chacun joue une fois, toujours dans le même ordre. Quand c’est à vous :
    1️⃣ prenez une tuile de l’offre,
    2️⃣ placez-la dans votre royaume et recevez ce qu’elle montre,
    3️⃣ attirez un personnage si elle complète une ligne de trois cultures identiques,
    4️⃣ voyez si les Sarrasins débarquent.
    🖼️ **Sur l’image** : en haut, la mer avec les Sarrasins (bateau) et la défense (tour), et ce que valent les majorités en nobles, pièces et tours. Dessous, les tuiles disponibles, les bannières avec les personnages, et le royaume de chacun. Seules les piles de tuiles et de cartes sont cachées.
    🌱 **Pour apprendre en jouant** : `/apprendre`. Une question sur ce que vous voyez ? Tapez son nom dans `/règles`.
    ✏️ De notre invention, et non du jeu imprimé : ce que montrent presque toutes les tuiles et tous les châteaux, les points des personnages et de la plupart des bâtiments spéciaux, et tous les scénarios sauf Premiers pas. Le reste vient du livret.
rules-2 =
    ### 890 Anno Domini · 2 sur 5 : prendre et placer
    1️⃣ **Prenez une tuile.** Quatre tuiles de territoire sont disponibles, de T1 à T4. T1 est gratuite. Pour une autre, posez 1 pièce sur chaque tuile qui la précède ; les pièces posées sur la tuile prise sont à vous. Une tuile que tout le monde saute se couvre donc de pièces, jusqu’à devenir irrésistible.
    Un **bâtiment spécial** coûte 4 pièces, une sur chaque tuile de la colonne. Il n’a pas de culture, mais rapporte bien ; la rangée n’est jamais complétée.
    Les **jetons Sarrasin** à côté d’elle viennent avec la tuile : une fois qu’elle est placée, chacun compte comme un bateau, puis retourne à la réserve. Jusque-là, ils descendent avec leur tuile.
    2️⃣ **Placez-la** sur une case libre au choix. Vous recevez ce qu’elle montre : 🗼 tours, 👑 nobles, 🪙 pièces à gagner ou à perdre ; chaque bateau (⚔️) fait avancer les Sarrasins de 1. Une église prend 1 pièce à chaque autre joueur qui a sa culture. Puis la tuile suivante est révélée.
    🌱 **Essayez** : gardez 2 ou 3 pièces, pour toujours atteindre la tuile qu’il vous faut. Sans pièces, vous devez prendre T1.
    🌱 Placez votre première tuile dans un coin : un coin appartient à trois lignes, les autres cases à deux.
    🏘️ Le **village aux deux flèches** s’échange plus tard, avant de prendre une tuile : il quitte la partie, et une tuile au choix de la colonne prend sa place gratuitement. Puis vous prenez votre tuile comme d’habitude.
rules-3 =
    ### 890 Anno Domini · 3 sur 5 : trios et personnages
    🌾 🫒 🪻 🌺 Les tuiles portent une ou deux **cultures** : blé, olive, lavande, coquelicot. Trois fois la même culture en ligne, en colonne ou en diagonale forment un **trio**. Votre château a deux cultures et se trouve au milieu : quatre des huit lignes passent par lui.
    Pour chaque trio que complète votre nouvelle tuile, choisissez **un personnage** de la bannière de cette culture, **ou 2 pièces**. Une tuile à deux cultures, ou placée sur deux lignes, peut compléter plusieurs trios à la fois.
    Le nombre d’un personnage, ce sont ses points à la fin. Et chacun a un effet : le plus souvent aussitôt (le Forgeron bâtit une tour, le Marchand apporte 2 pièces), parfois chaque fois que vous jouez (le Trésorier), parfois à la fin (le Caravanier). Pour lire l’effet de chacun : **À vous**.
    Les personnages restent chez vous, même si une tuile du trio est perdue plus tard. Les bannières ne sont pas complétées : premier arrivé, premier servi.
    🌱 **Essayez** : deux ou trois trios font une bonne partie. Avant de prendre une tuile, regardez vos lignes : quelle culture vous faut-il, et où ? Les boutons des cases disent quand un trio s’y forme.
    🌱 Regardez aussi les bannières : une culture dont les meilleurs personnages sont partis vaut moins.
    Échanger ou relever des tuiles ne forme jamais de trio ; seule une tuile qu’on vient de placer le peut.
rules-4 =
    ### 890 Anno Domini · 4 sur 5 : les Sarrasins
    La **défense** est le nombre de joueurs plus toutes les tours en jeu. Les bateaux des tuiles font avancer les **Sarrasins**. S’ils viennent d’avancer et dépassent la défense, ils débarquent, et **tous** les joueurs qui ont le moins de tours sont attaqués.
    Chacun perd une tuile au choix, mais jamais le château ni une ruine. Ses tours et ses nobles retournent à la réserve, et elle devient une **ruine** : ni culture ni point. Un territoire ruiné reçoit une tour ; un bâtiment spécial ruiné, aucune. Les jetons posés sur une ruine comptent. Ensuite, les Sarrasins se reposent jusqu’à leur prochaine avancée.
    🌱 **Essayez** : ne soyez jamais le dernier en tours. L’encadré à droite de la mer montre qui serait attaqué, et je vous demande confirmation avant une tuile qui vous vaudrait un raid.
    🌱 Avec beaucoup de tours, une tuile à bateaux devient une arme.
    🌱 Sur votre château, tours et nobles sont à l’abri pour toujours. S’il faut perdre une tuile, choisissez-en une sans jetons, dont les lignes sont finies.
    🗼 **Plus de tours ?** Il y en a 20. Quand il n’en reste aucune, on n’en ajoute pas, quelle que soit la raison, et la défense n’augmente pas. Si une invasion en demande plus qu’il n’en reste, le joueur actif est servi d’abord, puis les autres dans le sens horaire.
rules-5 =
    ### 890 Anno Domini · 5 sur 5 : la fin et les scénarios
    Après huit manches, vous marquez les points des tuiles non ruinées, leurs bonus (un nombre suivi de × compte pour chaque élément montré à côté), les points des personnages, et les primes pour la majorité (et la deuxième place) en nobles, pièces et tours ; à deux joueurs, pour la majorité seulement. Sans aucun jeton, pas de prime.
    En cas d’égalité, la Duchesse l’emporte, puis le plus de nobles, de pièces, de tours, et enfin la première place dans l’ordre de jeu.
    🌱 **Essayez** : dès la manche 6, comparez nobles, pièces et tours. Un jeton de plus au bon endroit vaut mieux que la plupart des tuiles.
    🧭 **Les scénarios** fixent les primes, les pièces de départ et une règle spéciale :
    • **Premiers pas** : rien de spécial.
    • **Des voiles à l’horizon** : des Sarrasins attendent près de la colonne, et chaque château commence avec une tour.
    • **La cour d’Ermengarde** : un trio peut rapporter un noble à la place.
    • **Une année d’abondance** : un trio rapporte 3 pièces au lieu de 2.
    • **La longue veille** : chaque ruine coûte un point, et un raid coûte une pièce.
    • **La route des pèlerins** : placer une église rapporte une pièce, et chaque église vaut un point.

## Names

tile-S01 = Porcherie
tile-S02 = Amphithéâtre
tile-S03 = Arc de triomphe
tile-S04 = Champs cultivés
tile-S05 = Cathédrale
tile-S06 = Bourg
tile-S07 = Pré fleuri
tile-S08 = Forge
tile-S09 = Forêt
tile-S10 = Forteresse
tile-S11 = Marché
tile-S12 = Pâturage

## Pictures and alt texts

picture-round = Manche { $round } sur { $rounds }
picture-castles = Choix des châteaux
picture-over = Fin de la partie
picture-turn = { $name } joue
picture-placing = { $name } place une tuile
picture-choosing = { $name } choisit un château
picture-invaded = { $players } { $n ->
    [one] perd
   *[other] perdent
} une tuile
picture-complete = Les royaumes sont achevés
picture-territories = Territoires
picture-buildings = Bâtiments spéciaux
picture-free = gratuit
picture-castles-left = Châteaux au choix
picture-safe = Défense +{ $n }
picture-even = La défense tient
picture-ahead = Sarrasins +{ $n }
picture-picked = { $n }/{ $all }
picture-last-turn = Dernier tour
picture-before = Juste avant
picture-winner = règne sur le royaume le plus prospère
picture-banner-wheat = Blé
picture-banner-olive = Olive
picture-banner-lavender = Lavande
picture-banner-poppy = Coquelicot
sheet-tiles = Tuiles
sheet-bonuses = Bonus de tuiles
sheet-characters = Personnages
sheet-scenario = Scénario
sheet-noble = Nobles
sheet-coin = Pièces
sheet-tower = Tours
sheet-total = Points

alt-head = 890 Anno Domini, { $round }. { $turn }. { $scenario } : nobles { $nobles }, pièces { $coins }, tours { $towers }.
alt-track = Sarrasins { $invaders }, défense { $defence } ; le moins de tours : { $weakest }.
alt-first = Premier joueur : { $name }.
alt-castles = Châteaux : { $castles }.
alt-market = Tuiles disponibles : { $lots }. Pile : { $stack }.
alt-lot = { $id } { $tile }
alt-lot-with = { $id } { $tile } avec { $beside }
alt-buildings = Bâtiments spéciaux : { $buildings }.
alt-tile = { $category } { $crops }
alt-last-turn = Dernier tour : { $deeds }.
alt-placed = { $name } a posé { $tile }
alt-got = { $name } a reçu { $tokens } ({ $givers })
alt-came = personnage attiré : { $character }
alt-advanced = Sarrasins +{ $n }
alt-lost = { $name } a perdu { $tile }
alt-taken = À placer : { $tile }.
alt-kingdom = { $name } : { $hoard } ; { $tiles }.
alt-kingdom-with = { $name } : { $hoard } ; { $characters } ; { $tiles }.
alt-ruin = ruine
alt-no-tiles = aucune tuile
alt-banners = Bannières : { $banners }.
alt-asked = À vous de décider : { $prompt } { $keys }
alt-trios = Trios : { $trios }.
alt-scores = 890 Anno Domini, fin de la partie. { $name } gagne avec { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
alt-score = { $name } { $n } : { $parts }.
alt-legend = 890 Anno Domini, sens des symboles : cultures, sortes de tuiles, jetons, bâtiments spéciaux et personnages avec leurs effets.

legend-title = 890 Anno Domini : les symboles
legend-crops = Cultures et tuiles
legend-signs = Symboles
legend-buildings = Bâtiments spéciaux
legend-characters = Personnages
legend-building = Bâtiment spécial, 4 pièces
legend-tower = Tour : défense +1
legend-saracen = Bateau : Sarrasins +1
legend-noble = Noble
legend-coin = Pièce
legend-lost = Perdez une pièce
legend-collects = 1 pièce par adversaire
legend-exchange = S’échange : tuile gratuite
legend-points = Points à la fin
legend-times = 2 points par église
legend-ruin = Ruine : sans culture ni point
legend-trio = Trio : même culture en ligne
legend-weakest = Moins de tours : raid en vue
legend-turn = Joue maintenant
legend-first = Premier joueur
legend-sun = Avant de jouer
legend-seal = À la fin de la partie
legend-pile = Tuiles ; la pile
legend-character = Personnage
legend-anyone = Un autre joueur
legend-everyone = Chaque autre joueur
legend-discard = Défaussez cette carte
legend-mark = Vous pouvez choisir ceci
legend-fresh = Vient d’être posée
legend-raided = Vient d’être perdue
