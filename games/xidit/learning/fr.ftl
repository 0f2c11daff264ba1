## A guided first game

lesson-savior-title = Sauver le Royaume
lesson-savior-welcome = Des monstres rôdent dans le Royaume. Votre héros, un **Idrakys**, rassemble des unités et libère les cités. Jouons une partie courte contre deux adversaires joués par l’ordinateur : vous planifiez les deux premières années et la dernière, je joue celles du milieu. Dans un quart d’heure, vous aurez planifié, recruté, libéré des cités, et vous saurez qui devient Sauveur du Royaume.
lesson-savior-end = Voilà une partie entière, du premier plan au Tableau des exploits ! Vous savez planifier une année, recruter, libérer une cité, choisir vos récompenses, et vous avez vu ce que comptent le recensement et les décomptes. Il vous reste deux surprises : les **Colosses**, qui s’éveillent quand les menaces viennent à manquer, et des adversaires en chair et en os, qui visent les mêmes cités que vous. Pour relire un point des règles : `/règles`.

lesson-start = La carte compte 21 cités numérotées, reliées par des chemins noirs, rouges et bleus. Une tuile claire à bord vert porte des **recrues** : vous recevriez d’abord l’unité sur fond doré. Une tuile rouge est une **menace** : en haut, à côté du crâne, les unités que demande la cité ; en bas, l’or, les bardes et les étages qu’elle offre en échange. Je partirais de la cité { $city_key } ({ $city }) : on y recrute dès le premier ordre, et d’autres recrues ne sont pas loin.
lesson-first-plan = Une année, ce sont **six ordres** planifiés en secret. On exécute le premier ordre de chacun, puis le deuxième, etc. ⚫ 🔴 🔵 suivent le chemin de cette couleur, ⚔️ agit dans la cité où vous êtes. Devant des recrues, l’action vous donne la plus faible : une seule par cité et par an. Mon plan rassemble des unités : { $steps }. À mesure que vous choisissez, les cases en bas à gauche se remplissent et des flèches tracent votre route.
lesson-first-threat = Passons à une **menace**. La cité { $city_key } ({ $city }) demande { $units }. Une action sur place, avec toutes ces unités derrière votre paravent, les livre et libère la cité. { $freed ->
    [0] Ce ne sera pas pour cette année ; mon plan prépare la suite
   *[other] Mon plan
} : { $steps }. Les cases montrent ce qui se passe si tous les autres attendent. Or personne n’attend : on peut vous prendre une unité ou une menace sous le nez. Visez donc près, et gardez une autre cité en tête.
lesson-two-rewards = **{ $city } est libre !** Vous avez livré vos unités. Des trois récompenses, choisissez-en deux. 🪙 L’or compte pour la **Richesse**, 🎵 les bardes pour la **Renommée**, 🏰 les étages de guilde pour l’**Influence**. À la fin, un décompte pour chacune élimine le dernier du classement : il vous faut donc un peu de tout. Pour l’instant, prenez les deux plus grands nombres ; vous rattraperez le troisième ailleurs.
lesson-first-bards = Vos bardes chantent dans les régions autour de votre cité : sur la carte, leurs lettres sont encadrées d’or. Regardez les nombres à côté de la lyre : à la fin, la majorité de bardes dans la région { $region } rapporte { $first } points, la deuxième place { $second } points. Ceux de la région { region-C } restent cachés dans le **Bastion** jusque-là. J’irais là où peu de bardes suffisent pour mener.
lesson-dummy-player = À trois, un **joueur neutre** participe aux décomptes. Il ne se déplace jamais : à chaque menace éliminée, le vainqueur augmente de 1 un de ses trois niveaux. Il peut être éliminé, mais aussi vous éliminer : augmentez-le là où vous garderez de l’avance. La Renommée est un choix sûr : en fin de partie, on a d’habitude plus de points de Renommée que d’or ou d’étages.
lesson-first-census = Regardez le calendrier, en haut : les années marquées d’un drapeau se terminent par un **Recensement des armées**. Pour chaque type d’unité, vous choisissez en secret combien en révéler, et la majorité est récompensée : de l’or pour les Milices et les Archers, des bardes pour les Infanteries et les Prêtres, un étage de guilde pour les Mages. Vous gardez vos unités. Les autres apprennent ce que vous avez, mais si tôt, ce n’est pas grave : révélez tout.
lesson-last-plan = ⏩ Le temps a passé : voici **l’année { $year }, la dernière**. Vous avez { $gold ->
    [one] { $gold } Forain d’or
   *[other] { $gold } Forains d’or
} et { $stories ->
    [one] { $stories } étage de guilde
   *[other] { $stories } étages de guilde
}. Ensuite viennent les décomptes, dans cet ordre : { $assessment }. Les unités qui vous resteront ne serviront qu’à départager les égalités : livrez-les tant que vous pouvez. Mon plan : { $steps }.
lesson-last-rewards = Vos dernières récompenses. L’ordre des décomptes compte maintenant : pour participer au suivant, il faut survivre aux précédents. { $first } et { $second } passent en premier ; je prendrais donc ce qui y rapporte. Si vous y êtes à l’abri à coup sûr, pensez au dernier.
lesson-assessments = Un dernier recensement, puis les **décomptes** : { $assessment }. Chacun classe tout le monde, joueur neutre compris, et élimine le dernier encore en lice. En cas d’égalité, le plus d’unités l’emporte. Pour la Renommée, on ouvre le Bastion et on compte chaque région. Le joueur qui survit aux trois décomptes devient **Sauveur du Royaume**. { $n ->
    [0] Vous n’avez aucune unité à révéler : répondez simplement.
   *[other] Révélez toutes vos unités : il n’y a plus rien à cacher.
}

## What each decision is about

why-place-hero = Votre Idrakys, le héros qui exécute vos ordres, a besoin d’une cité de départ, encore libre. Ensuite, plusieurs héros peuvent se trouver dans la même cité. Chaque choix indique ce qui s’y trouve : des recrues, à prendre dès votre premier ordre, ou une menace et les unités qu’elle demande. Une cité à trois chemins vous laisse plus d’issues qu’un coin de la carte.
tip-place-hero = Partez d’un recrutement, ou juste à côté, avec une menace à votre portée dans les environs.
why-plan-orders = Vous planifiez maintenant toute l’année : six ordres, l’un après l’autre. Un ordre de chemin suit le chemin de cette couleur ; s’il n’y en a pas, il ne se passe rien. L’action prend la recrue la plus faible, élimine la menace si vous avez toutes les unités demandées, ou permet d’affronter un Colosse éveillé, selon la cité. L’attente ne fait rien. On exécute le premier ordre de chacun, puis le deuxième, et rien ne change une fois que tout le monde a validé. Les cases montrent l’effet de vos ordres si tous les autres attendent.
tip-plan-orders = Regardez ce que les autres peuvent prendre avant vous : l’unité sur fond doré va au premier qui agit.
why-fight-titan = Votre action ne trouve aucune tuile dans cette cité, et un Colosse est éveillé. Vous pouvez en éliminer un : vous livrez le nombre d’unités indiqué, de types au choix, et prenez deux de ses trois récompenses, comme pour une menace. Seuls les Colosses à votre portée sont proposés. Vous pouvez aussi les épargner et garder vos unités ; il ne se passe alors rien d’autre.
tip-fight-titan = Un Colosse accepte n’importe quelles unités : idéal pour celles qu’aucune menace ne demande.
why-muster = Le Colosse demande un nombre d’unités, peu importe leurs types : choisissez celles qui retournent à la Caserne. Pensez aux menaces sur la carte et au prochain recensement, et gardez les unités qu’il vous faudra.
tip-muster = Livrez ce que vous avez en nombre ; Prêtres et Mages se remplacent moins facilement.
why-choose-rewards = Vous recevez deux des trois récompenses, jamais les trois. L’or compte pour la Richesse, et personne d’autre ne sait combien vous en avez. Les bardes vont dans les régions autour de cette cité et comptent pour la Renommée. Les étages bâtissent votre guilde dans cette cité, quatre au plus, et comptent pour l’Influence. Si l’une des trois est impossible, vous recevez les deux autres sans avoir à choisir.
tip-choose-rewards = Chaque décompte élimine le dernier. Prenez ce qui vous manque, surtout pour le premier décompte.
why-place-bards = Chaque barde va dans une région autour de la cité où se trouve votre Idrakys. À la fin, la majorité de bardes dans une région marque le plus grand nombre à côté de la lyre, la deuxième place le plus petit ; en cas d’égalité en tête, tous marquent le plus grand et personne le plus petit. Au centre, les bardes vont dans le Bastion, où personne ne voit combien vous en avez. Vous en avez 20 en tout. Ceux d’un recensement peuvent aussi être gardés pour plus tard.
tip-place-bards = Mieux vaut mener dans plusieurs régions que de très loin dans une seule ; la deuxième place rapporte aussi.
why-advance-neutral = Dans une partie à trois, un joueur neutre est classé à chaque décompte. Quand vous éliminez une menace ou un Colosse, vous augmentez de 1 un de ses niveaux. Il perd toutes les égalités, mais s’il vous devance à un décompte, vous risquez l’élimination à sa place. S’il reste seul à la fin, personne ne gagne.
tip-advance-neutral = Augmentez-le là où vous avez de l’avance, et où il peut dépasser quelqu’un d’autre.
why-census-show = Au Recensement des armées, chacun choisit en secret combien d’unités de ce type révéler, puis on compare. La majorité reçoit la récompense ; en cas d’égalité, 1 chacun. Vous gardez vos unités. En montrer moins cache vos moyens, mais peut vous coûter la récompense.
tip-census-show = Révélez-en assez pour gagner, ou aucune pour cacher votre jeu : la deuxième place ne rapporte rien.
why-census-show-all = Au Recensement des armées, chacun choisit en secret combien d’unités de chaque type révéler, puis on compare les cinq types. Majorité de Milices : 1 Forain d’or. Archers : 2 Forains d’or. Infanteries : 1 barde. Prêtres : 2 bardes. Mages : 1 étage de guilde. En cas d’égalité, 1 chacun. Vous gardez vos unités, mais les autres connaissent désormais celles que vous avez révélées.
tip-census-show-all = D’ordinaire, on révèle tout. Ne cachez un type que si vous ne pouvez pas y être majoritaire.
why-census-show-nothing = Au Recensement des armées, tout le monde répond, même sans unités, pour que personne ne sache qui en a. Il n’y a qu’une réponse possible, et elle ne change rien pour vous.
tip-census-show-nothing = La question sert seulement à cacher aux autres que vous n’avez pas d’unités.
why-add-story = Vous avez révélé le plus de Mages : un étage s’ajoute à l’une de vos guildes sur la carte. Une guilde de quatre étages est complète et n’est pas proposée. Chaque étage compte pour 1 point d’Influence, où qu’il se trouve.
tip-add-story = Complétez une guilde presque finie ; les petites gardent de la place pour les étages à venir.

## Terms: what they are called on the screen or in the rules, and what they mean

term-idrakys = Idrakys
about-term-idrakys = **{ term-idrakys }** : votre héros, le pion marqué de votre lettre sur la carte. Il exécute vos six ordres de l’année : se déplacer, recruter, libérer des cités. Plusieurs peuvent se trouver dans une même cité, sauf lors du placement initial.
    .also = héros, pion, mon héros
term-city = Cités
about-term-city = Les **{ term-city }** sont les 21 cercles numérotés de la carte. Une cité peut porter une tuile de recrues ou de menace ; sans tuile, on ne peut y éliminer qu’un Colosse éveillé. Il en part un chemin noir, un rouge et un bleu, ou seulement deux des trois, et il y a de la place pour une guilde.
    .also = cité, tuile, tuile Cité, ville, numéro, cercle
term-region = Régions
about-term-region = Les **{ term-region }** sont les terres entre les chemins. Vos bardes vont dans les régions autour de votre cité. À la fin, dans chacune, la majorité marque le premier nombre à côté de la lyre, la deuxième place le second. En cas d’égalité en tête, tous marquent le premier et personne le second. Un cadenas marque une région fermée dans cette partie.
    .also = région, cadenas, fermée, majorité, lyre
term-order = Ordres
about-term-order = **{ term-order }** : six par an, planifiés en secret et en même temps par tous. On exécute ensuite le premier ordre de chacun, à partir du premier joueur, puis le deuxième, etc. Un ordre qui n’a plus de sens est exécuté quand même, ou ne fait rien.
    .also = ordre, plan, planifier, programmation, roue, plaquette de programmation, ordres secrets
term-recruits = Recrues
about-term-recruits = Les **{ term-recruits }** attendent sur les tuiles claires à bord vert. Une action y prend l’unité la plus faible, sur fond doré, et une seule fois par an et par cité. Quand la dernière est partie, la tuile s’en va, et la suivante de l’Échelle des recrutements apparaît dans sa cité.
    .also = recrue, recruter, recrutement, tuile Recrutement, tuile verte, plus faible
term-threat = Menaces
about-term-threat = Les **{ term-threat }** sont les tuiles rouges au crâne : en haut, les unités que demande la cité, en bas, ses récompenses. Si vous y agissez avec toutes ces unités, vous devez les livrer et choisissez deux des trois récompenses. Une coche sur la tuile signale que vous avez les unités. Puis la tuile suivante de l’Échelle des menaces apparaît.
    .also = menace, monstre, créature, ennemi, tuile rouge, crâne, coche, libérer une cité, tuile Menace
term-reward = Récompenses
about-term-reward = Les **{ term-reward }** d’une menace ou d’un Colosse : de l’or, des bardes et des étages. Choisissez-en deux sur trois. Si l’une d’elles est impossible à prendre, vous recevez les deux autres.
    .also = récompense, butin, prix
term-gold = Forains d’or
about-term-gold = Les **{ term-gold }** sont votre Richesse. Ils restent derrière votre paravent : personne ne sait combien vous en avez avant la fin. Il n’y a rien à acheter avec.
    .also = or, forain, pièce, argent, monnaie, banque ducale
term-bard = Bardes
about-term-bard = Les **{ term-bard }** chantent vos louanges dans les régions autour de votre cité et rapportent des points de Renommée à la fin. Vous en avez 20. Au centre, ils vont dans le Bastion.
    .also = barde, lyre, chant, louanges
term-guild = Guilde de magie
about-term-guild = **{ term-guild }** : une tour à votre lettre, à côté d’une cité. Chaque étage compte pour 1 point d’Influence. Une cité a au plus une guilde, d’un seul joueur et de quatre étages au plus. Vous avez 15 étages.
    .also = guilde, guildes, étage, étages, tour
term-bastion = Bastion
about-term-bastion = Le **{ term-bastion }** est le château de la région { region-C }. Les bardes envoyés dans cette région y entrent : tout le monde sait que vous en avez envoyé, personne ne sait combien. On l’ouvre à la fin, pour le décompte de Renommée.
    .also = château, au Bastion, centre, région centrale
term-screen = Paravent
about-term-screen = Votre **{ term-screen }** cache vos unités, votre or et vos bardes en réserve. Sur votre propre image, tout cela est en bas à gauche ; personne d’autre ne le voit avant la fin.
    .also = secret, caché, derrière le paravent
term-first-player = Premier joueur
about-term-first-player = Le **{ term-first-player }**, marqué d’une couronne, exécute chaque ordre avant les autres. Après chaque année sauf la dernière, la couronne passe au joueur suivant. Si l’égalité persiste à un décompte, la place la plus éloignée du premier joueur l’emporte.
    .also = couronne, ordre du tour, sens du jeu
term-path = Fil de la destinée
about-term-path = Le **{ term-path }** réunit l’Échelle des recrutements et l’Échelle des menaces, en bas à droite : quelles tuiles arrivent, et dans quelles cités. Une pile vide se reconstitue aussitôt avec la défausse opposée, retournée : les menaces éliminées reviennent en recrutements, les recrutements épuisés en menaces.
    .also = destinée, défausse, pile, prochaine tuile, prochain recrutement, prochaine menace
term-reinforcements = Renforts
about-term-reinforcements = Les **{ term-reinforcements }** arrivent au réveil des Colosses : les menaces éliminées, retournées, passent sous le reste de la pile Recrutement. Les deux premières tuiles de ce paquet forment la nouvelle pile Recrutement ; les autres sont mélangées et deviennent les menaces.
    .also = renfort, apparition des renforts
term-assessments = Décomptes
about-term-assessments = Trois **{ term-assessments }** terminent la partie : Richesse, Influence et Renommée, dans un ordre tiré au sort au début et affiché en bas du plateau. Chacun classe tout le monde et élimine le dernier encore en lice ; à cinq joueurs, le premier en élimine deux. Le dernier joueur en lice gagne.
    .also = décompte, score, points, fin, fin de la partie, élimination, éliminé
term-hall = Tableau des exploits
about-term-hall = Le **{ term-hall }** est l’image de fin de partie : une colonne par décompte, avec le niveau de chacun, du meilleur au moins bon, et un crâne à chaque élimination. En dessous, les points de Renommée, région par région.
    .also = résultat, classement, image finale
term-savior = Sauveur du Royaume
about-term-savior = Le titre de **{ term-savior }** revient au vainqueur : le seul joueur qu’aucun des trois décomptes n’a éliminé.
    .also = vainqueur, gagner, gagnant, victoire, sauveur
term-tie = Égalités
about-term-tie = **{ term-tie }** : à un décompte, le plus d’unités restantes l’emporte, puis la place la plus éloignée du premier joueur. Le joueur neutre perd toutes les égalités. À un recensement, les ex æquo reçoivent 1 chacun. Dans une région, tous les ex æquo marquent les points de leur place.
    .also = égalité, ex æquo, départager
term-calendar = Calendrier
about-term-calendar = Le **{ term-calendar }** est la rangée des années, en haut. L’année en cours est dorée. Un carré à drapeau est une année qui se termine par un Recensement des armées.
    .also = année, années, drapeau, temps
about-picture-next-recruits = **{ picture-next-recruits }** : les deux prochaines tuiles de recrues, chacune avec le numéro de la cité où elle apparaîtra. La première arrive dès que la dernière unité d’une cité est recrutée. À côté du titre : le nombre de tuiles dans la pile et dans la défausse.
    .also = prochain recrutement, pile Recrutement
about-picture-next-threats = **{ picture-next-threats }** : les deux prochaines menaces, chacune avec le numéro de la cité où elle apparaîtra. La première arrive dès qu’une menace est éliminée : vous pouvez prévoir d’y être déjà. À côté du titre : le nombre de tuiles dans la pile et dans la défausse.
    .also = prochaine menace, pile Menace
about-picture-titans = Les **{ picture-titans }** dorment en trois piles de deux. Sans Prochaine menace ni de quoi reconstituer sa pile, le premier de chaque pile s’éveille. Un Colosse éveillé demande 3, 4 ou 5 unités de types au choix ; on l’élimine par une action dans une cité sans tuile, et on choisit deux de ses trois récompenses. Dans une même cité et une même année, on n’élimine ni deux Colosses, ni un Colosse et une menace.
    .also = Colosse, Colosse éveillé, Colosse endormi, réveil des Colosses, repos des Colosses, titan, géant
about-picture-barracks = **{ picture-barracks }** : les unités que personne ne possède et qui n’attendent dans aucune cité. Les nouvelles tuiles Recrutement en reçoivent leurs unités ; celles qui manquent ne sont pas ajoutées plus tard. Les unités livrées y retournent.
    .also = réserve, tente
about-picture-census = **{ picture-census }** : après les années 4, 8 et 12, ou 3, 6 et 9 en version courte. Pour chaque type d’unité, chacun choisit en secret combien en révéler. La majorité est récompensée : Milices 1 Forain d’or, Archers 2 Forains d’or, Infanteries 1 barde, Prêtres 2 bardes, Mages 1 étage de guilde. En cas d’égalité, 1 chacun. Vous gardez vos unités.
    .also = recensement des armées, révéler, majorité d’unités, bannière

about-unit-peasant = **{ unit-peasant }**, un carré orange à fourche : l’unité la plus faible, donc la première recrutée. Il y en a 18. La majorité au recensement rapporte 1 Forain d’or ; en cas d’égalité, 1 chacun.
    .also = milice, milices, paysan, fourche, orange
about-unit-archer = **{ unit-archer }**, un cercle vert à arc : la deuxième unité en partant de la plus faible. Il y en a 16. La majorité au recensement rapporte 2 Forains d’or ; en cas d’égalité, 1 chacun.
    .also = archers, arc, vert
about-unit-infantry = **{ unit-infantry }**, un bouclier gris à épée : l’unité du milieu. Il y en a 14. La majorité au recensement place 1 barde ; en cas d’égalité, 1 chacun.
    .also = infanteries, soldat, épée, bouclier, gris
about-unit-cleric = **{ unit-cleric }**, une arche blanche à calice : la deuxième unité la plus forte. Il y en a 12. La majorité au recensement place 2 bardes ; en cas d’égalité, 1 chacun.
    .also = prêtres, clerc, calice, blanc
about-unit-mage = **{ unit-mage }**, un losange violet à bâton : l’unité la plus forte, donc la dernière recrutée dans une cité. Il y en a 10. La majorité au recensement ajoute 1 étage à une guilde ; en cas d’égalité, 1 chacun. L’étage est gardé pour plus tard si aucune guilde n’a de place.
    .also = mage, mages, sorcier, bâton, violet, losange

about-order-k = **{ order-k }** (touche k) : votre Idrakys suit le chemin noir jusqu’à la cité voisine. Sans chemin noir, il ne se passe rien.
    .also = k, noir, chemin, déplacement
about-order-r = **{ order-r }** (touche r) : votre Idrakys suit le chemin rouge, en tirets, jusqu’à la cité voisine. Sans chemin rouge, il ne se passe rien.
    .also = r, rouge, tirets
about-order-b = **{ order-b }** (touche b) : votre Idrakys suit le chemin bleu, à double trait, jusqu’à la cité voisine. Sans chemin bleu, il ne se passe rien.
    .also = b, bleu, double trait
about-order-a = **{ order-a }** (touche a) : votre Idrakys agit dans sa cité. Avec des recrues, vous prenez la plus faible ; avec une menace, vous l’éliminez si vous avez toutes les unités demandées ; sans tuile, vous pouvez éliminer un Colosse éveillé.
    .also = a, agir, épées
about-order-w = **{ order-w }** (touche w) : votre Idrakys reste sur place sans rien faire. Utile quand une tuile n’apparaîtra qu’un peu plus tard.
    .also = w, attendre, passer, sablier

about-assessment-wealth = **{ assessment-wealth }** : l’un des trois décomptes. Il compte l’or derrière votre paravent et élimine le dernier encore en lice.
    .also = riche, décompte de l’or
about-assessment-influence = **{ assessment-influence }** : l’un des trois décomptes. Il compte vos étages de guilde sur la carte, mais pas ceux que vous gardez derrière votre paravent, et élimine le dernier encore en lice.
    .also = décompte des guildes, auprès des mages
about-assessment-reputation = **{ assessment-reputation }** : l’un des trois décomptes. Il compte les points de vos bardes dans toutes les régions, Bastion ouvert, et élimine le dernier encore en lice.
    .also = gloire, décompte des bardes
about-neutral = **{ setting-neutral }** : à trois, il est classé à chaque décompte comme un quatrième participant. Il part de 6 au premier décompte, 5 au deuxième et 4 au troisième (difficile : 7, 6, 5). Quand vous éliminez une menace ou un Colosse, vous augmentez de 1 un de ses niveaux. Il ne participe pas aux recensements, perd toutes les égalités, et s’il reste seul, personne ne gagne.
    .also = joueur neutre, masque, difficile, normal

about-setting-length = **{ setting-length }** : 12 années, ou 9 pour une partie plus courte. La version courte a ses recensements après les années 3, 6 et 9, moins de tuiles, et des régions fermées : { region-2 }, et aussi { region-1 } à quatre ou à trois joueurs.
    .also = 12 années, 9 années, version courte, version longue
about-setting-census = **{ setting-census }** (option) : chacun choisit pour les cinq types d’unités d’un coup, ce qui est plus rapide, ou un type après l’autre, en voyant chaque résultat avant le suivant, comme dans le livret.
    .also = tout d’un coup, un type d’unité après l’autre

## Cities: what their tiles say, for four or five players and for three

about-city-1 = **{ city-1 }** (cité 1). Chemins : noir vers 11, rouge vers 19, bleu vers 2. Destination des bardes gagnés ici : { region-N } ou { region-1 }. Sa tuile porte d’un côté des recrues (2 Milices, 2 Archers et 1 Mage ; à trois joueurs, 1 Milice, 2 Archers et 1 Mage), de l’autre une menace : { creature-1 }.
    .also = cité 1
about-city-2 = **{ city-2 }** (cité 2). Chemins : noir vers 3, rouge vers 10, bleu vers 1. Destination des bardes gagnés ici : { region-N }, { region-E } ou { region-1 }. Sa tuile porte d’un côté des recrues (1 Milice, 1 Archer, 2 Infanteries et 1 Mage ; à trois joueurs, 1 Milice, 2 Infanteries et 1 Mage), de l’autre une menace : { creature-2 }.
    .also = cité 2
about-city-3 = **{ city-3 }** (cité 3). Chemins : noir vers 2, rouge vers 4, bleu vers 19. Destination des bardes gagnés ici : { region-E } ou { region-1 }. Sa tuile porte d’un côté des recrues (2 Archers, 2 Infanteries et 1 Prêtre ; à trois joueurs, 1 Archer, 2 Infanteries et 1 Prêtre), de l’autre une menace : { creature-3 }.
    .also = cité 3
about-city-4 = **{ city-4 }** (cité 4). Chemins : noir vers 5, rouge vers 3, bleu vers 16. Destination des bardes gagnés ici : { region-E } ou { region-V }. Sa tuile porte d’un côté des recrues (2 Milices, 1 Archer et 2 Mages ; à trois joueurs, 2 Milices, 1 Archer et 1 Mage), de l’autre une menace : { creature-4 }.
    .also = cité 4
about-city-5 = **{ city-5 }** (cité 5). Chemins : noir vers 4, rouge vers 21, bleu vers 12. Destination des bardes gagnés ici : { region-V } ou { region-2 }. Sa tuile porte d’un côté des recrues (1 Milice, 2 Infanteries, 1 Prêtre et 1 Mage ; à trois joueurs, 1 Milice, 1 Infanterie, 1 Prêtre et 1 Mage), de l’autre une menace : { creature-5 }.
    .also = cité 5
about-city-6 = **{ city-6 }** (cité 6). Chemins : rouge vers 7, bleu vers 11. Destination des bardes gagnés ici : { region-S }. Sa tuile porte d’un côté des recrues (1 Milice, 2 Archers, 1 Infanterie et 1 Mage ; à trois joueurs, 1 Milice, 1 Archer, 1 Infanterie et 1 Mage), de l’autre une menace : { creature-6 }.
    .also = cité 6
about-city-7 = **{ city-7 }** (cité 7). Chemins : noir vers 8, rouge vers 6, bleu vers 18. Destination des bardes gagnés ici : { region-S } ou { region-D }. Sa tuile porte d’un côté des recrues (2 Milices, 1 Archer, 1 Infanterie et 1 Mage ; à trois joueurs, 2 Milices, 1 Archer et 1 Infanterie), de l’autre une menace : { creature-7 }.
    .also = cité 7
about-city-8 = **{ city-8 }** (cité 8). Chemins : noir vers 7, rouge vers 9, bleu vers 20. Destination des bardes gagnés ici : { region-D } ou { region-2 }. Sa tuile porte d’un côté des recrues (1 Milice, 2 Archers et 2 Infanteries ; à trois joueurs, 1 Milice, 2 Archers et 1 Infanterie), de l’autre une menace : { creature-8 }.
    .also = cité 8
about-city-9 = **{ city-9 }** (cité 9). Chemins : noir vers 12, rouge vers 8, bleu vers 13. Destination des bardes gagnés ici : { region-H }, { region-D } ou { region-2 }. Sa tuile porte d’un côté des recrues (2 Milices, 1 Archer, 1 Infanterie et 1 Prêtre ; à trois joueurs, 2 Milices, 1 Infanterie et 1 Prêtre), de l’autre une menace : { creature-9 }.
    .also = cité 9
about-city-10 = **{ city-10 }** (cité 10). Chemins : noir vers 16, rouge vers 2, bleu vers 17. Destination des bardes gagnés ici : { region-C }, { region-N } ou { region-E }. Sa tuile porte d’un côté des recrues (2 Milices, 1 Prêtre et 2 Mages ; à trois joueurs, 2 Milices, 1 Prêtre et 1 Mage), de l’autre une menace : { creature-10 }.
    .also = cité 10
about-city-11 = **{ city-11 }** (cité 11). Chemins : noir vers 1, rouge vers 17, bleu vers 6. Destination des bardes gagnés ici : { region-S } ou { region-N }. Sa tuile porte d’un côté des recrues (1 Milice, 1 Archer, 2 Infanteries et 1 Prêtre ; à trois joueurs, 1 Milice, 1 Archer et 2 Infanteries), de l’autre une menace : { creature-11 }.
    .also = cité 11
about-city-12 = **{ city-12 }** (cité 12). Chemins : noir vers 9, rouge vers 14, bleu vers 5. Destination des bardes gagnés ici : { region-V }, { region-H } ou { region-2 }. Sa tuile porte d’un côté des recrues (2 Archers, 1 Infanterie et 2 Prêtres ; à trois joueurs, 1 Archer, 1 Infanterie et 2 Prêtres), de l’autre une menace : { creature-12 }.
    .also = cité 12
about-city-13 = **{ city-13 }** (cité 13). Chemins : noir vers 14, rouge vers 18, bleu vers 9. Destination des bardes gagnés ici : { region-C }, { region-H } ou { region-D }. Sa tuile porte d’un côté des recrues (1 Milice, 2 Archers, 1 Infanterie et 1 Prêtre ; à trois joueurs, 1 Milice, 1 Archer, 1 Infanterie et 1 Prêtre), de l’autre une menace : { creature-13 }.
    .also = cité 13
about-city-14 = **{ city-14 }** (cité 14). Chemins : noir vers 13, rouge vers 12, bleu vers 15. Destination des bardes gagnés ici : { region-C }, { region-V } ou { region-H }. Sa tuile porte d’un côté des recrues (1 Milice, 2 Archers et 2 Prêtres ; à trois joueurs, 1 Milice, 2 Archers et 1 Prêtre), de l’autre une menace : { creature-14 }.
    .also = cité 14
about-city-15 = **{ city-15 }** (cité 15). Chemins : rouge vers 16, bleu vers 14. Destination des bardes gagnés ici : { region-C } ou { region-V }. Sa tuile porte d’un côté des recrues (2 Milices, 2 Prêtres et 1 Mage ; à trois joueurs, 1 Milice, 2 Prêtres et 1 Mage), de l’autre une menace : { creature-15 }.
    .also = cité 15
about-city-16 = **{ city-16 }** (cité 16). Chemins : noir vers 10, rouge vers 15, bleu vers 4. Destination des bardes gagnés ici : { region-C }, { region-E } ou { region-V }. Sa tuile porte d’un côté des recrues (1 Milice, 1 Archer, 1 Infanterie, 1 Prêtre et 1 Mage ; à trois joueurs, 1 Milice, 1 Archer, 1 Prêtre et 1 Mage), de l’autre une menace : { creature-16 }.
    .also = cité 16
about-city-17 = **{ city-17 }** (cité 17). Chemins : noir vers 18, rouge vers 11, bleu vers 10. Destination des bardes gagnés ici : { region-C }, { region-S } ou { region-N }. Sa tuile porte d’un côté des recrues (2 Archers, 1 Infanterie et 2 Mages ; à trois joueurs, 1 Archer, 1 Infanterie et 2 Mages), de l’autre une menace : { creature-17 }.
    .also = cité 17
about-city-18 = **{ city-18 }** (cité 18). Chemins : noir vers 17, rouge vers 13, bleu vers 7. Destination des bardes gagnés ici : { region-C }, { region-S } ou { region-D }. Sa tuile porte d’un côté des recrues (1 Milice, 1 Archer, 1 Infanterie et 2 Prêtres ; à trois joueurs, 1 Milice, 1 Archer, 1 Infanterie et 1 Prêtre), de l’autre une menace : { creature-18 }.
    .also = cité 18
about-city-19 = **{ city-19 }** (cité 19). Chemins : rouge vers 1, bleu vers 3. Destination des bardes gagnés ici : { region-1 }. Sa tuile porte d’un côté des recrues (2 Milices, 2 Infanteries et 1 Mage), de l’autre une menace : { creature-19 }. À trois joueurs, elle ne sert pas.
    .also = cité 19
about-city-20 = **{ city-20 }** (cité 20). Chemins : noir vers 21, bleu vers 8. Destination des bardes gagnés ici : { region-2 }. Sa tuile porte d’un côté des recrues (2 Milices, 1 Archer et 2 Prêtres), de l’autre une menace : { creature-20 }. À trois joueurs, elle ne sert pas.
    .also = cité 20
about-city-21 = **{ city-21 }** (cité 21). Chemins : noir vers 20, rouge vers 5. Destination des bardes gagnés ici : { region-2 }. Sa tuile porte d’un côté des recrues (2 Milices, 1 Infanterie, 1 Prêtre et 1 Mage), de l’autre une menace : { creature-21 }. À trois joueurs, elle ne sert pas.
    .also = cité 21

## Threats

about-creature-1 = **{ creature-1 }**, menace de la cité 1 ({ city-1 }). Elle demande 1 Milice et 2 Infanteries, et offre 3 Forains d’or, 4 bardes et 3 étages : choisissez-en deux. À trois joueurs, elle demande 2 Archers et 1 Infanterie, et offre 4 Forains d’or, 3 bardes et 3 étages.
    .also = menace 1
about-creature-2 = **{ creature-2 }**, menace de la cité 2 ({ city-2 }). Elle demande 1 Archer, 1 Infanterie et 1 Mage, et offre 5 Forains d’or, 4 bardes et 4 étages : choisissez-en deux. À trois joueurs, elle demande 1 Milice, 1 Infanterie et 1 Prêtre, et offre 4 Forains d’or, 4 bardes et 3 étages.
    .also = menace 2
about-creature-3 = **{ creature-3 }**, menace de la cité 3 ({ city-3 }). Elle demande 2 Milices et 1 Mage, et offre 5 Forains d’or, 2 bardes et 3 étages : choisissez-en deux. À trois joueurs, elle demande 1 Milice, 1 Archer et 1 Infanterie, et offre 4 Forains d’or, 2 bardes et 3 étages.
    .also = menace 3
about-creature-4 = **{ creature-4 }**, menace de la cité 4 ({ city-4 }). Elle demande 2 Archers et 1 Prêtre, et offre 4 Forains d’or, 4 bardes et 3 étages : choisissez-en deux. À trois joueurs, elle demande 1 Prêtre et 1 Mage, et offre 4 Forains d’or, 4 bardes et 3 étages.
    .also = menace 4
about-creature-5 = **{ creature-5 }**, menace de la cité 5 ({ city-5 }). Elle demande 2 Prêtres et offre 4 Forains d’or, 4 bardes et 2 étages : choisissez-en deux. À trois joueurs, elle demande 2 Milices et 2 Archers, et offre 4 Forains d’or, 3 bardes et 3 étages.
    .also = menace 5
about-creature-6 = **{ creature-6 }**, menace de la cité 6 ({ city-6 }). Elle demande 1 Prêtre et 1 Mage, et offre 6 Forains d’or, 2 bardes et 3 étages : choisissez-en deux. À trois joueurs, elle demande 1 Milice, 1 Archer et 1 Mage, et offre 5 Forains d’or, 3 bardes et 3 étages.
    .also = menace 6
about-creature-7 = **{ creature-7 }**, menace de la cité 7 ({ city-7 }). Elle demande 1 Archer, 1 Infanterie et 1 Prêtre, et offre 5 Forains d’or, 4 bardes et 3 étages : choisissez-en deux. À trois joueurs, elle demande 1 Archer et 1 Mage, et offre 3 Forains d’or, 3 bardes et 3 étages.
    .also = menace 7
about-creature-8 = **{ creature-8 }**, menace de la cité 8 ({ city-8 }). Elle demande 2 Milices, 1 Archer et 1 Infanterie, et offre 4 Forains d’or, 3 bardes et 4 étages : choisissez-en deux. À trois joueurs, elle demande 2 Prêtres et offre 5 Forains d’or, 2 bardes et 3 étages.
    .also = menace 8
about-creature-9 = **{ creature-9 }**, menace de la cité 9 ({ city-9 }). Elle demande 1 Infanterie et 1 Mage, et offre 3 Forains d’or, 4 bardes et 3 étages : choisissez-en deux. À trois joueurs, elle demande 1 Milice, 1 Prêtre et 1 Mage, et offre 5 Forains d’or, 4 bardes et 4 étages.
    .also = menace 9
about-creature-10 = **{ creature-10 }**, menace de la cité 10 ({ city-10 }). Elle demande 1 Milice, 1 Archer et 1 Infanterie, et offre 4 Forains d’or, 3 bardes et 2 étages : choisissez-en deux. À trois joueurs, elle demande 2 Milices et 1 Mage, et offre 4 Forains d’or, 4 bardes et 2 étages.
    .also = menace 10
about-creature-11 = **{ creature-11 }**, menace de la cité 11 ({ city-11 }). Elle demande 1 Milice, 1 Infanterie et 1 Prêtre, et offre 4 Forains d’or, 4 bardes et 3 étages : choisissez-en deux. À trois joueurs, elle demande 1 Archer, 1 Infanterie et 1 Mage, et offre 6 Forains d’or, 4 bardes et 3 étages.
    .also = menace 11
about-creature-12 = **{ creature-12 }**, menace de la cité 12 ({ city-12 }). Elle demande 1 Archer et 1 Mage, et offre 3 Forains d’or, 2 bardes et 4 étages : choisissez-en deux. À trois joueurs, elle demande 2 Archers et 1 Prêtre, et offre 4 Forains d’or, 4 bardes et 3 étages.
    .also = menace 12
about-creature-13 = **{ creature-13 }**, menace de la cité 13 ({ city-13 }). Elle demande 1 Milice, 1 Prêtre et 1 Mage, et offre 5 Forains d’or, 5 bardes et 3 étages : choisissez-en deux. À trois joueurs, elle demande 1 Milice et 2 Infanteries, et offre 3 Forains d’or, 4 bardes et 3 étages.
    .also = menace 13
about-creature-14 = **{ creature-14 }**, menace de la cité 14 ({ city-14 }). Elle demande 2 Archers et 1 Infanterie, et offre 5 Forains d’or, 3 bardes et 2 étages : choisissez-en deux. À trois joueurs, elle demande 1 Milice, 1 Archer et 1 Prêtre, et offre 4 Forains d’or, 4 bardes et 2 étages.
    .also = menace 14
about-creature-15 = **{ creature-15 }**, menace de la cité 15 ({ city-15 }). Elle demande 1 Milice, 1 Archer et 1 Mage, et offre 4 Forains d’or, 3 bardes et 4 étages : choisissez-en deux. À trois joueurs, elle demande 2 Milices, 1 Infanterie et 1 Prêtre, et offre 5 Forains d’or, 4 bardes et 4 étages.
    .also = menace 15
about-creature-16 = **{ creature-16 }**, menace de la cité 16 ({ city-16 }). Elle demande 2 Milices, 1 Infanterie et 1 Prêtre, et offre 6 Forains d’or, 3 bardes et 4 étages : choisissez-en deux. À trois joueurs, elle demande 1 Infanterie et 1 Mage, et offre 5 Forains d’or, 3 bardes et 2 étages.
    .also = menace 16
about-creature-17 = **{ creature-17 }**, menace de la cité 17 ({ city-17 }). Elle demande 1 Milice, 1 Archer et 1 Prêtre, et offre 4 Forains d’or, 3 bardes et 3 étages : choisissez-en deux. À trois joueurs, elle demande 2 Milices, 1 Archer et 1 Infanterie, et offre 4 Forains d’or, 3 bardes et 4 étages.
    .also = menace 17
about-creature-18 = **{ creature-18 }**, menace de la cité 18 ({ city-18 }). Elle demande 2 Milices et 2 Archers, et offre 3 Forains d’or, 5 bardes et 2 étages : choisissez-en deux. À trois joueurs, elle demande 1 Archer, 1 Infanterie et 1 Prêtre, et offre 4 Forains d’or, 5 bardes et 3 étages.
    .also = menace 18
about-creature-19 = **{ creature-19 }**, menace de la cité 19 ({ city-19 }). Elle demande 1 Milice et 1 Mage, et offre 3 Forains d’or, 3 bardes et 2 étages : choisissez-en deux. Absente des parties à trois joueurs.
    .also = menace 19
about-creature-20 = **{ creature-20 }**, menace de la cité 20 ({ city-20 }). Elle demande 1 Infanterie et 1 Prêtre, et offre 4 Forains d’or, 3 bardes et 2 étages : choisissez-en deux. Absente des parties à trois joueurs.
    .also = menace 20
about-creature-21 = **{ creature-21 }**, menace de la cité 21 ({ city-21 }). Elle demande 1 Milice, 1 Archer, 1 Infanterie et 1 Mage, et offre 6 Forains d’or, 5 bardes et 4 étages : choisissez-en deux. Absente des parties à trois joueurs.
    .also = menace 21

## Regions

about-region-C = **{ region-C }** (Cr), une région de plaines. À la fin, la majorité de bardes y rapporte 6 points, la deuxième place 3 points. Tout autour : les cités 10, 13, 14, 15, 16, 17 et 18. C’est la région centrale : les bardes envoyés ici vont dans le Bastion et restent cachés jusqu’à la fin.
    .also = Cr, plaine
about-region-S = **{ region-S }** (Fr), une région enneigée. À la fin, la majorité de bardes y rapporte 5 points, la deuxième place 2 points. Tout autour : les cités 6, 7, 11, 17 et 18.
    .also = Fr, neige
about-region-N = **{ region-N }** (Gr), une région boisée. À la fin, la majorité de bardes y rapporte 4 points, la deuxième place 2 points. Tout autour : les cités 1, 2, 10, 11 et 17.
    .also = Gr, forêt
about-region-E = **{ region-E }** (Am), une région de steppes. À la fin, la majorité de bardes y rapporte 5 points, la deuxième place 2 points. Tout autour : les cités 2, 3, 4, 10 et 16.
    .also = Am, steppe
about-region-V = **{ region-V }** (Va), une région cultivée. À la fin, la majorité de bardes y rapporte 4 points, la deuxième place 2 points. Tout autour : les cités 4, 5, 12, 14, 15 et 16.
    .also = Va, champs
about-region-H = **{ region-H }** (Cu), une région de collines. À la fin, la majorité de bardes y rapporte 5 points, la deuxième place 3 points. Tout autour : les cités 9, 12, 13 et 14.
    .also = Cu, collines
about-region-D = **{ region-D }** (Du), une région marécageuse. À la fin, la majorité de bardes y rapporte 4 points, la deuxième place 2 points. Tout autour : les cités 7, 8, 9, 13 et 18.
    .also = Du, marais
about-region-1 = **{ region-1 }** (Co), une région côtière. À la fin, la majorité de bardes y rapporte 4 points, la deuxième place 2 points. Tout autour : les cités 1, 2, 3 et 19. Elle est fermée à trois joueurs, et à quatre en version courte : un cadenas la marque, et aucun barde n’y va.
    .also = Co, côte
about-region-2 = **{ region-2 }** (Su), une région désertique. À la fin, la majorité de bardes y rapporte 4 points, la deuxième place 2 points. Tout autour : les cités 5, 8, 9, 12, 20 et 21. Elle est fermée à trois joueurs, et toujours en version courte : un cadenas la marque, et aucun barde n’y va.
    .also = Su, désert

## Titans

about-titan-t3a = **{ titan-t3a }**, un Colosse. Tant qu’il est éveillé, une action dans une cité sans tuile permet de l’éliminer contre 3 unités de types au choix. Il offre 3 Forains d’or, 3 bardes et 2 étages : choisissez-en deux.
about-titan-t3b = **{ titan-t3b }**, un Colosse. Tant qu’il est éveillé, une action dans une cité sans tuile permet de l’éliminer contre 3 unités de types au choix. Il offre 4 Forains d’or, 2 bardes et 2 étages : choisissez-en deux.
about-titan-t4a = **{ titan-t4a }**, un Colosse. Tant qu’il est éveillé, une action dans une cité sans tuile permet de l’éliminer contre 4 unités de types au choix. Il offre 4 Forains d’or, 4 bardes et 2 étages : choisissez-en deux.
about-titan-t4b = **{ titan-t4b }**, un Colosse. Tant qu’il est éveillé, une action dans une cité sans tuile permet de l’éliminer contre 4 unités de types au choix. Il offre 4 Forains d’or, 3 bardes et 3 étages : choisissez-en deux.
about-titan-t5a = **{ titan-t5a }**, un Colosse. Tant qu’il est éveillé, une action dans une cité sans tuile permet de l’éliminer contre 5 unités de types au choix. Il offre 5 Forains d’or, 5 bardes et 3 étages : choisissez-en deux.
about-titan-t5b = **{ titan-t5b }**, un Colosse. Tant qu’il est éveillé, une action dans une cité sans tuile permet de l’éliminer contre 5 unités de types au choix. Il offre 6 Forains d’or, 3 bardes et 4 étages : choisissez-en deux.
