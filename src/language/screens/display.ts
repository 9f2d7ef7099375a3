import type { Side } from '../../bridge/seat.ts';
import { sideNames, sideNamesShort } from '../game/seats.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

const en = {
  title: 'Second display',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  beforePlay: 'Before round 1',
  afterPlay: 'Play has ended',
  ends: (time: string) => `ends ${time}`,
  paused: 'paused',
  onBreak: 'Break',
  breakBack: (time: string) => `back at ${time}`,
  breakSoon: (minutes: number) => (minutes === 1 ? 'back in a minute' : `back in ${minutes} minutes`),
  breakOver: 'the break is over: please take your seats',
  starts: (time: string) => `starts ${time}`,
  results: (recorded: number, due: number) => `${recorded} of ${due} results in`,
  lastMinutes: (minutes: number) => (minutes === 1 ? 'the last minute' : `the last ${minutes} minutes`),
  timeIsUp: 'time is up',
  line: (side: Side | null, round: number) => {
    const name = side === null ? 'All pairs' : sideNames.en[side];
    return round === 0 ? name : `${name} after round ${round}`;
  },
  lineShort: sideNamesShort.en,
  percent: '%',
  imps: 'a board',
  total: { total: 'Total', 'factored-total': 'Full card' },
  next: (sentence: string) => `Next: ${sentence}`,
  roundShort: (round: number) => `round ${round}`,
  table: 'Table',
  teams: 'Teams',
  bye: 'bye',
  /** Before the seats of the second half of the round. */
  atHalfTime: 'then',
  boards: 'Boards',
  section: (letter: string) => `Section ${letter}`,
  pair: (label: string) => `Pair ${label}`,
  sitsOut: 'sits out',
  noRanking: 'No results yet',
  page: (page: number, pages: number) => `${page} of ${pages}`,
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  place: 'Place',
  clubsKey: (key: number) => `${key} all clubs`,
  keys: {
    clock: '1 clock',
    seating: '2 seating',
    ranking: '3 ranking',
    bracket: '3 bracket',
    sessions: '4 all sessions',
    full: 'F whole screen',
    order: { place: 'O by place', number: 'O by number', name: 'O by name', hidden: 'O ranking hidden' },
    sound: 'press any key for the sound',
  },
};

type DisplayWords = typeof en;

const fr: DisplayWords = {
  title: 'Second écran',
  round: (round, rounds) => `Tour ${round} sur ${rounds}`,
  beforePlay: 'Avant le tour 1',
  afterPlay: 'Le jeu est fini',
  ends: (time) => `fin à ${time}`,
  paused: 'arrêtée',
  onBreak: 'Pause',
  breakBack: (time) => `reprise à ${time}`,
  breakSoon: (minutes) => (minutes === 1 ? 'reprise dans une minute' : `reprise dans ${minutes} minutes`),
  breakOver: 'la pause est finie : prenez place',
  starts: (time) => `début à ${time}`,
  results: (recorded, due) => `${recorded} ${recorded < 2 ? 'résultat' : 'résultats'} sur ${due}`,
  lastMinutes: (minutes) => (minutes === 1 ? 'dernière minute' : `${minutes} dernières minutes`),
  timeIsUp: 'temps écoulé',
  line: (side, round) => {
    const name = side === null ? 'Toutes les paires' : sideNames.fr[side];
    return round === 0 ? name : `${name} après le tour ${round}`;
  },
  lineShort: sideNamesShort.fr,
  percent: '%',
  imps: 'par étui',
  total: { total: 'Total', 'factored-total': 'Carte pleine' },
  next: (sentence) => `Ensuite : ${sentence}`,
  roundShort: (round) => `tour ${round}`,
  table: 'Table',
  teams: 'Équipes',
  bye: 'exempt',
  atHalfTime: 'puis',
  boards: 'Étuis',
  section: (letter) => `Section ${letter}`,
  pair: (label) => `Paire ${label}`,
  sitsOut: 'au relais',
  noRanking: 'Pas encore de résultats',
  page: (page, pages) => `${page} sur ${pages}`,
  fromTo: (first, last) => `${first} à ${last}`,
  place: 'Place',
  clubsKey: (key) => `${key} tous les clubs`,
  keys: {
    clock: '1 horloge',
    seating: '2 placement',
    ranking: '3 classement',
    bracket: '3 tableau',
    sessions: '4 toutes les séances',
    full: 'F plein écran',
    order: { place: 'O par place', number: 'O par numéro', name: 'O par nom', hidden: 'O classement caché' },
    sound: 'une touche pour le son',
  },
};

/** The words of the second display: clock, seating and ranking for the room. */
const ofPlayers: Readonly<Record<Language, SomeWords<DisplayWords>>> = {
  en: {
    line: (_side, round) => (round === 0 ? 'All players' : `All players after round ${round}`),
    pair: (label) => `Player ${label}`,
  },
  fr: {
    line: (_side, round) => (round === 0 ? 'Tous les joueurs' : `Tous les joueurs après le tour ${round}`),
    pair: (label) => `Joueur ${label}`,
  },
};

const ofTeams: Readonly<Record<Language, SomeWords<DisplayWords>>> = {
  en: {
    line: (_side, round) => (round === 0 ? 'All teams' : `All teams after round ${round}`),
    pair: (label) => `Team ${label}`,
  },
  fr: {
    line: (_side, round) => (round === 0 ? 'Toutes les équipes' : `Toutes les équipes après le tour ${round}`),
    pair: (label) => `Équipe ${label}`,
  },
};

export const displayWords = dictionary<DisplayWords>({ en, fr }, ofPlayers, ofTeams);
