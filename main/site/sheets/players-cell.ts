import type { PageTexts } from '../../../src/page/sheet.ts';
import { cardSheetName } from '../sheet-names.ts';

const BETWEEN = ' / ';

/** Two players who are ranked by themselves: the number and the name of each lead to the scorecard. */
export function playersCell(players: readonly (readonly [label: string, name: string])[]): PageTexts {
  return {
    texts: players.flatMap(([label, name], index) => [
      ...(index === 0 ? [] : [BETWEEN]),
      { text: [label, name].filter((text) => text !== '').join(' '), to: cardSheetName(label) },
    ]),
  };
}
