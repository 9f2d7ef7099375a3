import { formatContract } from '../../../src/bridge/notation/contract.ts';
import { seatLetter } from '../../../src/bridge/notation/seat.ts';
import { formatTricks } from '../../../src/bridge/notation/tricks.ts';
import type { SheetOutcome } from '../../../src/bridge/sheet/line.ts';
import { CSV_SEPARATOR } from '../../../src/format/csv-number.ts';
import { writeCsv } from '../../../src/format/csv.ts';
import type { Language } from '../../../src/language.ts';
import { rubberKindNames } from '../../../src/language/game/rubber.ts';
import { SEATS, SIDES } from '../../../src/bridge/seat.ts';
import { sheetWords } from '../../../src/language/sheet/words.ts';
import type { SheetSpreadsheet } from '../document.ts';
import { printedGame } from '../documents/sheet/game.ts';
import { dealHeads, minibridgeDealRows, rubberDealRows } from '../documents/sheet/rows.ts';

/** The deals of a sheet, a line each; then what a rubber's end brings, and the totals. */
export const sheetSpreadsheet: SheetSpreadsheet = {
  write({ sheet, language }) {
    const words = sheetWords[language];
    const game = printedGame(sheet);
    const heads = dealHeads(game.rubber !== null, language);
    const rows =
      game.rubber === null
        ? minibridgeDealRows(game.deals, language)
        : rubberDealRows(game.deals, game.rubber, language);
    const head = [words.number, ...heads.before, words.contract, words.by, words.result, ...heads.after];
    const body = rows.map(({ outcome, before, after }, index) => [
      String(index + 1),
      ...before.map(String),
      ...outcomeTexts(outcome, game.rubber === null, language),
      ...after.map(String),
    ]);
    const players = SEATS.map((seat) => [words.seat[seat], sheet.players[seat]]);
    return writeCsv([...players, head, ...body, ...endRows(game, language)], CSV_SEPARATOR[language]);
  },
};

function outcomeTexts(outcome: SheetOutcome, isMinibridge: boolean, language: Language): readonly string[] {
  const words = sheetWords[language];
  if (outcome.kind === 'passedOut') return [isMinibridge ? words.thrownIn : words.passedOut, '', ''];
  const { contract, declarer, tricks } = outcome;
  return [formatContract(contract, language), seatLetter(declarer, language), formatTricks(contract, tricks)];
}

/** A line without a deal, in the columns of a rubber. */
function row(what: string, points: readonly string[]): readonly string[] {
  return ['', what, '', '', '', ...points];
}

/** What stands below the deals of a rubber, in the columns of its sides. */
function endRows({ rubber }: ReturnType<typeof printedGame>, language: Language): readonly (readonly string[])[] {
  if (rubber === null) return [];
  const bonuses = rubber.entries.filter(({ deal }) => deal === null);
  return [
    ...bonuses.map(({ kind, side, points }) =>
      row(
        rubberKindNames[language][kind],
        SIDES.map((one) => (one === side ? String(points) : '')),
      ),
    ),
    row(
      sheetWords[language].total,
      SIDES.map((side) => String(rubber.totals[side])),
    ),
  ];
}
