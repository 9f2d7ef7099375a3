import { expect, test } from 'vitest';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { giveMatchResult } from '../../../../main/club/matches/given-results.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { explainResult } from '../../../../main/club/standings/explanation.ts';
import { readExplainedMatch, readExplainedTeam } from '../../../../main/club/standings/matches/explanation.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { handIn, newEvent, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';

const SPEC = { kind: 'match', teams: 2, boardsPerMatch: 16, segments: 2, supply: 'copies' } as const;
const MATCHES = {
  comparison: 'imps',
  scale: 'wbf-discrete',
  pool: null,
  bye: null,
  withdrawals: 'all-play-all',
} as const;

function match() {
  const club = testClub();
  const scoring = { method: 'cross-imps', regulation: 'wbf', matches: MATCHES } as const;
  const { session } = unwrap(createEvent(club, newEvent({ spec: SPEC, scoring })));
  const [drawn] = sessionOf(club, session).matches;
  if (!drawn) throw new Error('no match');
  return { club, session, match: drawn.id, home: drawn.home, away: drawn.away ?? 0 };
}

test('IMPs of a match are taken before the scale is read, victory points after it, and undo gives them back', () => {
  const { club, session, match: id, home } = match();
  const totals = { kind: 'totals', home: '30', away: '10', unit: 'imps', team: null } as const;
  unwrap(giveMatchResult(club, session, id, { given: totals, note: '', expectedVersion: null }));
  const results = () => {
    const [scored] = unwrap(readStandings(club, session)).fields[0]?.matches?.matches ?? [];
    return [scored?.result.home?.exact, scored?.result.away?.exact];
  };
  expect(results()).toEqual(['15', '5']);
  const penalty = { entry: home, match: id, kind: 'penalty', reason: 'late' } as const;
  unwrap(addPenalty(club, session, { ...penalty, amount: 300, unit: 'imps' }));
  expect(results()).toEqual(['14', '5']);
  unwrap(addPenalty(club, session, { ...penalty, amount: 50, unit: 'victory-points' }));
  expect(results()).toEqual(['27/2', '5']);
  expect(sessionOf(club, session).penalties).toMatchObject([{ match: id }, { match: id }]);
  unwrap(undoChange(club, session));
  unwrap(undoChange(club, session));
  expect(results()).toEqual(['15', '5']);
});

test('a penalty in a match is of one of its teams, and IMPs are of a match alone where a scale is read', () => {
  const { club, session, match: id, home } = match();
  const penalty = { entry: home, kind: 'penalty', amount: 300, unit: 'imps', reason: 'late' } as const;
  expect(addPenalty(club, session, penalty)).toMatchObject({ code: 'penaltyUnit' });
  expect(addPenalty(club, session, { ...penalty, match: id + 1 })).toMatchObject({ code: 'unknownMatch' });
});

test('the figures of a match and of a team are derived from their boards', () => {
  const { club, session, match: id, home } = match();
  const section = sectionOf(club, session);
  for (const room of ['open', 'closed'] as const) {
    const cell = section.cells.find((one) => one.match?.room === room && one.boards.includes(1));
    if (!cell) throw new Error('no board 1');
    const outcome = { kind: 'score', score: room === 'open' ? 420 : -50 } as const;
    unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: 1, board: 1, outcome, typed: '' })));
  }
  const [board] = unwrap(readExplainedMatch(club, session, id)).boards;
  expect(board?.figures.home).toMatchObject({
    kind: 'team-board',
    imps: { exact: '10' },
    from: { comparisons: [{ open: 420, closed: 50, difference: 470 }] },
  });
  const open = section.cells.find((one) => one.match?.room === 'open' && one.boards.includes(1));
  const slot = { section: section.id, round: open?.round ?? 0, table: open?.table ?? 0, slotBoard: 1 };
  expect(unwrap(explainResult(club, session, slot, 'EW'))).toMatchObject({
    figure: { team: 'away', imps: { exact: '-10' } },
  });
  const team = unwrap(readExplainedTeam(club, session, home));
  expect(team.matches).toMatchObject([{ match: id, figure: { kind: 'team-match' } }]);
});
