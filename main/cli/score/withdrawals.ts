import type { CsvResult, ResultsCsv } from '../../../src/format/results/csv.ts';
import type { Language } from '../../../src/language.ts';
import { rankingCommandWords } from '../../../src/language/commands/ranking.ts';
import type { PairWithdrawal, WithdrawalOutcome } from '../../../src/scoring/ranked-session/withdrawals.ts';
import type { LocatedProblem } from '../command/problems.ts';
import { entryName } from './names.ts';

/** The pairs that withdrew, and the file with the seats they left among its entries. */
export interface FileWithdrawals {
  readonly kind: 'withdrawals';
  readonly file: ResultsCsv;
  readonly withdrawals: readonly PairWithdrawal<CsvResult>[];
}

/**
 * Finds what the pairs that withdrew were still to play: their lines not played. A pair without such lines is a
 * problem, since its opponents could be given average plus for nothing.
 * @param withdrawn entries, with their lines in the file of --entries
 */
export function findWithdrawals(
  file: ResultsCsv,
  withdrawn: ReadonlyMap<number, number>,
  language: Language,
): FileWithdrawals | readonly LocatedProblem[] {
  const problems = [...withdrawn].flatMap(([entry, line]) => withdrawalProblem(file, entry, line, language));
  if (problems.length > 0) return problems;
  const leavers = [...withdrawn.keys()];
  const results = file.results.map((result) => {
    const leaver = leavers.find((entry) => isDue(result, entry));
    return leaver === undefined ? result : asAverage(result, leaver);
  });
  return {
    kind: 'withdrawals',
    // the empty seat has the name of the pair, so that the boards show who was due
    file: { ...file, results, entries: [...file.entries, ...leavers.flatMap((entry) => file.entries[entry] ?? [])] },
    withdrawals: leavers.map((entry, index) => ({
      entry,
      emptySeat: file.entries.length + index,
      due: results.filter(({ ns, ew }, line) => (ns === entry || ew === entry) && results[line] !== file.results[line]),
    })),
  };
}

/** A sentence for each pair that withdrew. */
export function withdrawalMessages(
  file: ResultsCsv,
  outcomes: ReadonlyMap<number, WithdrawalOutcome>,
  language: Language,
): readonly string[] {
  const words = rankingCommandWords[language];
  return [...outcomes].map(([entry, outcome]) => {
    const sentence = outcome === 'cancelled' ? words.cancelled : words.stands;
    return sentence(entryName(file, entry));
  });
}

function withdrawalProblem(
  file: ResultsCsv,
  entry: number,
  line: number,
  language: Language,
): readonly LocatedProblem[] {
  const words = rankingCommandWords[language];
  const at = { line, column: 'standing' };
  const name = entryName(file, entry);
  if (file.seating === 'players') return [{ ...at, code: 'withdrawnPlayer', message: words.withdrawnPlayer(name) }];
  if (file.results.some((result) => isDue(result, entry))) return [];
  return [{ ...at, code: 'withdrawnWithoutDue', message: words.withdrawnWithoutDue(name) }];
}

function isDue({ ns, ew, outcome }: CsvResult, entry: number): boolean {
  return (ns === entry || ew === entry) && outcome.kind === 'notPlayed';
}

/**
 * The line as the file would have it if the results of the pair stand: nothing for its seat, average plus for the
 * other.
 */
function asAverage(line: CsvResult, leaver: number): CsvResult {
  const [ns, ew] = line.ns === leaver ? ([0, 'average-plus'] as const) : (['average-plus', 0] as const);
  return { ...line, outcome: { kind: 'split', ns, ew } };
}
