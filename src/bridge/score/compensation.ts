/**
 * The average score of a side's high card points. At a single table (rubber bridge, Chicago) the score of a deal is
 * compared with it, and the difference converted to IMPs. The figures come from one scoring program, which cites
 * Russian pages; no second source is known.
 */
export const COMPENSATION_TABLES = ['milton-york', 'chicago'] as const;
export type CompensationTable = (typeof COMPENSATION_TABLES)[number];

/** One score a point from 21 points up; the last applies to all above. */
interface Figures {
  readonly notVulnerable: readonly number[];
  readonly vulnerable: readonly number[];
}

const LEAST_POINTS = 21;

// oxfmt-ignore
const FIGURES: Record<CompensationTable, Figures> = {
  'milton-york': {
    notVulnerable: [50, 70, 110, 200, 300, 350, 400, 430, 460, 490, 600, 750, 900, 1000, 1100, 1200, 1400, 1430, 1460, 1490],
    vulnerable: [50, 70, 110, 200, 440, 520, 600, 630, 660, 690, 800, 1150, 1350, 1500, 1650, 1800, 2100, 2130, 2160, 2190],
  },
  chicago: {
    notVulnerable: [50, 70, 110, 200, 300, 350, 400, 430, 460, 490, 600, 700, 900, 1000, 1100, 1200, 1300],
    vulnerable: [50, 70, 110, 290, 440, 520, 600, 630, 660, 690, 900, 1050, 1350, 1500, 1650, 1800, 1950],
  },
};

/**
 * The expected score of a side with this number of high card points; 0 with 20 or fewer, because the stronger side's
 * points count.
 * @param points whole, 0 to 40
 */
export function expectedScore(table: CompensationTable, points: number, vulnerable: boolean): number {
  if (points < LEAST_POINTS) return 0;
  const figures = FIGURES[table][vulnerable ? 'vulnerable' : 'notVulnerable'];
  return figures[points - LEAST_POINTS] ?? figures.at(-1) ?? 0;
}
