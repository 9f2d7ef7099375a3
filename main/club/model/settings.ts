import type { RegulationChoice, RegulationValue, SessionMethod } from '../../../src/scoring/session-scoring.ts';
import type { OwnSpec } from '../../../src/movement/families/own.ts';
import type { ClockSound } from '../../../src/session/clock-tone.ts';
import type { DisplayRanking } from '../../../src/session/display-ranking.ts';
import type { MappedColumn } from '../../../src/format/csv-event/mapping.ts';
import type { MemberColumn } from '../../../src/format/members/columns.ts';
import type { Language } from '../../../src/language.ts';
import type { RememberedContent } from './files/list.ts';

export interface Settings {
  readonly clubName: string;
  /** Stands over the club's name on printed sheets, such as its address; empty where there is none. */
  readonly clubLine: string;
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly suitColours: 2 | 4;
  /** Scores are typed without the last nought: 42 means 420. */
  readonly withoutLastNought: boolean;
  readonly paper: 'A4' | 'Letter';
  /** How a new event is scored, unless it is created with another scoring. */
  readonly method: SessionMethod;
  readonly regulation: RegulationChoice;
  /** The club's own regulation, with the preset it was made from; null where it has none. */
  readonly ownRegulation: RegulationValue | null;
  /** The club's own movements. No two have the same name. */
  readonly ownMovements: readonly OwnSpec[];
  /** The club's own table of masterpoints as it was typed last; empty where it has none. */
  readonly ownMasterpoints: string;
  /** How long a published ranking is open to corrections, in minutes. */
  readonly correctionMinutes: number;
  /** Which window plays the clock's warnings. */
  readonly clockSound: ClockSound;
  /** A second place for copies, a stick or a folder that is synchronised; empty where there is none. */
  readonly copyFolder: string;
  /** How the second display lists the ranking. */
  readonly displayRanking: DisplayRanking;
  /** The printer that papers go to without a dialog; empty where the dialog asks each time. */
  readonly printer: string;
  /** How many copies of a document were printed last, by its name; one where it is left out. */
  readonly paperCopies: Readonly<Record<string, number>>;
  /** The names of the documents last chosen together, by the papers they belong to (src/session/paper-sets.ts). */
  readonly paperSets: Readonly<Record<string, readonly string[]>>;
  /** What the columns of files of members hold, by the shape of a file, which has no word of it. */
  readonly memberColumns: Readonly<Record<string, readonly MemberColumn[]>>;
  /** The same of files of results whose heads don't say it. */
  readonly resultColumns: Readonly<Record<string, readonly MappedColumn[]>>;
  /** What files of CSV hold whose heads don't say it, and the columns of those that are lists, by their shape. */
  readonly csvContents: Readonly<Record<string, RememberedContent>>;
}

/** The settings to change. The club's own regulation can be replaced, and not removed. */
export type SettingsChange = Partial<Settings>;

/** What an undo of the settings took back: settings, or the logo. */
export type UndoneSetting = keyof Settings | 'logo';

/** The settings after an undo or a redo; nothing undone where there was nothing to undo. */
export interface SettingsStep {
  readonly settings: Settings;
  readonly undone: readonly UndoneSetting[];
}
