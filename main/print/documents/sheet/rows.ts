import { honoursPoints, type RubberDeal } from '../../../../src/bridge/rubber/deal.ts';
import type { RubberSheet } from '../../../../src/bridge/rubber/sheet.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { SEATS, SIDES } from '../../../../src/bridge/seat.ts';
import type { SheetOutcome } from '../../../../src/bridge/sheet/line.ts';
import { seatAfter, type MinibridgeDeal } from '../../../../src/bridge/sheet/minibridge-line.ts';
import { minibridgeRows } from '../../../../src/bridge/sheet/minibridge-sheet.ts';
import { rubberRows } from '../../../../src/bridge/sheet/rubber-rows.ts';
import type { Language } from '../../../../src/language.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';

/** A deal as a row of figures: what was played, and numbers that stand in no more than one column each. */
export interface PrintedDeal {
  readonly outcome: SheetOutcome;
  /** Before the contract: the dealer and the points of the hands, at minibridge. */
  readonly before: readonly (string | number)[];
  /** After the result: honours at rubber bridge, and the points of both sides. */
  readonly after: readonly (string | number)[];
}

/** The heads of the columns before the contract and after the result. */
export interface PrintedHeads {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export function dealHeads(isRubber: boolean, language: Language): PrintedHeads {
  const words = sheetWords[language];
  const sides = SIDES.map((side) => words.short[side]);
  if (isRubber) return { before: [], after: [words.honours, ...sides] };
  return {
    before: [words.dealer, ...SEATS.map((seat) => seatLetter(seat, language))],
    after: [...sides, ...SIDES.map((side) => words.totalOf(words.short[side]))],
  };
}

/** The deals of a rubber. */
export function rubberDealRows(
  deals: readonly RubberDeal[],
  rubber: RubberSheet,
  language: Language,
): readonly PrintedDeal[] {
  return rubberRows(deals, rubber).map(({ deal: { outcome, honours }, points }) => ({
    outcome,
    before: [],
    after: [
      honours && outcome.kind === 'played'
        ? `${honoursPoints(outcome.contract.strain, honours.count)} ${seatLetter(honours.seat, language)}`
        : '',
      ...SIDES.map((side) => (points[side] === 0 ? '' : points[side])),
    ],
  }));
}

/** The deals of a minibridge sheet. */
export function minibridgeDealRows(deals: readonly MinibridgeDeal[], language: Language): readonly PrintedDeal[] {
  return minibridgeRows(deals).map(({ deal: { outcome, points: hands }, dealer, side, points, totals }) => ({
    outcome,
    before: [
      seatLetter(dealer, language),
      ...SEATS.map((seat) => hands?.find((_, place) => seatAfter(dealer, place) === seat) ?? ''),
    ],
    after: [...SIDES.map((one) => (one === side ? points : '')), ...SIDES.map((one) => totals[one])],
  }));
}
