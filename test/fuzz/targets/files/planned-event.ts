import { CSV } from '../../../../src/format/csv-event/format.ts';
import { compareRanking } from '../../../../src/format/plan/published.ts';
import { planEvent } from '../../../../src/format/plan/plan.ts';
import { fileFaultSentence } from '../../../../src/language/files/formats.ts';
import { odditySentence } from '../../../../src/language/files/oddities.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { demand, saysWhatIsWrong } from '../../judge.ts';
import type { FuzzTarget } from '../../target.ts';

function read(text: string) {
  return CSV.parse(new TextEncoder().encode(text));
}

/** A CSV of an event, and the event that would be made of it. */
export const plannedEventTarget: FuzzTarget = {
  name: 'planned-event',
  format: 'csv',
  words: [
    'board,ns,ew,contract,declarer,tricks\n',
    'section;round;table;board;n;s;e;w;score\n',
    '1,1,2,4S,N,10\n',
    '1,2,1,3NTXX,W,7\n',
    'A;1;1;1;1;2;3;4;420\n',
    'ns_player1',
    'award',
    'A6040',
    'A+/NP',
    '67%170+33%140',
    '12,8,3,2H,N,10,170,,4,0\n',
    '999',
    '1000',
  ],
  linear: (text) => read(text),
  check(text) {
    const { events, problems } = read(text);
    for (const problem of problems) saysWhatIsWrong((language) => fileFaultSentence('csv', problem, language), text);
    const [event] = events;
    if (!event) return 'no event';
    const plan = planEvent(event);
    if (plan.kind !== 'plan') return plan.kind;
    for (const odd of plan.oddities) saysWhatIsWrong((language) => odditySentence(odd, language), text);
    const cells = new Set(
      plan.sections.flatMap(({ schedule }, section) =>
        schedule.cells.map(({ round, table, seats }) => `${section} ${round} ${table} ${seats.join()}`),
      ),
    );
    for (const { section, round, table, seats } of plan.results) {
      demand(cells.has(`${section} ${round} ${table} ${seats.join()}`), () => 'a result has no line in the schedule');
    }
    compareRanking(event, plan, { method: plan.method, regulation: REGULATIONS.wbf });
    return plan.ranks;
  },
};
