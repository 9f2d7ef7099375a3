import { planEvent, type EventPlan } from '../../../src/format/plan/plan.ts';
import { afterPlay } from '../../../src/session/clock.ts';
import type { NewResult, SlotKey } from '../../store/results/results.ts';
import { changeClub, type PendingChange } from '../change.ts';
import type { Club } from '../club.ts';
import { createdSession, insertEvent } from '../competitions/events.ts';
import type { CreatedEvent } from '../competitions/setup/setup.ts';
import { placePlayers } from '../event-file/place-players.ts';
import type { ExchangeRequest } from '../model/files/exchange.ts';
import { normalizeName } from '../players/search-name.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { resolveScoring } from '../scoring/scoring.ts';
import { changeSettings, readSettings } from '../settings.ts';
import { withShape } from '../with-shape.ts';
import { filePeople, matchPeople, type FilePeople } from './people.ts';
import { readForeignFile, type FileRead, type FileToRead } from './read.ts';
import { recordedSetup } from './section-setup.ts';

/** Files don't say when play began, nor at what speed. */
const TIMES = { start: '19:30', minutesPerBoard: 7, minutesToMove: 1 };

/**
 * Makes an event of the club from one of a file: who played, the schedule, the results and the deals. Whole or not at
 * all; deleting the event takes it back.
 */
export function importEvent(
  club: Club,
  file: FileToRead,
  request: ExchangeRequest,
): { readonly session: number } | ClubProblem {
  const read = readForeignFile(club, file);
  if (isProblem(read)) return read;
  const event = read.events[request.event];
  const plan = event && planEvent(event);
  if (!event || plan?.kind !== 'plan') return { kind: 'problem', code: 'noEventInFile' };
  const made = changeClub(club, createdSession(club), (pending): { session: number } | ClubProblem => {
    const { regulation } = readSettings(club);
    const scoring = resolveScoring(club, { method: request.method, regulation }, { fields: 'all' });
    if (isProblem(scoring)) return scoring;
    const people = filePeople(club, event);
    const players = placePlayers(club, people.players, {
      match: matchPeople(club, people),
      answers: request.answers,
      at: pending.at,
    });
    if (isProblem(players)) return players;
    const setups = plan.sections.map((section) => recordedSetup(plan.ranks, plan.winners, section));
    const details = { ...TIMES, name: normalizeName(request.name), date: request.date };
    const created = insertEvent(club, details, setups, { scoring, sample: false, add: pending.add });
    writePlay(club, created, { plan, people, players, pending, source: file.name });
    return { session: created.session };
  });
  if (!isProblem(made) && read.mapped) remember(club, read.mapped);
  return made;
}

/** Remembers what the columns of a file hold, for the next file of its shape. */
function remember(club: Club, { shape, mapping }: NonNullable<FileRead['mapped']>): void {
  const { resultColumns } = readSettings(club);
  const all = withShape(resultColumns, shape, mapping);
  if (all !== resultColumns) changeSettings(club, { resultColumns: all });
}

interface Play {
  readonly plan: EventPlan;
  readonly people: FilePeople;
  /** The players of the club, by the ids of the file. */
  readonly players: ReadonlyMap<number, number>;
  readonly pending: PendingChange;
  readonly source: string;
}

/** Writes who played, and what. */
function writePlay(
  { store }: Club,
  { session, sections }: CreatedEvent,
  { plan, people, players, pending: { author, at }, source }: Play,
): void {
  const change = store.changes.add({ of: { session }, kind: 'import', author, at });
  for (const [index, { entries }] of plan.sections.entries()) {
    for (const { place, number } of entries) {
      const [first, second] = (people.seats[place] ?? []).map((id) => (id === null ? null : (players.get(id) ?? null)));
      const entry = sections[index]?.entries.get(number);
      const isNamed = first !== null && first !== undefined ? true : second !== null && second !== undefined;
      if (entry === undefined || !isNamed) continue;
      store.entryPlayers.add(change, { entry, first: first ?? null, second: second ?? null, substitutes: [] });
    }
  }
  for (const deal of plan.deals) store.deals.add(session, change, { ...deal, source });
  const cells = new Map(
    store.sessions.cells(session).map((cell) => [`${cell.section} ${cell.round} ${cell.table}`, cell]),
  );
  store.results.add(
    change,
    plan.results.flatMap((result): readonly (SlotKey & NewResult)[] => {
      const { section: index, round, table, turned, board, outcome } = result;
      const section = sections[index]?.section ?? 0;
      const cell = cells.get(`${section} ${round} ${table}`);
      if (!cell) return [];
      const [ns, ew] = turned ? [cell.ew, cell.ns] : [cell.ns, cell.ew];
      return [{ section, round, table, slotBoard: board, board, ns, ew, outcome, typed: '' }];
    }),
  );
  store.sessions.setClock(session, afterPlay(Math.max(...plan.sections.map(({ schedule }) => schedule.rounds))));
}
