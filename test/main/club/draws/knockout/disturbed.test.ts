import { expect, test } from 'vitest';
import { announceKnockoutRound, seedKnockout } from '../../../../../main/club/draws/knockout/announce.ts';
import { decideRound, drawLot, noteEarlierMatch } from '../../../../../main/club/draws/knockout/decide.ts';
import { playExtraBoards } from '../../../../../main/club/draws/knockout/extra-boards.ts';
import { giveMatchResult } from '../../../../../main/club/matches/given-results.ts';
import { readExplainedTeam } from '../../../../../main/club/standings/matches/explanation.ts';
import { readStandings } from '../../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../../main/club/undo/undo.ts';
import { USUAL_CARRY_OVER } from '../../../../../src/draw/knockout/carry-over.ts';
import { sectionOf, sessionOf, unwrap } from '../../../support.ts';
import { announce, give, matchOf, newKnockout, playBoards, viewOf, type TestKnockout } from './support.ts';

function walkover(knockout: TestKnockout, home: number, away: number, team: 'home' | 'away'): void {
  const { match } = matchOf(knockout, home, away);
  const given = { kind: 'walkover', home: null, away: null, unit: null, team } as const;
  unwrap(giveMatchResult(knockout.club, knockout.session, match, { given, note: '', expectedVersion: null }));
}

/** Four teams whose semi-finals were won by 1 and 2. */
function beforeFinal(spec: Parameters<typeof newKnockout>[0] = {}): TestKnockout {
  const knockout = newKnockout({ teams: 4, boardsPerMatch: 4, segments: 1, supply: 'copies', ...spec });
  give(knockout, 1, 4, [30, 10]);
  give(knockout, 2, 3, [25, 12]);
  return knockout;
}

function nextPairs(knockout: TestKnockout) {
  const { next } = viewOf(knockout);
  return 'problem' in next ? next.problem.code : next.meetings.map(({ home, away }) => [home, away]);
}

function places(knockout: TestKnockout) {
  return viewOf(knockout).places.map(({ first, entries, isOpen }) => [first, entries, isOpen]);
}

test('a walkover and a match played elsewhere bring their winners into the next round', () => {
  const knockout = newKnockout({ teams: 4, boardsPerMatch: 4, segments: 1 });
  expect(nextPairs(knockout)).toBe('matches-open');
  give(knockout, 1, 4, [10, 30]);
  walkover(knockout, 2, 3, 'home');
  expect(nextPairs(knockout)).toStrictEqual([[2, 4]]);
  expect(places(knockout)).toStrictEqual([
    [1, [2, 4], true],
    [3, [1, 3], false],
  ]);
});

test('a correction after the draw is shown, changes nothing by itself, and the director draws again', () => {
  const knockout = beforeFinal();
  announce(knockout);
  give(knockout, 1, 4, [10, 30]);
  const { upsets, again } = viewOf(knockout);
  expect(upsets).toStrictEqual([{ round: 2, match: matchOf(knockout, 1, 2).match, drawn: 1, now: 4 }]);
  expect(sessionOf(knockout.club, knockout.session).matches.some(({ round }) => round === 2)).toBe(true);
  expect(again?.meetings.map(({ home, away }) => [home, away])).toStrictEqual([[2, 4]]);
  unwrap(announceKnockoutRound(knockout.club, knockout.session, again?.key ?? ''));
  expect(viewOf(knockout).upsets).toStrictEqual([]);
  expect(matchOf(knockout, 2, 4).match).toBeGreaterThan(0);
  unwrap(undoChange(knockout.club, knockout.session));
  expect(viewOf(knockout).upsets).toHaveLength(1);
});

test('once a board of it is played the round is not drawn again, and the upset stays shown', () => {
  const knockout = beforeFinal();
  announce(knockout);
  const { next } = viewOf(knockout);
  expect(next).toMatchObject({ problem: { code: 'matches-open' } });
  playBoards(knockout, { home: 1, away: 2 }, [[5, 140, 140]]);
  give(knockout, 1, 4, [10, 30]);
  expect(viewOf(knockout).again).toBeNull();
  expect(viewOf(knockout).upsets).toHaveLength(1);
  expect(announceKnockoutRound(knockout.club, knockout.session, '2 2-4')).toMatchObject({
    kind: 'problem',
    code: 'drawInPlay',
  });
});

test('the draw that is announced is the one that was seen', () => {
  const knockout = beforeFinal();
  expect(announceKnockoutRound(knockout.club, knockout.session, '2 1-3')).toMatchObject({ code: 'drawMovedOn' });
});

test('a beaten team plays in the place of a winner who leaves, and undo takes it back', () => {
  const knockout = beforeFinal({ playOffs: 'third' });
  const overrides = [
    { kind: 'instead', entry: 4, of: 1 },
    { kind: 'meeting', pair: [4, 2], reason: { code: 'instead', entry: 4, of: 1 } },
  ] as const;
  unwrap(decideRound(knockout.club, knockout.session, { round: 2, overrides }));
  expect(nextPairs(knockout)).toStrictEqual([
    [2, 4],
    [1, 3],
  ]);
  announce(knockout);
  expect(viewOf(knockout).upsets).toStrictEqual([]);
  expect(matchOf(knockout, 2, 4).reason).toMatchObject({ code: 'instead', entry: 4, of: 1 });
  unwrap(undoChange(knockout.club, knockout.session));
  unwrap(undoChange(knockout.club, knockout.session));
  expect(nextPairs(knockout)).toStrictEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('what cannot be decided is refused with its reason', () => {
  const knockout = beforeFinal();
  const overrides = [{ kind: 'meeting', pair: [1, 4], reason: { code: 'director' } }] as const;
  expect(decideRound(knockout.club, knockout.session, { round: 2, overrides })).toMatchObject({
    code: 'knockoutNotPossible',
    cause: { code: 'not-left', entry: 4 },
  });
  expect(decideRound(knockout.club, knockout.session, { round: 1, overrides: [] })).toMatchObject({
    code: 'drawInPlay',
  });
});

test('seeds are given until a result stands, and the first round is drawn by them', () => {
  const knockout = newKnockout({ teams: 4, boardsPerMatch: 4, segments: 1 });
  const { club, session } = knockout;
  expect(seedKnockout(club, session, [3, 1, 4])).toMatchObject({ code: 'seedsNotPossible' });
  unwrap(seedKnockout(club, session, [3, 1, 4, 2]));
  expect(matchOf(knockout, 3, 2).reason).toMatchObject({ code: 'seeds', seeds: [1, 4] });
  expect(matchOf(knockout, 1, 4).reason).toMatchObject({ code: 'seeds', seeds: [2, 3] });
  give(knockout, 3, 2, [9, 1]);
  expect(seedKnockout(club, session, [1, 2, 3, 4])).toMatchObject({ code: 'drawInPlay' });
});

test('opponents by lot wait for the lot of their round', () => {
  const knockout = newKnockout({ teams: 4, boardsPerMatch: 4, segments: 1, opponents: 'lot' });
  const [first, second] = sessionOf(knockout.club, knockout.session).matches.map(({ id }) => id);
  for (const match of [first ?? 0, second ?? 0]) {
    const given = { kind: 'walkover', home: null, away: null, unit: null, team: 'home' } as const;
    unwrap(giveMatchResult(knockout.club, knockout.session, match, { given, note: '', expectedVersion: null }));
  }
  expect(nextPairs(knockout)).toBe('no-lot');
  unwrap(drawLot(knockout.club, knockout.session, 2));
  announce(knockout);
  const [final] = viewOf(knockout).nodes.filter(({ round }) => round === 2);
  expect(final?.matches[0]?.reason.code).toBe('lot');
});

test('a part of an earlier match is carried over, exactly, and settles a level one', () => {
  const knockout = newKnockout({ teams: 4, boardsPerMatch: 4, segments: 1, carry: USUAL_CARRY_OVER });
  const { club, session } = knockout;
  give(knockout, 1, 4, [20, 20]);
  expect(matchOf(knockout, 1, 4).decision).toMatchObject({ kind: 'level', boards: 4 });
  const { match } = matchOf(knockout, 1, 4);
  unwrap(noteEarlierMatch(club, session, { match, imps: ['30', '50'] }));
  expect(matchOf(knockout, 1, 4).carried).toStrictEqual({ home: '0', away: '20/3' });
  expect(matchOf(knockout, 1, 4).decision).toMatchObject({ kind: 'won', winner: 'away', by: 'carry-over' });
  unwrap(undoChange(club, session));
  expect(matchOf(knockout, 1, 4).carried).toBeNull();
});

test('a triangle is seated at three tables over two rounds, and level teams play extra boards', () => {
  const knockout = newKnockout({ teams: 3, boardsPerMatch: 4, segments: 1, odd: 'triangles' });
  const section = sectionOf(knockout.club, knockout.session);
  expect(section.rounds).toBe(2);
  expect(section.cells.map(({ round, table, boards }) => [round, table, boards.length])).toStrictEqual([
    [1, 1, 2],
    [1, 2, 2],
    [1, 3, 2],
    [2, 1, 2],
    [2, 2, 2],
    [2, 3, 2],
  ]);
  const boards = [
    [1, 420, 50],
    [2, 100, 100],
  ] as const;
  playBoards(knockout, { home: 1, away: 2 }, boards);
  playBoards(knockout, { home: 2, away: 3 }, boards);
  playBoards(knockout, { home: 3, away: 1 }, boards);
  const [node] = viewOf(knockout).nodes;
  expect(node?.rows?.map(({ place, halvesWon, impsWon }) => [place, halvesWon, impsWon.exact])).toStrictEqual([
    [1, 2, '9'],
    [1, 2, '9'],
    [1, 2, '9'],
  ]);
  for (const [home, away] of [
    [1, 2],
    [2, 3],
    [3, 1],
  ] as const) {
    unwrap(playExtraBoards(knockout.club, knockout.session, matchOf(knockout, home, away).match));
  }
  playBoards(knockout, { home: 1, away: 2 }, [
    [3, 420, 100],
    [4, 100, 100],
    [5, 100, 100],
    [6, 100, 100],
  ]);
  playBoards(knockout, { home: 2, away: 3 }, [
    [3, 140, 100],
    [4, 100, 100],
    [5, 100, 100],
    [6, 100, 100],
  ]);
  playBoards(knockout, { home: 3, away: 1 }, [
    [3, 100, 100],
    [4, 100, 100],
    [5, 100, 100],
    [6, 100, 100],
  ]);
  expect(nextPairs(knockout)).toStrictEqual([[1, 3]]);
});

test('a match or a triangle that is level by typed totals is decided by extra boards, seated once', () => {
  const two = newKnockout({ teams: 4, boardsPerMatch: 4, segments: 1 });
  give(two, 1, 4, [20, 20]);
  playExtra(two, [1, 4], [5, 140, 90]);
  expect(matchOf(two, 1, 4).decision).toMatchObject({ kind: 'won', winner: 'home', by: 'extra-boards' });

  const three = newKnockout({ teams: 3, boardsPerMatch: 4, segments: 1, odd: 'triangles' });
  give(three, 1, 2, [31, 18]);
  give(three, 2, 3, [27, 20]);
  give(three, 3, 1, [25, 24]);
  expect(viewOf(three).nodes[0]?.rows?.map(({ entry, tied }) => [entry, tied])).toStrictEqual([
    [1, false],
    [2, true],
    [3, true],
  ]);
  playExtra(three, [2, 3], [3, 90, 140]);
  expect(nextPairs(three)).toStrictEqual([[1, 3]]);
  unwrap(undoChange(three.club, three.session));
  expect(viewOf(three).next).toMatchObject({ problem: { code: 'matches-open' } });
});

/** Seats four more boards of a match, which can't be seated again before they are played, and plays them. */
function playExtra(
  knockout: TestKnockout,
  [home, away]: readonly [number, number],
  first: readonly [board: number, open: number, closed: number],
): void {
  const { match } = matchOf(knockout, home, away);
  unwrap(playExtraBoards(knockout.club, knockout.session, match));
  expect(playExtraBoards(knockout.club, knockout.session, match)).toMatchObject({ code: 'matchNotLevel' });
  const level = [1, 2, 3].map((more) => [first[0] + more, 100, 100] as const);
  playBoards(knockout, { home, away }, [first, ...level]);
}

test('extra boards are refused where a match is not level', () => {
  const knockout = beforeFinal();
  const { match } = matchOf(knockout, 1, 4);
  expect(playExtraBoards(knockout.club, knockout.session, match)).toMatchObject({ code: 'matchNotLevel' });
});

test('the ranking explains the place by the bracket, and splits no tie by totals', () => {
  const knockout = beforeFinal();
  const { fields } = unwrap(readStandings(knockout.club, knockout.session));
  const rows = fields[0]?.rankings[0]?.rows ?? [];
  expect(rows.map(({ place, tied, separations }) => [place, tied, separations])).toStrictEqual([
    [1, true, []],
    [1, true, []],
    [3, true, []],
    [3, true, []],
  ]);
  const beaten = sectionOf(knockout.club, knockout.session).entries.find(({ number }) => number === 4)?.id ?? 0;
  const { standing } = unwrap(readExplainedTeam(knockout.club, knockout.session, beaten)).standing;
  expect(standing).toMatchObject({ place: 3, tied: true });
});
