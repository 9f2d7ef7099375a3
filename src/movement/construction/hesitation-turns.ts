/**
 * Which tables of a hesitation Mitchell are turned: all but the pivot in a run, round by round and table by table, from
 * a table of round 1 to a table of a later round or of the same.
 */
export type HesitationTurns = readonly [tables: number, from: number, lastRound: number, to: number];

/**
 * The runs that balance best, found by `node bench/search/hesitations.ts 3 40`. Each line ends with its balance.
 */
export const HESITATION_TURNS: readonly HesitationTurns[] = [
  [3, 1, 1, 1], // 64.00
  [4, 2, 1, 2], // 63.03
  [5, 4, 2, 2], // 69.87
  [6, 2, 1, 5], // 69.46
  [7, 2, 2, 2], // 73.85
  [8, 1, 1, 7], // 74.12
  [9, 2, 2, 4], // 78.47
  [10, 7, 2, 9], // 77.90
  [11, 7, 3, 3], // 81.32
  [12, 3, 2, 11], // 80.70
  [13, 8, 3, 6], // 83.95
  [14, 8, 3, 7], // 83.28
  [15, 4, 3, 5], // 85.24
  [16, 14, 3, 15], // 84.75
  [17, 11, 3, 16], // 86.09
  [18, 11, 3, 17], // 85.60
  [19, 14, 4, 8], // 86.93
  [20, 11, 4, 7], // 86.59
  [21, 12, 4, 9], // 87.86
  [22, 12, 4, 11], // 87.64
  [23, 6, 4, 8], // 88.43
  [24, 5, 4, 9], // 88.13
  [25, 16, 4, 24], // 88.82
  [26, 21, 5, 9], // 88.58
  [27, 18, 5, 11], // 89.28
  [28, 16, 5, 13], // 89.16
  [29, 16, 5, 14], // 89.77
  [30, 16, 5, 15], // 89.65
  [31, 8, 5, 11], // 90.02
  [32, 28, 6, 4], // 89.81
  [33, 21, 5, 32], // 90.17
  [34, 27, 6, 12], // 90.03
  [35, 23, 6, 14], // 90.41
  [36, 20, 6, 16], // 90.34
  [37, 20, 6, 18], // 90.69
  [38, 20, 6, 19], // 90.59
  [39, 8, 6, 14], // 90.84
  [40, 33, 7, 5], // 90.70
];
