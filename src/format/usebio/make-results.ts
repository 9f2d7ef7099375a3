import { SEATS, type Side } from '../../bridge/seat.ts';
import type { FileMatch, FileResult, TournamentEvent } from '../event/event.ts';
import { xml, type XmlNode } from '../xml/write.ts';
import { negated } from './fields.ts';
import { instruction } from './instruction.ts';
import { encodeLin } from './lin-data.ts';
import { makeOutcome } from './make-outcome.ts';
import { POINT_FIELDS } from './method.ts';

interface Part {
  readonly session: number;
  readonly section: string;
}

/** The boards of a part of the event that stand in no match. */
export function makeBoards(event: TournamentEvent, { session, section }: Part): readonly XmlNode[] {
  const own = event.results.filter((one) => one.match === null && one.session === session && one.section === section);
  return boardsOf(own).map((results) => makeBoard(event, results, null));
}

/** The matches of a part of the event: those whose first result stands there, or none and it is the first part. */
export function makeMatches(event: TournamentEvent, { session, section }: Part): readonly XmlNode[] {
  const { matches, results } = event;
  const byMatch = new Map<number, FileResult[]>();
  for (const result of results) {
    if (result.match === null) continue;
    const same = byMatch.get(result.match);
    if (same) same.push(result);
    else byMatch.set(result.match, [result]);
  }
  return matches.map((match, place) => {
    const own = byMatch.get(place) ?? [];
    const where: Part = own[0] ?? { session: 1, section: '' };
    return where.session === session && where.section === section ? makeMatch(event, match, own, section) : null;
  });
}

/** Results by board, each board once. */
function boardsOf(results: readonly FileResult[]): readonly (readonly FileResult[])[] {
  const boards = new Map<string, FileResult[]>();
  for (const result of results) {
    const key = `${result.board} ${result.datum ?? ''}`;
    const same = boards.get(key);
    if (same) same.push(result);
    else boards.set(key, [result]);
  }
  return [...boards.values()];
}

function makeMatch(event: TournamentEvent, match: FileMatch, results: readonly FileResult[], section: string): XmlNode {
  const { round, home, away, homeScore, awayScore, typed } = match;
  const isTeam = event.ranks === 'team';
  const boards = results.map(({ board }) => board);
  const side = (name: string, place: number | null) => {
    const number = (isTeam ? event.teams : event.entries)[place ?? -1]?.number;
    return number === undefined ? null : xml(name, number);
  };
  return xml('MATCH', [
    round === null ? null : xml('ROUND_NUMBER', String(round)),
    side(isTeam ? 'TEAM' : 'NS_PAIR_NUMBER', home),
    side(isTeam ? 'OPPOSING_TEAM' : 'EW_PAIR_NUMBER', away),
    boards.length > 0 ? xml('START_BOARD_NUMBER', String(boards.reduce((one, other) => Math.min(one, other)))) : null,
    boards.length > 0 ? xml('END_BOARD_NUMBER', String(boards.reduce((one, other) => Math.max(one, other)))) : null,
    scoreElement(isTeam ? 'TEAM_SCORE' : 'NS_SCORE', homeScore),
    scoreElement(isTeam ? 'OPPOSING_TEAM_SCORE' : 'EW_SCORE', awayScore),
    ...boardsOf(results).map((own) => makeBoard(event, own, match)),
    instruction({
      typed: typed ? 'yes' : null,
      ...(isTeam ? {} : sectionsElsewhere(event, section, { ns: home, ...(away === null ? {} : { ew: away }) })),
    }),
  ]);
}

function scoreElement(name: string, text: string | null): XmlNode {
  return text === null ? null : xml(name, text);
}

function makeBoard(event: TournamentEvent, results: readonly FileResult[], match: FileMatch | null): XmlNode {
  const [first] = results;
  const shared = match && event.ranks === 'team' ? sharedPoints(event, results, match) : null;
  return xml('BOARD', [
    xml('BOARD_NUMBER', String(first?.board ?? 0)),
    first?.datum === undefined ? null : xml('BOARD_AVERAGE', first.datum),
    ...(shared ?? []),
    ...results.map((result) => makeLine(event, result, match, shared !== null)),
  ]);
}

/**
 * What the first team of a match has of a board, written once beside its number; null where the lines don't agree or
 * don't say.
 */
function sharedPoints(
  event: TournamentEvent,
  results: readonly FileResult[],
  match: FileMatch,
): readonly XmlNode[] | null {
  const points = results.map((result) => {
    const { nsPoints, ewPoints } = result;
    return homeSide(event, result, match) === 'EW' ? [ewPoints, nsPoints] : [nsPoints, ewPoints];
  });
  const [[home, away] = [null, null]] = points;
  if (!home || !away || points.some((one) => one[0] !== home || one[1] !== away)) return null;
  if (results.some((result) => homeSide(event, result, match) === null)) return null;
  if (away === negated(home)) return [xml('IMPS', home)];
  return [xml('TEAM_POINTS', home), xml('OPPOSING_TEAM_POINTS', away)];
}

/** The direction of the first team of the match; null where the line doesn't say who plays. */
function homeSide({ entries }: TournamentEvent, { seats }: FileResult, { home }: FileMatch): Side | null {
  if (!seats || !('ns' in seats)) return null;
  if (entries[seats.ns]?.team === home) return 'NS';
  return entries[seats.ew]?.team === home ? 'EW' : null;
}

function makeLine(event: TournamentEvent, result: FileResult, match: FileMatch | null, isShared: boolean): XmlNode {
  const { ranks, method } = event;
  const inTeams = match !== null && ranks === 'team';
  const home = inTeams ? homeSide(event, result, match) : null;
  const points = (inTeams ? 'IMPS' : POINT_FIELDS[method ?? 'none'][0]) ?? '';
  const { elements, own } = makeOutcome(result.outcome, result.board);
  const { nsPoints, ewPoints, lin, note, round, table } = result;
  return xml('TRAVELLER_LINE', [
    home && xml('DIRECTION', home),
    ...whoPlays(event, result),
    ...elements,
    isShared || nsPoints === null ? null : xml(`NS_${points}`, nsPoints),
    isShared || ewPoints === null ? null : xml(`EW_${points}`, ewPoints),
    lin ? xml('LIN_DATA', encodeLin(lin)) : null,
    note === '' ? null : xml('NOTES', note),
    instruction({
      round: round === null || round === match?.round ? null : String(round),
      table: table === null ? null : String(table),
      ...own,
      ...sectionsElsewhere(event, result.section, result.seats),
    }),
  ]);
}

/**
 * The sections of those who play outside their own, by seat: a number alone means the one of the section. Whoever no
 * list has is told by it too.
 */
function sectionsElsewhere(
  { entries }: TournamentEvent,
  section: string,
  seats: Readonly<Record<string, number>> | null,
): Readonly<Record<string, string>> {
  const elsewhere = Object.entries(seats ?? {}).flatMap(([seat, place]) => {
    const entry = entries[place];
    const isPlain = !entry || (entry.section === section && !entry.unlisted);
    return isPlain || entry.team !== null ? [] : [[seat.toLowerCase(), entry.section] as const];
  });
  return Object.fromEntries(elsewhere);
}

function whoPlays({ entries }: TournamentEvent, { seats }: FileResult): readonly XmlNode[] {
  if (!seats) return [];
  const numberOf = (place: number) => entries[place]?.number ?? '';
  if ('ns' in seats) {
    return [xml('NS_PAIR_NUMBER', numberOf(seats.ns)), xml('EW_PAIR_NUMBER', numberOf(seats.ew))];
  }
  return SEATS.map((seat) => xml(`${seat}_PLAYER_NUMBER`, numberOf(seats[seat])));
}
