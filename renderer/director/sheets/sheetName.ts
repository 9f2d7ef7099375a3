import type { SheetPlayers } from '../../../main/club/model/sheet.ts';
import type { SheetKind } from '../../../src/bridge/sheet/stored.ts';
import { SIDES } from '../../../src/bridge/seat.ts';
import type { Language } from '../../../src/language.ts';
import { isolateName } from '../../../src/names/isolate.ts';
import { sheetWords } from '../../../src/language/sheet/words.ts';

/** The two players of a side; names that are not known are left out. */
export function sidePlayers({ N, E, S, W }: SheetPlayers): Readonly<Record<'NS' | 'EW', readonly string[]>> {
  return { NS: [N, S].filter(isKnown), EW: [E, W].filter(isKnown) };
}

const isKnown = (name: string) => name !== '';

/** What a sheet is called: its game and who plays it. */
export function sheetName(
  { kind, players }: { readonly kind: SheetKind; readonly players: SheetPlayers },
  language: Language,
): string {
  const sides = sidePlayers(players);
  const names = SIDES.map((side) => sides[side].map(isolateName).join(' / ')).filter((pair) => pair !== '');
  const game = sheetWords[language].kind[kind];
  return names.length === 0 ? game : `${game}, ${names.join(' – ')}`;
}
