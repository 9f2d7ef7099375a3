import { randomFrom, randomInteger } from '../src/basics/random.ts';
import { DRAW_RULES } from '../src/draw/rule.ts';
import { drawSwiss } from '../src/draw/swiss.ts';
import type { EarlierMatch } from '../src/draw/history.ts';
import { drawReasonSentence } from '../src/language/draw/reason.ts';
import { exact } from '../src/scoring/numbers/exact.ts';
import { median, type Figure } from './report.ts';

const TEAMS = 100;
const ROUNDS = 12;
const LIMIT = 200;

/** The time to draw a round of a hundred teams and to say why for every table, by each rule. */
export function benchDraws(): Figure[] {
  return DRAW_RULES.map((rule) => {
    const random = randomFrom(TEAMS);
    const totals = Array.from({ length: TEAMS }, () => 0);
    const matches: EarlierMatch[] = [];
    const times: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const entries = totals.map((total, place) => {
        return { entry: place + 1, total: exact(total, 100), imps: exact(0), wins: exact(total, 2000), lot: place };
      });
      const start = performance.now();
      const draw = drawSwiss({
        round,
        afterRound: round - 1,
        entries,
        matches,
        rule,
        first: 'halves',
        forbidden: [],
        forced: [],
      });
      if (draw.kind === 'problem') throw new Error(draw.code);
      for (const { reason } of draw.matches) drawReasonSentence(reason, String, 'en');
      times.push(performance.now() - start);
      for (const { home, away } of draw.matches) {
        const won = randomInteger(random, 2001);
        totals[home - 1] = (totals[home - 1] ?? 0) + won;
        totals[away - 1] = (totals[away - 1] ?? 0) + 2000 - won;
        matches.push({ round, home, away });
      }
    }
    return {
      name: `a round of ${TEAMS} teams with its explanation, ${rule}, median`,
      value: median(times),
      unit: 'ms',
      limit: LIMIT,
    };
  });
}
