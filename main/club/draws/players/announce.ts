import { change, type Changed } from '../../change.ts';
import type { Club } from '../../club.ts';
import { playersSeating } from '../../competitions/setup/swiss-players.ts';
import type { PlayersRound } from '../../model/draws.ts';
import { isProblem, type ClubProblem } from '../../problem.ts';
import { currentSchedule } from '../../schedule/current.ts';
import { notToDraw, type DrawToAnnounce } from '../announce.ts';
import { proposedPlayers, readPlayersStage, wishedOut, type PlayersStage } from './read.ts';

/** Announces a draw of players: everybody has a table, or sits out. */
export function announcePlayers(
  club: Club,
  session: number,
  { round, key }: DrawToAnnounce,
): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'draw' }, ({ add }): ClubProblem | null => {
    const stage = readPlayersStage(club, session);
    if (isProblem(stage)) return stage;
    const refused = notToDraw(stage, round);
    if (refused) return refused;
    const drawn = proposedPlayers(club, stage, round);
    if (drawn === null)
      return { kind: 'problem', code: 'drawNotPossible', cause: { kind: 'problem', code: 'too-few' } };
    if (drawn.key !== key) return { kind: 'problem', code: 'drawMovedOn' };
    seat(club, stage, { round, drawn, change: add() });
    return null;
  });
}

/** Keeps who is to sit out in a round; what was announced stays until it is announced again. */
export function choosePlayersOut(
  club: Club,
  session: number,
  { round, out }: { readonly round: number; readonly out: readonly number[] },
): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'draw' }, ({ add }): ClubProblem | null => {
    const stage = readPlayersStage(club, session);
    if (isProblem(stage)) return stage;
    const refused = notToDraw(stage, round);
    if (refused) return refused;
    const known = new Set(stage.section.entries.map(({ number }) => number));
    const stranger = out.find((number) => !known.has(number));
    if (stranger !== undefined) return { kind: 'problem', code: 'unknownEntry', entry: stranger };
    const drawn = stage.draws.find((draw) => draw.round === round);
    const rule = drawn?.rule ?? JSON.stringify({ kind: stage.spec.kind });
    const overrides = JSON.stringify(out);
    club.store.draws.add(club.store.matches.stage(session), add(), {
      round,
      state: drawn?.state ?? 'proposed',
      rule,
      overrides,
      matches: [],
    });
    return null;
  });
}

interface RoundToSeat {
  readonly round: number;
  readonly drawn: PlayersRound;
  readonly change: number;
}

/** Writes who sits where, and why. */
function seat(club: Club, stage: PlayersStage, { round, drawn, change: added }: RoundToSeat): void {
  const { store } = club;
  const { session, section, spec } = stage;
  const before = currentSchedule(club, section);
  const entries = new Map(section.entries.map(({ id, number }) => [number, id]));
  const partnershipOf = ([one, other]: readonly [number, number]): number => {
    const found = store.events.partnershipOf(entries.get(one) ?? 0, entries.get(other) ?? 0);
    if (found === null) throw new Error(`${one} and ${other} have no partnership`);
    return found;
  };
  const seatings = drawn.tables.map(({ table, ns, ew }) =>
    playersSeating(spec, { round, table, ns: partnershipOf(ns), ew: partnershipOf(ew) }),
  );
  store.draws.add(store.matches.stage(session.id), added, {
    round,
    state: 'announced',
    rule: JSON.stringify({ kind: spec.kind, tables: drawn.tables }),
    overrides: JSON.stringify(wishedOut(stage, round)),
    matches: [],
  });
  store.schedules.add(section.id, added, {
    ...before,
    seatings: [...before.seatings.filter((seating) => seating.round !== round), ...seatings],
  });
}
