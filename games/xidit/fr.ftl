## How we speak: short and concrete, the player’s name first and in the present tense, numbers as
## figures, and a next step at the end. Words of the game are those of the French rulebook.
## Names of cities and regions stand without articles: behind a number, a colon or in brackets.

title = Lords of Xidit
tagline = Six ordres secrets par an. Recrutez, libérez les cités et restez en lice quand le Royaume désignera son Sauveur.
duration = 60 à 90 minutes autour d’une table ; environ deux semaines par chat, à raison d’une année par jour

setting-length = Durée
setting-length-long = 12 années
setting-length-short = 9 années
setting-neutral = Joueur neutre
setting-neutral-normal = normal
setting-neutral-normal-hint = Commence à 6, 5 et 4
setting-neutral-hard = difficile
setting-neutral-hard-hint = Commence à 7, 6 et 5
setting-census = Recensement
setting-census-by-type = un type d’unité après l’autre
setting-census-at-once = tout d’un coup
setting-census-at-once-hint = Les cinq types d’unités en une fois : plus rapide

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
    [peasant] 🌾 Milice
    [archer] 🏹 { $unit }
    [infantry] 🛡️ { $unit }
    [cleric] 🙏 { $unit }
   *[mage] 🔮 Mage
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

game-begins = Premier joueur : { $seat }. La partie dure { $years } années. Pour commencer, chacun place son héros, un Idrakys, sur la carte.
place-hero = De quelle cité part votre Idrakys ? Choisissez une cité encore libre.
city-option = { $city } ({ $city_key })
hint-recruits = recrues : { $units }
hint-threat = menace, demande { $units }
hero-placed = { $seat } part de la cité { $city_key } ({ $city }).

## The year

year-begins = **Année { $year } sur { $years }.** Premier joueur : { $seat }. Planifiez vos six ordres en secret.
plan-orders = Planifiez vos six ordres de l’année, l’un après l’autre. Au clavier : k, r, b pour les chemins, a pour l’action, w pour l’attente.
hint-road = { $start } → { $target }
hint-no-road = pas de chemin de cette couleur à { $start }
hint-order-a = recruter, éliminer une menace ou un Colosse, selon la cité
hint-order-w = rester sur place sans rien faire
planned-road = { $n }. chemin { $road } vers { $city_key }
planned-no-road = { $n }. ATTENTION : pas de chemin { $road } en { $city_key }
planned-wait = { $n }. attente
planned-recruit = { $n }. recruter 1 { $unit }
planned-again = { $n }. rien : déjà recruté en { $city_key }
planned-nobody = { $n }. rien : personne à recruter en { $city_key }
planned-free = { $n }. éliminer la menace dans la cité { $city_key }
planned-weak = { $n }. rien : il manque des unités pour { $city_key }
planned-titan = { $n }. éliminer un Colosse dans la cité { $city_key }
planned-nothing = { $n }. rien à faire en { $city_key }
planned-unknown = { $n }. inconnu : cela dépend d’une tuile cachée
step = **{ $n }**
waits = { $seat } attend
moves = { $seat } → { $city } ({ $city_key })
no-road = { $seat } reste dans la cité { $city_key } : pas de chemin { $road }
recruits = { $seat } recrute 1 { $unit } dans la cité { $city_key }
recruited-already = { $seat } a déjà recruté dans la cité { $city_key } cette année
nobody-to-recruit = { $seat } ne trouve personne à recruter dans la cité { $city_key }
cannot-help = { $seat } n’a pas les unités pour libérer { $city } ({ $city_key }).
titan-before-threat = { $seat } a déjà éliminé un Colosse dans la cité { $city_key } cette année : la menace reste en place
nothing-to-do = { $seat } n’a rien à faire dans la cité { $city_key }
frees = { $seat } élimine { $creature_key ->
    [5] la { $creature }
    [7] l’{ $creature }
    [11] la { $creature }
    [13] la { $creature }
    [18] la { $creature }
   *[other] le { $creature }
} à { $city } ({ $city_key }) avec { $units }.
fight-titan = Éliminer un Colosse éveillé à { $city } ({ $city_key }) ? Vous livrez des unités au choix et recevez des récompenses.
titan-option = 🗿 { $titan } ({ $size } unités)
leave-titans = Épargner les Colosses
leaves-titans = { $seat } épargne les Colosses
muster = Quelles { $n } unités livrez-vous pour éliminer le Colosse { $titan } ?
fells = { $seat } élimine le Colosse { $titan } à { $city } ({ $city_key }) avec { $units }.
gains = { $seat } reçoit { $gained }.
gained-gold = { $n ->
    [one] { $n } Forain d’or
   *[other] { $n } Forains d’or
}
gained-bards = { $n ->
    [one] { $n } barde
   *[other] { $n } bardes
} ({ $region })
gained-bastion = des bardes au Bastion
gained-stories = { $n ->
    [one] { $n } étage de guilde
   *[other] { $n } étages de guilde
} à { $city } ({ $city_key })
gained-kept = { $n ->
    [one] { $n } étage gardé
   *[other] { $n } étages gardés
} d’un recensement

choose-rewards = { $city } vous remercie. Choisissez deux récompenses ; la troisième sera perdue.
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
place-bards = Où { $n ->
    [one] va votre barde
   *[other] vont vos { $n } bardes
} ? Choisissez parmi les régions autour de la cité { $city_key } ({ $city }).
region-option = { $region } ({ $code })
region-values = majorité : { $first } points, deuxième place : { $second } points
hidden-in-bastion = cachés au Bastion jusqu’à la fin ; { $values }
keep-bard = { $n ->
    [one] Garder le barde
   *[other] Garder 1 barde
}
keep-bard-warning = Un barde gardé reste derrière votre paravent et ne rapporte rien pour l’instant.
your-bards-in-bastion = Vous avez envoyé { $n ->
    [one] 1 barde
   *[other] { $n } bardes
} au Bastion.
advance-neutral = Le joueur neutre progresse aussi. Lequel de ses niveaux augmente de 1 ?
neutral-option = { $assessment } (actuellement niveau { $level })
neutral-advances = { $seat } augmente le joueur neutre en { $assessment } : niveau { $level }

noun-orders = { $n ->
    [one] { $n } ordre
   *[other] { $n } ordres
}
noun-units = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}
noun-rewards = { $n ->
    [one] { $n } récompense
   *[other] { $n } récompenses
}
noun-bards = { $n ->
    [one] { $n } barde
   *[other] { $n } bardes
}
revealed-tile = une nouvelle tuile a été révélée
revealed-titan = un Colosse s’est éveillé
revealed-orders = les ordres de tout le monde ont été révélés
revealed-census = tout le monde a révélé ses unités
revealed-no-units = { $seat } n’a pas les unités, et tout le monde l’a vu
revealed-no-bards = { $seat } ne peut placer aucun barde, et tout le monde l’a vu
revealed-no-stories = { $seat } n’a plus d’étage, et tout le monde l’a vu
recruited-this-year = Recrues de l’année : { $recruiters }.
recruited-by = { $seat } ({ $units })
gain-nothing = { $count ->
    [one] { $seats } ne gagne rien cette année.
   *[other] { $seats } ne gagnent rien cette année.
}
new-threats = { $count ->
    [one] Nouvelle menace
   *[other] Nouvelles menaces
} à { $threats }.
new-recruits = Nouvelles recrues à { $recruits }.
new-tiles = { $count ->
    [one] Nouvelle menace
   *[other] Nouvelles menaces
} à { $threats } ; nouvelles recrues à { $recruits }.
neutral-rises = Le joueur neutre progresse : { $levels }.
neutral-risen = niveau { $n } en { $assessment }

recruitment-appears = nouvelles recrues à { $city } ({ $city_key }) : { $units }
threat-appears = nouvelle menace à { $city } ({ $city_key }) : { $creature }
titans-awake = **Les Colosses s’éveillent !** Colosses éveillés : { $titans }. Des renforts arrivent.
titan-awake = { $titan } ({ $size } unités)
reinforcements-arrive = Des renforts arrivent. Aucun autre Colosse ne s’éveille.

## The census

census-begins = **Recensement des armées, année { $year }.** Pour chaque type d’unité, la majorité rapporte une récompense.
census-without-units = **Recensement des armées, année { $year }.** Personne n’a d’unités : aucune récompense.
census-show = { $unit_key ->
    [peasant] Combien de Milices paysannes révélez-vous ? (vous en avez { $n }) La majorité rapporte 1 Forain d’or ; en cas d’égalité, 1 chacun.
    [archer] Combien d’Archers révélez-vous ? (vous en avez { $n }) La majorité rapporte 2 Forains d’or ; en cas d’égalité, 1 chacun.
    [infantry] Combien d’Infanteries révélez-vous ? (vous en avez { $n }) La majorité place 1 barde ; en cas d’égalité, 1 chacun.
    [cleric] Combien de Prêtres révélez-vous ? (vous en avez { $n }) La majorité place 2 bardes ; en cas d’égalité, 1 chacun.
   *[mage] Combien de Mages de bataille révélez-vous ? (vous en avez { $n }) La majorité ajoute 1 étage de guilde ; en cas d’égalité, 1 chacun.
}
census-show-all = Combien d’unités de chaque type révélez-vous ? Vous les garderez. Vous avez { $units }.
census-show-nothing = Vous n’avez aucune unité à révéler. Je répondrai bientôt à votre place, sans que personne ne le devine.
show-all = Révéler mes { $n } unités
show-none = Ne rien révéler
show-unit = { $unit_key ->
    [peasant] 🌾 Milice
    [archer] 🏹 { $unit }
    [infantry] 🛡️ { $unit }
    [cleric] 🙏 { $unit }
   *[mage] 🔮 Mage
}
census-reward = { $unit_key ->
    [peasant] majorité de Milices : 1 Forain d’or ; à égalité, 1 chacun
    [archer] majorité d’Archers : 2 Forains d’or ; à égalité, 1 chacun
    [infantry] majorité d’Infanteries : 1 barde ; à égalité, 1 chacun
    [cleric] majorité de Prêtres : 2 bardes ; à égalité, 1 chacun
   *[mage] majorité de Mages : 1 étage de guilde ; à égalité, 1 chacun
}
census-number = { $n }
census-of = **{ $unit_key ->
    [peasant] Milices paysannes
    [archer] Archers
    [infantry] Infanteries
    [cleric] Prêtres
    [mage] Mages de bataille
   *[other] { $unit }
}** : { $shown }. { $won }
census-shown = { $seat } ({ $n })
census-nobody = Aucune unité révélée, aucune récompense.
census-won-gold = { $count ->
    [one] { $seats } reçoit { $n ->
        [one] { $n } Forain d’or
       *[other] { $n } Forains d’or
    }.
   *[other] { $seats } reçoivent { $n ->
        [one] { $n } Forain d’or
       *[other] { $n } Forains d’or
    } par personne.
}
census-won-bards = { $count ->
    [one] { $seats } peut placer { $n ->
        [one] { $n } barde
       *[other] { $n } bardes
    }.
   *[other] { $seats } peuvent placer { $n ->
        [one] { $n } barde
       *[other] { $n } bardes
    } par personne.
}
census-won-stories = { $count ->
    [one] { $seats } gagne { $n ->
        [one] { $n } étage de guilde
       *[other] { $n } étages de guilde
    }.
   *[other] { $seats } gagnent { $n ->
        [one] { $n } étage de guilde
       *[other] { $n } étages de guilde
    } par personne.
}
census-shows = Unités révélées : { $hands }.
shows-units = { $seat } ({ $units })
shows-none = { $seat } (aucune)
census-wins = { $seat } gagne { $gained }.
census-losers = { $count ->
    [one] { $seats } ne gagne rien.
   *[other] { $seats } ne gagnent rien.
}
gained-story-for-later = 1 étage de guilde pour plus tard
places-bards = { $seat } place { $bards }.
places-no-bards = { $seat } ne place aucun barde cette fois.
census-no-bards = { $seat } ne peut placer aucun barde.
census-no-stories = { $seat } n’a plus d’étage à construire.
keeps-story = { $seat } garde l’étage jusqu’à ce qu’une de ses guildes ait de la place.
add-story = À laquelle de vos guildes ajoutez-vous un étage ?
guild-option = { $city } ({ $city_key }), { $height ->
    [one] { $height } étage
   *[other] { $height } étages
}
adds-story = { $seat } ajoute un étage à { $city } ({ $city_key }). La guilde en a maintenant { $height }.

## The end

game-ends = **La partie est finie : qui est le Sauveur du Royaume ?** Les paravents se lèvent, le Bastion s’ouvre.
assessed = **{ $assessment }** ({ $assessment_key ->
    [wealth] Forains d’or
    [influence] étages de guilde
   *[reputation] points
}) : { $ranking }. Élimination : { $out }.
seat-level = { $seat } ({ $n })
neutral-level = joueur neutre ({ $n })
seat-out = { $seat }{ $tie ->
    [units] {" "}(à égalité, mais avec moins d’unités)
    [seat] {" "}(à égalité, mais plus près du premier joueur)
   *[none] {""}
}
neutral-out = joueur neutre{ $tie ->
    [neutral] {" "}(il perd toutes les égalités)
   *[none] {""}
}
saviour = 👑 { $seat } devient **Sauveur du Royaume** !
neutral-wins = Le joueur neutre vous survit à tous : le Royaume n’a pas de Sauveur.

## The rules, page by page

rules-1 =
    ### Lords of Xidit · 1 sur 6 : de quoi il s’agit
    Des monstres rôdent dans le Royaume. Votre héros, un **Idrakys**, va de cité en cité, rassemble des unités et les livre là où pèse une menace. Chaque cité libérée vous récompense : de l’or, des bardes qui chantent vos exploits, ou des étages pour votre guilde de magie.
    👑 **Le but.** La partie se termine par trois décomptes, dans un ordre connu dès le début : **Richesse** (or), **Influence** (étages de guilde sur la carte) et **Renommée** (bardes dans les régions). Chacun élimine le dernier du classement ; à cinq joueurs, le premier décompte en élimine deux. Le dernier joueur en lice devient **Sauveur du Royaume**. Inutile donc d’exceller partout : il suffit de n’être jamais dernier.
    🗓️ **Une année**, sur 12, ou sur 9 en version courte :
    1. Chacun planifie six ordres en secret.
    2. On exécute le premier ordre de chacun, à partir du premier joueur, puis le deuxième, etc.
    3. Certaines années se terminent par un **Recensement des armées**, qui récompense les grandes armées.
    4. Le joueur suivant devient premier joueur.
    🗺️ **L’image** montre 21 cités numérotées. Les tuiles claires à bord vert portent des recrues, les tuiles rouges des menaces, et le coin en bas à droite annonce la suite.
    🤫 Restent secrets : vos unités, votre or, vos bardes en réserve, ceux du Bastion, et vos ordres jusqu’à leur révélation. Le reste est visible sur le plateau.
    ✏️ De notre invention, et non du jeu imprimé : les valeurs de presque toutes les tuiles Cité, des Colosses et des régions, la plupart des chemins et tous les noms de la carte. Les règles sont celles du livret.
rules-2 =
    ### Lords of Xidit · 2 sur 6 : planifier et recruter
    Sur sa Plaquette de programmation, chacun planifie **six ordres**, modifiables tant que tout le monde n’a pas validé.
    ⚫ 🔴 🔵 **k, r, b** : suivre le chemin noir, rouge ou bleu. C’est obligatoire, même si cela ne vous arrange plus. Sans chemin de cette couleur, il ne se passe rien.
    ⚔️ **a** : agir sur place. Avec des recrues, vous recrutez ; avec une menace, vous l’éliminez (page suivante) ; sans tuile, vous pouvez éliminer un Colosse éveillé, s’il y en a un.
    💤 **w** : attendre.
    🎖️ **Recruter.** Vous prenez l’unité la plus faible de la cité, sur fond doré, une fois par an et par cité. De la plus faible à la plus forte : Milice paysanne, Archer, Infanterie, Prêtre, Mage de bataille. Quand la dernière est partie, d’autres recrues apparaissent ailleurs.
    🔎 **Votre propre image** dessine votre plan : des flèches sur la carte et, sous chaque ordre, son effet si tous les autres attendent. Une unité, un numéro de cité ou une coche : c’est bon signe. Une croix : l’ordre ne fait rien.
    💡 **Pour débuter**
    • Choisissez d’abord une menace, puis cherchez où ses unités sont les prochaines.
    • Les unités fortes viennent en dernier : laissez les faibles aux autres, ou revenez l’an prochain.
    • Quelqu’un à côté ? Le premier qui agit prend l’unité sur fond doré, le suivant celle d’après.
    • Deux recrues et une cité libérée font une bonne année.
    ⌨️ Pour taper vos ordres : `/tour réponse: k r a b w a`.
rules-3 =
    ### Lords of Xidit · 3 sur 6 : libérer des cités
    💀 **Une menace** montre les unités que demande sa cité et, en dessous, trois récompenses. Si vous y agissez avec toutes ces unités, vous devez les livrer et choisissez **deux des trois récompenses**. S’il en manque une seule, il ne se passe rien. La menace suivante apparaît ensuite dans une autre cité.
    🪙 **L’or** de la Banque ducale va derrière votre paravent et compte pour la Richesse.
    🎵 **Les bardes** vont dans les régions de votre choix autour de la cité et comptent pour la Renommée. Dans chaque région, la majorité marque le premier nombre à la fin, la deuxième place le second. Au centre, ils vont dans le **Bastion**, cachés jusqu’à la fin. Vous en avez 20.
    🏰 **Les étages** bâtissent votre guilde dans la cité et comptent pour l’Influence. Une seule guilde par cité, quatre étages au plus, et seulement sur la vôtre. Vous en avez 15.
    Une récompense impossible à prendre ne peut être choisie.
    💡 **Pour débuter**
    • Une coche sur une menace de votre image : vous avez les unités. Arrivez avant les autres.
    • Libérez tôt et souvent. À la fin, les unités restantes ne font que départager les égalités.
    • Prenez un peu de tout, et surtout ce que compte le premier décompte.
    • Un barde là où personne ne chante suffit pour mener. La deuxième place rapporte aussi.
    • Vos guildes sont visibles, votre or ne l’est pas. Repérez les joueurs à court d’étages.
rules-4 =
    ### Lords of Xidit · 4 sur 6 : recensement et décomptes
    ⚖️ **Recensement des armées** après les années 4, 8 et 12 (version courte : 3, 6 et 9) : pour chaque type d’unité, chacun choisit en secret combien en révéler. La majorité est récompensée, et vous gardez les unités.
    Milices : 1 Forain d’or. Archers : 2 Forains d’or. Infanteries : 1 barde. Prêtres : 2 bardes. Mages : 1 étage sur une de vos guildes, gardé pour plus tard si aucune n’a de place. En cas d’égalité : 1 seul chacun. Les bardes d’un recensement peuvent aussi être gardés.
    👑 **Les trois décomptes** suivent le dernier recensement. Chacun classe tout le monde, même les joueurs déjà éliminés, et élimine le dernier encore en lice.
    La Richesse compte l’or, l’Influence les étages sur la carte. Pour la Renommée, on compte chaque région, Bastion ouvert. En cas d’égalité en tête d’une région, tous les ex æquo marquent le premier nombre et personne le second ; en cas d’égalité pour la deuxième place, tous marquent le second.
    🤝 **Égalité** à un décompte : le plus d’unités l’emporte, puis la place la plus éloignée du premier joueur.
    💡 **Pour débuter**
    • Au premier recensement, révélez toutes vos unités ; ne cachez un type que s’il est perdu d’avance.
    • Avant le dernier recensement, deux ou trois unités d’un même type peuvent encore rapporter.
    • Regardez l’ordre des décomptes : le dernier ne vous sert à rien si vous êtes déjà hors jeu.
    • Au premier décompte, il suffit de devancer un joueur, ou deux à cinq : repérez ce qui manque à chacun.
rules-5 =
    ### Lords of Xidit · 5 sur 6 : tuiles et Colosses
    🧵 **Fil de la destinée.** Quand la dernière unité d’une cité est recrutée, ou une menace éliminée, la tuile Prochain recrutement ou Prochaine menace apparaît aussitôt. La suivante de chaque Échelle est visible : vous pouvez partir à l’avance.
    ♻️ La tuile retirée va, face visible, sur sa défausse. Une pile vide se reconstitue avec la **défausse opposée**, retournée d’un bloc : les menaces éliminées reviennent en recrutements, les recrutements épuisés en menaces, dans l’ordre de leur défausse. Si rien ne peut reconstituer la pile Recrutement, la première tuile de la pile Menace devient le Prochain recrutement.
    Une nouvelle tuile Recrutement reçoit ses unités de la Caserne. Celles qui y manquent ne seront pas ajoutées plus tard ; si la Caserne n’en a aucune, la tuile suivante prend sa place.
    🗿 **Les Colosses.** Sans Prochaine menace ni de quoi reconstituer sa pile, le Colosse au sommet de chaque pile s’éveille et des **renforts** arrivent : les menaces éliminées, retournées, sous le reste de la pile Recrutement. Les deux premières de ces tuiles forment la nouvelle pile Recrutement ; les autres sont mélangées et deviennent les menaces.
    Une action dans une cité sans tuile permet d’éliminer un Colosse éveillé. Il demande 3, 4 ou 5 unités au choix et récompense comme une menace. Dans une même cité et une même année, on n’élimine ni un Colosse après une menace, ni une menace après un Colosse, ni deux Colosses.
    💡 Un Colosse accepte n’importe quelles unités : idéal pour celles qu’aucune menace ne demande.
rules-6 =
    ### Lords of Xidit · 6 sur 6 : à trois, version courte
    👥 **À trois**, un joueur neutre fait le quatrième : il part avec 6, 5 et 4 (difficile : 7, 6, 5) dans les trois décomptes. Quand vous éliminez une menace ou un Colosse, vous augmentez de 1 un de ces niveaux. Il perd toutes les égalités. S’il reste seul, personne ne gagne. La Côte Brisée et les Confins du Sud sont fermés, et les tuiles Recrutement portent quatre unités.
    🚧 **La version courte** ferme aussi des régions : les Confins du Sud à cinq, et en plus la Côte Brisée à quatre ou à trois. Aucun barde n’y va, et les tuiles de certaines cités restent dans la boîte : 20 et 21 à cinq, 19 à 21 à quatre, 14 et 18 à 21 à trois. Vous pouvez quand même traverser ces cités, y éliminer des Colosses et y bâtir des guildes.
    🚩 **Le départ.** Chaque Idrakys part d’une cité différente ; ensuite, ils peuvent se croiser. Vos récompenses vous restent et personne ne peut vous attaquer : la seule arme est d’arriver avant les autres.

## Names: all designed for Herald

city-1 = Vellemarche
city-2 = Orrinhalle
city-3 = Flèche-Soleil
city-4 = Tarrou
city-5 = Grishavre
city-6 = Combegivre
city-7 = Karstède
city-8 = Fangeval
city-9 = Landesoir
city-10 = Aulnecouronne
city-11 = Col-Blanc
city-12 = Pierrebourg
city-13 = Épinebourg
city-14 = Fagnedor
city-15 = Val-Lanterne
city-16 = Hautebastille
city-17 = Porteglace
city-18 = Gué-Corbeau
city-19 = Ultime-Lueur
city-20 = Étang-Salé
city-21 = Guet-Mouette

region-C = Cœur-Couronne
region-S = Frimanteau
region-N = Grande-Sylve
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
picture-placing = Placement des Idrakys
picture-planning = Ordres secrets
picture-step = Ordre { $step } sur { $steps }
picture-census = Recensement des armées
picture-over = Fin de la partie
picture-next-recruits = Échelle des recrutements
picture-next-threats = Échelle des menaces
picture-titans = Colosses
picture-barracks = Caserne
picture-bards = bardes
picture-bastion = au Bastion
picture-orders = Ordres, année { $year }
picture-orders-secret = Encore secrets
picture-waiting = Aucune décision en attente
picture-out = { $n ->
    [one] 1 éliminé
   *[other] { $n } éliminés
}
picture-secret-gold = l’or des autres est secret
picture-kept = gardés
picture-saviour = devient Sauveur du Royaume
picture-no-saviour = survit à tous : le Royaume n’a pas de Sauveur
picture-reputation = Points par région

legend-title = Ce que signifient les signes
legend-units = Unités, de la plus faible à la plus forte
legend-tiles = Tuiles et Colosses
legend-recruits = Recrues d’une cité ; l’action donne celle sur fond doré
legend-threat = Menace : en haut, les unités demandées ; en bas, or, bardes et étages, dont deux au choix
legend-emptied = Aucune recrue : la Caserne n’en avait pas
legend-tick = Sur une menace : vous avez les unités
legend-sleeping = Colosses endormis : leur nombre, et les unités que chacun demandera
legend-raging = Colosse éveillé : unités de types au choix, et récompenses
legend-rewards = Récompenses, et décomptes où elles comptent
legend-reward-gold = Or : Richesse
legend-reward-bards = Bardes : Renommée
legend-reward-stories = Étages de guilde : Influence
legend-map = Sur la carte
legend-city = Cité et son numéro
legend-region = Points : majorité (or), deuxième place (argent)
legend-closed = Région fermée dans cette partie
legend-hero = L’Idrakys d’un joueur
legend-bards-here = Bardes d’un joueur dans une région
legend-guild = Guilde d’un joueur et ses étages
legend-bastion = Le Bastion : vos bardes cachés
legend-choice = Vous pouvez choisir ceci
legend-around = Autour de la carte
legend-now = L’année en cours
legend-flag = Année avec Recensement des armées
legend-crown = Premier joueur ; à la fin, le Sauveur
legend-pile = Tuiles dans la pile
legend-discard = Tuiles dans la défausse
legend-discarded = La tuile au sommet de la défausse
legend-after = La tuile qui viendra après la prochaine
legend-barracks = Caserne : unités que personne n’a
legend-eliminated = Nombre d’éliminés au décompte
legend-neutral = Joueur neutre et son niveau
legend-done = Derniers ordres sur la carte
legend-route = Trajet d’un joueur
legend-did-recruit = A recruté cette unité ici
legend-did-free = A libéré la ville ; d’autres bardes sont cachés au Bastion
legend-did-titan = A éliminé un Colosse ici
legend-did-weak = N’avait pas les unités
legend-new = Bord doré : nouvelle tuile
legend-cell-road = Dans une ligne : vers la ville 12 par la route noire
legend-cell-unit = A recruté
legend-cell-free = A libéré la ville
legend-cell-titan = A éliminé un Colosse
legend-cell-nothing = Sans effet
legend-plan = Ordres et plans
legend-order-k = k : chemin noir
legend-order-r = r : chemin rouge
legend-order-b = b : chemin bleu
legend-order-a = a : action
legend-order-w = w : attente
legend-secret = Ordre encore secret ou libre
legend-number = Votre troisième ordre, sur la carte
legend-meets-free = Libère la cité
legend-meets-titan = Élimine un Colosse
legend-meets-nothing = Ne donne rien
legend-meets-no-road = Pas de chemin de cette couleur
legend-meets-unknown = Dépend d’une tuile cachée
legend-shown = Unités que vous révélerez
legend-handed-over = Unités que vous livrerez

alt-head = Lords of Xidit, { $year } : { $phase }. Premier joueur : { $name }.
alt-hero = { $name } est dans la cité { $place }.
alt-hero-orders = { $name } est dans la cité { $place }, ordres { $orders }.
alt-hero-nowhere = { $name } n’est pas encore sur la carte.
alt-nobody = aucune
alt-screen = Vos unités : { $units } ; { $gold ->
    [one] { $gold } Forain d’or
   *[other] { $gold } Forains d’or
}, { $bards ->
    [one] { $bards } barde
   *[other] { $bards } bardes
} en réserve, { $bastion } au Bastion{ $kept ->
    [0] .
    [one] , { $kept } étage gardé.
   *[other] , { $kept } étages gardés.
}
alt-plan = Plan : { $steps }.
alt-deeds = Bilan de l’année { $year } : { $deeds }.
alt-done-unit = { $unit } à { $place }
alt-done-free = { $place } libérée{ $n ->
    [0] {""}
   *[other] {" "}({ $gained })
}
alt-done-titan = Colosse à { $place }{ $n ->
    [0] {""}
   *[other] {" "}({ $gained })
}
alt-threats = Menaces (cité : unités pour or/bardes/étages) : { $threats }.
alt-threat = { $place } : { $units } pour { $rewards }
alt-recruits = Recrues (cité : unités) : { $recruits }.
alt-recruit = { $place } : { $units }
alt-titans = Colosses éveillés : { $titans }.
alt-titan = { $titan }, { $size } unités pour { $rewards }
alt-guilds = Guildes : { $guilds }.
alt-bards = Bardes : { $bards }.
alt-next = Échelle des recrutements : { $recruits } ; Échelle des menaces : { $threats }.
alt-discards = Défausses : recrutement { $recruits }, menace { $threats }.
alt-discard = { $n } ({ $place } au sommet)
alt-assessments = Décomptes : { $order }.
alt-saviour = Tableau des exploits : { $name } devient Sauveur du Royaume.
alt-no-saviour = Tableau des exploits : le joueur neutre survit à tous.
alt-assessment = { $assessment } : { $ranking } ; éliminé : { $out }.
alt-reputation = Renommée par région : { $points }.
