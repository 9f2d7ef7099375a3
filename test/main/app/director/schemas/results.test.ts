import { expect, test } from 'vitest';
import { resultBody } from '../../../../../main/app/director/schemas/results.ts';
import { formatShorthand, parseShorthand } from '../../../../../src/bridge/shorthand/shorthand.ts';

test('takes the longest ruling that can be typed: five weighted scores for each side', () => {
  const side = ['10%', '15%', '20%', '25%'].map((weight) => `${weight}7ntxxn-13`).join('+');
  const typed = `${side}+rest 7ntxxs-13/${side}+rest 7ntxxw-13`;
  const manner = { language: 'en', withoutLastNought: false, board: 1 } as const;
  const parsed = parseShorthand(typed, manner);
  if (parsed.kind !== 'result') throw new Error(JSON.stringify(parsed));
  const line = { section: 1, round: 1, table: 1, slotBoard: 1, board: 1, ns: 1, ew: 2, expectedVersion: null };
  for (const text of [typed, formatShorthand(parsed.outcome, 'fr')]) {
    expect(text.length).toBeGreaterThan(80);
    expect(resultBody.safeParse({ ...line, outcome: parsed.outcome, typed: text }).success).toBe(true);
  }
});
