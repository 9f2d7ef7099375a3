import type { TermsRow } from '../../store/ranking/terms.ts';
import type { SeatingRow } from '../../store/schedule/schedules.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import type { SectionView, SessionView } from '../model/session.ts';
import { insertCarried } from '../players/carried-names.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { hasBegun } from './begun.ts';

/** Who takes whose place in a further session. */
export interface SeatInPlace {
  /** The entry in the session whose place is taken. */
  readonly out: number;
  /** The entry that takes it, as it was in the session before. */
  readonly in: number;
}

/**
 * Seats somebody of the session before in place of another, under its number: possible until a result stands. Its
 * names and terms come with it.
 */
export function seatInPlace(club: Club, session: number, asked: SeatInPlace): Changed<object> | ClubProblem {
  const { store } = club;
  return change(club, { session, kind: 'schedule' }, ({ add }): ClubProblem | null => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const former = formerSession(club, view);
    if (isProblem(former)) return former;
    if (hasBegun(club, session)) return { kind: 'problem', code: 'playHasBegun' };
    const section = view.sections.find(({ entries }) => entries.some(({ id }) => id === asked.out));
    const contestant = store.sessions.contestants(former.id).get(asked.in);
    if (!section) return { kind: 'problem', code: 'unknownEntry', entry: asked.out };
    if (contestant === undefined) return { kind: 'problem', code: 'unknownEntry', entry: asked.in };
    if ([...store.sessions.contestants(session).values()].includes(contestant)) {
      return { kind: 'problem', code: 'entryTwice', entry: asked.in };
    }
    const seat = { view, section, former, change: add(), ...asked, entry: newEntry(club, section, asked) };
    const replaced = partnershipsAnew(club, seat);
    writeSchedule(club, seat, replaced);
    copyTerms(club, seat);
    if (view.ranks === 'team') return copyPairs(club, seat, replaced);
    if (!store.entryPlayers.current(asked.in)) return null;
    return insertCarried(club, session, [{ from: asked.in, entry: seat.entry }], () => seat.change);
  });
}

/** Terms are those of the session before. Who has left is known as withdrawn once it has no number any more. */
function copyTerms({ store }: Club, { view, section, former, change: made, entry, out, in: coming }: TakenSeat): void {
  const terms = store.terms.newest(former.id).find((one) => one.entry === coming) ?? USUAL_TERMS;
  store.terms.add(view.id, made, { ...terms, entry, withdrawnAfter: null });
  if (!section.gone.includes(out)) return;
  const own = store.terms.newest(view.id).find((one) => one.entry === out) ?? USUAL_TERMS;
  store.terms.add(view.id, made, { ...own, entry: out, withdrawnAfter: 0 });
}

const USUAL_TERMS: Omit<TermsRow, 'entry'> = {
  handicap: null,
  stratum: null,
  withoutStanding: 0,
  withdrawnAfter: null,
};

function formerSession(club: Club, { id, scoring }: SessionView): SessionView | ClubProblem {
  const sessions = club.store.sessions.ofEvent(id);
  const before = sessions.find(({ ordinal }) => ordinal === scoring.carry?.from);
  return before ? readSession(club, before.session) : { kind: 'problem', code: 'notDrawnByPlaces' };
}

/** A seat that somebody takes, under a new entry. */
interface TakenSeat extends SeatInPlace {
  readonly view: SessionView;
  readonly section: SectionView;
  readonly former: SessionView;
  readonly change: number;
  readonly entry: number;
}

function newEntry({ store }: Club, { id }: SectionView, { in: coming }: SeatInPlace): number {
  const entry = store.events.addEntry(store.events.eventOf(id), id);
  store.events.playOn(entry, coming);
  return entry;
}

/** Who sits now for each who sat for the one that goes: itself, its pairs of a team, its partnerships. */
function partnershipsAnew({ store }: Club, { view, section, out, entry }: TakenSeat): ReadonlyMap<number, number> {
  const event = store.events.eventOf(section.id);
  const replaced = new Map([[out, entry]]);
  const together = new Set([out]);
  for (const { id, of } of section.partnerships) {
    if (!of.includes(out)) continue;
    const anew = of.map((one) => (one === out ? entry : one));
    replaced.set(id, store.events.addPartnership(event, anew));
    for (const one of of) together.add(one);
  }
  // Where seats are exchanged, two may sit together whom the movement never brings together.
  const others = view.ranks === 'player' ? section.entries.filter(({ id }) => !together.has(id)) : [];
  for (const { id } of others) store.events.addPartnership(event, [entry, id]);
  return replaced;
}

function writeSchedule(club: Club, seat: TakenSeat, replaced: ReadonlyMap<number, number>): void {
  const { store } = club;
  const { section, change: made } = seat;
  const schedule = store.schedules.read(section.id, section.scheduleVersion);
  if (!schedule) throw new Error(`section ${section.id} has no schedule of version ${section.scheduleVersion}`);
  const now = (one: number) => replaced.get(one) ?? one;
  const matches = matchesAnew(club, seat);
  const seatings = schedule.seatings.map((seating): SeatingRow => {
    const { match = null } = seating;
    return {
      ...seating,
      ns: now(seating.ns),
      ew: now(seating.ew),
      nsAbsent: replaced.has(seating.ns) ? 0 : seating.nsAbsent,
      ewAbsent: replaced.has(seating.ew) ? 0 : seating.ewAbsent,
      match: match && (matches.get(match) ?? match),
    };
  });
  const numbers = schedule.numbers.map((number) => ({
    ...number,
    entry: now(number.entry),
    gone: replaced.has(number.entry) ? (0 as const) : number.gone,
  }));
  store.schedules.add(section.id, made, { ...schedule, numbers, seatings });
}

/** Draws the matches of the one that goes again with the one that comes, which takes over the lot. */
function matchesAnew({ store }: Club, { view, change: made, out, entry }: TakenSeat): ReadonlyMap<number, number> {
  const stage = store.matches.stage(view.id);
  const now = (one: number) => (one === out ? entry : one);
  const anew = new Map<number, number>();
  for (const { id, home, away, ...rounds } of store.matches.drawn(view.id)) {
    if (home !== out && away !== out) continue;
    anew.set(id, store.matches.add(stage, { ...rounds, home: now(home), away: away && now(away) }));
  }
  for (const draw of store.draws.newest(view.id)) {
    if (!draw.matches.some(({ match }) => anew.has(match))) continue;
    const matches = draw.matches.map((one) => ({ ...one, match: anew.get(one.match) ?? one.match }));
    store.draws.add(stage, made, { ...draw, matches });
  }
  const lot = store.lots.read(view.id).get(out);
  if (lot !== undefined) store.lots.add(stage, made, new Map([[entry, lot]]));
  return anew;
}

/** The pairs of a team have their players from its pairs in the session before. */
function copyPairs(
  { store }: Club,
  { former, section, change: made, out, in: coming }: TakenSeat,
  replaced: ReadonlyMap<number, number>,
): null {
  const before = pairsOf(former.sections, coming);
  for (const [index, { id }] of pairsOf([section], out).entries()) {
    const players = store.entryPlayers.current(before[index]?.id ?? 0);
    const pair = replaced.get(id);
    if (!players || pair === undefined) continue;
    const { first, second } = players;
    store.entryPlayers.add(made, { entry: pair, first, second, substitutes: [] });
  }
  return null;
}

function pairsOf(sections: readonly SectionView[], team: number): SectionView['partnerships'] {
  return sections.flatMap(({ partnerships }) => partnerships.filter(({ of }) => of[0] === team));
}
