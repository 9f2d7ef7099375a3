import SQLite, { type Database } from 'better-sqlite3';
import type { FileNotice } from '../../src/language/files/club-file.ts';
import { acceptedFindingsTable, type AcceptedFindingsTable } from './results/accepted-findings.ts';
import { changesTable, type ChangesTable } from './changes.ts';
import { runInBackground } from './file/background/background.ts';
import { runTask, type FileTask, type TaskAnswer } from './file/background/tasks.ts';
import { connect, exchangeable, lazyConnection, setUp, type Connect, type Connection } from './file/connection.ts';
import { makeRollingCopy } from './file/copies.ts';
import { linkedFile } from './file/data-folder.ts';
import { boardDealsTable, type BoardDealsTable } from './schedule/deals.ts';
import { datumsTable, type DatumsTable } from './ranking/datums.ts';
import { eventFilesTable, type EventFilesTable } from './event-file/event-files.ts';
import { eventListTable, type EventListTable } from './events/event-list.ts';
import { actionGroups } from './group.ts';
import { eventsTable, type EventsTable } from './events/events.ts';
import { drawsTable, type DrawsTable } from './matches/draws.ts';
import { lotsTable, type LotsTable } from './matches/lots.ts';
import { matchesTable, type MatchesTable } from './matches/matches.ts';
import { matchResultsTable, type MatchResultsTable } from './matches/match-results.ts';
import { teamDetailsTable, type TeamDetailsTable } from './matches/team-details.ts';
import { teamPairsTable, type TeamPairsTable } from './matches/team-pairs.ts';
import { besideKeeper, keepFile, readOnlyKeeper, type FileKeeper } from './file/keep-file.ts';
import { readMigrations, type Migration } from './file/migrations.ts';
import { fileNotices, type FileNotices } from './file/notices.ts';
import { openFile } from './file/open-file.ts';
import { entryPlayersTable, type EntryPlayersTable } from './players/entry-players.ts';
import { outcomeCounts, type OutcomeCounts } from './results/outcome-counts.ts';
import { penaltiesTable, type PenaltiesTable } from './ranking/penalties.ts';
import { playersTable, type PlayersTable } from './players/players.ts';
import { isProblem, problemOfReading, type StoreProblem } from './problem.ts';
import { publicationsTable, type PublicationsTable } from './ranking/publications.ts';
import { resultsTable, type ResultsTable } from './results/results.ts';
import { schedulesTable, type SchedulesTable } from './schedule/schedules.ts';
import { stageRulesTable, type StageRulesTable } from './ranking/stage-rules.ts';
import { stageSourcesTable, type StageSourcesTable } from './ranking/stage-sources.ts';
import { sessionsTable, type SessionsTable } from './events/sessions.ts';
import { verificationsTable, type VerificationsTable } from './results/verifications.ts';
import { logosTable, type LogosTable } from './logos.ts';
import { forgettingTable, type ForgettingTable } from './members/forgetting.ts';
import { forgetAgain } from './members/forget-again.ts';
import { membersTable, type MembersTable } from './members/members.ts';
import { seatsTable, type SeatsTable } from './members/seats.ts';
import { settingsTable, type SettingsTable } from './settings.ts';
import { givenRankingsTable, type GivenRankingsTable } from './seasons/given-rankings.ts';
import { seasonResultsTable, type SeasonResultsTable } from './seasons/season-results.ts';
import { seasonsTable, type SeasonsTable } from './seasons/seasons.ts';
import { sheetsTable, type SheetsTable } from './sheets/sheets.ts';
import { givenMasterpointsTable, type GivenMasterpointsTable } from './ranking/given-masterpoints.ts';
import { termsTable, type TermsTable } from './ranking/terms.ts';

/** A club's open file. Everything is read and written through its tables. */
export interface Store {
  readonly file: string;
  readonly version: number;
  /** What a person should know about the file while it is open. */
  readonly notices: FileNotices;
  readonly settings: SettingsTable;
  readonly logos: LogosTable;
  readonly players: PlayersTable;
  readonly members: MembersTable;
  readonly seats: SeatsTable;
  readonly forgetting: ForgettingTable;
  readonly events: EventsTable;
  readonly eventList: EventListTable;
  readonly eventFiles: EventFilesTable;
  readonly sessions: SessionsTable;
  readonly schedules: SchedulesTable;
  readonly matches: MatchesTable;
  readonly draws: DrawsTable;
  readonly lots: LotsTable;
  readonly matchResults: MatchResultsTable;
  readonly teamDetails: TeamDetailsTable;
  readonly teamPairs: TeamPairsTable;
  readonly changes: ChangesTable;
  readonly results: ResultsTable;
  readonly entryPlayers: EntryPlayersTable;
  readonly outcomeCounts: OutcomeCounts;
  readonly stageRules: StageRulesTable;
  readonly stageSources: StageSourcesTable;
  readonly penalties: PenaltiesTable;
  readonly terms: TermsTable;
  readonly givenMasterpoints: GivenMasterpointsTable;
  readonly datums: DatumsTable;
  readonly deals: BoardDealsTable;
  readonly verifications: VerificationsTable;
  readonly acceptedFindings: AcceptedFindingsTable;
  readonly publications: PublicationsTable;
  readonly sheets: SheetsTable;
  readonly seasons: SeasonsTable;
  readonly seasonResults: SeasonResultsTable;
  readonly givenRankings: GivenRankingsTable;
  /**
   * One action of one person in one transaction. When `work` returns a problem or throws, nothing is written. When this
   * returns anything else, all of it is on the disk, in the file that stands at its path.
   */
  action<T>(work: () => T): T | StoreProblem;
  /** Does work with at most one action, together with what else waits. Resolves when it is on the disk. */
  join<T>(work: () => T): Promise<T | StoreProblem>;
  /** Runs something once what is under way is on the disk. */
  afterwards(task: () => void): void;
  /** Whether an action is under way: what is read now may still be rolled back. */
  isActing(): boolean;
  /** Reads several things in one transaction. */
  snapshot<T>(work: () => T): T;
  /** Adds a rolling copy beside the file. Where it fails, a notice says so. */
  copy(): void;
  /**
   * Writes the file anew within itself, without what was deleted and without its log: nothing of it is found in their
   * bytes afterwards. While somebody else reads the file it keeps its log a little longer.
   */
  compact(): void;
  /** Whether another program holds the file, so that nothing can be written just now. */
  isLocked(): boolean;
  /**
   * Looks, while nobody writes, whether the file is still at its path and can be written; where it is gone, it is
   * written anew.
   */
  lookAtFile(): void;
  /** Does something for the file on another thread. What goes wrong is a notice. */
  tend(task: FileTask): Promise<void>;
  /** The same at once, for a program that ends. */
  tendNow(task: FileTask): void;
  close(): void;
}

export interface StoreOptions {
  readonly now: () => Date;
  /** How long to wait, while the file is opened, for another process that writes, in milliseconds. */
  readonly busyTimeout?: number;
  /** Opens another connection than SQLite's own. */
  readonly connect?: Connect;
  /** Other steps than those of the folder `migrations`. */
  readonly migrations?: readonly Migration[];
  /** Opens the file as it is, though it is missing or something in it was lost. */
  readonly asItIs?: boolean;
  /** Opens a file that was opened, copied and checked a moment ago: it is not copied again. */
  readonly isChecked?: boolean;
}

const BUSY_TIMEOUT = 5000;

/**
 * Opens a club's file, creating it and its folder where there is none. A file of an older version is copied and
 * migrated, one of a newer version is refused. Opening an existing file adds a rolling copy.
 */
export function openStore(path: string, options: StoreOptions): Store | StoreProblem {
  const file = linkedFile(path);
  const { now, busyTimeout = BUSY_TIMEOUT, migrations = readMigrations(), asItIs = false } = options;
  const { isChecked = false } = options;
  const connecting = { busyTimeout, connect: options.connect ?? connect };
  const opened = openFile(file, { now, ...connecting, migrations, asItIs });
  if (isProblem(opened)) return opened;
  const close = () => {
    opened.db.close();
    opened.lock.release();
  };
  try {
    const connection = exchangeable(opened.db);
    const notices = fileNotices();
    const keeper = keepFile(connection, opened.lock, file, { now, notices, ...connecting });
    const store = makeStore(connection, file, { keeper, notices, now });
    if (!opened.isNew) forgetAgain(store, now());
    if (!opened.isNew && !isChecked) store.copy();
    const damage = store.notices.list().find((notice) => notice.code === 'fileDamaged');
    if (!damage || asItIs) return store;
    store.close();
    return damage;
  } catch (error) {
    close();
    const problem = problemOfReading(error, file);
    if (problem) return problem;
    throw error;
  }
}

/**
 * Opens a club's file beside the program that has it open, to read what is on the disk. Nothing is written through it.
 */
export function readStore(file: string, { now }: Pick<StoreOptions, 'now'>): Store | StoreProblem {
  try {
    const connection = exchangeable(new SQLite(file, { readonly: true, fileMustExist: true }));
    return makeStore(connection, file, { keeper: readOnlyKeeper(connection, file), notices: fileNotices(), now });
  } catch (error) {
    const problem = problemOfReading(error, file);
    if (problem) return problem;
    throw error;
  }
}

/**
 * Opens a club's file beside the connection of this program that keeps it, to write to it on another thread.
 * @param onCommit called in each action, once all is written and before it stays
 */
export function writeStore(file: string, { now, onCommit }: BesideOptions): Store | StoreProblem {
  try {
    const db = new SQLite(file, { fileMustExist: true, timeout: BUSY_TIMEOUT });
    setUp(db);
    const connection = exchangeable(db);
    return makeStore(connection, file, {
      keeper: besideKeeper(connection, file, onCommit),
      notices: fileNotices(),
      now,
    });
  } catch (error) {
    const problem = problemOfReading(error, file);
    if (problem) return problem;
    throw error;
  }
}

export interface BesideOptions extends Pick<StoreOptions, 'now'> {
  readonly onCommit: () => void;
}

/** Reads an event file that was opened in memory, as a club with one event. @param file its name, for messages */
export function readEventStore(db: Database, file: string, { now }: Pick<StoreOptions, 'now'>): Store {
  const connection = lazyConnection(db);
  return makeStore(connection, file, { keeper: readOnlyKeeper(connection, file), notices: fileNotices(), now });
}

interface StoreParts {
  readonly keeper: FileKeeper;
  readonly notices: FileNotices;
  readonly now: () => Date;
}

function makeStore(connection: Connection, file: string, { keeper, notices, now }: StoreParts): Store {
  const { db } = connection;
  const groups = actionGroups((work) => keeper.write(work), connection.now);
  return {
    file,
    version: keeper.version,
    notices,
    settings: settingsTable(db),
    logos: logosTable(db),
    players: playersTable(db),
    members: membersTable(db),
    seats: seatsTable(db),
    forgetting: forgettingTable(db),
    events: eventsTable(db),
    eventList: eventListTable(db),
    eventFiles: eventFilesTable(connection.now),
    sessions: sessionsTable(db),
    schedules: schedulesTable(db),
    matches: matchesTable(db),
    draws: drawsTable(db),
    lots: lotsTable(db),
    matchResults: matchResultsTable(db),
    teamDetails: teamDetailsTable(db),
    teamPairs: teamPairsTable(db),
    changes: changesTable(db),
    results: resultsTable(db),
    entryPlayers: entryPlayersTable(db),
    outcomeCounts: outcomeCounts(db),
    stageRules: stageRulesTable(db),
    stageSources: stageSourcesTable(db),
    penalties: penaltiesTable(db),
    terms: termsTable(db),
    givenMasterpoints: givenMasterpointsTable(db),
    datums: datumsTable(db),
    deals: boardDealsTable(db),
    verifications: verificationsTable(db),
    acceptedFindings: acceptedFindingsTable(db),
    publications: publicationsTable(db),
    sheets: sheetsTable(db),
    seasons: seasonsTable(db),
    seasonResults: seasonResultsTable(db),
    givenRankings: givenRankingsTable(db),
    action: (work) => groups.act(work),
    join: (work) => groups.join(work),
    afterwards: (task) => groups.afterwards(task),
    isActing: () => groups.isActing(),
    snapshot: (work) => connection.now().transaction(work).deferred(),
    copy() {
      const copy = makeRollingCopy(connection.now(), file, now());
      if (isProblem(copy)) notices.add(copy);
      else notices.remove('copyFailed');
    },
    compact() {
      try {
        connection.now().exec('VACUUM');
        cutLog(connection, CUT_TRIES);
      } catch (error) {
        const problem = problemOfReading(error, file);
        if (!problem) throw error;
        notices.add(problem);
      }
    },
    isLocked: () => keeper.isLocked(),
    lookAtFile: () => keeper.lookAtFile(),
    tend: async (task) => tell(notices, task, await runInBackground(file, task)),
    tendNow: (task) => tell(notices, task, runTask(file, task)),
    close: () => keeper.close(),
  };
}

/** How often, and how many times, it is tried again to cut a log that somebody still reads, in milliseconds. */
const CUT_AGAIN = 1000;
const CUT_TRIES = 120;

/** Brings the log into the file and empties it: while somebody reads from it, a little later. */
function cutLog(connection: Connection, tries: number): void {
  const db = connection.now();
  if (!db.open) return;
  const [cut] = db.pragma('wal_checkpoint(TRUNCATE)') as readonly { readonly busy: 0 | 1 }[];
  if (cut?.busy === 1 && tries > 1) setTimeout(() => cutLog(connection, tries - 1), CUT_AGAIN).unref();
}

/** The notices that each task answers for: they go when it goes well. */
const NOTICES_OF: Readonly<Record<FileTask['kind'], readonly FileNotice['code'][]>> = {
  checkpoint: [],
  finish: ['copyFailed'],
  copy: ['copyFailed', 'secondPlaceMissing', 'secondPlaceFailed'],
  check: [],
};

function tell(notices: FileNotices, { kind }: FileTask, answer: TaskAnswer): void {
  for (const code of NOTICES_OF[kind]) if (answer.every((problem) => problem.code !== code)) notices.remove(code);
  for (const problem of answer) notices.add(problem);
}
