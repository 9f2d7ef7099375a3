import { combineCommandWords } from '../../../src/language/commands/combine.ts';
import { simultaneousProblemSentence } from '../../../src/language/simultaneous/problem.ts';
import { METHOD_CODES } from '../../../src/scoring/method.ts';
import { combineClubs } from '../../../src/simultaneous/combine.ts';
import { simultaneousProblems } from '../../../src/simultaneous/problems.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';
import type { WrongCall } from '../command/options.ts';
import { readCombineArguments } from './arguments.ts';
import { readClubFiles } from './clubs.ts';
import { namesInFiles, readClubNames, type ClubNames } from './names.ts';
import { combineJson, combineTable } from './report.ts';

/** `etui combine CLUB.csv ...`: the results of several clubs on the same boards as one field. */
export const combineCommand: Command = {
  usage: (language) => combineCommandWords[language].usage(METHOD_CODES.join('|')),
  answer: combine,
};

async function combine(args: readonly string[], context: CommandContext): Promise<CommandAnswer | WrongCall> {
  const { language, json } = context;
  const words = combineCommandWords[language];
  const call = readCombineArguments(args, language);
  if (call.problem !== undefined) return call;
  const clubs = await readClubFiles(call, context);
  if ('exit' in clubs) return clubs;
  const problems = simultaneousProblems(clubs).map((problem) => ({
    ...problem,
    message: simultaneousProblemSentence(problem, language),
  }));
  if (problems.length > 0) {
    const messages = problems.map(({ message }) => message);
    return { exit: 1, out: json ? jsonDocument({ problems }) : '', messages };
  }
  const names: ClubNames | CommandAnswer =
    call.names === null ? namesInFiles(clubs) : await readClubNames(call.names, clubs, context);
  if ('exit' in names) return names;
  const combined = combineClubs(clubs, call);
  const report = { call, clubs, names, combined };
  const messages = combined.ownBoards.map(({ club, boards }) => words.ownBoards(clubs[club]?.club ?? '', boards));
  return { exit: 0, out: json ? jsonDocument(combineJson(report)) : combineTable(report, language), messages };
}
