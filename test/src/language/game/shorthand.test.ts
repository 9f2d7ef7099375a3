import { describe, expect, test } from 'vitest';
import { waysToScore } from '../../../../src/bridge/score/possible.ts';
import { parseShorthand, type ShorthandExpectation } from '../../../../src/bridge/shorthand/shorthand.ts';
import { LANGUAGES, type Language } from '../../../../src/language.ts';
import {
  scoreCorrectionSentence,
  unfinishedSentence,
  outcomeSentence,
  shorthandProblemSentence,
  wayToScoreText,
} from '../../../../src/language/game/shorthand.ts';

/** What is said of a line on a board: of a problem, or of what an unfinished line waits for. */
function said(text: string, language: Language = 'en', board = 7, withoutLastNought = false): string {
  const answer = parseShorthand(text, { board, language, withoutLastNought });
  switch (answer.kind) {
    case 'problem':
      return shorthandProblemSentence(answer, language);
    case 'unfinished':
      return unfinishedSentence(answer, language);
    case 'result':
      return outcomeSentence(answer.outcome, answer.score, language);
  }
}

function corrections(text: string, language: Language, board = 7): string[] {
  const answer = parseShorthand(text, { board, language, withoutLastNought: false });
  if (answer.kind !== 'problem' || answer.code !== 'impossibleScore') throw new Error(`${text} has no corrections`);
  return answer.corrections.map((correction) => scoreCorrectionSentence(correction, language));
}

describe('the sentences of the design, word for word', () => {
  test.each([
    ['4sn', 'how many tricks? = +1 -1 or 10'],
    ['8sn=', 'levels are 1 to 7'],
    ['4sn+4', '4 spades can make at most +3'],
    ['4sn-11', 'at most 10 down'],
    ['415', 'no contract on board 7 is worth 415 to North-South'],
    ['4xn=', 'strain? C D H S N'],
    ['0', 'passed out is P'],
    ['-0', 'passed out is P'],
    ['420', 'Both vulnerable: no contract is worth 420 to North-South.'],
  ])('%s: %s', (text, sentence) => {
    expect(said(text)).toBe(sentence);
  });

  test('the corrections of 420 on board 7', () => {
    expect(corrections('420', 'en')).toEqual(['620, 4♥ or 4♠ made', '400, East-West four down']);
    expect(said('420', 'fr')).toBe('Tous vulnérables\u00a0: aucun contrat ne vaut 420 en Nord-Sud.');
    expect(corrections('420', 'fr')).toEqual(['620, 4♥ ou 4♠ fait', '400, E-O quatre de chute']);
  });
});

describe('English', () => {
  test.each([
    ['', 'a line is 4SN=, 420, A60, P or NP'],
    ['x', 'a line is 4SN=, 420, A60, P or NP'],
    ['n', 'levels are 1 to 7'],
    ['4', 'strain? C D H S N'],
    ['4s', 'who declared? N E S W'],
    ['3n=', 'who declared? N E S W'],
    ['7nn', 'how many tricks? = -1 or 13'],
    ['4snq', 'how many tricks? = +1 -1 or 10'],
    ['4sn+', 'how many over? 1 to 3'],
    ['6sn+', 'how many over? 1'],
    ['4sn-', 'how many down? 1 to 10'],
    ['7nn+', '7 no-trump can make no overtrick'],
    ['1cn+7', '1 club can make at most +6'],
    ['4sn+0', 'made exactly is ='],
    ['4sn14', 'tricks are 0 to 13'],
    ['4hde=', 'D is diamonds, a double is X'],
    ['4sxxxn', 'X is doubled and XX redoubled, there is no more'],
    ['4snx', 'X and XX stand before the declarer: 4SXN'],
    ['4snn', 'the declarer is named twice, once is enough'],
    ['4sn=/', 'which lead? a suit and a rank: HK'],
    ['4sn=/x', 'which lead? a suit and a rank: HK'],
    ['4sn=h', 'which card led? A K Q J 10 to 2'],
    ['4sn=k', 'which suit led? C D H S'],
    ['4sn=hkx', 'the line is complete before this, take the rest away'],
    ['-', 'which score?'],
    ['42', 'one more figure?'],
    ['0420', 'no score is written so'],
    ['a', 'which award? A60, A6040 or A+/-'],
    ['ax', 'which award? A60, A6040 or A+/-'],
    ['a60/', 'and East-West? A6040 or A+/-'],
    ['a60/101', 'percentages are 0 to 100'],
    ['pa', 'passed out is P'],
    ['4hxe-1/dk', '4♥× by East −1, 9 tricks, lead ♦K: +200 to North-South'],
    ['1nw1', '1NT by West −6, 1 trick: +600 to North-South'],
    ['-650', 'score only: −650 to North-South'],
    ['p', 'passed out: 0'],
    ['np', 'not played'],
    ['a62.5/40', 'award: North-South 62.5\u202f%, East-West 40\u202f%'],
  ])('%s: %s', (text, sentence) => {
    expect(said(text)).toBe(sentence);
  });
});

describe('French', () => {
  test.each([
    ['', 'une ligne s’écrit 4PN=, 420, A60, P ou NP'],
    ['4pn', 'combien de levées\u202f? = +1 -1 ou 10'],
    ['8pn=', 'les paliers vont de 1 à 7'],
    ['4pn+4', '4 piques\u00a0: au plus +3'],
    ['1cn+7', '1 cœur\u00a0: au plus +6'],
    ['7san+', '7 sans-atout\u00a0: pas de levée de mieux possible'],
    ['4pn-11', 'au plus 10 de chute'],
    ['415', 'aucun contrat de l’étui 7 ne vaut 415 en Nord-Sud'],
    ['4xn=', 'couleur\u202f? T K C P SA'],
    ['3s=', 'couleur\u202f? T K C P SA'],
    ['0', 'un passe général s’écrit P'],
    ['4p=', 'qui joue\u202f? N E S O'],
    ['4pn+', 'combien de mieux\u202f? 1 à 3'],
    ['6pn+', 'combien de mieux\u202f? 1'],
    ['4pn-', 'combien de chute\u202f? 1 à 10'],
    ['4cxo-1/kr', '4♥× par Ouest −1, 9 levées, entame ♦R\u00a0: +200 en Nord-Sud'],
    ['1sao1', '1SA par Ouest −6, 1 levée\u00a0: +600 en Nord-Sud'],
    ['a62,5/40', 'marque ajustée\u00a0: Nord-Sud 62,5\u202f%, Est-Ouest 40\u202f%'],
    ['p', 'passe général\u00a0: 0'],
    ['650', 'marque seule\u00a0: +650 en Nord-Sud'],
    ['np', 'non joué'],
  ])('%s: %s', (text, sentence) => {
    expect(said(text, 'fr')).toBe(sentence);
  });
});

describe('scores that cannot be', () => {
  test.each([
    [1, '620', 'Nobody vulnerable: no contract is worth 620 to North-South.'],
    [2, '420', 'Only North-South vulnerable: no contract is worth 420 to North-South.'],
    [3, '-420', 'Only East-West vulnerable: no contract is worth −420 to North-South.'],
  ])('on board %i, %s: %s', (board, text, sentence) => {
    expect(said(text, 'en', board)).toBe(sentence);
  });

  test('in a club without the last nought', () => {
    expect(said('420', 'en', 1, true)).toBe('the last nought is left out: 420 would be 4\u202f200');
    expect(said('420', 'fr', 1, true)).toBe('le dernier zéro est omis\u00a0: 420 voudrait dire 4\u202f200');
  });

  test('corrections of the other side, doubled, and with overtricks', () => {
    expect(corrections('-420', 'en', 3)).toEqual(['−620, 4♥ or 4♠ made by East-West', '420, 4♥ or 4♠ made']);
    expect(corrections('450', 'en', 7)[0]).toBe('650, 4♥ or 4♠ +1');
    expect(corrections('415', 'en')).toEqual(['400, East-West four down', '500, East-West two down doubled']);
    expect(corrections('415', 'fr')[1]).toBe('500, E-O deux de chute, contré');
    expect(corrections('-545', 'en')[0]).toBe('−540, 1♣× or 1♦× +2 by East-West');
  });
});

test('every way of every score has words, and so has everything a line can wait for', () => {
  for (const language of LANGUAGES) {
    for (const score of [50, 90, 100, 430, 590, 1400, 7600, -620, -1100]) {
      for (const way of waysToScore(score, 'both')) expect(wayToScoreText(way, language)).toMatch(/^\S.*\S$/);
    }
    const all: ShorthandExpectation[] = [
      'line',
      'level',
      'strain',
      'risk',
      'declarer',
      'outcome',
      'overtricks',
      'undertricks',
    ];
    all.push('card', 'suit', 'rank', 'score', 'figure', 'award', 'side', 'passedOut', 'notPlayed');
    const partial = {
      level: 4,
      strain: 'S',
      risk: '',
      declarer: 'N',
      tricks: null,
      leadSuit: null,
      leadRank: null,
    } as const;
    for (const expected of all)
      expect(unfinishedSentence({ expects: [expected], partial }, language)).toMatch(/^\S.*\S$/);
  }
});
