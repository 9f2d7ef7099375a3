import { readMatchCsv, type MatchCsv } from '../../../src/format/match/csv.ts';
import { withHead } from '../../../src/format/results/columns.ts';
import type { Language } from '../../../src/language.ts';
import { matchCsvProblemSentence } from '../../../src/language/files/match.ts';
import { matchCommandWords } from '../../../src/language/commands/match.ts';
import { scoreCommandWords } from '../../../src/language/commands/score.ts';
import { victoryPointProblemSentence } from '../../../src/language/regulation/victory-points-problem.ts';
import { TEAMS_AT_FAULT, gradesOfFault } from '../../../src/scoring/teams/grade.ts';
import { isMatchScore, missingBoards, scoreMatch } from '../../../src/scoring/teams/match.ts';
import { hasVoidWorth, isVoidMatch, voidTotals } from '../../../src/scoring/teams/void.ts';
import { isMatchWorth, matchWorth } from '../../../src/scoring/teams/worth.ts';
import { VICTORY_POINT_SCALE_CODES } from '../../../src/scoring/victory-points/scale.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import type { WrongCall } from '../command/options.ts';
import type { ExplainRequest } from '../command/explain-option.ts';
import { MATCH_METHOD_CODES, readMatchArguments, readMatchOptions, type MatchCall } from './arguments.ts';
import { explainMatch, matchExplanationJson, matchExplanationText } from './explain.ts';
import { matchJson } from './json.ts';
import { isMatchPenalties, readMatchPenalties, type MatchPenalty } from './penalties.ts';
import type { MatchReport } from './report.ts';
import { matchTable } from './table.ts';
import { badInput, located, problemAnswer, unreadableFile } from '../command/problems.ts';
import { readTextFile } from '../command/text-file.ts';
import { isScaleOfFile, readScaleFile } from '../command/scale-file.ts';
import { jsonDocument } from '../command/json.ts';

/** `etui match FILE.csv`: the boards of one team match compared, its IMPs, and what it is worth. */
export const matchCommand: Command = {
  usage: (language) =>
    matchCommandWords[language].usage(
      MATCH_METHOD_CODES.join(', '),
      VICTORY_POINT_SCALE_CODES.join(', '),
      TEAMS_AT_FAULT.join(', '),
    ),
  answer: match,
};

async function match(args: readonly string[], context: CommandContext): Promise<CommandAnswer | WrongCall> {
  const { language } = context;
  const given = readMatchOptions(args, language);
  if (given.problem !== undefined) return given;
  const { table } = given.values;
  const own = typeof table === 'string' ? await readScaleFile(table, context) : null;
  if (own !== null && !isScaleOfFile(own)) return own;
  const call = readMatchArguments(given, own, language);
  if (call.problem !== undefined) return call;
  const read = await readTextFile(call.file);
  if (read.kind === 'problem') return unreadableFile(call.file, read, language);
  const file = readMatchCsv(read.text, call.undertricks);
  if (file.kind === 'problems') {
    const problems = located(file.problems, (problem) =>
      matchCsvProblemSentence(withHead(problem, language), language),
    );
    return badInput(call.file, problems, context);
  }
  const penalties = await readMatchPenalties(call, file.names, context);
  return isMatchPenalties(penalties) ? answer(call, file, penalties, context) : penalties;
}

function answer(
  call: MatchCall,
  file: MatchCsv,
  penalties: readonly MatchPenalty[],
  { json, language }: CommandContext,
): CommandAnswer {
  const words = matchCommandWords[language];
  const boards = boardsDue(file.boards, call.boards);
  if (boards === null) {
    return { exit: 2, out: '', messages: [words.boardsTooFew(call.boards ?? 0, file.boards.length)] };
  }
  const removed = call.fault && gradesOfFault(call.fault);
  const score = scoreMatch({ lines: file.lines, boards, removed }, call.rules);
  // the file has each board once from each table, and all of them are due
  if (!isMatchScore(score)) throw new Error(`match: ${score.code}`);
  const nothing = removed !== null && isVoidMatch(score);
  const totals = nothing ? voidTotals(boards.length, removed) : score.totals;
  const worth =
    nothing && !hasVoidWorth(call.method) ? null : matchWorth(totals, boards.length, call.method, penalties);
  if (worth !== null && !isMatchWorth(worth)) {
    const message = victoryPointProblemSentence(worth, language);
    const { kind, code } = worth;
    return problemAnswer({ kind, code, message }, json);
  }
  const report = { call, file, score, totals, penalties, worth, isVoid: nothing };
  if (call.explain) return explained(call.explain, report, { json, language });
  const out = json ? jsonDocument(matchJson(report)) : matchTable(report, language);
  return { exit: 0, out, messages: json ? [] : remarks(report, language) };
}

/** The derivations that --explain asks for, in place of the report. */
function explained(request: ExplainRequest, report: MatchReport, { json, language }: CommandContext): CommandAnswer {
  const explanations = explainMatch(request, report);
  if (explanations.boards.length === 0) {
    return { exit: 1, out: '', messages: [scoreCommandWords[language].nothingToExplain(request.board, request.entry)] };
  }
  const out = json
    ? jsonDocument(matchExplanationJson(explanations, report, language))
    : matchExplanationText(explanations, report, language);
  return { exit: 0, out, messages: [] };
}

/** The boards due: those of the file, and where more are due, the unused numbers from its first board upwards. */
function boardsDue(given: readonly number[], due: number | null): readonly number[] | null {
  if (due === null) return given;
  if (given.length > due) return null;
  const boards = new Set(given);
  for (let next = given[0] ?? 1; boards.size < due; next += 1) boards.add(next);
  return [...boards].toSorted((a, b) => a - b);
}

function remarks({ score, isVoid, worth }: MatchReport, language: Language): readonly string[] {
  const words = matchCommandWords[language];
  if (isVoid) {
    const sentence = words.isVoid(score.compared, score.boards.length);
    return worth === null ? [sentence, words.voidWithoutWorth] : [sentence];
  }
  const missing = missingBoards(score.boards);
  if (missing.length === 0) return [];
  return [words.notComplete(missing.map(({ board, reason }) => `${board} (${words.missing[reason]})`).join(', '))];
}
