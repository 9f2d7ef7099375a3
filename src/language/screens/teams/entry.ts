import type { Side } from '../../../bridge/seat.ts';
import type { Room } from '../../../scoring/teams/team.ts';
import type { MatchTables } from '../../game/match.ts';
import { sideNames } from '../../game/seats.ts';
import { englishPlural, frenchPlural } from '../../numbers.ts';
import { dictionary } from '../../typography.ts';

const en = {
  imps: 'IMPs',
  points: 'Points',
  both: { rooms: 'Both rooms', rounds: 'Both tables' } satisfies Record<MatchTables, string>,
  matches: (board: number, matches: number) => `board ${board}${matches > 1 ? `, ${matches} matches` : ''}`,
  match: 'Match',
  heads: {
    rooms: { open: 'Open', closed: 'Closed' },
    rounds: { open: '1st N-S', closed: '2nd N-S' },
  } satisfies Record<MatchTables, Record<Room, string>>,
  notIn: 'not in',
  other: {
    rooms: (score: string) => `The other room has ${score}`,
    rounds: (score: string) => `The other table has ${score}`,
  } satisfies Record<MatchTables, (score: string) => string>,
  wins: (imps: number, side: Side) => `${imps} ${englishPlural(String(imps), 'IMP')} to ${sideNames.en[side]}.`,
  flat: 'no swing.',
  first: {
    rooms: 'The other room is not in yet.',
    rounds: 'The other table is not in yet.',
  } satisfies Record<MatchTables, string>,
};

type Words = typeof en;

const fr: Words = {
  imps: 'IMPs',
  points: 'Points',
  both: { rooms: 'Les deux salles', rounds: 'Les deux tables' },
  matches: (board, matches) => `étui ${board}${matches > 1 ? `, ${matches} matchs` : ''}`,
  match: 'Match',
  heads: {
    rooms: { open: 'Ouverte', closed: 'Fermée' },
    rounds: { open: '1re N-S', closed: '2e N-S' },
  },
  notIn: 'à venir',
  other: { rooms: (score) => `L’autre salle a ${score}`, rounds: (score) => `L’autre table a ${score}` },
  wins: (imps, side) => `${imps} ${frenchPlural(String(imps), 'IMP')} pour ${sideNames.fr[side]}.`,
  flat: 'étui nul.',
  first: {
    rooms: 'L’autre salle n’est pas encore saisie.',
    rounds: 'L’autre table n’est pas encore saisie.',
  },
};

/** The words of Entry that only an event of teams has. */
export const teamEntryWords = dictionary<Words>({ en, fr });
