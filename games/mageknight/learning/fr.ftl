## The guided first game. Each step says one idea; the press that it suggests is named below it.
## Names stand without articles, as in the game's own catalog.

lesson-mageknight-title = Première expédition
lesson-mageknight-welcome = Vous êtes un Mage Knight, en mission dans un pays que personne n’a cartographié, pour y trouver une cité cachée. En un quart d’heure environ, vous allez jouer des cartes, explorer, recruter votre première unité, gagner un combat, voir tomber la nuit et prendre une forteresse. Je vous suggère chaque coup et je vous dis pourquoi. Vous jouez en solo : prenez tout votre temps.
lesson-mageknight-end = **Vous savez jouer !** Un tour, c’est toujours la même chose : jouer des cartes, avancer, faire une action, piocher. Vous avez exploré, recruté, combattu en quatre phases, soigné vos blessures, gagné un niveau et pris une forteresse de nuit. La suite : une vraie partie, en solo ou à quatre au plus. Trois manches pour trouver la cité, et le plus de Renommée l’emporte. En cas de doute, appuyez sur **?**.

lesson-tactic = La partie se joue en manches : un jour ou une nuit chacune. Au début d’une manche, chacun choisit une **tactique** : son numéro donne l’ordre des tours, et la plupart offrent un avantage. En solo contre le temps, jouer en premier ne change presque rien. Deux cartes de plus dès le premier tour, si !
lesson-tactic-instead = Elle a ses avantages aussi. Mais pour ce premier tour, il vous faudra le plus de cartes possible : commençons par en avoir davantage.
lesson-hand = Sous la carte du pays, voici votre **main**. En blanc, ce que chaque carte fait gratuitement ; en doré, ce qu’elle fait si vous payez un mana de la couleur indiquée. Pour avancer, il faut du **Mouvement**, et « { $card } » en donne. Jouer une carte ne déplace encore personne : elle remplit la case à la botte, et vous dépensez ces points sur la carte.
lesson-hand-instead = Mettons-nous d’abord en route : il faut une carte qui donne du Mouvement.
lesson-mana = « { $card } » a deux effets, et vous en choisissez un : l’effet de base, gratuit, ou l’effet **fort**, pour un **mana** { $color }. Le mana vient surtout de la **Source**, les dés en haut à droite. À chaque tour, vous pouvez utiliser un dé ; il est relancé à la fin du tour. Un dé inutilisé ne vous apporte rien : prenez l’effet fort.
lesson-walk = Vous avez **Mouvement { $n }**. Chaque case à votre portée est entourée de rose, avec son coût : une plaine coûte 2, collines et forêts 3, et l’on ne marche pas sur les lacs. Les petites maisons sont des **villages**, où des gens peuvent vous suivre. Notre but est celui de la case 1c : allons aussi loin que vos points le permettent.
lesson-walk-instead = Joli coin, mais c’est au village de la case 1c que tout commence. Par ici, je vous prie !
lesson-several = Un tour continue tant que vous avez des cartes : jouez-en, avancez, jouez-en d’autres, avancez encore. Pour aller plus vite, vous pouvez jouer **plusieurs cartes à la fois**. Tout ce qu’elles donnent s’additionne.
lesson-several-instead = Nous n’y sommes pas encore : jouons quelques cartes ensemble pour avoir du Mouvement.
lesson-together = Choisissez des cartes qui donnent du Mouvement. Les autres aideraient aussi, mais pour 1 point chacune, et elles nous serviront plus tard dans ce tour.
lesson-together-instead = Gardons celles-là pour plus tard. Pour l’instant, il nous faut des cartes de Mouvement.
lesson-orcs = Attention, des orques ! Sur la case 2g **rôdent** des ennemis : { $enemy }. On n’entre pas sur leur case, et passer d’une case voisine d’eux à une autre case voisine d’eux déclenche leur attaque. S’*approcher* d’eux est sans danger. Le village de la case 1c est juste à côté, et vous pouvez y aller sans les provoquer.
lesson-orcs-instead = Pas par là, je vous prie : au village vous attendent des recrues, et derrière lui des terres à découvrir.
lesson-explore = Vous voici au bord du pays connu. Les boussoles montrent où une nouvelle tuile peut se placer. **Explorer** coûte Mouvement 2 et rapporte 1 point de Renommée, sans quitter votre case. Personne ne sait ce qui va paraître : cela ne s’annule donc pas. C’est pourtant le meilleur emploi de vos points : découvrir le pays est votre mission.
lesson-explore-instead = D’abord de nouvelles terres ! Vous avez le Mouvement qu’il faut, et les points inutilisés sont perdus à la fin du tour.
lesson-village = Chaque nouvelle tuile rapporte de la Renommée : l’étoile de votre ligne de valeurs. Après le mouvement, vous avez droit à **une action** par tour : combattre, ou parler aux gens. Vous êtes dans un **village** : parlez. Les villageois vendent des Soins, et certaines unités de l’offre vous suivront.
lesson-village-instead = Vous n’avez qu’une action par tour, et celle-ci est pour les villageois.
lesson-influence = Les gens veulent être convaincus : il faut de l’**Influence**, la bulle. Votre Réputation, le visage souriant, en ajoute ou en retire, une fois par visite. Sous vos cartes, voici les unités de l’offre : une petite maison signale celles qui vous suivent dans un village. C’est le cas ici : { $unit }, pour Influence { $n }.
lesson-influence-instead = Il faut d’abord de l’Influence : sans elle, personne ici ne fera rien pour vous.
lesson-sideways = Les cartes d’Influence donnent les points indiqués. Toute autre carte en donne 1, quoi qu’elle dise : cela s’appelle la jouer **en travers**, et vaut aussi pour le Mouvement, le Blocage et l’Attaque. Choisissez des cartes jusqu’à Influence { $n } (pour { $unit }) et gardez le reste.
lesson-recruit = Cela suffit. Une unité demande un **jeton de commandement**, et vous n’en avez qu’un au départ : choisissez bien. Une unité sert une fois par manche, et peut prendre un coup à votre place en combat. { $unit } pour Influence { $n } : une bonne affaire.
lesson-recruit-instead = Vous avez l’Influence, et ces gens sont d’accord. Emmenez-les !
lesson-end = Vous menez désormais une unité : { $unit }. Plus rien à acheter ici : **terminez votre tour**. Les cartes non jouées restent en main, et vous piochez jusqu’à en avoir { $n }. Points et manas inutilisés sont perdus.

lesson-challenge = Des orques sont à côté de vous, case { $space } : { $enemy } ({ $values }). Sous la tête d’orque, l’épée est leur attaque et le bouclier leur armure. Les vaincre rapporte de la Renommée et, comme tout le pays en souffre, de la Réputation. Vous les combattez depuis votre case. Un combat a **quatre phases** : voyons-les une à une.
lesson-challenge-instead = C’est l’heure de votre premier combat. N’ayez crainte : même s’il tourne mal, vous n’y perdez que quelques cartes.
lesson-ranged = **1. Phase à distance.** Un ennemi vaincu maintenant n’attaquera pas. Mais seules comptent les Attaques à distance et de siège, sans carte en travers. { $plan_key ->
    [shoot] Vous avez de quoi atteindre l’ennemi : servez-vous-en.
   *[wait] À distance, vous ne pouvez pas vaincre l’ennemi ({ $enemy }) : continuez.
}
lesson-block = **2. Phase de blocage.** L’attaque est de { $n } ({ $enemy }). On la bloque tout entière, ou pas du tout. { $swift_key ->
    [yes] Elle a la **Rapidité** (la double flèche) : il faut le double, Blocage { $needed }.
   *[no] Il faut Blocage { $needed }.
} { $plan_key ->
    [block] Vous pouvez le faire et garder assez de cartes pour attaquer ensuite.
   *[spare] Il vous resterait trop peu de cartes pour vaincre l’ennemi, ce qui demande Attaque { $armor }. Gardez donc vos cartes et encaissez.
}
lesson-block-instead = Un instant : un blocage trop faible d’un seul point n’arrête rien, et les cartes sont perdues. Ma suggestion vous laisse en meilleure posture.
lesson-damage = **3. Phase de dégâts.** Le coup passe : { $n } { $n ->
    [one] dégât
   *[other] dégâts
}. Le bouclier de votre ligne de valeurs est votre armure, { $armor } : chaque tranche de { $armor } dégâts, même entamée, met une **blessure** dans votre main. Une unité pourrait s’interposer et serait blessée à votre place. { $plan_key ->
    [healed] Encaissez vous-même cette fois : quelqu’un peut vous soigner ensuite.
    [hero] Encaissez vous-même cette fois, et épargnez votre unité.
   *[unit] Laissez votre unité absorber ce qu’elle peut.
}
lesson-attack = **4. Phase d’attaque.** À vous de frapper ! Toutes les attaques comptent, et aussi les cartes en travers. Pour vaincre l’ennemi ({ $enemy }), il faut Attaque { $n } ; un point de moins ne fait rien.
lesson-attack-instead = C’est le moment ! Réunissez les cartes de votre attaque.
lesson-strike = Prenez d’abord les cartes d’Attaque, puis complétez avec d’autres, à 1 point chacune, jusqu’à Attaque { $n }. Le surplus est perdu : ne dépensez pas plus qu’il ne faut. Dès que le compte y est, c’en est fait de l’ennemi ({ $enemy }).
lesson-wounds = Le combat est terminé. Un ennemi vaincu rapporte aussitôt sa Renommée. { $n ->
    [one] La **blessure** dans votre main ne fait que prendre de la place, et coûte
   *[other] Les { $n } **blessures** dans votre main ne font que prendre de la place, et chacune coûte
} 2 points de Renommée à la fin de la partie. { $plan_key ->
    [heal] Après votre action, vous ne pouvez plus avancer, mais encore soigner. Faisons-le tout de suite.
   *[later] Pour vous en défaire : des Soins, une clairière magique, ou le repos.
}
lesson-potion = Unités et cartes laissent souvent le choix. Prenez le **Soin** : chaque point retire du jeu une blessure de votre main, pour de bon. S’il coûte un mana, un dé de la Source peut le payer, comme pour une carte.
lesson-heal = Vos Soins attendent dans la case à la croix. Chaque point soigne une blessure de votre main ; une unité blessée demande autant de points que son niveau. Cela ne se fait pas en combat, et les points qui restent sont perdus.
lesson-turn-end = C’est tout pour ce tour. À la fin, les cartes jouées vont dans votre défausse et vous en piochez d’autres. Et si votre Renommée a atteint le palier suivant, vous gagnez un **niveau**. Le premier palier est à 3.
lesson-level = **Vous gagnez un niveau**, avec Renommée { $n }. Un niveau sur deux apporte une **compétence** et une action avancée. Une compétence ne se pioche pas : elle est toujours là, et la plupart servent une fois par tour. Les autres niveaux permettent de mener plus d’unités et vous rendent plus solide. Il n’y a pas de mauvais choix : suivez vos goûts.
lesson-advanced = Les **actions avancées** sont des cartes plus fortes. Celle que vous choisissez va sur le dessus de votre pioche : vous l’aurez aussitôt en main, et jusqu’à la fin de la partie. Lisez ses deux lignes : en quoi voulez-vous exceller ?

lesson-freely = À vous de jouer, librement ! { $plan_key ->
    [plunder] Vous pourriez même piller le village avant toute chose : 2 cartes contre 1 point de Réputation.
   *[go] Jouez vos cartes comme vous l’entendez.
} Les nouvelles tuiles rapportent de la Renommée, une mine donne un cristal si vous y terminez votre tour, et chaque village peut vous offrir quelque chose. La suggestion est ce que ferait un joueur virtuel. Après quelques coups, je jouerai pour vous jusqu’à la tombée de la nuit.
lesson-night = Le temps a passé, et **la nuit est tombée**. À la fin d’une manche, chacun mélange toutes ses cartes et pioche une nouvelle main, les unités sont réactivées, et l’offre se renouvelle. Puis chacun choisit une nouvelle tactique : la nuit a les siennes.
lesson-dark = Le pays est dans le noir. Une forêt coûte Mouvement 5, un désert seulement 3. Le mana or ne sert plus ; le mana **noir** sert maintenant, pour l’effet fort des sorts. Et vous ne voyez plus qui garde une place forte avant d’y être. { $plan_key ->
    [keep] Vous avez de quoi en prendre une : { $space }, notre but cette nuit. Réunissez le Mouvement, et gardez des cartes pour le combat.
   *[go] Allez où vous voulez, mais gardez des cartes pour un combat.
}
lesson-keep = À votre portée : { $space }. Entrer dans une forteresse qui n’est pas à vous est un **assaut** : votre mouvement s’arrête, vous perdez 1 point de Réputation, et vous combattez la garnison. { $plan_key ->
    [seen] Vous l’avez déjà vue : { $enemy }.
   *[hidden] Vous verrez aux portes qui la compose.
} Si vous gagnez, la forteresse est à vous. Sinon, vous retournez d’où vous veniez.
lesson-keep-instead = La forteresse ne viendra pas à nous, et la nuit est courte. À l’assaut !
lesson-walls = { $enemy } : { $values }. La nouveauté, ce sont les **remparts** : en phase à distance, seule l’Attaque de siège compte contre une garnison, et contre une garnison *fortifiée*, rien du tout. Pour le reste, ce sont les quatre phases que vous connaissez. Cette fois, les choix sont à vous jusqu’à la fin du combat.
lesson-conquered = **La forteresse est à vous !** Votre bouclier sur la carte le montre, et vaut 2 points de Renommée au décompte final. Vous pouvez y recruter des soldats. Et tant que vous êtes sur sa case ou à côté, votre limite de main augmente de 1 carte : terminez votre tour et comptez.
lesson-city = Et ainsi de suite, tour après tour. { $n ->
    [one] Une tuile reste inconnue, et c’est elle qui
   *[other] { $n } tuiles restent inconnues, et l’une des trois dernières
} porte la **cité**. Dès qu’elle est révélée, chacun joue un dernier tour, puis l’on compte la Renommée. Vous avez jusqu’à la fin de la troisième manche. Encore un coup, et la vraie partie peut commencer.
