import type { PouleSpec } from '../../../../src/movement/teams/families/poule.ts';
import { formatDay, formatWeekday } from '../../../../src/language/dates.ts';
import type { Language } from '../../../../src/language.ts';
import { DRAW_RULES, FIRST_DRAWS } from '../../../../src/draw/rule.ts';
import { SWISS_SEATS, type SwissSpec } from '../../../../src/movement/teams/families/swiss.ts';
import { BOARD_SUPPLIES, type BoardSupply } from '../../../../src/movement/teams/families/family.ts';
import { playWords } from '../../../../src/language/screens/plays.ts';
import { readKnockoutPlan, type KnockoutPlan } from '../teams/knockoutPlan.ts';
import type { PlayNumber } from './playNumber.ts';
import { readDay, readTime } from '../../../shared/when.ts';

/** The fields of the start screen as typed. */
export interface StartDraft {
  /** The number asked for: of tables, of players. */
  readonly number: string;
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
  /** Of teams: how often two meet, 1 or 2. */
  readonly legs: string;
  /** Of teams: the parts of a match; empty for what is usual. So are the next two. */
  readonly segments: string;
  readonly boardsPerMatch: string;
  readonly supply: string;
  /** Of teams: a form whose rounds are drawn during play; empty where the schedule is known to its end. */
  readonly form: string;
  /** Of such a form: its rounds, empty for what fits; how they are drawn, and the tables. */
  readonly rounds: string;
  readonly draw: string;
  readonly firstDraw: string;
  readonly seats: string;
  /** Of a knockout. */
  readonly seeding: string;
  readonly odd: string;
  readonly playOffs: string;
  readonly level: string;
  readonly carry: string;
}

/** What is wanted of the matches of teams; null leaves it to the movement. */
export interface MatchPlan {
  readonly legs: 1 | 2;
  readonly segments: number | null;
  readonly boardsPerMatch: number | null;
  readonly supply: BoardSupply | null;
  /** Rounds that are drawn during play; null where the schedule is known to its end. */
  readonly swiss: SwissPlan | null;
  readonly knockout: KnockoutPlan | null;
  /** The part of a poule that was played last, which a further session goes on with; left out elsewhere. */
  readonly continues?: PouleSpec;
}

/** What is wanted of a Swiss. */
export interface SwissPlan extends Pick<SwissSpec, 'draw' | 'first' | 'seats'> {
  /** Null: as many as fit. */
  readonly rounds: number | null;
}

/** The fields of the start screen once all are valid. */
export interface StartPlan {
  readonly number: number;
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
  readonly matches: MatchPlan;
}

const MOST_SECTIONS = 9;
const MOST_PARTS = 16;
const MOST_BOARDS_OF_MATCH = 64;
const MOST_ROUNDS = 30;

/** The default fields: tonight at the usual hour. `today` is the local day, yyyy-mm-dd. */
export function usualDraft(
  today: string,
  language: Language,
  { played, boards }: Pick<PlayNumber, 'played' | 'boards'>,
): StartDraft {
  return {
    number: '',
    sections: '1',
    name: playWords[language][played].eventName(formatWeekday(today, language)),
    date: formatDay(today, 'short', language),
    start: '19:30',
    minutesPerBoard: '7',
    minutesToMove: '1',
    breakMinutes: '0',
    boardsFrom: String(boards.from),
    boardsTo: String(boards.to),
    until: '',
    legs: '1',
    segments: '',
    boardsPerMatch: '',
    supply: '',
    form: '',
    rounds: '',
    draw: '',
    firstDraw: '',
    seats: '',
    seeding: '',
    odd: '',
    playOffs: '',
    level: '',
    carry: '',
  };
}

/** Whether the text can become a number: it is empty, or the 1 of 13. */
export function isBeginningOfNumber(text: string, { readNumber }: Pick<PlayNumber, 'readNumber'>): boolean {
  return text.trim() === '' || readNumber(`${text.trim()}0`) !== null;
}

/** Whether there are enough for several sections. */
export function hasSections(number: number | null, { sectionsFrom }: Pick<PlayNumber, 'sectionsFrom'>): boolean {
  return number !== null && number >= sectionsFrom;
}

/** Whether several sections are wanted. */
export function hasSeveralSections(
  { number, sections }: Pick<StartDraft, 'number' | 'sections'>,
  play: Pick<PlayNumber, 'readNumber' | 'sectionsFrom'>,
): boolean {
  return hasSections(play.readNumber(number), play) && (wholeBetween(sections, 1, MOST_SECTIONS) ?? 1) > 1;
}

type NumberRule = Pick<PlayNumber, 'readNumber' | 'sectionsFrom'>;

/** A parsed draft. */
export interface ReadDraft {
  /** Null until all fields are valid. */
  readonly plan: StartPlan | null;
  /** The invalid fields. */
  readonly wrong: readonly (keyof StartDraft)[];
  /** The plan with defaults for invalid fields, for the list of movements; null without a number. */
  readonly shown: StartPlan | null;
}

/** Parses a draft. `usual` has the defaults, `today` is the local day, yyyy-mm-dd. */
export function readDraft(draft: StartDraft, usual: StartDraft, today: string, play: NumberRule): ReadDraft {
  const { plan, wrong } = readFields(draft, today, play);
  const mended = { ...draft, ...Object.fromEntries(wrong.map((field) => [field, usual[field]])) };
  return { plan, wrong, shown: plan ?? readFields(mended, today, play).plan };
}

function readFields(draft: StartDraft, today: string, play: NumberRule): Omit<ReadDraft, 'shown'> {
  const number = play.readNumber(draft.number);
  const boardsFrom = wholeBetween(draft.boardsFrom, 1, 99);
  const boardsTo = wholeBetween(draft.boardsTo, boardsFrom ?? 1, 99);
  const read = {
    number,
    sections: hasSections(number, play) ? wholeBetween(draft.sections, 1, MOST_SECTIONS) : 1,
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
  const matches = {
    legs: draft.legs === '2' ? 2 : 1,
    segments: wholeOrNone(draft.segments, MOST_PARTS),
    boardsPerMatch: wholeOrNone(draft.boardsPerMatch, MOST_BOARDS_OF_MATCH),
    supply: BOARD_SUPPLIES.find((supply) => supply === draft.supply) ?? null,
    swiss: draft.form === 'swiss' ? readSwiss(draft) : null,
    knockout: draft.form === 'knockout' ? readKnockoutPlan(draft) : null,
  } as const;
  const wrong = [
    ...(Object.keys(read) as (keyof typeof read)[]).filter((field) => read[field] === null),
    ...(['segments', 'boardsPerMatch'] as const).filter((field) => matches[field] === undefined),
    ...(matches.swiss && matches.swiss.rounds === undefined ? (['rounds'] as const) : []),
  ];
  return { plan: wrong.length === 0 ? ({ ...read, matches } as StartPlan) : null, wrong };
}

function readSwiss(draft: StartDraft) {
  return {
    rounds: wholeOrNone(draft.rounds, MOST_ROUNDS),
    draw: DRAW_RULES.find((rule) => rule === draft.draw) ?? 'top',
    first: FIRST_DRAWS.find((first) => first === draft.firstDraw) ?? 'lot',
    seats: SWISS_SEATS.find((seats) => seats === draft.seats) ?? 'by-draw',
  };
}

/** A whole number from 1; null where nothing is typed, undefined where it is none. */
function wholeOrNone(text: string, most: number): number | null | undefined {
  return text.trim() === '' ? null : (wholeBetween(text, 1, most) ?? undefined);
}

function wholeBetween(text: string, least: number, most: number): number | null {
  const value = /^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}
