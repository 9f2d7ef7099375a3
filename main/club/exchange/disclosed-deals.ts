import { isDeal, parseDeal } from '../../../src/bridge/deal/text.ts';
import type { FileDeal } from '../../../src/format/event/event.ts';
import { parseTricksText } from '../../../src/format/event/tricks-text.ts';
import type { DealsView } from '../model/deals.ts';
import type { SessionView } from '../model/session.ts';

/** The hands that nobody can play any more, as files have them: with the figures that came with them. */
export function disclosedDeals({ sections }: SessionView, { disclosed }: DealsView): readonly FileDeal[] {
  const shownOf = (board: number): number =>
    sections.find(({ shown }) => shown[board] !== undefined)?.shown[board] ?? board;
  return disclosed.flatMap(({ board, hands, tricks, par }, index): readonly FileDeal[] => {
    const deal = parseDeal(hands);
    if (!isDeal(deal)) return [];
    const own = { at: index + 1, session: 1, section: '', board: shownOf(board), deal };
    return [{ ...own, doubleDummy: parseTricksText(tricks ?? ''), par: par ?? null }];
  });
}
