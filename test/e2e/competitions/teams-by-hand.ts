/** The standing of teams worked out from the lines alone: who met whom, both ways, on which boards. */
import type { SessionView } from '../../../main/club/model/session.ts';
import type { PlayedLine } from './playing.ts';
import { continuousPoints, ownMatch, shownFigures, sum, type OwnMatch, type Way } from './worth.ts';

/** A team's line of the standing, as it is shown. */
export interface TeamRow {
  readonly team: number;
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Empty where they are no part of the results. */
  readonly imps: string;
  readonly total: string;
}

/** Two teams that have played all boards of their match in both rooms, as each of them sees it. */
interface Meeting {
  readonly team: number;
  readonly opponent: number;
  readonly own: OwnMatch;
  readonly theirs: OwnMatch;
}

export interface TeamsByHand {
  /** Best first; those with the same total in order of number. */
  readonly rows: readonly TeamRow[];
  /** What the team in the row has from each other, by number; none of its own. */
  readonly cross: readonly (readonly string[])[];
}

export interface TeamsByHandOptions {
  /** Which of several matches of the same two teams a line is of. */
  readonly legOf?: (line: PlayedLine) => number;
  readonly given?: readonly GivenImps[];
  /** What teams are given whose opponents left before their match. */
  readonly awards?: readonly Award[];
}

export interface Award {
  readonly team: number;
  readonly opponent: number;
  readonly result: number;
}

/** IMPs given to a match in the place of its boards. */
export interface GivenImps {
  readonly teams: readonly [number, number];
  readonly imps: readonly [number, number];
  readonly boards: number;
}

/**
 * @param due all lines of the session
 * @param lines those that are in; a match counts once it has all
 */
export function teamsByHand(
  session: SessionView,
  way: Way,
  due: readonly PlayedLine[],
  lines: readonly PlayedLine[] = due,
  { legOf, given = [], awards = [] }: TeamsByHandOptions = {},
): TeamsByHand {
  const teams = session.sections.flatMap(({ entries }) => entries);
  const meetings = meetingsByHand(session, way, due, lines, legOf ? { legOf } : {});
  const awarded = given.flatMap(({ teams: [team, opponent], imps: [won, lost], boards }): Meeting[] => {
    const own = { impsWon: won, impsLost: lost, result: continuousPoints(won - lost, boards) };
    const theirs = { impsWon: lost, impsLost: won, result: continuousPoints(lost - won, boards) };
    return [
      { team, opponent, own, theirs },
      { team: opponent, opponent: team, own: theirs, theirs: own },
    ];
  });
  const all = [...meetings, ...awarded];
  const numbers = teams.map(({ number }) => number);
  const cells = [...all.map(({ team, opponent, own }) => ({ team, opponent, result: own.result })), ...awards];
  return { rows: standing(way, numbers, all, awards), cross: crossTable(teams.length, cells) };
}

/** The matches that were played to the end, as both of their teams see them. */
export function meetingsByHand(
  session: SessionView,
  way: Way,
  due: readonly PlayedLine[],
  lines: readonly PlayedLine[],
  { legOf = () => 0 }: Pick<TeamsByHandOptions, 'legOf'>,
): readonly Meeting[] {
  const numberOf = teamNumbers(session);
  const matchOf = (line: PlayedLine) =>
    [
      Math.min(numberOf(line.ns), numberOf(line.ew)),
      Math.max(numberOf(line.ns), numberOf(line.ew)),
      legOf(line),
    ].join();
  const played = Map.groupBy(lines, matchOf);
  return [...Map.groupBy(due, matchOf)].flatMap(([match, wanted]): Meeting[] => {
    const own = played.get(match) ?? [];
    if (own.length < wanted.length) return [];
    const [team = 0, opponent = 0] = match.split(',').map(Number);
    const differences = [...Map.groupBy(own, ({ board }) => board).values()].map((both) => {
      if (both.length !== 2) throw new Error(`teams ${match}: a board was not played twice`);
      const [home, away] = [both.find(({ ns }) => numberOf(ns) === team), both.find(({ ew }) => numberOf(ew) === team)];
      if (!home || !away) throw new Error(`teams ${match}: a team sat the same way in both rooms`);
      return home.score - away.score;
    });
    const [one, other] = [
      ownMatch(way, differences),
      ownMatch(
        way,
        differences.map((points) => 0 - points),
      ),
    ];
    return [
      { team, opponent, own: one, theirs: other },
      { team: opponent, opponent: team, own: other, theirs: one },
    ];
  });
}

/** The number of the team that somebody sits for. */
export function teamNumbers({ sections }: SessionView): (sitter: number) => number {
  const numbers = new Map(sections.flatMap(({ entries }) => entries.map(({ id, number }) => [id, number] as const)));
  const teamOf = new Map(
    sections.flatMap(({ partnerships }) => partnerships.map(({ id, of }) => [id, of[0] ?? 0] as const)),
  );
  return (sitter) => numbers.get(teamOf.get(sitter) ?? sitter) ?? 0;
}

function standing(
  way: Way,
  teams: readonly number[],
  meetings: readonly Meeting[],
  awards: readonly Award[],
): readonly TeamRow[] {
  const hasImps = ['imps', 'victory-points', 'patton-imps'].includes(way.by);
  const rows = teams.map((team) => {
    const all = meetings.filter((meeting) => meeting.team === team);
    const sumOf = (figure: (match: OwnMatch) => number) => sum(all.map(({ own }) => figure(own)));
    const ended = (sign: number) => all.filter(({ own, theirs }) => Math.sign(own.result - theirs.result) === sign);
    const imps = hasImps ? `${sumOf(({ impsWon }) => impsWon)}–${sumOf(({ impsLost }) => impsLost)}` : '';
    const extra = sum(awards.filter((award) => award.team === team).map(({ result }) => result));
    const total = sumOf(({ result }) => result) + extra;
    const [won, drawn, lost] = [ended(1).length, ended(0).length, ended(-1).length];
    return { team, matches: all.length, won, drawn, lost, imps, total };
  });
  const texts = shownFigures(rows.map(({ total }) => total));
  return rows
    .map((row, index) => ({ row, text: texts[index] ?? '' }))
    .toSorted((a, b) => b.row.total - a.row.total)
    .map(({ row, text }) => ({ ...row, total: text }));
}

function crossTable(teams: number, meetings: readonly Award[]): readonly (readonly string[])[] {
  const texts = shownFigures(meetings.map(({ result }) => result));
  return Array.from({ length: teams }, (_row, row) =>
    Array.from({ length: teams }, (_cell, cell) =>
      meetings
        .flatMap(({ team, opponent }, at) => (team === row + 1 && opponent === cell + 1 ? [texts[at] ?? ''] : []))
        .join(' '),
    ),
  );
}
