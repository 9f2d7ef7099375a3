import type { Deal } from '../../../../src/bridge/deal/deal.ts';
import { isDeal, parseDeal } from '../../../../src/bridge/deal/text.ts';
import type { DoubleDummyTricks } from '../../../../src/format/event/event.ts';
import { parseTricksText } from '../../../../src/format/event/tricks-text.ts';
import type { DealsView } from '../../../club/model/deals.ts';
import type { SessionView } from '../../../club/model/session.ts';
import { isBoardChosen, type PrintJob } from '../../job.ts';

/** What the hands are printed from beside the session. */
export interface HandsMaterial {
  readonly deals: DealsView;
}

/** A board whose hands may be seen, with the number on its case. */
export interface DealtBoard {
  readonly number: number;
  readonly deal: Deal;
  /** Tricks by double-dummy play and par as the file of the deals has them; null where it has none. */
  readonly tricks: DoubleDummyTricks | null;
  readonly par: string | null;
}

/** The boards chosen whose hands may be seen, in order. */
export function dealtBoards(job: PrintJob & HandsMaterial): readonly DealtBoard[] {
  return job.deals.disclosed.flatMap(({ board, hands, tricks, par = null }) => {
    const number = shownNumber(job.session, board);
    const deal = parseDeal(hands);
    return isDeal(deal) && isBoardChosen(job, number)
      ? [{ number, deal, tricks: parseTricksText(tricks ?? ''), par }]
      : [];
  });
}

/** The number on the case of a board. */
export function shownNumber({ sections }: Pick<SessionView, 'sections'>, board: number): number {
  return sections.find(({ shown }) => shown[board] !== undefined)?.shown[board] ?? board;
}
