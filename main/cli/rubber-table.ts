import { displayContract } from '../../src/bridge/contract-notation.ts';
import { settlement, type RubberSheet, type SheetEntry } from '../../src/bridge/rubber.ts';
import { seatLetter } from '../../src/bridge/seat-notation.ts';
import { SIDES } from '../../src/bridge/seat.ts';
import { makeTricks } from '../../src/bridge/tricks-notation.ts';
import type { RubberCsvDeal } from '../../src/format/rubber-csv.ts';
import type { Language } from '../../src/language/language.ts';
import { formatWhole } from '../../src/language/numbers.ts';
import { rubberWords } from '../../src/language/rubber.ts';
import { layOut } from './text-table.ts';

/** The sheet as text: a line a figure, a line under each game, the totals, and what it settles to. */
export function rubberTable(
  sheet: RubberSheet,
  deals: readonly RubberCsvDeal[],
  left: boolean,
  language: Language,
): string {
  const words = rubberWords[language];
  const { head, short } = words;
  const columns = [
    { head: head.deal, align: 'right' },
    { head: head.contract, align: 'left' },
    { head: head.what, align: 'left' },
    { head: short.NS, align: 'right' },
    { head: short.EW, align: 'right' },
  ] as const;
  const lines = deals.flatMap(({ deal }, index) => {
    const contract = dealText(deal, language);
    const entries = sheet.entries.filter((entry) => entry.deal === index);
    const shown = entries.map((entry, first) =>
      entryLine(entry, first === 0 ? String(index + 1) : '', first === 0 ? contract : '', language),
    );
    return shown.length > 0 ? [...shown, ...gameLine(sheet, index, language)] : [[String(index + 1), contract]];
  });
  const end = sheet.entries.filter(({ deal }) => deal === null).map((entry) => entryLine(entry, '', '', language));
  const totals = ['', '', words.total, ...SIDES.map((side) => formatWhole(sheet.totals[side]))];
  return `${layOut(columns, [...lines, ...end, totals])}\n\n${conclusion(sheet, left, language)}\n`;
}

function dealText({ outcome }: RubberCsvDeal['deal'], language: Language): string {
  if (outcome.kind === 'passedOut') return rubberWords[language].passedOut;
  const { contract, declarer, tricks } = outcome;
  return `${displayContract(contract, language)} ${seatLetter(declarer, language)} ${makeTricks(contract, tricks)}`;
}

function entryLine(
  { side, where, kind, points }: SheetEntry,
  deal: string,
  contract: string,
  language: Language,
): string[] {
  const { kinds, head } = rubberWords[language];
  const what = where === 'below' ? `${kinds[kind]}, ${head.below}` : kinds[kind];
  return [deal, contract, what, ...SIDES.map((column) => (column === side ? formatWhole(points) : ''))];
}

/** A line where the deal won a game. */
function gameLine({ entries, games }: RubberSheet, deal: number, language: Language): string[][] {
  const game = entries.find((entry) => entry.deal === deal)?.game ?? 0;
  const winner = games[game];
  const isLast = !entries.some((entry) => entry.game === game && (entry.deal ?? -1) > deal);
  if (winner === undefined || !isLast) return [];
  const { game: words, side } = rubberWords[language];
  return [['', '', `-- ${words(game + 1, side[winner])} --`]];
}

/** Who wins or leads; of a running rubber also who is vulnerable. */
function conclusion(sheet: RubberSheet, left: boolean, language: Language): string {
  const words = rubberWords[language];
  const { winner, margin, hundreds } = settlement(sheet);
  const over = sheet.finished || left;
  const side = winner === null ? '' : words.side[winner];
  const points = formatWhole(margin);
  const result = winner === null ? words.level : over ? words.wins(side, points, hundreds) : words.ahead(side, points);
  const vulnerable = SIDES.filter((one) => sheet.vulnerable[one]).map((one) => words.side[one]);
  return over || vulnerable.length === 0 ? result : `${result} ${words.vulnerable(vulnerable.join(', '))}`;
}
