import type { FileRank } from '../../../src/format/event/event.ts';
import { compare, exact, multiply, readExact, writeExact, ZERO } from '../../../src/scoring/numbers/exact.ts';
import type { StandingsView } from '../model/standings.ts';
import { decimal } from './decimal.ts';

const PLACES = 2;

/** The ranking as it is now, best first; whoever has no place is left out. */
export function fileRanking(
  { fields }: StandingsView,
  placeOf: (entry: number) => number | undefined,
): readonly FileRank[] {
  return fields.flatMap(({ rankings, unit, rankedBy, matches }) => {
    const isShare = unit === 'matchpoints' && rankedBy === 'average' && matches === undefined;
    return rankings.flatMap(({ rows }) =>
      rows.flatMap(({ entry, place, tied, figure, total, award, change }): readonly FileRank[] => {
        const at = placeOf(entry);
        if (at === undefined || place === null) return [];
        return [
          {
            entry: at,
            place,
            tied,
            percentage: isShare && figure !== null ? percentage(figure) : null,
            total: decimal(total, PLACES),
            masterpoints: award ? decimal(award.points, PLACES) : null,
            ...(award?.kind !== undefined && { masterpointType: award.kind }),
            ...(matches !== undefined && isChange(change) && { adjustment: decimal(change, PLACES) }),
          },
        ];
      }),
    );
  });
}

/** Whether something was added to a total or taken from it. */
function isChange(change: string): boolean {
  return compare(readExact(change) ?? ZERO, ZERO) !== 0;
}

function percentage(share: string): string | null {
  const read = readExact(share);
  return read && decimal(writeExact(multiply(read, exact(100))), PLACES);
}
