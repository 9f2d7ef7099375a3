import type { Language } from '../../src/language.ts';
import { paperWords, type PaperWords } from '../../src/language/paper/paper.ts';
import { METHODS } from '../../src/scoring/method.ts';
import type { SeasonView } from '../club/model/season.ts';
import type { SessionView } from '../club/model/session.ts';
import type { Settings } from '../club/model/settings.ts';
import type { SheetView } from '../club/model/sheet.ts';
import type { StandingsView } from '../club/model/standings.ts';
import type { DocumentOptions } from './options.ts';
import type { Logo } from './press/marks.ts';
import type { PaperName } from './press/sheet.ts';
import { wordsFor } from '../../src/language/typography.ts';

/** What every document is printed with: paper and language, and what the club has on all its sheets. */
export interface PaperJob {
  readonly settings: Settings;
  /** The club's; none by default. */
  readonly logo?: Logo | null;
  readonly language: Language;
  readonly paper: PaperName;
  /** The date written into the file; now by default. */
  readonly printedAt?: Date;
}

/** What a document of a session is printed from: the session, its standings, and the options chosen. */
export interface PrintJob extends PaperJob, DocumentOptions {
  /** Where it is played on several evenings, its date is the day of the one that the paper is of. */
  readonly session: SessionView;
  /** The day of the first of several evenings. */
  readonly firstDay?: string;
  readonly standings: StandingsView;
  /** The ids of the sections to print; all by default. What several sections are ranked in together stays whole. */
  readonly sections?: readonly number[];
}

/** What a document of a sheet of rubber bridge or minibridge is printed from. */
export interface SheetJob extends PaperJob {
  readonly sheet: SheetView;
}

/** What a document of a season is printed from: the season with the ranking that is chosen. */
export interface SeasonJob extends PaperJob {
  readonly season: SeasonView;
  /** Only the sheets of this player, or of the two of a partnership; of everybody by default. */
  readonly players?: readonly number[];
}

/** The words of paper; without a session those of a title, which is the same for pairs and players. */
export function paperWordsFor({
  language,
  session,
}: Pick<PrintJob, 'language'> & { readonly session?: Pick<SessionView, 'ranks'> }): PaperWords {
  return wordsFor(paperWords, language, session?.ranks ?? 'pair');
}

/** Whether a board is among those to print. */
export function isBoardChosen({ boards }: PrintJob, board: number): boolean {
  return boards === undefined || boards.includes(board);
}

/** The unit of points by the session's method. */
export function pointsUnit({ session }: Pick<PrintJob, 'session'>): 'matchpoints' | 'imps' {
  return METHODS[session.scoring.method].unit;
}
