import { numbersTo } from '../../basics/numbers-to.ts';
import { fitsWishes } from '../choice/choices.ts';
import { bergerLength } from '../pairing/berger.ts';
import { planTeams, type TeamChoice, type TeamWishes } from './choices.ts';
import type { PouleSpec } from './families/poule.ts';

/**
 * The further sessions of a poule of which a session has played a part: all rounds that remain first, then fewer. What
 * fits the wishes stands before what doesn't. Empty once everybody has met.
 * @param played the part that was played last
 */
export function continuedPoule(played: PouleSpec, wishes: TeamWishes): readonly TeamChoice[] {
  const from = played.from + played.rounds;
  const rest = bergerLength(played.teams, played.legs) - from + 1;
  if (rest < 1) return [];
  const choices = numbersTo(rest)
    .toReversed()
    .map((rounds) => planTeams({ ...played, from, rounds }, wishes));
  const fitting = choices.filter((choice) => fitsWishes(choice, wishes));
  return fitting.length > 0 ? fitting : choices.slice(0, 1);
}
