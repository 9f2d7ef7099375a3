/** A first round of an individual: at each table its set, North, South, East, West; 0 is the last player, who stays. */
export interface IndividualStart {
  readonly players: number;
  readonly line: string;
  /** All tables play the set of the round, on a copy each. */
  readonly oneSet: boolean;
  /** How the next rounds follow: adding 1 round the movers, or by two figures of base three without carrying. */
  readonly addition: 'round' | 'in threes';
}

/**
 * Found by search: `node bench/search/individuals.ts PLAYERS SECONDS SEED`, with `copies` where every table has its
 * copy; a few seconds each. In all of them everybody partners everybody once and opposes everybody twice.
 */
export const INDIVIDUAL_STARTS: readonly IndividualStart[] = [
  { players: 8, line: '6:5-6-7-3 6:0-1-2-4', oneSet: false, addition: 'round' },
  { players: 9, line: '9:9-5-3-2 9:8-6-7-4', oneSet: false, addition: 'in threes' },
  { players: 12, line: '1:0-1-10-4 1:6-7-8-11 1:3-5-2-9', oneSet: true, addition: 'round' },
  { players: 13, line: '7:3-10-11-12 8:2-7-8-5 11:13-9-6-4', oneSet: false, addition: 'round' },
  { players: 16, line: '1:12-13-7-9 1:0-1-15-5 1:14-10-2-8 1:6-3-4-11', oneSet: true, addition: 'round' },
  { players: 17, line: '1:17-14-5-15 1:16-3-7-13 1:2-10-9-4 1:12-11-6-8', oneSet: true, addition: 'round' },
  {
    players: 20,
    line: '1:11-19-0-1 1:2-16-13-14 1:15-17-7-3 1:10-4-9-6 1:12-5-8-18',
    oneSet: true,
    addition: 'round',
  },
  {
    players: 24,
    line: '1:3-17-7-23 1:20-21-6-19 1:8-10-14-22 1:0-1-4-9 1:13-2-15-18 1:12-16-5-11',
    oneSet: true,
    addition: 'round',
  },
  {
    players: 28,
    line: '1:11-4-7-5 1:0-1-8-26 1:2-6-14-19 1:22-9-25-13 1:10-18-12-23 1:21-15-3-20 1:27-24-16-17',
    oneSet: true,
    addition: 'round',
  },
];
