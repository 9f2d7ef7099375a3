import { readFile, writeFile } from 'node:fs/promises';
import type { TournamentEvent } from '../../../src/format/event/event.ts';
import type { TournamentFile } from '../../../src/format/event/file.ts';
import { summarize } from '../../../src/format/event/summary.ts';
import { formatOfFile } from '../../../src/format/formats.ts';
import { convertCommandWords } from '../../../src/language/commands/files/convert.ts';
import { fileFaultSentence } from '../../../src/language/files/formats.ts';
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
  const event = eventOf(file, call, context);
  if (event && 'problem' in event) return event;
  const written = event && call.output ? await write(event, call.output, context) : NOTHING_WRITTEN;
  return answered(file, call, written, context);
}

/** The event that is asked for; null where the file has none. */
function eventOf(
  { events }: TournamentFile,
  { event }: ConvertCall,
  { language }: CommandContext,
): TournamentEvent | { readonly problem: string } | null {
  if (event === null || events.length === 0) return events[0] ?? null;
  const chosen = /^[1-9]\d{0,2}$/.test(event) ? events[Number(event) - 1] : undefined;
  return chosen ?? { problem: convertCommandWords[language].event(event, events.length) };
}

/** What came of writing: what was written for people, and what couldn't be. */
interface Written {
  readonly failed: boolean;
  readonly out: string;
  readonly messages: readonly string[];
}

const NOTHING_WRITTEN: Written = { failed: false, out: '', messages: [] };

async function write(
  event: TournamentEvent,
  { file, format }: { readonly file: string; readonly format: Target },
  { language }: CommandContext,
): Promise<Written> {
  const words = convertCommandWords[language];
  const made = make(event, format);
  if (made === null) return { failed: true, out: '', messages: [words.nothing(file)] };
  const { bytes, holds } = made;
  const failed = await writeFile(file, bytes).catch(problemOfFileError);
  if (failed) return { failed: true, out: '', messages: [words.notWritten(file, failed.reason)] };
  const all = summarize([event]);
  const messages = (['results', 'deals'] as const).flatMap((kind) =>
    holds[kind] > 0 && holds[kind] < all[kind] ? [words.leftOut[kind](holds[kind], all[kind])] : [],
  );
  return { failed: false, out: `${words.written(file, holds)}\n`, messages };
}

/** The bytes of the file with what they hold; null where the format holds nothing of the event. */
function make(event: TournamentEvent, format: Target) {
  const bytes = format === 'html' ? null : format.make?.(event);
  if (!bytes || format === 'html') return null;
  const holds = summarize(format.parse(bytes).events);
  return holds.results + holds.deals + holds.pairs + holds.ranking.length === 0 ? null : { bytes, holds };
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
