import {
  findEntries,
  isEntryDetails,
  NO_ENTRY_DETAILS,
  type EntryDetails,
} from '../../../src/format/entries/details.ts';
import type { ResultsCsv } from '../../../src/format/results/csv.ts';
import { rankingCommandWords } from '../../../src/language/commands/ranking.ts';
import { PENALTY_UNITS_OF } from '../../../src/scoring/session-scoring.ts';
import type { CommandAnswer, CommandContext } from '../command/command.ts';
import { entriesProblems, readEntriesFile } from '../command/entries-file.ts';
import { badInput } from '../command/problems.ts';
import type { ScoreCall } from './arguments.ts';
import { findWithdrawals, type FileWithdrawals } from './withdrawals.ts';

/** The results, with what the file of --entries says. */
export interface DescribedSession extends FileWithdrawals {
  readonly details: EntryDetails;
}

/** Reads the file of --entries and matches it with the results. Where it is wrong, returns what the command answers. */
export async function readEntries(
  call: ScoreCall,
  results: ResultsCsv,
  context: CommandContext,
): Promise<DescribedSession | CommandAnswer> {
  const { language } = context;
  const { entries: file } = call.ranking;
  if (file === null) return { kind: 'withdrawals', file: results, withdrawals: [], details: NO_ENTRY_DETAILS };
  const rows = await readEntriesFile(file, context);
  if ('exit' in rows) return rows;
  const { unit } = call.method;
  const [usual] = PENALTY_UNITS_OF[unit];
  const details = findEntries(rows, results, usual);
  if (!isEntryDetails(details)) return badInput(file, entriesProblems(details, language), context);
  const units: readonly string[] = PENALTY_UNITS_OF[unit];
  const wrong = details.penalties
    .filter((penalty) => !units.includes(penalty.unit))
    .map(({ line }) => {
      const message = rankingCommandWords[language].penaltyUnit[unit];
      return { line, column: 'unit', code: 'penalty-unit', message };
    });
  if (wrong.length > 0) return badInput(file, wrong, context);
  const found = findWithdrawals(results, details.withdrawn, language);
  return 'kind' in found ? { ...found, details } : badInput(file, found, context);
}
