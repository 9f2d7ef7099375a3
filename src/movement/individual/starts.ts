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
 * starts (10 players 1000 and `slack4`, 11 and 15 300, 12 2000, none better than the first, 14 300 and `slack4`; 19 60;
 * 21 9; 22, 23 and 24 20; 25 4; 26, 28 8; 27 6), with `copies` where every table has its copy, and with `turn` where
 * tables are turned round by round (12 players). Everybody partners everybody once and opposes everybody twice; where
 * two or three sit out each round, all but a few.
 */
export const INDIVIDUAL_STARTS: readonly IndividualStart[] = [
  { players: 8, line: '6:0-1-7-3 6:5-6-2-4', oneSet: false, addition: 'round' },
  { players: 9, line: '5:5-9-2-3 5:4-7-8-6', oneSet: false, addition: 'in threes' },
  { players: 10, line: '9:5-3-2-9 9:8-4-6-7', oneSet: false, addition: 'round' },
  { players: 11, line: '1:9-3-10-8 1:4-11-7-6', oneSet: false, addition: 'round' },
  {
    players: 12,
    line: '1:10-4-0-1 1:6-7-8-11 1:3-5-2-9',
    oneSet: true,
    addition: 'round',
    turned: '101 010 011 100 100 010 010 011 011 100 101',
  },
  { players: 13, line: '3:6-2-9-11 6:10-7-8-13 7:4-3-12-5', oneSet: false, addition: 'round' },
  { players: 14, line: '1:9-6-11-12 1:3-5-10-2 1:8-13-14-4', oneSet: true, addition: 'round' },
  { players: 15, line: '1:7-4-15-9 5:5-6-14-3 6:2-10-13-11', oneSet: false, addition: 'round' },
  { players: 16, line: '1:13-12-0-1 1:8-10-9-3 1:6-11-4-15 1:2-5-14-7', oneSet: true, addition: 'round' },
  { players: 17, line: '1:6-13-17-2 1:4-15-5-14 1:11-8-3-16 1:12-7-9-10', oneSet: true, addition: 'round' },
  { players: 18, line: '1:2-18-6-9 1:15-16-17-11 1:3-13-10-5 1:8-4-14-7', oneSet: true, addition: 'round' },
  { players: 19, line: '1:19-13-12-4 1:17-15-10-6 1:8-7-9-2 1:11-16-14-5', oneSet: true, addition: 'round' },
  { players: 20, line: '1:5-13-0-1 1:2-15-8-10 1:11-6-12-9 1:17-16-7-19 1:3-18-4-14', oneSet: true, addition: 'round' },
  {
    players: 21,
    line: '1:18-17-9-11 1:3-20-14-4 1:6-12-8-5 1:2-16-21-13 1:10-15-7-19',
    oneSet: true,
    addition: 'round',
  },
  {
    players: 22,
    line: '1:12-3-2-7 1:18-22-4-20 1:10-9-17-15 1:11-8-14-21 1:13-5-16-6',
    oneSet: true,
    addition: 'round',
  },
  {
    players: 23,
    line: '1:20-11-23-15 1:13-9-19-6 1:21-22-14-12 1:7-4-5-16 1:10-3-8-2',
    oneSet: true,
    addition: 'round',
  },
  {
    players: 24,
    line: '1:5-2-21-19 1:7-23-18-8 1:0-1-10-11 1:22-16-3-14 1:13-17-12-20 1:9-4-6-15',
    oneSet: true,
    addition: 'round',
  },
  {
    players: 25,
    line: '1:10-9-6-16 1:17-22-8-20 1:4-13-14-3 1:2-23-19-21 1:25-18-11-5 1:24-7-15-12',
    oneSet: true,
    addition: 'round',
  },
  {
    players: 26,
    line: '1:5-26-13-12 1:24-18-20-10 1:15-4-6-9 1:22-3-23-19 1:7-21-11-2 1:14-16-17-25',
    oneSet: true,
    addition: 'round',
  },
  {
    players: 27,
    line: '1:15-22-17-21 1:7-18-23-5 1:20-25-16-8 1:12-10-4-3 1:26-11-14-27 1:19-2-9-6',
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
