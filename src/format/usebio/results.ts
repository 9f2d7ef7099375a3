import { SEATS, SIDES, type Seat, type Side } from '../../bridge/seat.ts';
import type { FileEntry, FileMatch, FileMethod, FileResult } from '../event/event.ts';
import type { XmlElement } from '../xml/tree.ts';
import type { Block } from './blocks.ts';
import { entryKey, type Participants } from './entries.ts';
import { childrenOf, decimalField, field, negated, elementText, wholeNumber } from './fields.ts';
import { instructionOf } from './instruction.ts';
import { decodeLin } from './lin-data.ts';
import { POINT_FIELDS } from './method.ts';
import { readOutcome } from './outcome.ts';
import type { ProblemList } from './problem.ts';

export const MOST_BOARD = 9999;
const MOST_ROUND = 999;
/** Numbers that a problem names. */
const MOST_NAMED = 6;

export interface ReadResults {
  readonly results: readonly FileResult[];
  readonly matches: readonly FileMatch[];
}

/** The place of an entry; `own` is its section where the line says it, and then no other is looked through. */
type Find = (number: string, section: string, side: Side | null, own?: string) => number;

/** What lines of results are read with. */
interface Reader {
  readonly problems: ProblemList;
  readonly participants: Participants;
  readonly method: FileMethod | null;
  readonly unit: FileMatch['unit'];
  readonly find: Find;
  readonly results: FileResult[];
  readonly matches: FileMatch[];
}

/** Reads every board with its lines, and the matches they stand in. Entries that only results name are added. */
export function readResults(
  problems: ProblemList,
  blocks: readonly Block[],
  participants: Participants,
  { method, unit }: Pick<Reader, 'method' | 'unit'>,
): ReadResults {
  const { find, unlisted } = startFinding(participants, new Set(blocks.map(({ section }) => section)));
  const reader: Reader = { problems, participants, method, unit, find, results: [], matches: [] };
  const listed = participants.entries.length > 0;
  const matchesRead = new Set<string>();
  for (const block of blocks) {
    const before = reader.results.length;
    for (const element of block.element.children) {
      if (element.name === 'BOARD') readBoard(reader, block, element, null);
      else if (element.name === 'MATCH') readMatch(reader, block, element, matchesRead);
    }
    const first = reader.results.slice(before).find(({ seats }) => Object.values(seats ?? {}).some(unlisted.has));
    if (listed && first && unlisted.numbers().length > 0) {
      const numbers = unlisted.numbers();
      const named = numbers.slice(0, MOST_NAMED).join(', ') + (numbers.length > MOST_NAMED ? ', …' : '');
      problems.add('entry-not-listed', first.at, named, first.board);
      unlisted.clear();
    }
  }
  return reader;
}

/** Finds entries by number, and adds those that no list has. */
function startFinding(participants: Participants, sections: ReadonlySet<string>) {
  const { entries, directions, elements, teamPlaces, winners } = participants;
  const listed = entries.length;
  let fresh: string[] = [];
  const byKey = new Map<string, number>();
  const byNumber = new Map<string, number[]>();
  const add = ({ section, number }: FileEntry, direction: Side | null, entry: number) => {
    byKey.set(entryKey(section, number, direction), entry);
    const same = byNumber.get(number);
    if (same) same.push(entry);
    else byNumber.set(number, [entry]);
  };
  for (const [entry, one] of entries.entries()) add(one, directions[entry] ?? null, entry);

  function knownIn(among: readonly string[], number: string, side: Side | null): number | null {
    const other = SIDES.find((one) => one !== side) ?? null;
    // A pair of a one-winner event plays both directions, whatever direction the file gives it.
    for (const direction of winners === 2 && side ? [side, null] : [side, null, other, 'EW' as const]) {
      for (const section of among) {
        const entry = byKey.get(entryKey(section, number, direction));
        if (entry !== undefined) return entry;
      }
    }
    return null;
  }

  function known(number: string, section: string, side: Side | null): number | null {
    const found = knownIn([section, ''], number, side);
    if (found !== null) return found;
    const all = byNumber.get(number) ?? [];
    const fitting = winners === 2 && side ? all.filter((entry) => (directions[entry] ?? side) === side) : all;
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
  }

  const find: Find = (number, place, side, own) => {
    const isTold = own !== undefined && sections.has(own);
    const section = isTold ? own : place;
    const found = isTold ? knownIn([own], number, side) : known(number, place, side);
    if (found !== null) return found;
    const team = teamPlaces.get(number) ?? null;
    const line = winners === 2 ? side : null;
    const entry: FileEntry = {
      number,
      section,
      line,
      players: [],
      team,
      handicap: null,
      stratum: null,
      unlisted: true,
    };
    if (team === null) fresh.push(number);
    add(entry, line, entries.length);
    directions.push(line);
    elements.push(null);
    return entries.push(entry) - 1;
  };
  const unlisted = {
    has: (entry: number) => entry >= listed && entries[entry]?.team === null,
    numbers: () => fresh,
    clear: () => {
      fresh = [];
    },
  };
  return { find, unlisted };
}

/** The match that a board stands in. */
interface InMatch {
  readonly place: number;
  readonly element: XmlElement;
  readonly match: FileMatch;
}

function readMatch(reader: Reader, block: Block, element: XmlElement, matchesRead: Set<string>): void {
  const { problems, matches, results, unit } = reader;
  const home = sideOfMatch(reader, block, element, 'home');
  if (home === null) {
    problems.add('match-without-sides', element.line);
    return;
  }
  const away = sideOfMatch(reader, block, element, 'away');
  const round = wholeNumber(elementText(element, 'ROUND_NUMBER'), MOST_ROUND);
  const match: FileMatch = {
    round,
    home,
    away,
    homeScore: decimalField(problems, element, 'TEAM_SCORE', 'NS_SCORE'),
    awayScore: decimalField(problems, element, 'OPPOSING_TEAM_SCORE', 'EW_SCORE'),
    unit,
    ...(instructionOf(element).has('typed') && { typed: true }),
  };
  const place = matches.push(match) - 1;
  const before = results.length;
  for (const board of childrenOf(element, 'BOARD')) readBoard(reader, block, board, { place, element, match });
  const boards = results.slice(before).map(({ board }) => board);
  const key = (one: number, other: number | null) => JSON.stringify([block.session, round, one, other, boards]);
  // Some programs list a match a second time, from the other team's side.
  if (away !== null && boards.length > 0 && matchesRead.has(key(away, home))) {
    results.length = before;
    matches.length = place;
  } else matchesRead.add(key(home, away));
}

function sideOfMatch(reader: Reader, block: Block, element: XmlElement, who: 'home' | 'away'): number | null {
  const { participants, find } = reader;
  if (participants.ranks !== 'team') {
    const number = elementText(element, who === 'home' ? 'NS_PAIR_NUMBER' : 'EW_PAIR_NUMBER');
    const side = who === 'home' ? 'NS' : 'EW';
    return number === '' ? null : find(number, block.section, side, sectionOf(element, side));
  }
  const number = elementText(element, who === 'home' ? 'TEAM' : 'OPPOSING_TEAM');
  if (number === '') return null;
  const { teams, teamPlaces } = participants;
  const known = teamPlaces.get(number);
  if (known !== undefined) return known;
  teamPlaces.set(number, teams.length);
  return teams.push({ number, name: '', players: [] }) - 1;
}

function readBoard(reader: Reader, block: Block, element: XmlElement, inMatch: InMatch | null): void {
  const { problems } = reader;
  const lines = childrenOf(element, 'TRAVELLER_LINE');
  const number = field(element, 'BOARD_NUMBER');
  const board = wholeNumber(number?.text ?? '', MOST_BOARD);
  if (board === null) {
    if (lines.length > 0) problems.add('board-unreadable', number?.line ?? element.line, number?.text ?? '');
    return;
  }
  const datum = decimalField(problems, element, 'BOARD_AVERAGE');
  for (const [place, line] of lines.entries()) {
    const outcome = readOutcome(problems, line, board);
    if (!outcome) continue;
    const { round, table } = slotOf(line, inMatch);
    const seats = seatsOf(reader, block, line, inMatch);
    reader.results.push({
      at: line.line,
      session: block.session,
      section: block.section,
      round,
      table,
      board,
      seats,
      outcome,
      match: inMatch?.place ?? null,
      ...pointsOf(reader, { line, board: element, homeIs: homeSideOf(reader, line, { place, seats, inMatch }) }),
      lin: decodeLin(elementText(line, 'LIN_DATA')),
      note: elementText(line, 'NOTES'),
      ...(datum === null ? {} : { datum }),
    });
  }
}

/** The round and table of a line, which few programs write. */
function slotOf(line: XmlElement, inMatch: InMatch | null): Pick<FileResult, 'round' | 'table'> {
  const own = instructionOf(line);
  const round = own.get('round') ?? elementText(line, 'ROUND_NUMBER', 'ROUND');
  const table = own.get('table') ?? elementText(line, 'TABLE_NUMBER', 'TABLE');
  return {
    round: wholeNumber(round, MOST_ROUND) ?? inMatch?.match.round ?? null,
    table: wholeNumber(table, MOST_ROUND),
  };
}

function seatsOf(reader: Reader, block: Block, line: XmlElement, inMatch: InMatch | null): FileResult['seats'] {
  const { find, participants } = reader;
  if (participants.ranks === 'player') {
    const numbers = SEATS.map((seat) => elementText(line, `${seat}_PLAYER_NUMBER`));
    if (numbers.includes('')) return unnumbered(reader, line);
    const places = SEATS.map((seat, place) => {
      return [seat, find(numbers[place] ?? '', block.section, null, sectionOf(line, seat))] as const;
    });
    return Object.fromEntries(places) as Record<Seat, number>;
  }
  const [ns, ew] = SIDES.map(
    (side) => elementText(line, `${side}_PAIR_NUMBER`) || numberInMatch(reader, side, line, inMatch),
  );
  if (!ns || !ew) return unnumbered(reader, line);
  return {
    ns: find(ns, block.section, 'NS', sectionOf(line, 'NS')),
    ew: find(ew, block.section, 'EW', sectionOf(line, 'EW')),
  };
}

/** The section of who sits there, where Etui wrote it because a number alone would mean another. */
function sectionOf(element: XmlElement, seat: Seat | Side): string | undefined {
  return instructionOf(element).get(seat.toLowerCase());
}

function unnumbered({ problems }: Reader, line: XmlElement): null {
  problems.add('line-without-numbers', line.line);
  return null;
}

/** Who sits there by the match, where lines don't repeat the numbers. */
function numberInMatch({ participants }: Reader, side: Side, line: XmlElement, inMatch: InMatch | null): string {
  if (!inMatch) return '';
  if (participants.ranks !== 'team') return elementText(inMatch.element, `${side}_PAIR_NUMBER`);
  const home = elementText(line, 'DIRECTION').toUpperCase();
  if (home !== 'NS' && home !== 'EW') return '';
  return elementText(inMatch.element, home === side ? 'TEAM' : 'OPPOSING_TEAM');
}

interface LineInMatch {
  readonly place: number;
  readonly seats: FileResult['seats'];
  readonly inMatch: InMatch | null;
}

/** The direction of the first team of the match on this line. */
function homeSideOf({ participants }: Reader, line: XmlElement, { place, seats, inMatch }: LineInMatch): Side | null {
  if (!inMatch || participants.ranks !== 'team') return null;
  const said = elementText(line, 'DIRECTION').toUpperCase();
  if (said === 'NS' || said === 'EW') return said;
  const { home } = inMatch.match;
  const teamOf = (entry: number) => participants.entries[entry]?.team ?? null;
  if (seats && 'ns' in seats) {
    if (teamOf(seats.ns) === home) return 'NS';
    if (teamOf(seats.ew) === home) return 'EW';
  }
  return place % 2 === 0 ? 'NS' : 'EW';
}

interface Scored {
  readonly line: XmlElement;
  readonly board: XmlElement;
  readonly homeIs: Side | null;
}

/** What each side has of the board: on its line, or for the first team of a match beside the board's number. */
function pointsOf(
  { problems, method, participants }: Reader,
  { line, board, homeIs }: Scored,
): Pick<FileResult, 'nsPoints' | 'ewPoints'> {
  const isTeam = participants.ranks === 'team' && homeIs !== null;
  const names = isTeam ? ['IMPS'] : POINT_FIELDS[method ?? 'none'];
  const ns = decimalField(problems, line, ...names.map((name) => `NS_${name}`));
  const ew = decimalField(problems, line, ...names.map((name) => `EW_${name}`));
  if (ns !== null || ew !== null || !isTeam) return { nsPoints: ns, ewPoints: ew };
  const imps = decimalField(problems, board, 'IMPS');
  const home = imps ?? decimalField(problems, board, 'TEAM_POINTS');
  const away = imps === null ? decimalField(problems, board, 'OPPOSING_TEAM_POINTS') : negated(imps);
  return homeIs === 'NS' ? { nsPoints: home, ewPoints: away } : { nsPoints: away, ewPoints: home };
}
