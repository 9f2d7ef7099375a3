import type { RubberEntry, RubberSettlement, RubberSheet } from '../../../src/bridge/rubber/sheet.ts';
import { SIDES } from '../../../src/bridge/seat.ts';
import type { RubberCsvDeal } from '../../../src/format/rubber-csv.ts';
import { contractText } from '../../../src/language/game/contract.ts';
import type { Language } from '../../../src/language.ts';
import { formatWhole } from '../../../src/language/numbers.ts';
import { rubberCommandWords } from '../../../src/language/commands/rubber.ts';
import { textTable } from '../command/text-table.ts';

/** The sheet as text: a line for each figure, a line under each game, the totals, and the settlement. */
export function rubberTable(
  sheet: RubberSheet,
  settlement: RubberSettlement,
  deals: readonly RubberCsvDeal[],
  left: boolean,
  language: Language,
): string {
  const words = rubberCommandWords[language];
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
  return `${textTable(columns, [...lines, ...end, totals])}\n\n${conclusion(sheet, settlement, left, language)}\n`;
}

function dealText({ outcome }: RubberCsvDeal['deal'], language: Language): string {
  if (outcome.kind === 'passedOut') return rubberCommandWords[language].passedOut;
  return contractText(outcome, language);
}

function entryLine(
  { side, where, kind, points }: RubberEntry,
  deal: string,
  contract: string,
  language: Language,
): string[] {
  const { kinds, head } = rubberCommandWords[language];
  const what = where === 'below' ? `${kinds[kind]}, ${head.below}` : kinds[kind];
  return [deal, contract, what, ...SIDES.map((column) => (column === side ? formatWhole(points) : ''))];
}

/** The line under a game, where the deal won it. */
function gameLine({ entries, games }: RubberSheet, deal: number, language: Language): string[][] {
  const game = entries.find((entry) => entry.deal === deal)?.game ?? 0;
  const winner = games[game];
  const isLast = !entries.some((entry) => entry.game === game && (entry.deal ?? -1) > deal);
  if (winner === undefined || !isLast) return [];
  const { game: words, side } = rubberCommandWords[language];
  return [['', '', `-- ${words(game + 1, side[winner])} --`]];
}

/** Who wins or leads; of a running rubber also who is vulnerable. */
function conclusion(
  sheet: RubberSheet,
  { winner, margin, hundreds }: RubberSettlement,
  left: boolean,
  language: Language,
): string {
  const words = rubberCommandWords[language];
  const over = sheet.finished || left;
  const side = winner === null ? '' : words.side[winner];
  const points = formatWhole(margin);
  const result = winner === null ? words.level : over ? words.wins(side, points, hundreds) : words.ahead(side, points);
  const vulnerable = SIDES.filter((one) => sheet.vulnerable[one]).map((one) => words.side[one]);
  return over || vulnerable.length === 0 ? result : `${result} ${words.vulnerable(vulnerable.join(', '))}`;
}
