/** A first round of an individual: at each table its set, North, South, East, West; 0 is the last player, who stays. */
export interface IndividualStart {
  readonly players: number;
  readonly line: string;
  /** All tables play the set of the round, on a copy each. */
  readonly oneSet: boolean;
  /** How the next rounds follow: adding 1 round the movers, or by two figures of base three without carrying. */
  readonly addition: 'round' | 'in threes';
  /** Round by round which tables are turned by a quarter more than they would be, 1 for each that is. */
  readonly turned?: string;
}

/**
 * Found by search: `node bench/search/individuals.ts PLAYERS STARTS SEED` prints these very lines with seed 1 and 100
 * starts (12 players 2000, none better than the first; 24 players 20; 28 players 8), with `copies` where every table
 * has its copy, and with `turn` where tables are turned round by round (12 players). In all of them everybody partners
 * everybody once and opposes everybody twice.
 */
export const INDIVIDUAL_STARTS: readonly IndividualStart[] = [
  { players: 8, line: '6:0-1-7-3 6:5-6-2-4', oneSet: false, addition: 'round' },
  { players: 9, line: '5:5-9-2-3 5:4-7-8-6', oneSet: false, addition: 'in threes' },
  {
    players: 12,
    line: '1:10-4-0-1 1:6-7-8-11 1:3-5-2-9',
    oneSet: true,
    addition: 'round',
    turned: '101 010 011 100 100 010 010 011 011 100 101',
  },
  { players: 13, line: '3:6-2-9-11 6:10-7-8-13 7:4-3-12-5', oneSet: false, addition: 'round' },
  { players: 16, line: '1:13-12-0-1 1:8-10-9-3 1:6-11-4-15 1:2-5-14-7', oneSet: true, addition: 'round' },
  { players: 17, line: '1:6-13-17-2 1:4-15-5-14 1:11-8-3-16 1:12-7-9-10', oneSet: true, addition: 'round' },
  { players: 20, line: '1:5-13-0-1 1:2-15-8-10 1:11-6-12-9 1:17-16-7-19 1:3-18-4-14', oneSet: true, addition: 'round' },
  {
    players: 24,
    line: '1:5-2-21-19 1:7-23-18-8 1:0-1-10-11 1:22-16-3-14 1:13-17-12-20 1:9-4-6-15',
    oneSet: true,
    addition: 'round',
  },
  {
    players: 28,
    line: '1:18-9-13-3 1:14-2-4-26 1:8-22-24-21 1:11-10-6-17 1:20-27-0-1 1:15-23-5-7 1:25-19-12-16',
    oneSet: true,
    addition: 'round',
  },
];
