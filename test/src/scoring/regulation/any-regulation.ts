import * as fc from 'fast-check';
import { REGULATION_CODES, REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { ruleProblems } from '../../../../src/scoring/regulation/rule-problems.ts';
import { RULE_NAMES, RULES, type RuleName } from '../../../../src/scoring/regulation/rules.ts';
import type { AnyShape } from '../../../../src/scoring/regulation/shape.ts';
import type { ClubScale } from '../../../../src/scoring/victory-points/club.ts';

export const anyPreset = fc.constantFrom(...REGULATION_CODES);

const LEAGUE: ClubScale = {
  takes: 'imps',
  sum: 200,
  tables: [
    {
      least: 1,
      most: 32,
      rows: [
        { upTo: 0, winner: 100, loser: 100 },
        { upTo: 5, winner: 150, loser: 50 },
        { upTo: null, winner: 200, loser: 0 },
      ],
    },
  ],
};

/** Values of a shape, whether they go together or not. */
function anyValueOf(shape: AnyShape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'choice':
      return fc.constantFrom(...shape.values);
    case 'boolean':
      return fc.boolean();
    case 'percent':
      return fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    case 'imps':
      return fc.integer({ min: -24, max: 24 });
    case 'decimals':
      return fc.integer({ min: 0, max: 4 });
    case 'whole':
      return fc.integer({ min: shape.least, max: Math.min(shape.most, 20) });
    case 'nullable':
      return fc.option(anyValueOf(shape.of));
    case 'list':
      return fc.array(anyValueOf(shape.of), { maxLength: 2 });
    case 'record':
      return fc.record(Object.fromEntries(Object.entries(shape.parts).map(([name, part]) => [name, anyValueOf(part)])));
    case 'one-or-list':
      return fc.oneof(anyValueOf(shape.one), anyValueOf(shape.list));
  }
}

/** Values of a rule that can be: those of the presets, and others. */
function anyValueOfRule<Name extends RuleName>(name: Name): fc.Arbitrary<Regulation[Name]> {
  const presets = fc.constantFrom(...REGULATION_CODES.map((code) => REGULATIONS[code][name]));
  const drawn = anyValueOf(RULES[name].shape) as fc.Arbitrary<Regulation[Name]>;
  return fc.oneof(
    presets,
    drawn.filter((value) => ruleProblems(name, value).length === 0),
  );
}

/** A whole regulation of a club, each rule drawn by itself. */
export const anyRegulation: fc.Arbitrary<Regulation> = fc
  .record({
    ...Object.fromEntries(RULE_NAMES.map((name) => [name, anyValueOfRule(name)])),
    ownScale: fc.constantFrom(null, LEAGUE),
    code: fc.constantFrom('Riverside', 'wbf'),
  })
  .map((rules) => rules as Regulation)
  .map((regulation) => (regulation.ownScale === null ? { ...regulation, victoryPoints: 'old-25' } : regulation));
