import { numbersTo } from '../../../src/basics/numbers-to.ts';
import { lastRoundCalled } from '../../../src/session/clock.ts';
import { wasPlayed } from '../../../src/session/round-ahead.ts';
import type { RoundState } from '../../../src/session/round-state.ts';
import type { SectionView, SessionView } from '../model/session.ts';

const PLAYED: ReadonlySet<RoundState> = new Set(['playing', 'in']);

/** Where each round of a section stands. */
export function roundStates(
  session: Pick<SessionView, 'clock' | 'results' | 'matches'>,
  section: SectionView,
): readonly RoundState[] {
  const started = numbersTo(section.rounds).map((round) => stateAlone(session, section, round));
  return started.map((state, index) => {
    if (state === 'in') return PLAYED.has(started[index + 1] ?? 'planned') ? 'closed' : 'in';
    if (state !== 'planned') return state;
    const before = started.slice(0, index);
    return before.every((one) => one === 'in') ? 'proposed' : 'planned';
  });
}

/** Where a round stands without a look at the others. */
function stateAlone(
  { clock, results, matches }: Pick<SessionView, 'clock' | 'results' | 'matches'>,
  section: SectionView,
  round: number,
): 'planned' | 'announced' | 'playing' | 'in' {
  const drawn = matches.filter((match) => round >= match.round && round <= match.lastRound);
  if (drawn.length === 0) return 'planned';
  const given = new Set(drawn.flatMap((match) => (match.given ? [match.id] : [])));
  const own = results.filter((result) => result.section === section.id && result.round === round);
  const recorded = new Set(own.map(({ table, slotBoard }) => `${table} ${slotBoard}`));
  const cells = section.cells.filter((cell) => cell.round === round && !cell.sitOut);
  const isIn = cells.every(
    ({ table, boards, left, match }) =>
      (match && given.has(match.id)) ||
      boards.every((board) => left.includes(board) || recorded.has(`${table} ${board}`)),
  );
  if (isIn) return 'in';
  const hasBegun = own.some(({ outcome }) => wasPlayed(outcome)) || lastRoundCalled(clock) >= round;
  return hasBegun ? 'playing' : 'announced';
}
