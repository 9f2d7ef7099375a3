import { drawPlayers, type EarlierTable } from '../../../../src/draw/players.ts';
import type { SwissPlayersSpec } from '../../../../src/movement/swiss/spec.ts';
import { compare, writeExact, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { rankAfterRound } from '../../../../src/scoring/ranked-session.ts';
import { standingFigure } from '../../../../src/scoring/standing/basis.ts';
import { countExpectedResults } from '../../../../src/session/due.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import type { RoundState } from '../../../../src/session/rounds/state.ts';
import { withdrawnEntries } from '../../../../src/session/withdrawals.ts';
import type { DrawRow } from '../../../store/matches/draws.ts';
import type { Club } from '../../club.ts';
import { readSession } from '../../competitions/sessions.ts';
import type { PlayersDrawView, PlayersRound } from '../../model/draws.ts';
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

/** What is kept of a draw of players beside its seats. */
interface KeptRule {
  readonly tables?: PlayersRound['tables'];
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
    const { section, states } = stage;
    if (round < 1 || round > section.rounds) {
      return { kind: 'problem', code: 'unknownRound', round, rounds: section.rounds };
    }
    const order = orderOf(club, stage, round);
    if (isProblem(order)) return order;
    return {
      round,
      states,
      order: order.map(({ number, figure }) => ({ number, figure: figure && writeExact(figure) })),
      wished: wishedOut(stage, round),
      open: openBefore(stage, round),
      announced: announcedRound(stage, round),
      proposed: isOpen(states[round - 1]) ? proposedPlayers(club, stage, round) : null,
    };
  });
}

/** The draw of a round as it would be now, with what identifies it when it is announced. */
export function proposedPlayers(club: Club, stage: PlayersStage, round: number): PlayersDrawView['proposed'] {
  const order = orderOf(club, stage, round);
  if (isProblem(order)) return null;
  const tables = earlierTables(stage, round);
  const out = wishedOut(stage, round);
  const drawn = drawPlayers({ round, order: order.map(({ number }) => number), tables, out });
  if (drawn === null) return null;
  const seats = drawn.tables.map(({ table, ns, ew }) => `${table}:${ns.join('+')}-${ew.join('+')}`);
  return { ...drawn, key: [...seats, `out:${drawn.out.join('+')}`, `open:${openBefore(stage, round)}`].join(' ') };
}

/** Who sits out by the director's wish. */
export function wishedOut({ draws }: PlayersStage, round: number): readonly number[] {
  const own = draws.find((draw) => draw.round === round);
  return own ? (JSON.parse(own.overrides) as readonly number[]) : [];
}

/** Everybody who plays on, the highest first: by the ranking after the round before, equals by the lot. */
function orderOf(
  club: Club,
  { session, section }: PlayersStage,
  round: number,
): readonly { readonly number: number; readonly figure: Exact | null }[] | ClubProblem {
  const gone = new Set(withdrawnEntries(session.terms));
  const lots = club.store.lots.read(session.id);
  const current = currentScores(club, session.id);
  if (isProblem(current)) return current;
  const field = current.scores.ranked.get(section.id);
  const [ranking] = field && round > 1 ? rankAfterRound(field, round - 1) : [];
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

function earlierTables({ section }: PlayersStage, round: number): readonly EarlierTable[] {
  const numbers = new Map(section.entries.map(({ id, number }) => [id, number]));
  const pairOf = (seated: number): readonly [number, number] => {
    const [one = 0, other = 0] = entriesRankedBy(section, seated);
    return [numbers.get(one) ?? 0, numbers.get(other) ?? 0];
  };
  return section.cells
    .filter((cell) => cell.round < round)
    .map((cell) => ({ round: cell.round, ns: pairOf(cell.ns), ew: pairOf(cell.ew) }));
}

function announcedRound(stage: PlayersStage, round: number): PlayersRound | null {
  const seated = earlierTables(stage, round + 1).filter((table) => table.round === round);
  if (seated.length === 0) return null;
  const drawn = stage.draws.find((draw) => draw.round === round);
  const { tables = [] } = drawn ? (JSON.parse(drawn.rule) as KeptRule) : {};
  const playing = new Set(seated.flatMap(({ ns, ew }) => [...ns, ...ew]));
  const gone = new Set(withdrawnEntries(stage.session.terms));
  const out = stage.section.entries.flatMap(({ id, number }) => (playing.has(number) || gone.has(id) ? [] : [number]));
  return { tables, out };
}

/** Results of the rounds before that are due and not in. */
function openBefore({ session, section }: PlayersStage, round: number): number {
  const before = { id: section.id, cells: section.cells.filter((cell) => cell.round < round) };
  const results = session.results.filter((result) => result.round < round);
  return countExpectedResults([before], results) - results.length;
}
