import { readFile, writeFile } from 'node:fs/promises';
import type { TournamentEvent } from '../../../src/format/event/event.ts';
import type { FormatOfFile, TournamentFile } from '../../../src/format/event/file.ts';
import { summarize, type FileSummary } from '../../../src/format/event/summary.ts';
import { formatOfFile } from '../../../src/format/formats.ts';
import { convertCommandWords } from '../../../src/language/commands/files/convert.ts';
import { fileFaultSentence } from '../../../src/language/files/formats.ts';
import type { Language } from '../../../src/language.ts';
import type { FileToRead } from '../../club/exchange/read.ts';
import type { Command, CommandAnswer, CommandContext, CommandOutcome } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';
import { locatedMessage, unreadableFile } from '../command/problems.ts';
import { problemOfFileError } from '../command/text-file.ts';
import { READ_FORMATS, readConvertArguments, type ConvertCall, type Target } from './arguments.ts';

/** `etui convert IN OUT`: the results or deals of a file in another format. */
export const convertCommand: Command = {
  usage: (language) => convertCommandWords[language].usage,
  answer: convert,
};

async function convert(args: readonly string[], context: CommandContext): Promise<CommandOutcome> {
  const { language, json } = context;
  const words = convertCommandWords[language];
  const call = readConvertArguments(args, json, language);
  if (call.problem !== undefined) return call;
  const bytes = await readFile(call.input).catch(problemOfFileError);
  if ('kind' in bytes) return unreadableFile(call.input, bytes, language);
  const format = call.from ?? formatOfFile(call.input, bytes);
  if (format === null) return { problem: words.unknownIn(call.input, READ_FORMATS) };
  const file = format.parse(bytes);
  const index = eventAsked(file, call, context);
  if (typeof index === 'object') return index;
  const event = file.events[index];
  const { output, input } = call;
  const source = { name: input, bytes, event, index };
  const written = output && event ? await write({ ...source, event }, output, context) : NOTHING_WRITTEN;
  return answered(file, call, written, context);
}

/** The place of the event that is asked for, from 0. */
function eventAsked(
  { events }: TournamentFile,
  { event }: ConvertCall,
  { language }: CommandContext,
): number | { readonly problem: string } {
  if (event === null || events.length === 0) return 0;
  const index = /^[1-9]\d{0,2}$/.test(event) ? Number(event) - 1 : -1;
  return index in events ? index : { problem: convertCommandWords[language].event(event, events.length) };
}

/** An event, and the file it is in. */
interface EventOfFile extends FileToRead {
  readonly event: TournamentEvent;
  /** Its place in the file, from 0. */
  readonly index: number;
}

/** What came of writing: what was written for people, and what couldn't be. */
interface Written {
  readonly failed: boolean;
  readonly out: string;
  readonly messages: readonly string[];
}

const NOTHING_WRITTEN: Written = { failed: false, out: '', messages: [] };

async function write(
  source: EventOfFile,
  { file, format }: { readonly file: string; readonly format: Target },
  { language }: CommandContext,
): Promise<Written> {
  const words = convertCommandWords[language];
  const made = format === 'html' ? await makePage(source, language) : make(source.event, format);
  if (made === null) return { failed: true, out: '', messages: [words.nothing(file)] };
  if ('problem' in made) return { failed: true, out: '', messages: [made.problem] };
  const { content, holds } = made;
  const failed = await writeFile(file, content).then(() => null, problemOfFileError);
  if (failed) return { failed: true, out: '', messages: [words.notWritten(file, failed.reason)] };
  const all = summarize([source.event]);
  const messages = (['results', 'deals'] as const).flatMap((kind) =>
    holds[kind] > 0 && holds[kind] < all[kind] ? [words.leftOut[kind](holds[kind], all[kind])] : [],
  );
  return { failed: false, out: `${words.written(file, holds)}\n`, messages };
}

/** What a file is written with, and what of the event it holds. */
interface Made {
  readonly content: Uint8Array | string;
  readonly holds: FileSummary;
}

/** Null where the format holds nothing of the event. */
function make(event: TournamentEvent, format: FormatOfFile): Made | null {
  const content = format.make?.(event);
  if (!content) return null;
  // A line of results without pairs is written to CSV, and can't be read again.
  const [again] =
    format.format === 'csv' && event.results.length > 0 ? [{ ...event, deals: [] }] : format.parse(content).events;
  const holds = summarize(again ? [again] : []);
  return holds.results + holds.deals + holds.pairs + holds.ranking.length === 0 ? null : { content, holds };
}

async function makePage(
  { event, index, ...file }: EventOfFile,
  language: Language,
): Promise<Made | { readonly problem: string }> {
  // Only a page needs a club, which takes a while to load.
  const { resultPageOfFile } = await import('./result-page.ts');
  const made = await resultPageOfFile(file, event, index, language);
  return 'problem' in made ? made : { content: made.page, holds: summarize([event]) };
}

/** What the file held and what is wrong in it, with what was written. */
function answered(
  file: TournamentFile,
  { input, output, event }: ConvertCall,
  written: Written,
  { json, language }: CommandContext,
): CommandAnswer {
  const { format, version, events } = file;
  const problems = file.problems.map((problem) => {
    const { code, line, board } = problem;
    return { code, line, board, message: fileFaultSentence(format, problem, language) };
  });
  const several = output && event === null && events.length > 1;
  const messages = [
    ...problems.map(({ line, code, message }) => locatedMessage(input, { line, column: null, code, message })),
    ...(several ? [convertCommandWords[language].severalEvents(events.length)] : []),
    ...written.messages,
  ];
  const out = json ? jsonDocument({ format, version, ...summarize(events), problems }) : written.out;
  return { exit: problems.length > 0 || written.failed ? 1 : 0, out, messages };
}
