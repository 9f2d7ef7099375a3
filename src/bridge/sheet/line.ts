import type { Language } from '../../language.ts';
import type { Contract } from '../contract.ts';
import type { PassedOut, Played } from '../result/result.ts';
import type { PartialPlayed, ShorthandFault, ShorthandUnfinished } from '../shorthand/answer.ts';
import { parseShorthand } from '../shorthand/shorthand.ts';

/** A line typed on a sheet of rubber bridge or minibridge: a deal, an unfinished line, or a problem with its place. */
export type ParsedSheetLine<Deal> =
  | { readonly kind: 'deal'; readonly deal: Deal }
  | SheetLineUnfinished
  | SheetLineProblem;

/** The line is right so far and needs more. */
export interface SheetLineUnfinished {
  readonly kind: 'unfinished';
  readonly expects: SheetExpectation;
  readonly partial: PartialPlayed;
}

/** What a line needs next: a part of its contract, or of what a sheet has beside it. */
export type SheetExpectation =
  | { readonly of: 'contract'; readonly shorthand: Pick<ShorthandUnfinished, 'expects' | 'partial'> }
  /** 100 or 150 after an H. */
  | { readonly of: 'honours' }
  /** The seat that holds them. */
  | { readonly of: 'holder' }
  /** So many hands have still to announce their points. */
  | { readonly of: 'points'; readonly hands: number };

export interface SheetLineProblem {
  readonly kind: 'problem';
  readonly at: number;
  readonly length: number;
  readonly fault: SheetFault;
}

export type SheetFault =
  | ShorthandFault
  /** A sheet has no awards, scores without a contract or boards that were not played. */
  | { readonly code: 'notOnSheet' }
  | { readonly code: 'leadOnSheet' }
  | { readonly code: 'honoursAmount' }
  | { readonly code: 'honoursHolder' }
  /** Honours at no-trump are the four aces, 150. */
  | { readonly code: 'honoursAtNoTrump' }
  | { readonly code: 'honoursPassedOut' }
  /** Honours alone, before any deal they could belong to. */
  | { readonly code: 'honoursWithoutDeal' }
  /** Minibridge has no doubles. */
  | { readonly code: 'minibridgeDouble' }
  /** Points are those of three hands or of all four. */
  | { readonly code: 'pointsCount' }
  | { readonly code: 'pointsOfHand' }
  | { readonly code: 'pointsSum'; readonly sum: number };

/** A contract that was played, without its lead, or a deal passed out. */
export type SheetOutcome = Played | PassedOut;

/** A part of a line by what stands before it, so that problems are found at their place in the line. */
export interface LinePart {
  readonly text: string;
  /** Where the part begins in the line. */
  readonly from: number;
}

export const NOTHING_READ: PartialPlayed = {
  level: null,
  strain: null,
  risk: '',
  declarer: null,
  tricks: null,
  leadSuit: null,
  leadRank: null,
};

/** Reads the contract of a line, or that the deal was passed out. */
export function parseSheetOutcome({ text, from }: LinePart, language: Language): ParsedSheetLine<SheetOutcome> {
  // Vulnerability doesn't matter: a score without its contract is none on a sheet.
  const parsed = parseShorthand(text, { board: 1, language, withoutLastNought: false });
  switch (parsed.kind) {
    case 'unfinished':
      return { kind: 'unfinished', expects: { of: 'contract', shorthand: parsed }, partial: parsed.partial };
    case 'problem': {
      const { at, length, partial: _, kind, ...fault } = parsed;
      return { kind, at: from + at, length, fault };
    }
    case 'result':
      return sheetOutcome(parsed.outcome, { text, from }, language);
  }
}

function sheetOutcome(
  outcome: Extract<ReturnType<typeof parseShorthand>, { kind: 'result' }>['outcome'],
  part: LinePart,
  language: Language,
): ParsedSheetLine<SheetOutcome> {
  if (outcome.kind === 'passedOut') return { kind: 'deal', deal: outcome };
  if (outcome.kind !== 'played') return wholePart(part, { code: 'notOnSheet' });
  if (outcome.lead === null) return { kind: 'deal', deal: outcome };
  const end = lengthWithoutLead(part.text, outcome, language);
  return {
    kind: 'problem',
    at: part.from + end,
    length: part.text.length - end,
    fault: { code: 'leadOnSheet' },
  };
}

/** How much of a line is the contract, its declarer and the tricks. */
function lengthWithoutLead(text: string, { tricks }: Played, language: Language): number {
  for (let length = 1; length < text.length; length += 1) {
    const parsed = parseShorthand(text.slice(0, length), { board: 1, language, withoutLastNought: false });
    if (parsed.kind === 'result' && parsed.outcome.kind === 'played' && parsed.outcome.tricks === tricks) return length;
  }
  return 0;
}

/** A problem with a whole part of a line. */
export function wholePart({ text, from }: LinePart, fault: SheetFault): SheetLineProblem {
  return { kind: 'problem', at: from, length: Math.max(1, text.trimEnd().length), fault };
}

/** A contract without its declarer's side: what a sheet's columns show while it is typed. */
export function contractSoFar({ level, strain, risk }: PartialPlayed): Partial<Contract> {
  return { ...(level === null ? {} : { level }), ...(strain === null ? {} : { strain }), risk };
}
