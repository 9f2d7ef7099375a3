import { FILE_FORMATS, type FileFormat, type FormatOfFile } from '../../../src/format/event/file.ts';
import { FORMATS } from '../../../src/format/formats.ts';
import { convertCommandWords } from '../../../src/language/commands/files/convert.ts';
import type { Language } from '../../../src/language.ts';
import { readOptions, type OptionValue, type WrongCall } from '../command/options.ts';

const OPTIONS = { from: { type: 'string' }, to: { type: 'string' }, event: { type: 'string' } } as const;

/** What OUT may be: a format that is written, or a result page. */
export type Target = FormatOfFile | 'html';

/** What is to be converted, and into what. */
export interface ConvertCall {
  readonly problem?: never;
  readonly input: string;
  /** Null: as the content or the name says. */
  readonly from: FormatOfFile | null;
  /** Null where only what the file holds is asked for. */
  readonly output: { readonly file: string; readonly format: Target } | null;
  /** As it was typed; null for the first. */
  readonly event: string | null;
}

/** The formats that are read. */
export const READ_FORMATS: string = FILE_FORMATS.join(', ');
const WRITTEN = FORMATS.filter(({ make }) => make !== null);
const WRITTEN_FORMATS: string = [
  ...FILE_FORMATS.filter((name) => WRITTEN.some((one) => one.format === name)),
  'html',
].join(', ');

/** @param isSummaryAsked whether OUT may be left out */
export function readConvertArguments(
  args: readonly string[],
  isSummaryAsked: boolean,
  language: Language,
): ConvertCall | WrongCall {
  const words = convertCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return given;
  const [input, file, another] = given.positionals;
  if (input === undefined || (file === undefined && !isSummaryAsked)) return { problem: words.noFile };
  if (another !== undefined) return { problem: words.oneFile(another) };
  const { from, to, event } = given.values;
  const read = from === undefined ? null : formatNamed(from);
  if (read === undefined) return { problem: words.format(String(from), READ_FORMATS) };
  const own = { input, from: read, event: typeof event === 'string' ? event : null };
  if (file === undefined) return { ...own, output: null };
  const format = to === undefined ? targetOfName(file) : targetNamed(to);
  if (format !== null) return { ...own, output: { file, format } };
  return {
    problem: to === undefined ? words.unknownOut(file, WRITTEN_FORMATS) : words.format(String(to), WRITTEN_FORMATS),
  };
}

function formatNamed(name: OptionValue): FormatOfFile | undefined {
  const known: FileFormat | undefined = FILE_FORMATS.find((format) => format === String(name).toLowerCase());
  return FORMATS.find(({ format }) => format === known);
}

function targetNamed(name: OptionValue): Target | null {
  if (String(name).toLowerCase() === 'html') return 'html';
  const format = formatNamed(name);
  return format?.make ? format : null;
}

function targetOfName(file: string): Target | null {
  const ending = /\.([^.\\/]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  if (ending === 'html' || ending === 'htm') return 'html';
  return WRITTEN.find(({ extensions }) => extensions.includes(ending)) ?? null;
}
