import type { ClockSound } from '../../session/clock-tone.ts';
import type { DisplayRanking } from '../../session/display-ranking.ts';
import { dictionary } from '../typography.ts';

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
  clockSound: 'Sound of the clock',
  clockSounds: { off: 'None', desk: 'The director’s window', display: 'The second display' } satisfies Record<
    ClockSound,
    string
  >,
  clockSoundNote: 'A short tone three minutes before the end of a round or a break, two when the time is up.',
  displayRanking: 'Ranking on the second display',
  displayRankings: {
    place: 'By place',
    number: 'By pair number',
    name: 'By name',
    hidden: 'Not shown',
  } satisfies Record<DisplayRanking, string>,
  displayRankingNote: 'Not shown: clock and seats only, and no leaders beside the clock.',
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
  clockSound: 'Son de l’horloge',
  clockSounds: { off: 'Aucun', desk: 'La fenêtre de l’arbitre', display: 'Le second écran' },
  clockSoundNote: 'Un son bref trois minutes avant la fin d’un tour ou d’une pause, deux quand le temps est écoulé.',
  displayRanking: 'Classement au second écran',
  displayRankings: { place: 'Par place', number: 'Par numéro', name: 'Par nom', hidden: 'Pas affiché' },
  displayRankingNote: 'Pas affiché : seulement l’horloge et les places, sans les premiers à côté de l’horloge.',
};

export const settingsWords = dictionary<SettingsWords>({ en, fr });
