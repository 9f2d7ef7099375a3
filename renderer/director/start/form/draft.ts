import { formatDay, formatWeekday } from '../../../../src/language/dates.ts';
import type { Language } from '../../../../src/language.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import { readDay, readTime } from '../../../shared/when.ts';

/** The fields of the start screen as typed. */
export interface StartDraft {
  readonly tables: string;
  readonly sections: string;
  readonly name: string;
  readonly date: string;
  readonly start: string;
  readonly minutesPerBoard: string;
  readonly minutesToMove: string;
  readonly breakMinutes: string;
  readonly boardsFrom: string;
  readonly boardsTo: string;
  /** The latest end of play; empty for no limit. */
  readonly until: string;
}

/** The fields of the start screen once all are valid. */
export interface StartPlan {
  readonly tables: number;
  /** Number of sections, 1 or more. */
  readonly sections: number;
  readonly name: string;
  /** Local day, yyyy-mm-dd. */
  readonly date: string;
  /** hh:mm. */
  readonly start: string;
  readonly minutesPerBoard: number;
  readonly minutesToMove: number;
  /** Length of a break half-way; 0 for none. */
  readonly breakMinutes: number;
  readonly boardsFrom: number;
  readonly boardsTo: number;
  /** The latest end of play, hh:mm; empty for no limit. */
  readonly until: string;
}

/** The numbers of tables for which movements are listed. */
const FEWEST_TABLES = 2;
const MOST_TABLES = 40;
/** From so many tables on there may be several sections. */
const FEWEST_TABLES_OF_SECTIONS = 12;
const MOST_SECTIONS = 9;

/** The default fields: tonight at the usual hour. `today` is the local day, yyyy-mm-dd. */
export function usualDraft(today: string, language: Language): StartDraft {
  return {
    tables: '',
    sections: '1',
    name: startWords[language].weekday(formatWeekday(today, language)),
    date: formatDay(today, 'short', language),
    start: '19:30',
    minutesPerBoard: '7',
    minutesToMove: '1',
    breakMinutes: '0',
    boardsFrom: '24',
    boardsTo: '28',
    until: '',
  };
}

/** Parses a number of tables with a point or a comma: 13, 12.5, 12,5. Null where it is none. */
export function readTables(text: string): number | null {
  const tables = /^\d{1,2}([.,][05]?)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0;
  return tables >= FEWEST_TABLES && tables <= MOST_TABLES ? tables : null;
}

/** Whether the text can become a number of tables: it is empty, or the 1 of 13. */
export function isBeginningOfTables(text: string): boolean {
  return text.trim() === '' || readTables(`${text.trim()}0`) !== null;
}

/** Whether there are enough tables for several sections. */
export function hasSections(tables: number | null): boolean {
  return tables !== null && tables >= FEWEST_TABLES_OF_SECTIONS;
}

/** Whether several sections are wanted. */
export function hasSeveralSections({ tables, sections }: Pick<StartDraft, 'tables' | 'sections'>): boolean {
  return hasSections(readTables(tables)) && (wholeBetween(sections, 1, MOST_SECTIONS) ?? 1) > 1;
}

/** A parsed draft. */
export interface ReadDraft {
  /** Null until all fields are valid. */
  readonly plan: StartPlan | null;
  /** The invalid fields. */
  readonly wrong: readonly (keyof StartDraft)[];
  /** The plan with defaults for invalid fields, for the list of movements; null without tables. */
  readonly shown: StartPlan | null;
}

/** Parses a draft. `usual` has the defaults, `today` is the local day, yyyy-mm-dd. */
export function readDraft(draft: StartDraft, usual: StartDraft, today: string): ReadDraft {
  const { plan, wrong } = readFields(draft, today);
  const mended = { ...draft, ...Object.fromEntries(wrong.map((field) => [field, usual[field]])) };
  return { plan, wrong, shown: plan ?? readFields(mended, today).plan };
}

function readFields(draft: StartDraft, today: string): Omit<ReadDraft, 'shown'> {
  const tables = readTables(draft.tables);
  const boardsFrom = wholeBetween(draft.boardsFrom, 1, 99);
  const boardsTo = wholeBetween(draft.boardsTo, boardsFrom ?? 1, 99);
  const read = {
    tables,
    sections: hasSections(tables) ? wholeBetween(draft.sections, 1, MOST_SECTIONS) : 1,
    name: draft.name.trim() || null,
    date: readDay(draft.date, today),
    start: readTime(draft.start),
    minutesPerBoard: wholeBetween(draft.minutesPerBoard, 1, 60),
    minutesToMove: wholeBetween(draft.minutesToMove, 0, 60),
    breakMinutes: wholeBetween(draft.breakMinutes, 0, 90),
    boardsFrom,
    boardsTo,
    until: draft.until.trim() === '' ? '' : readTime(draft.until),
  };
  const wrong = (Object.keys(read) as (keyof StartDraft)[]).filter((field) => read[field] === null);
  return { plan: wrong.length === 0 ? (read as StartPlan) : null, wrong };
}

function wholeBetween(text: string, least: number, most: number): number | null {
  const value = /^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}
