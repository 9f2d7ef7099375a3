import { USUAL_CARRY_OVER } from '../../../../src/draw/knockout/carry-over.ts';
import { LEVEL_RULES } from '../../../../src/draw/knockout/decision.ts';
import { KNOCKOUT_ODDS, KNOCKOUT_PLAY_OFFS } from '../../../../src/draw/knockout/rules.ts';
import type { KnockoutSpec } from '../../../../src/movement/teams/families/knockout.ts';

/** By seeds, by a lot at the start, or by lot in every round. */
export const KNOCKOUT_DRAWS = ['numbers', 'lot', 'each-round'] as const;
export const KNOCKOUT_CARRIES = ['none', 'usual'] as const;

/** What is wanted of a knockout, as its fields have it. */
export interface KnockoutPlan extends Pick<KnockoutSpec, 'odd' | 'playOffs' | 'level'> {
  readonly seeding: (typeof KNOCKOUT_DRAWS)[number];
  readonly carry: (typeof KNOCKOUT_CARRIES)[number];
}

type KnockoutDraft = Readonly<Record<keyof KnockoutPlan, string>>;

export function readKnockoutPlan({ seeding, odd, playOffs, level, carry }: KnockoutDraft): KnockoutPlan {
  return {
    seeding: KNOCKOUT_DRAWS.find((one) => one === seeding) ?? 'numbers',
    odd: KNOCKOUT_ODDS.find((one) => one === odd) ?? 'byes',
    playOffs: KNOCKOUT_PLAY_OFFS.find((one) => one === playOffs) ?? 'none',
    level: LEVEL_RULES.find((one) => one === level) ?? 'extra-boards',
    carry: KNOCKOUT_CARRIES.find((one) => one === carry) ?? 'none',
  };
}

/** A specification as it is wanted. */
export function asWishedKnockout(spec: KnockoutSpec, { seeding, carry, ...rules }: KnockoutPlan): KnockoutSpec {
  return {
    ...spec,
    ...rules,
    seeding: seeding === 'lot' ? 'lot' : 'numbers',
    opponents: seeding === 'each-round' ? 'lot' : 'bracket',
    carry: carry === 'usual' ? USUAL_CARRY_OVER : null,
  };
}
