import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import type { DrawRule, FirstDraw } from '../../../../src/draw/rule.ts';
import { drawSwiss, type SwissDraw } from '../../../../src/draw/swiss.ts';
import { layOutSwissRound, type SwissSpec } from '../../../../src/movement/teams/families/swiss.ts';
import { ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { serializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import { byLot } from './by-lot.ts';
import type { SectionSetup } from './setup.ts';
import { teamsSetup, type FirstRound } from './teams.ts';

/** A section of a Swiss: everybody draws a lot, which orders equals in every round, and the first round is drawn. */
export function swissSetup(spec: SwissSpec): SectionSetup {
  const { draw, first } = firstSwissRound(spec.teams, spec);
  const layout = layOutSwissRound(spec, { round: 1, matches: draw.matches, bye: draw.bye?.entry ?? null });
  return teamsSetup({ spec, teams: spec.teams, ...layout }, first);
}

/** Draws the first round of so many, numbered from 1. */
export function firstSwissRound(
  contestants: number,
  { draw: rule, first }: { readonly draw: DrawRule; readonly first: FirstDraw },
): { readonly draw: SwissDraw; readonly first: FirstRound } {
  const lots = drawnLots(contestants);
  const draw = drawSwiss({
    round: 1,
    afterRound: 0,
    entries: [...lots].map(([entry, lot]) => ({ entry, total: ZERO, imps: ZERO, wins: ZERO, lot })),
    matches: [],
    rule,
    first,
    forbidden: [],
    forced: [],
  });
  if (draw.kind === 'problem') throw new Error(`the first round of ${contestants} can't be drawn: ${draw.code}`);
  const { matches, bye } = draw;
  const reasons = [...matches, ...(bye ? [bye] : [])].map(({ reason }) => JSON.stringify(serializeExacts(reason)));
  return { draw, first: { lots, rule: { rule, isLate: false }, reasons } };
}

/** A lot for each number, by chance. */
export function drawnLots(contestants: number): ReadonlyMap<number, number> {
  const numbers = numbersTo(contestants);
  const lots = byLot(numbers);
  return new Map(numbers.map((number, index) => [number, lots[index] ?? 0]));
}
