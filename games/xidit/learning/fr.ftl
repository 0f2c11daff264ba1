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
