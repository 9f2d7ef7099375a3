/**
 * DLM, the text of Duplimate: a heading with From board and To board, then boards 1 to 99, of which those alone mean
 * something. A board is 26 letters and three digits: the letters have two cards each, `a` + 4 times the seat of the
 * first + the seat of the second (N 0, E 1, S 2, W 3), the cards from the ace of spades; the digits are the number of
 * the board XOR all letters. Keys and sections that are not known are passed over.
 */
import type { Deal } from '../../bridge/deal/deal.ts';
import { SEATS, type Seat } from '../../bridge/seat.ts';
import { decodeText } from '../decode-text.ts';
import { quoteOf } from '../event/deal-faults.ts';
import { dealsByBoard, eventOfDeals, plainDeal } from '../event/deals.ts';
import type { FileDeal } from '../event/event.ts';
import type { FileProblem, FormatOfFile, TournamentFile } from '../event/file.ts';
import { CARDS, dealOf, holders } from './cards.ts';
import type { DlmFault } from './problems.ts';
import { bytesOfRecords } from './records.ts';

const MOST_BOARDS = 99;
const FIRST_LETTER = 'a'.charCodeAt(0);

/** A line `Key=value`, with its number. */
interface Setting {
  readonly line: number;
  readonly value: string;
}

type Problem = FileProblem<DlmFault>;

export function parseDlm(bytes: Uint8Array): TournamentFile<DlmFault> {
  const { settings, boards, lines, problems: twice } = readSettings(decodeText(bytes).text);
  const [from, to] = [numberOf(settings, 'from board'), numberOf(settings, 'to board')];
  const answer = (deals: readonly FileDeal[], problems: readonly Problem[]): TournamentFile<DlmFault> => ({
    format: 'dlm',
    version: null,
    events: eventOfDeals(deals),
    problems: [...twice, ...problems].toSorted((a, b) => a.line - b.line),
  });
  if (boards.size === 0) return answer([], [problemAt('no-deals', 1)]);
  if (from === null || to === null || from < 1 || to > MOST_BOARDS || from > to) {
    const setting = settings.get('from board') ?? settings.get('to board');
    return answer([], [problemAt('board-range', setting?.line ?? 1, setting?.value)]);
  }
  const read = [...boards].flatMap(([board, setting]) =>
    board < from || board > to ? [] : [readBoard(board, setting)],
  );
  const deals = read.flatMap((one) => ('code' in one ? [] : [one]));
  const problems = [
    ...checksumProblems(settings, from, to),
    ...read.flatMap((one) => ('code' in one ? [one] : [])),
    // Boards between may be left out, the last one is there unless the file was cut.
    ...(boards.has(to) ? [] : [problemAt('last-board-missing', lines, '', to)]),
  ];
  return answer(deals, deals.length + problems.length === 0 ? [problemAt('no-deals', 1)] : problems);
}

function problemAt(code: DlmFault, line: number, text = '', board: number | null = null): Problem {
  return { kind: 'problem', code, line, text: quoteOf(text), board };
}

/** The lines by their key, those of boards by their number, and how many lines there are. */
function readSettings(text: string) {
  const settings = new Map<string, Setting>();
  const boards = new Map<number, Setting>();
  const problems: Problem[] = [];
  const rows = text.split(/\r\n|\r|\n/);
  for (const [place, row] of rows.entries()) {
    const equals = row.indexOf('=');
    if (equals === -1) continue;
    const key = row.slice(0, equals).trim().toLowerCase();
    const setting = { line: place + 1, value: row.slice(equals + 1).trim() };
    const board = /^board +0*(\d{1,2})$/.exec(key)?.[1];
    if (board === undefined) {
      if (!settings.has(key)) settings.set(key, setting);
    } else if (!boards.has(Number(board))) boards.set(Number(board), setting);
    else if (boards.get(Number(board))?.value !== setting.value) {
      problems.push(problemAt('board-twice', setting.line, '', Number(board)));
    }
  }
  return { settings, boards, lines: rows.length, problems };
}

function numberOf(settings: ReadonlyMap<string, Setting>, key: string): number | null {
  const value = settings.get(key)?.value ?? '';
  return /^\d{1,4}$/.test(value) ? Number(value) : null;
}

/** The checksum is the number of copies XOR both boards, XOR 1 where the hands are shown. */
function checksumProblems(settings: ReadonlyMap<string, Setting>, from: number, to: number): readonly Problem[] {
  const checksum = settings.get('checksum');
  const copies = numberOf(settings, 'duplicates');
  if (!checksum || copies === null) return [];
  const shown = settings.get('status')?.value.toLowerCase() === 'show' ? 1 : 0;
  const right = (copies ^ from ^ to ^ shown) === numberOf(settings, 'checksum');
  return right ? [] : [problemAt('checksum', checksum.line, checksum.value)];
}

function readBoard(board: number, { line, value }: Setting): FileDeal | Problem {
  const [, letters, digits] = /^([a-p]{26})(\d{3})$/i.exec(value) ?? [];
  if (letters === undefined) return problemAt('board-form', line, value, board);
  const small = letters.toLowerCase();
  if (Number(digits) !== checkOf(board, small)) return problemAt('check-digits', line, digits, board);
  const hands: Record<Seat, number[]> = { N: [], E: [], S: [], W: [] };
  for (let card = 0; card < CARDS.length; card++) {
    const pair = small.charCodeAt(card >> 1) - FIRST_LETTER;
    const seat = SEATS[card % 2 === 0 ? pair >> 2 : pair & 3];
    if (seat) hands[seat].push(card);
  }
  const deal = dealOf(hands, { line, board });
  return 'code' in deal ? deal : plainDeal(line, board, deal);
}

function checkOf(board: number, letters: string): number {
  return Array.from(letters, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum ^ code, board);
}

/** What stands for a board that isn't dealt. */
const NO_DEAL = 'aaaaaabffffffkkkkkklpppppp';

function boardText(board: number, deal: Deal | undefined): string {
  const held = deal && holders(deal).map((seat) => SEATS.indexOf(seat));
  const letters = held
    ? CARDS.slice(CARDS.length / 2)
        .map((_, pair) => FIRST_LETTER + 4 * (held[2 * pair] ?? 0) + (held[2 * pair + 1] ?? 0))
        .map((code) => String.fromCharCode(code))
        .join('')
    : NO_DEAL;
  return letters + String(checkOf(board, letters)).padStart(3, '0');
}

/** A board between the first and the last that has no deal is left out. */
function makeDlm(deals: readonly FileDeal[]): Uint8Array {
  const byBoard = new Map(dealsByBoard(deals).map(({ board, deal }) => [board, deal]));
  const dealt = [...byBoard.keys()].filter((board) => board <= MOST_BOARDS);
  const [from, to] = [dealt[0] ?? 0, dealt.at(-1) ?? 0];
  const lines = [
    '[Document]',
    'Headline=',
    'Status=Show',
    'Duplicates=1',
    `From board=${from}`,
    `To board=${to}`,
    'Next board to duplimate=0',
    'PrintOuts=0',
    'Crypto key=0',
    `Checksum=${1 ^ from ^ to ^ 1}`,
    ...Array.from({ length: MOST_BOARDS }, (_, place) => place + 1)
      .filter((board) => board < from || board > to || byBoard.has(board))
      .flatMap((board) => {
        const number = String(board).padStart(2, '0');
        return [`Duplicates ${number}=0`, `Board ${number}=${boardText(board, byBoard.get(board))}`];
      }),
  ];
  return bytesOfRecords(lines.map((line) => `${line}\r\n`));
}

export const DLM: FormatOfFile = {
  format: 'dlm',
  extensions: ['dlm'],
  isLikely: (bytes) => /^\s*\[document\]/i.test(decodeText(bytes.subarray(0, 200)).text),
  parse: parseDlm,
  make: ({ deals }) => makeDlm(deals),
};
