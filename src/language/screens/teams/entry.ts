import type { Side } from '../../../bridge/seat.ts';
import { sideNames } from '../../game/seats.ts';
import { englishPlural, frenchPlural } from '../../numbers.ts';
import { dictionary } from '../../typography.ts';

const en = {
  imps: 'IMPs',
  points: 'Points',
  bothRooms: 'Both rooms',
  matches: (board: number, matches: number) => `board ${board}${matches > 1 ? `, ${matches} matches` : ''}`,
  match: 'Match',
  open: 'Open',
  closed: 'Closed',
  notIn: 'not in',
  otherRoom: (score: string) => `The other room has ${score}`,
  wins: (imps: number, side: Side) => `${imps} ${englishPlural(String(imps), 'IMP')} to ${sideNames.en[side]}.`,
  flat: 'no swing.',
  first: 'The other room is not in yet.',
};

type Words = typeof en;

const fr: Words = {
  imps: 'IMPs',
  points: 'Points',
  bothRooms: 'Les deux salles',
  matches: (board, matches) => `étui ${board}${matches > 1 ? `, ${matches} matchs` : ''}`,
  match: 'Match',
  open: 'Ouverte',
  closed: 'Fermée',
  notIn: 'à venir',
  otherRoom: (score) => `L’autre salle a ${score}`,
  wins: (imps, side) => `${imps} ${frenchPlural(String(imps), 'IMP')} pour ${sideNames.fr[side]}.`,
  flat: 'étui nul.',
  first: 'L’autre salle n’est pas encore saisie.',
};

/** The words of Entry that only an event of teams has. */
export const teamEntryWords = dictionary<Words>({ en, fr });
