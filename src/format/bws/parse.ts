import { EMPTY_EVENT, type FileMeeting, type TournamentEvent } from '../event/event.ts';
import type { TournamentFile } from '../event/file.ts';
import { dealsOf, type SectionOfFile } from './deals.ts';
import { pairsOfFile } from './pairs.ts';
import { individualOfFile } from './individual.ts';
import { readMeetings, withoutMissingPair } from './meetings.ts';
import type { BwsProblemCode } from './problem.ts';
import { receivedLines } from './received.ts';
import { playersOfPairs, sittingPlayers } from './sitting.ts';
import { dayIn, numberIn, openTables, textIn, type BwsRow, type BwsTables } from './tables.ts';

/** Reads the file of a Bridgemate server: who plays, the movement, results and deals. Never throws. */
export function parseBws(bytes: Uint8Array): TournamentFile<BwsProblemCode> {
  const tables = openTables(bytes);
  if ('code' in tables) return { format: 'bws', version: null, events: [], problems: [tables] };
  const sessions = tables.rows('Session');
  const sections = sectionsOf(tables.rows('Section'));
  const movement = readMeetings(tables.rows('RoundData'));
  const rows = tables.rows('ReceivedData');
  const received = receivedLines(rows);
  const sitting = sittingPlayers(tables.rows('PlayerNumbers'), () => tables.rows('PlayerNames'));
  const { lines } = received;
  const known = withoutRow(sections, [...movement.meetings, ...lines]);
  const byId = new Map(known.map((section) => [section.id, section]));
  const missingOf = (section: number) => byId.get(section)?.missing ?? 0;
  const meetings = withoutMissingPair(movement.meetings, missingOf, lines);
  const { ranks, entries, seatsOfLine, seatsOfMeeting } =
    individualOfFile({ sections: known, meetings, lines, sitting }) ??
    pairsOfFile(known, meetings, lines, playersOfPairs(meetings, sitting));
  const sectionOf = (id: number): SectionOfFile => {
    const found = byId.get(id);
    return { session: found?.session ?? 1, letter: found?.letter ?? '' };
  };
  const dealt = dealsOf(tables.rows('HandRecord'), tables.rows('HandEvaluation'), sectionOf);
  const event: TournamentEvent = {
    ...EMPTY_EVENT,
    name: sessions.map((row) => textIn(row, 'Name')).find((name) => name !== '') ?? '',
    date: dateOf(sessions, rows),
    ranks,
    winners: winnersOf(known, entries),
    entries,
    schedule: meetings.flatMap((meeting): readonly FileMeeting[] => {
      const { section, round, table, boards } = meeting;
      const { session, letter } = sectionOf(section);
      const seats = seatsOfMeeting(meeting);
      return seats === null ? [] : [{ session, section: letter, round, table, seats, boards }];
    }),
    results: lines.flatMap((line) => {
      const { at, section, round, table, board, outcome, note } = line;
      if (outcome === null) return [];
      const { session, letter } = sectionOf(section);
      const given = { match: null, nsPoints: null, ewPoints: null, lin: null };
      return [{ at, session, section: letter, round, table, board, seats: seatsOfLine(line), outcome, ...given, note }];
    }),
    deals: dealt.deals,
  };
  // What is played stands in these; a list of names that is short is no harm.
  const short = tables.short(['RoundData', 'ReceivedData']);
  return {
    format: 'bws',
    version: versionOf(tables),
    events: [event],
    problems: [...tables.damage(), ...short, ...movement.problems, ...received.problems, ...dealt.problems],
  };
}

function versionOf({ version }: BwsTables): string {
  return `Jet ${version}`;
}

interface Section extends SectionOfFile {
  readonly id: number;
  readonly winners: number;
  /** The number of the pair that is not there; 0 where all are. */
  readonly missing: number;
}

/** The sections; where there is one, it has no letter. Sessions are counted from 1 in the order of their numbers. */
function sectionsOf(rows: readonly BwsRow[]): readonly Section[] {
  const sessions = [...new Set(rows.map((row) => numberIn(row, 'Session') ?? 1))].toSorted((a, b) => a - b);
  const places = new Map(sessions.map((session, place) => [session, place + 1]));
  const found = rows.map((row) => ({
    id: numberIn(row, 'ID') ?? 0,
    letter: rows.length === 1 ? '' : textIn(row, 'Letter'),
    session: places.get(numberIn(row, 'Session') ?? 1) ?? 1,
    winners: numberIn(row, 'Winners') ?? 0,
    missing: numberIn(row, 'MissingPair') ?? 0,
  }));
  // Of several rows with one number the first counts.
  const byId = new Map(found.toReversed().map((section) => [section.id, section]));
  return found.filter((section) => byId.get(section.id) === section);
}

/** What is played in a section without a row of its own is not lost: it is one more, named by its number. */
function withoutRow(sections: readonly Section[], lines: readonly { readonly section: number }[]): readonly Section[] {
  const known = new Set(sections.map(({ id }) => id));
  const missing = [...new Set(lines.map(({ section }) => section))].filter((id) => !known.has(id));
  const further = missing.map((id) => ({ id, letter: String(id), session: 1, winners: 0, missing: 0 }));
  return [...sections, ...further];
}

function winnersOf(sections: readonly Section[], entries: TournamentEvent['entries']): TournamentEvent['winners'] {
  if (entries.some(({ line }) => line !== null)) return 2;
  return sections.some(({ winners }) => winners === 1) ? 1 : null;
}

function dateOf(sessions: readonly BwsRow[], results: readonly BwsRow[]): string | null {
  const days = [...sessions.map((row) => dayIn(row, 'Date')), ...results.map((row) => dayIn(row, 'DateLog'))];
  return days.find((day) => day !== null) ?? null;
}
