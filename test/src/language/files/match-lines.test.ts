import { expect, test } from 'vitest';
import { lineUpProblemSentence, matchProblemSentence } from '../../../../src/language/files/match-lines.ts';
import { lineUpProblems, type LineUp } from '../../../../src/scoring/teams/halves.ts';
import { isMatchScore, scoreMatch } from '../../../../src/scoring/teams/match.ts';
import { MATCH_RULES } from '../../../../src/scoring/teams/match-rules.ts';
import { lineOf } from '../../scoring/teams/build.ts';

const NAMES: Readonly<Record<number, string>> = { 1: 'Ash', 2: 'Birch', 3: 'Cedar', 11: 'Loire', 12: 'Rhine' };

test('a line that can’t belong to the match', () => {
  const lines = [lineOf(1, 'open', 0), lineOf(1, 'open', 420)];
  const sentences = [[1], [2]].flatMap((boards) => {
    const answer = scoreMatch({ lines, boards, removed: null }, MATCH_RULES);
    return isMatchScore(answer) ? [] : [matchProblemSentence(answer, 'en'), matchProblemSentence(answer, 'fr')];
  });
  expect(sentences).toEqual([
    'Board 1 has two results (Open). Remove one.',
    'L’étui 1 a deux résultats (Ouverte). Supprimez-en un.',
    'Board 1 (Open) is not a board of this match. Correct its number.',
    'L’étui 1 (Ouverte) n’est pas de ce match. Corrigez son numéro.',
  ]);
});

test('line-ups that can’t be', () => {
  const first: LineUp = { home: { open: [1, 2], closed: [2, 3] }, away: { open: [11, 12], closed: [13, 14] } };
  const second: LineUp = { home: { open: [3, 4], closed: [1, 2] }, away: { open: [13, 14], closed: [11, 12] } };
  const said = (language: 'en' | 'fr') =>
    lineUpProblems([first, second]).map((problem) =>
      lineUpProblemSentence(problem, (player) => NAMES[player] ?? String(player), language),
    );
  expect(said('en')).toEqual([
    'Half 1: Birch stands in two places. Put somebody else in one of them.',
    'Half 2: Ash - Birch and Loire - Rhine have met already. Exchange the pairs of one team, or bring in a third.',
  ]);
  expect(said('fr')).toEqual([
    'Mi-temps 1\u00a0: Birch figure à deux places. Mettez quelqu’un d’autre à l’une d’elles.',
    'Mi-temps 2\u00a0: Ash - Birch et Loire - Rhine se sont déjà rencontrées. Échangez les paires d’une équipe, ou faites entrer la troisième.',
  ]);
});
