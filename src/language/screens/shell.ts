import type { Language } from '../language.ts';

const en = {
  events: 'Events',
  newEvent: 'New event',
  room: 'Room',
  entry: 'Entry',
  ranking: 'Ranking',
  names: 'Names',
  paper: 'Paper',
  settings: 'Settings',
  sections: 'Screens',
  allEvents: 'All events',
  saved: (time: string) => `Saved ${time}`,
  notYetSaved: 'Nothing to save yet',
  otherLanguage: 'Passer au français',
  languageCode: 'EN',
  keys: 'Keys',
  /** What is printed on the keys themselves. */
  caps: { enter: 'Enter', escape: 'Esc', tab: 'Tab', pageUp: 'PgUp', pageDown: 'PgDn' },
  loading: 'Opening …',
  noSession: 'This event is not in the club file. Go back to the events.',
  noAnswer: 'The application does not answer. Nothing you saved is lost; start Etui again.',
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
  settings: 'Réglages',
  sections: 'Écrans',
  allEvents: 'Tous les tournois',
  saved: (time: string) => `Enregistré ${time}`,
  notYetSaved: 'Rien encore à enregistrer',
  otherLanguage: 'Switch to English',
  languageCode: 'FR',
  keys: 'Touches',
  caps: { enter: 'Entrée', escape: 'Échap', tab: 'Tab', pageUp: 'Pg préc', pageDown: 'Pg suiv' },
  loading: 'Ouverture …',
  noSession: 'Ce tournoi n’est pas dans le fichier du club. Revenez aux tournois.',
  noAnswer: 'L’application ne répond pas. Rien de ce qui est enregistré n’est perdu ; relancez Etui.',
  backToEvents: 'Retour aux tournois',
};

export const shellWords: Record<Language, ShellWords> = { en, fr };
