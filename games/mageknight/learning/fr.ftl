## The guided first game. Each step says one idea; the press that it suggests is named below it.
## Names stand without articles, as in the catalog of the game.

lesson-mageknight-title = Première expédition
lesson-mageknight-welcome = Vous êtes un Mage Knight, en mission dans un pays que personne n’a cartographié, pour y trouver une cité cachée. En un quart d’heure environ, vous allez jouer des cartes, explorer, recruter votre première unité, gagner un combat, voir tomber la nuit et prendre une forteresse. Je vous suggère chaque coup et je vous dis pourquoi. Vous jouez en solo : prenez tout votre temps.
lesson-mageknight-end = **Vous savez jouer !** Un tour, c’est toujours la même chose : jouer des cartes, avancer, faire une action, piocher. Vous avez rencontré l’essentiel : terres à explorer, villages et unités, les quatre phases d’un combat, blessures et Soins, niveaux, la nuit et ses forteresses. La suite : une vraie partie, en solo ou à quatre au plus. Trois manches pour trouver la cité, et le plus de Renommée l’emporte. En cas de doute, appuyez sur **?**.

lesson-tactic = La partie se joue en manches : un jour ou une nuit chacune. Au début d’une manche, chacun choisit une **tactique** : son numéro donne l’ordre des tours, et la plupart offrent un avantage. En solo contre le temps, jouer en premier ne change presque rien. Deux cartes de plus dès le premier tour, si !
lesson-tactic-instead = Elle a ses avantages aussi. Mais pour ce premier tour, il vous faudra le plus de cartes possible : commençons par en avoir davantage.
lesson-hand = Sous la carte du pays, voici votre **main**. En blanc, ce que chaque carte fait gratuitement ; en doré, ce qu’elle fait si vous payez un mana de la couleur indiquée. Pour avancer, il faut du **Mouvement**, et « { $card } » en donne. Jouer une carte ne déplace encore personne : elle remplit la case à la botte, et vous dépensez ces points sur la carte.
lesson-hand-instead = Mettons-nous d’abord en route : il faut une carte qui donne du Mouvement.
lesson-mana = « { $card } » a deux effets, et vous en choisissez un : l’effet de base, gratuit, ou l’effet **fort**, pour un **mana** { $color }. Le mana vient surtout de la **Source**, les dés en haut à droite. À chaque tour, vous pouvez utiliser un dé ; il est relancé à la fin du tour. Un dé inutilisé ne vous apporte rien : prenez l’effet fort.
lesson-walk = Vous avez **Mouvement { $n }**. Chaque case à votre portée est entourée de rose, avec son coût : une plaine coûte 2, collines et forêts 3, et l’on ne marche pas sur les lacs. Les petites maisons sont des **villages**, où des gens peuvent vous suivre. Notre but est celui de la case 1c : allons aussi loin que vos points le permettent.
lesson-walk-instead = Joli coin, mais l’aventure commence au village de la case 1c. Par ici, je vous prie !
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
lesson-sideways = Les cartes d’Influence donnent les points indiqués. Une autre carte en donne 1, quoi qu’elle dise : cela s’appelle la jouer **en travers**, et vaut aussi pour le Mouvement, le Blocage et l’Attaque. Choisissez des cartes jusqu’à Influence { $n } (pour { $unit }) et gardez le reste.
lesson-recruit = Cela suffit. Une unité demande un **jeton de commandement**, et vous n’en avez qu’un au départ : choisissez bien. Une unité sert une fois par manche, et peut prendre un coup à votre place en combat. { $unit } pour Influence { $n } : une bonne affaire.
lesson-recruit-instead = Vous avez l’Influence, et ces gens sont d’accord. Emmenez-les !
lesson-end = Vous menez désormais une unité : { $unit }. Plus rien à acheter ici : **terminez votre tour**. Les cartes non jouées restent en main, et vous piochez jusqu’à en avoir { $n }. Points et manas inutilisés sont perdus.

lesson-challenge = Des orques sont à côté de vous, case { $space } : { $enemy } ({ $values }). Sous la tête d’orque, l’épée est leur attaque et le bouclier leur armure. Les vaincre rapporte de la Renommée et, comme tout le pays en souffre, de la Réputation. Vous les combattez depuis votre case. Un combat a **quatre phases** : voyons-les une à une.
lesson-challenge-instead = C’est l’heure de votre premier combat. N’ayez crainte : même s’il tourne mal, il ne vous coûte que quelques cartes et blessures.
lesson-ranged = **1. Phase à distance.** Un ennemi vaincu maintenant n’attaquera pas. Mais seules comptent les Attaques à distance et de siège, sans carte en travers. { $plan_key ->
    [shoot] Vous avez de quoi atteindre l’ennemi : servez-vous-en.
   *[wait] À distance, vous ne pouvez pas vaincre l’ennemi ({ $enemy }) : continuez.
}
lesson-block = **2. Phase de blocage.** L’attaque est de { $n } ({ $enemy }). On la bloque entièrement, ou pas du tout. { $swift_key ->
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
lesson-turn-end = Ce tour touche à sa fin. Les cartes jouées iront dans votre défausse et vous en piocherez d’autres. Et si votre Renommée a atteint le palier suivant, vous gagnez un **niveau**. Le premier palier est à 3.
lesson-level = **Vous gagnez un niveau**, avec Renommée { $n }. Un niveau sur deux apporte une **compétence** et une action avancée. Une compétence ne se pioche pas : elle est toujours là, et sert le plus souvent une fois par tour. Les autres niveaux permettent de mener plus d’unités et vous rendent plus solide. Il n’y a pas de mauvais choix : suivez vos goûts.
lesson-advanced = Les **actions avancées** sont des cartes plus fortes. Celle que vous choisissez va sur le dessus de votre pioche : vous l’aurez aussitôt en main, et jusqu’à la fin de la partie. Lisez ses deux lignes : en quoi voulez-vous exceller ?

lesson-freely = À vous de jouer, librement ! { $plan_key ->
    [plunder] Vous pourriez même piller le village avant le reste : 2 cartes contre 1 point de Réputation.
   *[go] Jouez vos cartes comme vous l’entendez.
} Les nouvelles tuiles rapportent de la Renommée, une mine donne un cristal si vous y terminez votre tour, et chaque village peut vous offrir quelque chose. La suggestion est ce que ferait l’ordinateur. Après quelques coups, je jouerai pour vous jusqu’à la tombée de la nuit.
lesson-night = Le temps a passé, et **la nuit est tombée**. À la fin d’une manche, chacun mélange toutes ses cartes et pioche une nouvelle main, les unités sont réactivées, et l’offre se renouvelle. Puis chacun choisit une nouvelle tactique : la nuit a les siennes.
lesson-dark = Le pays est dans le noir. Une forêt coûte Mouvement 5, un désert seulement 3. Le mana or ne sert plus ; le mana **noir** sert maintenant, pour l’effet fort des sorts. Et vous ne voyez plus qui garde une place forte avant d’y être. { $plan_key ->
    [keep] Vous pourriez en prendre une cette nuit, par exemple { $space } : réunissez le Mouvement, et gardez des cartes pour le combat.
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

## What each decision is about, and in one line what matters most the first time

why-choose-hero = Vous jouez ce héros toute la partie. Tous ont les mêmes 16 cartes, sauf une qui leur est propre, et chacun a dix compétences à lui : vous en gagnerez quelques-unes avec les niveaux. Arythea tire sa force des blessures et du feu, Goldyx crée des cristaux et vole, Norowas mène des unités et s’entend avec tous, Tovak attaque et bloque avec vigueur.
tip-choose-hero = Pour une première partie : Tovak combat bien avec peu de mana, Norowas recrute vite.
why-choose-tactic = Chacun prend une tactique pour cette manche, la plus faible Renommée d’abord. Son numéro est votre rang dans l’ordre des tours : un petit numéro joue plus tôt, un grand offre davantage. En solo, une tactique utilisée par vous ou par le joueur virtuel ne revient pas.
tip-choose-tactic = Des cartes en plus servent toujours. Jouer tôt ne compte que si l’on vous dispute un lieu.
why-rethink-which = Vous pouvez échanger jusqu’à trois cartes de votre nouvelle main : elles retournent, mélangées, dans votre pioche, et vous en piochez autant. Rien n’est perdu : elles reviendront plus tard. Vous pouvez aussi garder votre main.
tip-rethink-which = Échangez les cartes inutiles à votre premier tour. Sans Mouvement, par exemple, on ne va pas loin.
why-steal-die = Vous prenez dans la Source un dé d’une couleur de base. Pendant un de vos tours de cette manche, vous pourrez utiliser son mana, en plus de votre dé habituel ; puis il est relancé et retourne à la Source. D’ici là, personne d’autre ne peut l’utiliser.
tip-steal-die = Prenez la couleur que demandent vos meilleures cartes.
why-search-deck = Vous cherchez dans votre pioche la carte qui vous plaît le plus et la prenez en main. Le reste est mélangé.
tip-search-deck = Prenez la carte qui manque à votre premier tour, ou simplement la plus forte.
why-meditate-which = Une fois dans cette manche, vous pouvez échanger jusqu’à cinq cartes de votre main, blessures comprises. Elles sont mélangées à votre pioche, et vous en piochez autant. Ensuite, la tactique est épuisée.
tip-meditate-which = Surtout utile avec une main pleine de blessures, ou de cartes sans emploi pour l’instant.
why-sparing-power = Avant chaque tour, vous choisissez : mettre de côté, sans la voir, la carte du dessus de votre pioche, ou prendre en main toutes les cartes mises de côté. Vous ne pouvez les prendre qu’une fois dans la manche. Plus vous attendez, plus ce tour sera grand, et plus vite la pioche sera vide.
tip-sparing-power = Économisez pour un tour de grand combat, et prenez les cartes avant que la pioche soit vide.
why-long-night-now = Votre pioche est vide. Une fois dans cette manche, trois cartes de votre défausse, prises au hasard, deviennent votre nouvelle pioche, et vous en piochez aussitôt. En cas de refus, vous pourrez encore le faire plus tard dans la manche.
tip-long-night-now = Trois cartes de plus vous donnent du souffle. Refusez seulement si vous voulez que la manche finisse.
why-search-die = À chaque tour, vous pouvez relancer jusqu’à deux dés de la Source avant d’en utiliser un. Les dés or d’abord, car ils ne servent à rien la nuit.
tip-search-die = Ne touchez pas à un dé qui montre déjà une couleur utile.

why-before-turn = Certaines choses se font avant le tour : piller le village où vous êtes (2 cartes contre 1 point de Réputation), utiliser une tactique comme Méditation de minuit ou Longue nuit, ou piocher avec une compétence de Motivation. Rien de cela ne vous coûte votre tour. Commencez quand vous voulez.
tip-before-turn = Une fois le tour commencé, il est trop tard. Plus de cartes, c’est plus de choix.
why-your-turn = Jouez des cartes de Mouvement, avancez, explorez, dans l’ordre que vous voulez et tant que vous pouvez payer. Puis vous avez droit à **une action** : combattre, parler aux gens ou entrer dans un lieu. Ensuite, vous n’avancez plus. Au lieu de tout cela, vous pouvez vous reposer. À la fin du tour, les points inutilisés sont perdus, et vous piochez jusqu’à votre limite de main.
tip-your-turn = Décidez d’abord ce que vous voulez obtenir dans ce tour, puis ne jouez que les cartes nécessaires.
why-after-action = Votre action ou votre repos est derrière vous : avancer, parler et combattre, c’est fini pour ce tour. Vous pouvez encore soigner et utiliser compétences, unités et cartes spéciales. À la fin du tour, vous piochez jusqu’à votre limite de main ; pour vous défaire d’abord de quelques cartes, choisissez la fin avec défausse.
tip-after-action = Utilisez vos Soins maintenant, ils seront perdus. Une carte inutile peut céder la place à une autre.
why-recovering = Avec seulement des blessures en main, vous ne pouvez ni avancer ni agir. Vous en défaussez une, et c’est tout votre tour. Avant cela, les unités et compétences qui soignent ou donnent des cartes peuvent aider. Une blessure défaussée reste parmi vos cartes ; seuls les Soins et les clairières magiques l’ôtent pour de bon.
tip-recovering = Si une unité ou une compétence peut soigner, servez-vous-en avant de défausser.
why-announce-end = Votre pioche est vide et vous n’avez que des blessures en main. Si vous terminez la manche, vous ne jouez pas ce tour, chacun des autres en a encore un, puis une nouvelle manche commence, toutes cartes mélangées. Sinon, vous passez votre tour à défausser une blessure.
tip-announce-end = Avec seulement des blessures en main, mieux vaut en général terminer la manche.
why-how-to-play = Une carte se joue d’une seule façon : pour son effet de base, gratuit ; pour son effet fort, qui coûte un mana de sa couleur ; ou en travers, pour 1 point de la valeur utile à ce moment. Ce que vous paieriez est indiqué à côté. Les façons qui ne feraient rien ne sont pas proposées.
tip-how-to-play = Un dé de la Source par tour : gardez-le pour l’effet fort qui vous aide le plus.
why-play-several = Choisissez autant de cartes que vous voulez ; chacune est jouée pour ce qu’elle donne maintenant sans rien payer. Une carte sans effet utile compte pour 1 point, en travers. Les points s’additionnent. Pour l’effet fort d’une carte, jouez-la seule.
tip-play-several = Choisissez juste assez : chaque carte gardée peut encore servir.
why-which-ability = Une unité prête utilise une de ses capacités, puis elle est fatiguée jusqu’à la manche suivante. Un signe de couleur indique le mana qu’elle coûte, pris à la Source ou parmi vos cristaux. Les capacités sans emploi maintenant ne sont pas proposées.
tip-which-ability = Une seule fois par manche ! Une unité fatiguée peut pourtant encore prendre des dégâts pour vous.
why-choose-effect = Vous obtenez l’un de ces effets. Entre parenthèses : ce qu’il ferait de vos points. Avec certaines cartes, la couleur du mana payé décide de l’effet. Les effets impossibles maintenant ne sont pas proposés.
tip-choose-effect = Voyez ce qui vous manque : atteindre le nombre exact suffit.
why-pay-mana = Le même mana peut venir de plusieurs endroits. Les jetons de mana disparaissent à la fin du tour, que vous les utilisiez ou non. Un dé de la Source ne coûte rien, mais il n’y en a qu’un par tour. Les cristaux restent à vous jusqu’au besoin. De jour, l’or vaut une couleur de base au choix.
tip-pay-mana = D’abord les jetons, puis le dé. Gardez vos cristaux pour les cas sans autre solution.
why-choose-color = Vous choisissez une couleur : d’un cristal ou d’un mana que vous gagnez, d’un mana que vous payez, ou d’un dé que vous tournez ou gardez. Une couleur de base paie l’effet fort des cartes de cette couleur. Le noir sert aux sorts, de nuit, et ne devient jamais un cristal.
tip-choose-color = Regardez votre main : quelle couleur rendrait fort votre prochain tour ?
why-choose-die = Vous prenez un dé de la Source, en plus de votre dé habituel. Vous le tournerez sur la couleur de votre choix et gagnerez 2 manas de cette couleur. Le dé retourne à la Source sur cette face.
tip-choose-die = Prenez un dé qui ne vous sert à rien tel qu’il est.
why-boost-which = Vous jouez avec cette carte une autre action de votre main. Vous obtenez son effet fort sans payer son mana, et des points en plus s’il donne du Mouvement, de l’Influence, de l’Attaque ou du Blocage.
tip-boost-which = Choisissez la carte dont l’effet fort vous manque, surtout si vous n’avez pas son mana.
why-discard = L’effet que vous utilisez a un prix : une carte de votre main. Elle va dans votre défausse, et vous la retrouverez à la manche suivante.
tip-discard = Cédez une carte qui ne vous servirait guère dans ce tour.
why-bleed-for-more = Vous pouvez prendre l’effet tel quel, ou un effet bien plus grand contre une blessure en main. Elle prend de la place jusqu’à ce que vous la soigniez ou vous reposiez.
tip-bleed-for-more = Cela vaut la peine si les points en plus vous font gagner quelque chose tout de suite.
why-pay-more = En plus de l’effet obtenu, vous pouvez payer un autre mana. Les lacs ne vous coûtent alors rien dans ce tour, et vous pouvez les traverser.
tip-pay-more = Utile seulement avec un lac sur votre route. Terminer un tour sur un lac vous fait reculer, avec des blessures.
why-forgo-dice = Votre prochaine carte en travers compte pour 2 points. Si vous renoncez aux dés de la Source dans ce tour, elle compte pour 3. Cristaux et jetons de mana restent permis.
tip-forgo-dice = Dites oui si vous ne pensiez pas utiliser de dé.
why-invoke = Vous défaussez une blessure pour un mana rouge ou noir, ou une autre carte pour un mana blanc ou vert. Ce mana se dépense aussitôt : choisissez donc son emploi.
tip-invoke = Une blessure qui paie un effet fort libère aussi une place dans votre main.
why-push-luck = Votre attaque est déjà forte. Chaque point de plus est un jet de dé : rouge ou noir, soit une fois sur trois, et vous prenez une blessure. Les points sont à vous dans tous les cas.
tip-push-luck = Ne prenez que les points nécessaires à la victoire.
why-move-where = Vous pouvez aller sur chacune de ces cases sans payer le terrain entre elles, et vous ne provoquez personne. La plupart de ces trajets finissent sur une case sûre. Une attaque souterraine, elle, finit par un combat à l’arrivée.
tip-move-where = Pensez à ce que vous ferez à l’arrivée.
why-hide-entrance = Vous avez révélé un village ou un monastère : vous décidez où se trouve l’entrée secrète voisine. Tous peuvent y entrer.
tip-hide-entrance = Choisissez une case que vous atteindrez avant les autres.
why-replace-shield = Cette clairière est pleine : votre bouclier prend la place de celui d’un autre.
tip-replace-shield = Remplacez le bouclier du joueur qui a marqué le plus de clairières.
why-rest-discard = Vous vous reposez dans ce tour : ni mouvement ni action. Cela coûte une carte, mais pas une blessure. Puis vous pouvez défausser autant de blessures que vous voulez.
tip-rest-discard = Défaussez la carte la moins utile. Les autres restent en main.
why-rest-wounds = Les blessures choisies quittent votre main pour la défausse, et vous piochez d’autres cartes à leur place. Elles restent parmi vos cartes et reviennent à la manche suivante, si vous ne les soignez pas.
tip-rest-wounds = En général, toutes : une blessure de moins en main, c’est une carte de plus.
why-discard-before-draw = Votre tour est fini. Vous pouvez défausser des cartes avant de piocher jusqu’à votre limite de main. Si vous n’avez rien joué dans ce tour, il faut en défausser au moins une. Toutes reviennent à la manche suivante.
tip-discard-before-draw = Gardez les cartes utiles au prochain tour, et changez les autres tant que dure la pioche.
why-glade = Vous terminez votre tour dans une clairière magique, et elle soigne une blessure : de votre main ou de votre défausse. Cette blessure est ôtée pour de bon.
tip-glade = D’abord celle de votre main : elle prend la place d’une carte.

why-interaction = Vous parlez aux gens du lieu. Jouez des cartes d’Influence et achetez tout ce que vous pouvez payer : les unités qui se recrutent dans ce genre de lieu, des Soins dans les villages et monastères, une action avancée dans les monastères, des sorts dans les tours de mage. Votre Réputation est déjà comptée. Vous n’irez plus ailleurs ensuite : terminer votre tour, c’est prendre congé.
tip-interaction = Choisissez d’abord votre achat, puis jouez juste assez d’Influence.
why-recruit-which = Une unité de l’offre vous rejoint gratuitement, où qu’elle se recrute d’ordinaire. Il lui faut quand même un jeton de commandement ; si aucun n’est libre, une de vos unités doit partir. Vous pouvez aussi refuser.
tip-recruit-which = C’est gratuit : l’unité la plus chère est souvent le meilleur choix.
why-disband-which = Chaque unité demande un jeton de commandement, et tous les vôtres sont pris. Une unité doit vous quitter pour de bon avant que la nouvelle vous rejoigne. La nouvelle est prête aussitôt, même si l’ancienne était fatiguée.
tip-disband-which = Une unité blessée ou fatiguée est la plus facile à laisser partir.
why-bond-unit = Votre compétence Liens de loyauté est libre. L’unité que vous y placez ne demande pas de jeton de commandement, sert même là où les unités ne peuvent pas vous suivre, et ne peut pas être renvoyée. En cas de refus, elle prend un jeton ordinaire.
tip-bond-unit = Idéal pour une unité voulue dans chaque combat, donjons et tombeaux compris.
why-ready-which = Une unité fatiguée est réactivée : vous pourrez l’utiliser une deuxième fois dans cette manche. Certains effets ne valent que pour des unités jusqu’à un certain niveau.
tip-ready-which = Choisissez l’unité dont la capacité vous servira bientôt.
why-heal-which = Une de vos unités perd une blessure, quel que soit son niveau. Une unité blessée ne fait rien, et ne prend pas de dégâts pour vous.
tip-heal-which = Soignez l’unité dont vous aurez besoin le plus tôt.
why-spend-which = Vous pouvez fatiguer une unité prête de ce joueur : elle ne lui servira plus dans cette manche, si rien ne la réactive. Vous pouvez aussi n’en rien faire.
tip-spend-which = Choisissez celle qui l’aiderait le plus en combat.
why-borrow-which = Pour une fois, vous utilisez une capacité d’une unité de l’offre, comme si elle était à vous. L’unité reste dans l’offre. Si la capacité coûte un mana, vous le payez.
tip-borrow-which = Pas besoin de jeton de commandement : voyez les unités les plus fortes.
why-banner-for = Une bannière reste avec une unité jusqu’à ce que vous la repreniez au début d’une manche. Elle ne vaut que pour cette unité. Si l’unité en porte déjà une, celle-là va dans votre défausse.
tip-banner-for = Confiez-la à l’unité de tous vos combats.
why-take-down-banners = Une nouvelle manche commence. Les bannières restent avec leurs unités, ou retournent dans votre pioche : vous pourrez alors les confier à d’autres, ou utiliser leur effet fort, une fois pour toutes.
tip-take-down-banners = Si une bannière est utile où elle est, laissez-la.

why-challenge-more = D’autres ennemis maraudeurs sont à côté de vous, et vous pouvez les affronter dans le même combat. Une seule action rapporterait la Renommée et la Réputation de tous, mais tous attaquent dans la même phase.
tip-challenge-more = Deux à la fois, c’est bien plus dur qu’un seul. Seulement avec une main très forte !
why-phase-ranged = Avant que les ennemis n’attaquent, vous pouvez frapper à distance. Seules comptent les Attaques à distance et de siège ; derrière des remparts ou contre une fortification, le siège seul, et contre les deux à la fois, rien. Si votre attaque atteint l’armure d’un ennemi, il est vaincu et n’attaquera pas. Une attaque inférieure ne fait rien, et se perd quand vous continuez.
tip-phase-ranged = Une carte jouée ici manquera plus tard. Tirez seulement si cela suffit à vaincre un ennemi.
why-phase-block = Chaque ennemi encore debout attaque. Si votre Blocage atteint son attaque, elle ne vous fait rien ; contre la Rapidité, il faut le double. Un point de moins n’arrête rien. Contre le feu, seuls les Blocages de glace et de feu froid comptent en entier ; contre la glace, ceux de feu et de feu froid ; contre le feu froid, celui de feu froid ; les autres comptent pour moitié. Chaque attaque se bloque à part.
tip-phase-block = Bloquez une attaque entièrement, ou gardez vos cartes pour la vôtre.
why-assign-damage = Une attaque est passée. Chaque unité sans blessure peut absorber des dégâts une fois par combat, jusqu’à son armure ; elle est blessée, sauf si elle résiste. Le reste vous touche : une blessure en main par tranche égale à votre armure, arrondie au-dessus. Le Poison ajoute des blessures, et la Paralysie vous coûte vos autres cartes, ou la vie d’une unité.
tip-assign-damage = Autant de blessures en un combat que votre limite de main, et c’est le K.-O.
why-phase-attack = Maintenant, toutes vos attaques comptent, à distance et de siège aussi, ainsi que les cartes en travers. Si votre attaque atteint l’armure d’un ennemi, il est vaincu ; pour plusieurs à la fois, leurs armures s’additionnent. Une résistance divise par deux les attaques de son genre. Un ennemi encore debout reste indemne, et vous ne prenez pas le lieu disputé.
tip-phase-attack = Les ennemis ne restent pas blessés : c’est maintenant ou jamais. Le surplus est perdu.
why-choose-enemy = L’effet vaut pour un seul ennemi, à votre choix. Un ennemi qui résiste au feu ne craint pas la magie rouge, un ennemi qui résiste à la glace pas la bleue : il n’est alors pas proposé.
tip-choose-enemy = Prenez celui qui frappe le plus fort, ou celui que vous pourrez alors vaincre.
why-discard-for-attack = Défaussez autant de cartes que vous voulez ; chacune ajoute autant à votre Attaque, quoi qu’elle dise. Elles vont dans votre défausse et reviennent à la manche suivante.
tip-discard-for-attack = Calculez d’abord le besoin, et commencez par les cartes sans autre emploi.

why-choose-skill = Une compétence est toujours disponible : la plupart une fois par tour, quelques-unes une fois par manche. Vous en avez tiré deux à vous ; celle que vous laissez reste au centre, ouverte à tous. Avec une des vôtres, vous choisissez aussi une action avancée de l’offre ; avec une que d’autres ont laissée, vous recevez celle du bas.
tip-choose-skill = Une petite compétence à chaque tour fait souvent plus qu’une grande une fois par manche.
why-which-reward = Vous avez gagné plusieurs récompenses, à prendre l’une après l’autre. Les nouvelles cartes vont sur le dessus de votre pioche : la dernière prise sera la première piochée.
tip-which-reward = Prenez en dernier la carte que vous voulez en main d’abord.
why-choose-advanced = Une action avancée est à vous jusqu’à la fin de la partie. Elle va sur le dessus de votre pioche : vous l’aurez à la prochaine pioche. Son effet de base est gratuit, l’effet fort coûte un mana de sa couleur. Au décompte final, elle vaut 1 point de Renommée.
tip-choose-advanced = Pensez à ce qui manque à vos cartes, et aux couleurs que vous payez souvent.
why-choose-spell = Un sort est à vous jusqu’à la fin de la partie et va sur le dessus de votre pioche. Même son effet de base coûte un mana de sa couleur ; l’effet fort demande aussi un mana noir, utilisable de nuit, et dans les donjons et tombeaux. Au décompte final, il vaut 2 points de Renommée.
tip-choose-spell = Il faudra du mana de sa couleur : avez-vous des cristaux, ou une mine près de vous ?
why-choose-artifact = Vous avez pioché un artefact de plus que gagné ; celui que vous laissez s’en va. Les artefacts sont gratuits à jouer, mais l’effet fort les retire du jeu. Chacun de ceux qui vous restent vaut 2 points de Renommée au décompte final.
tip-choose-artifact = L’utiliseriez-vous chaque fois que vous le piochez ? Alors c’est le bon.
why-throw-away = Une action de votre main quitte la partie pour de bon. En échange, vous recevez ce que dit la carte jouée : une meilleure carte de la même couleur, prise dans l’offre, ou des cristaux.
tip-throw-away = Cédez une action de base dont vous n’avez presque jamais besoin.
tip-maximize-which = Choisissez une carte qui donne beaucoup maintenant : elle quitte la partie.
tip-cast-which = Le sort reste dans l’offre ; vous ne payez que son mana.
tip-return-card = De retour dans la pioche, la carte revient plus vite.
why-take-card = Vous choisissez une de ces cartes. Selon la carte utilisée, le Livre de sagesse, l’Entraînement et le Talent magique prennent une carte de l’offre, la Transe remet une carte de votre défausse dans la pioche.
why-maximize-which = Vous utilisez plusieurs fois un effet d’une autre action, sans payer de mana. Cette carte quitte ensuite la partie pour de bon : choisissez-en une qui fait beaucoup maintenant, ou qui ne vous manquera pas.
why-cast-which = Vous lancez un sort de l’offre comme s’il était dans votre main. Vous payez son mana, et il reste dans l’offre. Seuls les sorts possibles maintenant sont proposés.
why-return-card = De retour dans la pioche, la carte revient plus vite : sur le dessus avec vos prochaines cartes, dessous avant que la pioche soit vide. Sinon, elle est défaussée jusqu’à la manche suivante.
tip-take-card = Laquelle aimeriez-vous jouer bientôt ?
why-on-top = La carte retourne de la défausse dans votre pioche : sur le dessus, pour la piocher bientôt, ou en dessous, pour que la pioche dure. À la fin de ce tour, vous piochez 2 cartes de plus que d’habitude.
tip-on-top = Sur le dessus, si vous voulez la jouer au prochain tour.
why-claim-now = Vous gardez ce dé hors de la Source jusqu’à la fin de la manche. Vous pouvez prendre 3 manas de sa couleur maintenant, pour ce tour, ou en recevoir 1 au début de chacun de vos prochains tours.
tip-claim-now = 3 pour un grand tour ; 1 par tour si la manche doit durer.
why-take-lost-crystal = Vos rivaux viennent de perdre des cristaux, et l’un d’eux peut être à vous gratuitement. Si vous en avez déjà 3 de sa couleur, il devient un mana pour ce tour.
tip-take-lost-crystal = Cela ne vous coûte rien : prenez-le.
why-steal-card = Vos rivaux ont dû défausser ces cartes. Vous pouvez garder une action : elle vient dans votre main et vous appartient désormais.
tip-steal-card = Une action avancée vaut aussi 1 point de Renommée au décompte final.
why-discard-color = Un rival lit dans vos pensées et nomme une couleur : vous devez défausser une carte de cette couleur. Avec le sort plus fort, il peut même la garder, si c’est une action.
tip-discard-color = Défaites-vous de celle qui vous manquera le moins.
why-ritual-wounds = Le Rituel de guérison ôte pour de bon une ou deux blessures de votre main. Si un autre héros est sur la carte, le plus proche en reçoit une.
tip-ritual-wounds = L’autre héros n’en reçoit qu’une, quel que soit votre choix.
why-who-suffers = Plusieurs héros sont aussi proches l’un que l’autre : vous choisissez à qui va la blessure. Elle va dans sa main.
tip-who-suffers = À quelqu’un qui vous devance, ou qui s’apprête à combattre.

why-remove-tactic = Quand on coopère, l’une des tactiques que vous avez utilisées quitte la partie, jamais celle du joueur virtuel. Elle ne reviendra pas dans une autre manche du même genre, de jour ou de nuit. Parlez-en : le joueur qui a le moins de Renommée dit ensuite laquelle.
tip-remove-tactic = Renoncez à celle dont personne ne veut plus.
why-invite-whom = Vous pouvez donner l’assaut avec les héros voisins de cette cité qui ont une carte en main et qui n’ont pas encore renoncé à leur prochain tour. Vous n’êtes pas obligé de demander à tous. Un seul refus, et il ne se passe rien : votre tour continue.
tip-invite-whom = Chaque participant renonce à un tour : ne demandez qu’à ceux dont vous avez besoin.
why-divide-defenders = Vous dites combien de défenseurs chacun combat, au moins un. Le tirage au sort décide lesquels. Tous ceux à qui vous demandez doivent accepter.
tip-divide-defenders = La meilleure main prend le plus de défenseurs.
why-join-assault-with = On vous propose un assaut à plusieurs. Si tous acceptent, vous jouez tout de suite votre prochain tour, après l’autre : vous entrez droit dans la cité (Mouvement 2, Réputation −1), vous combattez le nombre de défenseurs annoncé ici, puis vous terminez votre tour comme d’habitude. Quand viendra votre tour, il sera sauté. Ne pas répondre, c’est refuser.
tip-join-assault-with = Acceptez si votre main a 2 points de Mouvement et de quoi combattre. Chaque défenseur vaincu vous donne un bouclier sur la cité.
why-advance-on-city = Votre part de l’assaut : jouez des cartes pour 2 points de Mouvement et entrez droit dans la cité, où vous attendent les défenseurs tirés pour vous. Vous ne pouvez aller nulle part ailleurs. Si vous restez en arrière, personne ne les combat, et la cité ne tombera pas cette fois.
tip-advance-on-city = Gardez vos cartes d’attaque et de blocage pour le combat : en travers, n’importe quelle carte donne Mouvement 1.
why-duel-how = Un autre héros vous attaque. Si vous jouez dès maintenant votre prochain tour, vous combattez avec votre dé et toutes vos compétences, puis vous soignez, piochez et gagnez des niveaux comme après chaque tour ; mais ce tour est alors derrière vous. Si vous le gardez, vous combattez sans dés ni compétences, vous ne piochez pas, et l’on peut vous attaquer encore.
tip-duel-how = Gardez votre tour contre une attaque faible. Contre une forte, donnez tout.
why-duel-ranged = Chacun à son tour attaque ou passe, le défenseur d’abord. Seules comptent ici les Attaques à distance et de siège ; contre un héros dans une forteresse ou une tour de mage, le siège seul. Il faut 2 points de Blocage pour arrêter 1 dégât. Les dégâts peuvent blesser le héros et les unités. Si les deux passent à la suite, le corps à corps commence.
tip-duel-ranged = Les flèches se bloquent mal : c’est ici que l’Attaque à distance brille.
why-duel-melee = Toutes les attaques comptent, et l’agresseur frappe d’abord. Les dégâts non bloqués peuvent blesser, voler un artefact, ou chasser l’autre héros de la case, ce qui gagne le duel. Si les deux passent à la suite, c’est fini, et l’agresseur recule.
tip-duel-melee = Pour gagner, il faut chasser l’autre héros. Gardez assez de dégâts pour cela.
why-duel-block = On vous attaque. Contrairement aux ennemis de la carte, un blocage partiel compte : il retire ce qu’il peut, et seul le reste fait des dégâts. En duel à distance, il faut 2 points de Blocage pour 1 dégât. Un Blocage qui ne convient pas à l’élément compte pour moitié.
tip-duel-block = Chaque point aide. Mais une carte jouée maintenant n’attaquera plus.
why-duel-damage = Vous décidez de l’emploi de vos dégâts. Une blessure coûte l’armure de l’unité ou du héros visé, le double pour une unité qui résiste. Au corps à corps, vous pouvez aussi voler un artefact visible, pour 5, ou chasser l’autre héros, pour le Mouvement que coûte sa nouvelle case. Le reste est perdu.
tip-duel-damage = Chasser l’autre héros gagne le duel : faites-le si vous pouvez.
why-choose-rival-unit = L’effet touche une unité de l’autre héros, à votre choix.
tip-choose-rival-unit = Prenez l’unité la plus utile à votre adversaire dans ce duel.

## On demand: colors, phases, settings, and words that only the rules use. Whatever the catalog
## of the game names is explained there.

about-color-red = **🔴 Rouge** : le feu et la bataille. Le mana rouge paie l’effet fort des cartes rouges, dont la plupart attaquent, et les sorts rouges.
    .also = mana rouge, mana de feu, cristal rouge, dé rouge
about-color-blue = **🔵 Bleu** : l’eau, la glace et les cristaux. Le mana bleu paie l’effet fort des cartes bleues, dont beaucoup bloquent, et les sorts bleus.
    .also = mana bleu, mana de glace, cristal bleu, dé bleu
about-color-green = **🟢 Vert** : la terre et la nature. Le mana vert paie l’effet fort des cartes vertes, qui font avancer et soignent, et les sorts verts.
    .also = mana vert, mana de nature, cristal vert, dé vert
about-color-white = **⚪ Blanc** : le vent et l’esprit. Le mana blanc paie l’effet fort des cartes blanches, qui persuadent et frappent à distance, et les sorts blancs.
    .also = mana blanc, mana d’air, cristal blanc, dé blanc
about-color-gold = **🟡 Or** : ce mana vaut une couleur de base au choix, mais seulement de jour. Il n’y a pas de cristal or. De nuit, un dé or ne sert pas.
    .also = mana or, doré, joker, soleil, jaune
about-color-black = **⚫ Noir** : ce mana alimente l’effet fort des sorts, avec un mana de la couleur du sort, et seulement de nuit, dans les donjons et dans les tombeaux. Il n’y a pas de cristal noir. De jour, un dé noir ne sert pas.
    .also = mana noir, lune, ténèbres

about-picture-phase-ranged = **{ picture-phase-ranged }.** La première des quatre phases d’un combat. Seules comptent les Attaques à distance et de siège, sans carte en travers. Un ennemi vaincu maintenant n’attaquera pas. Derrière des remparts, ou contre une fortification, seul le siège compte ; contre les deux à la fois, rien.
    .also = phase 1, première phase, tir, phase de siège
about-picture-phase-block = **{ picture-phase-block }.** La deuxième phase d’un combat. Chaque ennemi restant attaque ; un Blocage qui atteint son attaque l’arrête entièrement, un Blocage inférieur n’arrête rien. Contre la Rapidité, il faut le double. Chaque ennemi se bloque à part.
    .also = phase 2, deuxième phase, bloquer, défense
about-picture-phase-damage = **{ picture-phase-damage }.** La troisième phase d’un combat. Les attaques non bloquées font leurs dégâts. Les unités peuvent en absorber jusqu’à leur armure ; le reste donne à votre héros une blessure par tranche égale à son armure, arrondie au-dessus.
    .also = phase 3, troisième phase, répartir les dégâts, dégâts, dégât
about-picture-phase-attack = **{ picture-phase-attack }.** La quatrième phase d’un combat. Toutes les attaques comptent, et aussi les cartes en travers, pour 1. Atteignez l’armure d’un ennemi pour le vaincre, ou le total de plusieurs pour les vaincre ensemble.
    .also = phase 4, quatrième phase, corps à corps

about-setting-heroes = **{ setting-heroes }** (option de la table). Chacun choisit son héros, dans l’ordre des premiers tours, ou les héros sont distribués au hasard. Il y en a quatre : { hero-arythea }, { hero-goldyx }, { hero-norowas } et { hero-tovak }.
    .also = personnage, personnages, mage knight, choisir un héros
about-picture-score-knowledge = **{ picture-score-knowledge }** (décompte final). 2 points de Renommée par sort et 1 par action avancée parmi vos cartes.
    .also = plus grand savoir, titre, titres, connaissance
about-picture-score-loot = **{ picture-score-loot }** (décompte final). 2 points de Renommée par artefact, et 1 pour deux cristaux.
    .also = plus grand butin
about-picture-score-leader = **{ picture-score-leader }** (décompte final). Des points de Renommée pour les niveaux de vos unités ; une unité blessée compte pour moitié, arrondie au-dessous.
    .also = chef, armée
about-picture-score-conqueror = **{ picture-score-conqueror }** (décompte final). 2 points de Renommée par bouclier à vous sur une forteresse, une tour de mage ou un monastère.
    .also = conquête, conquérir
about-picture-score-adventurer = **{ picture-score-adventurer }** (décompte final). 2 points de Renommée par bouclier à vous sur un lieu d’aventure : repaires, terrains de ponte, donjons, tombeaux et ruines.
    .also = aventure, lieu d’aventure
about-picture-score-beating = **{ picture-score-beating }** (décompte final). Moins 2 points de Renommée par blessure parmi vos cartes. Le plus de blessures coûte encore 3 points, ou 1 point chacun en cas d’égalité.
    .also = pénalité, malus

term-rounds = Manches
about-term-rounds = **{ term-rounds }.** La partie en a trois : un jour, une nuit et un jour. Dans chacune, chacun mélange toutes ses cartes, pioche une main, choisit une tactique et joue des tours, jusqu’à ce que quelqu’un termine la manche avec une pioche vide. Puis les unités sont réactivées, la Source est lancée et les offres changent.
    .also = manche, durée de la partie, durée, round
term-turn = Tour de jeu
about-term-turn = **{ term-turn }.** Jouez des cartes et avancez comme vous voulez, explorez, puis faites une action. Ou reposez-vous. À la fin, vous recevez ce que donne votre case, vos récompenses et niveaux, vous pouvez défausser, et vous piochez jusqu’à votre limite de main. À chaque tour, il faut jouer ou défausser au moins une carte.
    .also = mon tour, que faire, déroulement
term-action = Action
about-term-action = **{ term-action }.** Une par tour, après le mouvement : parler aux gens, défier des ennemis voisins, entrer dans un lieu d’aventure, incendier un monastère. Un assaut, ou un combat provoqué, est aussi votre action. Ensuite, vous n’avancez plus.
    .also = actions, agir
term-day = Jour
about-term-day = **{ term-day }.** Manches 1 et 3. Le mana or sert, le noir non. Une forêt coûte Mouvement 3, un désert 5. Vous voyez les garnisons voisines et le contenu des ruines.
    .also = journée, de jour, lumière
term-night = Nuit
about-term-night = **{ term-night }.** Manche 2. Le mana noir sert, l’or non. Une forêt coûte Mouvement 5, un désert 3. Garnisons et ruines que personne n’a vues restent cachées jusqu’à votre arrivée.
    .also = de nuit, obscurité, règles de nuit, sombre
term-hand = Limite de main
about-term-hand = **{ term-hand }.** À la fin de votre tour, vous piochez jusqu’à elle : 5 cartes, 6 dès le niveau 5, 7 dès le niveau 9. Dans une forteresse à vous, ou à côté, elle augmente de 1 carte par forteresse que vous tenez. Autant de blessures en un combat, et c’est le K.-O.
    .also = main, taille de la main, cartes en main, piocher
term-deck = Pioche et défausse
about-term-deck = **{ term-deck }.** Vous prenez vos cartes dans la pioche. Les cartes jouées ou défaussées vont dans la défausse et y restent jusqu’à la fin de la manche. Quand la pioche est vide, vous ne piochez plus dans cette manche. Les cartes gagnées vont sur le dessus de la pioche.
    .also = pioche, défausse, défausser, mélanger, pioche vide, deck, paquet
term-basic-effect = Effet de base
about-term-basic-effect = **{ term-basic-effect }.** Ce qu’une carte fait gratuitement : sa première ligne. Seuls les sorts coûtent un mana même pour cela.
    .also = effet gratuit, première ligne, effet
term-strong-effect = Effet fort
about-term-strong-effect = **{ term-strong-effect }.** La deuxième ligne d’une carte, en doré. Pour une action, il coûte un mana de la couleur de la carte ; pour un sort, un mana noir en plus. Un artefact ne demande pas de mana, mais il est retiré du jeu. On utilise l’effet de base ou l’effet fort, jamais les deux.
    .also = deuxième ligne, ligne dorée, renforcer, effet renforcé
term-basic-actions = Actions de base
about-term-basic-actions = **{ term-basic-actions }.** Les 16 cartes du départ : le plus souvent Mouvement 2, Attaque 2, Blocage 2 ou Influence 2 gratuitement, et à peu près le double avec du mana. L’une d’elles n’appartient qu’à votre héros.
    .also = cartes de départ, cartes de base, cartes action
term-armor = Armure
about-term-armor = **{ term-armor }.** Une attaque qui atteint l’armure d’un ennemi le vainc. La vôtre, 2 au départ, dit combien de dégâts font une blessure. Celle d’une unité dit combien de dégâts elle peut absorber.
    .also = bouclier du héros, points de vie, vie, pv, résistance du héros
term-units = Unités
about-term-units = **{ term-units }.** Recrutez-les là où leur carte le dit, contre de l’Influence. Chacune demande un jeton de commandement. Une unité utilise une capacité, puis elle est fatiguée jusqu’à la manche suivante ; en combat, elle peut absorber des dégâts une fois. Une unité blessée ne fait rien avant d’être soignée. La Paralysie la détruit, le Poison lui fait deux blessures.
    .also = unité, soldats, troupes, compagnons, alliés
term-ready = Prête ou fatiguée
about-term-ready = **{ term-ready }.** Une unité prête peut servir, puis elle est fatiguée. Toutes sont réactivées au début d’une manche ; certaines cartes et compétences en réactivent une plus tôt.
    .also = prête, fatiguée, réactiver, activer
term-recruit = Recruter
about-term-recruit = **{ term-recruit }.** Parlez aux gens là où les symboles de l’unité le permettent : village, monastère, forteresse ou tour de mage. Payez son Influence : elle est à vous si un jeton de commandement est libre ; sinon, une de vos unités doit partir.
    .also = recrutement, recrue, engager, acheter une unité
term-locals = Parler aux gens
about-term-locals = **{ term-locals }.** Une action dans un village, un monastère, une forteresse à vous ou une tour de mage conquise. Jouez des cartes d’Influence et achetez autant que vous pouvez. Votre Réputation ne compte qu’une fois.
    .also = gens, habitants, interaction, parler, commerce, acheter, boutique
term-offer = Offres
about-term-offer = **{ term-offer }.** Ce qui est exposé pour tous : unités à recruter, actions avancées, sorts. Une unité recrutée n’est pas remplacée avant la manche suivante ; une carte l’est aussitôt. La première carte d’une offre est celle du bas, et s’en va à la fin de la manche.
    .also = offre, marché, unités à recruter
term-skills = Compétences
about-term-skills = **{ term-skills }.** Une à chaque niveau pair. La plupart servent une fois par tour, quelques-unes une fois par manche. Vous en tirez deux à vous et en gardez une ; l’autre reste ouverte à tous. Vous pouvez aussi en prendre une que d’autres ont laissée.
    .also = compétence, talent, pouvoir, une fois par tour
term-motivation = Motivation
about-term-motivation = **{ term-motivation }.** Chaque héros a cette compétence : une fois par manche, elle fait piocher 2 cartes, et donne un mana si votre Renommée est seule la plus faible. On n’en utilise pas deux à la suite.
    .also = motiver, piocher deux cartes
term-banners = Bannières
about-term-banners = **{ term-banners }.** Des artefacts que vous confiez à une unité. Ils valent tant qu’elle les porte, et vous pouvez les reprendre au début d’une manche. Joués pour leur effet fort, ils sont retirés du jeu.
    .also = bannière, drapeau, étendard
term-tiles = Tuiles
about-term-tiles = **{ term-tiles }.** Le pays est fait de tuiles de sept cases. Une case porte le nom de sa tuile et une lettre, comme 3b. D’abord viennent les tuiles de campagne, 1 à 11, puis celles du cœur du pays, C1 à C8. La cité est parmi les trois dernières de la pile.
    .also = tuile, carte du pays, plateau, hexagone, case, cases, pays
term-walls = Remparts
about-term-walls = **{ term-walls }.** Ceux des forteresses et des tours de mage. En phase à distance, seule l’Attaque de siège atteint une garnison derrière des remparts, et rien si elle est fortifiée aussi. En phase d’attaque, les remparts ne comptent pas.
    .also = rempart, murs, mur, muraille, place forte
term-garrison = Garnison
about-term-garrison = **{ term-garrison }.** L’ennemi d’une forteresse (gris) ou d’une tour de mage (violet). Il est face cachée jusqu’à ce qu’un héros soit à côté de jour, ou donne l’assaut.
    .also = défenseur, défenseurs, ennemi caché
term-challenge = Défi
about-term-challenge = **{ term-challenge }.** Comme action, combattez des ennemis maraudeurs depuis une case voisine. Vous restez où vous êtes, et pouvez attirer d’autres ennemis voisins dans le même combat.
    .also = défier, combattre, combat, bataille, attaquer des orques
term-plunder = Pillage
about-term-plunder = **{ term-plunder }.** Si vous commencez votre tour dans un village, vous pouvez d’abord piocher 2 cartes contre 1 point de Réputation. Le village reste comme il est.
    .also = piller, voler
term-burn = Incendie d’un monastère
about-term-burn = **{ term-burn }.** Une action qui coûte 3 points de Réputation : un ennemi violet à combattre sans vos unités, sans remparts. Si vous gagnez, vous recevez un artefact et laissez votre bouclier ; plus personne n’y achète ensuite.
    .also = incendier, incendie, brûler, brûler un monastère
term-shields = Boucliers
about-term-shields = **{ term-shields }.** Votre marque sur chaque lieu conquis ou achevé. Chacun vaut 2 points de Renommée au décompte final.
    .also = bouclier, marqueur, conquis
term-elements = Éléments
about-term-elements = **{ term-elements }.** Attaques et blocages sont physiques, de feu, de glace ou de feu froid. Une résistance divise par deux les attaques de son genre. Le feu est bloqué en entier par la glace et le feu froid, la glace par le feu et le feu froid, le feu froid par le feu froid seul ; les autres blocages comptent pour moitié.
    .also = élément, feu, glace, physique, feu et glace
term-coldfire = Feu froid
about-term-coldfire = **{ term-coldfire }.** Le feu et la glace à la fois. Seul un ennemi qui résiste aux deux divise par deux une telle attaque ; un tel blocage compte en entier contre tout.
    .also = feu glacé
term-resistances = Résistances
about-term-resistances = **{ term-resistances }.** Un ennemi qui résiste au physique, au feu ou à la glace divise par deux les attaques de ce genre, pour tout le groupe visé. La résistance au feu protège aussi de la magie rouge, celle à la glace de la bleue. Une unité qui résiste ne craint pas ces dégâts jusqu’à son armure.
    .also = résistance, résiste, immunité, immunisé
term-orcs = Orques maraudeurs
about-term-orcs = **{ term-orcs }.** Les ennemis verts qui rôdent dès le départ. Les vaincre donne 2 à 4 points de Renommée et Réputation +1.
    .also = orque, orques, orc, ennemis verts, gobelin
term-draconum = Draconum
about-term-draconum = **{ term-draconum }.** Les ennemis rouges : des dragons sur les tuiles du cœur du pays, dans les tombeaux et certaines ruines. Les plus forts de tous : 7 à 9 points de Renommée. S’il rôdait, Réputation +2.
    .also = dragon, dragons, ennemis rouges
term-monsters = Monstres bruns
about-term-monsters = **{ term-monsters }.** Ils vivent dans les repaires, les terrains de ponte, les donjons et certaines ruines, et répondent aux invocations. 4 ou 5 points de Renommée.
    .also = monstre, monstres, ennemis bruns, bêtes
term-gray = Ennemis gris
about-term-gray = **{ term-gray }.** Les soldats des forteresses et de certaines ruines. 3 ou 4 points de Renommée.
    .also = gris, soldats de forteresse
term-violet = Ennemis violets
about-term-violet = **{ term-violet }.** Moines, mages et golems des tours de mage et de certaines ruines ; l’un d’eux défend un monastère que l’on incendie. 4 ou 5 points de Renommée.
    .also = violet, mages
term-white = Ennemis blancs
about-term-white = **{ term-white }.** Les soldats de la cité. Ici, on ne les rencontre que dans des ruines. 7 ou 8 points de Renommée.
    .also = soldats de la cité, ennemis de la cité
term-dummy = Joueur virtuel
about-term-dummy = **{ term-dummy }.** En solo, il ne fait qu’user ses cartes, quelques-unes par tour. Quand il n’en a plus, la manche se termine après un dernier tour à vous. Il n’avance ni ne combat jamais.
    .also = virtuel, crâne, fantôme, horloge
term-solo = Partie en solo
about-term-solo = **{ term-solo }.** Vous jouez contre le temps : pour gagner, trouvez la cité en trois manches. Un joueur virtuel donne le rythme. Une tactique utilisée par vous ou par lui ne revient pas, et le décompte final n’a pas de prime au meilleur.
    .also = solo, seul, seule, un joueur
term-scoring = Décompte final
about-term-scoring = **{ term-scoring }.** À la fin de la partie, vos exploits augmentent votre Renommée : Savoir, Butin, Meneur, Conquérant et Aventurier, moins la Raclée pour les blessures. Dans chaque catégorie, le meilleur reçoit 3 points de plus ; en cas d’égalité, 1 point chacun. Le plus de Renommée l’emporte.
    .also = score, points, décompte, fin de la partie, victoire, gagner
