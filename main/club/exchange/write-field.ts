import type { EventPlan } from '../../../src/format/plan/plan.ts';
import type { PlannedTerms } from '../../../src/format/plan/terms.ts';
import { afterPlay, BEFORE_PLAY, type ClockState } from '../../../src/session/clock.ts';
import type { NewResult, SlotKey } from '../../store/results/results.ts';
import type { Club } from '../club.ts';
import type { CreatedEvent } from '../competitions/setup/setup.ts';
import { partnershipOf, writeMasterpoints, type PlayToWrite } from './play-to-write.ts';

/** After so many results it is said how many are written. */
const SLICE = 2000;

/** More tables than any section has. */
const MOST_TABLES = 1_000_000;

/** Writes who played in a field, and what. */
export function writeField(
  { store, updates }: Club,
  { session, sections }: CreatedEvent,
  plan: EventPlan,
  { change, rosters, source, masterpoints, terms }: PlayToWrite & { readonly terms: readonly PlannedTerms[] },
): void {
  const termsOf = new Map(terms.map((one) => [one.place, one]));
  for (const [index, { entries }] of plan.sections.entries()) {
    for (const { place, number } of entries) {
      const entry = sections[index]?.entries.get(number);
      const seated = partnershipOf(rosters[place]);
      const own = termsOf.get(place);
      if (entry !== undefined && own) {
        const { handicap, stratum } = own;
        store.terms.add(session, change, { entry, handicap, stratum, withoutStanding: 0, withdrawnAfter: null });
      }
      if (entry !== undefined && seated) store.entryPlayers.add(change, { entry, ...seated, substitutes: [] });
    }
  }
  const entryOf = new Map(
    plan.sections.flatMap(({ entries }, index) =>
      entries.flatMap(({ place, number }) => {
        const entry = sections[index]?.entries.get(number);
        return entry === undefined ? [] : [[place, entry] as const];
      }),
    ),
  );
  writeMasterpoints(store, { session, change }, masterpoints, (contestant) => entryOf.get(contestant));
  for (const deal of plan.deals) store.deals.add(session, change, { ...deal, source });
  const inSections = Map.groupBy(store.sessions.cells(session), (cell) => cell.section);
  const cells = sections.map(({ section }) => {
    return new Map((inSections.get(section) ?? []).map((cell) => [cell.round * MOST_TABLES + cell.table, cell]));
  });
  const of = plan.results.length;
  const results = plan.results.flatMap((result): readonly (SlotKey & NewResult)[] => {
    const { section: index, round, table, turned, board, outcome, note } = result;
    const section = sections[index]?.section ?? 0;
    const cell = cells[index]?.get(round * MOST_TABLES + table);
    if (!cell) return [];
    const [ns, ew] = turned ? [cell.ew, cell.ns] : [cell.ns, cell.ew];
    return [{ section, round, table, slotBoard: board, board, ns, ew, outcome, note, typed: '' }];
  });
  if (of > SLICE) updates.broadcast({ kind: 'writing', done: 0, of });
  store.results.add(change, results, (done) => {
    if (done % SLICE === 0 && of > SLICE) updates.broadcast({ kind: 'writing', done, of });
  });
  const clock = clockOf(plan);
  if (clock) store.sessions.setClock(session, clock);
}

/** The clock where play has begun: after the last round, or, while results are due there or later, in the last one. */
function clockOf({ sections, results, due }: EventPlan): ClockState | null {
  const last = results.reduce((latest, { round }) => Math.max(latest, round), 0);
  if (last === 0) return null;
  if (!due.some(({ round }) => round >= last)) {
    return afterPlay(Math.max(...sections.map(({ schedule }) => schedule.rounds)));
  }
  return { ...BEFORE_PLAY, round: last, secondsLeft: 0 };
}
