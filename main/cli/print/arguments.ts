import { homedir } from 'node:os';
import { printCommandWords } from '../../../src/language/commands/print.ts';
import type { Language } from '../../../src/language.ts';
import { OPTION_PARSERS, type DocumentOption, type DocumentOptions } from '../../print/options.ts';
import { PAPER_SIZES, type PaperName } from '../../print/press/sheet.ts';
import { DOCUMENT_NAMES, type DocumentName } from '../../print/registry.ts';
import { SITE_FILE_NAMES, SITE_FILES, type SiteFileName } from '../../site/site-files.ts';
import { clubFile, dataFolder } from '../../store/file/data-folder.ts';
import { readOptions, type OptionValue, type WrongCall } from '../command/options.ts';
import { isEventFileName } from '../event-file/event-file.ts';

const OPTIONS = {
  document: { type: 'string' },
  out: { type: 'string', short: 'o' },
  data: { type: 'string' },
  session: { type: 'string' },
  paper: { type: 'string' },
  section: { type: 'string' },
  boards: { type: 'string' },
  after: { type: 'string' },
  blank: { type: 'boolean' },
} as const;

/** What is to be printed, and where to. */
export interface PrintCall {
  readonly problem?: never;
  /** The club's file, or that of the event alone. */
  readonly file: string;
  /** Null where none is named: those there are are listed. In the file of an event it is a session of it, from 1. */
  readonly event: number | null;
  readonly isEventFile: boolean;
  /** Several events, whose result pages are written with a page that leads to them. */
  readonly season?: readonly number[];
  readonly documents: readonly DocumentName[];
  /** Files for the club's site among what is asked for. */
  readonly siteFiles: readonly SiteFileName[];
  readonly to: PrintTarget;
  /** Null: as the club's settings say. */
  readonly paper: PaperName | null;
  /** The letters of the sections asked for; all where it is left out. */
  readonly sections?: readonly string[];
  readonly options: DocumentOptions;
}

/** A folder for a file a document, or the file of one document. */
export type PrintTarget = { readonly folder: string } | { readonly file: string };

export function readPrintArguments(args: readonly string[], language: Language): PrintCall | WrongCall {
  const words = printCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return given;
  const { values, positionals } = given;
  const [first, ...others] = positionals;
  const isEventFile = first !== undefined && isEventFileName(first);
  const session = textOf(values.session);
  const ofSession = isEventFile ? null : session;
  const kinds = textOf(ofSession === null ? values.document : first);
  const event = readEvent(isEventFile ? (session ?? '1') : (ofSession ?? first ?? null), language);
  if (typeof event === 'object' && event !== null) return event;
  const further = readFurther(others, ofSession, language);
  if ('problem' in further) return further;
  const documents = readDocuments(kinds, language);
  if ('problem' in documents) return documents;
  const season = event === null || further.events.length === 0 ? undefined : [event, ...further.events];
  if (season && (documents.documents.length > 0 || documents.siteFiles.join() !== 'page')) {
    return { problem: words.severalEvents };
  }
  const out = textOf(values.out);
  if (out === null) return { problem: words.noOut };
  const paper = textOf(values.paper);
  if (paper !== null && !isPaper(paper)) return { problem: words.wrongPaper(paper) };
  const options = readDocumentOptions(values, language);
  if ('problem' in options) return options;
  const sections = textOf(values.section);
  const { platform, env } = process;
  return {
    file: isEventFile ? first : clubFile(textOf(values.data) ?? dataFolder({ platform, env, home: homedir() })),
    event,
    isEventFile,
    ...(season && { season: [...new Set(season)] }),
    ...documents,
    to: targetOf(out, documents),
    paper,
    ...(sections !== null && { sections: listOf(sections).map((letter) => letter.toUpperCase()) }),
    options: options.given,
  };
}

function textOf(value: OptionValue): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readEvent(text: string | null, language: Language): number | null | WrongCall {
  const words = printCommandWords[language];
  if (text === null) return null;
  if (isEventFileName(text)) return { problem: words.eventFile(text) };
  return /^[1-9]\d{0,11}$/.test(text) ? Number(text) : { problem: words.wrongEvent(text) };
}

/** The events after the first. With `--session` there is one event only. */
function readFurther(
  others: readonly string[],
  ofSession: string | null,
  language: Language,
): { readonly events: readonly number[] } | WrongCall {
  if (ofSession !== null && others[0] !== undefined) {
    return { problem: printCommandWords[language].wrongEvent(others[0]) };
  }
  const events: number[] = [];
  for (const text of others) {
    const event = readEvent(text, language);
    if (typeof event === 'object') return event ?? { problem: printCommandWords[language].wrongEvent(text) };
    events.push(event);
  }
  return { events };
}

type Asked = Pick<PrintCall, 'documents' | 'siteFiles'>;

/** What can be asked for: papers, and files for the club's site. */
export const PRINTABLE_NAMES: readonly string[] = [...DOCUMENT_NAMES, ...SITE_FILE_NAMES];

/** A file where one document is asked for and the name ends as its files do; otherwise a folder. */
function targetOf(out: string, { documents, siteFiles }: Asked): PrintTarget {
  const extensions = [...documents.map(() => 'pdf'), ...siteFiles.map((name) => SITE_FILES[name].extension)];
  const isFile = extensions.length === 1 && out.toLowerCase().endsWith(`.${extensions[0]}`);
  return isFile ? { file: out } : { folder: out };
}

function readDocuments(kinds: string | null, language: Language): Asked | WrongCall {
  const words = printCommandWords[language];
  const all = PRINTABLE_NAMES.join(', ');
  if (kinds === null || listOf(kinds).length === 0) return { problem: words.noDocument(all) };
  const asked = [...new Set(listOf(kinds))];
  const unknown = asked.find((kind) => !PRINTABLE_NAMES.includes(kind));
  if (unknown !== undefined) return { problem: words.unknownDocument(unknown, all) };
  return {
    documents: DOCUMENT_NAMES.filter((name) => asked.includes(name)),
    siteFiles: SITE_FILE_NAMES.filter((name) => asked.includes(name)),
  };
}

function isPaper(text: string): text is PaperName {
  return Object.hasOwn(PAPER_SIZES, text);
}

function readDocumentOptions(
  values: Readonly<Partial<Record<DocumentOption, OptionValue>>>,
  language: Language,
): { readonly given: DocumentOptions } | WrongCall {
  const [boards, after] = (['boards', 'after'] as const).map((option) => textOf(values[option]));
  const boardList = boards ? OPTION_PARSERS.boards.parse(boards) : undefined;
  if (boardList === null) return wrongOption('boards', language);
  const round = after ? OPTION_PARSERS.after.parse(after) : undefined;
  if (round === null) return wrongOption('after', language);
  return {
    given: {
      ...(boardList && { boards: boardList }),
      ...(round !== undefined && { after: round }),
      ...(values.blank === true && { blank: true }),
    },
  };
}

function wrongOption(option: 'boards' | 'after', language: Language): WrongCall {
  return { problem: printCommandWords[language].wrongOption[option] };
}
