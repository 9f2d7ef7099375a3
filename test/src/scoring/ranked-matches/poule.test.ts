import { describe, expect, test } from 'vitest';
import { rankMatches, rankMatchesAfterRound } from '../../../../src/scoring/ranked-matches.ts';
import { crossTable } from '../../../../src/scoring/ranked-matches/cross-table.ts';
import type { RankedMatches } from '../../../../src/scoring/ranked-matches/ranked.ts';
import { writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { placesOf, texts } from './build.ts';
import { PLAYED, POULE as FILE, poule } from './poule.ts';

const RANKED = rankMatches(poule());

describe('a poule of 7 teams', () => {
  test.each(PLAYED.map((played) => [played.match.key, played] as const))('%s', (key, { imps, vp }) => {
    const match = RANKED.matches.find((one) => one.match.key === key);
    expect(texts(match?.result ?? null)).toEqual(vp);
    const { home, away } = match?.score.totals ?? {};
    expect([home?.impsWon, away?.impsWon].map((won) => won && writeExact(won))).toEqual(imps.map(String));
  });

  test.each(FILE.rounds.map(({ round, standings }) => [round, standings] as const))(
    'after round %i, then and seen from the end',
    (round, standings) => {
      expect(placesOf(rankMatches(poule({ through: round })).ranking)).toEqual(standings);
      expect(placesOf(rankMatchesAfterRound(RANKED, round))).toEqual(standings);
    },
  );

  test('who met whom', () => {
    const cells = crossTable(RANKED).map((row) =>
      row.cells.map(({ meetings }) => (meetings[0]?.result ? writeExact(meetings[0].result) : null)),
    );
    expect(cells).toEqual(FILE.cross);
    expect(crossTable(RANKED).map(({ byes }) => byes.map(({ round, result }) => [round, result]))).toEqual(
      [1, 3, 5, 7, 2, 4, 6].map((round) => [[round, null]]),
    );
    const early = crossTable(RANKED, 1).flatMap(({ cells: row }) => row.flatMap(({ meetings }) => meetings));
    expect(early.map(({ round }) => round)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test.each(['shared', 'wbf'] as const)('ties by %s', (ties) => {
    const { ranking } = rankMatches(poule({ ties }));
    const split = ranking.rows.map(({ separations }) =>
      separations.map(({ code, figure }) => ({ code, figure: figure === 'unlimited' ? figure : writeExact(figure) })),
    );
    const places = FILE.final[ties].map(({ place, tied, team, total, matches, imps }) => {
      return { place, tied, team, total, matches, imps };
    });
    expect(placesOf(ranking)).toEqual(places);
    expect(split).toEqual(FILE.final[ties].map(({ separated = [] }) => separated));
  });
});

describe('a withdrawal', () => {
  test.each(FILE.withdrawals.map((one) => [one.team, one.afterRound, one] as const))(
    'of team %i after round %i',
    (contestant, afterRound, expected) => {
      const ranked = rankMatches(poule({ withdrawals: [{ contestant, afterRound }] }));
      expect(ranked.withdrawn).toEqual(new Map([[contestant, expected.outcome]]));
      expect(placesOf(ranked.ranking)).toEqual(expected.final);
      expect(ranked.ranking.rows.at(-1)).toMatchObject({
        entry: contestant,
        place: null,
        unranked: 'without-standing',
        withdrawn: expected.outcome,
      });
      expect(awarded(ranked)).toEqual(expected.given?.map(({ round, team, given }) => [round, team, given]) ?? []);
    },
  );

  test('gives nothing for a round that has not begun', () => {
    const withdrawals = [{ contestant: 2, afterRound: 5 }];
    expect(awarded(rankMatches(poule({ through: 5, withdrawals })))).toEqual([]);
    const sixth = rankMatches(poule({ through: 6, withdrawals }));
    expect(awarded(sixth).map(([round]) => round)).toEqual([6]);
    const later = sixth.matches.find(({ match }) => match.round === 7 && [match.home, match.away].includes(2));
    expect(later?.count).toBe('not-yet');
  });

  test('in the middle of a match leaves it unplayed', () => {
    const input = poule({ withdrawals: [{ contestant: 2, afterRound: 6 }] });
    const whole = rankMatches(input).matches.find(({ match }) => match.key === '6: 2-5');
    expect(whole).toMatchObject({ count: 'result', score: { state: 'complete' } });
    const partly = rankMatches({ ...input, lines: input.lines.filter(({ board }) => board !== 96) });
    expect(partly.matches.find(({ match }) => match.key === '6: 2-5')).toMatchObject({
      count: 'awarded',
      score: { state: 'in-play' },
    });
    expect(awarded(partly).map(([round, team]) => [round, team])).toEqual([
      [6, 5],
      [7, 6],
    ]);
  });

  test('of two teams depends on no order, and they owe each other nothing', () => {
    const both = [
      { contestant: 2, afterRound: 5 },
      { contestant: 5, afterRound: 5 },
    ];
    const [one, other] = [both, both.toReversed()].map((withdrawals) => rankMatches(poule({ withdrawals })));
    expect(other?.ranking).toEqual(one?.ranking);
    expect(one?.withdrawn).toEqual(
      new Map([
        [2, 'stand'],
        [5, 'stand'],
      ]),
    );
    expect(one?.matches.find(({ match }) => match.key === '6: 2-5')).toMatchObject({ count: 'nothing' });
  });

  test('cancels the matches of who played less than half, in the cross-table too', () => {
    const ranked = rankMatches(poule({ withdrawals: [{ contestant: 2, afterRound: 3 }] }));
    const cells = crossTable(ranked).find(({ entry }) => entry === 2)?.cells ?? [];
    const meetings = cells.flatMap((cell) => cell.meetings);
    expect(meetings).toHaveLength(6);
    expect(meetings.every(({ result, count }) => result === null && count === 'cancelled')).toBe(true);
  });
});

function awarded({ matches }: RankedMatches): readonly (readonly [number, number, string])[] {
  return matches.flatMap(({ match, count, result }) => {
    if (count !== 'awarded') return [];
    const [team, own] = result.home ? [match.home, result.home] : [match.away ?? 0, result.away];
    return own ? [[match.round, team, writeExact(own)] as const] : [];
  });
}
