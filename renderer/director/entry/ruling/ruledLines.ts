import { pageLines, type PageLine } from '../sheet/lines.ts';
import { boardOf, resultOnLine, type Sheet } from '../sheet/sheet.ts';

/** Every table. */
const ALL = '*';

/** The lines of a board on which one ruling can be made, the given line among them. */
export function linesToRule(sheet: Sheet, line: PageLine): readonly PageLine[] {
  const board = boardOf(sheet, line);
  const lines = pageLines(sheet.sections, { kind: 'board', board }).filter(
    (one) => boardOf(sheet, one) === board && (!one.withdrawn || resultOnLine(sheet, one)),
  );
  const all = lines.some(({ key }) => key === line.key) ? lines : [line, ...lines];
  return all.toSorted(({ slot: a }, { slot: b }) => a.section - b.section || a.table - b.table || a.round - b.round);
}

/** The name of a board's line by its key: its table, 3 or B3; where a table has several, with the round, 3/2. */
export function ruledTables(lines: readonly PageLine[]): ReadonlyMap<string, string> {
  const tables = lines.map(({ letter, slot }) => `${letter ?? ''}${slot.table}`);
  const isAmbiguous = (table: string) => tables.indexOf(table) !== tables.lastIndexOf(table);
  return new Map(
    lines.map((line, place) => {
      const table = tables[place] ?? '';
      return [line.key, isAmbiguous(table) ? `${table}/${line.slot.round}` : table];
    }),
  );
}

/** Lines as they are typed; `names` has those of all lines of the board. */
export function tablesText(names: ReadonlyMap<string, string>, lines: readonly PageLine[]): string {
  return lines.map((line) => names.get(line.key)).join(' ');
}

/** The lines whose tables are typed, `2 3 5-7`, `B2-4`, `3/2` or `*`, and the first part that names none. */
export interface TypedTables {
  readonly chosen: readonly PageLine[];
  readonly unknown: string | null;
}

/** @param letter the section of tables that are typed without one */
export function readRuledTables(text: string, lines: readonly PageLine[], letter: string | null): TypedTables {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const found = parts.map((part) => lines.filter((line) => isMeant(part.toUpperCase(), line, letter)));
  const chosen = new Set(found.flat());
  return {
    chosen: lines.filter((line) => chosen.has(line)),
    unknown: parts.find((_, place) => found[place]?.length === 0) ?? null,
  };
}

function isMeant(part: string, line: PageLine, letter: string | null): boolean {
  if (part === ALL) return true;
  const form = /^([A-Z]?)(\d{1,3})(?:[-–][A-Z]?(\d{1,3})|\/(\d{1,3}))?$/;
  const [, section, from, to = from, round] = form.exec(part) ?? [];
  if (from === undefined || to === undefined) return false;
  if ((line.letter ?? '') !== (section || (letter ?? ''))) return false;
  if (round !== undefined && line.slot.round !== Number(round)) return false;
  return line.slot.table >= Number(from) && line.slot.table <= Number(to);
}
