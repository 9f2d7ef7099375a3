import { sideOf } from '../../bridge/seat.ts';
import type { FileEntry, FileMeeting, TournamentEvent } from '../event/event.ts';
import { dealRows } from './make-deals.ts';
import { nameRows, seatRows } from './make-names.ts';
import { bwsOutcome } from './outcome.ts';
import { INDIVIDUAL_COLUMNS } from './schema.ts';
import { makeTables, type BwsRowToMake } from './tables-file.ts';

/** Jet counts days from 30 December 1899: 1 January 1970. */
const UNIX_DAY = 25_569;
const DAY = 24 * 60 * 60 * 1000;

/**
 * The file that a Bridgemate server expects before an event, in Jet 4: sections, tables, who meets whom and the names;
 * and the results and hands, where there are some. Results that a Bridgemate can't have (a bare score, a ruling) are
 * left out, as are those of no round and table.
 */
export function makeBws(event: TournamentEvent): Uint8Array {
  const day = event.date === null ? UNIX_DAY : UNIX_DAY + Date.parse(event.date) / DAY;
  const meetings = event.schedule ?? playedMeetings(event);
  const named = [...new Set([...event.entries, ...meetings].map(({ section }) => section))].toSorted();
  // A file of hands alone has them in one section.
  const letters = named.length === 0 ? [''] : named;
  const sectionOf = (section: string) => letters.indexOf(section) + 1;
  const numberOf = (place: number | null) => (place === null ? 0 : entryNumber(event.entries, place));
  const isIndividual = event.ranks === 'player';
  const tablesOf = (section: string) =>
    [...new Set(meetings.filter((one) => one.section === section).map(({ table }) => table))].toSorted((a, b) => a - b);
  const RoundData = meetings.map(({ section, round, table, seats, boards: own }): BwsRowToMake => {
    const boards = own.toSorted((a, b) => a - b);
    const [LowBoard, HighBoard] = [boards[0] ?? 0, boards.at(-1) ?? 0];
    const isRun = boards.every((board, index) => board === LowBoard + index);
    return {
      Section: sectionOf(section),
      Table: table,
      Round: round,
      ...numbersInRow(seats, numberOf, ['NSPair', 'EWPair']),
      LowBoard,
      HighBoard,
      CustomBoards: isRun ? null : boards.join(','),
    };
  });
  const frame = {
    Clients: [{ ID: 1, Computer: '' }],
    Session: [{ ID: 1, Name: event.name, Date: day, Time: 0, GUID: '', Status: 0 }],
    Section: letters.map((letter): BwsRowToMake => ({
      ID: sectionOf(letter),
      Letter: letter || 'A',
      Tables: tablesOf(letter).length,
      MissingPair: 0,
      EWMoveBeforePlay: 0,
      Session: 1,
      ScoringType: 1,
      Winners: event.winners ?? 0,
    })),
    Tables: letters.flatMap((letter) =>
      tablesOf(letter).map((Table): BwsRowToMake => ({
        Section: sectionOf(letter),
        Table,
        ComputerID: 1,
        ...IDLE_TABLE,
      })),
    ),
    RoundData,
    PlayerNumbers: seatRows(event, meetings, sectionOf),
    PlayerNames: nameRows(event),
    ...dealRows(event, letters),
    Settings: [SETTINGS],
  };
  const ReceivedData = event.results.flatMap(
    ({ section, round, table, board, seats, outcome, note }): readonly BwsRowToMake[] => {
      const columns = outcome.kind === 'ruled' ? null : bwsOutcome(outcome);
      if (columns === null || round === null || table === null || seats === null) return [];
      const declarer = outcome.kind === 'played' ? outcome.declarer : 'N';
      const declaring = 'ns' in seats ? seats[SIDE_COLUMN[sideOf(declarer)]] : seats[declarer];
      return [
        {
          Section: sectionOf(section),
          Table: table,
          Round: round,
          Board: board,
          ...numbersInRow(seats, numberOf, ['PairNS', 'PairEW']),
          Declarer: numberOf(declaring),
          'NS/EW': columns.declarer,
          Contract: columns.contract,
          Result: columns.result,
          LeadCard: columns.lead,
          Remarks: columns.remarks || note,
          DateLog: day,
          TimeLog: 0,
        },
      ];
    },
  );
  const numbered = ReceivedData.map((row, index) => ({ ID: index + 1, ...row }));
  return makeTables({ ...frame, ReceivedData: numbered }, day, isIndividual ? INDIVIDUAL_COLUMNS : {});
}

const SIDE_COLUMN = { NS: 'ns', EW: 'ew' } as const;

/** Pairs stand in two columns; the players of an individual in these as North and East, and in two more. */
function numbersInRow(
  seats: FileMeeting['seats'],
  numberOf: (place: number | null) => number,
  [first, second]: readonly [string, string],
): BwsRowToMake {
  if ('ns' in seats) return { [first]: numberOf(seats.ns), [second]: numberOf(seats.ew) };
  return {
    [first]: numberOf(seats.N),
    [second]: numberOf(seats.E),
    South: numberOf(seats.S),
    West: numberOf(seats.W),
  };
}

const IDLE_TABLE = { Status: 0, LogOnOff: 2, CurrentRound: 0, CurrentBoard: 0, UpdateFromRound: 0, Group: 0 };

/** Tables see their own result, names come with the file, and boards are checked against the movement. */
const SETTINGS: BwsRowToMake = {
  Section: 0,
  MaximumResults: 0,
  ScorePoints: 1,
  EnterResultsMethod: 1,
  ShowPairNumbers: true,
  AutopoweroffTime: 20,
  VerificationTime: 2,
  ShowContract: 1,
  BoardOrderVerification: true,
  BM2NameSource: 0,
  BM2ShowPlayerNames: 1,
};

/** The number of an entry; where it is none, its place among those of its section and line. */
function entryNumber(entries: readonly FileEntry[], place: number): number {
  const entry = entries[place];
  const [digits] = /\d+/.exec(entry?.number ?? '') ?? [];
  if (digits !== undefined && Number(digits) >= 1 && Number(digits) <= MOST_ENTRIES) return Number(digits);
  const line = entries.filter((one) => one.section === entry?.section && one.line === entry.line);
  return Math.max(1, line.findIndex((one) => one === entry) + 1);
}

const MOST_ENTRIES = 9999;

/** Who met whom by the results, where no schedule is known. */
function playedMeetings({ results }: TournamentEvent): readonly FileMeeting[] {
  const met = new Map<string, FileMeeting & { boards: number[] }>();
  for (const { session, section, round, table, board, seats } of results) {
    if (round === null || table === null || seats === null) continue;
    const key = `${section} ${round} ${table}`;
    const known = met.get(key) ?? { session, section, round, table, seats, boards: [] };
    if (!known.boards.includes(board)) known.boards.push(board);
    known.boards.sort((a, b) => a - b);
    met.set(key, known);
  }
  return [...met.values()];
}
