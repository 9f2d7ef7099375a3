/** The words of several sessions of an event: their ranking, and what the next one counts of those before. */
import type { Carry } from '../../../scoring/stages/carry.ts';
import type { OverallUnit } from '../../../scoring/stages/overall.ts';
import { dictionary } from '../../typography.ts';

const en = {
  title: 'Sessions of this event',
  tab: 'Sessions',
  startNext: 'Start the session',
  session: (ordinal: number) => `Session ${ordinal}`,
  next: 'Next session',
  nextKey: 'N',
  place: 'Place',
  pair: 'No.',
  names: 'Name',
  stratum: 'Str.',
  evenings: 'Played on several evenings',
  evening: (from: number, to: number, day: string, start: string) =>
    `${from === to ? `Round ${from}` : `Rounds ${from} to ${to}`}: ${day}, ${start}`,
  fromRound: 'From round',
  onDay: 'on',
  atTime: 'at',
  addEvening: 'Save the evening',
  changeEvening: 'change',
  removeEvening: 'take away',
  eveningWrong:
    'An evening has its first round and a later day than the one before; its time may be left out: 4, 1 Dec, 19:30.',
  carried: 'Carried',
  thisSession: 'This session',
  total: 'Total',
  overall: 'All sessions',
  overallWithHandicap: 'All sessions, with handicap',
  ranking: 'Ranking over the sessions',
  ownHandicaps: 'Each session counts with its own handicap.',
  handicapHead: 'With handicap',
  /** What the ranking counts. */
  counts: {
    nothing: 'Ranked by itself: nothing counts of the sessions before.',
    sum: 'The points of all sessions are added up.',
    boards: 'Every board of all sessions counts the same.',
    sessions: 'Every session counts the same: the mean of their figures.',
    'carry-forward':
      'Carried forward: a board before weighs half a board now (EBU White Book 3.8). Total: carried and won in this session.',
    share: 'A share of the points won before is carried. Total: carried and won in this session.',
    'by-place': 'Points by the place before are carried. Total: carried and won in this session.',
  } satisfies Record<Carry['kind'], string>,
  /** What the figures of the ranking are; where points are carried, those of sessions before are averages. */
  figures: {
    mean: {
      matchpoints: 'Figures are percentages.',
      imps: 'Figures are IMPs a board.',
      'victory-points': 'Figures are victory points.',
    },
    points: {
      matchpoints: 'Sessions before are in percent, all else in matchpoints.',
      imps: 'Sessions before are in IMPs a board, all else in IMPs.',
      'victory-points': 'Figures are victory points.',
    },
  } satisfies Record<'mean' | 'points', Record<OverallUnit, string>>,
  heading: (ordinal: number, event: string) => `Session ${ordinal} of ${event}`,
  whoPlays: 'Who plays on',
  everybody: 'everybody',
  byPlace: 'by place',
  others: 'the others (consolation)',
  from: 'Places, from',
  to: 'to',
  fromPlaces: 'Places',
  counted: 'What counts',
  ways: {
    nothing: 'nothing of before',
    sum: 'points added up',
    boards: 'every board the same',
    sessions: 'every session the same',
    'carry-forward': 'carried forward (half a board)',
    'share 1': 'all points of before',
    'share 1/2': 'half of the points',
    'share 1/3': 'a third of the points',
    'by-place': 'points by place',
  },
  points: 'Points by place, the first first',
  pointsWrong: 'Figures with spaces between them: 20.25 18 15.75',
  placesWrong: 'Two places, the better one first: 1 to 8.',
  playOn: (pairs: number) => (pairs === 1 ? 'One plays on.' : `${pairs} play on.`),
  problems: {
    tooManyPlayOn: (entries: number, numbers: number) =>
      `${entries} would play on, and this movement has numbers for ${numbers}. Choose a larger movement, or fewer places.`,
    anotherPlay: 'A session of an event is of the same kind: pairs, teams or players.',
  },
};

export type SessionsWords = typeof en;

const fr: SessionsWords = {
  title: 'Séances de ce tournoi',
  tab: 'Séances',
  startNext: 'Commencer la séance',
  session: (ordinal) => `Séance ${ordinal}`,
  next: 'Séance suivante',
  nextKey: 'N',
  place: 'Place',
  pair: 'N°',
  names: 'Nom',
  stratum: 'Str.',
  evenings: 'Jouée en plusieurs soirées',
  evening: (from, to, day, start) => `${from === to ? `Tour ${from}` : `Tours ${from} à ${to}`} : ${day}, ${start}`,
  fromRound: 'À partir du tour',
  onDay: 'le',
  atTime: 'à',
  addEvening: 'Enregistrer la soirée',
  changeEvening: 'modifier',
  removeEvening: 'retirer',
  eveningWrong:
    'Une soirée a son premier tour et un jour après celui d’avant ; l’heure est facultative : 4, 1 déc., 20 h.',
  carried: 'Report',
  thisSession: 'Cette séance',
  total: 'Total',
  overall: 'Toutes les séances',
  overallWithHandicap: 'Toutes les séances, avec handicap',
  ranking: 'Classement des séances',
  ownHandicaps: 'Chaque séance compte avec son propre handicap.',
  handicapHead: 'Avec handicap',
  counts: {
    nothing: 'Classée à part : rien ne compte des séances précédentes.',
    sum: 'Les points de toutes les séances s’additionnent.',
    boards: 'Chaque étui de toutes les séances compte autant.',
    sessions: 'Chaque séance compte autant : la moyenne de leurs résultats.',
    'carry-forward':
      'Report : un étui d’avant pèse un demi-étui d’aujourd’hui (EBU White Book 3.8). Total : report et points de cette séance.',
    share: 'Une part des points d’avant est reportée. Total : report et points de cette séance.',
    'by-place': 'Des points selon la place d’avant sont reportés. Total : report et points de cette séance.',
  },
  figures: {
    mean: {
      matchpoints: 'Les résultats sont en pour cent.',
      imps: 'Les résultats sont en IMPs par étui.',
      'victory-points': 'Les résultats sont en points de victoire.',
    },
    points: {
      matchpoints: 'Les séances précédentes sont en pour cent, le reste en points-match.',
      imps: 'Les séances précédentes sont en IMPs par étui, le reste en IMPs.',
      'victory-points': 'Les résultats sont en points de victoire.',
    },
  },
  heading: (ordinal, event) => `Séance ${ordinal} de ${event}`,
  whoPlays: 'Qui continue',
  everybody: 'tous',
  byPlace: 'selon la place',
  others: 'les autres (consolante)',
  from: 'Places, de',
  to: 'à',
  fromPlaces: 'Places',
  counted: 'Ce qui compte',
  ways: {
    nothing: 'rien d’avant',
    sum: 'les points s’ajoutent',
    boards: 'chaque étui autant',
    sessions: 'chaque séance autant',
    'carry-forward': 'report (un demi-étui)',
    'share 1': 'tous les points d’avant',
    'share 1/2': 'la moitié des points',
    'share 1/3': 'un tiers des points',
    'by-place': 'points selon la place',
  },
  points: 'Points selon la place, le premier d’abord',
  pointsWrong: 'Des nombres séparés par des espaces : 20,25 18 15,75',
  placesWrong: 'Deux places, la meilleure d’abord : 1 à 8.',
  playOn: (pairs) => (pairs === 1 ? 'Un seul continue.' : `${pairs} continuent.`),
  problems: {
    tooManyPlayOn: (entries, numbers) =>
      `${entries} continueraient, et ce mouvement a ${numbers} numéros. Choisissez un mouvement plus grand, ou moins de places.`,
    anotherPlay: 'Une séance d’un tournoi est de même nature : paires, équipes ou joueurs.',
  },
};

export const sessionsWords = dictionary<SessionsWords>({ en, fr });
