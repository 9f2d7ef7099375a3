import type { Language } from '../language.ts';

const en = {
  title: 'Settings',
  savedAtOnce: 'Every change is saved at once.',
  saved: 'Saved.',
  notSaved: 'The change could not be saved. Try again; if it still fails, start Etui again.',
  clubName: 'Name of the club',
  clubNameNote: 'Stands on the printed sheets.',
  language: 'Language',
  languages: { en: 'English', fr: 'Français' },
  theme: 'Light or dark',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  suitColours: 'Suit colours',
  suitColoursChoices: { 2: 'Two', 4: 'Four' },
  withoutLastNought: 'Scores without the last nought',
  withoutLastNoughtNote: '42 typed on a traveller means 420.',
  yesNo: { yes: 'Yes', no: 'No' },
  paper: 'Paper',
};

type SettingsWords = typeof en;

const fr: SettingsWords = {
  title: 'Réglages',
  savedAtOnce: 'Chaque changement est enregistré aussitôt.',
  saved: 'Enregistré.',
  notSaved: 'Le changement n’a pas pu être enregistré. Réessayez ; si rien n’y fait, relancez Etui.',
  clubName: 'Nom du club',
  clubNameNote: 'Figure sur les feuilles imprimées.',
  language: 'Langue',
  languages: { en: 'English', fr: 'Français' },
  theme: 'Clair ou sombre',
  themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  suitColours: 'Couleurs des enseignes',
  suitColoursChoices: { 2: 'Deux', 4: 'Quatre' },
  withoutLastNought: 'Marques sans le dernier zéro',
  withoutLastNoughtNote: '42 saisi sur une fiche veut dire 420.',
  yesNo: { yes: 'Oui', no: 'Non' },
  paper: 'Papier',
};

export const settingsWords: Record<Language, SettingsWords> = { en, fr };
