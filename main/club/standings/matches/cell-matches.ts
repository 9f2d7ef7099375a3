import { memoizeByObject } from '../../../../src/basics/memoize-by-object.ts';
import { tableRoundKey } from '../../../../src/session/due.ts';
import type { SectionView } from '../../model/session.ts';

/** The match of teams of each table in each round of a section, by `tableRoundKey`. */
export const cellMatches = memoizeByObject(
  ({ cells }: Pick<SectionView, 'cells'>) => new Map(cells.map((cell) => [tableRoundKey(cell), cell.match])),
);

/** The match of two pairs at each table, likewise. */
export const cellMeetings = memoizeByObject(
  ({ cells }: Pick<SectionView, 'cells'>) => new Map(cells.map((cell) => [tableRoundKey(cell), cell.meeting])),
);
