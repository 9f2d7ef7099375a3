import type { EntriesCsvRow } from '../../../src/format/entries/csv.ts';
import { readStageMatchesCsv, type StageMatchRow } from '../../../src/format/matches/csv.ts';
import { standingsCommandWords } from '../../../src/language/commands/standings.ts';
import { stageMatchesProblemSentence } from '../../../src/language/files/matches.ts';
import type { Language } from '../../../src/language.ts';
import type { CommandAnswer, CommandContext } from '../command/command.ts';
import { readEntriesFile } from '../command/entries-file.ts';
import { badInput, located, unreadableFile, type LocatedProblem } from '../command/problems.ts';
import { readTextFile } from '../command/text-file.ts';

/** Somebody who is ranked, with everything the file of entries says of them. */
export interface EventEntry {
  readonly entry: number;
  readonly name: string;
  readonly lot: number | null;
  readonly standing: EntriesCsvRow['standing'];
  readonly changes: readonly (EntriesCsvRow & { readonly change: object })[];
}

/** An event of matches, from its two files. */
export interface EventFiles {
  readonly exit?: never;
  /** In the order of the file. */
  readonly entries: readonly EventEntry[];
  readonly matches: readonly StageMatchRow[];
}

/** Reads the entries and the matches of an event, or answers with what is wrong in them. */
export async function readEventFiles(
  entriesFile: string,
  matchesFile: string,
  context: CommandContext,
): Promise<EventFiles | CommandAnswer> {
  const entries = await readEntries(entriesFile, context);
  if ('exit' in entries) return entries;
  const { language } = context;
  const read = await readTextFile(matchesFile);
  if (read.kind === 'problem') return unreadableFile(matchesFile, read, language);
  const file = readStageMatchesCsv(read.text);
  if (file.kind === 'problems') {
    const problems = located(file.problems, (problem) => stageMatchesProblemSentence(problem, language));
    return badInput(matchesFile, problems, context);
  }
  const known = new Set(entries.map(({ entry }) => entry));
  const unknown = file.rows.flatMap((row) => unknownEntries(row, known, language));
  return unknown.length > 0 ? badInput(matchesFile, unknown, context) : { entries, matches: file.rows };
}

function unknownEntries(
  { line, home, away }: StageMatchRow,
  known: ReadonlySet<number>,
  language: Language,
): readonly LocatedProblem[] {
  const sides = [
    ['home', home],
    ['away', away],
  ] as const;
  return sides.flatMap(([column, entry]) =>
    entry === null || known.has(entry)
      ? []
      : [{ line, column, code: 'entryUnknown', message: standingsCommandWords[language].entryUnknown(entry) }],
  );
}

async function readEntries(file: string, context: CommandContext): Promise<readonly EventEntry[] | CommandAnswer> {
  const rows = await readEntriesFile(file, context);
  if ('exit' in rows) return rows;
  const entries = new Map<number, EventEntry>();
  const problems = rows.flatMap((row) => addRow(entries, row, context.language) ?? []);
  return problems.length > 0 ? badInput(file, problems, context) : [...entries.values()];
}

/** Adds a line to the entries; a further line of an entry may have another penalty. */
function addRow(entries: Map<number, EventEntry>, row: EntriesCsvRow, language: Language): LocatedProblem | null {
  const words = standingsCommandWords[language];
  const { line, change } = row;
  const problem = { line, column: 'entry' };
  if (!/^0*[1-9]\d{0,4}$/.test(row.entry)) {
    return { ...problem, code: 'entryNumber', message: words.entryNumber(row.entry) };
  }
  const entry = Number(row.entry);
  const before = entries.get(entry);
  const { name, lot, standing } = row;
  const isAnother =
    before && [before.name, before.lot, before.standing].some((one, at) => one !== [name, lot, standing][at]);
  if (before && (isAnother || change === null)) {
    return { ...problem, code: 'entryTwice', message: words.entryTwice(entry) };
  }
  const changes = [...(before?.changes ?? []), ...(change ? [{ ...row, change }] : [])];
  entries.set(entry, { entry, name, lot, standing, changes });
  return null;
}
