import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printCommandWords } from '../../../src/language/commands/print.ts';
import { fileProblemSentence } from '../../../src/language/files/club-file.ts';
import type { Language } from '../../../src/language.ts';
import { eventForm } from '../../../src/session/event-form.ts';
import { PRESS } from '../../app/director/paper.ts';
import { seasonIndexFile, seasonPage } from '../../app/director/season.ts';
import { writeSiteFile } from '../../app/director/site.ts';
import { readForPrint, sectionIds, type SessionStandings } from '../../app/director/print-sources.ts';
import { readClub, type Club } from '../../club/club.ts';
import { listEvents } from '../../club/competitions/event-list.ts';
import { readSession } from '../../club/competitions/sessions.ts';
import type { SessionView } from '../../club/model/session.ts';
import { readLogoForPaper } from '../../club/logo/logo.ts';
import { isProblem, type ClubProblem } from '../../club/problem.ts';
import { readSettings } from '../../club/settings.ts';
import type { PrintedDocument } from '../../print/document.ts';
import { paperFileName } from '../../print/file-name.ts';
import { optionsOf } from '../../print/options.ts';
import type { Logo } from '../../print/press/marks.ts';
import type { PrintedFile } from '../../print/print.ts';
import { loadDocument, type DocumentName } from '../../print/registry.ts';
import { pagePartsFolder } from '../../site/page-parts.ts';
import type { SiteFileName } from '../../site/site-files.ts';
import { readingProblem } from '../../store/file/check.ts';
import type { Command, CommandAnswer, CommandContext, CommandOutcome } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';
import { problemAnswer } from '../command/problems.ts';
import { readEventFile } from '../event-file/event-file.ts';
import { keepMemorySmall } from './memory.ts';
import { PRINTABLE_NAMES, readPrintArguments, type PrintCall } from './arguments.ts';

/** `etui print EVENT --document KIND[,KIND...] --out DIR`: documents of an event as PDF files. */
export const printCommand: Command = {
  usage: (language) => printCommandWords[language].usage,
  help: (language) => printCommandWords[language].help(PRINTABLE_NAMES.join(', ')),
  answer: print,
};

/** So many events are named where the one asked for is not there. */
const NAMED_EVENTS = 10;

async function print(args: readonly string[], context: CommandContext): Promise<CommandOutcome> {
  const call = readPrintArguments(args, context.language);
  if (call.problem !== undefined) return call;
  if (call.isEventFile) return printEventFile(call, context);
  const unreadable = readingProblem(call.file);
  const club = unreadable ?? readClub(call.file, { now: () => new Date() });
  if (isProblem(club)) return refusal({ ...club, message: fileProblemSentence(club, context.language) }, context);
  try {
    return await printEvent(club, call, context);
  } finally {
    club.store.close();
  }
}

/** Documents of an event that is in a file of its own, which is only read. */
async function printEventFile(call: PrintCall, context: CommandContext): Promise<CommandAnswer> {
  const opened = await readEventFile(call.file, context);
  if ('exit' in opened) return opened;
  const { club, sessions } = opened;
  try {
    const session = sessions[(call.event ?? 1) - 1];
    if (session !== undefined) return await printEvent(club, { ...call, event: session }, context);
    const message = printCommandWords[context.language].unknownFileSession(sessions.length);
    return refusal({ kind: 'problem', code: 'unknownSession', message }, context);
  } finally {
    club.store.close();
  }
}

async function printEvent(club: Club, call: PrintCall, context: CommandContext): Promise<CommandAnswer> {
  keepMemorySmall();
  const words = printCommandWords[context.language];
  const { event, season } = call;
  if (season) return printSeason(club, season, call, context);
  const found = event === null ? null : readSession(club, event);
  if (found === null || isProblem(found)) {
    const said = found === null ? words.noEvent : sentenceOf(found, context.language);
    const named =
      found?.code === 'eventDeleted' ? [] : [words.events(listEvents(club, { limit: NAMED_EVENTS }).events)];
    return refusal({ kind: 'problem', code: found?.code ?? 'noEvent', message: [said, ...named].join(' ') }, context);
  }
  const wrong = await wrongFor(found, call, context.language);
  if (wrong !== null) return refusal({ kind: 'problem', ...wrong }, context);
  const files: Printed[] = [];
  const { logo, isLogoDamaged } = await readLogoForPaper(club);
  for (const name of call.documents) {
    const printed = await printOne(club, { session: found.id, name, logo }, call, context.language);
    if (isProblem(printed)) return refusal(printed, context);
    files.push(printed);
  }
  for (const name of call.siteFiles) {
    const written = await writeSite(club, found.id, name, call, context.language);
    if (isProblem(written)) return refusal(written, context);
    files.push(written);
  }
  return answered(files, context, isLogoDamaged && call.documents.length > 0 ? [words.logoDamaged] : []);
}

/** Writes the result page of each event into the folder, and the page that leads to them. */
function printSeason(club: Club, season: readonly number[], { to }: PrintCall, context: CommandContext): CommandAnswer {
  const { language } = context;
  const words = printCommandWords[language];
  if (pagePartsFolder() === null) {
    return refusal({ kind: 'problem', code: 'notBuilt', message: words.notBuilt }, context);
  }
  if ('file' in to) return refusal({ kind: 'problem', code: 'notAFolder', message: words.notAFolder }, context);
  const files: Printed[] = [];
  const pages = season.map((session) => () => seasonPage(club, session, language));
  for (const make of [...pages, () => seasonIndexFile(club, season, language)]) {
    const made = make();
    if (isProblem(made)) return refusal({ ...made, message: sentenceOf(made, language, 'page') }, context);
    const file = join(to.folder, made.name);
    const failed = writeTo(file, made.content, language);
    if (failed) return refusal(failed, context);
    files.push({ document: 'page', file, unprinted: [] });
  }
  return answered(files, context);
}

interface Printed {
  readonly document: DocumentName | SiteFileName;
  readonly file: string;
  /** Names with letters that no font has. */
  readonly unprinted: readonly string[];
}

/** Why a call is not for this session: a section, a board, a document it doesn't have. */
async function wrongFor(session: SessionView, call: PrintCall, language: Language) {
  const words = printCommandWords[language];
  const letters = session.sections.map(({ letter }) => letter);
  const section = call.sections?.find((letter) => !letters.includes(letter));
  if (section !== undefined) return { code: 'unknownSection', message: words.unknownSection(section, letters) };
  const boards = new Set(session.sections.flatMap(({ cells }) => cells.flatMap((cell) => cell.boards)));
  const board = call.options.boards?.find((one) => !boards.has(one));
  if (board !== undefined) return { code: 'unknownBoard', message: words.unknownBoard(board) };
  for (const name of call.documents) {
    const { for: form } = await loadDocument(name);
    if (form === undefined || form === eventForm(session)) continue;
    return { code: 'wrongForm', message: words.wrongForm(name, form) };
  }
  return null;
}

async function printOne(
  club: Club,
  { session, name, logo }: { readonly session: number; readonly name: DocumentName; readonly logo: Logo | null },
  call: PrintCall,
  language: Language,
): Promise<Printed | Refusal> {
  const document = await loadDocument(name);
  const options = optionsOf(document.options, call.options);
  const found = readForPrint(club, session, (sources) => document.read?.(sources, options) ?? {});
  if (isProblem(found)) return { ...found, message: sentenceOf(found, language, name) };
  const settings = readSettings(club);
  const sections = call.sections && sectionIds(found.session, call.sections);
  const printed = await PRESS.print(name, {
    ...found,
    ...options,
    ...(sections && { sections }),
    settings,
    logo,
    language,
    paper: call.paper ?? settings.paper,
    printedAt: club.now(),
  });
  return write(name, document, found, printed, call, language);
}

function write(
  name: DocumentName,
  document: PrintedDocument,
  { session }: SessionStandings,
  { pdf, unprinted }: PrintedFile,
  { to, options }: PrintCall,
  language: Language,
): Printed | Refusal {
  const title = document.fileTitle?.(options, language) ?? document.title(language);
  const file = 'file' in to ? to.file : join(to.folder, paperFileName(title, session, 'pdf'));
  return writeTo(file, pdf, language) ?? { document: name, file, unprinted };
}

async function writeSite(
  club: Club,
  session: number,
  name: SiteFileName,
  { to, sections }: PrintCall,
  language: Language,
): Promise<Printed | Refusal> {
  if (name === 'page' && pagePartsFolder() === null) {
    return { kind: 'problem', code: 'notBuilt', message: printCommandWords[language].notBuilt };
  }
  const written = await writeSiteFile(club, session, name, { language, sections });
  if (isProblem(written)) return { ...written, message: sentenceOf(written, language, name) };
  const file = 'file' in to ? to.file : join(to.folder, written.name);
  return writeTo(file, written.content, language) ?? { document: name, file, unprinted: [] };
}

/** Writes a file; says what stands in the way, or answers null. */
function writeTo(file: string, content: Uint8Array | string, language: Language): Refusal | null {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'problem', code: 'notWritten', message: printCommandWords[language].notWritten(file, reason) };
  }
}

/** A problem with its sentence. */
interface Refusal {
  readonly kind: 'problem';
  readonly code: string;
  readonly message: string;
}

function refusal(problem: Refusal, { json }: CommandContext): CommandAnswer {
  return problemAnswer({ ...problem }, json);
}

function sentenceOf(problem: ClubProblem, language: Language, name = ''): string {
  const words = printCommandWords[language];
  if (problem.code === 'unknownSession') return words.unknownEvent(String(problem.session));
  if (problem.code === 'eventDeleted') return words.deletedEvent(problem.name);
  if (problem.code === 'unknownRound') return words.unknownRound(problem.round, problem.rounds);
  return words.notPossible(name, problem.code);
}

function answered(
  files: readonly Printed[],
  { json, language }: CommandContext,
  messages: readonly string[] = [],
): CommandAnswer {
  if (json) return { exit: 0, out: jsonDocument({ files }), messages };
  const lacking = files.filter(({ unprinted }) => unprinted.length > 0);
  return {
    exit: 0,
    out: files.map(({ file }) => `${file}\n`).join(''),
    messages: [
      ...messages,
      ...lacking.map(({ file, unprinted }) => printCommandWords[language].unprinted(file, unprinted)),
    ],
  };
}
