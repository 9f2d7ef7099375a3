import { describe, expect, test } from 'vitest';
import type { ResultView } from '../../../../../main/club/model/result.ts';
import type { FieldStandingsView } from '../../../../../main/club/model/standings.ts';
import type { SectionView, SessionView } from '../../../../../main/club/model/session.ts';
import { explainedEntries } from '../../../../../main/club/standings/explanation.ts';
import { standingsOf } from '../../../../../main/club/standings/standings.ts';
import { ladderOf } from '../../../../../renderer/director/ranking/pair/ladder.ts';
import {
  boardOnCard,
  neighbourBoard,
  scorecardOf,
  withdrawnPairs,
  scoredBySlot,
  type ScorecardBoard,
} from '../../../../../renderer/director/ranking/scorecard/scorecard.ts';
import { readFigure } from '../../../../../renderer/director/session/rankedLines.ts';
import type { Outcome } from '../../../../../src/bridge/result/result.ts';
import { figureSteps } from '../../../../../src/language/derivation/figure.ts';
import { rankingWords } from '../../../../../src/language/screens/ranking.ts';
import { slotKey } from '../../../../../src/session/slot.ts';
import type { FigureDerivation } from '../../../../../src/scoring/derivation/figure.ts';
import { add, compare, exact, toNumber, ZERO, type Exact } from '../../../../../src/scoring/numbers/exact.ts';
import { REGULATIONS } from '../../../../../src/scoring/regulation/regulation.ts';
import { deserializeExacts } from '../../../../../src/scoring/numbers/serialize.ts';
import { howellSpec, mitchellSpec, sessionView, withdrawal } from '../../../../builders.ts';

interface Ranked {
  readonly session: SessionView;
  readonly section: SectionView;
  readonly scores: FieldStandingsView;
}

function ranked(session: SessionView): Ranked {
  const [section] = session.sections;
  const [scores] = standingsOf(session).fields;
  if (!section || !scores) throw new Error('no section');
  return { session, section, scores };
}

function cardOf({ session, section, scores }: Ranked, pair: number): readonly ScorecardBoard[] {
  const entry = section.entries.find((one) => one.number === pair);
  return scorecardOf([section], session.results, scoredBySlot(scores), entry?.id ?? -1);
}

function boardOf(evening: Ranked, pair: number, board: number): ScorecardBoard {
  const played = cardOf(evening, pair).find((one) => one.board === board);
  if (!played) throw new Error(`pair ${pair} has not played board ${board}`);
  return played;
}

/** The derivation of a board of a pair, as the application answers it. */
function figureOf({ session }: Ranked, pair: number, { result }: ScorecardBoard): FigureDerivation {
  const entry = session.sections[0]?.entries.find(({ number }) => number === pair)?.id ?? -1;
  const [explained] = explainedEntries(session, [entry]);
  const figure = explained?.boards.find((one) => slotKey(one) === slotKey(result))?.figure;
  if (!figure) throw new Error(`pair ${pair} has no figure there`);
  return deserializeExacts<FigureDerivation>(figure);
}

/** Why board 1 is worth what it is to a pair, sentence by sentence. */
function stepsOf(evening: Ranked, pair: number): readonly string[] {
  const figure = figureOf(evening, pair, boardOf(evening, pair, 1));
  const { shown } = evening.session.scoring.regulation;
  return figureSteps(figure, shown, 'en').map(({ text }) => text.replaceAll('\u202f', ' '));
}

function scoredBy({ session }: Ranked, scoring: Partial<SessionView['scoring']>): Ranked {
  return ranked({ ...session, scoring: { ...session.scoring, ...scoring } });
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
      const card = scorecardOf([evening.section], session.results, scoredBySlot(evening.scores), entry);
      expect(compare(sum(card.map((played) => played.points)), readFigure(total) ?? ZERO)).toBe(0);
      expect(card.filter((played) => played.points !== null)).toHaveLength(boards);
    }
  });

  test('has what was given because an opponent withdrew, and adds up; the pair that withdrew has what it played', () => {
    const { session, withdrawn, entries } = withdrawal(sessionView({ sections: [mitchellSpec(5)] }));
    const evening = ranked(session);
    expect(withdrawnPairs(evening.scores)).toEqual(new Set([withdrawn]));
    for (const { entry, total, boards } of evening.scores.rankings.flatMap(({ rows }) => rows)) {
      const card = scorecardOf(
        [evening.section],
        session.results,
        scoredBySlot(evening.scores),
        entry,
        withdrawnPairs(evening.scores),
      );
      expect(compare(sum(card.map((played) => played.points)), readFigure(total) ?? ZERO)).toBe(0);
      expect(card.filter((played) => played.points !== null)).toHaveLength(boards);
      const given = card.filter(({ result }) => result.outcome.kind === 'award');
      expect(given.map(({ opponents }) => opponents.id)).toEqual(entries.get(entry) ?? []);
      for (const played of given) {
        const rungs = ladderOf([evening.section], session.results, played);
        expect(rungs.map(({ relation }) => relation).filter((relation) => relation === 'own')).toEqual(['own']);
      }
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
    expect(boardOnCard(card, 7)?.board).toBe(7);
    expect(boardOnCard(card, 99)?.board).toBe(1);
    expect(boardOnCard([], 7)).toBeNull();
    expect([neighbourBoard(card, 7, 1), neighbourBoard(card, 1, -1), neighbourBoard(card, 26, 1)]).toEqual([8, 1, 26]);
  });
});

describe('why a board is worth what it is', () => {
  const evening = eveningWith(BOARD);

  test('8 beaten and 1 equalled of 12 others: 17 of 24', () => {
    expect(stepsOf(evening, 11)).toEqual(['Of the 12 other results 8 beaten and 1 equalled, 17 of 24 matchpoints.']);
  });

  test('its opponents have the rest', () => {
    const { number } = boardOf(evening, 11, 1).opponents;
    expect(stepsOf(evening, number)).toEqual(['Of the 12 other results 3 beaten and 1 equalled, 7 of 24 matchpoints.']);
  });

  test('the ladder stands best first, the own result before its equals', () => {
    const rungs = ladderOf([evening.section], evening.session.results, boardOf(evening, 11, 1));
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
    const scores = ladderOf([evening.section], evening.session.results, boardOf(evening, opponents.number, 1)).map(
      ({ result }) => result.score,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  });

  test('fewer results than the others have: Neuberg is named', () => {
    expect(stepsOf(eveningWith(BOARD.slice(0, 12)), 11)).toEqual([
      'Of the 11 other results 7 beaten and 1 equalled, 15 of 22 matchpoints.',
      '12 of 13 results, brought to 13 by Neuberg: (15 + 1) × 13 / 12 − 1 = 16.33 of 24 matchpoints.',
    ]);
  });

  test('by another regulation the same board is a small group, and no formula is named', () => {
    const few = eveningWith([620, 630, -100]);
    expect(stepsOf(few, 2)[1]).toMatch(/brought to 13 by Neuberg/);
    expect(stepsOf(scoredBy(few, { preset: 'ebu', regulation: REGULATIONS.ebu }), 2)[1]).toMatch(
      /small group scored by percentages: 60 % \+ 2 × 5 % = 70 % of a top/,
    );
  });

  test('at IMPs: every other score, how often, what it gave; or the datum', () => {
    const few = eveningWith([620, 630, -100, 620]);
    expect(stepsOf(scoredBy(few, { method: 'cross-imps' }), 1)[0]).toBe(
      '+620: 0 against +630, +12 against −100, together +12.',
    );
    expect(stepsOf(scoredBy(few, { method: 'butler' }), 1)[0]).toMatch(
      /^\+620 against the datum \+\d+, \d+ better: \+\d+ IMPs\.$/,
    );
  });

  test('the pencil counts on the scale of the regulation', () => {
    const [eight, one] = [
      { text: '8', several: true },
      { text: '1', several: false },
    ];
    expect(rankingWords.en.earned(eight, one, '2-1-0')).toBe('2 × 8 beaten + 1 × 1 equalled');
    expect(rankingWords.fr.earned(eight, one, '1-1/2-0')).toBe('1 × 8 battus + ½ × 1 égalé');
    expect(rankingWords.fr.earned(eight, { text: '0,4', several: false }, '2-1-0')).toBe(
      '2 × 8 battus + 1 × 0,4 égalé',
    );
    expect(rankingWords.en.topOfFull(13, '1-1/2-0')).toBe('1 × (13 − 1), a full board');
  });

  test('an award is said to be one, and is compared with nothing', () => {
    const award: Outcome = { kind: 'award', ns: 60, ew: 40 };
    const awarded = eveningWith([award, ...BOARD.slice(1)]);
    expect(stepsOf(awarded, 1)).toEqual(['The director awarded 60 % of a top, 14.4 of 24 matchpoints.']);
    const own = ladderOf([awarded.section], awarded.session.results, boardOf(awarded, 1, 1));
    expect(own.map(({ relation }) => relation)).toEqual([...Array(12).fill('uncompared'), 'own']);
    const other = ladderOf([awarded.section], awarded.session.results, boardOf(awarded, 2, 1));
    expect(other.at(-1)).toMatchObject({ relation: 'uncompared', count: null, pair: { number: 1 } });
  });

  test('a board that was not played counts for nobody', () => {
    const notPlayed = eveningWith([{ kind: 'notPlayed' }, ...BOARD.slice(1)]);
    expect(stepsOf(notPlayed, 1)).toEqual(['The board was not played and counts for nobody.']);
  });

  test('the only result has nothing to be compared with', () => {
    expect(stepsOf(eveningWith(BOARD.slice(0, 1)), 1)[0]).toBe('The only result there is.');
  });

  test('the explanation and the ladder say the same of every board of an evening', () => {
    const whole = ranked(sessionView({ seed: 7, results: 250 }));
    const explained = explainedEntries(whole.session).flatMap(({ boards }) => boards);
    const figures = new Map(explained.map((one) => [`${slotKey(one)} ${one.side}`, one.figure]));
    for (const { number } of whole.section.entries) {
      for (const played of cardOf(whole, number)) {
        const figure = figures.get(`${slotKey(played.result)} ${played.side}`);
        if (!figure) throw new Error('a board without its figure');
        const { from } = deserializeExacts<FigureDerivation>(figure);
        const worth = from.kind === 'compared' ? from.scores[0]?.worth : undefined;
        if (worth?.kind !== 'matchpoints') continue;
        const rungs = ladderOf([whole.section], whole.session.results, played);
        const has = (relation: string) => rungs.filter((rung) => rung.relation === relation).length;
        const counted = [worth.better, exact(1), worth.equal, worth.beaten].map(toNumber);
        expect([has('better'), has('own'), has('equalled'), has('beaten')]).toEqual(counted);
      }
    }
  });
});
