import { change, type Changed } from '../../change.ts';
import type { Club } from '../../club.ts';
import type { KeptPlayersDraw } from '../../competitions/players-draws.ts';
import { playersSeating } from '../../competitions/setup/swiss-players.ts';
import type { PlayersChoice, PlayersRound } from '../../model/draws.ts';
import { isProblem, type ClubProblem } from '../../problem.ts';
import { currentSchedule } from '../../schedule/current.ts';
import { notToDraw, type DrawToAnnounce } from '../announce.ts';
import { chosenOf, proposedPlayers, readPlayersStage, type PlayersStage } from './read.ts';

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
    const chosen = chosenOf(stage, round);
    const drawn = proposedPlayers(club, stage, round, chosen);
    if ('problem' in drawn) return { kind: 'problem', code: 'drawNotPossible', cause: drawn.problem };
    if (drawn.key !== key) return { kind: 'problem', code: 'drawMovedOn' };
    seat(club, stage, { round, drawn, chosen, change: add() });
    return null;
  });
}

interface RoundToSeat {
  readonly round: number;
  readonly drawn: PlayersRound;
  readonly chosen: PlayersChoice;
  readonly change: number;
}

/** Writes who sits where, and why. */
function seat(club: Club, stage: PlayersStage, { round, drawn, chosen, change: added }: RoundToSeat): void {
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
    rule: JSON.stringify({
      kind: spec.kind,
      isLate: chosen.isLate,
      tables: drawn.tables,
      out: drawn.out,
    } satisfies KeptPlayersDraw),
    overrides: JSON.stringify([...chosen.out, ...chosen.wishes]),
    matches: [],
  });
  store.schedules.add(section.id, added, {
    ...before,
    seatings: [...before.seatings.filter((seating) => seating.round !== round), ...seatings],
  });
}
