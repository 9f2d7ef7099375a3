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
  return all.toSorted((a, b) => a.slot.section - b.slot.section || a.slot.table - b.slot.table);
}

/** The name of the table of a line: 3, or B3. */
export function ruledTable({ letter, slot }: PageLine): string {
  return `${letter ?? ''}${slot.table}`;
}

/** Chosen lines as they are typed. */
export function tablesText(lines: readonly PageLine[]): string {
  return [...new Set(lines.map(ruledTable))].join(' ');
}

/** The lines whose tables are typed, `2 3 5-7`, `B2-4` or `*`, and the first part that names none. */
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
  const [, section, from, to = from] = /^([A-Z]?)(\d{1,3})(?:[-–][A-Z]?(\d{1,3}))?$/.exec(part) ?? [];
  if (from === undefined || to === undefined) return false;
  if ((line.letter ?? '') !== (section || (letter ?? ''))) return false;
  return line.slot.table >= Number(from) && line.slot.table <= Number(to);
}
