import { dealerOf, vulnerabilityOf, type Vulnerability } from '../../bridge/board.ts';
import type { Deal } from '../../bridge/deal/deal.ts';
import { formatDeal, isDeal, parseDeal, type DealProblem } from '../../bridge/deal/text.ts';
import type { Seat } from '../../bridge/seat.ts';
import { readPbnGames, type PbnGame, type PbnTag } from './games.ts';

/** The deal of a board, and the line it stands on. */
export interface PbnDeal {
  readonly board: number;
  readonly deal: Deal;
  readonly line: number;
}

/** What is wrong with a file of deals, and where. */
export type PbnDealsProblem = { readonly kind: 'problem'; readonly line: number } & (
  | { readonly code: 'noDeals' }
  /** One of the tags that deals are read from has no value in quotation marks. */
  | { readonly code: 'brokenTag'; readonly name: string }
  | { readonly code: 'noBoard' }
  | { readonly code: 'boardNumber'; readonly text: string }
  /** The dealer is another than the one that the number of the board says. */
  | { readonly code: 'dealer'; readonly board: number; readonly text: string; readonly dealer: Seat }
  | {
      readonly code: 'vulnerable';
      readonly board: number;
      readonly text: string;
      readonly vulnerability: Vulnerability;
    }
  | { readonly code: 'deal'; readonly board: number; readonly problem: DealProblem }
  /** Another deal of the same board stands above. */
  | { readonly code: 'boardTwice'; readonly board: number; readonly firstLine: number }
);

/** The deals of a file, in its order; where there are problems, none is to be taken. */
export type PbnDeals =
  | { readonly kind: 'deals'; readonly deals: readonly PbnDeal[] }
  | { readonly kind: 'problems'; readonly problems: readonly PbnDealsProblem[] };

const READ_TAGS: ReadonlySet<string> = new Set(['Board', 'Dealer', 'Vulnerable', 'Deal']);
const LAST_BOARD = 999;

/**
 * Reads the deals of a file in Portable Bridge Notation: the tags Board, Dealer, Vulnerable and Deal of each game. A
 * board may come several times with the same deal, as it does where each result is a game. Never throws.
 */
export function readPbnDeals(text: string): PbnDeals {
  const { games, broken } = readPbnGames(text);
  const problems: PbnDealsProblem[] = broken
    .filter(({ name }) => READ_TAGS.has(name))
    .map(({ name, line }) => ({ kind: 'problem', code: 'brokenTag', name, line }));
  const known = new Map<number, PbnDeal>();
  for (const game of games) {
    const tag = game.get('Deal');
    // A game without its hands is of no use here, and no fault of the file.
    if (!tag || tag.value.trim() === '') continue;
    const read = readGame(game, tag);
    if ('problems' in read) problems.push(...read.problems);
    else {
      const first = known.get(read.board);
      if (!first) known.set(read.board, read);
      else if (formatDeal(first.deal) !== formatDeal(read.deal)) {
        problems.push({
          kind: 'problem',
          code: 'boardTwice',
          board: read.board,
          line: read.line,
          firstLine: first.line,
        });
      }
    }
  }
  if (problems.length > 0) return { kind: 'problems', problems: problems.toSorted((a, b) => a.line - b.line) };
  if (known.size === 0) return { kind: 'problems', problems: [{ kind: 'problem', code: 'noDeals', line: 1 }] };
  return { kind: 'deals', deals: [...known.values()] };
}

function readGame(game: PbnGame, tag: PbnTag): PbnDeal | { readonly problems: readonly PbnDealsProblem[] } {
  const { line } = tag;
  const number = game.get('Board');
  if (!number || number.value.trim() === '') return { problems: [{ kind: 'problem', code: 'noBoard', line }] };
  const board = /^\s*0*(\d{1,3})\s*$/.exec(number.value)?.[1];
  if (board === undefined || Number(board) < 1 || Number(board) > LAST_BOARD) {
    return { problems: [{ kind: 'problem', code: 'boardNumber', text: number.value, line: number.line }] };
  }
  const deal = parseDeal(tag.value);
  const problems = [
    ...dealerProblems(Number(board), game.get('Dealer')),
    ...vulnerableProblems(Number(board), game.get('Vulnerable')),
    ...(isDeal(deal)
      ? []
      : deal.map((problem): PbnDealsProblem => ({
          kind: 'problem',
          code: 'deal',
          board: Number(board),
          problem,
          line,
        }))),
  ];
  return problems.length > 0 || !isDeal(deal) ? { problems } : { board: Number(board), deal, line };
}

/** Values that say nothing. */
const UNKNOWN: ReadonlySet<string> = new Set(['', '?']);

function dealerProblems(board: number, tag: PbnTag | undefined): PbnDealsProblem[] {
  const text = tag?.value.trim() ?? '';
  const dealer = dealerOf(board);
  if (!tag || UNKNOWN.has(text) || text.toUpperCase() === dealer) return [];
  return [{ kind: 'problem', code: 'dealer', board, text, dealer, line: tag.line }];
}

const VULNERABLE: Readonly<Record<string, Vulnerability>> = {
  NONE: 'none',
  LOVE: 'none',
  '-': 'none',
  NS: 'NS',
  EW: 'EW',
  ALL: 'both',
  BOTH: 'both',
};

function vulnerableProblems(board: number, tag: PbnTag | undefined): PbnDealsProblem[] {
  const text = tag?.value.trim() ?? '';
  const vulnerability = vulnerabilityOf(board);
  if (!tag || UNKNOWN.has(text) || VULNERABLE[text.toUpperCase()] === vulnerability) return [];
  return [{ kind: 'problem', code: 'vulnerable', board, text, vulnerability, line: tag.line }];
}

/** What a file of deals says of where they come from. */
export interface PbnOrigin {
  readonly event: string;
  readonly site: string;
  /** yyyy-mm-dd */
  readonly date: string;
}

const VULNERABLE_TAGS: Readonly<Record<Vulnerability, string>> = { none: 'None', NS: 'NS', EW: 'EW', both: 'All' };

/** Writes deals in Portable Bridge Notation, as programs that read it expect them. `readPbnDeals` is the inverse. */
export function writePbnDeals(deals: readonly Omit<PbnDeal, 'line'>[], { event, site, date }: PbnOrigin): string {
  const games = deals.map(({ board, deal }) => {
    const tags = [
      ['Event', event],
      ['Site', site],
      ['Date', date.replaceAll('-', '.')],
      ['Board', String(board)],
      ['Dealer', dealerOf(board)],
      ['Vulnerable', VULNERABLE_TAGS[vulnerabilityOf(board)]],
      ['Deal', formatDeal(deal)],
    ] as const;
    return tags.map(([name, value]) => `[${name} "${quotable(value)}"]\r\n`).join('');
  });
  return `% PBN 2.1\r\n% EXPORT\r\n\r\n${games.join('\r\n')}`;
}

/** A value on one line, with a backslash before each mark, and no `#` that would repeat another. */
function quotable(value: string): string {
  return value
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/^#+/, '')
    .replaceAll(/["\\]/g, '\\$&');
}
