/**
 * DUP: a board is 156 bytes, the cards as BRI has them, again as DGE has them or 68 spaces, and ten that the first
 * board alone has, NUL in the others: whether dealt at random and whether the other way round (Y or N), the number of
 * the first board in 3, copies in 2, the last board in 3.
 */
import type { Deal } from '../../bridge/deal/deal.ts';
import { formatDeal } from '../../bridge/deal/text.ts';
import { quoteOf } from '../event/deal-faults.ts';
import { plainDeal } from '../event/deals.ts';
import type { FileProblem, FormatOfFile, TournamentFile } from '../event/file.ts';
import { beginsWithDigits, DIGITS, digitsOf, readDigits } from './bri.ts';
import { readSuited, SUITED, suitedText } from './dge.ts';
import type { MachineFault } from './problems.ts';
import { bytesOfRecords, dealsThatRunOn, parseRecords } from './records.ts';

const RECORD = 156;
const SETTINGS = DIGITS + SUITED;
const MOST_BOARDS = 99;
/** Where a record has its low board. */
const LOW_BOARD = [SETTINGS + 2, SETTINGS + 5] as const;

export function parseDup(bytes: Uint8Array): TournamentFile<MachineFault> {
  const text = String.fromCharCode(...bytes.subarray(...LOW_BOARD));
  if (text.length > 0 && !/^ {0,2}[1-9]\d{0,2} {0,2}$/.test(text)) {
    // Without the first number no other is known.
    const problem = { kind: 'problem', code: 'low-board', line: 1, text: quoteOf(text), board: null } as const;
    return { format: 'dup', version: null, events: [], problems: [problem] };
  }
  const low = Number(text);
  return parseRecords('dup', bytes, RECORD, (record, line) => {
    const board = low + line - 1;
    const deal = readBoth(record, line, board);
    return 'code' in deal ? deal : plainDeal(line, board, deal);
  });
}

/** The deal, where both ways of writing it agree. */
function readBoth(record: string, line: number, board: number): Deal | FileProblem<MachineFault> {
  const deal = readDigits(record.slice(0, DIGITS), line, board);
  const again = record.slice(DIGITS, SETTINGS);
  if ('code' in deal || again.trim() === '') return deal;
  const other = readSuited(again, line, board);
  if ('code' in other) return other;
  if (formatDeal(deal) === formatDeal(other)) return deal;
  return { kind: 'problem', code: 'hands-differ', line, text: '', board };
}

export const DUP: FormatOfFile = {
  format: 'dup',
  extensions: ['dup'],
  isLikely: (bytes) => beginsWithDigits(bytes) && bytes.length % RECORD === 0 && isYesOrNo(bytes[SETTINGS]),
  parse: parseDup,
  make: (event) => {
    const deals = dealsThatRunOn(event.deals, MOST_BOARDS);
    const [low, high] = [deals[0], deals.at(-1)].map((deal) => String(deal?.board ?? 1).padEnd(3));
    const first = `YN${low}0 ${high}`;
    const others = '\0'.repeat(first.length);
    return bytesOfRecords(
      deals.map(({ deal }, place) => digitsOf(deal) + suitedText(deal) + (place === 0 ? first : others)),
    );
  },
};

function isYesOrNo(byte: number | undefined): boolean {
  return byte === 0x59 || byte === 0x4e;
}
