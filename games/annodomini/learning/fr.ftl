## The guided first game, what each decision is about, and what things are.

lesson-kingdom-title = Votre premier royaume
lesson-kingdom-welcome = Vous régnez sur une terre de Provence : en huit manches, bâtissez un royaume de neuf tuiles, attirez des personnages et tenez les Sarrasins à distance. Nous jouerons une partie entière contre un joueur virtuel, une idée à la fois. Comptez environ 15 minutes ; vous pouvez vous arrêter et revenir quand vous voulez.
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
lesson-trio = Regardez votre royaume : sur la case { $space }, cette tuile complète une ligne de trois ({ $crops }). Les boutons qui forment un trio le disent, et si vous alliez en manquer un, je vous poserais la question.
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
    Vous voyez les pièces sur cette tuile, { $tile } ? Il y en a { $n }, laissées par tous ceux qui l’ont sautée. { $cost ->
        [0] Elle est gratuite : c’est tout bénéfice.
        [one] Elle coûte { $cost } pièce : vous y gagnez quand même.
       *[other] Elle coûte { $cost } pièces : vous y gagnez quand même.
    } { $raid ->
        [yes] Un seul ennui : son bateau fait débarquer les Sarrasins, et personne n’a moins de tours que vous ; je vous demanderai donc confirmation. Prenez-la tout de même : ces pièces valent plus qu’une tuile faible, et vous verrez ce qu’est un raid.
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
        [yes] Vous avez { $coins } pièces. Il rapporterait déjà { $n ->
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
    Votre dernière décision ! Ce qui ne sert que plus tard ne vaut plus rien : seuls comptent les points, et les majorités à la fin. Nobles ({ $noble_points } points) : { $nobles } contre { $their_nobles }. Pièces ({ $coin_points } points) : { $coins } contre { $their_coins }. Tours ({ $tower_points } points) : { $towers } contre { $their_towers }.
    En cas d’égalité, la Duchesse l’emporte, puis le plus de nobles. Ensuite, la partie se termine, et la feuille de score montre d’où viennent tous les points.
