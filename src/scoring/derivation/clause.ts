/** Where a rule is written: a Law of the Laws of Duplicate Bridge, or a place in a federation's regulation. */
export interface Clause {
  readonly source:
    | 'laws'
    | 'ebu-white-book'
    | 'acblscore-manual'
    | 'de-wael'
    | 'ebu-forum'
    | 'acbl-handbook'
    | 'abf-masterpoint-manual'
    | 'victoria-bridge';
  /** The number of the Law or section, or the page. */
  readonly at: string;
}

const law = (at: string): Clause => ({ source: 'laws', at });
const whiteBook = (at: string): Clause => ({ source: 'ebu-white-book', at });
const acblscore = (at: string): Clause => ({ source: 'acblscore-manual', at });

/** The clauses that figures are derived by, named as the rules are. */
export const CLAUSES = {
  matchpoints: law('78A'),
  imps: law('78B'),
  weighted: law('12C1(c)'),
  split: law('12C1'),
  artificial: law('12C2'),
  ownAverage: law('12C2(c)'),
  penalty: law('90'),
  artificialImps: whiteBook('4.1.1.1'),
  neuberg: whiteBook('4.2.3'),
  fouled: whiteBook('4.2.3'),
  smallGroup: whiteBook('4.2.3.3'),
  acblSmallGroup: acblscore('92'),
  ebuRounding: whiteBook('4.2.3'),
  acblRounding: acblscore('92'),
  twoCharts: whiteBook('4.2.1'),
  halfFrequencies: { source: 'de-wael', at: '28' },
  shortByResults: whiteBook('4.2.4'),
  shortByComparisons: acblscore('83'),
  datum: whiteBook('4.2.6.2'),
  teamsRounding: whiteBook('4.2.6'),
  teamsRemoved: whiteBook('3.3.7'),
  teamsVoid: whiteBook('3.3.9'),
  unplayedMatch: whiteBook('2.4.2'),
  missedRound: whiteBook('2.4.4'),
  forfeit: whiteBook('2.4.6'),
  mismatch: whiteBook('3.5'),
  carryForward: whiteBook('3.8'),
  sharedMasterpoints: whiteBook('143.4'),
  ximpq: whiteBook('3.1.3'),
} as const satisfies Record<string, Clause>;
