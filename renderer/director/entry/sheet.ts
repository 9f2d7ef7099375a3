import type {
  BoardScoresView,
  EntryView,
  ResultView,
  ScoredResultView,
  SectionView,
  StandingsView,
} from '../../../main/club/model.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import { readExact } from '../../../src/scoring/exact.ts';
import type { SessionScoring } from '../../../src/scoring/session-scoring.ts';
import { boardScores, scoreOf, type Line } from './lines.ts';
import type { Page } from './page.ts';
import { boardOf, type Manner } from './reading.ts';

/** A page as it stands: its lines, what is recorded on them, and what that is worth. */
export interface Sheet {
  readonly page: Page;
  readonly lines: readonly Line[];
  readonly sections: readonly SectionView[];
  /** Every result of the session, by slot. */
  readonly results: ReadonlyMap<string, ResultView>;
  readonly standings: StandingsView;
  readonly manner: Manner;
  readonly scoring: SessionScoring;
}

/** The result recorded on a line. */
export function resultOf(sheet: Sheet, line: Line): ResultView | undefined {
  return sheet.results.get(line.key);
}

/** What the recorded result of a line is worth. */
export function scoredOf(sheet: Sheet, line: Line): ScoredResultView | undefined {
  const result = resultOf(sheet, line);
  return result && scoreOf(sheet.standings, result);
}

/** The scores of the board a line is about, in its section. */
export function scoresOf(sheet: Sheet, line: Line): BoardScoresView | undefined {
  return boardScores(sheet.standings, line.slot.section, boardOf(line, resultOf(sheet, line)));
}

/** The recorded results a line's result is compared with, its own among them. */
export function fieldOf(sheet: Sheet, line: Line): readonly ResultView[] {
  const board = boardOf(line, resultOf(sheet, line));
  return [...sheet.results.values()].filter((result) => result.section === line.slot.section && result.board === board);
}

/** The pair of an entry id in a line's section. */
export function entryOf(sheet: Sheet, line: Line, id: number): EntryView | undefined {
  return sectionOf(sheet, line)?.entries.find((entry) => entry.id === id);
}

/** The pair of a number in a line's section; undefined for the missing pair of a half table. */
export function entryNumbered(sheet: Sheet, line: Line, number: number): EntryView | undefined {
  return sectionOf(sheet, line)?.entries.find((entry) => entry.number === number && !entry.phantom);
}

function sectionOf(sheet: Sheet, line: Line): SectionView | undefined {
  return sheet.sections.find((section) => section.id === line.slot.section);
}

/** Whether points are IMPs: they have a sign and no percentage. */
export function isAtImps({ scoring }: Sheet): boolean {
  return METHODS[scoring.method].unit === 'imps';
}

/** Decimals of a board's points: none while all are whole, otherwise one, so that columns line up. */
export function pointPlaces(scores: BoardScoresView | undefined): 0 | 1 {
  const whole = scores?.results.every(({ nsPoints }) => nsPoints === null || readExact(nsPoints)?.denominator === 1n);
  return whole === false ? 1 : 0;
}
