import { describe, expect, test } from 'vitest';
import { matchFindingSentence } from '../../../src/language/review/matches.ts';
import { reviewMatches, type MatchReview } from '../../../src/review/review-matches.ts';
import { rankMatches } from '../../../src/scoring/ranked-matches.ts';
import type { GivenMatchResult, MatchLine, StageMatch } from '../../../src/scoring/ranked-matches/stage.ts';
import { boardLines, rulesOf } from '../scoring/ranked-matches/build.ts';

const MATCH: StageMatch = {
  key: 'm',
  round: 1,
  lastRound: 2,
  home: 1,
  away: 2,
  segments: [{ boards: [1, 2] }, { boards: [3, 4] }],
};

interface PairLine extends MatchLine {
  /** Entries of the two pairs. */
  readonly pairs?: { readonly ns: number; readonly ew: number };
}

function found(
  lines: readonly PairLine[],
  review: Partial<MatchReview<PairLine>> = {},
  given: GivenMatchResult | null = null,
) {
  const results = new Map(given === null ? [] : [[MATCH.key, given]]);
  const ranked = rankMatches({ rules: rulesOf(), contestants: [1, 2], matches: [MATCH], lines, results });
  return reviewMatches(ranked, { roundInPlay: 1, ...review });
}

const named = { pair: (pair: number) => `P${pair}`, segments: 2 };
function said(findings: ReturnType<typeof found>, language: 'en' | 'fr' = 'en'): readonly string[] {
  return findings.map((finding) => matchFindingSentence(finding, named, language).replaceAll(/[\u00a0\u202f]/g, ' '));
}

const [open, closed] = boardLines(MATCH, 1, 420, 420);
if (open === undefined || closed === undefined) throw new Error('no lines');

/** Where a whist plays what is the open room of a match with rooms, and the closed one. */
const IN_WHIST = { open: { table: '3', round: 1 }, closed: { table: '5', round: 4 } } as const;
const tableOf = (room: 'open' | 'closed') => IN_WHIST[room];

function award(ns: number, ew: number): Pick<MatchLine, 'score' | 'award'> {
  return { score: null, award: { ns, ew } };
}

/** A flat board; the home team's North-South pair and the pair it met by numbers, others in the closed room. */
function played(board: number, home: number, away: number): readonly PairLine[] {
  const lines = boardLines(MATCH, board, 0, 0);
  return lines.map((line) => ({ ...line, pairs: line.ns === 1 ? { ns: home, ew: away } : { ns: 99, ew: 88 } }));
}

function pairsOf({ pairs, ns, ew }: PairLine): { readonly ns: number; readonly ew: number } {
  return pairs ?? { ns, ew };
}

describe('the review of a match', () => {
  test('finds nothing in an ordinary one, and nothing missing while its segment is played', () => {
    expect(found([...boardLines(MATCH, 1, 420, 420), ...boardLines(MATCH, 2, 620, 170)])).toEqual([]);
    expect(found([open])).toEqual([]);
  });

  test('a room that is missing once the next segment has begun, or the match’s rounds are over', () => {
    const later = [open, ...boardLines(MATCH, 3, 0, 0)];
    expect(found(later)).toMatchObject([{ code: 'missing-room', board: 1, room: 'closed' }]);
    expect(said(found(later))).toEqual(['There is no result from the closed room.']);
    expect(said(found([closed], { roundInPlay: 3 }), 'fr')).toEqual(['Il manque le résultat de la salle ouverte.']);
    expect(found([closed], { roundInPlay: 2 })).toEqual([]);
  });

  test('in a whist the two tables of a match are told by their rounds, and none is a room', () => {
    const inWhist = (findings: ReturnType<typeof found>, language: 'en' | 'fr') =>
      findings.map((finding) =>
        matchFindingSentence(finding, { ...named, tableOf }, language).replaceAll(/[\u00a0\u202f]/g, ' '),
      );
    const [missing, sign] = [found([closed], { roundInPlay: 3 }), found(boardLines(MATCH, 1, -1430, 1430))];
    expect(inWhist(missing, 'en')).toEqual(['There is no result from table 3 of round 1.']);
    expect(inWhist(missing, 'fr')).toEqual(['Il manque le résultat de la table 3 du tour 1.']);
    expect(inWhist(sign, 'en')).toEqual([
      'A swing of 21 IMPs. It would be 0 with the score of table 3 of round 1 on the other side. Ask for the slip.',
    ]);
    expect(inWhist(found(boardLines(MATCH, 1, 1430, -100)), 'en')).toEqual([
      'A swing of 17 IMPs. Ask for the slips of both tables.',
    ]);
    const turned = found([open, { ...closed, ns: 1, ew: 2, room: 'closed' }]);
    expect(inWhist(turned, 'fr')[0]).toContain('Si la table 5 du tour 4 est notée à l’envers, retournez sa ligne');
  });

  test('both pairs of a team in one line, and which room to turn', () => {
    const turned = { ...closed, ns: 1, ew: 2, room: 'closed' } as const;
    expect(found([open, turned])).toMatchObject([{ code: 'wrong-seats', turn: 'closed' }]);
    const both = { ...open, ns: 2, ew: 1, room: 'open' } as const;
    expect(found([both, closed])).toMatchObject([{ code: 'wrong-seats', turn: 'open' }]);
    expect(said(found([both, closed]))[0]).toContain(
      'If the open room was recorded the wrong way round, turn its line',
    );
  });

  test('swings of 17 IMPs and more, with the slip that would explain them', () => {
    // 620 and -620 are 1,240 apart: 15 IMPs; 1,430 and -100 1,530: 17
    expect(found(boardLines(MATCH, 1, 620, -620))).toEqual([]);
    const slam = found(boardLines(MATCH, 1, 1430, -100));
    expect(slam).toMatchObject([{ code: 'large-swing', otherwise: null }]);
    expect(said(slam)).toEqual(['A swing of 17 IMPs. Ask for the slips of both rooms.']);
    const sign = found(boardLines(MATCH, 1, -1430, 1430));
    expect(said(sign, 'fr')).toEqual([
      'Un écart de 21 IMPs. Il serait de 0 avec la marque de la salle ouverte à l’autre camp. Demandez la feuille.',
    ]);
    const weighted = found([
      { ...open, score: null, weighted: [{ score: 2210, percent: 100 }] },
      {
        ...closed,
        score: null,
        weighted: [
          { score: -100, percent: 50 },
          { score: -200, percent: 50 },
        ],
      },
    ]);
    expect(said(weighted)[0]).toContain('Ask for the slips of both rooms.');
  });

  test('two deals, averages that differ, an award without worth, and a board with nothing given for it', () => {
    const findings = found([
      { ...open, form: 'A' },
      { ...closed, form: 'B' },
      { ...open, board: 2, ...award(60, 40) },
      { ...closed, board: 2, ...award(50, 50) },
      { ...open, board: 3, ...award(45, 55) },
      { ...open, board: 4, score: null },
      { ...closed, board: 4 },
    ]);
    expect(findings.map(({ code }) => code)).toEqual(['awards-differ', 'other-award', 'fouled', 'no-award']);
    for (const language of ['en', 'fr'] as const) {
      const sentences = said(findings, language);
      expect(new Set(sentences).size).toBe(4);
      expect(sentences.every((sentence) => sentence.endsWith('.'))).toBe(true);
    }
  });

  test('lines that are compared with nothing come first', () => {
    const findings = found([...boardLines(MATCH, 2, 1430, -1430), { ...open, board: 9 }, { ...open, match: 'x' }]);
    expect(findings.map((one) => ('reason' in one ? one.reason : one.code))).toEqual([
      'no-match',
      'board-not-due',
      'large-swing',
    ]);
    expect(said(findings)[0]).toBe('The result is of no match. Say which match it belongs to.');
  });

  test('the same pairs meeting again, in a match of two segments', () => {
    const lines = [...played(1, 11, 21), ...played(2, 11, 21), ...played(3, 11, 21), ...played(4, 11, 22)];
    const again = found(lines, { pairsOf });
    expect(again).toMatchObject([
      { code: 'meets-again', segment: 1, before: 0, home: 11, away: 21 },
      { code: 'meets-again', segment: 1, before: 0, home: 88, away: 99 },
    ]);
    expect(said(again)[0]).toBe(
      'P11 and P21 meet again in half 2, after half 1. Change the pairs before the next board; what is played stands.',
    );
    expect(said(again, 'fr')[0]).toContain('P11 et P21 se rencontrent de nouveau, mi-temps 2, après mi-temps 1.');
    expect(found(lines, { pairsOf, mayMeetAgain: true })).toEqual([]);
  });

  test('asks nothing of lines that a typed result stands in the place of', () => {
    const lines = boardLines(MATCH, 1, 1430, -1430);
    expect(found(lines, {}, { kind: 'void', grades: null })).toEqual([]);
  });
});
