import { isMasterpointScheme, readMasterpointsCsv } from '../../../src/format/masterpoints-csv.ts';
import type { Language } from '../../../src/language.ts';
import { masterpointsCsvProblemSentence } from '../../../src/language/files/masterpoints.ts';
import { masterpointProblemSentence, masterpointWords } from '../../../src/language/regulation/masterpoints.ts';
import { masterpointCommandWords } from '../../../src/language/commands/masterpoints.ts';
import { masterpointSentence } from '../../../src/language/derivation/masterpoints.ts';
import { formatExact, formatShort } from '../../../src/language/numbers.ts';
import { commandLineWords } from '../../../src/language/commands/command-line.ts';
import { deriveMasterpoints, type MasterpointDerivation } from '../../../src/scoring/derivation/masterpoints.ts';
import { exact, toNumber, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { placeMasterpoints } from '../../../src/scoring/masterpoints/award.ts';
import {
  masterpointTable,
  isMasterpointTable,
  MASTERPOINT_SCHEME_CODES,
  type MasterpointTable,
  type MasterpointScheme,
} from '../../../src/scoring/masterpoints/scheme.ts';
import { jsonDocument, withExactText } from '../command/json.ts';
import { problemAnswer } from '../command/problems.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import type { WrongCall } from '../command/options.ts';
import { readMasterpointArguments, type MasterpointCall } from './masterpoints-arguments.ts';
import { readTextFile } from '../command/text-file.ts';
import { textTable } from '../command/text-table.ts';

/** `etui masterpoints`: what a place, or every place, is worth by a scheme or the club's own table. */
export const masterpointsCommand: Command = {
  usage: (language) => masterpointCommandWords[language].usage(MASTERPOINT_SCHEME_CODES.join(', ')),
  answer: masterpoints,
};

async function masterpoints(args: readonly string[], context: CommandContext): Promise<CommandAnswer | WrongCall> {
  const call = readMasterpointArguments(args, context.language);
  if (call.problem !== undefined) return call;
  const scheme = 'file' in call.scheme ? await readScheme(call.scheme.file, context) : call.scheme;
  if ('exit' in scheme) return scheme;
  const table = masterpointTable(scheme, call.field);
  if (!isMasterpointTable(table)) {
    const { kind, code } = table;
    return problemAnswer({ kind, code, message: masterpointProblemSentence(table, context.language) }, context.json);
  }
  const out = context.json
    ? asJson(scheme, table, call, context.language)
    : asText(scheme, table, call, context.language);
  return { exit: 0, out, messages: [] };
}

async function readScheme(file: string, context: CommandContext): Promise<MasterpointScheme | CommandAnswer> {
  const { json, language } = context;
  const read = await readTextFile(file);
  if (read.kind === 'problem') {
    const { kind, code, reason } = read;
    return problemAnswer({ kind, code, message: commandLineWords[language][code](file, reason) }, json);
  }
  const scheme = readMasterpointsCsv(read.text);
  if (isMasterpointScheme(scheme)) return scheme;
  const { kind, code, line, cell } = scheme;
  const message = `${file}:${line}: ${masterpointsCsvProblemSentence(scheme, language)}`;
  return problemAnswer({ kind, code, line, cell, message }, json);
}

function asJson(
  { code }: MasterpointScheme,
  table: MasterpointTable,
  { field, onlyPlace, explain }: MasterpointCall,
  language: Language,
): string {
  const answer = onlyPlace
    ? { ...onlyPlace, points: toNumber(placeMasterpoints(table, onlyPlace.place, onlyPlace.tied)) }
    : { awards: awarded(table, field.entries).map(toNumber) };
  const explained = explain
    ? { explained: derived(code, table, { field, onlyPlace }).map((one) => explainedJson(one, language)) }
    : {};
  return jsonDocument({ scheme: code, ...field, ...answer, ...explained });
}

function asText(
  scheme: MasterpointScheme,
  table: MasterpointTable,
  { field, onlyPlace, explain }: MasterpointCall,
  language: Language,
): string {
  const words = masterpointCommandWords[language];
  const points = (award: Exact): string => formatExact(award, table.unit === 100 ? 0 : 2, language);
  const tables = formatShort(exact(field.tables * 2, 2), 1, language);
  const title = words.field(masterpointWords[language].schemes[scheme.code], tables, field.entries);
  const why = explain
    ? derived(scheme.code, table, { field, onlyPlace }).map((one) => `${masterpointSentence(one, language)}\n`)
    : [];
  if (onlyPlace) {
    const { place, tied } = onlyPlace;
    return `${points(placeMasterpoints(table, place, tied))}\n${title}, ${words.placed(place, tied)}.\n${why.join('')}`;
  }
  const lines = awarded(table, field.entries).map((award, index) => [String(index + 1), points(award)]);
  if (lines.length === 0) return `${title}.\n${words.none}\n`;
  const { head } = words;
  const columns = [
    { head: head.place, align: 'right' },
    { head: head.points, align: 'right' },
  ] as const;
  return `${title}.\n\n${textTable(columns, lines)}\n${why.length > 0 ? `\n${why.join('')}` : ''}`;
}

/** The derivation of the place asked for, or of every place with an award. */
function derived(
  scheme: MasterpointScheme['code'],
  table: MasterpointTable,
  { field, onlyPlace }: Pick<MasterpointCall, 'field' | 'onlyPlace'>,
): readonly MasterpointDerivation[] {
  if (onlyPlace) return [deriveMasterpoints(scheme, table, onlyPlace.place, onlyPlace.tied)];
  return awarded(table, field.entries).map((_, index) => deriveMasterpoints(scheme, table, index + 1, 1));
}

/** A derivation as data, exact figures as text: `n` or `n/d`. */
function explainedJson(derivation: MasterpointDerivation, language: Language): unknown {
  return { ...(withExactText(derivation) as object), sentence: masterpointSentence(derivation, language) };
}

/** The awards of the places that get any, at most as many as there are entries. */
function awarded(table: MasterpointTable, entries: number): readonly Exact[] {
  return table.places.slice(0, entries).map((_, index) => placeMasterpoints(table, index + 1, 1));
}
