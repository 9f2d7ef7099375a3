import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { drawSwiss } from '../../../../src/draw/swiss.ts';
import { layOutSwissRound, type SwissSpec } from '../../../../src/movement/teams/families/swiss.ts';
import { ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { serializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import { byLot } from './by-lot.ts';
import type { SectionSetup } from './setup.ts';
import { teamsSetup } from './teams.ts';

/** A section of a Swiss: everybody draws a lot, which orders equals in every round, and the first round is drawn. */
export function swissSetup(spec: SwissSpec): SectionSetup {
  const lots = drawnLots(spec.teams);
  const draw = drawSwiss({
    round: 1,
    afterRound: 0,
    entries: [...lots].map(([entry, lot]) => ({ entry, total: ZERO, imps: ZERO, wins: ZERO, lot })),
    matches: [],
    rule: spec.draw,
    first: spec.first,
    forbidden: [],
    forced: [],
  });
  if (draw.kind === 'problem') throw new Error(`the first round of ${spec.teams} teams can't be drawn: ${draw.code}`);
  const { matches, bye } = draw;
  const layout = layOutSwissRound(spec, { round: 1, matches, bye: bye?.entry ?? null });
  const reasons = [...matches, ...(bye ? [bye] : [])].map(({ reason }) => JSON.stringify(serializeExacts(reason)));
  const first = { lots, rule: { rule: spec.draw, isLate: false }, reasons };
  return teamsSetup({ spec, teams: spec.teams, ...layout }, first);
}

/** A lot for each number, by chance. */
function drawnLots(teams: number): ReadonlyMap<number, number> {
  const numbers = numbersTo(teams);
  const lots = byLot(numbers);
  return new Map(numbers.map((number, index) => [number, lots[index] ?? 0]));
}
