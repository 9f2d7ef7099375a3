import { expect, test } from 'vitest';
import {
  findingsOf,
  isImpossible,
  matchToSeat,
  pairsOfTeam,
  partToSeat,
  withAwayExchanged,
  withNewNames,
} from '../../../../renderer/director/session/line-up/lineUp.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { writeTeams } from '../../../../main/club/players/teams.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { cellAt, handIn, newEvent, sectionOf, sessionOf, testClub, unwrap } from '../../../main/support.ts';

const SPEC = { kind: 'match', teams: 2, boardsPerMatch: 32, segments: 2, supply: 'exchanged' } as const;
const JURA = ['Alder', 'Birch', 'Cedar', 'Cypress', 'Rowan', 'Willow'];
const VOSGES = ['Isère', 'Drôme', 'Loire', 'Lot'];

function halves() {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec: SPEC })));
  const [home = 0, away = 0] = sectionOf(club, session).entries.map(({ id }) => id);
  unwrap(
    writeTeams(club, session, [
      { entry: home, name: 'Jura', players: JURA },
      { entry: away, name: 'Vosges', players: VOSGES },
    ]),
  );
  const view: SessionView = sessionOf(club, session);
  const match = view.matches[0]?.id ?? 0;
  const found = matchToSeat(view, match);
  if (!found) throw new Error('no match');
  return { club, session, match, found, second: found.lineUps[1] ?? found.lineUps[0]! };
}

test('a match has the line-ups of its halves, and the pairs that a team can send', () => {
  const { found, second } = halves();
  expect(found.boards).toEqual([16, 16]);
  expect(second).toEqual({
    home: { open: ['Alder', 'Birch'], closed: ['Cedar', 'Cypress'] },
    away: { open: ['Isère', 'Drôme'], closed: ['Loire', 'Lot'] },
  });
  expect(pairsOfTeam(found.section, found.teams.home)).toEqual([
    ['Alder', 'Birch'],
    ['Cedar', 'Cypress'],
    ['Rowan', 'Willow'],
  ]);
  expect(findingsOf(found, 2, second).findings).toEqual([]);
});

test('pairs that would meet again are said before they sit, with what helps', () => {
  const { found, second } = halves();
  const { findings, player } = findingsOf(found, 2, withAwayExchanged(second));
  expect(findings).toMatchObject([{ code: 'pairs-meet-again' }, { code: 'pairs-meet-again' }]);
  const [first] = findings;
  expect(first?.code === 'pairs-meet-again' && first.home.map(player)).toEqual(['Alder', 'Birch']);
  expect(isImpossible(findings)).toBe(false);
});

test('a substitute is said; who sits in two places or plays for the others can’t', () => {
  const { found, second } = halves();
  const closed = (first: string, other: string) => ({
    ...second,
    home: { ...second.home, closed: [first, other] as const },
  });
  expect(findingsOf(found, 2, closed('Hazel', 'Cypress')).findings).toMatchObject([{ code: 'substitute', segment: 1 }]);
  expect(isImpossible(findingsOf(found, 2, closed('alder', 'Cypress')).findings)).toBe(true);
  expect(isImpossible(findingsOf(found, 2, closed('Isère', 'Cypress')).findings)).toBe(true);
});

test('the half that has no result yet is seated next', () => {
  const { club, session, match } = halves();
  expect(partToSeat(sessionOf(club, session), match, 1)).toBe(1);
  unwrap(recordResult(club, session, handIn(sectionOf(club, session), cellAt(sectionOf(club, session), 1, 1))));
  expect(partToSeat(sessionOf(club, session), match, 2)).toBe(2);
});

test('a pair that gets other names while the line-up is made goes by them, where it stood or changed rooms', () => {
  const { second } = halves();
  const now = { ...second, away: { open: ['Isère', 'Drôme'], closed: ['Loire', 'Tarn'] } as const };
  const home = { open: ['Rowan', 'Willow'], closed: ['Cedar', 'Cypress'] } as const;
  const typed = withAwayExchanged({ ...second, home });
  expect(withNewNames(typed, second, now)).toEqual({
    home,
    away: { open: ['Loire', 'Tarn'], closed: ['Isère', 'Drôme'] },
  });
});
