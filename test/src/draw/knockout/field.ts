import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { randomFrom, randomInteger, type Random } from '../../../../src/basics/random.ts';
import type { DrawnKnockoutMatch, Knockout, MatchOutcome } from '../../../../src/draw/knockout/knockout.ts';
import { nextRound, NO_WISHES, type KnockoutWishes } from '../../../../src/draw/knockout/next-round.ts';
import type { KnockoutRules } from '../../../../src/draw/knockout/rules.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';

const BY_SEEDS: KnockoutRules = { opponents: 'bracket', odd: 'byes', playOffs: 'none' };

/** A knockout of so many teams, numbered by their seeds, with nothing drawn. */
export function field(teams: number, rules: Partial<KnockoutRules> = {}): Knockout {
  return { seeds: numbersTo(teams), rules: { ...BY_SEEDS, ...rules }, rounds: [] };
}

export function won(winner: number | null, home = 0, away = 0): MatchOutcome {
  return { winner, imps: { home: exact(home), away: exact(away) }, extra: null };
}

/** Who wins a match. */
export type Winner = (home: number, away: number) => MatchOutcome | null;

export const BETTER_SEED: Winner = (home, away) =>
  won(Math.min(home, away), home < away ? 20 : 10, home < away ? 10 : 20);

/** Some winner or other, always the same for the same seed. */
export function anyWinner(seed: number): Winner {
  const random: Random = randomFrom(seed);
  return (home, away) => {
    const margin = 1 + randomInteger(random, 60);
    return randomInteger(random, 2) === 0 ? won(home, 40 + margin, 40) : won(away, 40, 40 + margin);
  };
}

/** Draws the next round and plays it. */
export function playRound(knockout: Knockout, winner: Winner, wishes: KnockoutWishes = NO_WISHES): Knockout {
  const round = nextRound(knockout, wishes);
  if (round.kind === 'problem') throw new Error(JSON.stringify(round));
  const drawn = knockout.rounds.flat().length;
  const matches = round.meetings.map((meeting, index): DrawnKnockoutMatch => ({
    ...meeting,
    key: drawn + index + 1,
    outcome: meeting.away === null ? null : winner(meeting.home, meeting.away),
  }));
  return { ...knockout, rounds: [...knockout.rounds, matches] };
}

/** Plays a knockout to its end. */
export function playOut(start: Knockout, winner: Winner, wishes?: (round: number) => KnockoutWishes): Knockout {
  let knockout = start;
  for (let round = 1; round <= 2 * start.seeds.length; round += 1) {
    const next = nextRound(knockout, wishes?.(round));
    if (next.kind === 'problem' && next.code === 'over') return knockout;
    knockout = playRound(knockout, winner, wishes?.(round));
  }
  throw new Error('the knockout has no end');
}
