import { FAMILIES } from './families/index.ts';
import type { MovementRules } from './families/family.ts';
import { own } from './families/own.ts';
import type { MovementSpec } from './movement.ts';

const RULES: ReadonlyMap<string, MovementRules<MovementSpec>> = new Map(
  [...FAMILIES, own].map((family) => [family.kind, family]),
);

/** The rules of the family that a specification belongs to. */
export function familyOf(spec: MovementSpec): MovementRules<MovementSpec> {
  const family = RULES.get(spec.kind);
  if (!family) throw new Error(`familyOf: no family ${spec.kind}`);
  return family;
}
