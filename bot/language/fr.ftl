## How Herald speaks: as a good host does aloud at a table, with « vous », the imperative first.

## Opening a table

opened = La table est ouverte ! Vos amis appuient sur **Rejoindre** sous l’annonce ci-dessous, puis vous appuyez sur **Commencer**.
opened-thread = La table est ouverte dans { $channel } ! Vos amis y appuient sur **Rejoindre**, puis vous appuyez sur **Commencer**.
opened-no-thread = Je n’ai pas pu ouvrir de fil ici : la table est donc dans ce salon. Vos amis appuient sur **Rejoindre** sous l’annonce ci-dessous, puis vous appuyez sur **Commencer**.
rematch-opened = La table est ouverte, et j’ai invité les autres. Une fois que tout le monde est là, appuyez sur **Commencer**.
lobby =
    ## { $title }
    { $tagline }
    👥 **{ $count ->
        [one] { $count } personne à table
       *[other] { $count } personnes à table
    }** (jeu pour { $possible ->
        [one] 1 joueur
       *[other] { $possible } joueurs
    }) : { $players }
lobby-settings = ⚙️ { $settings }
lobby-clock = ⏰ { $clock }
lobby-invited = 🔁 { $host } propose une revanche. { $player } : pour en être, appuyez sur **Rejoindre** !
lobby-how = -# Hôte : { $host }. Appuyez sur Rejoindre pour jouer ; l’hôte appuie sur Commencer.
lobby-started = **{ $title }** : la partie a commencé.
lobby-moved = **{ $title }** : cette table a une annonce plus récente.
lobby-ended = **{ $title }** : cette table a été fermée avant le début de la partie. Pour en ouvrir une autre : `/jouer`.
setting-chosen = { $name } : { $choice }
    .short = { $choice }
setting-for-some = { $name } ({ $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
})
players-range = { $least } à { $most }
players-either = { $numbers_or }
list-and = { $others } et { $last }
list-or = { $others } ou { $last }
welcome = Bienvenue à la table ({ $channel }) ! Je vous enverrai vos secrets ici, et vous pourrez y répondre. Pour choisir quand je peux vous écrire : `/réglages`.
joined = Vous êtes de la partie ! Je vous préviendrai quand ce sera à vous.
left = Vous avez quitté la table.
left-game = Vous avez quitté la partie. Un remplaçant joue pour vous. Pour revenir : `/rejoindre`.
left-game-last = Vous avez quitté la partie, qui s’arrête ici. Pour la reprendre plus tard : `/table rouvrir`.
leave-lobby = Quitter la table ? Vous pourrez revenir tant que la partie n’a pas commencé.
leave-lobby-host = Quitter la table ? Le rôle d’hôte passera à quelqu’un d’autre. Vous pourrez revenir tant que la partie n’a pas commencé.
leave-lobby-last = Quitter la table ? Il n’y a que vous : elle sera fermée.
leave-game = Quitter { $title } ? Un remplaçant jouera pour vous. Pour revenir : `/rejoindre`.
leave-game-last = Quitter { $title } ? Personne d’autre ne joue : la partie s’arrêtera ici. Pour la reprendre plus tard : `/table rouvrir`.
offer-stand-ins = { $count ->
    [one] Pour l’instant, il n’y a que vous.
   *[other] Pour l’instant, vous êtes { $count }.
} C’est un jeu pour { $possible } joueurs. Confier les places vides à l’ordinateur ?
offer-as-it-is = { $count ->
    [one] Pour l’instant, il n’y a que vous, et c’est un jeu pour { $possible } joueurs. Jouer en solo, ou compléter avec l’ordinateur ?
   *[other] Pour l’instant, vous êtes { $count }, et c’est un jeu pour { $possible } joueurs. Commencer ainsi, ou compléter avec l’ordinateur ?
}
started = La partie commence !
settings = Comment voulez-vous jouer ?
stand-in-name = Ordinateur { $n }
computer-easy = Ordi facile { $n }
computer-normal = Ordi normal { $n }
computer-hard = Ordi difficile { $n }
computers-at-level = Niveau de l’ordinateur : { $level }
computers-level = Quel niveau pour l’ordinateur ?

button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-settings = Réglages
button-thread = Jouer dans un fil
button-start-with = { $missing ->
    [0] { $count ->
        [one] Jouer en solo
       *[other] Jouer à { $count }
    }
    [one] Jouer à { $count } (1 ordinateur)
   *[other] Jouer à { $count } ({ $missing } ordinateurs)
}

## Trying Herald without Discord

trial-welcome =
    ## Bienvenue chez Herald
    Jouez ici à des jeux de société par chat, comme sur Discord. Cette page n’appartient qu’à vous.
    🎓 **Apprendre un jeu :** appuyez sur un bouton vert. Je vous guide dans une première partie, une idée à la fois, en 10 à 20 minutes.
    🎲 **Voir une partie tout de suite :** appuyez sur un bouton gris. Vous prenez place à une petite table, l’ordinateur joue les autres, et la partie commence.
    👥 **Jouer entre amis :** tapez `/jouer`, choisissez un jeu, et demandez aux autres d’appuyer sur **Rejoindre**.
    🎭 **Changer de joueur :** choisissez en haut qui vous êtes, et votre langue. Une marque dorée montre qui doit jouer.
    -# On peut jouer à deux dans deux fenêtres du navigateur. Pour en savoir plus : `/aide`.
button-demo-game = Démo : { $title }

## Playing

waiting-for = ⏳ On attend { $players }
sealed-already = -# ✅ Réponses validées : { $players }
private-head = 🤫 { $title }, rien que pour vous :
ask-head = C’est à vous de jouer à { $title }.
continued = -# La suite est plus bas.
question-over = Cette décision est prise.
seat-given-up = Cette place n’est plus à vous. Tant que personne ne l’a prise, vous pouvez revenir : `/rejoindre`.
times = { $n } × { $label }
details = Ce qui s’est passé, étape par étape
reminder-head = ⏰ C’est toujours à vous de jouer à { $title }.
to-the-table = -# Aller à la table : { $channel }
reminder-in-channel = { $player }, c’est toujours à vous. Appuyez sur **À vous** sous le dernier message : vos choix ne seront visibles que par vous.
dm-closed = { $player }, je ne peux pas vous envoyer de messages privés. Rien de grave : quand c’est à vous, appuyez sur **À vous** sous le dernier message. La réponse ne sera visible que par vous.
dms-are-open = Vos messages privés sont de nouveau ouverts : j’y enverrai vos secrets, et vous pourrez y répondre.
cannot-post = Je ne peux rien publier dans { $channel } pour l’instant. Si c’est un fil privé, mentionnez-moi dedans. Sinon, demandez à la modération de vérifier mes permissions. Vos coups comptent, et je publierai tout dès que possible.
cannot-post-missing = Je ne peux rien publier dans { $channel } : il me manque des permissions ({ $permissions }). Demandez-les à la modération. Vos coups comptent, et je publierai tout dès que possible.
cannot-post-locked = Je ne peux rien publier dans { $channel } : le fil est verrouillé. Demandez à la modération de le déverrouiller. Vos coups comptent, et je publierai tout dès que possible.
removed-from-server = J’ai été retiré du serveur où vous jouez à **{ $title }**. La partie est enregistrée et le temps est arrêté. Elle reprendra dès que l’on m’invitera de nouveau.
channel-gone = Le salon de votre table **{ $title }** a été supprimé ; j’ai donc fermé la table.
channel-gone-reopen = Le salon où vous jouez à **{ $title }** a été supprimé. Pour continuer, allez dans un autre salon ou fil de ce serveur et utilisez `/table rouvrir`.
back-on-server = Me revoici sur ce serveur : la partie reprend. Le temps n’a pas couru en mon absence.
restored-backup = 💾 Herald a été restauré à partir d’une sauvegarde faite le { $at }. La partie reprend à ce moment-là : rejouez les coups suivants, et n’utilisez que les boutons publiés à partir d’ici.
standing-turn = Vous passez systématiquement jusqu’à votre tour.
standing-round = Vous passez systématiquement pendant cette manche, sauf si l’on vous vise.
are-you-sure = **{ $answer }** : vous confirmez ?
final-closes = Tous les autres ont choisi : impossible d’annuler ensuite.
final-continues = La partie continue aussitôt : impossible d’annuler ensuite.
final-reveals = Ce choix révèle une nouvelle information : impossible de l’annuler ensuite.
final-passes = Ce sera ensuite à { $seats } de décider : impossible d’annuler ce choix.
final-ends = Ce choix termine la partie : impossible de l’annuler ensuite.
nothing-owed = Vous n’avez rien à faire pour l’instant. On attend { $players }.
moved-on = Ce message n’est plus à jour. Voici le bon.
typed-preview =
    Vous avez tapé : { $answer }
    -# Cela ne compte pas encore.
typed-so-far = Il vous faut { $needed }, et vous en avez { $given }. Complétez ci-dessous, ou retapez le tout.
sealed = ✅ Réponse validée : { $answer }
chosen = ✅ Votre choix : { $answer }
undone = Choix annulé. À vous de décider :
taken-back = { $seat } annule son dernier choix.
no-undo = -# ↩️ { $why }
until = ⏰ Échéance { $until }
only-you = Visible uniquement par vous.
board = Voici le plateau.
receipt = -# 🔒 Reçu `{ $hash }`
receipt-details = 🔒 L’empreinte de votre réponse est `{ $hash }`, calculée avec le sel `{ $salt }`. Les autres voient l’empreinte, mais pas votre choix. Une fois la partie terminée, vous pourrez vérifier que votre réponse n’a pas changé. Pour savoir comment : `/aide`, avec `sujet:équité`.
seals-broken = -# 🔒 Reçus : { $seals }
calling = { $player }
seal-of = { $seat } `{ $hash }`
chance-fixed = -# 🔒 Le hasard de cette partie est désormais fixé : `{ $hash }`
chance-shown = -# 🔒 Clé `{ $key }`, empreinte de la partie `{ $seal }`
level-is = Niveau de l’ordinateur à partir de maintenant : { $level }.
level-easy = facile
level-normal = normal
level-hard = difficile
stand-in-takes-over = Un remplaçant joue pour { $seat }. Pour reprendre sa place à tout moment : `/rejoindre`.
stand-in-for-now = Un remplaçant joue pour { $seat } pour le moment.
seat-gone = Cette place n’est plus à vous.
server-switched-off = ⏸️ Je suis désactivé sur ce serveur pour le moment. Cette table est enregistrée et le temps est arrêté : elle reprendra ici dès mon retour.
goodbye = 👋 Je quitte ce serveur. Cette table est enregistrée et le temps est arrêté : elle reprendra ici dès que l’on m’invitera de nouveau.
last-one-left = { $seat } a quitté la partie, et personne d’autre ne joue. La partie s’arrête ici : l’ordinateur ne joue pas seul. Pour la reprendre à tout moment : `/table rouvrir`.
seat-taken-back = { $seat } est de retour et reprend la main.
rules-corrected = J’ai corrigé une erreur dans les règles. La partie reprend au début de ce tour : refaites vos choix, s’il vous plaît.
abandoned = Cette table a été fermée sans résultat. Pour reprendre la partie : `/table rouvrir`.
game-is-over = Cette partie est terminée.
done = C’est fait.
seat-offered = On cherche une relève pour { $seat }. Un remplaçant joue en attendant. Pour prendre la place, appuyez sur le bouton.
seat-offered-to = On cherche une relève pour { $seat }. Un remplaçant joue en attendant. { $player }, pour prendre la place, appuyez sur le bouton.
seat-taken-over = { $seat } prend la place laissée par { $person }.
host-is = L’hôte est désormais { $seat }.
ended-by-vote = La table a voté la fin de cette partie, sans résultat. Pour la reprendre : `/table rouvrir`.
reopened = { $seat } a rouvert cette table. La partie continue.
paused = ⏸️ La table est en pause : ni horloge ni rappels. Pour continuer, appuyez sur **Reprendre**.
resumed = ▶️ { $seat } met fin à la pause. La partie continue.
extended = ⏰ Tout le monde a { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} de plus.
excused = ⏰ Temps écoulé pour { $seat } : prolongation gratuite ({ $n } sur { $most }). Nouvelle échéance { $until }.
time-out-remind = ⏰ Temps écoulé pour { $seat }. La table attend encore. Nouvelle échéance { $until }.
time-out-saved = ⏰ Temps écoulé pour { $seat } : sa réponse enregistrée compte.
time-out-default = ⏰ Temps écoulé pour { $seat } : je joue le strict minimum à sa place.
time-out-standin = ⏰ Temps écoulé pour { $seat } : un remplaçant décide pour cette fois.
lobby-closed = Personne n’a rejoint cette table depuis longtemps : je l’ai fermée. Pour en ouvrir une autre : `/jouer`.
idle-question = 💤 Rien ne s’est passé ici depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. Vous jouez encore ? Appuyez sur le bouton, ou jouez votre coup. Sinon, je fermerai la table { $until }.
closed-idle = 🌙 J’ai fermé cette partie sans résultat. Merci d’avoir joué ! Pour la reprendre quand vous voulez : `/table rouvrir`.
goes-on = { $seat } veut continuer.
brief =
    📨 Bienvenue dans { $title } : la place est à vous ! Je vous enverrai vos secrets ici.
    Pour lire les règles : `/règles`. Pour savoir ce qui s’est passé : `/journal`. Pour voir le plateau : `/plateau`. Le dernier tour :
follow-head = 👀 Ce qui s’est passé dans { $title } :
saved = 📝 Réponse enregistrée, mais pas validée : { $answer }. Si votre temps s’écoule, elle comptera. Le moment venu, appuyez sur **Valider**.
reminders-set = { $hours ->
    [0] Je n’enverrai plus de rappels à cette table.
    [one] J’enverrai un rappel toutes les heures à cette table.
   *[other] J’enverrai un rappel toutes les { $hours } heures à cette table.
}
exported = Voici toute la partie, dans un fichier. Pour la remettre en place : `/table importer`.
imported = Cette partie vient d’un fichier, avec { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} jusqu’ici.
imported-seats = Jouaient aussi dans cette partie : { $seats }. Si c’est vous, appuyez sur le bouton de votre place ou utilisez `/rejoindre`. En attendant, des remplaçants jouent.
imported-free-seats = Ces places sont libres : { $seats }. Pour en prendre une, appuyez sur son bouton. En attendant, des remplaçants jouent.
log-empty = Il ne s’est encore rien passé.

vote-pause = 🗳️ **Faire une pause ?** Ni horloge ni rappels jusqu’à la reprise.
vote-extend = 🗳️ **Donner plus de temps à tout le monde ?**
vote-replace = 🗳️ Chercher une relève pour { $who } ({ $candidate }) ? Un remplaçant joue en attendant.
vote-undo = 🗳️ Laisser { $who } annuler son dernier choix, et tout ce qui a suivi ?
vote-end = 🗳️ **Mettre fin à cette partie sans résultat ?**
vote-late = 🗳️ Temps écoulé pour { $who }. **Laisser un remplaçant décider pour cette fois ?** Sinon, le temps repart à zéro.
vote-stands = Oui : { $yes } · Non : { $no } · { $voters ->
    [one] { $voters } votant
   *[other] { $voters } votants
}
vote-called-by = -# Vote demandé par { $seat }
vote-until = -# Fin { $until }, ou dès que plus de la moitié est d’accord.
vote-passed = ✅ **Oui.**
vote-failed = ❌ **Non.**
anybody = place ouverte à tous

button-turn = À vous
button-undo = ↩️ Annuler
button-save = 📝 Enregistrer
button-resume = ▶️ Reprendre
button-go-on = Continuer
button-take-seat = Prendre la place : { $seat }
button-rematch = Rejouer
button-replay = Revoir la partie
button-yes = Oui
button-no = Non
button-secret = Voir mon jeu
button-choose = Choisir
button-details = Détails
button-receipt = Reçu
button-none = Rien
button-type = ⌨️ Taper
button-clear = Effacer
button-seal = Valider ({ $n }/{ $all })
button-standing-turn = Passer jusqu’à mon tour
button-standing-round = Passer sauf si on me vise
button-ask-me = Me redemander
button-sure = Oui, confirmer
button-not-sure = Revenir
button-change = Modifier
button-submit = Valider
menu-one = Choisissez
menu-some = { $least ->
    [0] Choisissez jusqu’à { $all }
   *[other] Choisissez de { $least } à { $all }
}
menu-exactly = Choisissez { $all }
form-title = Votre réponse
form-label = Tapez vos choix, séparés par un espace

## When something cannot be done

answer-unknown = « { $given } » n’est pas parmi vos choix.
answer-ambiguous = « { $given } » peut désigner plusieurs choix : { $several_or }. Précisez un peu.
dm-how-to-answer = Appuyez sur un bouton ci-dessous, ou tapez l’un des choix.
dm-without-words = Je ne peux lire que des mots ici.
dm-which-table = C’est à vous dans plusieurs parties. Appuyez sur la bonne.
answer-too-few = { $given ->
    [0] Vous n’avez encore rien choisi : il faut { $needed }.
   *[other] Cela fait { $counted } ; il en faut { $least }.
}
answer-too-many = Cela fait { $counted } ; le maximum est { $most }.
noun-options = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
answer-repeated = Vous pouvez choisir { $label } { $limit ->
    [one] une seule fois
   *[other] { $limit } fois au plus
}.
answer-not-asked = Ce n’est pas à vous. On attend { $players }.
answer-garbled = Je ne connais pas ce bouton. Pour voir vos choix actuels, appuyez sur **À vous**.
answer-too-long = C’est trop long : { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
} au plus.
undo-nothing = Rien à annuler dans ce tour.
undo-revealed = Impossible d’annuler : { $what }.
revealed-something = une nouvelle information a été révélée
revealed-chance = le hasard s’en est mêlé
revealed-answers = toutes les réponses ont été révélées
revealed-reactions = il est trop tard pour réagir
undo-others = Impossible d’annuler sans vote : { $count ->
    [0] quelqu’un d’autre a joué depuis.
   *[other] on attend maintenant { $players }.
} Pour demander aux autres : `/table vote`.
unknown-button = Ce bouton ne marche plus. Utilisez `/tour`.
not-your-seat = Cette décision revient à { $who }, pas à vous.
not-at-this-table = Vous n’êtes pas à cette table. Pour prendre place à la prochaine : `/rejoindre`.
not-seated = { $player } n’est pas à cette table.
not-begun = La partie n’a pas encore commencé. L’hôte appuie sur **Commencer**, et je vous préviendrai quand ce sera à vous.
not-playing = Aucune partie n’est en cours à cette table. Pour en ouvrir une autre : `/jouer`.
no-such-zone = Je ne connais pas le fuseau horaire « { $given } ». Choisissez dans la liste, par exemple Europe/Paris.
no-such-hours = Je ne comprends pas les heures « { $given } ». Écrivez-les ainsi : 22-8.
stays-out = { $player } ne souhaite pas figurer dans les statistiques.
seat-for-people = Un bot ne peut pas prendre place. Pour confier la place à un remplaçant : `/table remplaçant`.
no-table-here = Il n’y a pas de table dans ce salon. Pour en ouvrir une : `/jouer`.
no-such-table = Cette table n’existe pas.
no-table-of-yours = Vous n’avez aucune partie en cours.
which-table = Vous jouez à plusieurs tables. Laquelle ?
table-here-already = Ce salon a déjà une table. Prenez un autre salon ou fil, ou fermez celle-ci : `/table abandonner`.
table-here-offer = Ce salon a déjà une table. En ouvrir une autre dans un fil ?
no-thread = Je n’ai pas pu ouvrir de fil ici. Essayez un autre salon, ou demandez à la modération de vérifier mes permissions.
no-thread-stays = Je n’ai pas pu ouvrir de fil ici : la table reste dans ce salon.
no-such-game = Je ne connais pas le jeu « { $given } ». Choisissez dans la liste.
no-such-topic = Je n’ai rien sur « { $given } ». Choisissez dans la liste.
no-such-setting = Ce réglage n’existe pas.
no-such-seat = Cette place n’existe pas.
seated-already = Vous êtes déjà à cette table.
table-full = Cette table est complète.
game-has-begun = La partie a déjà commencé.
host-only = Seul l’hôte peut faire cela{ $host ->
    [none] .
   *[other] {" "}({ $host }).
}
vote-open-already = Ce vote est déjà ouvert. Ses boutons sont dans le salon.
vote-over = Ce vote est terminé.
vote-about-whom = Pour qui chercher une relève ? Nommez une autre personne de cette table.
vote-too-early = Pour voter la relève de quelqu’un, attendez d’abord { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}.
not-your-vote = Ce vote est réservé aux autres personnes de la table.
paused-already = La table est déjà en pause.
not-paused = La table n’est pas en pause.
seat-not-free = Cette place n’est plus libre.
seat-for-another = Cette place est gardée pour { $player }.
seated-already-other = { $player } est déjà à cette table.
nothing-to-reopen = Il n’y a aucune partie à rouvrir : ni dans ce salon, ni parmi celles dont le salon a été supprimé.
reopen-known = Les secrets de cette partie sont connus : son fichier a été exporté. Pour continuer à partir du fichier, hors classement : `/table importer`.
rematch-when-over = Vous pourrez rejouer une fois cette partie terminée.
verify-chance = La clé de ce fichier ne correspond pas à l’empreinte publiée au début.
verify-seal = Ce fichier a été modifié : son empreinte ne correspond pas.
no-computers = À cette table, aucune place n’a été confiée à l’ordinateur au début.
stand-in-already = Un remplaçant occupe déjà cette place.
offer-by-last = Personne d’autre ne joue : la partie s’arrêterait avant que la place soit prise. Pour l’arrêter pour l’instant : `/quitter`.
wrong-number = { $count ->
    [one] On ne peut pas commencer avec { $count } joueur.
   *[other] On ne peut pas commencer à { $count }.
} C’est un jeu pour { $possible } joueurs.
missing-permission = Il me manque des permissions dans ce salon : { $permissions }. Demandez-les à la modération.
private-thread = Pour jouer dans ce fil privé, mentionnez-y d’abord { $bot }, puis réessayez.
export-when-over = Cette partie a encore des secrets. Vous pourrez l’exporter une fois qu’elle sera terminée ou fermée.
export-rules-changed = Les règles ont changé depuis le début de cette partie. Elle ne peut plus être rejouée depuis le début : un fichier ne prouverait rien. Pour savoir ce qui s’est passé : `/journal`.
never-begun = Cette partie n’a jamais commencé.
import-unreadable = Ce fichier n’est pas une partie que j’ai exportée.
import-does-not-fit = Les coups de ce fichier ne suivent pas les règles. S’il vient d’une version plus ancienne de Herald, elle seule peut le vérifier.
import-which-seat = Personne de cette partie n’est sur ce serveur : elle vient peut-être d’un essai. Quelle est votre place : { $names_or } ? Réutilisez la commande en ajoutant `place:` et la lettre.
import-not-yours = Pour remettre une partie en place, il faut y jouer.
other-version = Ce fichier vient d’une version de Herald où les règles de ce jeu sont différentes. Elle seule peut le vérifier ou continuer la partie.
unopened-version = Cette table a été enregistrée par une autre version du jeu : je ne peux pas l’ouvrir pour le moment. Rien n’est perdu.
unopened-fault = Je ne peux pas ouvrir cette table pour le moment, mais rien n’est perdu. Donnez ce numéro à la personne qui m’héberge : { $number }.
blocked-user = La personne qui héberge Herald vous a bloqué l’accès : seule la commande `/données` reste utilisable.
blocked-server = La personne qui héberge Herald l’a désactivé sur ce serveur.
server-held = Herald est désactivé sur le serveur où se joue cette partie. La partie est enregistrée et le temps est arrêté.
managers-only = Cette commande est réservée aux personnes qui ont la permission « Gérer le serveur ».
server-role-only = Sur ce serveur, seules les personnes avec le rôle { $role } peuvent ouvrir des tables.
server-not-here = Sur ce serveur, les tables s’ouvrent uniquement dans { $channel_or }.
server-full = { $most ->
    [one] Ce serveur n’autorise qu’une table à la fois, et il y en a déjà une.
   *[other] Ce serveur n’autorise que { $most } tables à la fois, et il y en a déjà autant.
}
server-no-clock = Il n’y a pas d’horloge à régler : choisissez aussi `horloge:`.
server-too-many-channels = C’est trop de salons : { $most } au maximum.
restarting = Je redémarre. Réessayez dans une minute ; rien n’est perdu.
restored-button = Ce bouton date d’avant la restauration d’une sauvegarde. Utilisez le dernier message du salon, ou `/tour`.
went-wrong-nothing = Quelque chose a échoué de mon côté ; rien n’a changé. Si cela se répète, donnez ce numéro à la personne qui m’héberge : { $number }.
went-wrong-part = Quelque chose a échoué de mon côté pendant l’enregistrement : votre action compte peut-être déjà. Vérifiez avec `/tour` ou `/plateau` avant de recommencer. Si cela se répète, donnez ce numéro à la personne qui m’héberge : { $number }.
went-wrong-all = C’est enregistré, et cela compte. Je n’ai simplement pas pu vous montrer la suite : appuyez sur **À vous** ou utilisez `/tour`. Si cela se répète, donnez ce numéro à la personne qui m’héberge : { $number }.

help =
    Avec **Herald**, on joue à des jeux de société par chat.
    Ouvrir une table : `/jouer`. Vos amis appuient sur **Rejoindre**, puis l’hôte sur **Commencer**.
    Apprendre un jeu en jouant, pas à pas : `/apprendre`. Lire les règles ou chercher une explication : `/règles`.
    Jouer votre tour, ici ou en message privé, par boutons ou en tapant : `/tour`. Voir toutes vos tables : `/tours`.
    Voir le plateau : `/plateau`. Voir vos secrets : `/secret`. Lire ce qui s’est passé : `/journal`. Revoir toute la partie : `/revoir`.
    Annuler votre dernier choix, tant que rien n’a été révélé : `/annuler`.
    Régler rappels, heures calmes et vacances : `/réglages`. Regarder une table : `/suivre`.
    Confier votre place à un remplaçant : `/quitter`. Revenir : `/rejoindre`.
    S’occuper d’une table (horloge, votes, relève, revanche, fichiers) : `/table`. Régler ce qui vaut pour tout un serveur : `/serveur`.
    Parties jouées et gagnées : `/stats`, `/classement`. Ce que je sais de vous : `/données`.
    🔒 **Est-ce honnête ?** Vous pouvez le vérifier : `/aide` avec `sujet:équité`.
    -# Herald { $version }
help-fairness =
    ## Est-ce honnête ? Vous pouvez le vérifier.
    🎲 **Le hasard** de la partie découle entièrement d’une clé, choisie avant le début. Je publie son empreinte au début (les 32 premiers chiffres du SHA-256 de `herald:` suivi de la clé), et la clé elle-même à la fin. Personne ne peut donc changer la suite, moi non plus.
    ✉️ **Les réponses secrètes** ont un reçu : une empreinte de votre réponse et d’un sel connu de vous uniquement. Ses premiers chiffres sont publiés dans le salon avant que les réponses soient connues : aucune ne peut changer après coup. Pour voir le vôtre, appuyez sur **Reçu** après avoir validé.
    🔍 **Pour vérifier une partie** terminée : exportez son fichier avec `/table exporter`, puis lancez `herald verify`. Il rejoue toute la partie et affiche la clé, l’empreinte de la partie et chaque reçu, à comparer avec les messages.

## My tables, my hours, my results

turns-owed = ⏳ **{ $title }** dans { $channel } : { $ask } { $until }
turns-waiting = **{ $title }** dans { $channel } : on attend { $players }
turns-unopened = { $channel } : { $why }
me-remind = ⏰ { $hours ->
    [0] Je ne vous envoie jamais de rappel.
    [one] Je vous envoie un rappel toutes les heures.
   *[other] Je vous envoie un rappel toutes les { $hours } heures.
}
me-remind-table = ⏰ Je vous envoie des rappels au rythme de chaque table.
me-quiet = 🌙 De { $start } h à { $end } h, je ne vous envoie rien.
me-never-quiet = 🌙 Vous n’avez pas d’heures calmes.
me-zone = 🌍 Votre fuseau horaire est { $zone }.
me-away = 🏖️ Vous êtes en vacances jusqu’au { $until } : je ne vous envoie rien, et votre temps ne court pas. À votre retour : `/réglages` avec `absence:0`.
me-here = 🏠 Vous n’êtes pas en vacances. Pour une semaine de vacances : `/réglages` avec `absence:7`.
me-listed = 🏆 Vous figurez aux classements.
me-unlisted = 🏆 Vous ne figurez ni aux classements ni dans les statistiques.
me-typed-ask = ⌨️ Quand vous tapez une réponse, je vous la montre avant qu’elle compte.
me-typed-at-once = ⌨️ Quand vous tapez une réponse, elle compte aussitôt.
me-confirms = ❓ Je vous demande confirmation avant un choix définitif ou qui gaspille quelque chose.
me-no-confirms = ❓ Je ne demande jamais confirmation, même avant un choix définitif ou qui gaspille quelque chose.
stats-line = **{ $title }** : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · durée habituelle : { $lasted } · temps de réponse : { $pace }
stats-line-own = **{ $title }** : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
} · durée habituelle : { $lasted } · temps de réponse : { $pace } · { $lapses ->
    [0] jamais hors délai
    [one] { $lapses } fois hors délai
   *[other] { $lapses } fois hors délai
}
stats-none = Aucune partie n’a encore été terminée ici.
leaderboard-head = 🏆 **{ $title }**
leaderboard-line = { $n }. { $player } · **{ $rating }** · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
span-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
span-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
span-minutes = { $n ->
    [0] moins d’une minute
    [one] { $n } minute
   *[other] { $n } minutes
}
followed = 👀 Vous suivez cette table : après chaque tour, je vous enverrai ce qui est visible par tous. Pour arrêter, de nouveau : `/suivre`.
unfollowed = Vous ne suivez plus cette table.
privacy-exported = Voici tout ce que j’ai enregistré sur vous.
privacy-sure = Ceci efface tout ce que j’ai enregistré sur vous. Des remplaçants prennent vos places dans les parties en cours, et vos réponses y restent, sans votre nom. C’est définitif.
privacy-forgotten = C’est fait : je ne sais plus rien de vous. Les messages sur Discord, les vôtres comme les miens, c’est à Discord de les effacer.
forgotten-name = Quelqu’un
button-forget = Effacer mes données

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
replay-does-not-fit = Les règles ont été corrigées depuis le début de cette partie : je ne peux pas la montrer pas à pas. Pour lire ce qui s’est passé : `/journal`.

## The host’s settings

clock-none = Cette table n’a pas d’horloge.
clock-deadline-set = Vous avez { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} pour chaque décision.
clock-bank-set = Vous avez { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} pour toute la partie{ $increment ->
    [0] .
    [one] , plus { $increment } heure par décision.
   *[other] , plus { $increment } heures par décision.
}
clock-then = { $excuses ->
    [0] Une fois le temps écoulé
    [one] Vous avez { $excuses } prolongation gratuite. Ensuite
   *[other] Vous avez { $excuses } prolongations gratuites. Ensuite
}, { $policy }.
clock-kind-none = pas d’horloge
clock-kind-deadline = un délai pour chaque décision
clock-kind-bank = une réserve de temps pour toute la partie
policy-remind = un rappel est envoyé et la table attend
policy-default = je joue le strict minimum
policy-standin = un remplaçant décide, pour cette fois
policy-vote = les autres votent
idle-set = { $days ->
    [0] Cette table restera ouverte, même si personne ne joue.
    [one] Si rien ne se passe pendant { $days } jour, je demanderai si vous jouez encore.
   *[other] Si rien ne se passe pendant { $days } jours, je demanderai si vous jouez encore.
}
language = Français
language-set = Langue de cette table à partir de maintenant : { $name }.
vote-called = Le vote est dans le salon.
vote-kind-pause = pause : ni horloge ni rappels
vote-kind-extend = plus de temps pour tout le monde
vote-kind-replace = la relève de quelqu’un qui nous fait attendre
vote-kind-undo = annuler mon dernier choix, et ce qui a suivi
vote-kind-end = mettre fin à cette partie sans résultat
order-of-seats-rotated = tout le monde avance d’une place
order-of-seats-same = comme avant
order-of-seats-random = au hasard
typed-answers-ask = me les montrer d’abord
typed-answers-at-once = les compter aussitôt
permissions-view_channel = voir le salon
permissions-send_messages = envoyer des messages
permissions-send_messages_in_threads = envoyer des messages dans les fils
permissions-create_public_threads = créer des fils publics
permissions-connect = se connecter
permissions-attach_files = joindre des fichiers
permissions-read_message_history = voir les anciens messages

## Commands

command-play = Ouvrir une table dans ce salon, ou dans son propre fil
command-play-game = Quel jeu ?
command-play-thread = Ouvrir un fil pour cette table ?
command-join = Rejoindre la table de ce salon
command-leave = Quitter la table ; en cours de partie, un remplaçant prend la suite
command-start = Commencer la partie (hôte)
command-start-stand_ins = Nombre de places jouées par l’ordinateur
command-start-level = Niveau de l’ordinateur (par défaut, normal)
command-turn = Jouer votre tour, par boutons ou en tapant
command-turn-answer = Votre réponse, tapée (par exemple : k r a b w a)
command-turn-table = Quelle table, si vous jouez à plusieurs
command-turns = Voir toutes vos tables, et où c’est à vous de jouer
command-undo = Annuler votre dernier choix, tant que rien n’a été révélé
command-board = Voir le plateau
command-secret = Voir vos secrets
command-log = Lire ce qui s’est passé jusqu’ici, tour par tour
command-replay = Revoir la partie pas à pas, en images et en animations
command-rules = Apprendre à jouer, en quelques pages
command-rules-game = Quel jeu ? Par défaut, celui de ce salon
command-rules-about = Une carte, un personnage, un lieu ou une capacité à expliquer
command-help = Comment marche Herald
command-help-topic = Un sujet à expliquer en détail
topic-fairness = équité : peut-on se fier au hasard ?
command-settings = Vos rappels, heures calmes, vacances, classements et confirmations
command-settings-remind = Heures entre deux rappels ; 0 pour aucun, -1 pour le rythme de chaque table
command-settings-zone = Votre fuseau horaire, par exemple Europe/Paris
command-settings-quiet = Heures où je ne dois rien vous envoyer, par exemple 22-8 ; 0-0 pour aucune
command-settings-away = Jours de vacances à partir de maintenant ; 0 au retour
command-settings-leaderboard = Figurer aux classements et dans les statistiques ?
command-settings-typed = Vos réponses tapées : vous les montrer d’abord, ou les compter aussitôt ?
command-settings-confirm = Demander confirmation avant un choix définitif ou un gaspillage ?
command-stats = Parties, victoires, durée et rythme sur ce serveur
command-stats-player = Pour une seule personne
command-leaderboard = Le classement de ce serveur
command-leaderboard-game = Quel jeu ? Par défaut, celui de ce salon
command-follow = Regarder cette table sans jouer, ou arrêter
command-privacy = Ce que Herald sait de vous
command-privacy-export = Recevoir tout ce qui est enregistré sur vous, dans un fichier
command-privacy-delete = Effacer tout ce qui est enregistré sur vous
command-table = S’occuper de la table de ce salon
command-table-remind = Choisir le rythme des rappels (hôte)
command-table-remind-hours = Heures entre deux rappels ; 0 pour aucun
command-table-clock = Donner une horloge à cette table (hôte)
command-table-clock-kind = Aucune, un délai par décision, ou une réserve de temps
command-table-clock-hours = Heures par décision, ou dans la réserve
command-table-clock-policy = Ce qui se passe une fois le temps et les prolongations épuisés
command-table-clock-excuses = Nombre de prolongations gratuites par personne
command-table-clock-reactions = Heures pour réagir aux autres ; ensuite, ne pas répondre revient à passer
command-table-clock-increment = Heures que chaque décision ajoute à la réserve
command-table-level = Changer le niveau de l’ordinateur (hôte)
command-table-level-level = Facile, normal ou difficile
command-table-idle = Quand demander si une partie à l’arrêt continue (hôte)
command-table-idle-days = Jours sans un coup ; 0 pour jamais
command-table-language = Choisir la langue des messages de cette table (hôte)
command-table-language-language = Quelle langue ?
command-table-host = Transmettre le rôle d’hôte
command-table-host-player = Le nouvel hôte
command-table-standin = Confier une place à un remplaçant : la vôtre ou, pour l’hôte, une place au choix
command-table-standin-player = La place de qui ? Par défaut, la vôtre
command-table-replace = Chercher une relève : pour vous, pour une place au choix (hôte), sinon par vote
command-table-replace-player = La place de qui ? Par défaut, la vôtre
command-table-replace-by = Qui prend la relève ? Par défaut, la place est ouverte à tous
command-table-vote = Faire voter la table
command-table-vote-about = Sujet du vote
command-table-vote-player = La personne concernée, s’il y en a une
command-table-abandon = Fermer cette table sans résultat (hôte)
command-table-reopen = Rouvrir une partie fermée sans résultat
command-table-rematch = Rejouer : invite les mêmes personnes
command-table-rematch-order = Ordre des places
command-table-export = Recevoir la dernière partie d’ici, dans un fichier
command-table-import = Remettre une partie en place à partir de son fichier
command-table-import-file = Un fichier reçu par /table exporter
command-table-import-seat = Seulement si personne de cette partie n’est ici : la lettre de votre place


## Their names

command-play-name = jouer
command-play-game-name = jeu
command-play-thread-name = fil
command-join-name = rejoindre
command-leave-name = quitter
command-start-name = commencer
command-start-stand_ins-name = remplaçants
command-start-level-name = niveau
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
command-help-topic-name = sujet
command-settings-name = réglages
command-settings-remind-name = rappel
command-settings-zone-name = fuseau
command-settings-quiet-name = calme
command-settings-away-name = absence
command-settings-leaderboard-name = classement
command-settings-typed-name = tapé
command-settings-confirm-name = confirmer
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
command-table-clock-reactions-name = réactions
command-table-clock-increment-name = ajout
command-table-level-name = niveau
command-table-level-level-name = niveau
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
command-table-import-seat-name = place

## Apprendre

lesson-where = -# 🎓 Leçon, étape { $n } sur { $most }
lesson-suggests = 👉 Ma suggestion : **{ $answer }**
lesson-free = À vous de choisir. En cas de doute : **{ $answer }**
lesson-instead = ↩️ Pas encore. { $why }
lesson-by-guide = 👉 Je l’ai joué pour vous : **{ $answer }**
lesson-played-on = ⏩ J’ai joué quelques coups pour vous, jusqu’à la prochaine idée.
lesson-resumed = 🎓 Vous revoilà ! La leçon reprend ici.
no-lesson = Il n’y a pas encore de leçon pour ce jeu. Pour lire les règles : `/règles`.
button-follow = 👉 Faire cela
button-learned = Jouer pour de bon
button-learn-again = Recommencer
button-learn = 🎓 Apprendre
button-learn-game = 🎓 Apprendre { $title }
    .short = Leçon : { $title }
button-why = ❔
button-explain = ❔ Qu’est-ce que c’est ?
button-legend = Icônes
legend = Les icônes et leur sens :
no-legend = Les images de ce jeu n’ont pas d’icônes.
which-topic = « { $given } » peut désigner plusieurs choses. Laquelle ?
menu-topic = Chercher une explication
tip = -# 💡 { $tip } (Pour ne plus voir de conseils : `/réglages`)
demo-begun = 🎲 C’est parti, et l’ordinateur occupe les autres places. { $aim } Pour commencer, appuyez sur **À vous**.
me-tips = 💡 Je vous donne un conseil à chaque nouvelle sorte de décision.
me-no-tips = 💡 Je ne vous donne pas de conseils.
command-learn = Apprendre un jeu en jouant : une première partie guidée, rien que pour vous
command-learn-name = apprendre
command-learn-game = Quel jeu ?
command-learn-game-name = jeu
command-settings-tips = Donner un conseil à chaque nouvelle sorte de décision ?
command-settings-tips-name = conseils
command-settings-screen = Où jouez-vous ? Sur ordinateur, vos propres images sont plus larges que hautes.
command-settings-screen-name = écran
screen-phone = sur téléphone
screen-desk = sur ordinateur
me-phone = 📱 Vos propres images sont en hauteur, pour un téléphone.
me-desk = 🖥️ Vos propres images sont en largeur, pour un ordinateur.

## Les règles d’un serveur

server-opens-all = 👥 Tout le monde peut ouvrir des tables.
server-opens = 👥 Les personnes avec le rôle { $role } peuvent ouvrir des tables, ainsi que celles qui gèrent ce serveur.
server-where-all = 📍 Les tables s’ouvrent dans n’importe quel salon.
server-where = 📍 Les tables s’ouvrent dans { $channel }, fils compris.
server-most = { $most ->
    [0] 🔢 Le nombre de tables ouvertes à la fois n’est pas limité.
    [one] 🔢 Une seule table peut être ouverte à la fois.
   *[other] 🔢 Jusqu’à { $most } tables peuvent être ouvertes à la fois.
}
server-defaults = **Les nouvelles tables** commencent ainsi ; leur hôte peut changer ces réglages :
server-clock-none = ⏰ Pas d’horloge.
server-clock = ⏰ { $clock }
server-remind = { $hours ->
    [0] 🔔 Pas de rappels.
    [one] 🔔 Un rappel toutes les heures.
   *[other] 🔔 Un rappel toutes les { $hours } heures.
}
server-lang-any = 🌍 La langue du serveur, ou celle de la personne qui ouvre la table.
server-lang = 🌍 { $name }.
server-computers-ask = 🤖 S’il reste des places vides au début, je demande à l’hôte s’il faut les confier à l’ordinateur.
server-computers-needed = 🤖 L’ordinateur prend des places seulement s’il manque des joueurs.
server-computers-never = 🤖 L’ordinateur ne joue pas, sauf si l’hôte l’ajoute avec `/commencer`.
server-language-any = celle du serveur, ou de la personne qui ouvre la table
computers-ask = demander à l’hôte
computers-needed = seulement s’il manque des joueurs
computers-never = jamais
command-server = Voir ou changer les règles des tables de ce serveur (il faut « Gérer le serveur »)
command-server-who = Le rôle qui peut ouvrir des tables ; @everyone pour tout le monde
command-server-where = Autoriser les tables dans ce salon, ou ne plus le faire ; sans liste, partout
command-server-tables = Nombre de tables ouvertes à la fois ; 0 : sans limite
command-server-clock = L’horloge des nouvelles tables
command-server-hours = Heures sur cette horloge : par décision, ou pour toute la partie
command-server-policy = Ce qui se passe une fois le temps et les prolongations épuisés
command-server-remind = Heures entre deux rappels aux nouvelles tables ; 0 : aucun
command-server-language = La langue des nouvelles tables
command-server-computers = Quand l’ordinateur prend les places vides
command-server-name = serveur
command-server-who-name = qui
command-server-where-name = où
command-server-tables-name = tables
command-server-clock-name = horloge
command-server-hours-name = heures
command-server-policy-name = ensuite
command-server-remind-name = rappels
command-server-language-name = langue
command-server-computers-name = ordinateur

## Pour la personne qui héberge Herald

owner-only = Cette commande est réservée à la personne qui héberge Herald.
owner-tables-head = { $count ->
    [one] **{ $count } table**
   *[other] **{ $count } tables**
} (page { $page } sur { $pages })
owner-tables-none = Aucune table trouvée.
owner-table-line = **{ $number }** · { $title } · { $server } { $place } · créée { $until } · { $phase } · { $waits }
owner-table-version = ↳ enregistrée par la version { $saved } du jeu, version actuelle { $here }
owner-table-errors = { $count ->
    [one] ↳ ⚠️ { $count } erreur depuis un jour ({ $until })
   *[other] ↳ ⚠️ { $count } erreurs depuis un jour, la dernière { $until }
}
owner-waits = attend { $players }, question posée { $until }
owner-waits-for-nobody = n’attend personne
owner-phase-open = { $count ->
    [one] ouverte, { $count } joueur pour l’instant
   *[other] ouverte, { $count } joueurs pour l’instant
}
owner-phase-playing = { $count ->
    [one] en cours, { $count } réponse
   *[other] en cours, { $count } réponses
}
owner-phase-paused = en pause ({ $until })
owner-phase-resting = suspendue : je ne suis plus sur le serveur ({ $until })
owner-phase-blocked = ⚠️ je ne peux pas écrire dans son salon
owner-phase-homeless = ⚠️ son salon a été supprimé
owner-phase-over = fermée
owner-broken-fault = ⚠️ impossible à charger (erreur { $number } dans le journal)
owner-broken-version = ⚠️ impossible à charger : enregistrée par la version { $saved } du jeu, version actuelle { $here }
owner-detail-place = Serveur `{ $guild }`, salon `{ $place }`
owner-detail-seats = Joueurs : { $players }
owner-detail-saved = Enregistrée par la version { $saved } du jeu (version actuelle { $here }). Réponses : { $count } (depuis le dernier point de reprise : { $since } ; écartées auparavant : { $dropped }).
owner-detail-moved = Dernière activité : { $until }
owner-detail-unsent = Messages en attente d’envoi : { $count }
owner-status-version = **Herald { $version }**
owner-status-stopped = À l’arrêt. Ces chiffres viennent de la base de données.
owner-status-process = Démarré { $until }. Shards : { $shards }, serveurs : { $servers }.
owner-status-one-of = Un processus parmi plusieurs, démarré { $until }. Shards : { $shards } sur { $of }, serveurs : { $servers }.
owner-status-memory = Mémoire : { $mb } Mo
owner-status-tables = Tables en cours : { $running }, ouvertes : { $lobbies }, en pause : { $paused }, suspendues : { $resting }, dans des salons où je ne peux pas écrire : { $blocked }
owner-status-not-loaded = { $count ->
    [one] ⚠️ { $count } table impossible à charger. Pour savoir pourquoi : `/hébergeur tables`.
   *[other] ⚠️ { $count } tables impossibles à charger. Pour savoir pourquoi : `/hébergeur tables`.
}
owner-status-people = Personnes ayant joué cette semaine : { $people }
owner-status-queue = Messages en attente d’envoi : { $count }
owner-status-queue-since = Messages en attente d’envoi : { $count }, le plus ancien : { $until }
megabytes = { $whole },{ $tenths } Mo
owner-status-database = Base de données : { $size }
owner-status-backup = Dernière sauvegarde : { $until }
owner-status-no-backup = ⚠️ Aucune sauvegarde : lancez `herald backup` sur la machine.
owner-status-errors = { $count ->
    [0] Aucune erreur depuis un jour.
    [one] { $count } erreur depuis un jour :
   *[other] { $count } erreurs depuis un jour :
}
owner-status-error = { $until } : { $said }
owner-status-error-number = { $until } : erreur { $number } dans le journal
owner-prune-none = { $days ->
    [one] Aucune partie ne s’est terminée il y a plus de { $days } jour.
   *[other] Aucune partie ne s’est terminée il y a plus de { $days } jours.
}
owner-prune-would = { $days ->
    [one] Parties closes depuis plus de { $days } jour
   *[other] Parties closes depuis plus de { $days } jours
}, terminées : { $finished }, abandonnées : { $abandoned }.
owner-prune-sure = Rien n’est encore supprimé. `--yes` les supprime définitivement : lancez d’abord `herald backup`. Résultats, classements et statistiques restent.
owner-pruned = { $count ->
    [one] { $count } partie supprimée
   *[other] { $count } parties supprimées
}. La base de données faisait { $before } ; elle fait maintenant { $now }.
fault-report = { $count ->
    [one] ⚠️ { $count } erreur que personne n’a encore vue :
   *[other] ⚠️ { $count } erreurs que personne n’a encore vues :
}
fault-report-line = { $count ->
    [one] { $until } : { $said }
   *[other] { $until } : { $said } ({ $count } fois)
}
fault-report-more = { $count ->
    [one] … et { $count } autre type d’erreur
   *[other] … et { $count } autres types d’erreurs
}
fault-report-end = Le journal donne les détails. Pour voir les erreurs depuis un jour : `/hébergeur état`.
owner-announced = { $count ->
    [0] Aucune table en cours n’est joignable : personne ne recevra l’annonce.
    [one] L’annonce part vers { $count } table.
   *[other] L’annonce part vers { $count } tables.
}
owner-closed = La table { $number } est fermée. Les joueurs seront prévenus.
owner-reposted = La table { $number } sera publiée à nouveau, et les joueurs attendus seront relancés.
owner-moved = La table { $number } se trouve maintenant dans { $channel }.
owner-rewound = { $count ->
    [0] La table { $number } est revenue à un point de reprise, sans réponse écartée
    [one] La table { $number } est revenue à un point de reprise : { $count } réponse écartée, mais conservée dans la base
   *[other] La table { $number } est revenue à un point de reprise : { $count } réponses écartées, mais conservées dans la base
}. Réponses toujours valables : { $left }. Les joueurs seront prévenus.
owner-rewind-too-far = { $count ->
    [0] Il n’y a pas de point de reprise plus ancien.
    [one] Il n’y a que { $count } point de reprise plus ancien.
   *[other] Il n’y a que { $count } points de reprise plus anciens.
}
owner-rewind-differs = Les règles ont changé depuis le début de cette partie : impossible de la rejouer aussi loin. Revenir d’un seul point de reprise est possible s’il y a eu des réponses depuis.
owner-not-running = La table { $number } n’est pas en cours.
owner-nothing-to-post = La table { $number } est impossible à charger : il n’y a pas de plateau à publier. Ramenez-la à un point de reprise avec `/hébergeur revenir`, ou fermez-la.
owner-cannot-rewind = Impossible de revenir en arrière : aucun point de reprise ne peut être chargé. Vous pouvez toujours fermer la table.
owner-no-such-server = Je ne suis sur aucun serveur « { $given } ». Indiquez son nom ou son identifiant.
owner-server-offline = Herald est à l’arrêt : je ne connais les serveurs que par leur identifiant, et « { $given } » n’en est pas un.
owner-no-such-channel = Je ne vois aucun salon textuel « { $given } ». Indiquez son identifiant : clic droit sur le salon, Copier l’identifiant.
owner-other-server = Ce salon est sur un autre serveur. Une table reste sur le sien.
owner-there-already = La table est déjà dans ce salon.
owner-channel-taken = Ce salon a déjà une autre table. Choisissez-en un autre, ou fermez d’abord cette table.
owner-move-offline = Herald est à l’arrêt : impossible de vérifier ce salon. Démarrez-le d’abord.
owner-blocked-head = **Accès bloqués :**
owner-blocked-none = Aucun accès n’est bloqué.
owner-blocked-line = { $who }, { $until }
owner-blocked-line-server = Serveur { $who }, { $until }
owner-block-one = Indiquez une personne ou un serveur, pas les deux.
owner-unblock-whom = Qui débloquer ? Indiquez une personne ou un serveur.
owner-block-owner = Impossible de bloquer la personne qui héberge Herald.
owner-no-such-user = Je ne connais personne sous « { $given } ». Indiquez son identifiant : clic droit sur la personne, Copier l’identifiant.
owner-user-offline = Herald est à l’arrêt : je ne connais que les personnes qui ont déjà joué, et « { $given } » n’en fait pas partie.
owner-blocked-already = Accès déjà bloqué : { $who }.
owner-not-blocked = Accès non bloqué : { $who }.
owner-blocked-user = { $count ->
    [0] Accès bloqué : { $who }. Aucune partie en cours n’est concernée.
    [one] Accès bloqué : { $who }. Un remplaçant occupe sa place dans 1 partie, jusqu’au déblocage.
   *[other] Accès bloqué : { $who }. Des remplaçants occupent ses places dans { $count } parties, jusqu’au déblocage.
}
owner-unblocked-user = { $count ->
    [0] Accès rétabli : { $who }.
    [one] Accès rétabli : { $who }, de retour dans 1 partie.
   *[other] Accès rétabli : { $who }, de retour dans { $count } parties.
}
owner-blocked-server = { $count ->
    [0] Serveur bloqué : { $who }. Aucune table n’y était ouverte.
    [one] Serveur bloqué : { $who }. Sa table est suspendue et le temps arrêté, jusqu’au déblocage.
   *[other] Serveur bloqué : { $who }. Ses { $count } tables sont suspendues et le temps arrêté, jusqu’au déblocage.
}
owner-unblocked-server = { $count ->
    [0] Serveur débloqué : { $who }.
    [one] Serveur débloqué : { $who }. Sa table reprend.
   *[other] Serveur débloqué : { $who }. Ses { $count } tables reprennent.
}
owner-unblocked-later = Serveur débloqué : { $who }. Ses tables reprendront dès le retour de Herald.
owner-left = { $count ->
    [0] J’ai quitté { $server }.
    [one] J’ai dit au revoir à la table, puis quitté { $server }. Elle reprendra si l’on m’y invite de nouveau.
   *[other] J’ai dit au revoir à { $count } tables, puis quitté { $server }. Elles reprendront si l’on m’y invite de nouveau.
}
owner-leave-offline = Herald est à l’arrêt et ne peut donc pas quitter un serveur. Démarrez-le d’abord.
owner-leave-failed = Discord ne m’a pas laissé quitter { $server } : les tables y continuent. Réessayez plus tard.
owner-phase-held = ⏸️ suspendue : son serveur est bloqué
owner-interrupted = Herald s’est arrêté au milieu de cette opération, et je ne la répéterai pas. Vérifiez la table { $number } et redemandez si c’est encore nécessaire.
owner-failed = Échec de l’opération. Le journal en dit plus sous ce numéro : { $number }.
owner-later = C’est noté : ce sera fait dès que Herald tournera.
announcement = 📣 { $said }
closed-by-owner = La personne qui héberge Herald a fermé cette table sans résultat. Pour reprendre la partie : `/table rouvrir`.
posted-anew = Revoici la table. Utilisez ces boutons.
moved-here = La table se trouve maintenant dans ce salon.
rewound = { $count ->
    [0] ⏪ La personne qui héberge Herald a réparé cette partie. Elle reprend où elle en était.
    [one] ⏪ La personne qui héberge Herald a ramené cette partie { $count } réponse en arrière. Les cartes et les dés seront les mêmes. À vous de choisir à nouveau.
   *[other] ⏪ La personne qui héberge Herald a ramené cette partie { $count } réponses en arrière. Les cartes et les dés seront les mêmes. À vous de choisir à nouveau.
}
owner-filter-running = en cours
owner-filter-open = ouvertes
owner-filter-stuck = bloquées
owner-filter-broken = impossibles à charger
command-owner = Pour la personne qui héberge Herald
command-owner-tables = Lister toutes les tables, ou en voir une
command-owner-tables-number = Seulement cette table, en détail
command-owner-tables-server = Seulement ce serveur : son nom ou son identifiant
command-owner-tables-game = Seulement ce jeu
command-owner-tables-status = Seulement les tables dans cet état
command-owner-tables-page = Le numéro de la page
command-owner-announce = Annoncer quelque chose à toutes les tables en cours
command-owner-announce-en = La phrase, en anglais
command-owner-announce-fr = La même en français, pour les tables en français
command-owner-announce-server = Seulement ce serveur : son nom ou son identifiant
command-owner-close = Fermer une table sans résultat
command-owner-close-number = Le numéro de la table
command-owner-move = Déplacer une table dans un autre salon
command-owner-move-number = Le numéro de la table
command-owner-move-to = L’identifiant du salon
command-owner-repost = Publier à nouveau le plateau et les boutons d’une table
command-owner-repost-number = Le numéro de la table
command-owner-rewind = Ramener une partie à un point de reprise
command-owner-rewind-number = Le numéro de la table
command-owner-rewind-back = Combien de points de reprise (1 par défaut)
command-owner-block = Bloquer une personne ou un serveur, ou voir qui est bloqué
command-owner-block-user = L’identifiant de la personne
command-owner-block-server = Le nom ou l’identifiant du serveur
command-owner-unblock = Débloquer une personne ou un serveur
command-owner-unblock-user = L’identifiant de la personne
command-owner-unblock-server = Le nom ou l’identifiant du serveur
command-owner-leave = Quitter un serveur, après un au revoir à ses tables
command-owner-leave-server = Le nom ou l’identifiant du serveur
command-owner-block-name = bloquer
command-owner-block-user-name = personne
command-owner-block-server-name = serveur
command-owner-unblock-name = débloquer
command-owner-unblock-user-name = personne
command-owner-unblock-server-name = serveur
command-owner-leave-name = quitter
command-owner-leave-server-name = serveur
command-owner-status = Voir comment va Herald
command-owner-name = hébergeur
command-owner-tables-name = tables
command-owner-tables-number-name = numéro
command-owner-tables-server-name = serveur
command-owner-tables-game-name = jeu
command-owner-tables-status-name = état
command-owner-tables-page-name = page
command-owner-announce-name = annoncer
command-owner-announce-en-name = en
command-owner-announce-fr-name = fr
command-owner-announce-server-name = serveur
command-owner-close-name = fermer
command-owner-close-number-name = numéro
command-owner-move-name = déplacer
command-owner-move-number-name = numéro
command-owner-move-to-name = vers
command-owner-repost-name = republier
command-owner-repost-number-name = numéro
command-owner-rewind-name = revenir
command-owner-rewind-number-name = numéro
command-owner-rewind-back-name = points
command-owner-status-name = état
