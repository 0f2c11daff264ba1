## The guided first game, what each decision is about, and what things are.

lesson-herald-title = Herald en cinq minutes
lesson-herald-welcome = Je suis Herald, et j’anime des jeux de société par chat. Nous allons jouer un peu aux Dés menteurs contre deux adversaires joués par l’ordinateur, et vous verrez comment on joue ici : répondre, voir vos secrets, annuler, taper vos réponses. Cinq minutes, et vous pouvez vous arrêter quand vous voulez.
lesson-herald-end = Voilà les Dés menteurs, et c’est tout ce qu’il faut savoir pour jouer ici : répondre, regarder vos secrets, annuler, taper si vous préférez, et retrouver toutes vos tables avec `/tours`. Pour ouvrir une table : `/jouer`. Pour apprendre un autre jeu : `/apprendre`.

lesson-dice =
    C’est **à vous de jouer** : je pose une question, vous appuyez sur un bouton. L’image montre la table, avec vos cinq dés sous votre nom. Ils sont visibles uniquement par vous : dans une partie entre amis, j’envoie les secrets en message privé, ou je vous les montre quand vous appuyez sur **À vous**.
    Vous annoncez sur les { $dice } dés à la fois : combien montrent la même face ? **Les 1 sont des jokers** et comptent pour chaque face. Votre meilleure face est sur { $own } de vos dés ; parmi les { $hidden } autres, { $expected } environ devraient convenir, soit { $all } en tout. Un peu moins, et vous ne risquez guère.
lesson-face =
    Le nombre est choisi ; passons à la face. Annoncer **{ $bid }**, c’est dire « au moins autant, parmi tous les dés » ; vous en avez { $own }. L’annonce suivante devra être plus haute : plus de dés, ou autant de dés d’une face plus haute.
    Vous changez d’avis ? **↩️ Annuler** revient sur votre dernier choix, dans tous les jeux, tant que rien de nouveau n’a été révélé.
lesson-stand =
    Parfois, je vous demande aussi votre avis pendant que d’autres jouent : { $seat } annonce { $bid }, et chacun peut dire **« Menteur ! »**. La première réponse compte.
    Y croyez-vous ? Vous en avez { $own }, et parmi les { $hidden } autres dés, { $expected } environ devraient convenir : { $all } en tout. { $enough ->
        [yes] C’est assez
       *[no] C’est un peu juste, mais possible
    }, donc **laissez passer**. Dire « Menteur ! » devant une annonce vraie vous coûterait un dé.
lesson-type =
    À vous : annoncez plus haut que { $bid }, ou dites « Menteur ! ». Cette fois, essayez de taper votre réponse si vous voulez. **⌨️ Taper** ouvre un champ ; dans un salon, `/tour réponse: { $count }` fait de même, et en message privé, il suffit d’écrire. Le début d’un nom suffit, et je vous montre ce que j’ai compris avant que cela compte.
    Pensez à { $best } : vous en avez { $own }, et les autres { $expected } environ.
lesson-call =
    { $seat } annonce { $bid }. Vous en avez { $own }, et parmi les { $hidden } autres dés, { $expected } environ devraient convenir : { $all } en tout. C’est trop peu : dites **« Menteur ! »**
    Tous les dés sont alors montrés. S’il y en a moins qu’annoncé, { $seat } perd un dé ; sinon, c’est vous. Une fois les dés montrés, plus personne ne peut annuler : dans une vraie partie, je vous demande donc confirmation.
lesson-round =
    La dernière manche : { $caller } a dit « Menteur ! » à { $bidder } pour { $bid } ; { $n ->
        [0] il n’y en avait aucun
       *[other] il y en avait { $n }
    }, et { $loser } a perdu un dé. La personne qui perd un dé ouvre la manche suivante ; tout le monde a relancé, et vos nouveaux dés sont sur l’image.
    Et ainsi de suite. Une fois sans dés, c’est fini ; pour gagner, gardez les vôtres plus longtemps que les autres.
lesson-tables =
    Une dernière chose : ici, une partie peut durer des jours, et vous jouez quand vous avez un moment. Je vous préviendrai quand ce sera à vous. Pour voir toutes vos tables et celles où l’on vous attend : `/tours`. Pour répondre tout de suite : `/tour`.
    Une question n’est pas claire ? Appuyez sur **❔**. Après cette réponse, vous saurez l’essentiel.

## What each decision is about

why-first-bid = Vous ouvrez la manche par une annonce : combien de dés, parmi tous ceux en jeu, les vôtres et ceux des autres, montrent la même face ? Choisissez d’abord le nombre, puis la face. Les 1 comptent pour chaque face, sauf si la table les joue ordinaires. Ensuite, chacun doit annoncer plus haut ou dire « Menteur ! ». Si on vous le dit et qu’il y en a moins, vous perdez un dé ; s’il y en a autant ou plus, c’est l’autre.
tip-first-bid = Comptez vos dés d’une face, les 1 compris, et ajoutez un tiers de ceux des autres.
why-bid-or-call = C’est à vous. Soit vous annoncez plus haut : plus de dés, de la face de votre choix, ou autant de dés d’une face plus haute. Soit vous dites « Menteur ! » : tous les dés sont alors montrés. S’il y en a moins qu’annoncé, l’auteur de l’annonce perd un dé ; s’il y en a autant ou plus, c’est vous. Cela termine la manche, et la personne qui perd un dé ouvre la suivante.
tip-bid-or-call = Une annonce plus haute serait-elle encore moins crédible que la dernière ? Alors dites « Menteur ! ».
why-which-face = Vous avez choisi combien de dés ; choisissez maintenant leur face. Votre annonce dit qu’au moins autant de dés la montrent, les 1 compris s’ils sont des jokers. Seules les faces qui dépassent la dernière annonce sont proposées. Vous pouvez encore annuler le nombre.
tip-which-face = Prenez une face que vous avez. Pour bluffer, prenez-en une que d’autres ont déjà annoncée.
why-call-or-pass = Quelqu’un a fait une annonce. Ce n’est pas à vous de jouer, mais vous pouvez dire « Menteur ! ». Tous les dés sont alors montrés : s’il y en a moins qu’annoncé, l’auteur de l’annonce perd un dé ; sinon, c’est vous. Si vous laissez passer, la personne suivante annonce plus haut ou dit « Menteur ! ». La première réponse compte.
tip-call-or-pass = Laisser passer ne coûte rien. Ne dites « Menteur ! » qu’avec de bonnes raisons.

## What things are

about-call = **Menteur !** Vous contestez la dernière annonce, et tous les dés sont montrés. S’il y en a moins qu’annoncé, l’auteur de l’annonce perd un dé ; s’il y en a autant ou plus, c’est vous. La personne qui perd un dé ouvre la manche suivante.
    .also = mensonge, contester, douter, bluff, mentir
about-pass = **Laisser passer** : vous ne contestez pas l’annonce de quelqu’un d’autre. Cela ne coûte rien, et la personne suivante continue.
    .also = passer, croire, attendre
about-setting-wild = **Les 1** : s’ils sont des jokers (une étoile sur le dé), chacun compte pour chaque face, et l’on ne peut pas annoncer de 1. S’ils sont ordinaires, un 1 reste un 1 et peut s’annoncer. La table choisit avant la partie ; c’est indiqué en haut à droite de l’image.
    .also = joker, jokers, étoile, un, as, ordinaires
about-setting-call =
    {""}**Qui peut dire « Menteur ! »**
    Tout le monde sauf l’auteur de l’annonce, ou seulement la personne suivante, ce qui va plus vite. La table choisit avant la partie.
    .also = le joueur suivant, tout le monde, réactions
term-bid = Annonce
about-term-bid = **Annonce** : une affirmation sur tous les dés en jeu, par exemple « 3 dés à 5 » : au moins 3 dés montrent un 5, jokers compris. Elle doit dépasser la précédente : plus de dés, de la face de votre choix, ou autant de dés d’une face plus haute. La plus haute : tous les dés en jeu à 6.
    .also = annonces, annoncer, miser, surenchérir
term-round = Manche
about-term-round = **Manche** : tout le monde lance ses dés en secret, puis on annonce à tour de rôle jusqu’à ce que quelqu’un dise « Menteur ! ». La personne qui perd un dé ouvre la manche suivante ; si c’était son dernier, la suivante encore en jeu ouvre.
    .also = manches, nouvelle manche, lancer, montrer les dés
term-die = Dé
about-term-die = **Dé** : chacun commence avec cinq dés, et les vôtres sont visibles uniquement par vous (pour les voir : `/tour`). Un dé fermé est à quelqu’un d’autre, une place vide est un dé perdu. Une fois sans dés, c’est fini ; pour gagner, gardez les vôtres plus longtemps que les autres.
    .also = dés, sans dé, perdre, gagner, secret
term-face = Face
about-term-face = **Face** : le côté visible d’un dé, de 1 à 6. Si les 1 sont des jokers, on annonce de 2 à 6.
    .also = faces, côté, points, nombre
