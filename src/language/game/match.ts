import type { Language } from '../../language.ts';
import type { NoComparisonReason } from '../../scoring/teams/board.ts';
import type { Grade } from '../../scoring/teams/grade.ts';
import type { MatchTeam, Room } from '../../scoring/teams/team.ts';
import type { MatchTurn } from '../../session/match-turn.ts';
import { dictionary } from '../typography.ts';
import { averageNames } from './award.ts';
import { outcomeWords } from './outcome-words.ts';

/** How the two tables of a match are told apart: two rooms, or two rounds where East-West move. */
export type MatchTables = 'rooms' | 'rounds';

const en = {
  teams: { home: 'Home', away: 'Away' } satisfies Record<MatchTeam, string>,
  rooms: { open: 'Open', closed: 'Closed' } satisfies Record<Room, string>,
  /** Of a round, in which a half match is played in place of rooms. */
  halfNames: { open: 'First half', closed: 'Second half' } satisfies Record<Room, string>,
  halfNamesShort: { open: 'half 1', closed: 'half 2' } satisfies Record<Room, string>,
  grades: gradeNames('en'),
  /** Why the results of the two tables are not compared. */
  missing: {
    notPlayed: outcomeWords.en.notPlayed,
    oneTable: 'played at one table',
    wrongSeats: 'same team N-S at both tables',
    awardsDiffer: 'awards of the two tables differ',
    fouled: 'different deals at the two tables',
    otherAward: 'an award that is no average',
  } satisfies Record<NoComparisonReason, string>,
  /** The scores of both tables of a board, and their sum. */
  tables: {
    rooms: (open: string, closed: string, difference: string) =>
      `open room ${open}, closed room ${closed}, together ${difference}`,
    rounds: (open: string, closed: string, difference: string) =>
      `at one table ${open}, at the other ${closed}, together ${difference}`,
  } satisfies Record<MatchTables, (open: string, closed: string, difference: string) => string>,
  round: (round: number) => `Round ${round}`,
  halfMatch: 'half match',
  halfMatchIn: (round: number) => `Round ${round}, half match`,
  match: (turn: number, turns: number) => `Match ${turn} of ${turns}`,
  bothRounds: (first: number, last: number) => `Rounds ${first} and ${last}`,
  rounds: (first: number, last: number) => `rounds ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`,
};

type MatchWords = typeof en;

const fr: MatchWords = {
  teams: { home: 'Recevante', away: 'Visiteuse' },
  rooms: { open: 'Ouverte', closed: 'Fermée' },
  halfNames: { open: 'Première moitié', closed: 'Seconde moitié' },
  halfNamesShort: { open: 'moitié 1', closed: 'moitié 2' },
  grades: gradeNames('fr'),
  missing: {
    notPlayed: outcomeWords.fr.notPlayed,
    oneTable: 'joué à une seule table',
    wrongSeats: 'même équipe en N-S aux deux tables',
    awardsDiffer: 'attributions différentes aux deux tables',
    fouled: 'mains différentes aux deux tables',
    otherAward: 'une attribution qui n’est pas une moyenne',
  },
  tables: {
    rooms: (open, closed, difference) => `salle ouverte ${open}, salle fermée ${closed}, ensemble ${difference}`,
    rounds: (open, closed, difference) => `à une table ${open}, à l’autre ${closed}, ensemble ${difference}`,
  },
  round: (round) => `Tour ${round}`,
  halfMatch: 'demi-match',
  halfMatchIn: (round) => `Tour ${round}, demi-match`,
  match: (turn, turns) => `Match ${turn} sur ${turns}`,
  bothRounds: (first, last) => `Tours ${first} et ${last}`,
  rounds: (first, last) => `tours ${first} ${last === first + 1 ? 'et' : 'à'} ${last}`,
};

/** The words of a match of teams. */
export const matchWords = dictionary<MatchWords>({ en, fr });

function gradeNames(language: Language): Readonly<Record<Grade, string>> {
  const names = averageNames[language];
  return { plus: names['average-plus'], average: names.average, minus: names['average-minus'] };
}

/** Whether a match is called by its rounds: it takes one, or others begin or end meanwhile. */
export function isOfRounds({ round, lastRound, isApart }: MatchTurn): boolean {
  return round === lastRound || isApart;
}

/**
 * When a match is played: Round 3, or Round 3, half match; where it takes several rounds of the clock, Match 2 of 5,
 * rounds 3 and 4; where others begin or end meanwhile, Rounds 1 and 4. Null for the only match of an event in several
 * rounds: it is divided into halves.
 */
export function matchTurnText(
  { turn, turns, round, lastRound, isApart, isHalf = false }: MatchTurn,
  language: Language,
): string | null {
  const words = matchWords[language];
  if (isHalf) return words.halfMatchIn(round);
  if (round === lastRound) return words.round(round);
  if (isApart) return words.bothRounds(round, lastRound);
  return turns === 1 ? null : `${words.match(turn, turns)}, ${words.rounds(round, lastRound)}`;
}
