/**
 * The page's own words, in the language of the person one is. They are written in English where
 * they are said; here is what they are in other languages. What Herald says is Herald's to translate.
 */

const FRENCH = {
  "Skip to the message box": "Aller à la zone de message",
  Channels: "Salons",
  "Who are you?": "Qui êtes-vous ?",
  "New player": "Nouveau joueur",
  Language: "Langue",
  "Channels and messages": "Salons et messages",
  "This player": "Ce joueur",
  Messages: "Messages",
  "Show earlier messages": "Afficher les messages précédents",
  "Jump to the newest ↓": "Aller au plus récent ↓",
  "Light colors": "Couleurs claires",
  "Dark colors": "Couleurs sombres",
  "Herald is starting…": "Herald démarre…",
  "Connection lost. Reconnecting…": "Connexion perdue. Nouvelle tentative…",
  "New channel": "Nouveau salon",
  "Channel name": "Nom du salon",
  "Player name": "Nom du joueur",
  Create: "Créer",
  "Direct messages": "Messages privés",
  "Accepts DMs": "Accepte les MP",
  "{name}: it’s their turn": "{name} : c’est son tour",
  "it’s their turn": "c’est son tour",
  " unread": " non lus",
  Commands: "Commandes",
  "Herald’s commands": "Commandes de Herald",
  Send: "Envoyer",
  "Message @Herald, or type /": "Message à @Herald, ou tapez /",
  "Message #{name}, or type /": "Message dans #{name}, ou tapez /",
  "There’s no such command here.": "Cette commande n’existe pas ici.",
  "The application did not respond": "L’application n’a pas répondu",
  "This interaction failed": "Cette interaction a échoué",
  "Herald can’t be reached.": "Herald est injoignable.",
  "Loading options…": "Chargement des choix…",
  "No options match what you typed.": "Aucun choix ne correspond.",
  "Choose one from the list.": "Choisissez dans la liste.",
  True: "Vrai",
  False: "Faux",
  "{name} is required.": "{name} est obligatoire.",
  "Choose {name} from the list.": "Choisissez {name} dans la liste.",
  "{name} must be a number.": "{name} doit être un nombre.",
  "{name} must be {low} or more.": "{name} doit être au moins {low}.",
  "{name} must be {high} or less.": "{name} doit être au plus {high}.",
  "{name} must be {low} characters or more.": "{name} doit avoir au moins {low} caractères.",
  "{name} must be {high} characters or fewer.": "{name} doit avoir au plus {high} caractères.",
  New: "Nouveau",
  "Nothing has been said here yet. Type / to see what Herald can do.":
    "Rien n’a encore été dit ici. Tapez / pour voir ce que Herald sait faire.",
  "is thinking": "réfléchit",
  "Herald is thinking": "Herald réfléchit",
  "Sending the command": "Envoi de la commande",
  "You used /{command}": "Vous avez utilisé /{command}",
  "{name} used ": "{name} a utilisé ",
  Someone: "Quelqu’un",
  APP: "APPLI",
  "(edited)": "(modifié)",
  "👁 Only you can see this · ": "👁 Visible uniquement par vous · ",
  "Dismiss message": "Masquer le message",
  "a picture": "une image",
  unknown: "inconnu",
  "Make a selection": "Faites un choix",
  "Choose ({chosen} of {asked})": "Choisir ({chosen} sur {asked})",
  "{least} to {most}": "{least} à {most}",
  "Click to enlarge": "Cliquer pour agrandir",
  "{name} ({size} KB)": "{name} ({size} Ko)",
  "The sandbox can’t show this kind of component yet.":
    "Le bac à sable ne sait pas encore montrer ce type de composant.",
  Picture: "Image",
  "Actual size": "Taille réelle",
  Description: "Description",
  "Open in a tab ↗": "Ouvrir dans un onglet ↗",
  Close: "Fermer",
  Cancel: "Annuler",
  Submit: "Valider",
};
const CATALOGS = { fr: FRENCH };

let spoken = "en-US";

/** The language that is spoken, as a tag for dates and times. */
export const tongue = () => spoken;

/** Words in the person's language; `{name}` in them stands for a value. */
export function say(words, values = {}) {
  const said = CATALOGS[spoken]?.[words] ?? words;
  return said.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** Speak another language. What the document itself says in `data-say` parts changes at once. */
export function speak(locale) {
  if (locale === spoken) return;
  spoken = locale;
  document.documentElement.lang = locale;
  for (const element of document.querySelectorAll("[data-say]")) {
    const { say: words } = element.dataset;
    if (element.hasAttribute("aria-label")) element.setAttribute("aria-label", say(words));
    else element.textContent = say(words);
    if (element.title) element.title = say(words);
  }
}
