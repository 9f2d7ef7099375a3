import { orderOf, sharedPlaces } from '../../../src/scoring/stages/qualification.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import { byLot } from '../competitions/setup/by-lot.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { addDecision, decidedOrders, numbersOf } from './decided.ts';
import { rankSessions } from './overall.ts';
import { drawnSessions } from './qualified.ts';
import { qualifiersOf } from './qualifying.ts';

/** How a shared place is split: chance orders those who share it, or a play-off did. */
export interface SharedPlaceDecision {
  readonly how: 'lot' | 'play-off';
  /** Entries of the session that share a place, all of them; after a play-off the first first. */
  readonly entries: readonly number[];
}

/** Splits a shared place for those who play on. The ranking goes on showing it as one. */
export function splitPlace(
  club: Club,
  session: number,
  { how, entries }: SharedPlaceDecision,
): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'stage' }, ({ add, at }): ClubProblem | null => {
    const ranked = rankSessions(club, session);
    if (isProblem(ranked)) return ranked;
    const contestants = club.store.sessions.contestants(session);
    const asked = entries.flatMap((entry) => contestants.get(entry) ?? []);
    const shared = ranked.rankings
      .flatMap(({ rows }) => sharedPlaces(rows))
      .find((one) => one.contestants.length === asked.length && one.contestants.every((own) => asked.includes(own)));
    if (!shared) return { kind: 'problem', code: 'placeNotShared' };
    if (orderOf(shared, decidedOrders(club, session))) return { kind: 'problem', code: 'placeNotShared' };
    const order = numbersOf(club, session, how === 'lot' ? byLot(asked) : asked);
    const { orders } = club.store.stageRules.qualifying(session);
    addDecision(club, session, add(), { orders: [...orders, { how, order, at }] });
    return null;
  });
}

/** Leaves a session as it was drawn though others qualify now. It is asked again once who qualifies changes again. */
export function leaveAsDrawn(club: Club, session: number): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'stage' }, ({ add, at }): ClubProblem | null => {
    const drawn = drawnSessions(club, session).find(({ to }) => to.session === session);
    const found = drawn ? qualifiersOf(club, drawn) : null;
    if (!found) return { kind: 'problem', code: 'notDrawnByPlaces' };
    if (isProblem(found)) return found;
    if (found.missing.length + found.extra.length === 0) return null;
    const qualified = numbersOf(club, session, found.qualified.contestants);
    addDecision(club, session, add(), { left: { qualified, at } });
    return null;
  });
}

/** Chooses the last place of the one list that gets a prize. */
export function choosePrizes(club: Club, session: number, places: number): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'stage' }, ({ add }): null => {
    if (club.store.stageRules.qualifying(session).prizes !== places) {
      addDecision(club, session, add(), { prizes: places });
    }
    return null;
  });
}
