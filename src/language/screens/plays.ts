import { formatDecimal } from '../numbers.ts';
import { dictionary } from '../typography.ts';

const number = (value: number) => String(value);

/** The tables moved each round, positive upwards; null when the number changes from round to round. */
type Way = number | null;

/** What a kind of play is called on the first screen of an event, and what that screen asks and says of it. */
interface PlayWords {
  readonly name: string;
  /** The letter that chooses it. */
  readonly key: string;
  readonly question: string;
  /** Below the number: what follows from it, and how it may be typed. */
  readonly note: (number: number | null) => string;
  /** What numbers there can be. */
  readonly wrongNumber: string;
  readonly howToBegin: string;
  readonly listed: (listed: number, fitting: number, number: number) => string;
  /** While the movements are worked out. */
  readonly working: (number: number) => string;
  readonly nothingFits: string;
  readonly legend: string;
  readonly followed: (number: number, way: Way) => string;
  /** The name of an event on a day of the week. */
  readonly eventName: (weekday: string) => string;
}

export type PlayKind = keyof typeof en;

function tables(count: number, language: 'en' | 'fr'): string {
  return formatDecimal(count, Number.isInteger(count) ? 0 : 1, language);
}

export function wayInEnglish(way: number): string {
  const far = Math.abs(way);
  return `${way > 0 ? 'up' : 'down'} ${['one', 'two', 'three'][far - 1] ?? number(far)}`;
}

export function wayInFrench(way: number): string {
  const far = Math.abs(way);
  return far === 1 ? 'd’une table' : `de ${['deux', 'trois'][far - 2] ?? number(far)} tables`;
}

const en = {
  pairs: {
    name: 'Pairs',
    key: 'P',
    question: 'How many tables?',
    note: (count) => `${count === null ? '' : `${number(count * 2)} pairs. `}12.5 for a half table.`,
    wrongNumber: 'A number from 2 to 40, with .5 for a half table.',
    howToBegin: 'Type the number of tables; the movements that fit appear here, best first.',
    listed: (listed, fitting, count) =>
      `${listedInEnglish(listed, fitting, 'movement')} for ${tables(count, 'en')} tables, best first`,
    working: (count) => `Working out the movements for ${tables(count, 'en')} tables ...`,
    nothingFits: 'No movement fits. Allow more or fewer boards, a later end, or another number of tables.',
    legend: 'North-South and East-West pair, boards below',
    followed: (pair, way) => `pair ${number(pair)}${way ? ` goes ${wayInEnglish(way)}` : ''}`,
    eventName: (weekday) => `${weekday} pairs`,
  },
  teams: {
    name: 'Teams',
    key: 'T',
    question: 'How many teams?',
    note: (count) => {
      if (count === null) return 'Two pairs each; 2 for a match.';
      if (count === 2) return 'A match at two tables.';
      return `${number(2 * count)} pairs${count % 2 === 0 ? '' : '; where a match has two tables, one team has a bye each round'}.`;
    },
    wrongNumber: 'A number from 2 to 30.',
    howToBegin: 'Type the number of teams, 2 for a match; the movements that fit appear here, best first.',
    listed: (listed, fitting, count) =>
      `${listedInEnglish(listed, fitting, 'movement')} for ${number(count)} teams, best first`,
    working: (count) => `Working out the movements for ${number(count)} teams ...`,
    nothingFits: 'No movement fits. Allow more or fewer boards, a later end, or other boards a match.',
    legend: 'North-South and East-West team, boards below',
    followed: (team, way) => `a pair of team ${number(team)}${way ? ` goes ${wayInEnglish(way)}` : ''}`,
    eventName: (weekday) => `${weekday} teams`,
  },
  individual: {
    name: 'Individual',
    key: 'I',
    question: 'How many players?',
    note: (count) => {
      if (count === null) return 'Each is ranked alone, with another partner every round.';
      const idle = count % 4;
      const all = `${number(Math.floor(count / 4))} tables`;
      return idle === 0 ? `${all}.` : `${all}; ${idle === 1 ? 'one sits' : `${number(idle)} sit`} out each round.`;
    },
    wrongNumber: 'A number from 8 to 99.',
    howToBegin: 'Type the number of players, at least 8; the individuals that fit appear here, best first.',
    listed: (listed, fitting, count) =>
      `${listedInEnglish(listed, fitting, 'individual')} for ${number(count)} players, best first`,
    working: (count) => `Working out the individuals for ${number(count)} players ...`,
    nothingFits: 'No individual fits. Allow more or fewer boards, or a later end.',
    legend: 'North, South – East, West, boards below',
    followed: (player, way) => `player ${number(player)}${way ? ` goes ${wayInEnglish(way)}` : ''}`,
    eventName: (weekday) => `${weekday} individual`,
  },
} satisfies Record<string, PlayWords>;

function listedInEnglish(listed: number, fitting: number, one: string): string {
  if (listed < fitting) return `${number(listed)} of ${number(fitting)} ${one}s`;
  return fitting === 1 ? `1 ${one}` : `${number(fitting)} ${one}s`;
}

const fr: Record<PlayKind, PlayWords> = {
  pairs: {
    name: 'Paires',
    key: 'P',
    question: 'Combien de tables ?',
    note: (count) => `${count === null ? '' : `${number(count * 2)} paires. `}12,5 pour une demi-table.`,
    wrongNumber: 'Un nombre de 2 à 40, avec ,5 pour une demi-table.',
    howToBegin: 'Tapez le nombre de tables ; les mouvements possibles apparaissent ici, le meilleur d’abord.',
    listed: (listed, fitting, count) =>
      `${listedInFrench(listed, fitting, 'mouvement')} à ${tables(count, 'fr')} tables, le meilleur d’abord`,
    working: (count) => `Recherche des mouvements pour ${tables(count, 'fr')} tables ...`,
    nothingFits:
      'Aucun mouvement ne convient. Permettez plus ou moins d’étuis, une fin plus tardive, ou un autre nombre de tables.',
    legend: 'N-S et E-O, étuis dessous',
    followed: (pair, way) =>
      `la paire ${number(pair)}${way ? ` ${way > 0 ? 'monte' : 'descend'} ${wayInFrench(way)}` : ''}`,
    eventName: (weekday) => `Paires du ${weekday}`,
  },
  teams: {
    name: 'Par quatre',
    key: 'Q',
    question: 'Combien d’équipes ?',
    note: (count) => {
      if (count === null) return 'Deux paires chacune ; 2 pour un match.';
      if (count === 2) return 'Un match à deux tables.';
      return `${number(2 * count)} paires${count % 2 === 0 ? '' : ' ; une équipe exempte par tour si les matchs ont deux tables'}.`;
    },
    wrongNumber: 'Un nombre de 2 à 30.',
    howToBegin:
      'Tapez le nombre d’équipes, 2 pour un match ; les mouvements possibles apparaissent ici, le meilleur d’abord.',
    listed: (listed, fitting, count) =>
      `${listedInFrench(listed, fitting, 'mouvement')} à ${number(count)} équipes, le meilleur d’abord`,
    working: (count) => `Recherche des mouvements pour ${number(count)} équipes ...`,
    nothingFits:
      'Aucun mouvement ne convient. Permettez plus ou moins d’étuis, une fin plus tardive, ou d’autres étuis par match.',
    legend: 'équipes en N-S et en E-O, étuis dessous',
    followed: (team, way) =>
      `une paire de l’équipe ${number(team)}${way ? ` ${way > 0 ? 'monte' : 'descend'} ${wayInFrench(way)}` : ''}`,
    eventName: (weekday) => `Quatre du ${weekday}`,
  },
  individual: {
    name: 'Individuel',
    key: 'I',
    question: 'Combien de joueurs ?',
    note: (count) => {
      if (count === null) return 'Chacun est classé seul et change de partenaire à chaque tour.';
      const idle = count % 4;
      const all = `${number(Math.floor(count / 4))} tables`;
      return idle === 0
        ? `${all}.`
        : `${all} ; ${idle === 1 ? 'un joueur' : `${number(idle)} joueurs`} au relais à chaque tour.`;
    },
    wrongNumber: 'Un nombre de 8 à 99.',
    howToBegin:
      'Tapez le nombre de joueurs, au moins 8 ; les individuels possibles apparaissent ici, le meilleur d’abord.',
    listed: (listed, fitting, count) =>
      `${listedInFrench(listed, fitting, 'individuel')} à ${number(count)} joueurs, le meilleur d’abord`,
    working: (count) => `Recherche des individuels pour ${number(count)} joueurs ...`,
    nothingFits: 'Aucun individuel ne convient. Permettez plus ou moins d’étuis, ou une fin plus tardive.',
    legend: 'Nord, Sud – Est, Ouest, étuis dessous',
    followed: (player, way) =>
      `le joueur ${number(player)}${way ? ` ${way > 0 ? 'monte' : 'descend'} ${wayInFrench(way)}` : ''}`,
    eventName: (weekday) => `Individuel du ${weekday}`,
  },
};

function listedInFrench(listed: number, fitting: number, one: string): string {
  if (listed < fitting) return `${number(listed)} ${one}s sur ${number(fitting)}`;
  return fitting === 1 ? `1 ${one}` : `${number(fitting)} ${one}s`;
}

export const playWords = dictionary<Record<PlayKind, PlayWords>>({ en, fr });
