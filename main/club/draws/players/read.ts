import { roundOfStanding } from '../../../../src/draw/entry.ts';
import { drawPlayers } from '../../../../src/draw/players.ts';
import type { PlayersWish } from '../../../../src/draw/players-wish.ts';
import type { DrawProblem } from '../../../../src/draw/problem.ts';
import type { SwissPlayersSpec } from '../../../../src/movement/swiss/spec.ts';
import { compare, writeExact, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { rankAfterRound } from '../../../../src/scoring/ranked-session.ts';
import { standingFigure } from '../../../../src/scoring/standing/basis.ts';
import { countExpectedResults } from '../../../../src/session/due.ts';
import type { RoundState } from '../../../../src/session/rounds/state.ts';
import { withdrawnEntries } from '../../../../src/session/withdrawals.ts';
import type { DrawRow } from '../../../store/matches/draws.ts';
import type { Club } from '../../club.ts';
import { readSession } from '../../competitions/sessions.ts';
import { keptPlayersDraw, playersOut, tablesBefore } from '../../competitions/players-draws.ts';
import type { PlayersChoice, PlayersDrawView, PlayersRound } from '../../model/draws.ts';
import type { SectionView, SessionView } from '../../model/session.ts';
import { isProblem, type ClubProblem } from '../../problem.ts';
import { currentScores } from '../../standings/standings.ts';
import { roundStates } from '../../../../src/session/rounds/states.ts';
import { isOpen } from '../view.ts';

/** A Swiss of players as it stands. */
export interface PlayersStage {
  readonly session: SessionView;
  readonly section: SectionView;
  readonly spec: SwissPlayersSpec;
  readonly states: readonly RoundState[];
  /** The newest draw of each round, a proposal with wishes among them. */
  readonly draws: readonly DrawRow[];
}

/** The Swiss of players of a session; refused for any other session. */
export function readPlayersStage(club: Club, id: number): PlayersStage | ClubProblem {
  const session = readSession(club, id);
  if (isProblem(session)) return session;
  const [section] = session.sections;
  if (!section || section.spec.kind !== 'swiss-individual') return { kind: 'problem', code: 'notDrawn' };
  const { spec } = section;
  return { session, section, spec, states: roundStates(session, section), draws: club.store.draws.newest(id) };
}

/** The draw of a round: what was announced, and what would be drawn now. */
export function readPlayersDraw(club: Club, session: number, round: number): PlayersDrawView | ClubProblem {
  return club.store.snapshot((): PlayersDrawView | ClubProblem => {
    const stage = readPlayersStage(club, session);
    if (isProblem(stage)) return stage;
    const { section } = stage;
    if (round < 1 || round > section.rounds) {
      return { kind: 'problem', code: 'unknownRound', round, rounds: section.rounds };
    }
    return playersView(club, stage, round, chosenOf(stage, round));
  });
}

/** The same with a choice that is not written. */
export function playersView(
  club: Club,
  stage: PlayersStage,
  round: number,
  chosen: PlayersChoice,
): PlayersDrawView | ClubProblem {
  const { states } = stage;
  const afterRound = roundOfStanding(round, chosen.isLate);
  const order = orderOf(club, stage, afterRound);
  if (isProblem(order)) return order;
  return {
    round,
    states,
    order: order.map(({ number, figure }) => ({ number, figure: figure && writeExact(figure) })),
    chosen,
    afterRound,
    open: openUpTo(stage, afterRound),
    announced: announcedRound(stage, round),
    proposed: isOpen(states[round - 1]) ? proposedPlayers(club, stage, round, chosen) : null,
  };
}

/** The draw of a round as it would be now, with what identifies it when it is announced. */
export function proposedPlayers(
  club: Club,
  stage: PlayersStage,
  round: number,
  { isLate, out, wishes }: PlayersChoice,
): (PlayersRound & { readonly key: string }) | { readonly problem: DrawProblem } {
  const afterRound = roundOfStanding(round, isLate);
  const ranked = orderOf(club, stage, afterRound);
  if (isProblem(ranked)) return { problem: { kind: 'problem', code: 'too-few' } };
  const order = ranked.map(({ number }) => number);
  const drawn = drawPlayers({ round, order, tables: tablesBefore(stage.section, round), out, wishes });
  if ('code' in drawn) return { problem: drawn };
  const seats = drawn.tables.map(({ table, ns, ew }) => `${table}:${ns.join('+')}-${ew.join('+')}`);
  return { ...drawn, key: [...seats, `out:${drawn.out.join('+')}`, `open:${openUpTo(stage, afterRound)}`].join(' ') };
}

/**
 * What the director chose for a round: as it was drawn, or as the one before, with the wishes that still hold. Who sits
 * out by wish stands among the wishes as a number.
 */
export function chosenOf({ draws }: PlayersStage, round: number): PlayersChoice {
  const own = draws.find((draw) => draw.round === round);
  const drawn = own ?? draws.findLast((draw) => draw.round < round);
  if (!drawn) return { isLate: false, out: [], wishes: [] };
  const { isLate = false } = keptPlayersDraw(drawn);
  const kept = JSON.parse(drawn.overrides) as readonly (number | PlayersWish)[];
  const wishes = kept.filter((one) => typeof one !== 'number').filter(({ until }) => until >= round);
  return { isLate, out: own ? kept.filter((one) => typeof one === 'number') : [], wishes };
}

/** Everybody who plays on, the highest first: by the ranking after a round, equals by the lot. */
function orderOf(
  club: Club,
  { session, section }: PlayersStage,
  afterRound: number,
): readonly { readonly number: number; readonly figure: Exact | null }[] | ClubProblem {
  const gone = new Set(withdrawnEntries(session.terms));
  const lots = club.store.lots.read(session.id);
  const current = currentScores(club, session.id);
  if (isProblem(current)) return current;
  const field = current.scores.ranked.get(section.id);
  const [ranking] = field && afterRound > 0 ? rankAfterRound(field, afterRound) : [];
  const figures = new Map(
    ranking?.rows.map((row) => [row.entry, standingFigure(row, ranking.basis, ranking.most)] as const),
  );
  return section.entries
    .filter(({ id }) => !gone.has(id))
    .map(({ id, number }) => ({ number, figure: figures.get(id) ?? null, lot: lots.get(id) ?? Infinity }))
    .toSorted((a, b) => higherFirst(a.figure, b.figure) || a.lot - b.lot || a.number - b.number);
}

/** Whoever has no figure yet comes last. */
function higherFirst(one: Exact | null, other: Exact | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compare(other, one);
}

function announcedRound(stage: PlayersStage, round: number): PlayersRound | null {
  const seated = tablesBefore(stage.section, round + 1).filter((table) => table.round === round);
  if (seated.length === 0) return null;
  const drawn = stage.draws.find((draw) => draw.round === round);
  const { tables = [] } = drawn ? keptPlayersDraw(drawn) : {};
  const gone = new Set(withdrawnEntries(stage.session.terms));
  const left = new Set(stage.section.entries.flatMap(({ id, number }) => (gone.has(id) ? [number] : [])));
  return { tables, out: playersOut(stage.section, round).filter((number) => !left.has(number)) };
}

/** Results up to a round that are due and not in. */
function openUpTo({ session, section }: PlayersStage, round: number): number {
  const before = { id: section.id, cells: section.cells.filter((cell) => cell.round <= round) };
  const results = session.results.filter((result) => result.round <= round);
  return countExpectedResults([before], results) - results.length;
}
