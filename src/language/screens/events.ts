import { dictionary } from '../typography.ts';

const en = {
  events: 'Events',
  newEvent: 'New event',
  openSample: 'Open the sample event',
  sample: 'sample',
  event: 'Event',
  day: 'Day',
  tables: 'Tables',
  results: 'Results',
  resultsOf: (results: number, expected: number) => `${results} of ${expected}`,
  emptyTitle: 'No events yet',
  empty: 'Start this evening’s event with the number of tables; the names can come later.',
  emptySample: 'Or look around first: the sample event is a whole evening of 13 tables, with every result typed in.',
  makingSample: 'Playing the sample evening …',
  noSample: 'The sample event could not be opened. Try again; if it still fails, start Etui again.',
  keyChoose: 'event',
  keyOpen: 'open it',
  keyNew: 'new event',
  keySample: 'open the sample event',
};

type EventsWords = typeof en;

const fr: EventsWords = {
  events: 'Tournois',
  newEvent: 'Nouveau tournoi',
  openSample: 'Ouvrir le tournoi d’exemple',
  sample: 'exemple',
  event: 'Tournoi',
  day: 'Jour',
  tables: 'Tables',
  results: 'Résultats',
  resultsOf: (results: number, expected: number) => `${results} sur ${expected}`,
  emptyTitle: 'Pas encore de tournoi',
  empty: 'Commencez le tournoi de ce soir par le nombre de tables ; les noms peuvent venir plus tard.',
  emptySample:
    'Ou regardez d’abord : le tournoi d’exemple est une soirée entière de 13 tables, tous les résultats saisis.',
  makingSample: 'La soirée d’exemple se joue …',
  noSample: 'Le tournoi d’exemple n’a pas pu s’ouvrir. Réessayez ; si rien n’y fait, relancez Etui.',
  keyChoose: 'tournoi',
  keyOpen: 'l’ouvrir',
  keyNew: 'nouveau tournoi',
  keySample: 'ouvrir le tournoi d’exemple',
};

export const eventsWords = dictionary<EventsWords>({ en, fr });
