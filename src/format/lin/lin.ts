/**
 * LIN, as BBO and viewers have deals: fields of two letters and a value between strokes. `md` has the dealer (1 South,
 * 2 West, 3 North, 4 East) and the hands of South, West and North, of which East's is what is left; `qx` before or `ah`
 * after it the number of the board, `sv` the vulnerability. A match has each deal once a room. Auction and play are
 * passed over.
 */
import { dealerOf, vulnerabilityOf, type Vulnerability } from '../../bridge/board.ts';
import { SUITS_FROM_SPADES, type Deal, type Hand } from '../../bridge/deal/deal.ts';
import { isDeal, LONGEST_DEAL, parseDeal } from '../../bridge/deal/text.ts';
import type { Seat } from '../../bridge/seat.ts';
import { decodeText } from '../decode-text.ts';
import { boardFaults, boardNumber, type BoardFault } from '../event/board-faults.ts';
import { dealFault, quoteOf, type DealFault } from '../event/deal-faults.ts';
import { distinctDeals, eventOfDeals, plainDeal } from '../event/deals.ts';
import type { FileDeal } from '../event/event.ts';
import type { FileProblem, FormatOfFile, TournamentFile } from '../event/file.ts';
import { readLinFields, type LinField } from './fields.ts';

export type LinFault = DealFault | BoardFault | 'no-deals' | 'too-many-deals';
type Problem = FileProblem<LinFault>;

/** More than every number of a board in both rooms of a match. */
const MOST_DEALS = 2000;

/** The dealer by the digit of `md`. */
const DEALERS: readonly (Seat | null)[] = [null, 'S', 'W', 'N', 'E'];
/** The hands of `md` in their order. */
const ORDER = ['S', 'W', 'N', 'E'] as const;
const VULNERABLE: Readonly<Record<string, Vulnerability>> = {
  o: 'none',
  '0': 'none',
  '-': 'none',
  n: 'NS',
  e: 'EW',
  b: 'both',
};
const LETTERS: Readonly<Record<Vulnerability, string>> = { none: 'o', NS: 'n', EW: 'e', both: 'b' };

/** The fields of a deal. */
interface LinDeal {
  readonly md: LinField;
  /** Before the deal. */
  readonly qx: LinField | null;
  ah: LinField | null;
  sv: LinField | null;
}

export function parseLin(bytes: Uint8Array): TournamentFile<LinFault> {
  const { text } = decodeText(bytes);
  const all = dealsIn(readLinFields(text));
  const read = all.slice(0, MOST_DEALS).flatMap(readDeal);
  const deals = read.flatMap((one) => ('code' in one ? [] : [one]));
  const problems = read.flatMap((one) => ('code' in one ? [one] : [])).toSorted((a, b) => a.line - b.line);
  const none: Problem[] =
    read.length > 0 ? [] : [{ kind: 'problem', code: 'no-deals', line: 1, text: '', board: null }];
  const beyond = all.slice(MOST_DEALS, MOST_DEALS + 1).map(({ md: { line } }): Problem => {
    return { kind: 'problem', code: 'too-many-deals', line, text: '', board: null };
  });
  const events = eventOfDeals(distinctDeals(deals));
  return { format: 'lin', version: null, events, problems: [...problems, ...none, ...beyond] };
}

function dealsIn(fields: readonly LinField[]): readonly LinDeal[] {
  const deals: LinDeal[] = [];
  let qx: LinField | null = null;
  let deal: LinDeal | null = null;
  for (const field of fields) {
    if (field.code === 'qx') {
      qx = field;
      deal = null;
    } else if (field.code === 'md') {
      deal = { md: field, qx, ah: null, sv: null };
      deals.push(deal);
      qx = null;
    } else if (deal && (field.code === 'ah' || field.code === 'sv')) deal[field.code] ??= field;
  }
  return deals;
}

/** The deal, or everything wrong with it; nothing where the hands are left empty. */
function readDeal({ md, qx, ah, sv }: LinDeal): readonly (FileDeal | Problem)[] {
  const [, digit = '', hands = ''] = /^\s*([0-4]?)(.*)$/s.exec(md.value) ?? [];
  if (hands.replaceAll(/[\s,]/g, '') === '') return [];
  const numbered = qx ?? ah;
  const { line } = md;
  if (!numbered) return [{ kind: 'problem', code: 'board-missing', line, text: '', board: null }];
  const board = boardNumber(/\d+/.exec(numbered.value)?.[0] ?? '');
  if (board === null) {
    return [{ kind: 'problem', code: 'board-number', line: numbered.line, text: quoteOf(numbered.value), board }];
  }
  const dealer = DEALERS[Number(digit)] ?? null;
  const vulnerable = (sv?.value ?? '').trim().toLowerCase();
  const faults = boardFaults(
    board,
    dealer && { dealer, line, text: dealer },
    sv && vulnerable !== '' ? { vulnerability: VULNERABLE[vulnerable] ?? null, line: sv.line, text: sv.value } : null,
  );
  const deal = parseDeal(hands.length > LONGEST_DEAL ? '' : dealText(hands));
  if (isDeal(deal)) return faults.length > 0 ? faults : [plainDeal(line, board, deal)];
  return [...faults, ...deal.map((problem) => dealFault(problem, { line, board, text: md.value }))];
}

/** The hands as PBN has them; a fourth that is missing as a dash. */
function dealText(hands: string): string {
  const texts = hands.split(',').map((hand) => hand.replaceAll(/\s/g, '').toUpperCase());
  while (texts.length > 0 && texts.at(-1) === '') texts.pop();
  const missing = ORDER.slice(texts.length).map(() => '-');
  return `${ORDER[0]}:${[...texts.map(handText), ...missing].join(' ')}`;
}

/** `SAKH7...`, the suits in any order, as spades, hearts, diamonds and clubs between dots. */
function handText(hand: string): string {
  if (hand === '') return '-';
  const suits = [...hand.matchAll(/([SHDC])([^SHDC]*)/g)];
  // Cards before the first suit are of none: they stay as they are, which is no hand.
  if (suits.length === 0 || suits[0]?.index !== 0) return hand;
  const held = Map.groupBy(suits, ([, suit]) => suit);
  return SUITS_FROM_SPADES.map((suit) => (held.get(suit) ?? []).map(([, , ranks = '']) => ranks).join('')).join('.');
}

function makeLin(deals: readonly FileDeal[]): Uint8Array {
  const lines = distinctDeals(deals).map(({ board, deal }) => {
    const hands = ORDER.map((seat) => suited(deal, seat)).join(',');
    const dealer = DEALERS.indexOf(dealerOf(board));
    const vulnerable = LETTERS[vulnerabilityOf(board)];
    return `qx|o${board}|md|${dealer}${hands}|rh||ah|Board ${board}|sv|${vulnerable}|pg||\r\n`;
  });
  return new TextEncoder().encode(lines.join(''));
}

function suited(deal: Deal, seat: Seat): string {
  const hand: Hand = deal[seat];
  return SUITS_FROM_SPADES.map((suit) => suit + hand[suit].join('')).join('');
}

export const LIN: FormatOfFile = {
  format: 'lin',
  extensions: ['lin'],
  isLikely: (bytes) => /^[\ufeff\s]*[a-z]{2}\|/i.test(decodeText(bytes.subarray(0, 100)).text),
  parse: parseLin,
  make: ({ deals }) => makeLin(deals),
};
