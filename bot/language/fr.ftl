## How Herald speaks: short and concrete, the player first, a next step at the end; as « vous ».

## Opening a table

opened = La table est ouverte. Vos amis appuient sur **Rejoindre** sous l’annonce ci-dessous ; vous, sur **Commencer**.
lobby =
    ## { $title }
    { $tagline }
    👥 **{ $count ->
        [one] { $count } place prise
       *[other] { $count } places prises
    }** (pour { $possible } joueurs) : { $players }
    ⚙️ { $options }
    ⏰ { $clock }
    -# Hôte : { $host }. Appuyez sur Rejoindre pour prendre place ; l’hôte appuie sur Commencer.
welcome = Vous êtes à la table de { $channel }. Ce que vous seul pouvez voir arrive ici, et vous pouvez y répondre. `/reglages` règle quand je peux vous écrire.
joined = Vous êtes à la table. Je vous préviens quand c’est à vous.
left = Vous avez quitté la table.
offer-stand-ins = { $count ->
    [one] Vous êtes seul ici.
   *[other] Vous êtes { $count }.
} On y joue à { $possible }. Des remplaçants, joués par Herald, doivent-ils occuper les places vides ?
started = La partie commence.
settings = Comment voulez-vous jouer ?
stand-in-name = Remplaçant { $n }

button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-settings = Réglages
button-start-with = { $missing ->
    [0] Commencer tels quels : { $count }
    [one] Commencer à { $count } : 1 remplaçant
   *[other] Commencer à { $count } : { $missing } remplaçants
}

## Trying Herald without Discord

trial-welcome =
    ## Bienvenue chez Herald
    Ici, on joue à des jeux de société par chat, comme sur Discord. Cette page n’est qu’à vous.
    🎲 **Voir une partie tout de suite :** appuyez sur un bouton ci-dessous. Vous prenez place, des remplaçants occupent les autres, et la partie commence.
    👥 **Jouer entre amis :** tapez `/jouer`, choisissez un jeu, et que les autres appuient sur **Rejoindre**.
    🎭 **Être quelqu’un d’autre :** en haut, vous choisissez qui vous êtes et votre langue. Une marque dorée montre de qui on attend une décision.
    -# Deux fenêtres du navigateur peuvent être deux joueurs. `/aide` en dit plus.
button-demo = Démo : { $title }

## Playing

waiting-for = ⏳ On attend { $players }
sealed-already = ✅ Scellé : { $players }
private-head = 🤫 { $title }, pour vos yeux seulement :
ask-head = C’est à vous de jouer à { $title }.
reminder-head = ⏰ C’est toujours à vous de jouer à { $title }.
to-the-table = -# Aller à la table : { $channel }
reminder-in-channel = { $player }, la table attend toujours votre décision. Appuyez sur **À vous** sous le dernier message : vous seul la verrez.
dm-closed = { $player }, je ne peux pas vous envoyer de messages privés. Rien de grave : quand c’est votre tour, appuyez sur **À vous** sous le dernier message, et vous seul verrez la réponse.
dms-are-open = Vos messages privés sont de nouveau ouverts : j’y enverrai vos secrets, et vous pourrez y répondre.
cannot-post = Je ne peux rien publier dans { $channel } pour l’instant. Si c’est un fil privé, mentionnez-moi dedans. Sinon, demandez à la modération de vérifier mes permissions. Vos coups comptent, et je publierai tout dès que possible.
cannot-post-missing = Je ne peux rien publier dans { $channel } : il me manque une permission ({ $permissions }). Demandez-la à la modération. Vos coups comptent, et je publierai tout dès que possible.
cannot-post-locked = Je ne peux rien publier dans { $channel } : le fil est verrouillé. Demandez à la modération de le déverrouiller. Vos coups comptent, et je publierai tout dès que possible.
removed-from-server = J’ai été retiré du serveur où vous jouez à **{ $title }**. La partie est enregistrée et le temps est arrêté. Elle reprendra dès que l’on m’invitera de nouveau.
channel-gone = Le salon de votre table **{ $title }** a été supprimé ; la table est donc fermée.
channel-gone-reopen = Le salon où vous jouez à **{ $title }** a été supprimé ; pour continuer, utilisez `/table rouvrir` dans un autre salon ou fil de ce serveur.
back-on-server = Me revoici sur ce serveur : la partie reprend. Le temps n’a pas couru en mon absence.
restored-backup = 💾 Herald a été restauré à partir d’une sauvegarde faite { $at }. La partie reprend à ce moment-là : rejouez les coups suivants, et n’utilisez que les boutons publiés à partir d’ici.
standing-turn = Vous passez sur tout jusqu’à votre tour.
standing-round = Vous passez sur tout pendant cette manche, sauf si l’on vous vise.
warned-typed = Rien n’a changé. Pour confirmer, appuyez sur le bouton ci-dessous.
nothing-owed = Vous n’avez rien à décider pour l’instant.
moved-on = La partie a avancé depuis ce panneau. Voici où elle en est.
sealed = ✅ Scellé : { $answer }
chosen = ✅ Choisi : { $answer }
undone = Repris. Décidez à nouveau :
taken-back = { $seat } reprend son dernier choix.
no-undo-revealed = -# ↩️ Plus de retour : quelque chose a été révélé.
no-undo-others = -# ↩️ Plus de retour sans vote : quelqu’un d’autre a été consulté depuis.
until = ⏰ Échéance { $until }
only-you = Vous seul voyez ceci.
board = Le plateau tel qu’il est.
receipt = -# 🔏 Votre reçu : empreinte `{ $hash }`, sel `{ $salt }`. L’empreinte figure dans le salon.
seals-broken = -# 🔏 Descellé : { $seals }
calling = { $player }
seal-of = { $seat } `{ $hash }`
chance-fixed = -# 🎲 À partir d’ici, le hasard est fixé. Empreinte de sa clé : `{ $hash }`
chance-shown = -# 🎲 La clé du hasard était `{ $key }`, le sceau de la partie est `{ $seal }`. `/table exporter` donne le fichier, `herald verify` le prouve.
stand-in-takes-over = Un remplaçant joue pour { $seat }, qui peut revenir avec `/rejoindre`.
seat-taken-back = { $seat } est de retour et reprend la main.
rules-corrected = Les règles ont été corrigées. La partie reprend au début de ce tour : décidez à nouveau, s’il vous plaît.
abandoned = Cette table est fermée sans résultat. `/table rouvrir` la reprend.
game-is-over = Cette partie est terminée.
done = C’est fait.
seat-offered = On cherche une relève pour { $seat }. Un remplaçant joue en attendant ; qui veut la place appuie sur le bouton.
seat-offered-to = On cherche une relève pour { $seat }. Un remplaçant joue jusqu’à ce que { $player } appuie sur le bouton.
seat-taken-over = { $seat } prend la relève de { $person }.
host-is = { $seat } est désormais l’hôte.
ended-by-vote = Les joueurs ont mis fin à cette partie sans résultat. `/table rouvrir` la reprend.
reopened = { $seat } a rouvert cette table. La partie continue.
paused = ⏸️ La table est en pause : ni horloge ni rappels. Qui veut continuer appuie sur **Reprendre**.
resumed = ▶️ { $seat } met fin à la pause. La partie continue.
extended = ⏰ Tout le monde a { $hours } heures de plus.
excused = ⏰ Le temps de { $seat } est écoulé. Excuse { $n } sur { $most } : nouvelle échéance { $until }.
time-out-remind = ⏰ Le temps de { $seat } est écoulé. La table attend encore : nouvelle échéance { $until }.
time-out-saved = ⏰ Le temps de { $seat } est écoulé : la réponse enregistrée compte.
time-out-default = ⏰ Le temps de { $seat } est écoulé : cette place ne fait rien.
time-out-standin = ⏰ Le temps de { $seat } est écoulé : un remplaçant décide pour cette fois.
lobby-closed = Personne n’a pris place ici depuis longtemps : cette table est fermée. `/jouer` en ouvre une autre.
idle-question = 💤 Rien ne s’est passé ici depuis { $days } jours. La partie continue-t-elle ? Appuyez sur le bouton, ou jouez tout simplement ; sinon je ferme la table { $until }.
closed-idle = 🌙 Cette partie s’arrête là, sans résultat : merci d’avoir joué. `/table rouvrir` la reprend, quand vous voulez.
goes-on = { $seat } veut continuer.
brief =
    📨 Bienvenue dans { $title } : la place est à vous, et ce que vous seul pouvez voir arrive ici.
    `/règles` explique le jeu, `/journal` ce qui s’est passé, `/plateau` montre tout. Le dernier tour :
follow-head = 👀 Ce qui s’est passé dans { $title } :
saved = 📝 Enregistré, pas scellé : { $answer }. Si votre temps s’écoule, cela compte. **Scellez** quand vous êtes prêt.
reminders-set = { $hours ->
    [0] Je ne relance plus personne à cette table.
    [one] Je relance au bout d’une heure.
   *[other] Je relance au bout de { $hours } heures.
}
exported = Tout ce qui s’est passé, dans un fichier. `/table importer` le remet en place.
imported = Une partie a été reprise d’un fichier, avec { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} jusqu’ici.
imported-seats = Dans cette partie aussi : { $seats }. Si c’est vous, appuyez sur le bouton de votre place ou utilisez `/rejoindre`. En attendant, des remplaçants jouent.
log-empty = Il ne s’est encore rien passé.

vote-pause = 🗳️ **On fait une pause ?** Ni horloge ni rappels jusqu’à ce que quelqu’un reprenne.
vote-extend = 🗳️ **Plus de temps pour tout le monde ?**
vote-replace = 🗳️ Une relève pour { $who } : { $candidate } ? Un remplaçant joue en attendant.
vote-undo = 🗳️ Laisser { $who } reprendre sa dernière réponse, et tout ce qui a suivi ?
vote-end = 🗳️ **On met fin à cette partie sans résultat ?**
vote-late = 🗳️ Le temps de { $who } est écoulé. **Un remplaçant décide-t-il pour cette fois ?** Sinon, le temps repart.
vote-stands = Oui : { $yes } · Non : { $no } · sur { $voters }
vote-called-by = -# Demandé par { $seat }
vote-until = -# Fin { $until } ; plus de la moitié décide aussitôt.
vote-passed = ✅ **Oui.**
vote-failed = ❌ **Non.**
anybody = qui veut la place

button-turn = À vous
button-undo = ↩️ Annuler
button-save = 📝 Enregistrer
button-resume = ▶️ Reprendre
button-go-on = On continue
button-take-seat = Prendre la place : { $seat }
button-rematch = Revanche
button-replay = Revoir
button-yes = Oui
button-no = Non
button-secret = Ma vue
button-none = Rien
button-type = ⌨️ Taper
button-clear = Effacer
button-seal = Sceller ({ $n }/{ $most })
button-standing-turn = Passer jusqu’à mon tour
button-standing-round = Passer cette manche, sauf si on me vise
    .short = Passer, sauf si on me vise
button-ask-me = Me redemander
button-sure = Confirmer quand même
button-not-sure = Revenir
button-change = Changer
menu-one = Choisissez
menu-some = { $least ->
    [0] Choisissez jusqu’à { $most }
   *[other] Choisissez de { $least } à { $most }
}
form-title = Votre réponse
form-label = Touches ou noms, séparés d’un espace

## When something cannot be done

answer-unknown = « { $given } » n’est pas parmi vos choix.
dm-how-to-answer = Appuyez sur un bouton ci-dessous, ou tapez l’un des choix.
dm-without-words = Je ne peux lire que des mots ici.
dm-which-table = Plusieurs parties vous attendent : appuyez sur la bonne.
answer-too-few = C’est trop peu : vous en avez donné { $given }, il en faut { $least }.
answer-too-many = C’est trop : vous en avez donné { $given }, le maximum est { $most }.
answer-repeated = Vous pouvez choisir { $label } { $limit } fois au plus.
answer-not-asked = Vous n’avez rien à décider à cette table pour l’instant.
answer-garbled = Ce bouton n’est pas de moi. Appuyez sur **À vous** pour le panneau actuel.
answer-too-long = C’est plus long que toute réponse : { $most } caractères au plus.
undo-nothing = Il n’y a rien que vous puissiez reprendre dans ce tour.
undo-revealed = Impossible de reprendre : quelque chose a été révélé depuis.
undo-others = Impossible de reprendre : quelqu’un d’autre a été consulté depuis. `/table vote` peut demander aux autres.
unknown-button = Je ne connais plus ce bouton. Utilisez `/tour`.
not-your-seat = Cette décision est à quelqu’un d’autre. La vôtre est derrière **À vous**.
not-at-this-table = Vous n’êtes pas à cette table. `/rejoindre` quand la prochaine s’ouvre.
not-seated = { $player } n’est pas à cette table.
not-begun = La partie n’a pas encore commencé. L’hôte appuie sur **Commencer**, et je vous préviens quand c’est à vous.
not-playing = Aucune partie n’est en cours à cette table. `/jouer` en ouvre une.
no-such-zone = Je ne connais pas le fuseau horaire « { $given } ». Choisissez dans la liste, par exemple Europe/Paris.
no-such-hours = « { $given } » ne sont pas des heures. Écrivez-les ainsi : 22-8.
stays-out = { $player } reste hors des statistiques.
seat-for-people = Un bot ne peut pas prendre place. `/table remplaçant` donne la place à un remplaçant.
no-table-here = Il n’y a pas de table dans ce salon. `/jouer` en ouvre une.
no-such-table = Cette table n’existe pas.
no-table-of-yours = Vous ne jouez à aucune table pour l’instant.
which-table = Vous jouez à plusieurs tables. Laquelle ?
table-here-already = Ce salon a déjà une table. Fermez-la avec `/table abandonner`, ou prenez un autre salon ou fil.
no-such-game = Je ne connais pas le jeu « { $given } ». Choisissez dans la liste.
no-such-topic = Je n’ai rien sur « { $given } ». Choisissez dans la liste.
no-such-setting = Ce réglage n’existe pas.
no-such-seat = Cette place n’existe pas.
seated-already = Vous êtes déjà à cette table.
table-full = Cette table est complète.
game-has-begun = La partie a déjà commencé.
host-only = Seul l’hôte de la table peut faire cela.
vote-open-already = Ce vote est déjà ouvert. Ses boutons sont dans le salon.
vote-over = Ce vote est terminé.
vote-about-whom = Dites qui doit être relevé : quelqu’un d’autre à cette table.
vote-too-early = On ne peut voter la relève de quelqu’un qu’après { $hours } heures d’attente.
not-your-vote = Ce vote est pour les autres à la table.
paused-already = La table est déjà en pause.
not-paused = La table n’est pas en pause.
seat-not-free = Cette place n’est plus libre.
seat-for-another = Cette place est gardée pour { $player }.
seated-already-other = { $player } est déjà à cette table.
nothing-to-reopen = Il n’y a aucune partie à rouvrir : ni dans ce salon, ni parmi celles dont le salon a été supprimé.
reopen-known = Le fichier de cette partie, avec tous ses secrets, a été donné. `/table importer` la remet en place, sans classement.
rematch-when-over = La revanche est possible quand cette partie est terminée.
verify-chance = La clé de ce fichier ne correspond pas à l’empreinte affichée au début.
verify-seal = Quelque chose a été changé dans ce fichier : son sceau est brisé.
stand-in-already = Un remplaçant occupe déjà cette place.
wrong-number = À { $count }, on ne peut pas commencer. Possible : { $possible } joueurs.
missing-permission = Il me manque des permissions dans ce salon : { $permissions }. Demandez-les à la modération.
private-thread = Pour jouer dans ce fil privé, mentionnez-y d’abord { $bot }, puis réessayez.
export-when-over = Une partie en cours a des secrets : on l’exporte une fois terminée ou abandonnée.
export-rules-changed = Les règles ont changé depuis le début de cette partie. Elle ne peut plus être rejouée depuis le début : un fichier ne prouverait rien. Pour savoir ce qui s’est passé : `/journal`.
never-begun = Cette partie n’a jamais commencé.
import-unreadable = Ce fichier n’est pas une partie que j’ai exportée.
import-does-not-fit = Les coups de ce fichier ne suivent pas les règles.
import-not-yours = Seul quelqu’un qui joue dans cette partie peut la remettre en place.
other-version = Cette partie a été enregistrée avec une autre version des règles.
unopened-version = Cette table a été enregistrée par une autre version du jeu : je ne peux pas l’ouvrir pour le moment. Rien n’est perdu.
unopened-fault = Je ne peux pas ouvrir cette table pour le moment, mais rien n’est perdu. Donnez ce numéro à la personne qui m’héberge : { $number }.
restarting = Je redémarre. Appuyez à nouveau dans une minute ; rien n’est perdu.
restored-button = Ce bouton date d’avant la restauration d’une sauvegarde. Utilisez le dernier message du salon, ou `/tour`.
went-wrong-nothing = Quelque chose a échoué de mon côté ; rien n’a changé. Si cela se répète, donnez ce numéro à l’hôte : { $number }.
went-wrong-part = Quelque chose a échoué de mon côté pendant l’enregistrement : votre action compte peut-être déjà. Vérifiez avec `/tour` ou `/plateau` avant de recommencer. Si cela se répète, donnez ce numéro à l’hôte : { $number }.
went-wrong-all = C’est enregistré, et cela compte. Je n’ai simplement pas pu vous montrer la suite : appuyez sur **À vous** ou utilisez `/tour`. Si cela se répète, donnez ce numéro à l’hôte : { $number }.

help =
    Avec **Herald**, on joue à des jeux de société par chat.
    `/jouer` ouvre une table dans un salon ; vos amis appuient sur **Rejoindre**, l’hôte sur **Commencer**.
    `/tour` montre ce qu’on attend de vous, en message privé aussi ; `/tours` toutes vos tables. Vous pouvez y taper votre réponse.
    `/plateau` montre le plateau, `/secret` ce que vous seul pouvez voir, `/journal` ce qui s’est passé, `/revoir` toute la partie.
    `/annuler` reprend votre dernière réponse tant que c’est loyal. `/règles` explique le jeu.
    `/reglages` règle vos rappels, heures calmes et vacances. `/suivre` permet de regarder.
    `/quitter` confie votre place à un remplaçant ; `/rejoindre` la reprend.
    `/table` sert à s’occuper d’une table : horloge, votes, relève, revanche, fichiers.
    `/stats` et `/classement` disent qui joue comment ; `/données` ce que je sais de vous.

## My tables, my hours, my results

turns-owed = ⏳ **{ $title }** dans { $channel } : { $ask } { $until }
turns-waiting = **{ $title }** dans { $channel } : on attend { $players }
turns-unopened = { $channel } : { $why }
me-remind = { $hours ->
    [0] ⏰ Je ne vous relance jamais.
    [one] ⏰ Je vous relance au bout d’une heure.
   *[other] ⏰ Je vous relance au bout de { $hours } heures.
}
me-remind-table = ⏰ Je vous relance au rythme de chaque table.
me-quiet = 🌙 De { $start } h à { $end } h, je ne vous envoie rien.
me-never-quiet = 🌙 Vous n’avez pas d’heures calmes.
me-zone = 🌍 Votre fuseau horaire est { $zone }.
me-away = 🏖️ Vous êtes en vacances jusqu’au { $until } : rien n’est envoyé, et votre temps ne court pas. À votre retour : `/reglages` avec `absence:0`.
me-here = 🏠 Vous êtes là. Pour une semaine de vacances : `/reglages` avec `absence:7`.
me-listed = 🏆 Vous figurez aux classements.
me-unlisted = 🏆 Vous restez hors des classements et des statistiques.
stats-line = **{ $title }** : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · d’habitude { $lasted } · { $pace } par réponse
stats-line-own = **{ $title }** : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
} · d’habitude { $lasted } · { $pace } par réponse · hors délai { $lapses } ×
stats-none = Aucune partie n’a encore été terminée ici.
leaderboard-head = 🏆 **{ $title }**
leaderboard-line = { $n }. { $player } · **{ $rating }** · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
span-days = { $n } jours
span-hours = { $n } heures
span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
followed = 👀 Vous suivez cette table : après chaque tour, je vous envoie ce que tout le monde peut voir. `/suivre` à nouveau y met fin.
unfollowed = Vous ne suivez plus cette table.
privacy-exported = Tout ce que j’ai enregistré sur vous.
privacy-sure = Ceci efface tout ce que j’ai enregistré sur vous. Vos places dans les parties en cours vont à des remplaçants ; les réponses que vous avez données restent dans leurs parties, sans votre nom. Il n’y a pas de retour.
privacy-forgotten = C’est fait : je ne sais plus rien de vous. Ce que vous avez écrit ou que j’ai affiché sur Discord, c’est à Discord de l’effacer.
forgotten-name = Quelqu’un
button-forget = Oubliez-moi

## History

turn-number = Tour { $turn } sur { $turns }
turn-before = Avant le premier tour
turn-part = { $heading }, partie { $part } sur { $parts }
replay-step = **{ $heading }** · étape { $step } sur { $steps }
film-of-turn = 🎞 { $title } : { $heading }
film-of-game = 🎞 { $title } : toute la partie
button-film-turn = 🎞 Ce tour
button-film-game = 🎞 Toute la partie
button-share = Montrer à tous
replay-does-not-fit = Les règles ont été corrigées depuis le début de cette partie : je ne peux pas la montrer pas à pas. `/journal` raconte ce qui s’est passé.

## The host’s settings

clock-none = Cette table n’a pas d’horloge.
clock-deadline-set = Chaque décision a { $hours } heures.
clock-bank-set = Chacun a { $hours } heures en tout, et { $increment } de plus par décision.
clock-then = Qui dépasse est excusé { $excuses ->
    [0] zéro fois
    [one] une fois
   *[other] { $excuses } fois
} ; ensuite : { $policy }.
clock-kind-none = pas d’horloge
clock-kind-deadline = un délai pour chaque décision
clock-kind-bank = une réserve de temps pour toute la partie
policy-remind = un rappel, et la table attend
policy-default = sa place ne fait rien
policy-standin = un remplaçant décide, pour cette fois
policy-vote = on demande aux autres
idle-set = { $days ->
    [0] Cette table n’est jamais fermée pour silence.
    [one] Après un jour de silence, je demande si la partie continue.
   *[other] Après { $days } jours de silence, je demande si la partie continue.
}
language = Français
language-set = Désormais, cette table parle : { $name }.
vote-called = Le vote est dans le salon.
vote-kind-pause = pause : ni horloge ni rappels
vote-kind-extend = plus de temps pour tout le monde
vote-kind-replace = la relève de quelqu’un qui nous fait attendre
vote-kind-undo = reprendre ma dernière réponse, et ce qui a suivi
vote-kind-end = mettre fin à cette partie sans résultat
order-of-seats-rotated = chacun une place plus loin
order-of-seats-same = comme avant
order-of-seats-random = au hasard
permissions-view_channel = voir le salon
permissions-send_messages = envoyer des messages
permissions-send_messages_in_threads = envoyer des messages dans les fils
permissions-connect = se connecter
permissions-attach_files = joindre des fichiers
permissions-read_message_history = voir les anciens messages

## Commands

command-play = Ouvrir une table dans ce salon
command-play-game = Quel jeu ?
command-join = Prendre place à la table de ce salon
command-leave = Quitter la table ; en cours de partie, un remplaçant prend la suite
command-start = Commencer la partie (hôte)
command-start-stand_ins = Combien de places prennent des remplaçants
command-turn = Qu’attend-on de moi ? Répondez ici, par boutons ou en tapant
command-turn-answer = Votre réponse, tapée (par exemple : k r a b w a)
command-turn-table = Quelle table, si vous jouez à plusieurs
command-turns = Toutes mes tables, avec ce qu’on attend de moi
command-undo = Reprendre votre dernière réponse, tant que c’est loyal
command-board = Le plateau tel qu’il est
command-secret = Ce que vous seul pouvez voir
command-log = Ce qui s’est passé jusqu’ici, tour par tour
command-replay = La partie pas à pas, en images et en films
command-rules = Comment se joue un jeu, en quelques pages
command-rules-game = Quel jeu ? Celui de ce salon, si vous ne dites rien
command-rules-about = Une carte, un personnage, un lieu ou un pouvoir à expliquer
command-help = Comment marche Herald
command-settings = Mes heures : rappels, heures calmes, vacances, classement
command-settings-remind = Heures entre deux rappels ; 0 pour aucun, -1 pour le rythme de chaque table
command-settings-zone = Mon fuseau horaire, par exemple Europe/Paris
command-settings-quiet = Heures où rien ne m’est envoyé, par exemple 22-8 ; 0-0 pour aucune
command-settings-away = Jours de vacances à partir de maintenant ; 0 au retour
command-settings-leaderboard = Si je figure aux classements et dans les statistiques
command-stats = Parties, victoires, durée et rythme sur ce serveur
command-stats-player = D’une seule personne
command-leaderboard = Les meilleurs de ce serveur
command-leaderboard-game = Quel jeu ? Celui de ce salon, si vous ne dites rien
command-follow = Suivre cette table en spectateur, ou cesser
command-privacy = Ce que Herald sait de moi
command-privacy-export = Tout ce qui est enregistré sur moi, dans un fichier
command-privacy-delete = Effacer tout ce qui est enregistré sur moi
command-table = S’occuper de la table de ce salon
command-table-remind = À quel rythme relancer (hôte)
command-table-remind-hours = Heures entre deux rappels ; 0 pour aucun
command-table-clock = Une horloge pour cette table (hôte)
command-table-clock-kind = Aucune, un délai par décision, ou une réserve de temps
command-table-clock-hours = Heures par décision, ou dans la réserve
command-table-clock-policy = Ce qui arrive quand temps et excuses sont épuisés
command-table-clock-excuses = Combien de fois on peut dépasser sans dommage
command-table-clock-reactions = Heures pour réagir aux autres ; ensuite, se taire revient à passer
command-table-clock-increment = Heures que chaque décision ajoute à la réserve
command-table-idle = Quand demander si une partie silencieuse continue (hôte)
command-table-idle-days = Jours de silence ; 0 pour jamais
command-table-language = La langue des messages de cette table (hôte)
command-table-language-language = Quelle langue ?
command-table-host = Transmettre le rôle d’hôte
command-table-host-player = À qui
command-table-standin = Confier une place à un remplaçant : la vôtre ; l’hôte, n’importe laquelle
command-table-standin-player = La place de qui ; la vôtre, si vous ne dites rien
command-table-replace = Chercher une relève : pour vous ; l’hôte, pour n’importe qui ; sinon par vote
command-table-replace-player = La place de qui ; la vôtre, si vous ne dites rien
command-table-replace-by = Qui prend la relève ; qui veut, si vous ne dites rien
command-table-vote = Faire voter la table
command-table-vote-about = Sur quoi
command-table-vote-player = Sur qui, s’il s’agit de quelqu’un
command-table-abandon = Fermer cette table sans résultat (hôte)
command-table-reopen = Reprendre une partie fermée sans résultat
command-table-rematch = Encore une, avec les mêmes
command-table-rematch-order = Qui s’assoit où
command-table-export = La dernière partie d’ici, dans un fichier
command-table-import = Remettre une partie en place depuis son fichier
command-table-import-file = Un fichier donné par /table exporter

## Their names

command-play-name = jouer
command-play-game-name = jeu
command-join-name = rejoindre
command-leave-name = quitter
command-start-name = commencer
command-start-stand_ins-name = remplaçants
command-turn-name = tour
command-turn-answer-name = réponse
command-turn-table-name = table
command-turns-name = tours
command-undo-name = annuler
command-board-name = plateau
command-secret-name = secret
command-log-name = journal
command-replay-name = revoir
command-rules-name = règles
command-rules-game-name = jeu
command-rules-about-name = sujet
command-help-name = aide
command-settings-name = reglages
command-settings-remind-name = rappel
command-settings-zone-name = fuseau
command-settings-quiet-name = calme
command-settings-away-name = absence
command-settings-leaderboard-name = classement
command-stats-name = stats
command-stats-player-name = joueur
command-leaderboard-name = classement
command-leaderboard-game-name = jeu
command-follow-name = suivre
command-privacy-name = données
command-privacy-export-name = exporter
command-privacy-delete-name = effacer
command-table-name = table
command-table-remind-name = rappels
command-table-remind-hours-name = heures
command-table-clock-name = horloge
command-table-clock-kind-name = type
command-table-clock-hours-name = heures
command-table-clock-policy-name = ensuite
command-table-clock-excuses-name = excuses
command-table-clock-reactions-name = reactions
command-table-clock-increment-name = ajout
command-table-idle-name = silence
command-table-idle-days-name = jours
command-table-language-name = langue
command-table-language-language-name = langue
command-table-host-name = hôte
command-table-host-player-name = joueur
command-table-standin-name = remplaçant
command-table-standin-player-name = joueur
command-table-replace-name = relève
command-table-replace-player-name = joueur
command-table-replace-by-name = par
command-table-vote-name = vote
command-table-vote-about-name = sujet
command-table-vote-player-name = joueur
command-table-abandon-name = abandonner
command-table-reopen-name = rouvrir
command-table-rematch-name = revanche
command-table-rematch-order-name = ordre
command-table-export-name = exporter
command-table-import-name = importer
command-table-import-file-name = fichier
