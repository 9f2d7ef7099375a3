import { insultPoints, overtrickPoints, slamPoints, trickPoints } from '../score/contract-points.ts';
import { MOST_TRICKS, tricksNeeded, type Strain } from '../contract.ts';
import type { PassedOut, Played } from '../result/result.ts';
import { opponentsOf, sideOf, type Seat, type Side } from '../seat.ts';
import { undertrickPenalty } from '../score/undertricks.ts';
import type { RubberRules } from './rules.ts';

/** Honours a player claims: a number of trump honours (A K Q J 10) in one hand, or the four aces at no-trump. */
export interface Honours {
  readonly seat: Seat;
  readonly count: 4 | 5;
}

/** One deal of a rubber. */
export interface RubberDeal {
  readonly outcome: Played | PassedOut;
  readonly honours: Honours | null;
}

/** What points are for. The last three are added when the rubber ends. */
export const ENTRY_KINDS = [
  'tricks',
  'overtricks',
  'undertricks',
  'insult',
  'slam',
  'honours',
  'rubber',
  'unfinishedGame',
  'unfinishedPartScore',
] as const;
export type RubberEntryKind = (typeof ENTRY_KINDS)[number];

/** Points of one deal, before they are entered on a sheet. Only `tricks` go below the line. */
export interface DealPoints {
  readonly side: Side;
  readonly kind: RubberEntryKind;
  readonly points: number;
}

/** What makes a deal impossible. */
export type ImpossibleDeal = 'tricks' | 'honours' | 'honoursOfPass';

/** What makes a deal impossible: tricks beyond 0 to 13, or honours other than four or five (at no-trump four aces). */
export function impossibleDeal({ outcome, honours }: RubberDeal): ImpossibleDeal | null {
  if (outcome.kind === 'passedOut') return honours === null ? null : 'honoursOfPass';
  const { tricks, contract } = outcome;
  if (!Number.isInteger(tricks) || tricks < 0 || tricks > MOST_TRICKS) return 'tricks';
  return honours === null || honoursPoints(contract.strain, honours.count) > 0 ? null : 'honours';
}

/** The points of a deal (Law 81), each with its side and what it is for; none when the deal was passed out. */
export function dealPoints(
  { outcome, honours }: RubberDeal,
  vulnerable: Record<Side, boolean>,
  rules: RubberRules,
): readonly DealPoints[] {
  if (outcome.kind === 'passedOut') return [];
  const { contract } = outcome;
  const amounts = contractPoints(outcome, vulnerable, rules);
  if (honours === null) return amounts;
  const points = honoursPoints(contract.strain, honours.count);
  return [...amounts, { side: sideOf(honours.seat), kind: 'honours', points }];
}

function contractPoints(
  { contract, declarer, tricks }: Played,
  vulnerability: Record<Side, boolean>,
  rules: RubberRules,
): readonly DealPoints[] {
  const side = sideOf(declarer);
  const vulnerable = vulnerability[side];
  const over = tricks - tricksNeeded(contract);
  if (over < 0) {
    const points = undertrickPenalty(contract.risk, -over, vulnerable, rules.undertricks);
    return [{ side: opponentsOf(side), kind: 'undertricks', points }];
  }
  const insult = Math.min(insultPoints(contract.risk), rules.mostInsult);
  const amounts: readonly DealPoints[] = [
    { side, kind: 'tricks', points: trickPoints(contract) },
    { side, kind: 'overtricks', points: overtrickPoints(contract, over, vulnerable) },
    { side, kind: 'slam', points: slamPoints(contract.level, vulnerable) },
    { side, kind: 'insult', points: insult },
  ];
  return amounts.filter(({ points }) => points > 0);
}

/** Four trump honours in one hand 100, all five 150; four aces at no-trump 150. 0 for any other claim. */
export function honoursPoints(strain: Strain, count: number): number {
  if (strain === 'NT') return count === 4 ? 150 : 0;
  return { 4: 100, 5: 150 }[count] ?? 0;
}
