/** The worked knockout of eleven teams on a real file: drawn, announced, played with extra boards, and ranked. */
import { expect, test } from 'vitest';
import { playExtraBoards } from '../../../../../main/club/draws/knockout/extra-boards.ts';
import { readStandings } from '../../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../../main/club/undo/undo.ts';
import { sectionOf, unwrap } from '../../../support.ts';
import {
  announce,
  EXAMPLE,
  matchOf,
  newKnockout,
  playBoards,
  viewOf,
  type MatchOfFile,
  type TestKnockout,
} from './support.ts';

function playMatch(knockout: TestKnockout, { home = 0, away = 0, boards = [], extra = [], imps }: MatchOfFile): void {
  const pair = { home, away };
  playBoards(knockout, pair, boards);
  const figures = matchOf(knockout, home, away);
  expect(figures.score).toStrictEqual({ home: String(imps?.[0]), away: String(imps?.[1]) });
  for (const part of extra) {
    const { decision, match } = matchOf(knockout, home, away);
    expect(decision).toMatchObject({ kind: 'level', boards: part.boards.length });
    unwrap(playExtraBoards(knockout.club, knockout.session, match));
    playBoards(knockout, pair, part.boards);
  }
  expect(
    matchOf(knockout, home, away).extra.map(({ boards: of, score }) => [of, score.home, score.away]),
  ).toStrictEqual(extra.map((part) => [part.boards.length, ...part.imps.map(String)]));
}

function playRound(knockout: TestKnockout, index: number): void {
  for (const match of EXAMPLE.rounds[index]?.matches ?? []) {
    if (match.bye === undefined) playMatch(knockout, match);
  }
}

function places({ club, session }: TestKnockout) {
  const [field] = unwrap(readStandings(club, session)).fields;
  const numbers = new Map(sectionOf(club, session).entries.map(({ id, number }) => [id, number]));
  const rows = field?.rankings[0]?.rows ?? [];
  return rows.map(({ place, tied, entry }) => ({ place, tied, team: numbers.get(entry) }));
}

function totals(home: number, away: number) {
  return { home: { exact: String(home) }, away: { exact: String(away) } };
}

interface PlacedTeam {
  readonly place: number | null;
  readonly team: number | undefined;
}

function byPlace(rows: readonly PlacedTeam[]): readonly PlacedTeam[] {
  return rows.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || (a.team ?? 0) - (b.team ?? 0));
}

test('eleven teams, every figure, to the last place', () => {
  const knockout = newKnockout();
  EXAMPLE.rounds.forEach((_, index) => {
    if (index > 0) announce(knockout);
    playRound(knockout, index);
  });
  expect(byPlace(places(knockout))).toStrictEqual(EXAMPLE.final);
  expect(matchOf(knockout, 1, 9).decision).toMatchObject({ by: 'extra-boards', total: totals(82, 75) });
  expect(viewOf(knockout).next).toMatchObject({ problem: { code: 'over' } });
});

test('undo takes back every step, extra boards and announced rounds among them', () => {
  const knockout = newKnockout();
  playRound(knockout, 0);
  const before = viewOf(knockout);
  announce(knockout);
  expect(sectionOf(knockout.club, knockout.session).rounds).toBe(8);
  unwrap(undoChange(knockout.club, knockout.session));
  expect(viewOf(knockout)).toStrictEqual(before);
  expect(sectionOf(knockout.club, knockout.session).rounds).toBe(4);
});
