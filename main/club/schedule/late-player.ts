import { tableOfLatePlayer } from '../../../src/draw/late-player.ts';
import type { PlayersWish } from '../../../src/draw/players-wish.ts';
import type {
  TeamConsequences,
  TeamContinuationProblem,
  TeamContinuationRule,
} from '../../../src/movement/teams/continuation/change.ts';
import type { SwissPlayersSpec } from '../../../src/movement/swiss/spec.ts';
import { withdrawnEntries } from '../../../src/session/withdrawals.ts';
import type { DrawRow } from '../../store/matches/draws.ts';
import type { SeatingRow } from '../../store/schedule/schedules.ts';
import type { Club } from '../club.ts';
import { keptPlayersDraw, playersOut, tablesBefore, type KeptPlayersDraw } from '../competitions/players-draws.ts';
import { playersSeating } from '../competitions/setup/swiss-players.ts';
import type { PlayersTableView } from '../model/draws.ts';
import type { SectionView, SessionView } from '../model/session.ts';
import { currentSchedule } from './current.ts';
import { startedRounds } from './running-schedule.ts';

/** How a late player comes into a Swiss of players. */
export interface LatePlayerJoins {
  readonly rule: Extract<TeamContinuationRule, { readonly kind: 'joins-swiss' }>;
  readonly consequences: TeamConsequences;
  /** The table of each drawn round at which the player sits with those who would have sat out. */
  readonly seats: readonly SeatOfRound[];
}

interface SeatOfRound {
  readonly round: number;
  readonly seat: PlayersTableView;
}

/** The section of a Swiss of players. */
export type PlayersSection = SectionView & { readonly spec: SwissPlayersSpec };

export function isPlayersSection(section: SectionView): section is PlayersSection {
  return section.spec.kind === 'swiss-individual';
}

/** A player is drawn alone: nobody else plays otherwise for it. */
const NOTHING_ELSE: TeamConsequences = {
  missing: [],
  again: [],
  replays: [],
  redraws: [],
  turned: 0,
  rulingsGone: 0,
  matches: { least: 0, most: 0 },
  byes: { least: 0, most: 0 },
  boards: { least: 0, most: 0 },
};

/**
 * A late player is drawn with the others from the next draw on. Where three sit out in a round that is drawn and has
 * not begun, they and the late player have a table.
 */
export function latePlayerJoins(
  { store }: Club,
  view: SessionView,
  section: PlayersSection,
): LatePlayerJoins | TeamContinuationProblem {
  const first = startedRounds(view, section) + 1;
  if (first > section.rounds) return { kind: 'problem', code: 'team-no-round-left' };
  const team = Math.max(...section.entries.map(({ number }) => number)) + 1;
  const drawn = store.draws.newest(view.id).filter(({ round }) => section.cells.some((cell) => cell.round === round));
  const open = drawn.filter(({ round }) => round >= first);
  const seats = open.flatMap((draw) => seatOf(view, section, draw, team));
  const last = Math.max(first - 1, ...drawn.map(({ round }) => round));
  const waits = open.findLast(({ round }) => seats.every((one) => one.round !== round))?.round ?? null;
  const from = seats[0]?.round ?? (last < section.rounds ? last + 1 : (waits ?? last));
  const tables = seats.map(({ seat }) => seat.table);
  return { rule: { kind: 'joins-swiss', team, from, tables, waits }, consequences: NOTHING_ELSE, seats };
}

/** The table of the player in a drawn round, if there is one. */
function seatOf(view: SessionView, section: PlayersSection, draw: DrawRow, player: number): readonly SeatOfRound[] {
  const { round, overrides } = draw;
  const gone = new Set(withdrawnEntries(view.terms));
  const left = new Set(section.entries.flatMap(({ id, number }) => (gone.has(id) ? [number] : [])));
  const kept = JSON.parse(overrides) as readonly (number | PlayersWish)[];
  const seat = tableOfLatePlayer({
    round,
    player,
    tables: tablesBefore(section, round),
    out: playersOut(section, round).filter((number) => !left.has(number)),
    wished: kept.filter((one) => typeof one === 'number'),
    wishes: kept.filter((one) => typeof one !== 'number').filter(({ until }) => until >= round),
    table: 1 + Math.max(...section.cells.flatMap((cell) => (cell.round === round ? [cell.table] : []))),
  });
  return seat ? [{ round, seat }] : [];
}

/** Writes the player with a number, a partnership with everybody, and a seat in rounds that have one. */
export function writeLatePlayer(
  club: Club,
  { view, section, change }: { readonly view: SessionView; readonly section: PlayersSection; readonly change: number },
  { rule, seats }: LatePlayerJoins,
): void {
  const { store } = club;
  const event = store.events.eventOf(section.id);
  // A number that was taken back has its entry still.
  const entry = store.schedules.entryOfNumber(section.id, rule.team) ?? store.events.addEntry(event, section.id);
  store.events.makeContestant(entry);
  const entries = new Map(section.entries.map(({ id, number }) => [number, id]));
  const others = new Map(
    [...entries].map(([number, other]) => [
      number,
      store.events.partnershipOf(other, entry) ?? store.events.addPartnership(event, [other, entry]),
    ]),
  );
  entries.set(rule.team, entry);
  const partnership = ([one, other]: readonly [number, number]): number => {
    if (one === rule.team) return others.get(other) ?? 0;
    if (other === rule.team) return others.get(one) ?? 0;
    return store.events.partnershipOf(entries.get(one) ?? 0, entries.get(other) ?? 0) ?? 0;
  };
  const before = currentSchedule(club, section);
  const added = seats.map(({ round, seat: { table, ns, ew } }): SeatingRow =>
    playersSeating(section.spec, { round, table, ns: partnership(ns), ew: partnership(ew) }),
  );
  store.schedules.add(section.id, change, {
    ...before,
    movement: JSON.stringify({ ...section.spec, players: entries.size } satisfies SwissPlayersSpec),
    tables: Math.max(before.tables, ...added.map(({ table }) => table)),
    numbers: [...before.numbers, { number: rule.team, line: null, entry, gone: 0 }],
    seatings: [...before.seatings, ...added],
  });
  const stage = store.matches.stage(view.id);
  for (const { draw, kept } of drawsWith(section, seats, store.draws.newest(view.id))) {
    store.draws.add(stage, change, { ...draw, rule: JSON.stringify(kept) });
  }
}

/** The draws that say something else with the player: a table more, or who sat out before somebody came. */
function drawsWith(
  section: PlayersSection,
  seats: readonly SeatOfRound[],
  draws: readonly DrawRow[],
): readonly { readonly draw: DrawRow; readonly kept: KeptPlayersDraw }[] {
  return draws.flatMap((draw) => {
    const kept = keptPlayersDraw(draw);
    const { tables, out = playersOut(section, draw.round) } = kept;
    const own = seats.find(({ round }) => round === draw.round);
    if (!tables || (kept.out && !own)) return [];
    if (!own) return [{ draw, kept: { ...kept, out } }];
    const { seat } = own;
    const seated = new Set([...seat.ns, ...seat.ew]);
    return [{ draw, kept: { ...kept, tables: [...tables, seat], out: out.filter((number) => !seated.has(number)) } }];
  });
}
