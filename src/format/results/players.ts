import type { ScoringLine } from '../../scoring/scoring-line.ts';
import { naturally, type CsvEntry } from './entries.ts';
import type { ResultsCsvProblem } from './problem.ts';

/** Who sat where on a line of an individual, by the names in the file. */
export interface CsvSeatedPlayers {
  readonly line: number;
  readonly board: number;
  /** '' where the file names no section. */
  readonly section: string;
  readonly players: Readonly<Record<PlayerSeat, string>>;
}

const PLAYER_SEATS = ['n', 's', 'e', 'w'] as const;
type PlayerSeat = (typeof PLAYER_SEATS)[number];

export interface CsvPlayers {
  /** Players in natural order of section and name. */
  readonly entries: readonly CsvEntry[];
  /** The indexes in `entries` of the players of each line, in order of lines: North and East, then South and West. */
  readonly seats: readonly Required<Pick<ScoringLine, 'ns' | 'ew' | 'partners'>>[];
  readonly problems: readonly ResultsCsvProblem[];
}

/** Distinguishes the players of an individual. */
export function csvPlayersOf(lines: readonly CsvSeatedPlayers[]): CsvPlayers {
  const known = new Map<string, CsvEntry>();
  for (const { section, players } of lines) {
    for (const name of PLAYER_SEATS.map((seat) => players[seat])) {
      known.set(keyOf(section, name), { name, section, line: null });
    }
  }
  const ordered = [...known].toSorted(([, a], [, b]) => naturally(a, b));
  const places = new Map(ordered.map(([key], place) => [key, place]));
  const seats = lines.map(({ section, players }) => {
    const [ns = 0, south = 0, ew = 0, west = 0] = PLAYER_SEATS.map((seat) => places.get(keyOf(section, players[seat])));
    return { ns, ew, partners: { ns: south, ew: west } };
  });
  return { entries: ordered.map(([, entry]) => entry), seats, problems: playersTwice(lines) };
}

function keyOf(section: string, name: string): string {
  return JSON.stringify([section, name]);
}

/** The problems of players that have a board twice, at two tables or in two seats of one. */
function playersTwice(lines: readonly CsvSeatedPlayers[]): readonly ResultsCsvProblem[] {
  const firstLines = new Map<string, number>();
  const problems: ResultsCsvProblem[] = [];
  for (const { line, board, section, players } of lines) {
    for (const column of PLAYER_SEATS) {
      const player = players[column];
      const key = JSON.stringify([board, section, player]);
      const firstLine = firstLines.get(key);
      if (firstLine === undefined) firstLines.set(key, line);
      else problems.push({ kind: 'problem', line, column, code: 'playerTwice', player, board, firstLine });
    }
  }
  return problems;
}
