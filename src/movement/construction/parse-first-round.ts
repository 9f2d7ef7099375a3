/** A table of a first round: its set, the pair North-South (null for a fixed pair) and the pair East-West. */
export interface FirstRoundTable {
  readonly set: number;
  readonly ns: number | null;
  readonly ew: number;
}

/**
 * Parses a first round, `1:4-1 2:8-7 3:5`: at each table the set, then its movers; one mover alone meets a fixed pair.
 */
export function parseFirstRound(line: string): FirstRoundTable[] {
  return line.split(' ').map((table) => {
    const [set, movers = ''] = table.split(':');
    const [first, second] = movers.split('-').map(Number);
    return { set: Number(set), ns: second === undefined ? null : (first ?? 0), ew: second ?? first ?? 0 };
  });
}
