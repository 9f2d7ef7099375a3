import { describe, expect, test } from 'vitest';
import type { ResultView, SectionStandingsView, SectionView, SessionView } from '../../main/club/model.ts';
import { standingsOf } from '../../main/club/standings.ts';
import { explain } from '../../renderer/director/ranking/explanation.ts';
import { ladderOf } from '../../renderer/director/ranking/ladder.ts';
import {
  boardAt,
  boardBeside,
  scorecardOf,
  worthOf,
  type PlayedBoard,
} from '../../renderer/director/ranking/scorecard.ts';
import { readFigure } from '../../renderer/director/ranking/standing.ts';
import type { Outcome } from '../../src/bridge/result.ts';
import { rankingWords } from '../../src/language/screens/ranking.ts';
import { add, compare, exact, toNumber, ZERO, type Exact } from '../../src/scoring/exact.ts';
import { REGULATIONS } from '../../src/scoring/regulation/regulation.ts';
import { howellSpec, mitchellSpec, sessionView } from '../builders.ts';

interface Ranked {
  readonly session: SessionView;
  readonly section: SectionView;
  readonly scores: SectionStandingsView;
}

function ranked(session: SessionView): Ranked {
  const [section] = session.sections;
  const [scores] = standingsOf(session).sections;
  if (!section || !scores) throw new Error('no section');
  return { session, section, scores };
}

function cardOf({ session, section, scores }: Ranked, pair: number): readonly PlayedBoard[] {
  const entry = section.entries.find((one) => one.number === pair);
  return scorecardOf(section, session.results, worthOf(scores), entry?.id ?? -1);
}

function boardOf(evening: Ranked, pair: number, board: number): PlayedBoard {
  const played = cardOf(evening, pair).find((one) => one.board === board);
  if (!played) throw new Error(`pair ${pair} has not played board ${board}`);
  return played;
}

const sum = (figures: readonly (Exact | null)[]) =>
  figures.reduce<Exact>((total, figure) => add(total, figure ?? ZERO), ZERO);

/** Board 1 of thirteen tables, with these scores from North-South 1 on; null is an outcome of its own. */
function eveningWith(scores: readonly (number | Outcome)[]): Ranked {
  const session = sessionView();
  const ofBoard = session.results.filter((result) => result.board === 1).toSorted((a, b) => a.ns - b.ns);
  const changed = new Map(ofBoard.map((result, index) => [result, scores[index]]));
  const results = session.results.flatMap((result): ResultView[] => {
    if (!changed.has(result)) return [result];
    const happened = changed.get(result);
    if (happened === undefined) return [];
    if (typeof happened !== 'number') return [{ ...result, outcome: happened, score: null }];
    return [{ ...result, outcome: { kind: 'score', score: happened }, score: happened }];
  });
  return ranked({ ...session, results });
}

/** The board of the pictures: 3NT+1 by pair 11 for 630. */
const BOARD = [620, 630, -100, 650, 500, 620, 620, 600, 650, 170, 630, 660, -100];

describe('a scorecard', () => {
  test.each([
    ['a Mitchell', sessionView()],
    [
      'an arrow-switched one with a half table',
      sessionView({ sections: [mitchellSpec(7, { arrowSwitch: 1, phantom: 'EW' })] }),
    ],
    ['a Howell in play', sessionView({ sections: [howellSpec(5)], results: 40 })],
  ])('adds up to the ranking: %s', (_, session) => {
    const evening = ranked(session);
    for (const { entry, total, boards } of evening.scores.rankings.flatMap(({ rows }) => rows)) {
      const card = scorecardOf(evening.section, session.results, worthOf(evening.scores), entry);
      expect(compare(sum(card.map((played) => played.points)), readFigure(total) ?? ZERO)).toBe(0);
      expect(card.filter((played) => played.points !== null)).toHaveLength(boards);
    }
  });

  test('goes board by board, against whom and which way', () => {
    const card = cardOf(ranked(sessionView()), 14);
    expect(card.map((played) => played.board)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1));
    expect(new Set(card.map((played) => played.side))).toEqual(new Set(['EW']));
    expect(new Set(card.map((played) => played.opponents.number)).size).toBe(13);
  });

  test('the board asked for, or the first; the ones beside it', () => {
    const card = cardOf(ranked(sessionView()), 1);
    expect(boardAt(card, 7)?.board).toBe(7);
    expect(boardAt(card, 99)?.board).toBe(1);
    expect(boardAt([], 7)).toBeNull();
    expect([boardBeside(card, 7, 1), boardBeside(card, 1, -1), boardBeside(card, 26, 1)]).toEqual([8, 1, 26]);
  });
});

describe('why a board is worth what it is', () => {
  const evening = eveningWith(BOARD);

  test('8 beaten and 1 equalled of 12 others: 17 of 24', () => {
    expect(explain(boardOf(evening, 11, 1), REGULATIONS.wbf)).toMatchObject({
      kind: 'compared',
      worth: { better: exact(3), equal: exact(1), beaten: exact(8), earned: exact(17), brought: null },
      points: exact(17),
      top: exact(24),
      percentage: exact(17, 24),
    });
  });

  test('its opponents have the rest', () => {
    const played = boardOf(evening, 11, 1);
    expect(explain(boardOf(evening, played.opponents.number, 1), REGULATIONS.wbf)).toMatchObject({
      worth: { better: exact(8), equal: exact(1), beaten: exact(3), earned: exact(7) },
    });
  });

  test('the ladder stands best first, the own result before its equals', () => {
    const rungs = ladderOf(evening.section, evening.session.results, boardOf(evening, 11, 1));
    expect(rungs.map(({ pair, relation, count }) => [pair.number, relation, count])).toEqual([
      [12, 'better', 3],
      [4, 'better', null],
      [9, 'better', null],
      [11, 'own', null],
      [2, 'equalled', 1],
      [1, 'beaten', 8],
      [6, 'beaten', null],
      [7, 'beaten', null],
      [8, 'beaten', null],
      [5, 'beaten', null],
      [10, 'beaten', null],
      [3, 'beaten', null],
      [13, 'beaten', null],
    ]);
  });

  test('from East-West the ladder is turned over', () => {
    const { opponents } = boardOf(evening, 11, 1);
    const scores = ladderOf(evening.section, evening.session.results, boardOf(evening, opponents.number, 1)).map(
      ({ result }) => result.score,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  });

  test('fewer results than the others have: Neuberg is named', () => {
    const short = explain(boardOf(eveningWith(BOARD.slice(0, 12)), 11, 1), REGULATIONS.wbf);
    expect(short).toMatchObject({
      kind: 'compared',
      worth: {
        beaten: exact(7),
        equal: exact(1),
        earned: exact(15),
        brought: { rule: 'neuberg', actual: 12, expected: 13 },
      },
      points: exact(49, 3),
      top: exact(24),
    });
  });

  test('by another regulation the same board is a small group, and no formula is named', () => {
    const few = boardOf(eveningWith([620, 630, -100]), 2, 1);
    expect(explain(few, REGULATIONS.wbf)).toMatchObject({ worth: { brought: { rule: 'neuberg' } } });
    expect(explain(few, REGULATIONS.ebu)).toMatchObject({
      worth: { brought: { rule: 'percentages', actual: 3, expected: 13 }, points: exact(84, 5) },
    });
  });

  test('the pencil counts on the scale of the regulation', () => {
    expect(rankingWords.en.earned(8, 1, '2-1-0')).toBe('2 × 8 beaten + 1 × 1 equalled');
    expect(rankingWords.fr.earned(8, 1, '1-1/2-0')).toBe('1 × 8 battus + ½ × 1 égalé');
    expect(rankingWords.en.topOfFull(13, '1-1/2-0')).toBe('1 × (13 − 1), a full board');
  });

  test('an award is said to be one, and is compared with nothing', () => {
    const award: Outcome = { kind: 'award', ns: 60, ew: 40 };
    const awarded = eveningWith([award, ...BOARD.slice(1)]);
    expect(explain(boardOf(awarded, 1, 1), REGULATIONS.wbf)).toEqual({
      kind: 'awarded',
      points: exact(72, 5),
      top: exact(24),
      percentage: exact(3, 5),
    });
    const own = ladderOf(awarded.section, awarded.session.results, boardOf(awarded, 1, 1));
    expect(own.map(({ relation }) => relation)).toEqual([...Array(12).fill('uncompared'), 'own']);
    const other = ladderOf(awarded.section, awarded.session.results, boardOf(awarded, 2, 1));
    expect(other.at(-1)).toMatchObject({ relation: 'uncompared', count: null, pair: { number: 1 } });
  });

  test('a board that was not played counts for nobody', () => {
    const notPlayed = eveningWith([{ kind: 'notPlayed' }, ...BOARD.slice(1)]);
    expect(explain(boardOf(notPlayed, 1, 1), REGULATIONS.wbf)).toEqual({ kind: 'notCounted' });
  });

  test('the only result has nothing to be compared with', () => {
    const first = ranked(sessionView({ results: 1 }));
    expect(explain(boardOf(first, 1, 1), REGULATIONS.wbf)).toMatchObject({ kind: 'alone' });
    expect(explain(boardOf(eveningWith(BOARD.slice(0, 1)), 1, 1), REGULATIONS.wbf)).toEqual({
      kind: 'alone',
      percentage: exact(1, 2),
    });
  });

  test('the explanation and the ladder say the same of every board of an evening', () => {
    const whole = ranked(sessionView({ seed: 7, results: 250 }));
    for (const { number } of whole.section.entries) {
      for (const played of cardOf(whole, number)) {
        const explanation = explain(played, REGULATIONS.wbf);
        if (explanation.kind !== 'compared') continue;
        const rungs = ladderOf(whole.section, whole.session.results, played);
        const has = (relation: string) => rungs.filter((rung) => rung.relation === relation).length;
        const { better, equal, beaten, points } = explanation.worth;
        const counted = [better, exact(1), equal, beaten].map(toNumber);
        expect([has('better'), has('own'), has('equalled'), has('beaten')]).toEqual(counted);
        expect(compare(points, played.points ?? ZERO)).toBe(0);
      }
    }
  });
});
