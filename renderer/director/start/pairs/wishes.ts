import type { ChoiceWishes } from '../../../../src/movement/choice/choices.ts';
import type { StartPlan } from '../form/draft.ts';

/** The part of a plan that decides which movements of pairs fit. */
export type PairsWishes = ChoiceWishes & Pick<StartPlan, 'sections'>;

/** Takes that part from a plan. */
export function wishesOf({
  number: tables,
  name: _name,
  date: _date,
  matches: _matches,
  ...wishes
}: StartPlan): PairsWishes {
  return { tables, ...wishes };
}
