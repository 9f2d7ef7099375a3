import type { CsvResult, ResultsCsv } from '../../../src/format/results/csv.ts';
import type { Language } from '../../../src/language.ts';
import { rankingCommandWords } from '../../../src/language/commands/ranking.ts';
import { withdrawPairFromSession, type WithdrawalOutcome } from '../../../src/scoring/ranked-session/withdrawal.ts';
import type { LocatedProblem } from '../command/problems.ts';
import { entryName } from './names.ts';

/** The results after some pairs withdrew. */
export interface Withdrawals {
  readonly kind: 'withdrawals';
  readonly file: ResultsCsv;
  /** Who is not listed: the seats nobody sits in, and pairs whose results are cancelled. */
  readonly leftOut: ReadonlySet<number>;
  /** Pairs whose results stand. They have no place. */
  readonly standing: ReadonlySet<number>;
  /** What became of each, as sentences. */
  readonly messages: readonly string[];
}

/**
 * Takes out the pairs that withdrew (EBU White Book 2.4.4). What one was still to play are its lines not played; a pair
 * without such lines has nothing that its opponents could be given average plus for.
 * @param withdrawn with the lines of the file of entries that say so
 */
export function withWithdrawals(
  file: ResultsCsv,
  withdrawn: ReadonlyMap<number, number>,
  language: Language,
): Withdrawals | readonly LocatedProblem[] {
  const problems = [...withdrawn].flatMap(([entry, line]) => withdrawalProblem(file, entry, line, language));
  if (problems.length > 0) return problems;
  const words = rankingCommandWords[language];
  const leftOut = new Set<number>();
  const standing = new Set<number>();
  const messages: string[] = [];
  let after = file;
  for (const entry of withdrawn.keys()) {
    const outcome = withdraw(after, entry);
    after = outcome.file;
    leftOut.add(outcome.emptySeat);
    (outcome.outcome === 'cancelled' ? leftOut : standing).add(entry);
    const say = outcome.outcome === 'cancelled' ? words.cancelled : words.stands;
    messages.push(say(entryName(file, entry)));
  }
  return { kind: 'withdrawals', file: after, leftOut, standing, messages };
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

/** The seat it leaves has its name, so that the boards still show who was due. */
function withdraw(file: ResultsCsv, entry: number) {
  const emptySeat = file.entries.length;
  const due = file.results.filter((result) => isDue(result, entry));
  const played = file.results.filter((result) => !isDue(result, entry));
  const { outcome, lines } = withdrawPairFromSession(played, due, { entry, emptySeat });
  const results = lines.map((line) => (line.ns === emptySeat || line.ew === emptySeat ? asAwarded(line) : line));
  const left = file.entries[entry];
  const entries = left ? [...file.entries, left] : file.entries;
  const sorted = results.toSorted((a, b) => a.line - b.line);
  return { outcome: outcome satisfies WithdrawalOutcome, emptySeat, file: { ...file, entries, results: sorted } };
}

/** The line as the file would have it: each side its own award. */
function asAwarded(line: CsvResult): CsvResult {
  const { ns = null, ew = null } = line.award ?? {};
  return ns === null || ew === null ? line : { ...line, outcome: { kind: 'split', ns, ew } };
}
