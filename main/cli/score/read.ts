import { readFile } from 'node:fs/promises';
import { CSV } from '../../../src/format/csv-event/format.ts';
import { isHeadlessCsv } from '../../../src/format/csv-event/read.ts';
import { decodeText } from '../../../src/format/decode-text.ts';
import type { FileMethod, TournamentEvent } from '../../../src/format/event/event.ts';
import type { TournamentFile } from '../../../src/format/event/file.ts';
import { formatOfFile } from '../../../src/format/formats.ts';
import { planEvent } from '../../../src/format/plan/plan.ts';
import { withHead } from '../../../src/format/results/columns.ts';
import { readResultsCsv, type ResultsCsv } from '../../../src/format/results/csv.ts';
import { scoreCommandWords } from '../../../src/language/commands/score.ts';
import { fileFaultSentence } from '../../../src/language/files/formats.ts';
import { resultsCsvProblemSentence } from '../../../src/language/files/results.ts';
import { METHODS, type MethodCode } from '../../../src/scoring/method.ts';
import type { CommandAnswer, CommandContext } from '../command/command.ts';
import { badInput, located, locatedMessage, unreadableFile } from '../command/problems.ts';
import { problemOfFileError } from '../command/text-file.ts';
import type { ScoreCall } from './arguments.ts';
import { scoreMatches } from './matches.ts';

/** The results of a file, with the method that the call or else the file has. */
export interface FileToScore {
  readonly call: ScoreCall;
  readonly file: ResultsCsv;
  /** What could not be read in a file whose other results are scored. */
  readonly messages: readonly string[];
}

/** Reads results from CSV, or from a file of another program. */
export async function readFileToScore(call: ScoreCall, context: CommandContext): Promise<FileToScore | CommandAnswer> {
  const { language } = context;
  const bytes = await readFile(call.file).catch(problemOfFileError);
  if ('kind' in bytes) return unreadableFile(call.file, bytes, language);
  const format = formatOfFile(call.file, bytes) ?? CSV;
  if (format === CSV) {
    const { text } = decodeText(bytes);
    if (!isHeadlessCsv(text)) return readCsvResults(call, text, CSV_ITSELF, context);
  }
  const found = format.parse(bytes);
  const messages = messagesOf(call.file, found, context);
  const ofMatches = matchesOf(found, call);
  if (ofMatches) {
    const answer = scoreMatches(call, ofMatches, context);
    return messages.length === 0 ? answer : { ...answer, exit: 1, messages: [...messages, ...answer.messages] };
  }
  const event = found.events.find(isScored);
  if (!event) {
    const none = scoreCommandWords[language].noPairs(call.file);
    return { exit: 1, out: '', messages: messages.length > 0 ? messages : [none] };
  }
  const method = methodOf(event.method);
  const asked = call.isMethodAsked || !method ? call : { ...call, method: METHODS[method] };
  const seated = withSeats(event);
  const text = decodeText(CSV.make?.(seated) ?? new Uint8Array()).text;
  // The first line of the text is its head; those after it are the results.
  const lineOf = (line: number) => seated.results[line - 2]?.at ?? line;
  return readCsvResults({ ...asked, winners: call.winners ?? event.winners }, text, { messages, lineOf }, context);
}

/** What is known of a text of results: what was wrong before, and the line of the file that each of its lines is. */
interface SourceOfText {
  readonly messages: readonly string[];
  readonly lineOf: (line: number) => number;
}

const CSV_ITSELF: SourceOfText = { messages: [], lineOf: (line) => line };

function readCsvResults(
  call: ScoreCall,
  text: string,
  { messages, lineOf }: SourceOfText,
  context: CommandContext,
): FileToScore | CommandAnswer {
  const { language } = context;
  const file = readResultsCsv(text, call.winners, call.regulation.undertricks);
  if (file.kind === 'results') {
    const results = file.results.map((result) => ({ ...result, line: lineOf(result.line) }));
    return { call, file: { ...file, results }, messages };
  }
  const inFile = file.problems.map((problem) => ({
    ...problem,
    line: lineOf(problem.line),
    ...('firstLine' in problem ? { firstLine: lineOf(problem.firstLine) } : {}),
  }));
  const problems = located(inFile, (problem) => resultsCsvProblemSentence(withHead(problem, language), language));
  return badInput(call.file, problems, context);
}

/** The first event of the file where it is one of matches. By a method that is asked for, pairs are one field. */
function matchesOf({ events }: TournamentFile, { isMethodAsked }: ScoreCall) {
  for (const event of events) {
    const plan = planEvent(event);
    if (plan.kind === 'matches' && (plan.ranks === 'team' || !isMethodAsked)) return { event, plan };
    if (isScored(event)) return null;
  }
  return null;
}

function messagesOf(file: string, { format, problems }: TournamentFile, { language }: CommandContext) {
  return problems.map((problem) =>
    locatedMessage(file, {
      line: problem.line,
      column: null,
      code: problem.code,
      message: fileFaultSentence(format, problem, language),
    }),
  );
}

function isScored({ ranks, results }: TournamentEvent): boolean {
  return ranks !== 'team' && results.some(({ seats }) => seats !== null);
}

/** A result of nobody counts for nobody. */
function withSeats(event: TournamentEvent): TournamentEvent {
  return { ...event, results: event.results.filter(({ seats }) => seats !== null) };
}

function methodOf(method: FileMethod | null): MethodCode | null {
  switch (method) {
    case 'matchpoints':
    case 'cross-imps':
    case 'butler':
    case 'board-a-match':
      return method;
    case 'imps':
      return 'butler';
    case 'patton':
    case 'aggregate':
    case null:
      return null;
  }
}
