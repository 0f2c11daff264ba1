## How we speak: short and concrete, the player’s name first and in the present tense, numbers as
## figures, and what follows from a choice at the end. To call is to say « Menteur ! ».

title = Dés menteurs
tagline = Cinq dés chacun, à l’abri des regards. Misez sur les dés de tous, bluffez, démasquez les menteurs et gardez le dernier dé.
duration = 15 minutes autour d’une table ; une semaine par chat, à raison de quelques annonces par jour

setting-wild = Les 1
setting-wild-on = jokers
setting-wild-on-hint = Ils valent chaque face
setting-wild-off = ordinaires
setting-wild-off-hint = Un 1 reste un 1
setting-call = Qui peut dire « Menteur ! »
setting-call-anybody = tout le monde
setting-call-next = le joueur suivant

bid = { $count ->
    [one] { $count } dé à { $face }
   *[other] { $count } dés à { $face }
}
face-option = { $face ->
    [1] ⚀
    [2] ⚁
    [3] ⚂
    [4] ⚃
    [5] ⚄
   *[6] ⚅
} { $bid }

## A round

round-begins = 🎲 **Nouvelle manche** avec { $dice } dés : { $seat } ouvre les annonces.
your-dice = Votre lancer : { $dice }
first-bid = Ouvrez les annonces, sur les { $dice } dés en jeu. Combien de dés annoncez-vous ? Vous choisirez ensuite la face.
bid-or-call = Annoncez plus haut que { $bid }, ou dites « Menteur ! » : s’il y en a moins, { $seat } perd un dé ; sinon, c’est vous.
count = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
group-bid = Combien de dés annoncez-vous ?
which-face = Quelle face annoncez-vous ? Si l’on vous dit « Menteur ! » et qu’il y en a moins, vous perdez un dé.
call-or-pass = { $seat } annonce { $bid }. Dire « Menteur ! » ? S’il y en a moins, { $seat } perd un dé ; sinon, c’est vous.
call = Menteur !
pass = Laisser passer
player = { $seat }
bidding = 📣
bids = { $seat } annonce { $bid }
revealed-dice = tous les dés ont été montrés
calls-bid = { $seat } dit « Menteur ! » à { $bidder } pour { $bid }, à tort : il y en a bien { $counted }.
calls-lie = { $seat } dit « Menteur ! » à { $bidder } pour { $bid }, à raison : { $counted ->
    [0] il n’y en a aucun.
    [one] il n’y en a qu’un.
   *[other] il n’y en a que { $counted }.
}
loses-die = { $left ->
    [0] { $seat } perd son dernier dé et sort du jeu.
    [one] { $seat } perd un dé et n’en a plus qu’un.
   *[other] { $seat } perd un dé et n’en a plus que { $left }.
}
wins = 👑 { $seat } gagne la partie : les autres n’ont plus de dés !

## The rules, page by page

rules-1 =
    ### Dés menteurs · 1 sur 2 : le but et les annonces
    👑 **Gardez des dés plus longtemps que les autres.** Tout le monde commence avec cinq dés. Chaque manche coûte un dé à quelqu’un ; si vous les perdez tous, la partie est finie pour vous.
    🎲 **Une manche** : tout le monde lance ses dés en secret, et vous ne voyez que les vôtres. Puis, à tour de rôle, on **annonce** de plus en plus haut, jusqu’à ce que quelqu’un dise **« Menteur ! »**. Tous les dés sont montrés, et la personne qui s’est trompée perd un dé.
    📣 Une **annonce** porte sur tous les dés en jeu, les vôtres et ceux des autres : « 3 dés à 5 » veut dire qu’au moins 3 dés montrent un 5.
    ⬆️ Chaque annonce doit dépasser la précédente : plus de dés, de la face de votre choix, ou autant de dés d’une face plus haute. Après 3 dés à 5, annoncez 3 dés à 6, ou 4 dés d’une face au choix.
    1️⃣ **Les 1 sont des jokers** : ils comptent pour chaque face, et l’on ne peut donc pas annoncer de 1.
    🖼️ Sur l’image : la dernière annonce au milieu, les précédentes dessous, vos dés visibles sous votre nom. Le cadre doré montre la prochaine personne à jouer.
    🌱 **Essayez** : comptez vos dés d’une face, les 1 compris, et ajoutez un tiers de ceux des autres. Avec deux 5 chez vous et 10 dés autour, 5 dés à 5, c’est probable (environ 70 %) ; 4, c’est presque sûr.
    🌱 Annoncez une face que vous avez : si l’on vous croit, les autres s’appuieront dessus. Et bluffez de temps en temps, sinon personne ne se trompera en vous accusant.
    🎓 Pour apprendre en jouant, et découvrir ce que je sais faire d’autre : `/apprendre`.
rules-2 =
    ### Dés menteurs · 2 sur 2 : « Menteur ! »
    ✋ Vous ne croyez pas à la dernière annonce ? Dites **« Menteur ! »** : tous les dés sont montrés. S’il y en a moins qu’annoncé, l’auteur de l’annonce perd un dé ; sinon, c’est vous. S’il y en a exactement autant, l’annonce était vraie.
    Sur l’image, les dés qui comptent ont un cadre doré. La personne qui perd un dé ouvre la manche suivante. Si c’était son dernier, la suivante encore en jeu ouvre.
    🌱 **Essayez** : quand c’est à vous, demandez-vous laquelle est la moins crédible, la dernière annonce ou votre prochaine. Si c’est la dernière, dites « Menteur ! ».
    🌱 Quand ce n’est pas à vous, laisser passer ne coûte rien. Ne dites « Menteur ! » qu’avec de bonnes raisons.
    👥 Après une annonce, tous les autres, sauf la personne suivante, peuvent dire « Menteur ! » ou laisser passer ; la première réponse compte. Si personne ne le dit, la personne suivante annonce plus haut ou dit « Menteur ! ». À deux, il n’y a que cette dernière étape.
    L’annonce la plus haute : tous les dés en jeu à 6. La personne suivante doit alors dire « Menteur ! », et elle seule le peut.
    ⚙️ **Options** : les 1 peuvent être ordinaires, et s’annoncent alors comme les autres faces. On peut aussi réserver « Menteur ! » à la personne suivante : la partie va plus vite.
    ⌨️ Pour voir vos dés à tout moment : `/tour`. Pour répondre vite : `/tour réponse: 3`, puis `/tour réponse: 5` pour 3 dés à 5, ou `/tour réponse: call`.

## Pictures, and what they show in words

picture-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
picture-wild = Les 1 sont des jokers
picture-not-wild = Les 1 sont ordinaires
picture-first = { $name } ouvre les annonces
picture-bids = { $name } annonce au moins
picture-called = { $name } à { $bidder } : « Menteur ! »
picture-counted = { $n ->
    [0] Il n’y en a aucun
   *[other] Il y en a { $n }
}
picture-lie = Pas assez ! { $name } perd un dé
picture-true = C’est vrai ! { $name } perd un dé
picture-wins = { $name } gagne !
picture-next = à jouer
picture-lost = −1 dé
picture-out = sans dé

alt-head = Dés menteurs, { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} en jeu. { $wild }.
alt-wins = { $name } gagne !
alt-called = { $name } a dit « Menteur ! » à { $bidder } pour { $bid } : { $counted ->
    [0] il n’y en avait aucun.
   *[other] il y en avait { $counted }.
} { $loser } a perdu un dé.
alt-bids = Annonces de la manche : { $bids }.
alt-next = Prochaine annonce : { $name }.
alt-own = Vos dés : { $dice }.
alt-player = { $name } : { $n ->
    [0] plus de dé
    [one] { $n } dé
   *[other] { $n } dés
}.
alt-shown = { $name } avait { $dice }.
alt-legend = Dés menteurs, sens des signes : dés visibles, cachés, jokers, comptés et perdus, annonces, personne qui joue, et issue d’un « Menteur ! ».

legend-title = Dés menteurs : les signes
legend-die = Un dé visible
legend-hidden = Le dé de quelqu’un d’autre, encore caché
legend-wild = Un 1 joker : vaut chaque face
legend-plain = Un 1 ordinaire
legend-bid = Une annonce : au moins 3 dés à 5
legend-before = Annonces précédentes de la manche
legend-match = Compte pour l’annonce contestée
legend-other = Ne compte pas pour elle
legend-lost = Un dé perdu
legend-next = Cadre doré : prochaine annonce
legend-true = L’annonce était vraie
legend-lie = L’annonce était fausse
legend-player = Une personne, par sa lettre
legend-winner = La victoire
