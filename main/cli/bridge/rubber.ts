import {
  leaveRubberUnfinished,
  rubberSheet,
  settleRubber,
  type RubberSettlement,
  type RubberSheet,
} from '../../../src/bridge/rubber/sheet.ts';
import { RUBBER_LAWS, RUBBER_RULES, type RubberRules } from '../../../src/bridge/rubber/rules.ts';
import { readRubberCsv, type RubberCsvDeal } from '../../../src/format/rubber-csv.ts';
import type { Language } from '../../../src/language.ts';
import { rubberCsvProblemSentence } from '../../../src/language/files/rubber.ts';
import { rubberCommandWords } from '../../../src/language/commands/rubber.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import { readOptions, type WrongCall } from '../command/options.ts';
import { badInput, located, unreadableFile } from '../command/problems.ts';
import { readTextFile } from '../command/text-file.ts';
import { rubberTable } from './rubber-table.ts';
import { jsonDocument } from '../command/json.ts';

interface RubberCall {
  readonly problem?: never;
  readonly file: string;
  readonly rules: RubberRules;
  /** Whether the rubber ends unfinished, as it stands. */
  readonly unfinished: boolean;
}

/** `etui rubber FILE.csv`: the score sheet of a rubber and its settlement. */
export const rubberCommand: Command = { usage: (language) => rubberCommandWords[language].usage, answer: rubber };

async function rubber(args: readonly string[], context: CommandContext): Promise<CommandAnswer | WrongCall> {
  const { language } = context;
  const call = readArguments(args, language);
  if (call.problem !== undefined) return call;
  const read = await readTextFile(call.file);
  if (read.kind === 'problem') return unreadableFile(call.file, read, language);
  const file = readRubberCsv(read.text);
  if (file.kind === 'deals') return answered(call, file.deals, context);
  const problems = located(file.problems, (problem) => rubberCsvProblemSentence(problem, language));
  return badInput(call.file, problems, context);
}

function answered(call: RubberCall, deals: readonly RubberCsvDeal[], context: CommandContext): CommandAnswer {
  const played = rubberSheet(
    deals.map(({ deal }) => deal),
    call.rules,
  );
  if (played.kind === 'problem') {
    const { code } = played;
    const line = deals[played.deal]?.line ?? 1;
    const message = rubberCommandWords[context.language].problems[code];
    return badInput(call.file, [{ line, column: null, code, message }], context);
  }
  const sheet = call.unfinished ? leaveRubberUnfinished(played, call.rules) : played;
  const settlement = settleRubber(sheet);
  const out = context.json
    ? asJson(sheet, settlement)
    : rubberTable(sheet, settlement, deals, call.unfinished, context.language);
  return { exit: 0, out, messages: [] };
}

/** Deals and games count from 1, as on the paper sheet. */
function asJson(sheet: RubberSheet, settlement: RubberSettlement): string {
  const { entries, games, partScores, vulnerable, finished, totals } = sheet;
  const counted = entries.map((entry) => ({
    ...entry,
    deal: entry.deal === null ? null : entry.deal + 1,
    game: entry.game + 1,
  }));
  return jsonDocument({ finished, games, partScores, vulnerable, totals, ...settlement, entries: counted });
}

const OPTIONS = { unfinished: { type: 'boolean' }, laws: { type: 'string' } } as const;

function readArguments(args: readonly string[], language: Language): RubberCall | WrongCall {
  const words = rubberCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return given;
  const { positionals, values } = given;
  const [file, another] = positionals;
  if (file === undefined) return { problem: words.noFile };
  if (another !== undefined) return { problem: words.oneFile };
  const laws = RUBBER_LAWS.find((known) => known === (values.laws ?? 'current'));
  if (laws === undefined) return { problem: words.laws };
  return { file, rules: RUBBER_RULES[laws], unfinished: values.unfinished === true };
}
