## Lessons: one idea each, said when it first matters. The suggested button is added below it, so
## here is why it is good. "Tour" alone is a tower: for a turn, say who plays, or "tour de jeu".

lesson-duel-title = Votre premier duel
lesson-duel-welcome = Deux invocateurs, deux châteaux et, entre eux, un champ de bataille plein de créatures. Vous allez en choisir trois, marcher sur les tours à catapulte et apprendre à manœuvrer, à attaquer et à utiliser vos capacités au bon moment. Comptez une quinzaine de minutes face à un joueur ordinateur.
lesson-duel-end = Vous avez manœuvré, attaqué, tenu des tours à catapulte, utilisé des capacités et attendu leur recharge, et vous savez ce qui fait tomber un château. La suite : la première énigme, où deux créatures réussissent ensemble ce qu’aucune ne peut faire seule. Ou bien ouvrez une table et choisissez vos trois créatures parmi les 36.

lesson-duel-castle = Voici le champ de bataille : un château en haut, un château en bas, et une tour à catapulte de chaque côté. Un château qui a subi { $track } dégâts tombe, et son camp perd. Vous jouez en premier, ce qui est un avantage : votre château commence donc avec { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}. Les deux châteaux se valent. Avec celui du sud, vos créatures sont dessinées en bas, près de vos boutons.
lesson-duel-strength = Voici le bestiaire : chaque camp choisit une créature à son tour, jusqu’à en avoir trois. Le chiffre à côté du cœur est la **vitalité**, c’est-à-dire le nombre de blessures qu’une créature peut encaisser. Les deux premières rangées, c’est la **Force** : des combattants solides pour la première ligne. **{ $beast }** (♥{ $vitality }) est un bon début : { $about }
lesson-duel-agility = L’adversaire a choisi aussi. Les créatures d’**Agilité**, dans les rangées du milieu, frappent le plus fort, mais il faut les protéger. **{ $beast }** (♥{ $vitality }) se joue facilement : { $about }
lesson-duel-intelligence = Les deux dernières rangées, c’est l’**Intelligence** : peu de cœurs, mais de quoi aider votre camp et gêner l’ennemi, souvent de loin. Avec une créature de chaque classe, votre troupe sait tout faire. **{ $beast }** (♥{ $vitality }) complète bien la vôtre : { $about }
lesson-duel-move = À vous de jouer ! { $beast } est sur votre case de château ; vos deux autres créatures attendent sur leurs fiches. À chaque manche, une créature a une **capacité principale** : une **manœuvre** vers une case voisine libre *ou* une attaque. Personne n’est encore à portée, alors avancez. { $hex } est à un pas d’une tour à catapulte, et hors de la ligne droite du château ennemi, où vous seriez une cible facile.
lesson-duel-summon = Dès que votre case de château a été libre, { $beast } y est arrivé par **invocation**, en { $hex }. C’est ainsi que votre troupe entre en jeu, une créature après l’autre, de la fiche de gauche à celle de droite. Sur votre propre case de château, aucun ennemi ne peut rien contre une créature, mais elle n’y tient aucune tour à catapulte. Faites-en donc sortir une autre, et laissez la place à la suivante.
lesson-duel-home = { $beast } peut attendre en { $hex } : c’est votre case de château, le seul endroit où aucun ennemi ne peut attaquer. Quand vous avez fini de jouer, la **phase de contrôle** commence, et chaque tour à catapulte que vous contrôlez tire. { $n ->
    [0] Vous n’en contrôlez pas encore : il ne se passe rien, et c’est à l’adversaire.
   *[other] Ensuite, c’est à l’adversaire.
}
lesson-duel-tower = Passons aux tours à catapulte. Les cases autour de chacune forment sa **zone**. Chaque créature y compte 1 **point de contrôle**, et le camp qui en a le plus contrôle la tour ; en cas d’égalité, personne. Faites entrer { $beast } dans la zone de { $tower }, et elle est à vous. Le contour de la zone prend alors votre couleur.
lesson-duel-fire = { $n ->
    [one] Vous contrôlez une tour à catapulte. Une fois que vous avez tout fait, terminez : elle inflige 1 dégât,
   *[other] Vous contrôlez { $n } tours à catapulte. Une fois que vous avez tout fait, terminez : chacune inflige 1 dégât,
} et le château ennemi en sera à { $damage } sur { $track }. Quand l’adversaire joue, ses tours font de même avec votre château. Tenir une tour manche après manche, voilà ce qui fait gagner.
lesson-duel-support = En plus de sa capacité principale, chaque créature a deux **capacités de soutien**, 1 et 2 sur sa fiche. Utilisez-en autant que vous voulez, dans l’ordre de votre choix. **{ $beast }** dispose de **{ $ability }** : { $does } { $swift ->
    [0] Essayez !
   *[other] Une créature sous célérité peut manœuvrer *et* attaquer dans la même manche.
}
lesson-duel-cooldown = Regardez **{ $ability }** sur la fiche de la créature { $beast } : le disque sombre indique { $rounds }. Une capacité de soutien utilisée **se recharge** : { $rounds ->
    [one] elle revient à la manche suivante.
   *[other] elle revient dans { $rounds } manches.
} Le signe ⏳ vous dit toujours combien de temps cela prend. Avant de l’utiliser, demandez-vous donc si vous n’en aurez pas davantage besoin dans une manche ou deux. Ici, cela en valait la peine, et vous continuez à jouer.
lesson-duel-damage = Les carrés rouges à côté de chaque château comptent ses dégâts : { $mine } sur { $track } pour le vôtre, { $theirs } pour celui de l’adversaire. Un château subit des dégâts de deux façons : par les tours à catapulte que l’autre camp contrôle, et 1 dégât chaque fois qu’une de ses créatures est exilée. Cherchez donc les boutons qui vous donnent une tour, ou au moins l’égalité : alors elle ne tire pour personne.
lesson-duel-attack = { $beast } a une cible à portée. Chaque créature attaque à sa façon ; sa fiche dit qui elle peut toucher. Les points d’attaque moins les points de défense de la cible donnent les **blessures** : { $n } pour { $target }, { $left ->
    [0] qui part en exil.
   *[other] qui garde ♥{ $left }.
} Le bouton le dit aussi, après le signe ▸. Une attaque prend la capacité principale, tout comme une manœuvre.
lesson-duel-exile = Manche { $round } : { $beast } peut en finir avec { $target }. Une créature sans vitalité part en **exil** : son château subit 1 dégât (ici, { $damage } sur { $track }), et elle revient sur sa case de château, guérie mais sans ses effets. Personne ne disparaît pour de bon, mais le chemin jusqu’à une tour prend du temps.
lesson-duel-time = Quand vient votre tour de jeu, il commence par la **phase du temps**. Le cadran a tourné : à { $beast }, il faut encore { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} pour **{ $ability }**. Vos manœuvres et vos attaques sont de nouveau prêtes, et les effets que vous avez donnés à la manche précédente ont disparu : chacun dure le temps que vous jouez, puis que l’adversaire joue.
lesson-duel-win = Quelques manches ont passé : c’est la manche { $round }, et le château ennemi en est à { $damage } sur { $track }. { $how ->
    [exile] Encore un exil, et il tombe.
   *[towers] { $n ->
        [one] La tour que vous contrôlez inflige
       *[other] Les tours que vous contrôlez infligent
    } le dernier dégât dès que vous avez fini de jouer.
} La victoire est à vous !

lesson-puzzle-title = La première énigme
lesson-puzzle-welcome = Les énigmes se jouent en solo : un seul tour de jeu, un seul but, et toutes les capacités prêtes. En trois minutes environ, vous verrez comment en aborder une : demander un indice, compter, trouver la combinaison.
lesson-puzzle-end = Voilà comment on résout une énigme : comptez ce qu’il vous faut, puis cherchez qui peut le fournir, et dans quel ordre. Six autres vous attendent, chacune un peu plus difficile. Pour y jouer, ouvrez une table en solo et choisissez une énigme. En duel, les mêmes combinaisons font gagner des tours à catapulte.

lesson-puzzle-goal = Vous avez deux créatures, et le but est indiqué au-dessus de vos boutons : exiler **{ $beast }** (♥{ $left }) en jouant une seule fois. L’adversaire ne fera rien, et vous pouvez recommencer autant que vous voulez. Si vous êtes dans l’impasse, il y a des indices, un petit pas à la fois, et au bout du compte la solution entière. Prenez d’abord un indice : il ne coûte rien.
lesson-puzzle-goal-instead = Rien ne presse ! Certains boutons abandonnent l’énigme, et une capacité utilisée trop tôt peut vous manquer ensuite. Regardez d’abord l’indice.
lesson-puzzle-count = L’indice dit à qui d’agir. Comptez maintenant : { $beast } a ♥{ $left }. Aqus a attaque 1. Equita aussi, mais attaque 2 sous célérité. 1 + 2, c’est juste assez, si les deux frappent. Aqus est déjà à côté de la cible : commencez par là.
lesson-puzzle-count-instead = Attention : sans l’attaque d’Aqus, Vinctum s’en sortirait. Les deux sont côte à côte, alors commencez par cette attaque.
lesson-puzzle-approach = Encore ♥{ $left }, et il ne reste qu’Equita. Il lui faut deux choses : une case à côté de { $beast }, et la célérité que donnent ses **Éperons**. Sous célérité, elle peut manœuvrer et attaquer dans la même manche, avec attaque 2. L’ordre importe peu ; { $hex } est la case libre à côté de la cible qu’elle peut atteindre.
lesson-puzzle-combine = { $missing ->
    [swiftness] Equita est en place, mais sa manœuvre a pris sa capacité principale. C’est là que les Éperons servent : sous célérité, elle peut encore attaquer, et avec attaque 2.
   *[approach] Equita a la célérité : elle peut manœuvrer et attaquer, avec attaque 2. Il ne lui manque plus qu’une case à côté de sa cible.
}
lesson-puzzle-strike = Attaque 2 contre ♥{ $left } : le compte est bon. Le bouton dit ce qui va se passer, après le signe ▸. L’une prépare, l’autre achève : tout Sigillum est là.

## What a decision is about

why-choose-castle = Vous choisissez où se trouve votre château ; le reste revient à l’autre camp. Vos créatures entrent en jeu par votre case de château, et là, aucun ennemi ne peut ni les attaquer ni les déplacer. La plupart des champs de bataille se ressemblent vus des deux côtés : c’est surtout affaire de goût. Sur la Croisée des Chemins, vous prenez deux châteaux : voisins, ils se défendent mieux ; opposés, ils sont proches de plus de tours à catapulte.
tip-choose-castle = Les deux côtés se valent. Vos créatures entreront en jeu par le château choisi.
why-ban = Chacun écarte des créatures que personne ne pourra choisir dans cette partie. Bannissez-en une qui serait forte sur ce champ de bataille, ou que vous n’aimeriez pas affronter. Le cœur indique la vitalité ; la ligne sous chaque nom dit ce que la créature sait faire.
tip-ban = Bannissez ce que vous redoutez le plus : vous ne pourrez pas le choisir non plus.
why-pick = Vous et l’adversaire choisissez chacun à votre tour les créatures de vos troupes. La **Force** tient longtemps en première ligne et étourdit souvent ; l’**Agilité** frappe le plus fort ; l’**Intelligence** aide votre camp et gêne l’ennemi. L’ordre compte un peu : l’invocation se fait de gauche à droite, dans l’ordre de vos choix. Pour lire tout ce que sait faire une créature, cherchez son nom dans les règles.
tip-pick = Pour commencer, variez : une créature solide, une qui frappe fort, une qui aide.
why-choose-own-castle = Votre équipe a deux châteaux, et chacun prend le sien. Vos créatures sont invoquées sur votre case de château, et y reviennent après un exil. Vous êtes à l’abri dans les deux châteaux, et vous pouvez entrer dans celui de votre partenaire.
tip-choose-own-castle = Prenez le plus proche des tours qui conviennent à vos créatures.
why-bind = Vous avez deux châteaux, et chacune de vos quatre créatures est liée à l’un d’eux : elle y est invoquée et y revient après un exil. Choisissez-en deux pour le château indiqué ; les deux autres vont au second. Un château ne fait entrer qu’une créature à la fois : à deux et deux, votre troupe entre plus vite en jeu.
tip-bind = Mélangez : une créature solide à chaque château, pour ne laisser aucun côté à découvert.
why-ban-faction = Avec les châteaux de faction, chacun en bannit d’abord un, puis en prend un parmi les autres. Chaque faction a trois capacités : la première est prête tout de suite, les deux autres s’ouvrent à mesure que votre château subit des dégâts.
tip-ban-faction = Bannissez la faction qui aiderait le plus les créatures de l’adversaire.
why-choose-faction = Votre château de faction vous donne trois capacités qui n’appartiennent à aucune créature et portent sur tout le champ de bataille. La première est prête dès le début. La deuxième s’ouvre à 5 dégâts de votre château (7 sur la Croisée des Chemins), la troisième à 10 (14). La troisième est une réaction : on vous la propose quand le moment est venu.
tip-choose-faction = Regardez surtout la première capacité : c’est la seule que vous avez dès le début.
why-choose-ability = C’est votre phase des capacités : utilisez-en autant que vous voulez, dans l’ordre de votre choix, puis terminez. **→** déplace une créature vers une case voisine libre ; **⚔️** attaque ; chaque créature fait l’un ou l’autre par manche, ou les deux sous célérité. Les autres boutons sont des capacités de soutien ; **⏳** indique combien de manches dure leur recharge. Après le signe **▸**, vous lisez ce qui va se passer. À la fin, chaque tour à catapulte que vous contrôlez inflige 1 dégât au château ennemi. En équipe, on alterne, une capacité à la fois.
tip-choose-ability = Avant de terminer : tenez-vous une tour à catapulte, ou au moins l’égalité quelque part ?
why-choose-target = Vous avez choisi une capacité ; voici maintenant sa cible : une case, une créature ou un temps de recharge. Seules les cibles à portée et permises sont proposées. **▸** dit ce qui va se passer. Si aucune n’en vaut la peine, revenez en arrière et utilisez une autre capacité : rien n’est dépensé tant que tout n’est pas choisi.
tip-choose-target = Après le signe ▸, vous lisez ce qui va se passer. Vous pouvez encore revenir en arrière.
why-choose-next = Cette capacité demande encore un choix : une autre créature, la case où quelqu’un se déplace, ou le temps de recharge qui change. **▸** dit ce qui va se passer. Vous pouvez encore revenir en arrière et utiliser une autre capacité : il ne s’est rien passé.
tip-choose-next = Encore un choix pour la même capacité. Revenir en arrière ne coûte rien.
why-answer = La troisième capacité de votre château de faction peut servir maintenant, et seulement maintenant : soit l’une de vos créatures vient d’être exilée, soit vous contrôlez toutes les tours à catapulte (trois sur la Croisée des Chemins). Si vous l’utilisez, elle se recharge comme les autres. Sinon, elle reste prête pour la prochaine occasion.
tip-answer = Elle ne peut servir qu’à ce moment précis, mais l’occasion se représentera.
why-puzzle-next = Dans une énigme, vous ne jouez qu’une fois pour atteindre le but. Toutes les capacités sont prêtes, personne ne riposte, et les créatures exilées ne reviennent pas. Les capacités s’utilisent comme dans une partie : **→** déplace, **⚔️** attaque, **▸** dit ce qui va se passer. **Indice** en révèle un peu plus à chaque fois ; **Réessayer** remet tout en place ; **Montrer la solution** et **Abandonner** terminent l’énigme sans la résoudre.
tip-puzzle-next = Comptez d’abord : combien de blessures faut-il, et qui peut les infliger ? Réessayer est gratuit.
