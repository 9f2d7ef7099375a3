import { describe, expect, test } from 'vitest';
import {
  clubScaleProblemSentence,
  victoryPointProblemSentence,
} from '../../../../src/language/regulation/victory-points-problem.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import type { ClubScaleProblem } from '../../../../src/scoring/victory-points/club.ts';
import type { VictoryPointProblem } from '../../../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../../../src/scoring/victory-points/scales.ts';

const kind = 'problem';

describe('why a match has no victory points', () => {
  test.each<[VictoryPointProblem, string, string]>([
    [
      { kind, code: 'no-table', scale: VICTORY_POINT_SCALES['wbf-discrete'], boards: 1000 },
      'This scale (WBF discrete 20-0) has tables for 1 to 999 boards, not for 1000. Choose another scale, or type in the club’s own.',
      'Cette échelle (WBF discrète 20-0) a des tables pour 1 à 999 étuis, pas pour 1000. Choisissez une autre échelle, ou saisissez celle du club.',
    ],
    [
      { kind, code: 'other-input', scale: VICTORY_POINT_SCALES['ebu-swiss-pairs'] },
      'This scale (EBU Swiss pairs 20-0) is read by the percentage of the match, not by its IMPs.',
      'Cette échelle (EBU suisse par paires 20-0) se lit avec le pourcentage du match, pas avec ses IMPs.',
    ],
    [
      { kind, code: 'imps', given: 2.5 },
      'The IMPs of a match are a whole number, negative when it was lost.',
      'Les IMPs d’un match sont un nombre entier, négatif s’il a été perdu.',
    ],
    [
      { kind, code: 'percentage', given: exact(2) },
      'The percentage of a match is from 0 to 100.',
      'Le pourcentage d’un match va de 0 à 100.',
    ],
  ])('%#', (problem, en, fr) => {
    expect(victoryPointProblemSentence(problem, 'en')).toBe(en);
    expect(victoryPointProblemSentence(problem, 'fr')).toBe(fr);
  });
});

describe('what is wrong with a scale that was typed in', () => {
  test.each<[ClubScaleProblem, string, string]>([
    [{ kind, code: 'nothing' }, 'The scale has no table yet.', 'L’échelle n’a pas encore de table.'],
    [
      { kind, code: 'boards', table: 0 },
      'Table 1: the numbers of boards run',
      'Table 1\u00a0: les nombres d’étuis vont',
    ],
    [{ kind, code: 'boards-twice', table: 1 }, 'Table 2: another table', 'Table 2\u00a0: une autre table'],
    [{ kind, code: 'no-row', table: 1 }, 'Table 2: there is no row', 'Table 2\u00a0: il n’y a pas encore de ligne'],
    [
      { kind, code: 'limit', table: 0, row: 2 },
      'Table 1, row 3: the limit is a',
      'Table 1, ligne 3\u00a0: la limite est un',
    ],
    [
      { kind, code: 'limit-not-rising', table: 0, row: 2 },
      'Table 1, row 3: the limit must',
      'ligne 3\u00a0: la limite doit',
    ],
    [
      { kind, code: 'open-row', table: 0, row: 0 },
      'row 1: only the last row',
      'ligne 1\u00a0: seule la dernière ligne',
    ],
    [
      { kind, code: 'not-open', table: 0, row: 4 },
      'row 5: the last row is for',
      'ligne 5\u00a0: la dernière ligne vaut',
    ],
    [
      { kind, code: 'points', table: 0, row: 4 },
      'row 5: victory points are',
      'ligne 5\u00a0: les points de victoire sont',
    ],
    [{ kind, code: 'order', table: 0, row: 4 }, 'row 5: a larger win', 'ligne 5\u00a0: un gain plus large'],
    [
      { kind, code: 'draw', table: 0, row: 0 },
      'row 1: the first row is the drawn',
      'ligne 1\u00a0: la première ligne est',
    ],
    [
      { kind, code: 'sum', table: 0, row: 1, sum: 2000, given: 2050 },
      'Table 1, row 2: both sides together get 20.5, not 20.',
      'Table 1, ligne 2\u00a0: les deux camps reçoivent ensemble 20,5, pas 20.',
    ],
  ])('%#', (problem, en, fr) => {
    expect(clubScaleProblemSentence(problem, 'en')).toContain(en);
    expect(clubScaleProblemSentence(problem, 'fr')).toContain(fr);
  });
});
