import { readResultsCsv, type CsvResult, type ResultsCsv } from '../../src/format/results-csv.ts';
import type { ResultsCsvProblem } from '../../src/format/results-csv-problem.ts';
import { csvProblemSentence } from '../../src/language/csv.ts';
import type { Language } from '../../src/language/language.ts';
import { scoringWords } from '../../src/language/scoring.ts';
import { scoreSession, type SessionOptions, type SessionScores } from '../../src/scoring/session.ts';
import type { Command, CommandAnswer, CommandContext } from './command.ts';
import { badInput, type LocatedProblem } from './problems.ts';
import { readText } from './read-text.ts';
import { readScoreArguments, type ScoreCall } from './score-arguments.ts';
import { impossibleScores, methodProblems } from './score-checks.ts';
import type { ExplainAsked } from './explain-asked.ts';
import { explain, explainJson, explainText } from './score-explain.ts';
import { scoreJson } from './score-json.ts';
import { scoreTable } from './score-table.ts';

/** `etui score FILE.csv`: the boards of a session scored by a method and its pairs ranked. */
export const score: Command = async (args, context) => {
  const words = scoringWords[context.language];
  if (args.includes('--help')) return { exit: 0, out: `${words.usage}\n`, messages: [] };
  const call = readScoreArguments(args, context.language);
  if (call.kind === 'wrongUsage') return { exit: 2, out: '', messages: [call.message, words.usage] };
  const read = await readText(call.file);
  if (read.kind === 'problem') return { exit: 1, out: '', messages: [words[read.code](call.file, read.reason)] };
  const file = readResultsCsv(read.text, call.winners);
  if (file.kind === 'problems') {
    return badInput(
      call.file,
      file.problems.map((problem) => located(problem, context.language)),
      context,
    );
  }
  if (call.bySection && !file.sections) return { exit: 2, out: '', messages: [words.noSections] };
  const unscorable = methodProblems(file.results, call.method, call.regulation, context.language);
  return unscorable.length > 0 ? badInput(call.file, unscorable, context) : scored(call, file, context);
};

function scored(call: ScoreCall, file: ResultsCsv, { json, language }: CommandContext): CommandAnswer {
  const scores = scoreSession(file.results, sessionOptions(call, file));
  const tooMany = boardBeyond(call.expected, scores);
  if (tooMany) {
    const { board, actual } = tooMany;
    const message = scoringWords[language].expectedTooFew(call.expected ?? 0, board, actual);
    return { exit: 2, out: '', messages: [message] };
  }
  if (call.explain) return explained(call.explain, call, file, scores, { json, language });
  const out = json
    ? `${JSON.stringify(scoreJson(file, scores, call.method, call.regulation))}\n`
    : scoreTable(file, scores, call, language);
  const doubtful = impossibleScores(file.results, language);
  return { exit: 0, out, messages: doubtful.map(({ line, message }) => `${call.file}:${line}: ${message}`) };
}

/** The derivations asked for, in place of the report. */
function explained(
  asked: ExplainAsked,
  call: ScoreCall,
  file: ResultsCsv,
  scores: SessionScores<CsvResult>,
  { json, language }: CommandContext,
): CommandAnswer {
  const explanations = explain(asked, file, scores, call);
  if (explanations.figures.length === 0) {
    return { exit: 1, out: '', messages: [scoringWords[language].nothingToExplain(asked.board, asked.entry)] };
  }
  const out = json
    ? `${JSON.stringify(explainJson(explanations, file, call, language))}\n`
    : explainText(explanations, file, call, language);
  return { exit: 0, out, messages: [] };
}

function sessionOptions(call: ScoreCall, { winners, entries }: ResultsCsv): SessionOptions<CsvResult> {
  const { expected, bySection, method, regulation } = call;
  return {
    winners,
    method,
    regulation,
    lineOf: (entry) => entries[entry]?.line ?? null,
    ...(expected === null ? {} : { expected }),
    ...(bySection ? { fieldOf: ({ ns }: CsvResult) => entries[ns]?.section ?? '' } : {}),
  };
}

/** A board with more results than were said to be expected. */
function boardBeyond(expected: number | null, { boards }: SessionScores<CsvResult>) {
  return expected === null ? undefined : boards.find((board) => board.actual > expected);
}

function located(problem: ResultsCsvProblem, language: Language): LocatedProblem {
  const { line, column, code } = problem;
  return { line, column, code, message: csvProblemSentence(problem, language) };
}
