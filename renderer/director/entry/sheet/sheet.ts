import type { BoardScoresView, FrequencyView, ScoredResultView } from '../../../../main/club/model/board.ts';
import type { EntryView, SectionView } from '../../../../main/club/model/session.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import type { StandingsView } from '../../../../main/club/model/standings.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { readExact } from '../../../../src/scoring/numbers/exact.ts';
import type { SessionScoring } from '../../../../src/scoring/session-scoring.ts';
import { type PageLine } from './lines.ts';
import { boardScoresIn, standingsOfSection, scoredResultOf } from '../../session/standings.ts';
import type { Page } from './page.ts';
import { sitterNumber } from '../../session/pairName.ts';
import { sittersIn, sittersOf } from '../../../../src/session/partnerships.ts';
import type { ShorthandOptions } from '../../../../src/bridge/shorthand/shorthand.ts';
import { pairOfTeam, typedPairOfTeam } from './teamPairs.ts';
import { recordedPlay } from './actualPlay.ts';
import type { EventRanks } from '../../../../src/session/event-ranks.ts';

/** How the shorthand is read: the language of the screen and the club's way of writing scores. */
export type ShorthandManner = Omit<ShorthandOptions, 'board'>;

/** A page with its lines, the results recorded on them, and what these are worth. */
export interface Sheet {
  readonly page: Page;
  readonly lines: readonly PageLine[];
  readonly sections: readonly SectionView[];
  /** Every result of the session, by slot. */
  readonly results: ReadonlyMap<string, ResultView>;
  readonly standings: StandingsView;
  readonly manner: ShorthandManner;
  readonly ranks: EventRanks;
  readonly scoring: SessionScoring;
}

/** The result recorded on a line. */
export function resultOnLine(sheet: Sheet, line: PageLine): ResultView | undefined {
  return sheet.results.get(line.key);
}

/** What the recorded result of a line is worth. */
export function scoreOnLine(sheet: Sheet, line: PageLine): ScoredResultView | undefined {
  const result = resultOnLine(sheet, line);
  return result && scoredResultOf(sheet.standings, result);
}

/** The board of a line as recorded, otherwise as scheduled. */
export function boardOf(sheet: Sheet, line: PageLine): number {
  return recordedPlay(line, resultOnLine(sheet, line)).board;
}

/** The scores of a board that are compared with a line. The default is the line's own board. */
export function comparedScores(
  sheet: Sheet,
  line: PageLine,
  board = boardOf(sheet, line),
): BoardScoresView | undefined {
  return boardScoresIn(sheet.standings, line.slot.section, board);
}

/**
 * The scores that North-South's score on a line is compared with. On a fouled board these are of the same form, and
 * where a score is split they are those of North-South's chart.
 */
export function comparedFrequencies(
  sheet: Sheet,
  line: PageLine,
  board = boardOf(sheet, line),
): readonly FrequencyView[] {
  const scores = comparedScores(sheet, line, board);
  if (!scores?.subfields) return scores?.frequencies ?? [];
  const form = resultOnLine(sheet, line)?.form ?? '';
  const own = scores.subfields.find((one) => (one.form ?? form) === form && one.side !== 'EW');
  return own?.frequencies ?? [];
}

/** The recorded results of a board that are compared with a line's. The default is the line's own board. */
export function comparedResultsOf(sheet: Sheet, line: PageLine, board = boardOf(sheet, line)): readonly ResultView[] {
  const { section } = line.slot;
  const sections = standingsOfSection(sheet.standings, section)?.sections ?? [section];
  return [...sheet.results.values()].filter((result) => sections.includes(result.section) && result.board === board);
}

/** The letter of a line's section, where several sections are each compared by themselves; otherwise null. */
export function letterComparedAlone({ standings }: Sheet, { slot, letter }: PageLine): string | null {
  return standingsOfSection(standings, slot.section)?.sections.length === 1 ? letter : null;
}

/** The pair with an entry id, in the section of a line or a guest of another. */
export function entryById(sheet: Sheet, line: PageLine, id: number): EntryView | undefined {
  const section = sectionOnLine(sheet, line);
  return (section && sittersOf(section).get(id)) ?? sittersIn(sheet.sections).get(id);
}

/**
 * The pair with a typed number: 7 or A7 in the section of a line, B7 in another that is compared with it; in an
 * individual the two players, 7+1; of a team that of its pairs which is meant, 2 or 2b. Undefined for the phantom of a
 * half table.
 */
export function entryByNumber(sheet: Sheet, line: PageLine, typed: string): EntryView | undefined {
  const section = sectionOnLine(sheet, line);
  if (section && line.ns.playerLabels) {
    const [one, other, ...more] = readTwoPlayers(typed);
    if (one === undefined || other === undefined || more.length > 0) return undefined;
    const isBoth = ({ playerLabels }: EntryView) => playerLabels?.includes(one) && playerLabels.includes(other);
    const both = section.partnerships.filter((each) => one !== other && isBoth(each));
    return both.find(({ playerLabels }) => playerLabels?.[0] === one) ?? both[0];
  }
  if (section && line.match) return pairOfTeam(section, line, typed);
  const label = typed.toUpperCase();
  const isNamed = (entry: EntryView) => entry.number === Number(typed) || entry.label === label;
  const own = section?.entries.find((entry) => isNamed(entry) && !entry.phantom);
  if (own || letterComparedAlone(sheet, line) !== null) return own;
  const others = sheet.sections.flatMap((other) => other.entries);
  return others.find((entry) => entry.label === label && !entry.phantom);
}

/** The number of who sits on a line: 7, and B7 for a guest of another section. */
export function numberOnLine(sheet: Sheet, line: PageLine, entry: EntryView): string {
  const section = sectionOnLine(sheet, line);
  if (section && line.match) return typedPairOfTeam(section, line, entry);
  const number = sitterNumber(entry);
  return entryByNumber(sheet, line, number)?.id === entry.id ? number : entry.label;
}

/** The players of a typed partnership: 7+1, 7 1, 7-1. */
function readTwoPlayers(typed: string): readonly string[] {
  return typed
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((label) => label !== '');
}

/** The boards that can be played on a line, in order: those of its section, or of its match. */
export function boardsPlayable(sheet: Sheet, line: PageLine): readonly number[] {
  const cells = sectionOnLine(sheet, line)?.cells.filter(({ match }) => match?.id === line.match?.id);
  const boards = new Set(cells?.flatMap((cell) => cell.boards));
  return [...boards].toSorted((a, b) => a - b);
}

/** The section of a line. */
export function sectionOnLine(sheet: Sheet, line: PageLine): SectionView | undefined {
  return sheet.sections.find((section) => section.id === line.slot.section);
}

/** Whether points are IMPs: they have a sign and no percentage. */
export function isImpScored({ scoring }: Sheet): boolean {
  return METHODS[scoring.method].unit === 'imps';
}

/** Decimals of a board's points: none while all are whole, otherwise one for all, so that they line up. */
export function pointDecimals(scores: BoardScoresView | undefined): 0 | 1 {
  // An award to one side alone has points for that side alone.
  const points = scores?.results.flatMap(({ nsPoints, ewPoints }) => [nsPoints ?? [], ewPoints ?? []].flat()) ?? [];
  return points.every((one) => readExact(one)?.denominator === 1n) ? 0 : 1;
}
