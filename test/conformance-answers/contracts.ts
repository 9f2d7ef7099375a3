import { expectedScore, type CompensationTable } from '../../src/bridge/score/compensation.ts';
import { parseContract } from '../../src/bridge/notation/contract.ts';
import type { Risk, Strain } from '../../src/bridge/contract.ts';
import { minibridgeScore, type Announcement } from '../../src/bridge/score/minibridge.ts';
import { leaveRubberUnfinished, rubberSheet, type RubberDeal } from '../../src/bridge/rubber/sheet.ts';
import { RUBBER_RULES, type RubberLaws } from '../../src/bridge/rubber/rules.ts';
import { duplicateScore } from '../../src/bridge/score/score.ts';
import type { Seat, Side } from '../../src/bridge/seat.ts';
import { undertrickPenalty, type UndertrickScale } from '../../src/bridge/score/undertricks.ts';
import type { Answered } from './answer.ts';

interface ContractCase {
  readonly contract: string;
  readonly vulnerable: boolean;
  readonly tricks: number;
  readonly score: number;
}

export function contracts({ contract: text, vulnerable, tricks, score }: ContractCase): Answered {
  const contract = parseContract(text, 'en');
  return { printed: score, answered: contract && duplicateScore(contract, tricks, vulnerable) };
}

interface UndertrickCase {
  readonly undertricks: number;
  readonly risk: Risk;
  readonly vulnerable: boolean;
  readonly scale: UndertrickScale;
  readonly points: number;
}

/** The penalty, and the score of a contract of seven that is down so many. */
export function undertricks({ undertricks: down, risk, vulnerable, scale, points }: UndertrickCase): Answered {
  const penalty = undertrickPenalty(risk, down, vulnerable, scale);
  const score = duplicateScore({ level: 7, strain: 'H', risk }, 13 - down, vulnerable, scale);
  return { printed: [points, -points], answered: [penalty, score] };
}

/** A deal of a rubber, as the files have it. */
export interface CaseDeal {
  readonly contract: string;
  readonly declarer?: Seat;
  readonly tricks?: number;
  /** The seat and how many. */
  readonly honours?: string;
}

export function dealOf({ contract: text, declarer = 'N', tricks = 0, honours }: CaseDeal): RubberDeal {
  const contract = parseContract(text, 'en');
  const claimed = honours ? { seat: honours[0] as Seat, count: Number(honours[1]) as 4 | 5 } : null;
  if (contract === null) return { outcome: { kind: 'passedOut' }, honours: claimed };
  return { outcome: { kind: 'played', contract, declarer, tricks, lead: null }, honours: claimed };
}

interface RubberCase {
  readonly deals: readonly CaseDeal[];
  readonly laws?: RubberLaws;
  /** The rubber was left as it stood. */
  readonly left?: boolean;
  readonly totals: Record<Side, number>;
}

export function rubber({ deals, laws = 'current', left = false, totals }: RubberCase): Answered {
  const sheet = rubberSheet(deals.map(dealOf), RUBBER_RULES[laws]);
  if (sheet.kind !== 'sheet') return { printed: totals, answered: sheet };
  return { printed: totals, answered: (left ? leaveRubberUnfinished(sheet, RUBBER_RULES[laws]) : sheet).totals };
}

interface MinibridgeCase {
  readonly announced: Announcement;
  readonly strain: Strain;
  readonly tricks: number;
  readonly score: number;
}

export function minibridge({ announced, strain, tricks, score }: MinibridgeCase): Answered {
  return { printed: score, answered: minibridgeScore(announced, strain, tricks) };
}

interface CompensationCase {
  readonly table: CompensationTable;
  readonly points: number;
  readonly vulnerable: boolean;
  readonly score: number;
}

export function compensation({ table, points, vulnerable, score }: CompensationCase): Answered {
  return { printed: score, answered: expectedScore(table, points, vulnerable) };
}
