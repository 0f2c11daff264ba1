## Lessons: one idea each, said when it first matters. The suggested button is added below it, so
## here is why it is good. "Tour" alone is a tower: for a turn, say who plays, or "tour de jeu".

lesson-duel-title = Votre premier duel
lesson-duel-welcome = Deux invocateurs, deux châteaux et, entre eux, un champ de bataille plein de créatures. Vous allez en choisir trois, marcher sur les tours à catapulte et apprendre à manœuvrer, à attaquer et à utiliser vos capacités au bon moment. Comptez une quinzaine de minutes face à l’ordinateur.
lesson-duel-end = Vous avez manœuvré, attaqué, tenu des tours à catapulte, utilisé des capacités et attendu leur recharge, et vous savez ce qui fait tomber un château. La suite : la première énigme, où deux créatures réussissent ensemble ce qu’aucune ne peut faire seule. Ou bien ouvrez une table et choisissez vos trois créatures parmi les 36.

lesson-duel-castle = Voici le champ de bataille : un château en haut, un château en bas, et une tour à catapulte de chaque côté. Un château qui a subi { $track } dégâts tombe, et son camp perd. Vous jouez en premier, ce qui est un avantage : votre château commence donc avec { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}. Les deux châteaux se valent. Avec celui du sud, vos créatures sont dessinées en bas, près de vos boutons.
lesson-duel-strength = Voici le bestiaire : les deux camps choisissent chacun leur tour, jusqu’à avoir trois créatures. Le chiffre à côté du cœur est la **vitalité**, c’est-à-dire le nombre de blessures qu’une créature peut encaisser. Les deux premières rangées, c’est la **Force** : des combattants solides pour la première ligne. **{ $beast }** (♥{ $vitality }) est un bon début. { $about }
lesson-duel-agility = L’adversaire a choisi aussi. Les créatures d’**Agilité**, dans les rangées du milieu, frappent le plus fort, mais il faut les protéger. **{ $beast }** (♥{ $vitality }) se joue facilement. { $about }
lesson-duel-intelligence = Les deux dernières rangées, c’est l’**Intelligence** : peu de cœurs, mais de quoi aider votre camp et gêner l’ennemi, souvent de loin. Avec une créature de chaque classe, votre troupe est prête à chaque situation. **{ $beast }** (♥{ $vitality }) complète bien la vôtre. { $about }
lesson-duel-move = À vous de jouer ! { $beast } est sur votre case de château ; vos deux autres créatures attendent sur leurs fiches. À chaque manche, une créature a une **capacité principale** : une **manœuvre** vers une case voisine libre *ou* une attaque. Personne n’est encore à portée, alors avancez. { $hex } est à un pas d’une tour à catapulte, et hors de la ligne droite du château ennemi, où vous seriez une cible facile.
lesson-duel-summon = Dès que votre case de château a été libre, { $beast } y est arrivé par **invocation**, en { $hex }. C’est ainsi que votre troupe entre en jeu, une créature après l’autre, de la fiche de gauche à celle de droite. Sur votre propre case de château, aucun ennemi ne peut rien contre une créature, mais elle n’y tient aucune tour à catapulte. Faites-en donc sortir une autre, et laissez la place à la suivante.
lesson-duel-home = { $beast } peut attendre en { $hex } : c’est votre case de château, le seul endroit où aucun ennemi ne peut attaquer. Quand vous avez fini de jouer, la **phase de contrôle** commence, et chaque tour à catapulte que vous contrôlez tire. { $n ->
    [0] Vous n’en contrôlez pas encore : il ne se passe rien, et c’est à l’adversaire.
   *[other] Ensuite, c’est à l’adversaire.
}
lesson-duel-tower = Passons aux tours à catapulte. Les cases entourées d’un trait, autour de chacune, forment sa **zone**. Chaque créature y compte 1 **point de contrôle**, et le camp qui en a le plus contrôle la tour ; en cas d’égalité, personne. Faites entrer { $beast } dans la zone de { $tower }, et elle est à vous. Le contour de la zone prend alors votre couleur.
lesson-duel-fire = { $n ->
    [one] Vous contrôlez une tour à catapulte. Quand il n’y a plus rien à faire, terminez : elle inflige 1 dégât,
   *[other] Vous contrôlez { $n } tours à catapulte. Quand il n’y a plus rien à faire, terminez : chacune inflige 1 dégât,
} et le château ennemi en sera à { $damage } sur { $track }. Quand l’adversaire joue, ses tours font de même avec votre château. Tenir une tour manche après manche, voilà ce qui fait gagner.
lesson-duel-support = En plus de sa capacité principale, chaque créature a deux **capacités de soutien**, 1 et 2 sur sa fiche. Utilisez-en autant que vous voulez, dans l’ordre de votre choix. **{ $beast }** dispose de **{ $ability }** : { $does } { $swift ->
    [0] Essayez !
   *[other] Une créature sous célérité peut manœuvrer *et* attaquer dans la même manche.
}
lesson-duel-cooldown = Regardez **{ $ability }** sur la fiche de la créature { $beast } : le disque sombre indique { $rounds }. Une capacité de soutien utilisée **se recharge** : { $rounds ->
    [one] elle revient à la manche suivante.
   *[other] elle revient dans { $rounds } manches.
} Le signe ⏳ vous dit toujours combien de temps cela prend. Avant de l’utiliser, demandez-vous donc si vous n’en aurez pas davantage besoin dans une manche ou deux. C’est encore à vous : continuez.
lesson-duel-damage = Les carrés rouges à côté de chaque château comptent ses dégâts : { $mine } sur { $track } pour le vôtre, { $theirs } pour celui de l’adversaire. Un château subit des dégâts de deux façons : par les tours à catapulte que l’autre camp contrôle, et 1 dégât chaque fois qu’une de ses créatures est exilée. Cherchez donc les boutons qui vous donnent une tour, ou au moins l’égalité : alors elle ne tire pour personne.
lesson-duel-attack = { $beast } a une cible à portée. Chaque créature attaque à sa façon ; sa fiche dit qui elle peut toucher. Les points d’attaque moins les points de défense de la cible donnent les **blessures** : { $n } pour { $target }, { $left ->
    [0] qui part en exil.
   *[other] qui garde ♥{ $left }.
} Le bouton le dit aussi, après le signe ▸. Une attaque prend la capacité principale, comme une manœuvre.
lesson-duel-exile = Manche { $round } : { $beast } peut en finir avec { $target }. Une créature sans vitalité part en **exil** : son château subit 1 dégât (ici, { $damage } sur { $track }), et elle revient sur sa case de château, guérie mais sans ses effets. Personne ne disparaît pour de bon, mais le chemin jusqu’à une tour prend du temps.
lesson-duel-time = Quand vient votre tour de jeu, il commence par la **phase du temps**. Le cadran a tourné : à { $beast }, il faut encore { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} pour **{ $ability }**. Vos manœuvres et vos attaques sont de nouveau prêtes, et les effets que vous avez donnés à la manche précédente ont disparu : chacun dure le temps que vous jouez, puis que l’adversaire joue.

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
lesson-puzzle-strike = Attaque 2 contre ♥{ $left } : le compte est bon. Le bouton dit ce qui va se passer, après le signe ▸. L’une prépare, l’autre achève : voilà l’esprit de Sigillum.

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
why-choose-target = Vous avez choisi une capacité ; voici maintenant sa cible : une case, une créature ou un temps de recharge. Seules les cibles à portée et permises sont proposées. **▸** dit ce qui va se passer. Si aucune n’en vaut la peine, revenez en arrière et utilisez une autre capacité : rien n’est dépensé avant votre dernier choix.
tip-choose-target = Après le signe ▸, vous lisez ce qui va se passer. Vous pouvez encore revenir en arrière.
why-choose-next = Cette capacité demande encore un choix : une autre créature, la case où quelqu’un se déplace, ou le temps de recharge qui change. **▸** dit ce qui va se passer. Vous pouvez encore revenir en arrière et utiliser une autre capacité : il ne s’est rien passé.
tip-choose-next = Encore un choix pour la même capacité. Revenir en arrière ne coûte rien.
why-answer = La troisième capacité de votre château de faction peut servir maintenant, et seulement maintenant : soit l’une de vos créatures vient d’être exilée, soit vous contrôlez toutes les tours à catapulte (trois sur la Croisée des Chemins). Si vous l’utilisez, elle se recharge comme les autres. Sinon, elle reste prête pour la prochaine occasion.
tip-answer = Elle ne peut servir qu’à ce moment précis, mais l’occasion se représentera.
why-puzzle-next = Dans une énigme, vous ne jouez qu’une fois pour atteindre le but. Toutes les capacités sont prêtes, personne ne riposte, et les créatures exilées ne reviennent pas. Les capacités s’utilisent comme dans une partie : **→** déplace, **⚔️** attaque, **▸** dit ce qui va se passer. **Indice** en révèle un peu plus à chaque fois ; **Réessayer** remet tout en place ; **Montrer la solution** et **Abandonner** terminent l’énigme sans la résoudre.
tip-puzzle-next = Comptez d’abord : combien de blessures faut-il, et qui peut les infliger ? Réessayer est gratuit.

## What things are. What a name on the screen stands for, by the message that says it; "also" are
## words that people might look for instead.

term-round = Manche
about-term-round = **Manche** : le cadran du temps tourne d’un secteur, puis le camp du premier joueur joue, puis l’autre. Les capacités principales servent une fois par manche, et les temps de recharge se comptent en manches.
    .also = tour de jeu, ordre du tour, déroulement
term-time-phase = Phase du temps
about-term-time-phase = **Phase du temps** : le début de votre tour de jeu, dès la deuxième manche. Vos capacités de soutien rechargées reviennent, vos manœuvres et vos attaques sont de nouveau prêtes, et les effets, obstacles et toiles que vous avez posés à la manche précédente disparaissent. Cela se fait automatiquement.
    .also = début du tour, recharger, remise en état
term-ability-phase = Phase des capacités
about-term-ability-phase = **Phase des capacités** : le milieu de votre tour de jeu. Utilisez autant de capacités de vos créatures que vous voulez, dans l’ordre de votre choix, puis terminez. En équipe, on alterne, une capacité à la fois, jusqu’à ce que les deux passent.
    .also = action, actions, phase principale
term-control-phase = Phase de contrôle
about-term-control-phase = **Phase de contrôle** : la fin de votre tour de jeu. Vos créatures dans la lave perdent 1 point de vitalité, puis chaque tour à catapulte que vous contrôlez inflige 1 dégât au château ennemi.
    .also = fin du tour, tir, tirer
term-core = Capacité principale
about-term-core = **Capacité principale** : ce que chaque créature peut faire une fois par manche, une manœuvre *ou* une attaque. Sous célérité, elle peut faire les deux. Elle est de nouveau prête à votre prochaine phase du temps.
    .also = action de base, action principale
term-attack = Attaque
about-term-attack = **Attaque** : une capacité principale. Les points d’attaque, modifiés par les effets, moins les points de défense de la cible donnent les blessures ; ni les uns ni les autres ne descendent sous 0. Elle ne touche que des ennemis, jamais sur leur propre case de château. Ses cibles et sa force diffèrent d’une créature à l’autre.
    .also = attaquer, combat, combattre, frapper, blesser
term-defense = Défense
about-term-defense = **Défense** : chaque point retire 1 blessure à chaque attaque contre la créature. Sans effet, elle vaut 0, et ne descend jamais plus bas. Elle ne protège pas de la lave.
    .also = armure, bouclier, parade, points de défense
term-support = Capacité de soutien
about-term-support = **Capacité de soutien** : chaque créature en a deux, numérotées 1 et 2. Utilisez-les dès qu’elles sont prêtes, dans l’ordre de votre choix, avant ou après une manœuvre ou une attaque. Ensuite, elles se rechargent pendant 1 à 6 manches.
    .also = soutien, sort, pouvoir, capacité spéciale
term-cooldown = Temps de recharge
about-term-cooldown = **Temps de recharge** (⏳) : le nombre de manches avant qu’une capacité de soutien utilisée soit de nouveau prête. Il est fixé au moment de l’utiliser, de 1 à 6, et baisse de 1 par manche. Le poison l’allonge ; un exil n’y met pas fin.
    .also = recharge, attente, sablier, délai
term-dial = Cadran du temps
about-term-dial = **Cadran du temps** : le Sigil du Temps, où attendent les capacités utilisées. Il tourne d’un secteur au début de chaque manche, ce qui les rapproche toutes d’une manche. Sur les images, le disque sombre chiffré indique les manches restantes.
    .also = sigil, horloge, cadran, sigil du temps
term-timekeeper = Maître du temps
about-term-timekeeper = **Maître du temps** : le premier joueur, marqué d’un petit cadran. C’est à lui de tourner le cadran du temps au début de chaque manche, et il reste premier toute la partie.
    .also = premier joueur, gardien du temps
about-picture-vitality = **Vitalité** (♥) : le nombre de blessures qu’une créature peut encaisser. À 0, elle part en exil. Avec 2, elle est petite ; avec 3, moyenne ; avec 4 ou 5, grande.
    .also = vie, santé, points de vie, pv, cœur, cœurs, taille, petite, moyenne, grande
term-injury = Blessure
about-term-injury = **Blessure** : un point de vitalité perdu. Elle reste jusqu’à une guérison, ou jusqu’à ce que la créature parte en exil et revienne.
    .also = blessé, blessures, plaie
term-healing = Guérison
about-term-healing = **Guérison** : une créature récupère de la vitalité perdue, 1 point le plus souvent, mais jamais plus qu’au départ. Certaines capacités guérissent, le vampirisme aussi, et une créature exilée revient entièrement guérie.
    .also = guérir, soin, soigner, récupérer
term-exile = Exil
about-term-exile = **Exil** : ce qui arrive à une créature sans vitalité. Son château subit 1 dégât, ses effets disparaissent, et elle revient guérie sur sa case de château. Si celle-ci est occupée, elle attend sur sa fiche. Ses capacités en recharge le restent. Dans les énigmes, une créature exilée ne revient pas.
    .also = mort, mourir, tuer, vaincu, éliminer, banni
term-castle = Case de château
about-term-castle = **Case de château** : là où vos créatures sont invoquées. Sur leur propre case de château, aucun ennemi ne peut les cibler, ni par une attaque ni par une capacité de soutien, mais elles peuvent agir. Personne n’entre dans le château ennemi.
    .also = château, base, forteresse, abri
term-track = Dégâts du château
about-term-track = **Dégâts du château** : chaque château a une piste de 16 cases (20 sur la Croisée des Chemins). Il subit 1 dégât pour chaque tour à catapulte qui tire sur lui et 1 dégât pour chaque exil d’une de ses créatures. À la dernière case, il tombe, et l’autre camp gagne. Le premier joueur commence avec 1 dégât par tour à catapulte ; en équipe, la première équipe commence avec 3 dégâts.
    .also = piste de château, dégâts, points, score, victoire, gagner, perdre
term-summoning = Règle de l’invocateur
about-term-summoning = **Règle de l’invocateur** : dès que votre case de château est libre, votre créature en attente la plus à gauche y est placée. C’est ainsi que votre troupe entre en jeu, et que les exilées reviennent.
    .also = invoquer, invocation, entrer, attendre
about-sign-tower = **Tour à catapulte** : inflige 1 dégât au château ennemi à chacune de vos phases de contrôle tant que vous la contrôlez. Vous la contrôlez si vous avez plus de points de contrôle que l’ennemi dans sa zone ; en cas d’égalité, elle ne tire pas. Les créatures étourdies comptent.
    .also = tour, tours, catapulte
term-area = Zone d’une tour
about-term-area = **Zone d’une tour** : les cases entourées d’un trait autour d’une tour à catapulte. Les créatures qui s’y trouvent comptent pour son contrôle. Le trait prend la couleur du camp qui la contrôle.
    .also = zone, contour, zone de contrôle
term-control = Points de contrôle
about-term-control = **Points de contrôle** : chaque créature dans la zone d’une tour en a 1, modifié par les effets, mais jamais moins de 0. Le camp qui en a le plus contrôle la tour.
    .also = contrôle, majorité, drapeau
term-adjacent = Adjacent
about-term-adjacent = **Adjacent** : sur une case voisine. Chaque case a jusqu’à six voisines.
    .also = à côté, voisin, voisine, proche
term-line = En ligne
about-term-line = **En ligne** : sur une ligne droite de cases, dans l’une des six directions, à n’importe quelle distance. Rien ne fait écran.
    .also = ligne, ligne droite, ligne de vue, portée
term-gap = Par-delà un intervalle
about-term-gap = **Par-delà un intervalle** : à deux cases en ligne droite, avec une case libre entre les deux.
    .also = intervalle, à deux cases, saut
term-melee = Corps à corps
about-term-melee = **Corps à corps** : les créatures dont l’attaque n’atteint que les ennemis adjacents. Toutes les autres attaquent à distance.
    .also = mêlée, à distance, tir à distance
term-allies = Les vôtres
about-term-allies = **Les vôtres** : toutes vos créatures, et celles de votre partenaire. Les *alliés* d’une créature sont les autres de son camp.
    .also = allié, alliés, ami, camp, votre camp
term-band = Troupe
about-term-band = **Troupe** : les créatures que vous choisissez : trois à deux joueurs (quatre sur la Croisée des Chemins), deux chacun à quatre joueurs. Elles sont invoquées dans l’ordre de vos choix.
    .also = troupes, armée, choix, sélection
term-teams = Équipes
about-term-teams = **Équipes** : à quatre, deux équipes s’affrontent sur la Croisée des Chemins. Les partenaires se font face, choisissent deux créatures chacun et partagent une piste de château. On alterne, une capacité à la fois ; après avoir passé, on a fini de jouer pour cette manche.
    .also = équipe, quatre joueurs, partenaire, coéquipier
term-effects = Effets
about-term-effects = **Effets** : des marqueurs qui aident ou gênent une créature. Chacun dure le temps que vous jouez, puis que l’ennemi joue, et disparaît à votre prochaine phase du temps. Les effets identiques s’additionnent. Un exil les retire.
    .also = marqueurs, bonus, malus, effet positif, effet négatif
about-picture-plates = **Dalles du temps** : les cases du Temple du Temps. Une capacité de soutien utilisée sur l’or (une case de tour) se recharge 1 manche plus vite, sur l’argent comme d’habitude, sur le bronze 1 manche plus lentement, et au château 2 de plus. C’est la case où se trouve la créature au moment de l’utiliser qui compte.
    .also = dalles, or, argent, bronze, dalle
about-setting-field = **Champ de bataille** : huit champs, avec des tours et des terrains différents. À deux, on en choisit un avant la partie, ou on laisse faire le hasard ; à quatre, on joue sur la Croisée des Chemins. Commencez par le Royaume des Deux Châteaux.
    .also = carte, plateau, terrain de jeu
about-setting-bans = **Bannissements** : une option pour les habitués. Chacun bannit des créatures que personne ne pourra choisir : trois chacun avant les choix (deux en équipe), ou une avant chaque choix.
    .also = bannir, bannie, interdire
about-setting-castles = **Châteaux de faction** : une option. À deux, chacun bannit une faction, puis chacun en prend une. La première capacité est prête dès le début, la deuxième s’ouvre à 5 dégâts de votre château (7 sur la Croisée des Chemins), la troisième à 10 (14). La troisième est une réaction, proposée quand le moment est venu.
    .also = faction, factions, capacités de château
about-setting-events = **Événements** : une option. Dès la deuxième manche, un événement vaut pour les deux camps à chaque manche, et le suivant est toujours visible. Ceux qui parlent d’un terrain absent du champ de bataille sont retirés.
    .also = événement, cartes événement
about-setting-puzzle = **Énigme** : le jeu en solo. Vous jouez une seule fois pour atteindre un but, avec toutes les capacités prêtes. Réessayez autant que vous voulez, demandez des indices, ou faites-vous montrer la solution ; pour résoudre l’énigme, il faut atteindre le but sans elle.
    .also = solo, énigmes, campagne, indice, en solitaire

about-kind-strength = **{ kind-strength }** : la première ligne. La plupart de ces créatures ont beaucoup de vitalité, et beaucoup savent étourdir.
    .also = force, fort, costaud, poing
about-kind-agility = **{ kind-agility }** : elles infligent le plus de blessures, mais ont besoin de la protection des autres.
    .also = agilité, agile, attaquant, plume
about-kind-intelligence = **{ kind-intelligence }** : peu de vitalité, mais elles renforcent votre camp et gênent l’ennemi, souvent de loin.
    .also = intelligence, sage, mage, étoile

about-terrain-plain = **Plaine** : terrain découvert. Le terrain ne ralentit personne ; il ne compte que pour les capacités et les événements qui le nomment.
    .also = herbe, prairie
about-terrain-forest = **Forêt** : Arborus y frappe chaque ennemi et y envoie les autres. À part cela, un terrain comme un autre.
    .also = bois, arbres
about-terrain-mountain = **Montagne** : Magnus y envoie les autres. À part cela, un terrain comme un autre : on peut y marcher.
    .also = colline, roche, sommet
about-terrain-water = **Eau** : on peut y marcher. Aqus y gagne en force, Toxicum y empoisonne, et Ferrarius ne peut brûler personne dans l’eau.
    .also = lac, rivière, nager
about-terrain-lava = **Lave** : vos créatures qui s’y trouvent au début de votre phase de contrôle perdent 1 point de vitalité ; la défense n’y change rien. On en trouve dans le Monde du Chaos, et partout où quelqu’un en fait surgir.
    .also = feu, volcan, brûler
about-terrain-whirlpool = **Tourbillon** (Îles Fabuleuses) : une case d’eau. Depuis un tourbillon, on peut manœuvrer vers un autre tourbillon libre, en plus des cases adjacentes.
    .also = tourbillons, vortex, téléportation
about-terrain-railway = **Rails** (Canyon des Mineurs) : depuis une case de rails, on peut, au lieu d’attaquer, rouler en wagonnet jusqu’à la prochaine libre, puis attaquer quand même. Les rails comptent comme plaine.
    .also = rail, voie, voie ferrée, train

about-effect-attack_up = **{ effect-attack_up }** : la créature a 1 point d’attaque de plus.
    .also = bonus d’attaque, plus fort
about-effect-attack_down = **{ effect-attack_down }** : la créature a 1 point d’attaque de moins, jamais sous 0.
    .also = malus d’attaque, affaibli
about-effect-defense_up = **{ effect-defense_up }** : chaque attaque contre la créature fait 1 blessure de moins.
    .also = bonus de défense, protégé
about-effect-defense_down = **{ effect-defense_down }** : retire 1 point de défense, jamais sous 0. L’effet ne sert donc que contre une créature qui a de la défense.
    .also = malus de défense, rouillé
about-effect-control_up = **{ effect-control_up }** : la créature compte 1 point de plus pour le contrôle d’une tour à catapulte.
    .also = bonus de contrôle
about-effect-control_down = **{ effect-control_down }** : la créature compte 1 point de moins pour le contrôle d’une tour à catapulte, jamais sous 0.
    .also = malus de contrôle
about-effect-swiftness = **{ effect-swiftness }** : la créature peut manœuvrer *et* attaquer dans la même manche. Face à la lenteur, l’effet qui a le plus de marqueurs l’emporte ; en cas d’égalité, aucun des deux.
    .also = rapide, vitesse, hâte, accélérer
about-effect-slowness = **{ effect-slowness }** : la créature ne peut pas manœuvrer. Elle peut attaquer, utiliser ses capacités de soutien, et être déplacée par des capacités. Face à la célérité, l’effet qui a le plus de marqueurs l’emporte.
    .also = lent, ralenti, escargot
about-effect-flying = **{ effect-flying }** : la créature manœuvre vers une case libre au choix en ligne droite, par-dessus ce qui se trouve entre les deux.
    .also = voler, ailes
about-effect-resistance = **{ effect-resistance }** : les capacités de soutien ennemies ne peuvent pas cibler la créature. Les attaques, si.
    .also = résister, immunité, protection magique
about-effect-vampirism = **{ effect-vampirism }** : la créature récupère 1 point de vitalité quand son attaque blesse, une fois par attaque.
    .also = vampire, vol de vie, mordre
about-effect-steadfast = **{ effect-steadfast }** : les capacités ennemies qui déplacent quelqu’un ne peuvent pas cibler la créature.
    .also = ancre, ancré, inébranlable
about-effect-stun = **{ effect-stun }** : la créature ne peut rien utiliser, ni manœuvre, ni attaque, ni soutien. Elle compte toujours pour les tours à catapulte et peut être déplacée par d’autres.
    .also = étourdi, assommé, étoiles, paralysé
about-effect-poison = **{ effect-poison }** : chaque poison allonge de 1 manche le temps de recharge des capacités de soutien que la créature utilise. Il ne blesse pas par lui-même.
    .also = empoisonné, venin, toxique
about-effect-silence = **{ effect-silence }** : la créature ne peut pas utiliser ses capacités de soutien. Elle peut manœuvrer et attaquer.
    .also = muet, réduit au silence
about-effect-blindness = **{ effect-blindness }** : les capacités de la créature n’atteignent qu’elle-même et les cases adjacentes. Ses manœuvres ne sont pas limitées.
    .also = aveugle, aveuglé, brouillard
about-effect-obstacle = **{ effect-obstacle }** : personne ne peut entrer sur cette case jusqu’à la prochaine phase du temps du camp qui l’a posé.
    .also = barrière, mur, case bloquée
about-effect-web = **{ effect-web }** : étourdit les ennemis qui entrent sur la case ou y sont déplacés, et donne la célérité à son propre camp. Elle reste jusqu’à la prochaine phase du temps de son camp.
    .also = toile d’araignée, piège
about-effect-terraform_plain = **{ effect-terraform_plain }** : la case compte comme plaine jusqu’à la prochaine phase du temps du camp qui l’a changée.
about-effect-terraform_forest = **{ effect-terraform_forest }** : la case compte comme forêt jusqu’à la prochaine phase du temps du camp qui l’a changée.
about-effect-terraform_mountain = **{ effect-terraform_mountain }** : la case compte comme montagne jusqu’à la prochaine phase du temps du camp qui l’a changée.
about-effect-terraform_water = **{ effect-terraform_water }** : la case compte comme eau jusqu’à la prochaine phase du temps du camp qui l’a changée.
about-effect-terraform_lava = **{ effect-terraform_lava }** : la case compte comme lave, et brûle, jusqu’à la prochaine phase du temps du camp qui l’a changée.
    .also = autel, terrain changé

about-field-kingdom = **Royaume des Deux Châteaux** : le champ de bataille d’une première partie. Deux tours à catapulte, à l’ouest et à l’est, chacune avec une zone de cinq cases ; les châteaux sont au nord et au sud.
    .also = royaume, deux châteaux
about-field-citadel = **Citadelle naine** : une seule tour à catapulte au centre, avec une zone de sept cases. On s’y retrouve dès la première manche.
    .also = nains, naine
about-field-canyon = **Canyon des Mineurs** : des montagnes, et une voie ferrée au milieu. Depuis une case de rails, on peut rouler en wagonnet jusqu’à la prochaine libre, puis attaquer ; cela compte comme l’attaque.
    .also = canyon, mineurs, désert
about-field-cemetery = **Cimetière des Ténèbres** : trois tours à catapulte dont les zones se chevauchent : une créature peut compter pour deux d’entre elles.
    .also = cimetière, tombes
about-field-chaos = **Monde du Chaos** : plein de lave. Vos créatures qui s’y trouvent perdent 1 point de vitalité au début de votre phase de contrôle.
    .also = chaos, enfer
about-field-islands = **Îles Fabuleuses** : des tourbillons entre lesquels on peut manœuvrer, et des tours aux petites zones.
    .also = îles, mer
about-field-temple = **Temple du Temps** : pas de terrain, mais des dalles du temps. La case où se trouve une créature qui utilise une capacité de soutien raccourcit ou allonge la recharge.
    .also = temple
about-field-crossing = **Croisée des Chemins** : quatre tours à catapulte, quatre châteaux, deux par camp, et des pistes de 20 au lieu de 16. C’est le champ de bataille à quatre joueurs ; à deux, on y a quatre créatures chacun.
    .also = croisée, carrefour

about-puzzle-jailbreak = **{ puzzle-jailbreak }** (énigme 1) : { story-jailbreak } Exilez Vinctum avec Aqus et Equita.
about-puzzle-wings-over-graves = **{ puzzle-wings-over-graves }** (énigme 2) : { story-wings-over-graves } Exilez Mechanicus avec Fidea et Magnus.
about-puzzle-verdict-at-the-tower = **{ puzzle-verdict-at-the-tower }** (énigme 3) : { story-verdict-at-the-tower } Exilez Mechanicus avec Carnifex et Iratus.
about-puzzle-bitter-water = **{ puzzle-bitter-water }** (énigme 4) : { story-bitter-water } Exilez les deux ennemis avec Toxicum et Messum.
about-puzzle-both-catapults = **{ puzzle-both-catapults }** (énigme 5) : { story-both-catapults } Prenez les deux tours à catapulte avec Tempus et Messum.
about-puzzle-spiders-bargain = **{ puzzle-spiders-bargain }** (énigme 6) : { story-spiders-bargain } Exilez Aqus avec Malleus et Eresida.
about-puzzle-smiths-gate = **{ puzzle-smiths-gate }** (énigme 7) : { story-smiths-gate } Exilez Ferrarius avec Tenebris et Illesebra.

about-ability-move = **{ ability-move }** : une capacité principale. La créature va sur une case libre adjacente, quel que soit le terrain, mais jamais dans un château ennemi. En vol, elle atteint une case libre au choix en ligne droite.
    .also = se déplacer, déplacement, bouger, avancer, marcher, botte
about-ability-cart = **{ ability-cart }** (Canyon des Mineurs) : au lieu d’attaquer, une créature sur des rails roule jusqu’à la prochaine case de rails libre, et peut attaquer ensuite. Cela compte comme l’attaque de cette manche.
    .also = chariot, rouler, wagon


## Characters: class and vitality, who they are, and what they can do

about-beast-aqus = **{ beast-aqus }** ({ kind-agility }, ♥3). { about-aqus }
    ⚔️ **{ ability-aqus-attack }** : { does-aqus-attack }
    1️⃣ **{ ability-aqus-1 }** : { does-aqus-1 }
    2️⃣ **{ ability-aqus-2 }** : { does-aqus-2 }
    .also = eau, esprit des eaux, goutte
about-beast-ballistarius = **{ beast-ballistarius }** ({ kind-agility }, ♥2). { about-ballistarius }
    ⚔️ **{ ability-ballistarius-attack }** : { does-ballistarius-attack }
    1️⃣ **{ ability-ballistarius-1 }** : { does-ballistarius-1 }
    2️⃣ **{ ability-ballistarius-2 }** : { does-ballistarius-2 }
    .also = tireur, archer, arbalète, baliste
about-beast-cerberus = **{ beast-cerberus }** ({ kind-agility }, ♥3). { about-cerberus }
    ⚔️ **{ ability-cerberus-attack }** : { does-cerberus-attack }
    1️⃣ **{ ability-cerberus-1 }** : { does-cerberus-1 }
    2️⃣ **{ ability-cerberus-2 }** : { does-cerberus-2 }
    .also = cerbère, chien, trois têtes
about-beast-cornibus = **{ beast-cornibus }** ({ kind-agility }, ♥2). { about-cornibus }
    ⚔️ **{ ability-cornibus-attack }** : { does-cornibus-attack }
    1️⃣ **{ ability-cornibus-1 }** : { does-cornibus-1 }
    2️⃣ **{ ability-cornibus-2 }** : { does-cornibus-2 }
    .also = bélier, cornes, minotaure
about-beast-iratus = **{ beast-iratus }** ({ kind-agility }, ♥3). { about-iratus }
    ⚔️ **{ ability-iratus-attack }** : { does-iratus-attack }
    1️⃣ **{ ability-iratus-1 }** : { does-iratus-1 }
    2️⃣ **{ ability-iratus-2 }** : { does-iratus-2 }
    .also = berserk, rage, haches
about-beast-mortum = **{ beast-mortum }** ({ kind-agility }, ♥3). { about-mortum }
    ⚔️ **{ ability-mortum-attack }** : { does-mortum-attack }
    1️⃣ **{ ability-mortum-1 }** : { does-mortum-1 }
    2️⃣ **{ ability-mortum-2 }** : { does-mortum-2 }
    .also = vampire, chauve-souris
about-beast-redux = **{ beast-redux }** ({ kind-agility }, ♥3). { about-redux }
    ⚔️ **{ ability-redux-attack }** : { does-redux-attack }
    1️⃣ **{ ability-redux-1 }** : { does-redux-1 }
    2️⃣ **{ ability-redux-2 }** : { does-redux-2 }
    .also = boomerang, chasseur, os
about-beast-tempus = **{ beast-tempus }** ({ kind-agility }, ♥3). { about-tempus }
    ⚔️ **{ ability-tempus-attack }** : { does-tempus-attack }
    1️⃣ **{ ability-tempus-1 }** : { does-tempus-1 }
    2️⃣ **{ ability-tempus-2 }** : { does-tempus-2 }
    .also = temps, horloge, seigneur du temps
about-beast-toxicum = **{ beast-toxicum }** ({ kind-agility }, ♥3). { about-toxicum }
    ⚔️ **{ ability-toxicum-attack }** : { does-toxicum-attack }
    1️⃣ **{ ability-toxicum-1 }** : { does-toxicum-1 }
    2️⃣ **{ ability-toxicum-2 }** : { does-toxicum-2 }
    .also = serpent, toxine, empoisonneur
about-beast-eresida = **{ beast-eresida }** ({ kind-agility }, ♥3). { about-eresida }
    ⚔️ **{ ability-eresida-attack }** : { does-eresida-attack }
    1️⃣ **{ ability-eresida-1 }** : { does-eresida-1 }
    2️⃣ **{ ability-eresida-2 }** : { does-eresida-2 }
    .also = araignée
about-beast-tenebris = **{ beast-tenebris }** ({ kind-agility }, ♥3). { about-tenebris }
    ⚔️ **{ ability-tenebris-attack }** : { does-tenebris-attack }
    1️⃣ **{ ability-tenebris-1 }** : { does-tenebris-1 }
    2️⃣ **{ ability-tenebris-2 }** : { does-tenebris-2 }
    .also = assassin, fantôme, ombre
about-beast-equita = **{ beast-equita }** ({ kind-agility }, ♥3). { about-equita }
    ⚔️ **{ ability-equita-attack }** : { does-equita-attack }
    1️⃣ **{ ability-equita-1 }** : { does-equita-1 }
    2️⃣ **{ ability-equita-2 }** : { does-equita-2 }
    .also = cavalière, lance
about-beast-arborus = **{ beast-arborus }** ({ kind-intelligence }, ♥2). { about-arborus }
    ⚔️ **{ ability-arborus-attack }** : { does-arborus-attack }
    1️⃣ **{ ability-arborus-1 }** : { does-arborus-1 }
    2️⃣ **{ ability-arborus-2 }** : { does-arborus-2 }
    .also = arbre, esprit des bois
about-beast-fidea = **{ beast-fidea }** ({ kind-intelligence }, ♥2). { about-fidea }
    ⚔️ **{ ability-fidea-attack }** : { does-fidea-attack }
    1️⃣ **{ ability-fidea-1 }** : { does-fidea-1 }
    2️⃣ **{ ability-fidea-2 }** : { does-fidea-2 }
    .also = guérisseuse, ange, prêtresse
about-beast-frigus = **{ beast-frigus }** ({ kind-intelligence }, ♥2). { about-frigus }
    ⚔️ **{ ability-frigus-attack }** : { does-frigus-attack }
    1️⃣ **{ ability-frigus-1 }** : { does-frigus-1 }
    2️⃣ **{ ability-frigus-2 }** : { does-frigus-2 }
    .also = glace, gel, neige, flocon
about-beast-goetium = **{ beast-goetium }** ({ kind-intelligence }, ♥2). { about-goetium }
    ⚔️ **{ ability-goetium-attack }** : { does-goetium-attack }
    1️⃣ **{ ability-goetium-1 }** : { does-goetium-1 }
    2️⃣ **{ ability-goetium-2 }** : { does-goetium-2 }
    .also = démoniste, sorcier, pentagramme
about-beast-ignifer = **{ beast-ignifer }** ({ kind-intelligence }, ♥2). { about-ignifer }
    ⚔️ **{ ability-ignifer-attack }** : { does-ignifer-attack }
    1️⃣ **{ ability-ignifer-1 }** : { does-ignifer-1 }
    2️⃣ **{ ability-ignifer-2 }** : { does-ignifer-2 }
    .also = mage de feu, porteur de flamme
about-beast-illesebra = **{ beast-illesebra }** ({ kind-intelligence }, ♥2). { about-illesebra }
    ⚔️ **{ ability-illesebra-attack }** : { does-illesebra-attack }
    1️⃣ **{ ability-illesebra-1 }** : { does-illesebra-1 }
    2️⃣ **{ ability-illesebra-2 }** : { does-illesebra-2 }
    .also = succube, tentatrice, charme
about-beast-lignum = **{ beast-lignum }** ({ kind-intelligence }, ♥2). { about-lignum }
    ⚔️ **{ ability-lignum-attack }** : { does-lignum-attack }
    1️⃣ **{ ability-lignum-1 }** : { does-lignum-1 }
    2️⃣ **{ ability-lignum-2 }** : { does-lignum-2 }
    .also = marionnettiste, pantin, bois
about-beast-manus = **{ beast-manus }** ({ kind-intelligence }, ♥3). { about-manus }
    ⚔️ **{ ability-manus-attack }** : { does-manus-attack }
    1️⃣ **{ ability-manus-1 }** : { does-manus-1 }
    2️⃣ **{ ability-manus-2 }** : { does-manus-2 }
    .also = main, poing, gantelet
about-beast-messum = **{ beast-messum }** ({ kind-intelligence }, ♥2). { about-messum }
    ⚔️ **{ ability-messum-attack }** : { does-messum-attack }
    1️⃣ **{ ability-messum-1 }** : { does-messum-1 }
    2️⃣ **{ ability-messum-2 }** : { does-messum-2 }
    .also = faucheur, faux
about-beast-librorum = **{ beast-librorum }** ({ kind-intelligence }, ♥2). { about-librorum }
    ⚔️ **{ ability-librorum-attack }** : { does-librorum-attack }
    1️⃣ **{ ability-librorum-1 }** : { does-librorum-1 }
    2️⃣ **{ ability-librorum-2 }** : { does-librorum-2 }
    .also = bibliothécaire, livre, érudit
about-beast-magnus = **{ beast-magnus }** ({ kind-intelligence }, ♥3). { about-magnus }
    ⚔️ **{ ability-magnus-attack }** : { does-magnus-attack }
    1️⃣ **{ ability-magnus-1 }** : { does-magnus-1 }
    2️⃣ **{ ability-magnus-2 }** : { does-magnus-2 }
    .also = aimant, tueur de mages
about-beast-clamoris = **{ beast-clamoris }** ({ kind-intelligence }, ♥2). { about-clamoris }
    ⚔️ **{ ability-clamoris-attack }** : { does-clamoris-attack }
    1️⃣ **{ ability-clamoris-1 }** : { does-clamoris-1 }
    2️⃣ **{ ability-clamoris-2 }** : { does-clamoris-2 }
    .also = banshee, cor, cri
about-beast-architectus = **{ beast-architectus }** ({ kind-strength }, ♥5). { about-architectus }
    ⚔️ **{ ability-architectus-attack }** : { does-architectus-attack }
    1️⃣ **{ ability-architectus-1 }** : { does-architectus-1 }
    2️⃣ **{ ability-architectus-2 }** : { does-architectus-2 }
    .also = architecte, bâtisseur, ingénieur, compas
about-beast-armus = **{ beast-armus }** ({ kind-strength }, ♥3). { about-armus }
    ⚔️ **{ ability-armus-attack }** : { does-armus-attack }
    1️⃣ **{ ability-armus-1 }** : { does-armus-1 }
    2️⃣ **{ ability-armus-2 }** : { does-armus-2 }
    .also = chevalier, bouclier, soldat, casque
about-beast-caballus = **{ beast-caballus }** ({ kind-strength }, ♥4). { about-caballus }
    ⚔️ **{ ability-caballus-attack }** : { does-caballus-attack }
    1️⃣ **{ ability-caballus-1 }** : { does-caballus-1 }
    2️⃣ **{ ability-caballus-2 }** : { does-caballus-2 }
    .also = cheval, centaure, sabots
about-beast-carnifex = **{ beast-carnifex }** ({ kind-strength }, ♥4). { about-carnifex }
    ⚔️ **{ ability-carnifex-attack }** : { does-carnifex-attack }
    1️⃣ **{ ability-carnifex-1 }** : { does-carnifex-1 }
    2️⃣ **{ ability-carnifex-2 }** : { does-carnifex-2 }
    .also = bourreau, hache
about-beast-catapultus = **{ beast-catapultus }** ({ kind-strength }, ♥3). { about-catapultus }
    ⚔️ **{ ability-catapultus-attack }** : { does-catapultus-attack }
    1️⃣ **{ ability-catapultus-1 }** : { does-catapultus-1 }
    2️⃣ **{ ability-catapultus-2 }** : { does-catapultus-2 }
    .also = engin de siège, machine
about-beast-ferrarius = **{ beast-ferrarius }** ({ kind-strength }, ♥4). { about-ferrarius }
    ⚔️ **{ ability-ferrarius-attack }** : { does-ferrarius-attack }
    1️⃣ **{ ability-ferrarius-1 }** : { does-ferrarius-1 }
    2️⃣ **{ ability-ferrarius-2 }** : { does-ferrarius-2 }
    .also = forgeron, enclume
about-beast-malleus = **{ beast-malleus }** ({ kind-strength }, ♥4). { about-malleus }
    ⚔️ **{ ability-malleus-attack }** : { does-malleus-attack }
    1️⃣ **{ ability-malleus-1 }** : { does-malleus-1 }
    2️⃣ **{ ability-malleus-2 }** : { does-malleus-2 }
    .also = marteau, nain
about-beast-saxum = **{ beast-saxum }** ({ kind-strength }, ♥5). { about-saxum }
    ⚔️ **{ ability-saxum-attack }** : { does-saxum-attack }
    1️⃣ **{ ability-saxum-1 }** : { does-saxum-1 }
    2️⃣ **{ ability-saxum-2 }** : { does-saxum-2 }
    .also = rocher, golem, pierre
about-beast-vinctum = **{ beast-vinctum }** ({ kind-strength }, ♥3). { about-vinctum }
    ⚔️ **{ ability-vinctum-attack }** : { does-vinctum-attack }
    1️⃣ **{ ability-vinctum-1 }** : { does-vinctum-1 }
    2️⃣ **{ ability-vinctum-2 }** : { does-vinctum-2 }
    .also = prisonnier, forçat, chaînes
about-beast-mechanicus = **{ beast-mechanicus }** ({ kind-strength }, ♥3). { about-mechanicus }
    ⚔️ **{ ability-mechanicus-attack }** : { does-mechanicus-attack }
    1️⃣ **{ ability-mechanicus-1 }** : { does-mechanicus-1 }
    2️⃣ **{ ability-mechanicus-2 }** : { does-mechanicus-2 }
    .also = mécanicien, canonnier, vapeur, engrenage
about-beast-brewus = **{ beast-brewus }** ({ kind-strength }, ♥4). { about-brewus }
    ⚔️ **{ ability-brewus-attack }** : { does-brewus-attack }
    1️⃣ **{ ability-brewus-1 }** : { does-brewus-1 }
    2️⃣ **{ ability-brewus-2 }** : { does-brewus-2 }
    .also = brasseur, bière
about-beast-saturn = **{ beast-saturn }** ({ kind-strength }, ♥5). { about-saturn }
    ⚔️ **{ ability-saturn-attack }** : { does-saturn-attack }
    1️⃣ **{ ability-saturn-1 }** : { does-saturn-1 }
    2️⃣ **{ ability-saturn-2 }** : { does-saturn-2 }
    .also = géant, planète, gravité

## Faction castles

about-faction-citadel = **{ faction-citadel }** (château de faction). { about-citadel }
    1️⃣ **{ ability-citadel-1 }** (prête dès le début) : { does-citadel-1 }
    2️⃣ **{ ability-citadel-2 }** (s’ouvre à 5 dégâts, 7 sur la Croisée des Chemins) : { does-citadel-2 }
    3️⃣ **{ ability-citadel-3 }** (une réaction ; s’ouvre à 10 dégâts, 14 sur la Croisée) : { does-citadel-3 }
    .also = nains, château de pierre
about-faction-bulwark = **{ faction-bulwark }** (château de faction). { about-bulwark }
    1️⃣ **{ ability-bulwark-1 }** (prête dès le début) : { does-bulwark-1 }
    2️⃣ **{ ability-bulwark-2 }** (s’ouvre à 5 dégâts, 7 sur la Croisée des Chemins) : { does-bulwark-2 }
    3️⃣ **{ ability-bulwark-3 }** (une réaction ; s’ouvre à 10 dégâts, 14 sur la Croisée) : { does-bulwark-3 }
    .also = gardiens, elfes, nature
about-faction-crypt = **{ faction-crypt }** (château de faction). { about-crypt }
    1️⃣ **{ ability-crypt-1 }** (prête dès le début) : { does-crypt-1 }
    2️⃣ **{ ability-crypt-2 }** (s’ouvre à 5 dégâts, 7 sur la Croisée des Chemins) : { does-crypt-2 }
    3️⃣ **{ ability-crypt-3 }** (une réaction ; s’ouvre à 10 dégâts, 14 sur la Croisée) : { does-crypt-3 }
    .also = morts-vivants, nécromanciens
about-faction-hellgate = **{ faction-hellgate }** (château de faction). { about-hellgate }
    1️⃣ **{ ability-hellgate-1 }** (prête dès le début) : { does-hellgate-1 }
    2️⃣ **{ ability-hellgate-2 }** (s’ouvre à 5 dégâts, 7 sur la Croisée des Chemins) : { does-hellgate-2 }
    3️⃣ **{ ability-hellgate-3 }** (une réaction ; s’ouvre à 10 dégâts, 14 sur la Croisée) : { does-hellgate-3 }
    .also = démons, enfer
about-faction-observatory = **{ faction-observatory }** (château de faction). { about-observatory }
    1️⃣ **{ ability-observatory-1 }** (prête dès le début) : { does-observatory-1 }
    2️⃣ **{ ability-observatory-2 }** (s’ouvre à 5 dégâts, 7 sur la Croisée des Chemins) : { does-observatory-2 }
    3️⃣ **{ ability-observatory-3 }** (une réaction ; s’ouvre à 10 dégâts, 14 sur la Croisée) : { does-observatory-3 }
    .also = mages, étoiles
about-faction-abbey = **{ faction-abbey }** (château de faction). { about-abbey }
    1️⃣ **{ ability-abbey-1 }** (prête dès le début) : { does-abbey-1 }
    2️⃣ **{ ability-abbey-2 }** (s’ouvre à 5 dégâts, 7 sur la Croisée des Chemins) : { does-abbey-2 }
    3️⃣ **{ ability-abbey-3 }** (une réaction ; s’ouvre à 10 dégâts, 14 sur la Croisée) : { does-abbey-3 }
    .also = chevaliers, moines

## Abilities, by their bearers

about-ability-aqus-attack = **{ ability-aqus-attack }** ({ beast-aqus }, attaque) : { does-aqus-attack }
about-ability-aqus-1 = **{ ability-aqus-1 }** ({ beast-aqus }, capacité de soutien) : { does-aqus-1 }
about-ability-aqus-2 = **{ ability-aqus-2 }** ({ beast-aqus }, capacité de soutien) : { does-aqus-2 }
about-ability-ballistarius-attack = **{ ability-ballistarius-attack }** ({ beast-ballistarius }, attaque) : { does-ballistarius-attack }
about-ability-ballistarius-1 = **{ ability-ballistarius-1 }** ({ beast-ballistarius }, capacité de soutien) : { does-ballistarius-1 }
about-ability-ballistarius-2 = **{ ability-ballistarius-2 }** ({ beast-ballistarius }, capacité de soutien) : { does-ballistarius-2 }
about-ability-cerberus-attack = **{ ability-cerberus-attack }** ({ beast-cerberus }, attaque) : { does-cerberus-attack }
about-ability-cerberus-1 = **{ ability-cerberus-1 }** ({ beast-cerberus }, capacité de soutien) : { does-cerberus-1 }
about-ability-cerberus-2 = **{ ability-cerberus-2 }** ({ beast-cerberus }, capacité de soutien) : { does-cerberus-2 }
about-ability-cornibus-attack = **{ ability-cornibus-attack }** ({ beast-cornibus }, attaque) : { does-cornibus-attack }
about-ability-cornibus-1 = **{ ability-cornibus-1 }** ({ beast-cornibus }, capacité de soutien) : { does-cornibus-1 }
about-ability-cornibus-2 = **{ ability-cornibus-2 }** ({ beast-cornibus }, capacité de soutien) : { does-cornibus-2 }
about-ability-iratus-attack = **{ ability-iratus-attack }** ({ beast-iratus }, attaque) : { does-iratus-attack }
about-ability-iratus-1 = **{ ability-iratus-1 }** ({ beast-iratus }, capacité de soutien) : { does-iratus-1 }
about-ability-iratus-2 = **{ ability-iratus-2 }** ({ beast-iratus }, capacité de soutien) : { does-iratus-2 }
about-ability-mortum-attack = **{ ability-mortum-attack }** ({ beast-mortum }, attaque) : { does-mortum-attack }
about-ability-mortum-1 = **{ ability-mortum-1 }** ({ beast-mortum }, capacité de soutien) : { does-mortum-1 }
about-ability-mortum-2 = **{ ability-mortum-2 }** ({ beast-mortum }, capacité de soutien) : { does-mortum-2 }
about-ability-redux-attack = **{ ability-redux-attack }** ({ beast-redux }, attaque) : { does-redux-attack }
about-ability-redux-1 = **{ ability-redux-1 }** ({ beast-redux }, capacité de soutien) : { does-redux-1 }
about-ability-redux-2 = **{ ability-redux-2 }** ({ beast-redux }, capacité de soutien) : { does-redux-2 }
about-ability-tempus-attack = **{ ability-tempus-attack }** ({ beast-tempus }, attaque) : { does-tempus-attack }
about-ability-tempus-1 = **{ ability-tempus-1 }** ({ beast-tempus }, capacité de soutien) : { does-tempus-1 }
about-ability-tempus-2 = **{ ability-tempus-2 }** ({ beast-tempus }, capacité de soutien) : { does-tempus-2 }
about-ability-toxicum-attack = **{ ability-toxicum-attack }** ({ beast-toxicum }, attaque) : { does-toxicum-attack }
about-ability-toxicum-1 = **{ ability-toxicum-1 }** ({ beast-toxicum }, capacité de soutien) : { does-toxicum-1 }
about-ability-toxicum-2 = **{ ability-toxicum-2 }** ({ beast-toxicum }, capacité de soutien) : { does-toxicum-2 }
about-ability-eresida-attack = **{ ability-eresida-attack }** ({ beast-eresida }, attaque) : { does-eresida-attack }
about-ability-eresida-1 = **{ ability-eresida-1 }** ({ beast-eresida }, capacité de soutien) : { does-eresida-1 }
about-ability-eresida-2 = **{ ability-eresida-2 }** ({ beast-eresida }, capacité de soutien) : { does-eresida-2 }
about-ability-tenebris-attack = **{ ability-tenebris-attack }** ({ beast-tenebris }, attaque) : { does-tenebris-attack }
about-ability-tenebris-1 = **{ ability-tenebris-1 }** ({ beast-tenebris }, capacité de soutien) : { does-tenebris-1 }
about-ability-tenebris-2 = **{ ability-tenebris-2 }** ({ beast-tenebris }, capacité de soutien) : { does-tenebris-2 }
about-ability-equita-attack = **{ ability-equita-attack }** ({ beast-equita }, attaque) : { does-equita-attack }
about-ability-equita-1 = **{ ability-equita-1 }** ({ beast-equita }, capacité de soutien) : { does-equita-1 }
about-ability-equita-2 = **{ ability-equita-2 }** ({ beast-equita }, capacité de soutien) : { does-equita-2 }
about-ability-arborus-attack = **{ ability-arborus-attack }** ({ beast-arborus }, attaque) : { does-arborus-attack }
about-ability-arborus-1 = **{ ability-arborus-1 }** ({ beast-arborus }, capacité de soutien) : { does-arborus-1 }
about-ability-arborus-2 = **{ ability-arborus-2 }** ({ beast-arborus }, capacité de soutien) : { does-arborus-2 }
about-ability-fidea-attack = **{ ability-fidea-attack }** ({ beast-fidea }, attaque) : { does-fidea-attack }
about-ability-fidea-1 = **{ ability-fidea-1 }** ({ beast-fidea }, capacité de soutien) : { does-fidea-1 }
about-ability-fidea-2 = **{ ability-fidea-2 }** ({ beast-fidea }, capacité de soutien) : { does-fidea-2 }
about-ability-frigus-attack = **{ ability-frigus-attack }** ({ beast-frigus }, attaque) : { does-frigus-attack }
about-ability-frigus-1 = **{ ability-frigus-1 }** ({ beast-frigus }, capacité de soutien) : { does-frigus-1 }
about-ability-frigus-2 = **{ ability-frigus-2 }** ({ beast-frigus }, capacité de soutien) : { does-frigus-2 }
about-ability-goetium-attack = **{ ability-goetium-attack }** ({ beast-goetium }, attaque) : { does-goetium-attack }
about-ability-goetium-1 = **{ ability-goetium-1 }** ({ beast-goetium }, capacité de soutien) : { does-goetium-1 }
about-ability-goetium-2 = **{ ability-goetium-2 }** ({ beast-goetium }, capacité de soutien) : { does-goetium-2 }
about-ability-ignifer-attack = **{ ability-ignifer-attack }** ({ beast-ignifer }, attaque) : { does-ignifer-attack }
about-ability-ignifer-1 = **{ ability-ignifer-1 }** ({ beast-ignifer }, capacité de soutien) : { does-ignifer-1 }
about-ability-ignifer-2 = **{ ability-ignifer-2 }** ({ beast-ignifer }, capacité de soutien) : { does-ignifer-2 }
about-ability-illesebra-attack = **{ ability-illesebra-attack }** ({ beast-illesebra }, attaque) : { does-illesebra-attack }
about-ability-illesebra-1 = **{ ability-illesebra-1 }** ({ beast-illesebra }, capacité de soutien) : { does-illesebra-1 }
about-ability-illesebra-2 = **{ ability-illesebra-2 }** ({ beast-illesebra }, capacité de soutien) : { does-illesebra-2 }
about-ability-lignum-attack = **{ ability-lignum-attack }** ({ beast-lignum }, attaque) : { does-lignum-attack }
about-ability-lignum-1 = **{ ability-lignum-1 }** ({ beast-lignum }, capacité de soutien) : { does-lignum-1 }
about-ability-lignum-2 = **{ ability-lignum-2 }** ({ beast-lignum }, capacité de soutien) : { does-lignum-2 }
about-ability-manus-attack = **{ ability-manus-attack }** ({ beast-manus }, attaque) : { does-manus-attack }
about-ability-manus-1 = **{ ability-manus-1 }** ({ beast-manus }, capacité de soutien) : { does-manus-1 }
about-ability-manus-2 = **{ ability-manus-2 }** ({ beast-manus }, capacité de soutien) : { does-manus-2 }
about-ability-messum-attack = **{ ability-messum-attack }** ({ beast-messum }, attaque) : { does-messum-attack }
about-ability-messum-1 = **{ ability-messum-1 }** ({ beast-messum }, capacité de soutien) : { does-messum-1 }
about-ability-messum-2 = **{ ability-messum-2 }** ({ beast-messum }, capacité de soutien) : { does-messum-2 }
about-ability-librorum-attack = **{ ability-librorum-attack }** ({ beast-librorum }, attaque) : { does-librorum-attack }
about-ability-librorum-1 = **{ ability-librorum-1 }** ({ beast-librorum }, capacité de soutien) : { does-librorum-1 }
about-ability-librorum-2 = **{ ability-librorum-2 }** ({ beast-librorum }, capacité de soutien) : { does-librorum-2 }
about-ability-magnus-attack = **{ ability-magnus-attack }** ({ beast-magnus }, attaque) : { does-magnus-attack }
about-ability-magnus-1 = **{ ability-magnus-1 }** ({ beast-magnus }, capacité de soutien) : { does-magnus-1 }
about-ability-magnus-2 = **{ ability-magnus-2 }** ({ beast-magnus }, capacité de soutien) : { does-magnus-2 }
about-ability-clamoris-attack = **{ ability-clamoris-attack }** ({ beast-clamoris }, attaque) : { does-clamoris-attack }
about-ability-clamoris-1 = **{ ability-clamoris-1 }** ({ beast-clamoris }, capacité de soutien) : { does-clamoris-1 }
about-ability-clamoris-2 = **{ ability-clamoris-2 }** ({ beast-clamoris }, capacité de soutien) : { does-clamoris-2 }
about-ability-architectus-attack = **{ ability-architectus-attack }** ({ beast-architectus }, attaque) : { does-architectus-attack }
about-ability-architectus-1 = **{ ability-architectus-1 }** ({ beast-architectus }, capacité de soutien) : { does-architectus-1 }
about-ability-architectus-2 = **{ ability-architectus-2 }** ({ beast-architectus }, capacité de soutien) : { does-architectus-2 }
about-ability-armus-attack = **{ ability-armus-attack }** ({ beast-armus }, attaque) : { does-armus-attack }
about-ability-armus-1 = **{ ability-armus-1 }** ({ beast-armus }, capacité de soutien) : { does-armus-1 }
about-ability-armus-2 = **{ ability-armus-2 }** ({ beast-armus }, capacité de soutien) : { does-armus-2 }
about-ability-caballus-attack = **{ ability-caballus-attack }** ({ beast-caballus }, attaque) : { does-caballus-attack }
about-ability-caballus-1 = **{ ability-caballus-1 }** ({ beast-caballus }, capacité de soutien) : { does-caballus-1 }
about-ability-caballus-2 = **{ ability-caballus-2 }** ({ beast-caballus }, capacité de soutien) : { does-caballus-2 }
about-ability-carnifex-attack = **{ ability-carnifex-attack }** ({ beast-carnifex }, attaque) : { does-carnifex-attack }
about-ability-carnifex-1 = **{ ability-carnifex-1 }** ({ beast-carnifex }, capacité de soutien) : { does-carnifex-1 }
about-ability-carnifex-2 = **{ ability-carnifex-2 }** ({ beast-carnifex }, capacité de soutien) : { does-carnifex-2 }
about-ability-catapultus-attack = **{ ability-catapultus-attack }** ({ beast-catapultus }, attaque) : { does-catapultus-attack }
about-ability-catapultus-1 = **{ ability-catapultus-1 }** ({ beast-catapultus }, capacité de soutien) : { does-catapultus-1 }
about-ability-catapultus-2 = **{ ability-catapultus-2 }** ({ beast-catapultus }, capacité de soutien) : { does-catapultus-2 }
about-ability-ferrarius-attack = **{ ability-ferrarius-attack }** ({ beast-ferrarius }, attaque) : { does-ferrarius-attack }
about-ability-ferrarius-1 = **{ ability-ferrarius-1 }** ({ beast-ferrarius }, capacité de soutien) : { does-ferrarius-1 }
about-ability-ferrarius-2 = **{ ability-ferrarius-2 }** ({ beast-ferrarius }, capacité de soutien) : { does-ferrarius-2 }
about-ability-malleus-attack = **{ ability-malleus-attack }** ({ beast-malleus }, attaque) : { does-malleus-attack }
about-ability-malleus-1 = **{ ability-malleus-1 }** ({ beast-malleus }, capacité de soutien) : { does-malleus-1 }
about-ability-malleus-2 = **{ ability-malleus-2 }** ({ beast-malleus }, capacité de soutien) : { does-malleus-2 }
about-ability-saxum-attack = **{ ability-saxum-attack }** ({ beast-saxum }, attaque) : { does-saxum-attack }
about-ability-saxum-1 = **{ ability-saxum-1 }** ({ beast-saxum }, capacité de soutien) : { does-saxum-1 }
about-ability-saxum-2 = **{ ability-saxum-2 }** ({ beast-saxum }, capacité de soutien) : { does-saxum-2 }
about-ability-vinctum-attack = **{ ability-vinctum-attack }** ({ beast-vinctum }, attaque) : { does-vinctum-attack }
about-ability-vinctum-1 = **{ ability-vinctum-1 }** ({ beast-vinctum }, capacité de soutien) : { does-vinctum-1 }
about-ability-vinctum-2 = **{ ability-vinctum-2 }** ({ beast-vinctum }, capacité de soutien) : { does-vinctum-2 }
about-ability-mechanicus-attack = **{ ability-mechanicus-attack }** ({ beast-mechanicus }, attaque) : { does-mechanicus-attack }
about-ability-mechanicus-1 = **{ ability-mechanicus-1 }** ({ beast-mechanicus }, capacité de soutien) : { does-mechanicus-1 }
about-ability-mechanicus-2 = **{ ability-mechanicus-2 }** ({ beast-mechanicus }, capacité de soutien) : { does-mechanicus-2 }
about-ability-brewus-attack = **{ ability-brewus-attack }** ({ beast-brewus }, attaque) : { does-brewus-attack }
about-ability-brewus-1 = **{ ability-brewus-1 }** ({ beast-brewus }, capacité de soutien) : { does-brewus-1 }
about-ability-brewus-2 = **{ ability-brewus-2 }** ({ beast-brewus }, capacité de soutien) : { does-brewus-2 }
about-ability-saturn-attack = **{ ability-saturn-attack }** ({ beast-saturn }, attaque) : { does-saturn-attack }
about-ability-saturn-1 = **{ ability-saturn-1 }** ({ beast-saturn }, capacité de soutien) : { does-saturn-1 }
about-ability-saturn-2 = **{ ability-saturn-2 }** ({ beast-saturn }, capacité de soutien) : { does-saturn-2 }
about-ability-citadel-1 = **{ ability-citadel-1 }** ({ faction-citadel }, capacité de château 1) : { does-citadel-1 }
about-ability-citadel-2 = **{ ability-citadel-2 }** ({ faction-citadel }, capacité de château 2) : { does-citadel-2 }
about-ability-citadel-3 = **{ ability-citadel-3 }** ({ faction-citadel }, capacité de château 3) : { does-citadel-3 }
about-ability-bulwark-1 = **{ ability-bulwark-1 }** ({ faction-bulwark }, capacité de château 1) : { does-bulwark-1 }
about-ability-bulwark-2 = **{ ability-bulwark-2 }** ({ faction-bulwark }, capacité de château 2) : { does-bulwark-2 }
about-ability-bulwark-3 = **{ ability-bulwark-3 }** ({ faction-bulwark }, capacité de château 3) : { does-bulwark-3 }
about-ability-crypt-1 = **{ ability-crypt-1 }** ({ faction-crypt }, capacité de château 1) : { does-crypt-1 }
about-ability-crypt-2 = **{ ability-crypt-2 }** ({ faction-crypt }, capacité de château 2) : { does-crypt-2 }
about-ability-crypt-3 = **{ ability-crypt-3 }** ({ faction-crypt }, capacité de château 3) : { does-crypt-3 }
about-ability-hellgate-1 = **{ ability-hellgate-1 }** ({ faction-hellgate }, capacité de château 1) : { does-hellgate-1 }
about-ability-hellgate-2 = **{ ability-hellgate-2 }** ({ faction-hellgate }, capacité de château 2) : { does-hellgate-2 }
about-ability-hellgate-3 = **{ ability-hellgate-3 }** ({ faction-hellgate }, capacité de château 3) : { does-hellgate-3 }
about-ability-observatory-1 = **{ ability-observatory-1 }** ({ faction-observatory }, capacité de château 1) : { does-observatory-1 }
about-ability-observatory-2 = **{ ability-observatory-2 }** ({ faction-observatory }, capacité de château 2) : { does-observatory-2 }
about-ability-observatory-3 = **{ ability-observatory-3 }** ({ faction-observatory }, capacité de château 3) : { does-observatory-3 }
about-ability-abbey-1 = **{ ability-abbey-1 }** ({ faction-abbey }, capacité de château 1) : { does-abbey-1 }
about-ability-abbey-2 = **{ ability-abbey-2 }** ({ faction-abbey }, capacité de château 2) : { does-abbey-2 }
about-ability-abbey-3 = **{ ability-abbey-3 }** ({ faction-abbey }, capacité de château 3) : { does-abbey-3 }

## Events

about-event-whispering-canopy = **{ event-whispering-canopy }** (événement) : { happens-whispering-canopy }
about-event-high-ground = **{ event-high-ground }** (événement) : { happens-high-ground }
about-event-open-road = **{ event-open-road }** (événement) : { happens-open-road }
about-event-moonlit-mirror = **{ event-moonlit-mirror }** (événement) : { happens-moonlit-mirror }
about-event-banner-on-the-wall = **{ event-banner-on-the-wall }** (événement) : { happens-banner-on-the-wall }
about-event-blood-of-the-earth = **{ event-blood-of-the-earth }** (événement) : { happens-blood-of-the-earth }
about-event-fair-wind = **{ event-fair-wind }** (événement) : { happens-fair-wind }
about-event-bog-fever = **{ event-bog-fever }** (événement) : { happens-bog-fever }
about-event-tangled-roots = **{ event-tangled-roots }** (événement) : { happens-tangled-roots }
about-event-thin-air = **{ event-thin-air }** (événement) : { happens-thin-air }
about-event-burning-sun = **{ event-burning-sun }** (événement) : { happens-burning-sun }
about-event-ash-cloud = **{ event-ash-cloud }** (événement) : { happens-ash-cloud }
about-event-lightning-rod = **{ event-lightning-rod }** (événement) : { happens-lightning-rod }
about-event-flood = **{ event-flood }** (événement) : { happens-flood }
about-event-thick-fog = **{ event-thick-fog }** (événement) : { happens-thick-fog }
about-event-silent-bells = **{ event-silent-bells }** (événement) : { happens-silent-bells }
about-event-heavy-ground = **{ event-heavy-ground }** (événement) : { happens-heavy-ground }
about-event-truce-of-the-dead = **{ event-truce-of-the-dead }** (événement) : { happens-truce-of-the-dead }
about-event-broken-ropes = **{ event-broken-ropes }** (événement) : { happens-broken-ropes }
about-event-battering-ram = **{ event-battering-ram }** (événement) : { happens-battering-ram }
about-event-second-volley = **{ event-second-volley }** (événement) : { happens-second-volley }
about-event-siege-engines = **{ event-siege-engines }** (événement) : { happens-siege-engines }
about-event-rockslide = **{ event-rockslide }** (événement) : { happens-rockslide }
about-event-blood-price = **{ event-blood-price }** (événement) : { happens-blood-price }
about-event-mercy = **{ event-mercy }** (événement) : { happens-mercy }
about-event-lost-souls = **{ event-lost-souls }** (événement) : { happens-lost-souls }
about-event-feast-of-victors = **{ event-feast-of-victors }** (événement) : { happens-feast-of-victors }
about-event-hard-lessons = **{ event-hard-lessons }** (événement) : { happens-hard-lessons }
