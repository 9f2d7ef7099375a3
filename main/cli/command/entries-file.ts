import { readEntriesCsv, type EntriesCsvRow } from '../../../src/format/entries/csv.ts';
import { entriesCsvProblemSentence } from '../../../src/language/files/entries.ts';
import type { Language } from '../../../src/language.ts';
import type { CommandAnswer, CommandContext } from './command.ts';
import { badInput, located, unreadableFile, type LocatedProblem } from './problems.ts';
import { readTextFile } from './text-file.ts';

/** The lines of a file of entries, or what the command answers where it can't be read. */
export async function readEntriesFile(
  file: string,
  context: CommandContext,
): Promise<readonly EntriesCsvRow[] | CommandAnswer> {
  const { language } = context;
  const read = await readTextFile(file);
  if (read.kind === 'problem') return unreadableFile(file, read, language);
  const entries = readEntriesCsv(read.text);
  if (entries.kind === 'entries') return entries.rows;
  return badInput(file, entriesProblems(entries.problems, language), context);
}

/** What is wrong in a file of entries, in sentences. */
export function entriesProblems(
  problems: readonly Parameters<typeof entriesCsvProblemSentence>[0][],
  language: Language,
): readonly LocatedProblem[] {
  return located(problems, (problem) => entriesCsvProblemSentence(problem, language));
}
