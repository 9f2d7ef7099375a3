import { readEntriesCsv } from '../../src/format/entries-csv.ts';
import { entriesSaid, isEntriesSaid, NOTHING_SAID, type EntriesSaid } from '../../src/format/entries-of-results.ts';
import type { ResultsCsv } from '../../src/format/results-csv.ts';
import { entriesCsvProblemSentence } from '../../src/language/entries-csv.ts';
import { rankingCommandWords } from '../../src/language/ranking-command.ts';
import { scoringWords } from '../../src/language/scoring.ts';
import { PENALTY_UNITS_OF } from '../../src/scoring/session-scoring.ts';
import type { CommandAnswer, CommandContext } from './command.ts';
import { badInput, unreadable } from './problems.ts';
import { readText } from './read-text.ts';
import type { ScoreCall } from './score-arguments.ts';
import { withWithdrawals, type Withdrawals } from './score-withdrawals.ts';

/** The results and what the director says of their entries. */
export interface SaidOfEntries extends Withdrawals {
  readonly said: EntriesSaid;
}

/** Reads the file of --entries and holds it against the results, or says what the command answers in its place. */
export async function readEntries(
  call: ScoreCall,
  results: ResultsCsv,
  context: CommandContext,
): Promise<SaidOfEntries | CommandAnswer> {
  const { language } = context;
  const { entries: file } = call.ranking;
  const nothing = { leftOut: new Set<number>(), standing: new Set<number>(), messages: [] };
  if (file === null) return { kind: 'withdrawals', file: results, said: NOTHING_SAID, ...nothing };
  const read = await readText(file);
  if (read.kind === 'problem') return unreadable(scoringWords[language][read.code](file, read.reason));
  const rows = readEntriesCsv(read.text);
  const { unit } = call.method;
  const [usual] = PENALTY_UNITS_OF[unit];
  const said = rows.kind === 'problems' ? rows.problems : entriesSaid(rows.rows, results, usual);
  if (!isEntriesSaid(said)) {
    const problems = said.map((problem) => {
      const { line, column, code } = problem;
      return { line, column, code, message: entriesCsvProblemSentence(problem, language) };
    });
    return badInput(file, problems, context);
  }
  const units: readonly string[] = PENALTY_UNITS_OF[unit];
  const wrong = said.penalties
    .filter((penalty) => !units.includes(penalty.unit))
    .map(({ line }) => {
      const message = rankingCommandWords[language].penaltyUnit[unit];
      return { line, column: 'unit', code: 'penalty-unit', message };
    });
  if (wrong.length > 0) return badInput(file, wrong, context);
  const withdrawals = withWithdrawals(results, said.withdrawn, language);
  return 'kind' in withdrawals ? { ...withdrawals, said } : badInput(file, withdrawals, context);
}
