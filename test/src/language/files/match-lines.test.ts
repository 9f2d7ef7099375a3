import { expect, test } from 'vitest';
import { lineUpSentence, matchProblemSentence } from '../../../../src/language/files/match-lines.ts';
import { lineUpFindings, type LineUp } from '../../../../src/scoring/teams/line-up.ts';
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

const said = (lineUps: readonly LineUp[], boards: readonly number[], language: 'en' | 'fr') => {
  const rosters = { home: new Set([1, 2, 3]), away: new Set([11, 12, 13, 14]) };
  return lineUpFindings({ lineUps, boards, rosters, mayMeetAgain: false }).map((finding) =>
    lineUpSentence(
      finding,
      {
        player: (player) => NAMES[player] ?? String(player),
        team: (team) => (team === 'home' ? 'Jura' : 'Vosges'),
        segments: boards.length,
      },
      language,
    ),
  );
};

test('line-ups that can’t be, and who comes in', () => {
  const first: LineUp = { home: { open: [1, 2], closed: [2, 3] }, away: { open: [11, 12], closed: [13, 14] } };
  const second: LineUp = { home: { open: [3, 4], closed: [1, 2] }, away: { open: [13, 14], closed: [11, 12] } };
  expect(said([first, second], [16, 16], 'en')).toEqual([
    'Half 1: Birch stands in two places. Put somebody else in one of them.',
    'Half 2: Ash / Birch and Loire / Rhine have met already. Let the pairs of one team change rooms, or bring in a third.',
    'Half 2: 4 comes in for Jura.',
  ]);
  expect(said([first, second], [16, 16], 'fr')).toEqual([
    'Mi-temps 1\u00a0: Birch figure à deux places. Mettez quelqu’un d’autre à l’une d’elles.',
    'Mi-temps 2\u00a0: Ash / Birch et Loire / Rhine se sont déjà rencontrées. Échangez les salles des paires d’une équipe, ou faites entrer la troisième.',
    'Mi-temps 2\u00a0: 4 entre pour Jura.',
  ]);
});

test('pairs that would meet in either room, a player of the other team, and too many substitutes', () => {
  const first: LineUp = { home: { open: [1, 2], closed: [3, 4] }, away: { open: [11, 12], closed: [13, 14] } };
  const second: LineUp = { home: { open: [3, 4], closed: [1, 2] }, away: { open: [11, 12], closed: [13, 14] } };
  const third: LineUp = { home: { open: [1, 2], closed: [21, 22] }, away: { open: [11, 12], closed: [3, 24] } };
  const language = (one: 'en' | 'fr') => said([first, second, third], [2, 2, 12], one);
  expect(language('en')).toEqual([
    'Segment 3: Cedar plays for the other team. Put somebody else in for Vosges.',
    'Segment 3: Ash / Birch and Loire / Rhine have met already. Let the pairs of one team change rooms, or bring in a third.',
    'Segment 1: 4 comes in for Jura.',
    'Segment 3: 21 comes in for Jura.',
    'Segment 3: 22 comes in for Jura.',
    'Segment 3: 24 comes in for Vosges.',
  ]);
  expect(language('fr')[0]).toBe(
    'Segment 3\u00a0: Cedar joue pour l’autre équipe. Mettez quelqu’un d’autre pour Vosges.',
  );
  const strangers: LineUp = { home: { open: [21, 22], closed: [23, 1] }, away: first.away };
  const again: LineUp = { home: { open: [1, 2], closed: [5, 6] }, away: { open: [11, 12], closed: [13, 14] } };
  const crossed: LineUp = { ...again, away: { open: [13, 14], closed: [11, 12] } };
  expect(said([strangers], [8], 'en').at(-1)).toBe(
    'Substitutes of Jura play 75\u202f% of what its four seats play, more than half.',
  );
  expect(said([strangers], [8], 'fr').at(-1)).toBe(
    'Les remplaçants de Jura jouent 75\u202f% de ce que jouent ses quatre places, plus de la moitié.',
  );
  expect(said([again, crossed, again], [8, 8, 8], 'en').slice(0, 1)).toEqual([
    'Segment 3: Ash / Birch and Loire / Rhine have met already, and they would whichever rooms the pairs take. Make a pair of other players, or bring in a third.',
  ]);
});
