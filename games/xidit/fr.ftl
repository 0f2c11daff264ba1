## How we speak: short and concrete, the player's name first and in the present tense, numbers as
## figures, and a next step at the end. Words of the game are those of the French rulebook.
## Names stand without articles: behind a number, a colon or in brackets.

title = Lords of Xidit
tagline = Six ordres secrets par an. Recrutez, libérez les cités et restez en lice quand le Royaume désigne son Sauveur.
duration = 60 à 90 minutes autour d’une table ; une quinzaine par chat, à raison d’une année par jour

setting-length = Durée
setting-length-long = Longue : 12 années
setting-length-short = Courte : 9 années
setting-neutral = Joueur neutre (à 3 joueurs)
setting-neutral-normal = Normal : 6, 5, 4
setting-neutral-hard = Difficile : 7, 6, 5
setting-census = Recensement
setting-census-by-type = Un type d’unité après l’autre
setting-census-at-once = Les cinq nombres d’un coup (plus rapide)
    .short = Les cinq nombres d’un coup

unit-peasant = Milice paysanne
unit-archer = Archer
unit-infantry = Infanterie
unit-cleric = Prêtre
unit-mage = Mage de bataille
units = { $unit_key ->
    [peasant] { $n ->
        [one] { $n } Milice
       *[other] { $n } Milices
    }
    [archer] { $n ->
        [one] { $n } Archer
       *[other] { $n } Archers
    }
    [infantry] { $n ->
        [one] { $n } Infanterie
       *[other] { $n } Infanteries
    }
    [cleric] { $n ->
        [one] { $n } Prêtre
       *[other] { $n } Prêtres
    }
   *[mage] { $n ->
        [one] { $n } Mage
       *[other] { $n } Mages
    }
}
unit-owned = { $unit_key ->
    [peasant] Milice
    [mage] Mage
   *[other] { $unit }
} (vous : { $n })

road-k = noir
road-r = rouge
road-b = bleu
order-k = ⚫ Chemin noir
order-r = 🔴 Chemin rouge
order-b = 🔵 Chemin bleu
order-a = ⚔️ Action
order-w = 💤 Attente

assessment-wealth = Richesse
assessment-influence = Influence
assessment-reputation = Renommée
neutral = Neutre

## Before the first year

game-begins = Premier joueur : { $seat }. La partie dure { $years } années. Placez vos héros.
place-hero = Où commence votre héros ? Toute cité encore libre convient.
city-option = { $city_key } { $city }
hint-recruits = recrutement : { $units }
hint-threat = menace : il faut { $units }
hero-placed = { $seat } commence à { $city } ({ $city_key }).

## The year

year-begins = **Année { $year } sur { $years }.** Premier joueur : { $seat }. Chacun planifie six ordres en secret.
plan-orders = Planifiez les six ordres de l’année : chemin k noir, r rouge, b bleu · a action · w attente.
step = **{ $n }**
waits = { $seat } attend
moves = { $seat } → { $city_key } { $city }
no-road = { $seat } reste en cité { $city_key } : pas de chemin { $road }
recruits = { $seat } recrute 1 { $unit } en cité { $city_key }
recruited-already = { $seat } a déjà recruté en cité { $city_key } cette année
nobody-to-recruit = { $seat } ne trouve personne à recruter en cité { $city_key }
cannot-help = { $seat } n’a pas les unités que réclame { $city } ({ $city_key })
titan-before-threat = { $seat } a déjà vaincu un Colosse en cité { $city_key } cette année et n’y peut plus rien
nothing-to-do = { $seat } n’a rien à faire en cité { $city_key }
frees = { $seat } libère { $city_key } { $city } ({ $creature }) avec { $units }
fight-titan = Affronter un Colosse à { $city } ({ $city_key }) ? Vous pouvez aussi les laisser en paix.
titan-option = { $titan } : { $size } unités
leave-titans = Les laisser en paix
leaves-titans = { $seat } laisse les Colosses en paix
muster = { $titan } : quelles { $n } unités livrez-vous ?
fells = { $seat } terrasse { $titan } en cité { $city_key } avec { $units }

choose-rewards = { $city } vous remercie. Choisissez deux récompenses.
reward-gold = 🪙 { $n ->
    [one] 1 Forain d’or
   *[other] { $n } Forains d’or
}
reward-bards = 🎵 { $n ->
    [one] 1 barde
   *[other] { $n } bardes
}
reward-stories = 🏰 { $n ->
    [one] 1 étage
   *[other] { $n } étages
}
takes-gold = { $seat } reçoit { $n ->
    [one] 1 Forain d’or
   *[other] { $n } Forains d’or
}
place-bards = Envoyez { $n ->
    [one] 1 barde
   *[other] { $n } bardes
} dans les régions autour de la cité { $city_key } ({ $city }).
region-option = { $region_key } { $region }
region-values = majorité { $first }, deuxième place { $second }
bards-placed = { $seat } envoie { $n ->
    [one] 1 barde
   *[other] { $n } bardes
} → { $region }
bards-in-bastion = { $seat } envoie des bardes au Bastion, en secret
your-bards-in-bastion = Vous placez { $n ->
    [one] 1 barde
   *[other] { $n } bardes
} dans le Bastion.
builds = { $seat } construit { $n ->
    [one] 1 étage
   *[other] { $n } étages
} à { $city } ({ $city_key }), hauteur { $height }
adds-kept-story = { $seat } ajoute { $n ->
    [one] 1 étage gardé
   *[other] { $n } étages gardés
} d’un recensement (hauteur { $height })
advance-neutral = Le joueur neutre progresse aussi. Quel niveau monte de 1 ?
neutral-option = { $assessment } (niveau { $level })
neutral-advances = { $seat } fait monter le joueur neutre en { $assessment } : niveau { $level }

recruitment-appears = recrutement à { $city } ({ $city_key }) : { $units }
threat-appears = menace à { $city } ({ $city_key }) : { $creature }
titans-awake = **Les Colosses s’éveillent, et des renforts arrivent**
titan-rages = { $titan } s’éveille ({ $size } unités)

## The census

census-begins = **Recensement des armées, année { $year }.** Qui montre le plus d’unités d’un type gagne une récompense.
census-show = { $unit_key ->
    [peasant] Combien de Milices paysannes
    [archer] Combien d’Archers
    [infantry] Combien d’Infanteries
    [cleric] Combien de Prêtres
   *[mage] Combien de Mages de bataille
} montrez-vous au recensement ?
census-show-all = Quelles unités montrez-vous ? Toutes, certaines ou aucune.
census-number = { $n }
census-of = **{ $unit }** : { $shown }
census-shown = { $seat } { $n }
census-nobody = { $unit } : personne n’en montre, aucune récompense
census-no-bards = { $seat } n’a aucun barde à placer
census-no-stories = { $seat } n’a plus d’étage à construire
keeps-story = { $seat } garde un étage pour une guilde où il y aura de la place
add-story = Laquelle de vos guildes grandit d’un étage ?
guild-option = { $city_key } { $city } (hauteur { $height })
adds-story = { $seat } ajoute un étage à { $city } ({ $city_key }), hauteur { $height }

## The end

game-ends = **Le Royaume désigne son Sauveur.** Les paravents tombent, le Bastion s’ouvre.
assessment-result = **{ $assessment }** : { $ranking }
seat-level = { $seat } { $n }
neutral-level = Joueur neutre { $n }
eliminated = { $seat } est hors course.
neutral-eliminated = Le joueur neutre est hors course.
saviour = 👑 { $seat } devient **Sauveur du Royaume** !
neutral-wins = Le joueur neutre vous survit à tous : le Royaume n’a pas de Sauveur.

## The rules, page by page

rules-1 =
    ### Lords of Xidit · 1 sur 4 : de quoi il s’agit
    Des monstres rôdent dans le Royaume. Votre héros chevauche de cité en cité, recrute des unités et les livre là où pèse une menace. Chaque suzerain secouru vous remercie : de l’or, des bardes qui chantent vos exploits, ou des étages pour une guilde de magie.
    👑 À la fin ont lieu trois décomptes, dans un ordre connu dès le début : **Richesse** (or), **Influence** (étages sur la carte) et **Renommée** (bardes dans les régions). Chacun élimine le dernier du classement ; à cinq joueurs, le premier décompte en élimine deux. Qui reste seul en lice gagne. Ne soyez donc jamais dernier, surtout pas au premier décompte.
    🤫 Restent secrets : vos unités, votre or, vos bardes en réserve, ceux du Bastion, et vos ordres jusqu’à leur révélation. Tout le reste se voit sur le plateau.
    La partie dure 12 années, ou 9 en version courte. Chaque héros part d’une cité que personne d’autre n’a prise.
    ✏️ De notre invention, et non du jeu imprimé : les valeurs de presque toutes les tuiles Cité, des Colosses et des régions, la plupart des chemins et tous les noms de la carte. Les règles sont celles du livret.
rules-2 =
    ### Lords of Xidit · 2 sur 4 : une année
    Chacun planifie six ordres en secret ; les vôtres peuvent changer tant que tout le monde n’a pas scellé. Puis on les exécute un par un : le premier de chacun, en commençant par le premier joueur, puis le deuxième de chacun, et ainsi de suite.
    ⚫ 🔴 🔵 **k, r, b** : suivre le chemin noir, rouge ou bleu. C’est obligatoire, même si cela ne vous arrange plus. Si la cité n’a pas de chemin de cette couleur, rien ne se passe.
    💤 **w** : attendre.
    ⚔️ **a** : agir sur place. *Un recrutement ?* Vous prenez l’unité la plus faible, une fois par an et par cité. De la plus faible à la plus forte : Milice paysanne, Archer, Infanterie, Prêtre, Mage de bataille. *Une menace ?* Si vous avez toutes les unités requises, vous devez les livrer, et vous choisissez deux des trois récompenses. *Aucune tuile ?* Vous pouvez affronter un Colosse éveillé, s’il y en a un.
    Quand la dernière unité d’une cité est recrutée, ou une menace éliminée, la tuile suivante de cette file apparaît aussitôt. La prochaine tuile et celle d’après sont visibles : anticipez.
    ♻️ La tuile retirée va, face visible, sur sa défausse. Une pile vide se reconstitue avec la **défausse opposée**, retournée d’un bloc : les menaces éliminées reviennent en recrutements, les recrutements épuisés en menaces, la première défaussée en premier. Si rien ne peut reconstituer la pile Recrutement, la première tuile de la pile Menace devient le prochain recrutement.
    Une nouvelle tuile Recrutement reçoit ses unités de la Caserne. Celles qui y manquent ne seront pas ajoutées plus tard ; si la Caserne n’en a aucune, la tuile suivante prend sa place.
rules-3 =
    ### Lords of Xidit · 3 sur 4 : récompenses, Colosses, recensement
    🪙 **L’or** va derrière votre paravent. 🎵 **Les bardes** vont dans les régions autour de votre cité ; au centre, ils entrent dans le Bastion, cachés jusqu’à la fin. Vous en avez 20. 🏰 **Les étages** bâtissent une guilde dans la cité : une seule par cité, quatre étages au plus, et seulement sur la vôtre. Vous en avez 15. Une récompense impossible à prendre ne peut être choisie.
    🗿 **Les Colosses** : quand il n’y a plus de prochaine menace ni de quoi reconstituer sa pile, le Colosse au sommet de chaque pile s’éveille et des **renforts** arrivent : les menaces éliminées, retournées, sous le reste de la pile Recrutement. Les deux premières de ces tuiles forment la nouvelle pile Recrutement ; les autres sont mélangées et deviennent les menaces. Un Colosse demande 3, 4 ou 5 unités au choix, dans une cité sans tuile, et récompense comme une menace. Dans une même cité et une même année, on n’élimine ni un Colosse après une menace, ni une menace après un Colosse, ni deux Colosses.
    ⚖️ **Recensement** après les années 4, 8 et 12 (3, 6 et 9) : pour chaque type d’unité, chacun choisit en secret combien il en montre. Majorité de Milices : 1 Forain d’or. Archers : 2 Forains d’or. Infanteries : 1 barde. Prêtres : 2 bardes. Mages : 1 étage sur l’une de vos guildes, gardé pour plus tard si aucune n’a de place. À égalité, chacun reçoit un seul exemplaire. Vous gardez les unités montrées.
    Puis le premier joueur change.
rules-4 =
    ### Lords of Xidit · 4 sur 4 : la fin
    Dans chaque région, la majorité de bardes marque le premier nombre, la deuxième place le second. Une égalité en tête donne le premier nombre à tous les ex æquo, et personne n’a le second ; une égalité pour la deuxième place donne le second à tous.
    À chaque décompte, tout le monde est classé. À égalité passe devant qui a le plus d’unités, puis qui est assis le plus loin du premier joueur. Le dernier encore en lice est éliminé.
    👥 **À trois**, un joueur neutre fait le quatrième : il part avec 6, 5 et 4 (difficile : 7, 6, 5) dans les trois décomptes, et qui élimine une menace en augmente un de 1. Il perd toutes les égalités. S’il reste seul, personne ne gagne. Les régions 1 et 2 sont fermées, et les tuiles portent quatre unités.
    🚧 **La version courte** ferme aussi des régions : la 2 à cinq, la 1 et la 2 à quatre ou à trois. Aucun barde n’y va, et les tuiles de certaines cités restent dans la boîte : 20 et 21 à cinq, 19 à 21 à quatre, 14 et 18 à 21 à trois. Ces cités se traversent quand même ; vous pouvez y affronter des Colosses et y bâtir des guildes.
    ⌨️ Ordres rapides : `/tour réponse: k r a b w a`. Votre image montre ce qu’ils donnent si tous les autres attendent.

## Names: all designed for Herald

city-1 = Vellmark
city-2 = Orrinhal
city-3 = Sunspire
city-4 = Tarrow
city-5 = Greyhaven
city-6 = Frosthollow
city-7 = Karstead
city-8 = Mirefold
city-9 = Duskmoor
city-10 = Aldercrown
city-11 = Whitepass
city-12 = Stonewick
city-13 = Thornbury
city-14 = Goldfen
city-15 = Lanternfall
city-16 = Highbastle
city-17 = Icegate
city-18 = Ravenford
city-19 = Lastlight
city-20 = Saltmere
city-21 = Gullwatch

region-C = Cœur-Couronne
region-S = Mantegivre
region-N = Vertemarche
region-E = Steppe d’Ambre
region-V = Val-aux-Joncs
region-H = Cuivremont
region-D = Marais du Soir
region-1 = Côte Brisée
region-2 = Confins du Sud

creature-1 = Sanglier des ronces
creature-2 = Griffon des orages
creature-3 = Feu follet des marais
creature-4 = Basilic de cendre
creature-5 = Guenaude des récifs
creature-6 = Ver de givre
creature-7 = Ogre du gel
creature-8 = Rôdeur des tourbières
creature-9 = Golem de cuivre
creature-10 = Diablotin à lanterne
creature-11 = Harpie des neiges
creature-12 = Lynx des ombres
creature-13 = Chimère épineuse
creature-14 = Crapaud des fagnes
creature-15 = Naga des miroirs
creature-16 = Minotaure de fer
creature-17 = Cerf des glaciers
creature-18 = Nuée de corbeaux
creature-19 = Lutin des rafales
creature-20 = Crabe de sel
creature-21 = Léviathan des marées

titan-t3a = Dos-de-Braise
titan-t3b = Gueule-de-Mousse
titan-t4a = Vieux-Rocher
titan-t4b = Mère-Tempête
titan-t5a = Roi-Noyé
titan-t5b = Gouffre-sans-Étoiles

## Pictures and alt texts

picture-year = Année { $year } sur { $years }
picture-placing = Placement des héros
picture-planning = Ordres secrets
picture-step = Ordre { $step } sur { $steps }
picture-census = Recensement des armées
picture-over = Fin de la partie
picture-next-recruits = Recrutements à venir
picture-next-threats = Menaces à venir
picture-titans = Colosses
picture-barracks = Caserne
picture-gold = or
picture-stories = étages
picture-bards = bardes
picture-bastion = au Bastion
picture-saviour = devient Sauveur du Royaume
picture-no-saviour = survit à tous : le Royaume n’a pas de Sauveur
picture-reputation = Points par région

alt-head = Lords of Xidit, { $year } : { $phase }. Premier joueur : { $name }.
alt-hero = { $name } est en { $place }.
alt-hero-orders = { $name } est en { $place }, ordres { $orders }.
alt-hero-nowhere = { $name } n’est pas encore sur la carte.
alt-nobody = aucune
alt-screen = Vos unités : { $units } ; or { $gold }, bardes en réserve { $bards }, au Bastion { $bastion }{ $kept ->
    [0] .
   *[other] , étages gardés { $kept }.
}
alt-plan = Plan : { $steps }.
alt-plan-road = { $n } { $road } vers { $city_key }
alt-plan-no-road = { $n } ATTENTION pas de chemin { $road } en { $city_key }
alt-plan-wait = { $n } attente
alt-plan-recruit = { $n } recruter { $unit }
alt-plan-again = { $n } rien : déjà recruté en { $city_key }
alt-plan-nobody = { $n } rien : personne à recruter en { $city_key }
alt-plan-free = { $n } libérer { $city_key }
alt-plan-weak = { $n } rien : trop peu d’unités pour { $city_key }
alt-plan-titan = { $n } un Colosse en { $city_key }
alt-plan-nothing = { $n } rien à faire en { $city_key }
alt-plan-unknown = { $n } inconnu : cela dépend d’une tuile cachée
alt-threats = Menaces (cité : unités pour or/bardes/étages) : { $threats }.
alt-threat = { $place } : { $units } pour { $rewards }
alt-recruits = Recrutements : { $recruits }.
alt-recruit = { $place } : { $units }
alt-titans = Colosses éveillés : { $titans }.
alt-titan = { $titan }, { $size } unités pour { $rewards }
alt-guilds = Guildes : { $guilds }.
alt-bards = Bardes : { $bards }.
alt-next = Recrutements à venir { $recruits } ; menaces à venir { $threats }.
alt-discards = Défausses : recrutement { $recruits }, menace { $threats }.
alt-discard = { $n } ({ $place } au sommet)
alt-assessments = Décomptes : { $order }.
alt-saviour = Tableau des exploits : { $name } devient Sauveur du Royaume.
alt-no-saviour = Tableau des exploits : le joueur neutre survit à tous.
alt-assessment = { $assessment } : { $ranking } ; hors course : { $out }.
alt-reputation = Renommée par région : { $points }.
