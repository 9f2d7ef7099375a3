import { joinNames } from './press/fit.ts';
import { matchTurnText } from '../../src/language/game/match.ts';
import { hasRooms } from '../../src/movement/event-movement.ts';
import { matchPaperWords } from '../../src/language/paper/matches.ts';
import type { Language } from '../../src/language.ts';
import { add, writeExact, ZERO } from '../../src/scoring/numbers/exact.ts';
import { ROOMS, type ForTeams, type MatchTeam, type Room } from '../../src/scoring/teams/team.ts';
import { matchTurn } from '../../src/session/match-turn.ts';
import { slotKey } from '../../src/session/slot.ts';
import { playersByPlace, playersInRound } from '../../src/session/substitutes.ts';
import type { MatchBoardFigure, MatchBoardView, MatchesView, MatchScoreView } from '../club/model/matches.ts';
import type { ResultView } from '../club/model/result.ts';
import type { CellView, EntryView, MatchView } from '../club/model/session.ts';
import { exactFromText } from './figures.ts';
import type { PrintJob } from './job.ts';
import { printedSections, type PrintedSection } from './sections.ts';

/** A team as papers name it. */
export interface PrintedTeam {
  readonly entry: number;
  readonly label: string;
  /** Its name; where it has none, its number in words. */
  readonly name: string;
  readonly club: string;
  readonly players: readonly string[];
}

/** A match with two teams, its score and its line-ups. */
export interface PrintedMatch {
  readonly view: MatchView;
  /** When it is played; null for the only match of an event. */
  readonly when: string | null;
  readonly section: PrintedSection;
  readonly score: MatchScoreView;
  readonly scored: MatchesView;
  readonly teams: ForTeams<PrintedTeam>;
  readonly parts: readonly PrintedPart[];
}

/** A half of a match, or another part with one line-up. */
export interface PrintedPart {
  readonly score: MatchScoreView['segments'][number];
  readonly rows: readonly PrintedMatchBoard[];
  readonly rooms: Readonly<Record<Room, PrintedRoom>>;
}

/** Who sits in a room, and where. Names that are not known are empty. */
export interface PrintedRoom {
  /** Null where the schedule has no table for it. */
  readonly table: number | null;
  /** The round where the two teams meet in two rounds instead of two rooms; otherwise null. */
  readonly round: number | null;
  /** The half of the round in which a half match is played there; null for any other match. */
  readonly half: 1 | 2 | null;
  readonly ns: readonly [string, string];
  readonly ew: readonly [string, string];
  /** The numbers on the cases of its boards, in order of play. */
  readonly boards: readonly number[];
}

/** A board of a match at both tables. */
export interface PrintedMatchBoard {
  readonly view: MatchBoardView;
  /** The number on its case. */
  readonly shown: number;
  readonly results: Readonly<Record<Room, ResultView | null>>;
}

/** Team 4, or Pair 4 where pairs meet. */
function unnamed(found: EntryView | undefined, label: string, language: Language): string {
  const words = matchPaperWords[language];
  return found && !found.team ? words.pair(label) : words.team(label);
}

/** Whether teams meet in the matches of a section; pairs have one table each. */
export function hasTeamMatches({ standings, view }: Pick<PrintedSection, 'standings' | 'view'>): boolean {
  return standings?.matches !== undefined && view.partnerships.length > 0;
}

/** A team by its id, or a pair that meets others in matches. */
export function teamOf(section: Pick<PrintedSection, 'everybody'>, entry: number, language: Language): PrintedTeam {
  const found = section.everybody.get(entry);
  const label = found?.label ?? '?';
  const own = found?.team?.name ?? (found ? joinNames(playersByPlace(found)) : '');
  return {
    entry,
    label,
    name: own === '' ? unnamed(found, label, language) : own,
    club: found?.team?.club ?? '',
    players: found?.team?.players ?? [],
  };
}

/** What the case of a board shows. */
export function shownBoard({ view }: Pick<PrintedSection, 'view'>, board: number): number {
  return view.shown[board] ?? board;
}

/** The matches of a session that two teams play, in order of round and of the draw; or one of them. */
export function printedMatches(
  job: Pick<PrintJob, 'session' | 'standings' | 'sections' | 'language' | 'match'>,
): readonly PrintedMatch[] {
  const sections = printedSections(job);
  const results = new Map(job.session.results.map((result) => [slotKey(result), result]));
  const scores = new Map(
    sections.flatMap(({ standings }) => {
      const scored = standings?.matches;
      return scored ? scored.matches.map((score) => [score.match, { score, scored }] as const) : [];
    }),
  );
  return job.session.matches.flatMap((view) => {
    const found = scores.get(view.id);
    const { away } = view;
    const section = sections.find(({ entries }) => entries.has(view.home));
    if (!found || away === null || !section || (job.match !== undefined && job.match !== view.id)) return [];
    const teams = { home: teamOf(section, view.home, job.language), away: teamOf(section, away, job.language) };
    const when = matchTurnText(matchTurn(job.session, view), job.language);
    return [{ view, when, section, ...found, teams, parts: partsOf(section, view, found.score, results) }];
  });
}

function partsOf(
  section: PrintedSection,
  match: MatchView,
  score: MatchScoreView,
  results: ReadonlyMap<string, ResultView>,
): readonly PrintedPart[] {
  const cells = section.view.cells.filter((cell) => cell.match?.id === match.id);
  return score.segments.map((part, index) => {
    const inRoom = (room: Room) =>
      cells
        .filter((cell) => cell.match?.segment === index + 1 && cell.match.room === room)
        .toSorted((a, b) => a.round - b.round);
    return {
      score: part,
      rooms: {
        open: roomOf(section, inRoom('open'), match.isHalf ? 1 : null),
        closed: roomOf(section, inRoom('closed'), match.isHalf ? 2 : null),
      },
      rows: part.boards.map((view) => ({
        view,
        shown: shownBoard(section, view.board),
        results: byRoom((room) => resultOf(view, room, results)),
      })),
    };
  });
}

function resultOf({ lines }: MatchBoardView, room: Room, results: ReadonlyMap<string, ResultView>) {
  const slot = lines[room];
  return (slot && results.get(slotKey(slot))) ?? null;
}

function roomOf(section: PrintedSection, cells: readonly CellView[], half: PrintedRoom['half']): PrintedRoom {
  const { entries } = section;
  const [first] = cells;
  const players = (entry: EntryView | undefined) => (entry && first ? playersInRound(entry, first.round) : NOBODY);
  return {
    table: first?.table ?? null,
    round: first && !hasRooms(section.view.spec) ? first.round : null,
    half,
    ns: players(first && entries.get(first.ns)),
    ew: players(first && entries.get(first.ew)),
    boards: cells.flatMap(({ boards }) => boards.map((board) => shownBoard(section, board))),
  };
}

const NOBODY = ['', ''] as const;

/** The matches of a team that count by what was played in them, and its IMPs in these, as exact numbers. */
export function teamRecord(
  { session }: Pick<PrintJob, 'session'>,
  { matches }: MatchesView,
  entry: number,
): { readonly played: number; readonly won: string; readonly lost: string } {
  const scores = new Map(matches.map((score) => [score.match, score]));
  const own = session.matches.flatMap((match) => {
    const score = scores.get(match.id);
    const side = match.home === entry ? 'home' : match.away === entry ? 'away' : null;
    return score && side && score.count === 'result' ? [score.totals[side]] : [];
  });
  const sum = (figure: 'impsWon' | 'impsLost') =>
    writeExact(own.reduce((total, one) => add(total, exactFromText(one[figure].exact)), ZERO));
  return { played: own.length, won: sum('impsWon'), lost: sum('impsLost') };
}

/** What a team won on the boards, in the unit that they are compared by. */
export function wonOf(totals: MatchScoreView['totals'], team: MatchTeam, figure: MatchBoardFigure): string {
  const { impsWon, pointsWon, boardPoints } = totals[team];
  return { imps: impsWon, points: pointsWon, boardPoints }[figure].exact;
}

/** One value for each room. */
export function byRoom<T>(value: (room: Room) => T): Readonly<Record<Room, T>> {
  const [open, closed] = ROOMS.map(value) as [T, T];
  return { open, closed };
}
