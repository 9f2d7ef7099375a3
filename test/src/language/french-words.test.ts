import { describe, expect, test } from 'vitest';
import { changeWords } from '../../../src/language/screens/change.ts';
import { eventsWords } from '../../../src/language/screens/events/events.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { reviewWords } from '../../../src/language/screens/review.ts';
import { roomWords } from '../../../src/language/screens/room.ts';
import { rulingWords } from '../../../src/language/screens/ruling.ts';
import { scoringScreenWords } from '../../../src/language/screens/scoring.ts';
import { entryWords } from '../../../src/language/screens/entry/entry.ts';
import { totalWords } from '../../../src/language/derivation/total-words.ts';

describe('French agrees in number', () => {
  test('tables that play a board', () => {
    const { everywhereHelp } = rulingWords.fr;
    expect(everywhereHelp(1)).toMatch(/^Il ne compte pour personne à la seule table qui le joue\./);
    expect(everywhereHelp(6)).toMatch(/^Il ne compte pour personne à aucune des 6 tables qui le jouent\./);
  });

  test.each([
    [0, '0 tournoi trouvé.', '0 résultat sur 36'],
    [1, '1 tournoi trouvé.', '1 résultat sur 36'],
    [2, '2 tournois trouvés.', '2 résultats sur 36'],
  ])('of %i', (count, found, results) => {
    expect(eventsWords.fr.found(count)).toBe(found);
    expect(eventsWords.fr.resultsOf(count, 36)).toBe(results);
    expect(eventsWords.fr.inPlay(3, 9, count, 36)).toBe(`en cours\u00a0: tour 3 sur 9, ${results}`);
  });

  test('pairs with average plus', () => {
    const { averagePlus } = reviewWords.fr;
    expect(averagePlus(['15'])).toBe('moyenne plus pour la paire 15 seule');
    expect(averagePlus(['4', '15'])).toBe('moyenne plus pour les paires 4 et 15 seules');
  });

  test('IMPs', () => {
    expect([rankingWords.fr.imps('+1'), rankingWords.fr.imps('−1,5'), rankingWords.fr.imps('+12')]).toEqual([
      '+1 IMP',
      '−1,5 IMP',
      '+12 IMPs',
    ]);
    expect(totalWords.fr.imps('+1,5')).toBe('+1,5 IMP');
  });

  test('two rounds are one and the other, more are a row', () => {
    expect(changeWords.fr.frozen(2)).toMatch(/^Les tours 1 et 2 restent/);
    expect(changeWords.fr.frozen(3)).toMatch(/^Les tours 1 à 3 restent/);
    expect(changeWords.en.frozen(2)).toMatch(/^Rounds 1 and 2 stay/);
  });
});

describe('French has one word for a thing', () => {
  test('a movement is no circulation, which is how pairs and boards go round', () => {
    const { kinds, again, undone, inUse } = changeWords.fr;
    const said = [kinds['other-movement'], again, undone, inUse(1, 2)];
    for (const sentence of said) expect(sentence).toContain('mouvement');
    expect(said.join()).not.toContain('circulation');
  });

  test('what a contract is worth is not how an event is scored', () => {
    expect(entryWords.fr.score).toBe('Marque');
    expect(scoringScreenWords.fr.method).toBe('Mode de calcul');
  });

  test('a scorecard is not the sheet that travels with a board', () => {
    expect(rankingWords.fr.view.scorecards).toBe('Feuilles de score');
  });

  test('times of day have their preposition', () => {
    expect(roomWords.fr.planned('19:52', '22:48')).toBe('Prévu\u00a0: fin du tour à 19:52, du jeu à 22:48');
  });
});
