import { parseArgs } from 'node:util';
import { commandLineWords } from '../../src/language/commands/command-line.ts';
import { LANGUAGES, type Language } from '../../src/language.ts';
import { answerOf, helpOf, type CommandAnswer } from './command/command.ts';
import { withoutNegatives } from './command/options.ts';
import { COMMANDS } from './registry.ts';

/** The options every command has, by their long name. */
const COMMON: ReadonlySet<string> = new Set(['json', 'help', 'language']);

/** A call of the command line: a command, its own arguments, and the options every command has. */
interface Call {
  readonly name: string | null;
  readonly args: readonly string[];
  readonly json: boolean;
  readonly help: boolean;
  /** Null where `--language` names another than English or French. */
  readonly language: Language | null;
}

/** Answers one call of the command line; prints nothing. `args` are the words after the program's name. */
export async function run(args: readonly string[]): Promise<CommandAnswer> {
  const { name, args: rest, json, help, language } = readCall(args);
  const words = commandLineWords[language ?? 'en'];
  const usage = words.usage([...COMMANDS.keys()].join(', '));
  if (language === null) return wrongUsage(words.language, usage);
  if (help && name === null) return { exit: 0, out: `${usage}\n`, messages: [] };
  if (name === null) return wrongUsage(words.noCommand, usage);
  const load = COMMANDS.get(name);
  if (load === undefined) return wrongUsage(words.unknownCommand(name), usage);
  const command = await load();
  return help ? helpOf(command, language) : answerOf(command, rest, { json, language });
}

function wrongUsage(...messages: string[]): CommandAnswer {
  return { exit: 2, out: '', messages };
}

/** Takes the common options out of the arguments, wherever they stand; the first other word is the command. */
function readCall(args: readonly string[]): Call {
  const { values, tokens } = parseArgs({
    args: withoutNegatives(args),
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' }, language: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const taken = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'option' || !COMMON.has(token.name)) continue;
    taken.add(token.index);
    if (token.name === 'language' && token.inlineValue === false) taken.add(token.index + 1);
  }
  const rest = args.filter((_, index) => !taken.has(index));
  const [name = null, ...own] = rest;
  const asked = values.language ?? 'en';
  return {
    name,
    args: own,
    json: values.json !== undefined,
    help: values.help !== undefined,
    language: LANGUAGES.find((language) => language === asked) ?? null,
  };
}
