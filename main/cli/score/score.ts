import type { Language } from '../../../src/language.ts';
import { rankingCommandWords } from '../../../src/language/commands/ranking.ts';
import { scoreHelp } from '../../../src/language/commands/score-help.ts';
import { scoreCommandWords } from '../../../src/language/commands/score.ts';
import { UNEQUAL_BOARDS } from '../../../src/scoring/regulation/regulation.ts';
import { givesForSitOuts } from '../../../src/scoring/ranked-session/sit-outs.ts';
import { TIE_BREAK_CODES, TIE_BREAK_PRESETS } from '../../../src/scoring/standing/tie-breaks.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import type { WrongCall } from '../command/options.ts';
import type { ExplainRequest } from '../command/explain-option.ts';
import { badInput, locatedMessage } from '../command/problems.ts';
import { readScoreArguments, type ScoreCall } from './arguments.ts';
import { impossibleScores, methodProblems, roundProblems } from './checks.ts';
import { readEntries, type DescribedSession } from './entries.ts';
import { explain, explainJson, explainText } from './explain.ts';
import { scoreJson } from './json.ts';
import { readFileToScore } from './read.ts';
import { lastRound, rankFile, type PrintedSession } from './session.ts';
import { scoreTable } from './table.ts';
import { withdrawalMessages } from './withdrawals.ts';
import { jsonDocument } from '../command/json.ts';

/** `etui score FILE`: scores the boards of a session by a method and ranks its pairs. */
export const scoreCommand: Command = {
  usage: (language) => scoreCommandWords[language].usage,
  help: helpOn,
  answer: score,
};

async function score(args: readonly string[], context: CommandContext): Promise<CommandAnswer | WrongCall> {
  const { language } = context;
  const words = scoreCommandWords[language];
  const asked = readScoreArguments(args, language);
  if (asked.kind === 'wrongUsage') return { problem: asked.message };
  const read = await readFileToScore(asked, context);
  if ('exit' in read) return read;
  const { call, file } = read;
  if (call.bySection && !file.sections) return { exit: 2, out: '', messages: [words.noSections] };
  const unscorable = [
    ...methodProblems(file.results, call.method, call.regulation, language),
    ...(call.ranking.afterRound === null ? [] : roundProblems(file.results, language)),
  ].toSorted((a, b) => a.line - b.line);
  if (unscorable.length > 0) return badInput(call.file, unscorable, context);
  const described = await readEntries(call, file, context);
  if ('exit' in described) return described;
  const answer = scored(call, described, context);
  if (read.messages.length === 0) return answer;
  return { ...answer, exit: answer.exit === 0 ? 1 : answer.exit, messages: [...read.messages, ...answer.messages] };
}

/** The usage line, what the file holds, and what the options on the ranking mean. */
function helpOn(language: Language): string {
  const { help } = rankingCommandWords[language];
  const more = help(TIE_BREAK_PRESETS.join(', '), TIE_BREAK_CODES.join(', '), UNEQUAL_BOARDS.join(', '));
  return [scoreCommandWords[language].usage, scoreHelp[language], more].join('\n');
}

function scored(call: ScoreCall, described: DescribedSession, context: CommandContext): CommandAnswer {
  const { json, language } = context;
  const { file } = described;
  const { afterRound } = call.ranking;
  const last = lastRound(file) ?? 0;
  if (typeof afterRound === 'number' && afterRound > last) {
    return { exit: 2, out: '', messages: [rankingCommandWords[language].roundBeyond(last)] };
  }
  const printed = rankFile(call, described);
  const tooMany = boardBeyond(call.expected, printed);
  if (tooMany) {
    const { board, actual } = tooMany;
    const message = scoreCommandWords[language].expectedTooFew(call.expected ?? 0, board, actual);
    return { exit: 2, out: '', messages: [message] };
  }
  if (call.explain) return explained(call.explain, call, printed, context);
  const out = json ? jsonDocument(scoreJson(printed, call)) : scoreTable(printed, call, language);
  const doubtful = impossibleScores(file.results, call.regulation, language).map((problem) =>
    locatedMessage(call.file, problem),
  );
  const withdrawals = withdrawalMessages(file, printed.session.withdrawn, language);
  return { exit: 0, out, messages: [...doubtful, ...withdrawals, ...sitOutRemarks(call, printed, language)] };
}

/** The derivations that --explain wants, in place of the report. */
function explained(
  asked: ExplainRequest,
  call: ScoreCall,
  printed: PrintedSession,
  { json, language }: CommandContext,
): CommandAnswer {
  const explanations = explain(asked, printed, call);
  if (explanations.figures.length === 0) {
    return { exit: 1, out: '', messages: [scoreCommandWords[language].nothingToExplain(asked.board, asked.entry)] };
  }
  const { file } = printed;
  const out = json
    ? jsonDocument(explainJson(explanations, file, call, language))
    : explainText(explanations, file, call, language);
  return { exit: 0, out, messages: [] };
}

/** A board with more results than --expected. */
function boardBeyond(expected: number | null, { session }: PrintedSession) {
  return expected === null ? undefined : session.scores.boards.find((board) => board.actual > expected);
}

/** A warning where sitting out counts, numbers of boards differ, and the file has no rounds. */
function sitOutRemarks(
  { method, regulation }: ScoreCall,
  { file, session }: PrintedSession,
  language: Language,
): readonly string[] {
  if (!givesForSitOuts(method, regulation) || lastRound(file) !== null) return [];
  const unequal = session.rankings.some(({ rows }) => new Set(rows.map(({ boards }) => boards)).size > 1);
  return unequal ? [rankingCommandWords[language].sitOutsUnknown] : [];
}
