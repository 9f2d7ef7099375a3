import type { Outcome } from '../../bridge/result/result.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { lastRoundCalled, type ClockState } from '../clock.ts';
import { wasPlayed } from '../round-ahead.ts';
import type { Slot } from '../slot.ts';
import type { RoundState } from './state.ts';

const PLAYED: ReadonlySet<RoundState> = new Set(['playing', 'in']);

/** What says how far the rounds of a session have come. */
interface SessionInRounds {
  readonly clock: ClockState;
  readonly results: readonly (Slot & { readonly outcome: Outcome })[];
  readonly matches: readonly {
    readonly id: number;
    readonly round: number;
    readonly lastRound: number;
    readonly given: object | null;
  }[];
}

interface SectionInRounds {
  readonly id: number;
  readonly rounds: number;
  readonly cells: readonly {
    readonly round: number;
    readonly table: number;
    readonly sitOut: boolean;
    readonly boards: readonly number[];
    readonly left: readonly number[];
    readonly match?: { readonly id: number };
    readonly meeting?: number;
  }[];
}

/** Where each round of a section stands whose rounds are drawn during play. */
export function roundStates(session: SessionInRounds, section: SectionInRounds): readonly RoundState[] {
  const started = numbersTo(section.rounds).map((round) => stateAlone(session, section, round));
  return started.map((state, index) => {
    if (state === 'in') return PLAYED.has(started[index + 1] ?? 'planned') ? 'closed' : 'in';
    if (state !== 'planned') return state;
    const before = started.slice(0, index);
    return before.every((one) => one === 'in') ? 'proposed' : 'planned';
  });
}

/** The announced round that everybody waits for: all results of the rounds before are in. Null where there is none. */
export function awaitedRound(session: SessionInRounds, section: SectionInRounds): number | null {
  const states = roundStates(session, section);
  const round = 1 + states.indexOf('announced');
  const before = states.slice(0, Math.max(0, round - 1));
  return round > 0 && before.every((state) => state === 'in' || state === 'closed') ? round : null;
}

/** Where a round stands without a look at the others. */
function stateAlone(
  { clock, results, matches }: SessionInRounds,
  section: SectionInRounds,
  round: number,
): 'planned' | 'announced' | 'playing' | 'in' {
  const drawn = matches.filter((match) => round >= match.round && round <= match.lastRound);
  // Players of an individual have tables and no matches. A triangle of the round before goes on in one that is still to
  // be drawn.
  const isSeated = matches.length === 0 && section.cells.some((cell) => cell.round === round);
  if (!isSeated && !drawn.some((match) => match.round === round)) return 'planned';
  const given = new Set(drawn.flatMap((match) => (match.given ? [match.id] : [])));
  const own = results.filter((result) => result.section === section.id && result.round === round);
  const recorded = new Set(own.map(({ table, slotBoard }) => `${table} ${slotBoard}`));
  const cells = section.cells.filter((cell) => cell.round === round && !cell.sitOut);
  const isIn = cells.every(
    ({ table, boards, left, match, meeting = 0 }) =>
      given.has(match?.id ?? meeting) ||
      boards.every((board) => left.includes(board) || recorded.has(`${table} ${board}`)),
  );
  if (isIn) return 'in';
  const hasBegun = own.some(({ outcome }) => wasPlayed(outcome)) || lastRoundCalled(clock) >= round;
  return hasBegun ? 'playing' : 'announced';
}
