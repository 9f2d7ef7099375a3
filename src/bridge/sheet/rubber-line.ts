/**
 * A deal of a rubber as it is typed: the contract as at duplicate, then the honours, which are H, their points and the
 * seat that holds them.
 *
 *     4sn= h100n      4♠ by North made, four trump honours in North's hand
 *     h150e           honours that were forgotten: they belong to the deal before
 */
import type { Language } from '../../language.ts';
import { parseSeat, seatLetter } from '../notation/seat.ts';
import type { Honours, RubberDeal } from '../rubber/deal.ts';
import { honoursPoints } from '../rubber/deal.ts';
import { formatShorthand } from '../shorthand/shorthand.ts';
import {
  NOTHING_READ,
  parseSheetOutcome,
  wholePart,
  type LinePart,
  type ParsedSheetLine,
  type SheetLineProblem,
  type SheetLineUnfinished,
  type SheetOutcome,
} from './line.ts';

/** What honours are worth, as they are typed. */
const AMOUNTS = ['100', '150'] as const;

/** Points of honours and who holds them, before the strain says how many they are. */
interface TypedHonours {
  readonly kind: 'honours';
  readonly points: 100 | 150;
  readonly seat: Honours['seat'];
}

/**
 * Parses a line. Never throws.
 * @param before the deal before, to which honours that stand alone belong; null where there is none. Their answer is
 * that deal with its honours, and `isOfBefore`
 */
export function parseRubberLine(text: string, language: Language, before: RubberDeal | null): ParsedRubberLine {
  const parts = splitHonours(text, language);
  if (parts.outcome === null) {
    if (before === null) return wholePart(parts.honours, { code: 'honoursWithoutDeal' });
    const read = withHonours(before.outcome, parts.honours, language);
    return read.kind === 'deal' ? { ...read, isOfBefore: true } : read;
  }
  const outcome = parseSheetOutcome(parts.outcome, language);
  if (outcome.kind !== 'deal') return outcome;
  if (parts.honours === null) return { kind: 'deal', deal: { outcome: outcome.deal, honours: null } };
  return withHonours(outcome.deal, parts.honours, language);
}

export type ParsedRubberLine = ParsedSheetLine<RubberDeal> & { readonly isOfBefore?: true };

/** The line a director would type for a deal: `4sn= h100n`. `parseRubberLine` reads it back. */
export function formatRubberLine({ outcome, honours }: RubberDeal, language: Language): string {
  const line = formatShorthand(outcome, language);
  if (honours === null || outcome.kind === 'passedOut') return line;
  const points = honoursPoints(outcome.contract.strain, honours.count);
  return `${line} h${points}${seatLetter(honours.seat, language).toLowerCase()}`;
}

type LineParts =
  | { readonly outcome: LinePart; readonly honours: LinePart | null }
  | { readonly outcome: null; readonly honours: LinePart };

/** An H begins the honours where what stands before it is a deal by itself, or nothing. */
function splitHonours(text: string, language: Language): LineParts {
  const whole = { text, from: 0 };
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text.charAt(at).toLowerCase() !== 'h') continue;
    const honours = { text: text.slice(at), from: at };
    const head = text.slice(0, at);
    if (head.trim() === '') return { outcome: null, honours };
    if (parseSheetOutcome({ text: head, from: 0 }, language).kind === 'deal')
      return { outcome: { text: head, from: 0 }, honours };
  }
  return { outcome: whole, honours: null };
}

function withHonours(outcome: SheetOutcome, part: LinePart, language: Language): ParsedSheetLine<RubberDeal> {
  const read = readHonours(part, language);
  if (read.kind !== 'honours') return read;
  if (outcome.kind === 'passedOut') return wholePart(part, { code: 'honoursPassedOut' });
  const { strain } = outcome.contract;
  const count = ([4, 5] as const).find((honours) => honoursPoints(strain, honours) === read.points);
  if (count === undefined) return wholePart(part, { code: 'honoursAtNoTrump' });
  return { kind: 'deal', deal: { outcome, honours: { seat: read.seat, count } } };
}

/** Reads H, 100 or 150, and a seat. */
function readHonours(part: LinePart, language: Language): TypedHonours | SheetLineUnfinished | SheetLineProblem {
  const [, digits = '', rest = ''] = /^h\s*(\d*)\s*(.*)$/is.exec(part.text.trimEnd()) ?? [];
  const amount = AMOUNTS.find((one) => one === digits);
  if (amount === undefined) {
    const isBegun = rest === '' && AMOUNTS.some((one) => one.startsWith(digits));
    return isBegun ? unfinished('honours') : wholePart(part, { code: 'honoursAmount' });
  }
  if (rest === '') return unfinished('holder');
  const seat = parseSeat(rest, language);
  if (seat === null) return wholePart(part, { code: 'honoursHolder' });
  return { kind: 'honours', points: amount === '100' ? 100 : 150, seat };
}

function unfinished(of: 'honours' | 'holder'): SheetLineUnfinished {
  return { kind: 'unfinished', expects: { of }, partial: NOTHING_READ };
}
