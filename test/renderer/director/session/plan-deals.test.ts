import { describe, expect, test } from 'vitest';
import { planDeals as planOf } from '../../../../renderer/director/session/hands/planDeals.ts';
import { openDeals } from '../../../../renderer/director/paper/deals/openDeals.ts';
import { dealToStore } from '../../../../src/format/event/deal-to-store.ts';
import { mitchellSpec, sessionView } from '../../../builders.ts';

const HANDS = 'N:KJ542.A643.T93.J 8.KJ85.K8765.T62 AQ9.QT.AQ.K98754 T763.972.J42.AQ3';

const file = (...boards: readonly number[]) =>
  boards.map((board) => `[Board "${board}"]\n[Deal "${HANDS}"]\n`).join('\n');

const planDeals = (text: string, sections: Parameters<typeof planOf>[1]) => {
  const { deals, problems } = openDeals(text);
  return planOf({ deals: deals.map(dealToStore), problems }, sections);
};

const { sections } = sessionView({ sections: [mitchellSpec(4, { boardsPerRound: 2 })] });

describe('a file of deals', () => {
  test('is taken for the boards in play, in order; the others are named', () => {
    const plan = planDeals(file(9, 2, 1, 40), sections);
    expect(plan).toMatchObject({ found: [1, 2], notPlayed: [9, 40], dealtApart: [], problems: [] });
    expect(plan.deals).toEqual([
      { board: 1, hands: HANDS, tricks: null, par: null },
      { board: 2, hands: HANDS, tricks: null, par: null },
    ]);
  });

  test('with one problem gives nothing', () => {
    const plan = planDeals(`${file(1)}[Board "2"]\n[Deal "N:"]\n`, sections);
    expect(plan).toMatchObject({ deals: [], found: [], problems: [{ line: 4, code: 'deal-form', board: 2 }] });
  });

  test('goes by the number on the case; one that several matches deal for themselves is left out', () => {
    const [section] = sections;
    if (!section) throw new Error('there is a section');
    const shown = planDeals(file(1, 2, 3), [{ ...section, shown: { 3: 1, 4: 11 } }]);
    expect(shown.dealtApart).toEqual([1]);
    expect(shown.notPlayed).toEqual([3]);
    expect(shown.deals).toEqual([{ board: 2, hands: HANDS, tricks: null, par: null }]);
    expect(planDeals(file(11), [{ ...section, shown: { 4: 11 } }]).deals).toMatchObject([{ board: 4, hands: HANDS }]);
  });
});
