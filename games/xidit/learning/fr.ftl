## A guided first game

lesson-savior-title = Sauver le Royaume
lesson-savior-welcome = Des monstres rôdent dans le Royaume. Votre héros, un **Idrakys**, rassemble des unités et libère les cités. Jouons une partie courte contre deux joueurs informatiques : vous planifiez les deux premières années et la dernière, je joue celles du milieu. Dans un quart d’heure, vous aurez planifié, recruté, libéré des cités, et vous saurez qui devient Sauveur du Royaume.
lesson-savior-end = Voilà une partie entière, du premier plan au Tableau des exploits ! Vous savez planifier une année, recruter, libérer une cité, choisir vos récompenses, et vous avez vu ce que comptent le recensement et les décomptes. Il vous reste deux surprises : les **Colosses**, qui s’éveillent quand les menaces viennent à manquer, et des adversaires en chair et en os, qui visent les mêmes cités que vous. Pour relire un point des règles : `/règles`.

lesson-start = La carte compte 21 cités numérotées, reliées par des chemins noirs, rouges et bleus. Une tuile claire à bord vert porte des **recrues** : vous recevriez d’abord l’unité sur fond doré. Une tuile rouge est une **menace** : en haut, à côté du crâne, les unités que demande la cité ; en bas, l’or, les bardes et les étages qu’elle offre en échange. Je partirais de la cité { $city_key } ({ $city }) : on y recrute dès le premier ordre, et d’autres recrues ne sont pas loin.
lesson-first-plan = Une année, ce sont **six ordres** planifiés en secret. On exécute le premier ordre de chacun, puis le deuxième, etc. ⚫ 🔴 🔵 suivent le chemin de cette couleur, ⚔️ agit dans la cité où vous êtes. Devant des recrues, l’action vous donne la plus faible : une seule par cité et par an. Mon plan rassemble des unités : { $steps }. À mesure que vous choisissez, les cases en bas à gauche se remplissent et des flèches tracent votre route.
lesson-first-threat = Passons à une **menace**. La cité { $city_key } ({ $city }) demande { $units }. Une action sur place, avec toutes ces unités derrière votre paravent, les livre et libère la cité. { $freed ->
    [0] Il vous en manque encore pour cette année, alors mon plan prépare la suite
   *[other] Mon plan
} : { $steps }. Les cases montrent ce qui se passe si tous les autres attendent. Or personne n’attend : on peut vous prendre une unité ou une menace sous le nez. Visez donc près, et gardez une autre cité en tête.
lesson-two-rewards = **{ $city } est libre !** Vous avez livré vos unités. Des trois récompenses, choisissez-en deux. 🪙 L’or compte pour la **Richesse**, 🎵 les bardes pour la **Renommée**, 🏰 les étages de guilde pour l’**Influence**. À la fin, un décompte pour chacune élimine le dernier du classement : il vous faut donc un peu de tout. Pour l’instant, prenez les deux plus grands nombres ; vous rattraperez le troisième ailleurs.
lesson-first-bards = Vos bardes chantent dans les régions autour de votre cité : sur la carte, leurs lettres sont encadrées d’or. Regardez les nombres à côté de la lyre : à la fin, la majorité de bardes dans la région { $region } rapporte { $first } points, la deuxième place { $second }. Ceux de la région { region-C } restent cachés dans le **Bastion** jusque-là. J’irais là où peu de bardes suffisent pour mener.
lesson-dummy-player = À trois, un **joueur neutre** participe aux décomptes. Il ne se déplace jamais : quand vous éliminez une menace, vous augmentez de 1 un de ses trois niveaux. Il peut être éliminé, mais aussi vous éliminer : augmentez-le là où vous garderez de l’avance. La Renommée est un choix sûr : en fin de partie, on a d’habitude plus de points de Renommée que d’or ou d’étages.
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
tip-place-hero = Partez d’un recrutement, ou tout près, avec une menace à votre portée dans les environs.
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
