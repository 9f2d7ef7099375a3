import type { Database } from 'better-sqlite3';

/** A number that a federation gave a player. */
export interface PlayerNumberRow {
  readonly federation: string;
  readonly number: string;
}

/** What of a player is changed, and written down before. */
export interface MemberState {
  readonly name: string;
  readonly member: 0 | 1;
  /** 0 is A, the highest; null without one. */
  readonly stratum: number | null;
  /** Hundredths of a percent; null without one. */
  readonly handicap: number | null;
  /** The player this one turned out to be. */
  readonly sameAs: number | null;
}

/** A player as it is, or is to be. */
export interface StoredMember extends MemberState {
  readonly id: number;
  /** The name folded, every word behind one space. */
  readonly searchName: string;
  readonly numbers: readonly PlayerNumberRow[];
}

/** What a player was before a change. */
export interface MemberBeforeRow extends MemberState {
  readonly player: number;
  readonly numbers: readonly PlayerNumberRow[];
}

/** The same with the time of the change. */
export interface DatedStateRow extends MemberBeforeRow {
  readonly at: string;
}

/** Two players who look like one. */
export interface PlayersApartRow {
  readonly first: number;
  readonly second: number;
  readonly apart: 0 | 1;
}

/** The players as members of the club: what is known of each, and what it was before each change. */
export interface MembersTable {
  /** Null where there is no such player, or none any more. */
  read(id: number): StoredMember | null;
  /** Everybody who was not forgotten, those who turned out to be another among them. */
  all(): readonly StoredMember[];
  /** The player, under the name it is known by now, who has a number; null where nobody has. */
  ownerOf(number: PlayerNumberRow): number | null;
  /** The player that one turned out to be; the player itself where that is nobody else. */
  knownAs(player: number): number;
  /** The federations of which anybody has a number, in order. */
  federations(): readonly string[];
  /** Changes a player, and writes down what it was. Where nothing differs, nothing is written. */
  change(change: number, state: StoredMember): void;
  /** Adds a player. What undoing the change leaves is a name that nobody sees. @returns the id */
  add(change: number, state: Omit<StoredMember, 'id'>): number;
  /** Writes down what a player is, and takes its numbers, which another may then get within the change. */
  freeNumbers(change: number, player: number): void;
  /** What the players were that a change wrote, in order. */
  before(change: number): readonly MemberBeforeRow[];
  /** What a player was before each change of it, newest first. */
  history(player: number): readonly DatedStateRow[];
  /** The pairs of players of whom somebody said that they are two. */
  apart(): readonly PlayersApartRow[];
  addApart(change: number, row: PlayersApartRow): void;
  /** The pairs that a change wrote, as they stood before it. */
  apartBefore(change: number): readonly PlayersApartRow[];
}

type Flat = Omit<StoredMember, 'numbers'>;
type FlatBefore = Omit<MemberBeforeRow, 'numbers'> & { readonly numbers: string };

const STATE = 'name, member, stratum, handicap, same_as AS sameAs';

export function membersTable(db: Database): MembersTable {
  const read = db.prepare<[number], Flat>(
    `SELECT id, search_name AS searchName, ${STATE} FROM players WHERE id = ? AND forgotten_at IS NULL`,
  );
  const all = db.prepare<[], Flat>(
    `SELECT id, search_name AS searchName, ${STATE} FROM players WHERE forgotten_at IS NULL`,
  );
  const numbersOf = db.prepare<[number], PlayerNumberRow>(
    'SELECT federation, number FROM player_numbers WHERE player_id = ? ORDER BY federation',
  );
  const allNumbers = db.prepare<[], PlayerNumberRow & { readonly player: number }>(
    'SELECT player_id AS player, federation, number FROM player_numbers ORDER BY federation',
  );
  const ownerOf = db
    .prepare<[PlayerNumberRow], number>(
      `SELECT coalesce(player.same_as, player.id)
       FROM player_numbers AS own JOIN players AS player ON player.id = own.player_id
       WHERE own.federation = :federation AND own.number = :number`,
    )
    .pluck();
  const knownAs = db.prepare<[number], number>('SELECT coalesce(same_as, id) FROM players WHERE id = ?').pluck();
  const federations = db
    .prepare<[], string>('SELECT DISTINCT federation FROM player_numbers ORDER BY federation')
    .pluck();
  const remember = db.prepare(
    `INSERT INTO player_history (player_id, change_id, name, member, stratum, handicap, same_as, numbers)
     SELECT id, :change, name, member, stratum, handicap, same_as, (
       SELECT json_group_object(federation, number) FROM player_numbers WHERE player_id = :player)
     FROM players WHERE id = :player
     ON CONFLICT DO NOTHING`,
  );
  /** What a player is who has just been added, and has no numbers. */
  const rememberAdded = db.prepare(
    `INSERT INTO player_history (player_id, change_id, name, member, stratum, handicap, same_as, numbers)
     VALUES (:player, :change, :name, 0, NULL, NULL, NULL, '{}')`,
  );
  const insert = db.prepare(
    `INSERT INTO players (name, search_name, member, stratum, handicap)
     VALUES (:name, :searchName, :member, :stratum, :handicap)`,
  );
  const update = db.prepare(
    `UPDATE players SET name = :name, search_name = :searchName, member = :member, stratum = :stratum,
       handicap = :handicap, same_as = :sameAs WHERE id = :id`,
  );
  const takeNumbers = db.prepare('DELETE FROM player_numbers WHERE player_id = ?');
  const giveNumber = db.prepare(
    'INSERT INTO player_numbers (federation, number, player_id) VALUES (:federation, :number, :player)',
  );
  const before = db.prepare<[number], FlatBefore>(
    `SELECT player_id AS player, numbers, ${STATE} FROM player_history WHERE change_id = ? ORDER BY player_id`,
  );
  const history = db.prepare<[number], FlatBefore & { readonly at: string }>(
    `SELECT player_id AS player, numbers, ${STATE}, change.at
     FROM player_history AS before JOIN changes AS change ON change.id = before.change_id
     WHERE player_id = ? ORDER BY change.id DESC`,
  );
  const apart = db.prepare<[], PlayersApartRow>(
    `SELECT first_player AS first, second_player AS second, apart FROM players_apart AS newest
     WHERE version = (
       SELECT max(version) FROM players_apart
       WHERE first_player = newest.first_player AND second_player = newest.second_player)`,
  );
  const insertApart = db.prepare(
    `INSERT INTO players_apart (first_player, second_player, version, change_id, apart)
     VALUES (:first, :second, 1 + (
       SELECT coalesce(max(version), 0) FROM players_apart WHERE first_player = :first AND second_player = :second),
       :change, :apart)`,
  );
  const apartBefore = db.prepare<[number], PlayersApartRow>(
    `SELECT written.first_player AS first, written.second_player AS second, coalesce(earlier.apart, 0) AS apart
     FROM players_apart AS written LEFT JOIN players_apart AS earlier
       ON earlier.first_player = written.first_player AND earlier.second_player = written.second_player
       AND earlier.version = written.version - 1
     WHERE written.change_id = ?`,
  );
  const withNumbers = (row: Flat): StoredMember => ({ ...row, numbers: numbersOf.all(row.id) });
  const readOne = (id: number) => {
    const row = read.get(id);
    return row ? withNumbers(row) : null;
  };
  return {
    read: readOne,
    all() {
      const numbers = Map.groupBy(allNumbers.all(), ({ player }) => player);
      return all.all().map((row) => ({ ...row, numbers: numbers.get(row.id) ?? NO_NUMBERS }));
    },
    ownerOf: (number) => ownerOf.get(number) ?? null,
    knownAs: (player) => knownAs.get(player) ?? player,
    federations: () => federations.all(),
    change(change, { numbers, ...state }) {
      const now = readOne(state.id);
      if (!now || (isSameState(now, state) && isSameNumbers(now.numbers, numbers))) return;
      remember.run({ change, player: state.id });
      update.run(state);
      if (isSameNumbers(now.numbers, numbers)) return;
      takeNumbers.run(state.id);
      for (const { federation, number } of numbers) giveNumber.run({ federation, number, player: state.id });
    },
    add(change, { numbers, ...state }) {
      const { name, searchName, member, stratum, handicap, sameAs } = state;
      const id = Number(insert.run({ name, searchName, member, stratum, handicap }).lastInsertRowid);
      rememberAdded.run({ change, player: id, name });
      if (sameAs !== null) update.run({ id, ...state });
      for (const { federation, number } of numbers) giveNumber.run({ federation, number, player: id });
      return id;
    },
    freeNumbers(change, player) {
      remember.run({ change, player });
      takeNumbers.run(player);
    },
    before: (change) => before.all(change).map((row) => ({ ...row, numbers: numbersFrom(row.numbers) })),
    history: (player) => history.all(player).map((row) => ({ ...row, numbers: numbersFrom(row.numbers) })),
    apart: () => apart.all(),
    addApart: (change, row) => void insertApart.run({ change, ...row }),
    apartBefore: (change) => apartBefore.all(change),
  };
}

const NO_NUMBERS: readonly PlayerNumberRow[] = [];

function numbersFrom(json: string): readonly PlayerNumberRow[] {
  return Object.entries(JSON.parse(json) as Readonly<Record<string, string>>)
    .map(([federation, number]) => ({ federation, number }))
    .toSorted((a, b) => (a.federation < b.federation ? -1 : 1));
}

function isSameState(a: MemberState, b: MemberState): boolean {
  return (
    a.name === b.name &&
    a.member === b.member &&
    a.stratum === b.stratum &&
    a.handicap === b.handicap &&
    a.sameAs === b.sameAs
  );
}

function isSameNumbers(a: readonly PlayerNumberRow[], b: readonly PlayerNumberRow[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ federation, number }) => b.some((one) => one.federation === federation && one.number === number))
  );
}
