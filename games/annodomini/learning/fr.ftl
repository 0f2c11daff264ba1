## The guided first game, what each decision is about, and what things are.

lesson-kingdom-title = Votre premier royaume
lesson-kingdom-welcome = Vous régnez sur une terre de Provence : en huit manches, bâtissez un royaume de neuf tuiles, attirez des personnages et tenez les Sarrasins à distance. Nous jouerons une partie entière contre l’ordinateur, une idée à la fois. Comptez environ 15 minutes ; vous pouvez vous arrêter et revenir quand vous voulez.
lesson-kingdom-end = Voilà une partie entière ! Vous savez prendre et sauter des tuiles, les placer pour former un trio, attirer des personnages, surveiller les Sarrasins et compter les points. À trois ou quatre joueurs, c’est le même jeu, avec plus de raids et des primes pour la deuxième place. Une question sur l’image ? Demandez à `/règles`. Et maintenant, une table entre amis ?

lesson-castle =
    Votre château reste au milieu de votre royaume pendant toute la partie, et vous ne pouvez jamais le perdre. Ce qui compte, ce sont ses deux **cultures** : la moitié des lignes passent par lui.
    Regardez les tuiles sous **Territoires** : { $n ->
        [one] { $n } tuile porte
       *[other] { $n } tuiles portent
    } l’une des cultures de ce château ({ $crops }). Il vous servira donc tout de suite.
lesson-castle-instead = L’autre château conviendrait très bien dans une autre partie. Pour celle-ci, prenez celui qui va avec les tuiles que vous voyez.
lesson-take =
    À chaque manche, vous prenez une tuile. La colonne à côté de votre royaume en montre quatre, de **T1** à **T4**. T1 est toujours **gratuite**. Pour une autre, posez 1 pièce sur chaque tuile sautée : T3 coûte 2 pièces.
    Vous avez { $coins ->
        [one] { $coins } pièce. Gardez-la
       *[other] { $coins } pièces. Gardez-les
    } pour l’instant : { $shared ->
        [0] la tuile gratuite, { $tile }, apporte une culture ({ $crops }) et ne coûte rien.
       *[other] la tuile gratuite, { $tile }, a une culture en commun avec votre château ({ $crops }).
    }
lesson-take-instead = Cette tuile n’a rien de mauvais. Mais à la prochaine manche, il vous faudra vos pièces pour apprendre à sauter des tuiles : prenez cette fois la tuile gratuite.
lesson-place =
    La tuile va maintenant dans votre royaume, sur une case libre au choix. Trois tuiles de même culture en ligne, en colonne ou en diagonale forment un **trio**, et le château de la case 5 compte aussi.
    Un coin appartient à trois lignes ; une case entre deux coins, à deux seulement. Sur la case { $space }, elle attend une autre tuile de même culture ({ $crops }) sur la case { $opposite } : ce serait un trio à travers votre château.
lesson-skip =
    La voilà : cette tuile, { $tile }, complète un trio ({ $crops }) ! Mais elle n’est pas gratuite : vous sautez { $n ->
        [one] { $n } tuile et posez 1 pièce dessus
       *[other] { $n } tuiles et posez 1 pièce sur chacune
    }. Vous avez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
    Ces pièces restent dans la partie : la prochaine personne qui prend l’une de ces tuiles reçoit les pièces posées dessus. Une tuile sautée devient donc de plus en plus tentante.
lesson-skip-instead = Ce serait possible. Mais les trios sont au cœur du jeu, et la tuile qu’il vous faut est là : prenez-la.
lesson-trio = Regardez votre royaume : sur la case { $space }, cette tuile complète une ligne de trois ({ $crops }). Les boutons qui forment un trio le disent, et dans une vraie partie, je vous préviens avant que vous en manquiez un.
lesson-trio-instead = Cette case est permise, mais elle ne forme pas de trio, et la suite de la leçon montre ce que rapporte un trio. Essayez la case qui en forme un.
lesson-character =
    Un trio attire un **personnage**. En bas à droite, vous voyez quatre bannières, une par culture ; vous choisissez ici dans la bannière { $crop }. Le nombre d’un personnage, ce sont ses points à la fin, et chacun a un effet : aussitôt, chaque fois que vous jouez, ou à la fin.
    { $character }, { $points } points : « { $ability }. » Si personne ne vous convient, vous pouvez prendre 2 pièces à la place.
lesson-tower =
    Regardez la mer, en haut. Le **bateau** indique jusqu’où les Sarrasins ont avancé : { $invaders }. La **tour**, c’est la défense : { $defense }, soit 1 par joueur et 1 par tour en jeu.
    { $saved ->
        [yes] Ils allaient débarquer, et cette tour les arrête : la défense passe à { $after }.
       *[no] Grâce à cette tour, la défense passe à { $after }.
    } Une tour reste sur sa tuile et se perd avec elle. Un château ne se perd jamais : c’est l’endroit le plus sûr.
lesson-danger =
    Surveillez la mer, en haut : les Sarrasins sont à { $invaders }, la défense (joueurs plus tours) à { $defense }. Chaque **bateau** sur une tuile les fait avancer de 1 quand on la place. S’ils dépassent la défense, ils débarquent, et tous les joueurs qui ont le **moins de tours** perdent une tuile. Vos tours : { $mine } ; celles de l’adversaire ({ $seat }) : { $theirs }. L’encadré à droite montre qui serait attaqué.
    Avant de prendre une tuile, cherchez donc les bateaux dessus. { $n ->
        [0] Ma suggestion n’en a aucun.
        [one] Ma suggestion en a { $n }, mais ce qu’elle apporte le vaut bien.
       *[other] Ma suggestion en a { $n }, mais ce qu’elle apporte le vaut bien.
    }
lesson-coins =
    { $n ->
        [one] Vous voyez la pièce sur cette tuile, { $tile } ? Quelqu’un l’a laissée en la sautant.
       *[other] Vous voyez les { $n } pièces sur cette tuile, { $tile } ? Elles viennent de tous ceux qui l’ont sautée.
    } { $cost ->
        [0] Elle est gratuite : vous ne pouvez qu’y gagner.
        [one] Elle coûte { $cost } pièce : vous y gagnez quand même.
       *[other] Elle coûte { $cost } pièces : vous y gagnez quand même.
    } { $raid ->
        [yes] Un seul ennui : son bateau fait débarquer les Sarrasins, et personne n’a moins de tours que vous ; dans une vraie partie, je vous demanderais confirmation. Prenez-la tout de même : ces pièces valent plus qu’une tuile faible, et vous verrez ce qu’est un raid.
       *[no] Une tuile que tout le monde saute devient meilleure à chaque fois.
    }
lesson-loss =
    Les Sarrasins ont débarqué : { $invaders } contre { $defense }. Personne n’a moins de tours que vous : { $n ->
        [one] vous perdez une tuile
       *[other] vous perdez une tuile, et votre adversaire aussi
    }. À vous de choisir laquelle. Elle est retournée et devient une **ruine** : plus de culture, plus de points, et ses jetons partent. Mais un territoire ruiné reçoit une tour.
    Vos trios déjà formés restent acquis, et vos personnages restent chez vous. La perte de la case { $space } est la moins grave.
lesson-towers =
    Il vous faut des murs. Cette tuile, { $tile }, porte { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }{ $saracens ->
        [0] {""}
        [one] {" "}(et { $saracens } bateau)
       *[other] {" "}(et { $saracens } bateaux)
    }. Les tours font deux choses : la défense augmente pour tout le monde, et vous risquez moins d’être la cible du prochain raid. Vous en avez { $mine } ; { $seat } en a { $theirs }.
    Et elles rapportent : selon l’encadré en haut à droite, la majorité en tours vaut { $points } points à la fin.
lesson-building =
    À côté de la colonne se trouvent les **bâtiments spéciaux**. Chacun coûte 4 pièces, une sur chaque tuile de la colonne. Ils n’ont pas de culture et ne forment jamais de trio, mais ils peuvent rapporter gros, surtout grâce à ce que vous avez déjà.
    Par exemple, { $tile } : { $does }. { $paid ->
        [yes] Vous avez { $coins } pièces. Il ajouterait dès maintenant { $n ->
            [one] { $n } point
           *[other] { $n } points
        }, et cela peut encore augmenter.
       *[no] Vous avez { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        } : il faudra attendre. Les tuiles où des pièces sont posées vous y aideront.
    }
lesson-scoring =
    La fin approche : { $left ->
        [one] { $left } case est encore libre
       *[other] { $left } cases sont encore libres
    }. Vous marquez vos tuiles, vos personnages, et ce que l’encadré en haut à droite promet pour chaque majorité :
    👑 nobles, { $noble_points } points : vous { $nobles }, { $seat } { $their_nobles }
    🪙 pièces, { $coin_points } points : vous { $coins }, { $seat } { $their_coins }
    🗼 tours, { $tower_points } points : vous { $towers }, { $seat } { $their_towers }
    Laquelle pouvez-vous encore gagner ou perdre ? C’est ce qui compte le plus maintenant.
lesson-last =
    C’est presque fini ! Ce qui ne sert que plus tard ne vaut plus rien : seuls comptent les points, et les majorités à la fin. Nobles ({ $noble_points } points) : { $nobles } contre { $their_nobles }. Pièces ({ $coin_points } points) : { $coins } contre { $their_coins }. Tours ({ $tower_points } points) : { $towers } contre { $their_towers }.
    En cas d’égalité, la Duchesse l’emporte, puis le plus de nobles. Ensuite, la partie se termine, et la feuille de score montre d’où viennent tous les points.

## What each decision is about

why-choose-castle = Votre château occupe le milieu de votre royaume et y reste toute la partie. Ses deux cultures comptent pour chaque ligne qui passe par le milieu : quatre sur huit. Certains châteaux donnent aussi une pièce ou deux, pour compenser un choix plus tardif. Le dernier joueur choisit en premier.
tip-choose-castle = Prenez des cultures que vous voyez sur les tuiles disponibles ; les pièces ne sont qu’un petit plus.
why-take-tile = Vous prenez une tuile par manche. T1 est gratuite ; pour T2, T3 ou T4, posez 1 pièce sur chaque tuile sautée. Les pièces posées sur la tuile prise sont à vous, et les Sarrasins à côté d’elle viennent aussi. Un bâtiment spécial (B1, B2 …) coûte 4 pièces, une sur chaque tuile de la colonne. Si un village ou l’Inventeur permet de faire autre chose avant, un bouton le propose. Ce que donne une tuile arrive quand vous la placez.
tip-take-tile = Les bateaux d’une tuile font avancer les Sarrasins. Les pièces posées sur une tuile sont à vous si vous la prenez.
why-choose-building = Vous utilisez l’Inventeur : la carte part avec ses points, et vous prenez un bâtiment spécial sans payer. Il va ensuite sur une case libre, comme les autres tuiles, et c’est votre tuile de cette manche.
tip-choose-building = La plupart des bâtiments comptent ce que vous possédez : comptez aussi ce que vous pouvez encore obtenir.
why-exchange-for = Votre village quitte la partie, et une tuile de la colonne prend sa place gratuitement, avec les pièces et les Sarrasins qui s’y trouvent. C’est comme si vous veniez de la placer : vous recevez ce qu’elle montre, et elle peut former un trio. Ensuite, vous prenez votre tuile habituelle.
tip-exchange-for = Regardez les lignes qui passent par la case du village : quelle culture en complète une ?
why-exchange-too = En plus du bâtiment gratuit, vous pouvez échanger votre village contre une tuile au choix de la colonne. Le village quitte la partie, ses jetons retournent à la réserve, et la nouvelle tuile prend sa case avec tous ses effets. Si vous le gardez, vous pourrez l’échanger plus tard.
tip-exchange-too = Cela ne se fait qu’une fois : attendez, sauf si une tuile forme un trio ou rapporte beaucoup.
why-place-tile = La tuile va sur une case libre au choix ; elle n’a pas besoin d’en toucher une autre. Trois tuiles de même culture en ligne, en colonne ou en diagonale forment un trio, château compris. Un trio rapporte un personnage ou des pièces. Vous recevez aussi ce que montre la tuile : tours, nobles, pièces. Les bateaux font avancer les Sarrasins. Vous pouvez annuler jusqu’à ce qu’une nouvelle tuile soit révélée.
tip-place-tile = Un coin appartient à trois lignes, les autres cases à deux seulement.
why-which-trio = Votre tuile a complété plusieurs trios, et chacun donne droit à une récompense. Choisissez laquelle vient d’abord ; son personnage agit avant que vous passiez à la suivante.
tip-which-trio = L’ordre ne compte que si un personnage en aide un autre : des nobles avant le Tailleur, par exemple.
why-trio-reward = Choisissez un personnage de la bannière de cette culture : il vaut à la fin les points de sa carte, et il a un effet. La plupart agissent aussitôt, d’autres chaque fois que vous jouez, d’autres à la fin. Ou prenez des pièces à la place. Les bannières ne sont jamais complétées : ce que vous prenez, personne d’autre ne l’aura.
tip-trio-reward = Le plus souvent, prenez le personnage : 3 à 5 points chacun, c’est une grosse part de votre score.
why-move-towers = L’Architecte militaire déplace jusqu’à 3 de vos tours vers votre château. Quand vous perdez une tuile, vous perdez les tours posées dessus ; le château, lui, ne se perd pas. Votre nombre de tours ne change pas, et la défense non plus.
tip-move-towers = Déplacez-en le plus possible : sur le château, elles sont à l’abri pour toujours.
why-move-nobles = Le Ménestrel déplace jusqu’à 3 de vos nobles vers votre château. Quand vous perdez une tuile, vous perdez les nobles posés dessus ; le château, lui, ne se perd pas. La majorité en nobles rapporte des points à la fin, et départage les égalités.
tip-move-nobles = Déplacez-en le plus possible : sur le château, ils sont à l’abri pour toujours.
why-rebuild = Le Maître d’œuvre remet face visible l’un de vos territoires ruinés. Ses cultures, ses points et son bonus comptent de nouveau ; ses propres tours et nobles reviennent, et la tour de la ruine part. Pièces, bateaux et église n’agissent pas une seconde fois, et cela ne forme aucun trio.
tip-rebuild = Relevez la tuile qui porte le plus : tours, nobles, points, ou une culture qu’il vous faut.
why-swap = Le Cartographe échange la place de deux de vos tuiles, avec tout ce qu’elles portent. Deux tuiles au choix, y compris le château ou une ruine. Cela ne forme jamais de trio, mais peut préparer celui de votre prochaine tuile.
tip-swap = Alignez deux tuiles de même culture pour que la prochaine complète le trio.
why-take-towers = Le Traître prend une tour sur une tuile au choix d’un autre joueur, même sur un château, et la place dans votre royaume. La défense ne change pas, mais les joueurs qui ont le moins de tours peuvent changer : ce sont eux que les Sarrasins attaquent.
tip-take-towers = Visez votre rival pour la majorité en tours, ou un joueur qui serait alors le premier attaqué.
why-take-nobles = La Courtisane prend un noble sur une tuile au choix d’un autre joueur, même sur un château, et le place dans votre royaume. La majorité en nobles rapporte des points à la fin, et les nobles départagent les égalités.
tip-take-nobles = Prenez-le au joueur qui a le plus de nobles.
why-put-towers = Une tour se pose sur une tuile de votre choix : territoire, bâtiment, ruine ou château. Chacune ajoute 1 à la défense et à votre propre compte. Si vous perdez la tuile, vous perdez les tours posées dessus. Le château ne se perd jamais.
tip-put-towers = Sur votre château, elles sont à l’abri pour toujours.
why-put-nobles = Le noble se pose sur une tuile de votre choix : territoire, bâtiment, ruine ou château. Si vous perdez la tuile, vous perdez le noble. Le château ne se perd jamais. La majorité en nobles rapporte des points à la fin.
tip-put-nobles = Sur votre château, il est à l’abri pour toujours.
why-place-saracens = Le Mystique pose des Sarrasins à côté de tuiles de la colonne. Ils y attendent et descendent avec leur tuile. Quand quelqu’un la place, les Sarrasins avancent d’autant, en plus des bateaux de la tuile.
tip-place-saracens = Peu de tours ? Visez une tuile chère. Beaucoup ? Visez une tuile bon marché, pour un raid rapide.
why-choose-loss = Les Sarrasins dépassent la défense, et personne n’a moins de tours que vous. Choisissez une tuile à perdre ; ni le château ni une ruine ne peuvent l’être. Elle est retournée : cultures, points et bonus disparaissent, ses tours et ses nobles retournent à la réserve. Un territoire ruiné reçoit une tour, un bâtiment spécial aucune. Vos trios et vos personnages restent acquis.
tip-choose-loss = Sacrifiez une tuile sans jetons, dont les lignes sont finies ou sans espoir.
why-apprentice-keeps = Votre Apprenti regarde deux personnages inutilisés et en garde un. Vous marquez les points de cette carte, en plus de ceux de l’Apprenti. Son effet ne sert à rien, et l’autre carte reste visible uniquement par vous.
tip-apprentice-keeps = Seul le nombre compte ici : prenez le plus élevé.

## Crops and kinds of tiles

about-crop-wheat = **Blé** : l’une des quatre cultures, sur fond jaune. Trois tuiles de blé alignées forment un trio : choisissez un personnage de la bannière du blé, ou prenez des pièces. Certaines églises prennent une pièce à ceux qui cultivent le blé, et les Champs cultivés rapportent 1 point par tuile de blé.
    .also = jaune, céréales
about-crop-olive = **Olive** : l’une des quatre cultures, sur fond vert. Trois tuiles d’olives alignées forment un trio : choisissez un personnage de la bannière de l’olive, ou prenez des pièces. Certaines églises prennent une pièce à ceux qui cultivent l’olive, et les Champs cultivés rapportent 1 point par tuile d’olives.
    .also = vert, oliviers, olives
about-crop-lavender = **Lavande** : l’une des quatre cultures, sur fond violet. Trois tuiles de lavande alignées forment un trio : choisissez un personnage de la bannière de la lavande, ou prenez des pièces. Certaines églises prennent une pièce à ceux qui cultivent la lavande, et le Pré fleuri rapporte 1 point par tuile de lavande.
    .also = violet, mauve
about-crop-poppy = **Coquelicot** : l’une des quatre cultures, sur fond rouge. Trois tuiles de coquelicots alignées forment un trio : choisissez un personnage de la bannière du coquelicot, ou prenez des pièces. Certaines églises prennent une pièce à ceux qui cultivent le coquelicot, et le Pré fleuri rapporte 1 point par tuile de coquelicots.
    .also = rouge, pavot, fleur
about-category-castle = **Château** : la tuile au milieu de votre royaume, avec deux cultures. Il compte pour chaque ligne qui passe par le milieu et ne se perd jamais : tours et nobles y sont à l’abri. Vous le choisissez avant la première manche ; certains châteaux donnent 1 ou 2 pièces.
    .also = centre, milieu, C1, C2, C3, C4, C5, C6
about-category-watchtower = **Tour de guet** : une tuile de territoire avec 1 ou 2 tours, et presque toujours des bateaux. Les tours vous protègent et comptent pour la majorité à la fin ; les bateaux rapprochent les Sarrasins.
    .also = guet, phare
about-category-church = **Église** : quand vous la placez, chaque autre joueur qui cultive la plante montrée avec la flèche vous donne 1 pièce, s’il en a une. Les cultures des châteaux comptent, pas celles des ruines. Chacun ne paie qu’une fois. La Cathédrale rapporte 2 points par église.
    .also = chapelle, quête, aumône
about-category-farm = **Ferme** : une tuile de territoire, souvent avec des pièces ou un noble. Le Pâturage rapporte 2 points par ferme.
    .also = grange
about-category-tavern = **Taverne** : une tuile de territoire, souvent avec des pièces. Le Caravanier et la Porcherie rapportent chacun 2 points par taverne.
    .also = auberge, bière, chope
about-category-village = **Village** : une tuile de territoire, souvent avec un noble. Le village de lavande aux deux flèches s’échange plus tard contre une tuile gratuite de la colonne.
    .also = maisons, hameau

## Special buildings

about-tile-S01 = **Porcherie** (bâtiment spécial) : 3 points, plus 2 points par taverne. Elle ne compte pas comme une ferme.
    .also = cochons, porcs
about-tile-S02 = **Amphithéâtre** (bâtiment spécial) : donne 1 noble et rapporte 1 point pour chacun de vos nobles.
    .also = arène, théâtre
about-tile-S03 = **Arc de triomphe** (bâtiment spécial) : 2 points, plus 2 points pour chacun de vos bâtiments spéciaux, lui compris.
    .also = arche
about-tile-S04 = **Champs cultivés** (bâtiment spécial) : 1 point par tuile de blé et 1 point par tuile d’olives. Une tuile qui porte les deux compte deux fois, et un tel château aussi.
    .also = champs
about-tile-S05 = **Cathédrale** (bâtiment spécial) : 2 points, plus 2 points par église. Elle ne compte pas comme une église.
    .also = dôme
about-tile-S06 = **Bourg** (bâtiment spécial) : donne 1 noble, vaut 1 point, et rapporte 1 point pour chacun de vos personnages. La carte gardée par un Apprenti ne compte pas.
    .also = ville
about-tile-S07 = **Pré fleuri** (bâtiment spécial) : 1 point par tuile de lavande et 1 point par tuile de coquelicots. Une tuile qui porte les deux compte deux fois, et un tel château aussi.
    .also = pré, fleurs
about-tile-S08 = **Forge** (bâtiment spécial) : 2 points par lot de 2 tours. Une tour isolée ne rapporte rien.
    .also = enclume
about-tile-S09 = **Forêt** (bâtiment spécial) : 3 points, plus 2 points pour chacune de vos ruines. Un raid fait moins mal avec elle.
    .also = arbres, bois
about-tile-S10 = **Forteresse** (bâtiment spécial) : donne 2 tours et vaut 2 points. Si vous la perdez, les deux tours partent, sans nouvelle tour.
    .also = fort, place forte
about-tile-S11 = **Marché** (bâtiment spécial) : donne 2 pièces, vaut 1 point, et rapporte 1 point par lot de 2 pièces que vous avez à la fin.
    .also = étal, boutique
about-tile-S12 = **Pâturage** (bâtiment spécial) : 2 points, plus 2 points pour chacune de vos fermes.
    .also = moutons

## Characters

about-character-apprentice = **Apprenti** (1 point) : à la fin de la partie, vous regardez en secret 2 personnages inutilisés et en gardez un. Vous marquez les points de cette carte, mais son effet ne sert à rien.
    .also = élève
about-character-military-architect = **Architecte militaire** (5 points) : à son arrivée, déplacez jusqu’à 3 de vos tours vers votre château, où elles ne se perdent pas.
    .also = architecte, ingénieur
about-character-treasurer = **Trésorier** (4 points) : vous recevez 1 pièce chaque fois que vous commencez à jouer, dès la manche suivante.
    .also = banquier, coffre
about-character-caravanner = **Caravanier** (3 points) : à la fin, 2 points pour chacune de vos tavernes non ruinées.
    .also = chameau, caravane
about-character-master-builder = **Maître d’œuvre** (5 points) : à son arrivée, relevez l’un de vos territoires ruinés. Ses cultures et ses points comptent de nouveau, ses tours et ses nobles reviennent, et la tour de la ruine part. Cela ne forme aucun trio. Un bâtiment spécial ruiné ne se relève pas.
    .also = bâtisseur, maçon
about-character-cartographer = **Cartographe** (5 points) : à son arrivée, échangez deux de vos tuiles avec tout ce qu’elles portent. Cela ne forme aucun trio.
    .also = plan
about-character-courtesan = **Courtisane** (3 points) : à son arrivée, prenez un noble sur une tuile au choix d’un autre joueur et posez-le sur l’une des vôtres.
    .also = éventail
about-character-duchess = **Duchesse** (4 points) : vous gagnez toutes les égalités à la fin : pour les majorités en nobles, pièces et tours, et pour la partie.
    .also = anneau, bague
about-character-blacksmith = **Forgeron** (4 points) : à son arrivée, ajoutez 1 tour sur l’une de vos tuiles, tant qu’il en reste.
    .also = maréchal-ferrant
about-character-inventor = **Inventeur** (5 points) : dans une manche suivante, avant de prendre une tuile, vous pouvez défausser cette carte et ses points pour un bâtiment spécial gratuit au choix, à la place de votre tuile habituelle. Si vous ne vous en servez pas, vous gardez les points.
    .also = engrenage, invention
about-character-thief = **Voleur** (4 points) : à son arrivée, prenez 1 pièce à chaque autre joueur qui en a.
    .also = larron
about-character-minstrel = **Ménestrel** (5 points) : à son arrivée, déplacez jusqu’à 3 de vos nobles vers votre château, où ils ne se perdent pas.
    .also = luth, barde, troubadour
about-character-merchant = **Marchand** (4 points) : à son arrivée, recevez 2 pièces.
    .also = commerçant, balance
about-character-mystic = **Mystique** (5 points) : à son arrivée, posez 2 Sarrasins à côté de tuiles de la colonne, ensemble ou séparément. Ils avancent quand quelqu’un place cette tuile.
    .also = lune, prophète
about-character-tailor = **Tailleur** (5 points) : à son arrivée, recevez 1 pièce pour chacun de vos nobles du moment.
    .also = ciseaux, couturier
about-character-strategist = **Stratège** (3 points) : à son arrivée, ajoutez 2 tours sur l’une de vos tuiles, tant qu’il en reste.
    .also = général
about-character-traitor = **Traître** (3 points) : à son arrivée, prenez une tour sur une tuile au choix d’un autre joueur et posez-la sur l’une des vôtres.
    .also = espion
about-character-trumpet-player = **Trompettiste** (3 points) : à son arrivée, ajoutez 1 noble sur l’une de vos tuiles, tant qu’il en reste.
    .also = trompette, héraut

## Scenarios

about-setting-scenario = **Scénario** : fixe le nombre de pièces au départ, la valeur des majorités en nobles, pièces et tours, et parfois une règle spéciale. Il y en a six, à choisir à l’ouverture de la table ; l’encadré en haut à droite de l’image montre les primes. Pour une première partie : **Premiers pas**.
    .also = scénarios, variante, mode
first-steps = Premiers pas
about-first-steps = **Premiers pas** (scénario) : aucune règle spéciale, idéal pour commencer. Vous débutez avec 2 pièces. Majorité en nobles : 5 points, deuxième place 2 points ; en pièces : 3 et 1 ; en tours : 5 et 2. À deux joueurs : 3 pièces au départ, et seulement les premières primes.
    .also = débutant, première partie
sails-on-the-horizon = Des voiles à l’horizon
about-sails-on-the-horizon = **Des voiles à l’horizon** (scénario) : chaque château commence avec 1 tour, et des Sarrasins attendent près des tuiles les plus chères de la colonne : 3 jetons, ou 2 à deux joueurs. Vous débutez avec 3 pièces. Majorité en nobles : 4 points, deuxième place 2 points ; en pièces : 3 et 1 ; en tours : 6 et 3. À deux joueurs, seulement les premières primes.
    .also = voiles, navires
court-of-ermengarde = La cour d’Ermengarde
about-court-of-ermengarde = **La cour d’Ermengarde** (scénario) : pour un trio, vous pouvez prendre un noble au lieu d’un personnage ou de pièces. Vous débutez avec 2 pièces. Majorité en nobles : 7 points, deuxième place 3 points ; en pièces : 2 et 1 ; en tours : 4 et 2. À deux joueurs : 3 pièces au départ, et seulement les premières primes.
    .also = cour, régente
year-of-plenty = Une année d’abondance
about-year-of-plenty = **Une année d’abondance** (scénario) : si vous ne prenez pas de personnage, un trio rapporte 3 pièces au lieu de 2. Vous débutez avec 4 pièces. Majorité en nobles : 4 points, deuxième place 2 points ; en pièces : 6 et 3 ; en tours : 4 et 1. À deux joueurs, seulement les premières primes : nobles 5, pièces 4, tours 5.
    .also = abondance, riche
the-long-watch = La longue veille
about-the-long-watch = **La longue veille** (scénario) : chacune de vos ruines coûte 1 point à la fin, et perdre une tuile coûte aussi 1 pièce. Vous débutez avec 2 pièces. Majorité en nobles : 4 points, deuxième place 2 points ; en pièces : 3 et 1 ; en tours : 7 et 3. À deux joueurs : 3 pièces au départ, et seulement les premières primes.
    .also = veille
pilgrims-road = La route des pèlerins
about-pilgrims-road = **La route des pèlerins** (scénario) : placer une église rapporte 1 pièce de plus, et chaque église vaut 1 point de plus. Vous débutez avec 2 pièces. Majorité en nobles, en pièces ou en tours : 4 points chacune, deuxième place 2 points. À deux joueurs, seulement les premières primes.
    .also = pèlerins, route

## Terms

term-column = Colonne
about-term-column = **Colonne** : les quatre tuiles de territoire disponibles, T1 à T4. T1 est gratuite ; pour une autre, posez 1 pièce sur chaque tuile sautée. Les pièces posées sur la tuile prise sont à vous. Quand elle est placée, les autres descendent et une nouvelle tuile est révélée.
    .also = offre, T1, T2, T3, T4, sauter, coût, prix
term-territory = Tuile de territoire
about-term-territory = **Tuile de territoire** : une tuile de la colonne, avec une ou deux cultures : tour de guet, église, ferme, taverne ou village. Il y en a 8 par joueur, plus 4. Une fois ruinée, elle reçoit 1 tour.
    .also = territoires, tuile, terre
term-building = Bâtiment spécial
about-term-building = **Bâtiment spécial** : coûte 4 pièces, une sur chaque tuile de la colonne. Il n’a pas de culture, mais rapporte des points à la fin, surtout pour ce que vous avez d’autre. Il y en a un de plus que de joueurs, et la rangée n’est jamais complétée. Une fois ruiné, il ne reçoit pas de tour.
    .also = bâtiments, monument, B1, B2, B3, B4, B5
term-kingdom = Royaume
about-term-kingdom = **Royaume** : vos neuf cases, trois sur trois, avec le château au milieu, case 5. Il compte huit lignes : trois rangées, trois colonnes, deux diagonales. La partie se termine quand tous les royaumes sont pleins.
    .also = plateau, cases, grille
term-trio = Trio
about-term-trio = **Trio** : trois tuiles de même culture en ligne, en colonne ou en diagonale, complétées par la tuile que vous venez de placer. Chaque trio rapporte un personnage de la bannière de cette culture, ou 2 pièces. Une tuile peut en compléter plusieurs. Ce que vous avez reçu reste à vous, même si une tuile est ruinée plus tard.
    .also = trios, ligne, alignement, trois
term-character = Personnage
about-term-character = **Personnage** : vient grâce à un trio. Son nombre, ce sont ses points à la fin, et chacun a un effet : la plupart agissent aussitôt, un soleil veut dire « avant de jouer », un parchemin « à la fin de la partie ». Il reste chez vous.
    .also = carte, personnages, spécialiste
term-banner = Bannière
about-term-banner = **Bannière** : une par culture, avec les personnages qu’un trio de cette culture peut attirer : 2 au départ, 3 à quatre joueurs. Les bannières ne sont pas complétées. Si elle est vide, un trio rapporte des pièces.
    .also = drapeau, bannières
term-tower = Tour
about-term-tower = **Tour** : un jeton posé sur l’une de vos tuiles. Chacune ajoute 1 à la défense. Les Sarrasins attaquent les joueurs qui ont le moins de tours ; la majorité en tours rapporte des points à la fin. Il y en a 20 ; quand il n’en reste plus, on n’en ajoute pas.
    .also = tours, mur, murs, 🗼
term-noble = Noble
about-term-noble = **Noble** : un jeton posé sur l’une de vos tuiles. La majorité en nobles rapporte des points à la fin, et les nobles départagent les égalités. Si vous perdez la tuile, vous perdez le noble. Il y en a 12.
    .also = nobles, couronne, 👑
term-coin = Pièce
about-term-coin = **Pièce** : sert à sauter des tuiles et à acheter des bâtiments spéciaux. La majorité en pièces rapporte des points à la fin. Une pièce barrée sur une tuile en fait perdre une, si vous en avez. Tout le monde voit vos pièces.
    .also = pièces, argent, or, 🪙, perdre une pièce
term-saracen = Sarrasins
about-term-saracen = **Sarrasins** : chaque bateau d’une tuile les fait avancer de 1 sur la mer quand on la place. Les jetons Sarrasin à côté d’une tuile de la colonne comptent comme ses bateaux. S’ils dépassent la défense, ils débarquent.
    .also = bateau, navire, envahisseur, envahisseurs, pirates, ⚔️, jeton Sarrasin
term-defense = Défense
about-term-defense = **Défense** : le nombre de joueurs plus toutes les tours en jeu ; c’est la tour sur la mer, en haut. Tant que les Sarrasins ne la dépassent pas, personne n’est attaqué. Elle baisse quand des tours se perdent.
    .also = mer, piste, bouclier
term-invasion = Invasion
about-term-invasion = **Invasion** : si les Sarrasins viennent d’avancer et dépassent la défense, ils débarquent dès que la personne qui joue a fini. Tous les joueurs qui ont le moins de tours perdent une tuile de leur choix. Ensuite, les Sarrasins se reposent jusqu’à leur prochaine avancée. L’encadré à droite de la mer montre qui serait attaqué.
    .also = raid, débarquement, attaque, moins de tours
term-ruin = Ruine
about-term-ruin = **Ruine** : une tuile perdue face aux Sarrasins, retournée. Elle n’a plus de culture et ne rapporte rien, mais occupe sa case. Un territoire ruiné reçoit 1 tour, qui compte. Le Maître d’œuvre peut le relever.
    .also = ruines, détruite, gravats, tuile grise
term-swap = Échange
about-term-swap = **Échange** (deux flèches) : le village de lavande peut être défaussé plus tard, avant de prendre une tuile, contre une tuile gratuite au choix de la colonne. Elle prend sa case avec tous ses effets ; puis vous prenez votre tuile habituelle.
    .also = échanger, flèches, troquer
term-points = Points
about-term-points = **Points** (le nombre dans la couronne de lauriers) : marqués à la fin pour les tuiles non ruinées, les personnages et les primes. Un nombre suivi de × rapporte autant pour chaque élément montré à côté. Certaines tuiles valent −1.
    .also = points de victoire, PV, score, lauriers, bonus, ×
term-prize = Prime
about-term-prize = **Prime** : des points à la fin pour la majorité en nobles, en pièces ou en tours, indiqués dans l’encadré en haut à droite. À trois ou quatre joueurs, la deuxième place en rapporte moins. Sans aucun jeton, pas de prime, et une égalité n’est jamais partagée.
    .also = majorité, majorités, primes, deuxième place
term-tie = Égalité
about-term-tie = **Égalité** : la Duchesse l’emporte, puis le plus de nobles, de pièces, de tours, et enfin la première place dans l’ordre de jeu. Cela vaut pour les primes et pour la partie.
    .also = égalités, départager, ex æquo
term-round = Manche
about-term-round = **Manche** : chacun joue une fois, en commençant par le premier joueur, qui a le drapeau. Quand c’est à vous : prenez une tuile, placez-la, recevez ce qu’elle montre, puis la récompense des trios, puis l’invasion s’il y en a une. La partie compte huit manches.
    .also = manches, tour de jeu, étapes, premier joueur, soleil
