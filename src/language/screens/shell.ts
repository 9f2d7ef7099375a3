import { dictionary } from '../typography.ts';

const en = {
  events: 'Events',
  newEvent: 'New event',
  room: 'Room',
  entry: 'Entry',
  ranking: 'Ranking',
  names: 'Names',
  paper: 'Paper',
  display: 'Second display',
  settings: 'Settings',
  members: 'Members',
  statistics: 'Statistics',
  sheets: 'Rubber and minibridge',
  seasons: 'Championships and ladders',
  sections: 'Screens',
  allEvents: 'All events',
  saved: (time: string) => `Saved ${time}`,
  notYetSaved: 'Nothing to save yet',
  otherLanguage: 'Passer au français',
  languageCode: 'EN',
  keys: 'Keys',
  /** The labels of the keys. */
  caps: { enter: 'Enter', escape: 'Esc', tab: 'Tab', pageUp: 'PgUp', pageDown: 'PgDn', delete: 'Del' },
  commands: 'Commands',
  findCommand: 'A screen, a board, or what to do',
  noCommand: 'Nothing here is called that.',
  board: (number: number) => `Board ${number}`,
  eventTasks: {
    edit: 'Rename this event, or set another day',
    duplicate: 'Duplicate this event',
    delete: 'Delete this event',
  },
  keysOfScreen: 'Keys of this screen',
  allKeys: 'all keys',
  everywhere: 'On every screen',
  close: 'close',
  toLight: 'Light screens',
  toDark: 'Dark screens',
  loading: 'Opening …',
  changedMeanwhile:
    'Somebody changed this in another window. What stands now is shown; save yours again if it is right.',
  noSession: 'This event is not in the club file. Go back to the events.',
  noAnswer: 'The application does not answer. Nothing you saved is lost; start Etui again.',
  /** While the server is gone, and while it refuses this browser. */
  connection: {
    lost: 'Etui does not answer. What you type stays here and is saved when it answers again. If it was closed, start it again.',
    refused:
      'Etui was started again and does not know this browser. Open, in this browser, the address shown in the window where Etui was started: this page then goes on, with all you typed.',
  },
  fileNotSaved: 'The file could not be made. Nothing is lost: try again.',
  backToEvents: 'Back to the events',
};

type ShellWords = typeof en;

const fr: ShellWords = {
  events: 'Tournois',
  newEvent: 'Nouveau tournoi',
  room: 'Salle',
  entry: 'Saisie',
  ranking: 'Classement',
  names: 'Noms',
  paper: 'Papier',
  display: 'Second écran',
  settings: 'Réglages',
  members: 'Membres',
  statistics: 'Statistiques',
  sheets: 'Partie libre et mini-bridge',
  seasons: 'Championnats et classements',
  sections: 'Écrans',
  allEvents: 'Tous les tournois',
  saved: (time: string) => `Enregistré ${time}`,
  notYetSaved: 'Rien encore à enregistrer',
  otherLanguage: 'Switch to English',
  languageCode: 'FR',
  keys: 'Touches',
  caps: { enter: 'Entrée', escape: 'Échap', tab: 'Tab', pageUp: 'Pg préc', pageDown: 'Pg suiv', delete: 'Suppr' },
  commands: 'Commandes',
  findCommand: 'Un écran, un étui, ou ce qu’il faut faire',
  noCommand: 'Rien ne s’appelle ainsi ici.',
  board: (number: number) => `Étui ${number}`,
  eventTasks: {
    edit: 'Renommer ce tournoi, ou un autre jour',
    duplicate: 'Dupliquer ce tournoi',
    delete: 'Supprimer ce tournoi',
  },
  keysOfScreen: 'Touches de cet écran',
  allKeys: 'touches',
  everywhere: 'Sur tous les écrans',
  close: 'fermer',
  toLight: 'Écrans clairs',
  toDark: 'Écrans sombres',
  loading: 'Ouverture …',
  changedMeanwhile:
    'Quelqu’un a changé cela dans une autre fenêtre. L’état actuel est affiché ; enregistrez le vôtre à nouveau s’il est juste.',
  noSession: 'Ce tournoi n’est pas dans le fichier du club. Revenez aux tournois.',
  noAnswer: 'L’application ne répond pas. Rien de ce qui est enregistré n’est perdu ; relancez Etui.',
  connection: {
    lost: 'Etui ne répond pas. Ce que vous tapez reste ici et sera enregistré dès qu’il répondra. S’il a été fermé, relancez-le.',
    refused:
      'Etui a été relancé et ne reconnaît pas ce navigateur. Ouvrez-y l’adresse affichée dans la fenêtre où Etui a été lancé : cette page reprendra, avec tout ce que vous avez tapé.',
  },
  fileNotSaved: 'Le fichier n’a pas pu être fait. Rien n’est perdu : réessayez.',
  backToEvents: 'Retour aux tournois',
};

export const shellWords = dictionary<ShellWords>({ en, fr });
