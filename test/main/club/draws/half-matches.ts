/** A Swiss of seven teams over eight boards, whose lowest three play half matches in the first round. */
import { chooseDraw } from '../../../../main/club/draws/choose.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import type { SwissSpec } from '../../../../src/movement/teams/families/swiss.ts';
import { SWISS_SPEC } from '../../../worked-specs.ts';
import { handIn, newEvent, PASSED_OUT, recordAll, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';
import { announce, type Pair, type TestSwiss } from './swiss.ts';

export const SPEC = { ...SWISS_SPEC, teams: 7, rounds: 3, boardsPerMatch: 8 };
export const MATCHES = {
  comparison: 'imps',
  scale: 'wbf-discrete',
  pool: null,
  bye: 1200,
  withdrawals: 'session',
} as const;
export const HALVES = { rule: 'top', isLate: false, odd: 'half-matches' } as const;

export function odd(scale: 'wbf-discrete' | 'wbf-continuous' = 'wbf-discrete', spec: SwissSpec = SPEC): TestSwiss {
  const club = testClub();
  const scoring = { method: 'cross-imps', regulation: 'wbf', matches: { ...MATCHES, scale } } as const;
  const { session } = unwrap(createEvent(club, newEvent({ name: 'Winter Swiss', spec, scoring })));
  return { club, session };
}

/** Records both tables of a match: the scores of the open room, while the closed room passes all boards out. */
export function playMatch({ club, session }: TestSwiss, [home, away]: Pair, scores: readonly number[]): void {
  const section = sectionOf(club, session);
  const ids = new Map(section.entries.map(({ id, number }) => [number, id]));
  const match = sessionOf(club, session).matches.find((one) => {
    return one.home === ids.get(home) && one.away === ids.get(away);
  });
  const lines = section.cells
    .filter((cell) => cell.match?.id === match?.id)
    .flatMap((cell) =>
      cell.boards.map((slotBoard, at) => {
        const score = (cell.match?.room === 'open' && scores[at]) || 0;
        const outcome = score === 0 ? PASSED_OUT : ({ kind: 'score', score } as const);
        return handIn(section, cell, { slotBoard, outcome, typed: '' });
      }),
    );
  recordAll(club, session, lines);
}

export function halvesAnnounced(spec: SwissSpec = SPEC): TestSwiss {
  const event = odd('wbf-discrete', spec);
  unwrap(chooseDraw(event.club, event.session, { round: 1, drawnBy: HALVES, wishes: [] }));
  announce(event.club, event.session, 1);
  return event;
}
