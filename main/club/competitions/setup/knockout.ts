import { nextRound, NO_WISHES } from '../../../../src/draw/knockout/next-round.ts';
import { seedsOf, type KnockoutSpec } from '../../../../src/movement/teams/families/knockout.ts';
import { layOutMeetings } from '../../../../src/movement/teams/knockout-layout.ts';
import { byLot } from './by-lot.ts';
import type { SectionSetup } from './setup.ts';
import { teamsSetup } from './teams.ts';

/** A section of a knockout: its first round is drawn, by seeds or by lot. The schedule grows with each round. */
export function knockoutSetup(asked: KnockoutSpec): SectionSetup {
  const numbered = seedsOf(asked);
  const spec = asked.seeding === 'lot' ? { ...asked, seeds: byLot(numbered) } : asked;
  const { opponents, odd, playOffs } = spec;
  const seeds = seedsOf(spec);
  const wishes = { ...NO_WISHES, lot: opponents === 'lot' ? byLot(numbered) : [] };
  const draw = nextRound({ seeds, rules: { opponents, odd, playOffs }, rounds: [] }, wishes);
  if (draw.kind === 'problem') throw new Error(`the first round of ${spec.teams} teams can't be drawn: ${draw.code}`);
  const layout = layOutMeetings(spec, draw.meetings);
  const reasons = draw.meetings.map(({ reason }) => JSON.stringify(reason));
  return teamsSetup({ spec, teams: spec.teams, ...layout }, { lots: new Map(), rule: {}, reasons });
}
