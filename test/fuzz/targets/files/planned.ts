import type { TournamentEvent } from '../../../../src/format/event/event.ts';
import type { ImportOddity } from '../../../../src/format/plan/oddity.ts';
import { planEvent, type EventPlan } from '../../../../src/format/plan/plan.ts';
import { compareRanking } from '../../../../src/format/plan/published.ts';
import { odditySentence } from '../../../../src/language/files/oddities.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { demand, saysWhatIsWrong } from '../../judge.ts';

/** What would be made of an event of a file: every result has its line, and what is odd is said. @returns the kind */
export function judgePlan(event: TournamentEvent, text: string): string {
  const plan = planEvent(event);
  if (plan.kind === 'noPlan') return plan.code;
  judgeOddities(plan.oddities, text);
  if (plan.kind === 'plan') {
    judgeResults(plan);
    compareRanking(event, plan, { method: plan.method, regulation: REGULATIONS.wbf });
  }
  const odd = plan.oddities.map(({ code }) => code).toSorted();
  return [plan.kind, plan.ranks, plan.method, ...new Set(odd)].join(' ');
}

function judgeOddities(oddities: readonly ImportOddity[], text: string): void {
  for (const odd of oddities) saysWhatIsWrong((language) => odditySentence(odd, language), `${text}${odd.text}`);
}

function judgeResults({ sections, results }: EventPlan): void {
  const cells = new Set(
    sections.flatMap(({ schedule }, section) =>
      schedule.cells.map(({ round, table, seats }) => `${section} ${round} ${table} ${seats.join()}`),
    ),
  );
  for (const { section, round, table, seats, turned } of results) {
    const usual = turned ? seats.toReversed() : seats;
    demand(cells.has(`${section} ${round} ${table} ${usual.join()}`), () => 'a result has no line in the schedule');
  }
}
