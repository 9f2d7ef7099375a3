import { isMasterpointScheme, readMasterpointsCsv } from '../../src/format/masterpoints-csv.ts';
import type { Language } from '../../src/language/language.ts';
import {
  masterpointProblemSentence,
  masterpointsCsvProblemSentence,
  masterpointWords,
} from '../../src/language/masterpoints.ts';
import { masterpointCommandWords } from '../../src/language/masterpoints-command.ts';
import { masterpointSentence } from '../../src/language/derivation-masterpoints.ts';
import { formatExact, formatShort } from '../../src/language/numbers.ts';
import { scoringWords } from '../../src/language/scoring.ts';
import { deriveMasterpoints, type MasterpointDerivation } from '../../src/scoring/derivation/masterpoints.ts';
import { exact, toNumber, type Exact } from '../../src/scoring/exact.ts';
import { placeAward } from '../../src/scoring/masterpoints/award.ts';
import {
  awardTable,
  isAwardTable,
  MASTERPOINT_SCHEME_CODES,
  type AwardTable,
  type MasterpointScheme,
} from '../../src/scoring/masterpoints/scheme.ts';
import { withExactText } from './exact-json.ts';
import type { Command, CommandAnswer, CommandContext } from './command.ts';
import { readMasterpointArguments, type MasterpointCall } from './masterpoints-arguments.ts';
import { readText } from './read-text.ts';
import { layOut } from './text-table.ts';

/** `etui masterpoints`: what a place, or every place, is worth by a scheme or the club's own table. */
export const masterpoints: Command = async (args, context) => {
  const words = masterpointCommandWords[context.language];
  const usage = words.usage(MASTERPOINT_SCHEME_CODES.join(', '));
  if (args.includes('--help')) return { exit: 0, out: `${usage}\n`, messages: [] };
  const call = readMasterpointArguments(args, context.language);
  if (call.problem !== undefined) return { exit: 2, out: '', messages: [call.problem, usage] };
  const scheme = 'file' in call.scheme ? await readScheme(call.scheme.file, context) : call.scheme;
  if ('exit' in scheme) return scheme;
  const table = awardTable(scheme, call.field);
  if (!isAwardTable(table)) return wrong(table.code, masterpointProblemSentence(table, context.language), context);
  const out = context.json
    ? asJson(scheme, table, call, context.language)
    : asText(scheme, table, call, context.language);
  return { exit: 0, out, messages: [] };
};

async function readScheme(file: string, context: CommandContext): Promise<MasterpointScheme | CommandAnswer> {
  const { language } = context;
  const read = await readText(file);
  if (read.kind === 'problem') return wrong(read.code, scoringWords[language][read.code](file, read.reason), context);
  const scheme = readMasterpointsCsv(read.text);
  if (isMasterpointScheme(scheme)) return scheme;
  const { code, line, cell } = scheme;
  return wrong(code, `${file}:${line}: ${masterpointsCsvProblemSentence(scheme, language)}`, context, { line, cell });
}

/** The input has a problem: with --json as data, for people as a sentence. */
function wrong(code: string, message: string, { json }: CommandContext, place: object = {}): CommandAnswer {
  const out = json ? `${JSON.stringify({ kind: 'problem', code, ...place, message })}\n` : '';
  return { exit: 1, out, messages: json ? [] : [message] };
}

function asJson(
  { code }: MasterpointScheme,
  table: AwardTable,
  { field, asked, explain }: MasterpointCall,
  language: Language,
): string {
  const answer = asked
    ? { ...asked, points: toNumber(placeAward(table, asked.place, asked.tied)) }
    : { awards: awarded(table, field.entries).map(toNumber) };
  const explained = explain
    ? { explained: derived(code, table, { field, asked }).map((one) => explainedJson(one, language)) }
    : {};
  return `${JSON.stringify({ scheme: code, ...field, ...answer, ...explained })}\n`;
}

function asText(
  scheme: MasterpointScheme,
  table: AwardTable,
  { field, asked, explain }: MasterpointCall,
  language: Language,
): string {
  const words = masterpointCommandWords[language];
  const points = (award: Exact): string => formatExact(award, table.unit === 100 ? 0 : 2, language);
  const tables = formatShort(exact(field.tables * 2, 2), 1, language);
  const title = words.field(masterpointWords[language].schemes[scheme.code], tables, field.entries);
  const why = explain
    ? derived(scheme.code, table, { field, asked }).map((one) => `${masterpointSentence(one, language)}\n`)
    : [];
  if (asked) {
    const { place, tied } = asked;
    return `${points(placeAward(table, place, tied))}\n${title}, ${words.placed(place, tied)}.\n${why.join('')}`;
  }
  const lines = awarded(table, field.entries).map((award, index) => [String(index + 1), points(award)]);
  if (lines.length === 0) return `${title}.\n${words.none}\n`;
  const { head } = words;
  const columns = [
    { head: head.place, align: 'right' },
    { head: head.points, align: 'right' },
  ] as const;
  return `${title}.\n\n${layOut(columns, lines)}\n${why.length > 0 ? `\n${why.join('')}` : ''}`;
}

/** Where the award of the place that was asked comes from, or of every place that gets anything. */
function derived(
  scheme: MasterpointScheme['code'],
  table: AwardTable,
  { field, asked }: Pick<MasterpointCall, 'field' | 'asked'>,
): readonly MasterpointDerivation[] {
  if (asked) return [deriveMasterpoints(scheme, table, asked.place, asked.tied)];
  return awarded(table, field.entries).map((_, index) => deriveMasterpoints(scheme, table, index + 1, 1));
}

/** A derivation as data, exact figures as text: `n` or `n/d`. */
function explainedJson(derivation: MasterpointDerivation, language: Language): unknown {
  return { ...(withExactText(derivation) as object), sentence: masterpointSentence(derivation, language) };
}

/** What the places get that get anything, as many as there are entries to take them. */
function awarded(table: AwardTable, entries: number): readonly Exact[] {
  return table.places.slice(0, entries).map((_, index) => placeAward(table, index + 1, 1));
}
