import { expect, test } from 'vitest';
import type { OddityCode } from '../../../src/format/plan/oddity.ts';
import type { Language } from '../../../src/language.ts';
import { carryForwardCommandWords } from '../../../src/language/commands/carry-forward.ts';
import { rankingCommandWords } from '../../../src/language/commands/ranking.ts';
import { derivationWords } from '../../../src/language/derivation/words.ts';
import { totalWords } from '../../../src/language/derivation/total-words.ts';
import { englishPlural } from '../../../src/language/numbers.ts';
import { changeWords } from '../../../src/language/screens/change.ts';
import { odditySentence } from '../../../src/language/files/oddities.ts';
import { importFileWords } from '../../../src/language/screens/events/import.ts';
import { namesWords } from '../../../src/language/screens/names.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { reviewWords } from '../../../src/language/screens/review.ts';
import { roomWords } from '../../../src/language/screens/room.ts';

test('a word is in the number of the figure before it', () => {
  expect(['1', '+1', '\u22121', '0', '0.5', '1.00', '21'].map((figure) => englishPlural(figure, 'IMP'))).toEqual(
    'IMP IMP IMP IMPs IMPs IMPs IMPs'.split(' '),
  );
});

const { en, fr } = derivationWords;

const ofFile = (code: OddityCode, language: Language) =>
  odditySentence({ code, line: null, board: null, text: '', count: 1 }, language);

test.each([
  [en.compared('1', '0.6', '0.4'), 'of the one other result 0.6 beaten and 0.4 equalled'],
  [en.compared('2', '1', '1'), 'of the 2 other results 1 beaten and 1 equalled'],
  [fr.compared('1', '0,6', '0,4'), 'de l’autre résultat, 0,6 battu et 0,4 égalé'],
  [fr.compared('1,5', '1', '0,5'), 'sur 1,5 autre résultat, 1 battu et 0,5 égalé'],
  [fr.compared('2', '2', '0'), 'des 2 autres résultats, 2 battus et 0 égalé'],
  [en.matchpoints('0.5', '1'), '0.5 of 1 matchpoint'],
  [en.aComparison('+3 IMPs', 1), '+3 IMPs for the one comparison'],
  [fr.aComparison('+3 IMPs', 1), '+3 IMPs pour la seule comparaison'],
  [fr.datumMean(1, 3, '420', '+420'), 'la moyenne de 1 résultat sur 3 est 420'],
  [totalWords.fr.onBoards(0), 'en 0 étui'],
  [namesWords.fr.carry.take(0), 'Prendre 0 paire'],
  [totalWords.en.points('1'), '1 matchpoint'],
  [totalWords.en.imps('+1'), '+1 IMP'],
  [rankingWords.en.imps('1'), '1 IMP'],
  [rankingWords.en.pairFigures('50 %', '0.5', '1'), ', 0.5 of 1 matchpoint'],
  [changeWords.en.roundsNow(1), '1 round as it stands'],
  [changeWords.fr.roundsNow(1), '1 tour pour l’instant'],
  [reviewWords.en.among('+420', '+170', 1), '+420. The other is +170.'],
  [reviewWords.fr.among('+420', '+170', 1), '+420. L’autre est +170.'],
  [roomWords.en.playEndedLine(1), 'The one round has been called.'],
  [roomWords.fr.playEndedLine(1), 'Le seul tour a été annoncé.'],
  [rankingCommandWords.en.roundBeyond(1), 'The file has one round. Ask for it: --after-round 1'],
  [rankingCommandWords.fr.roundBeyond(1), 'Le fichier a un seul tour. Demandez-le'],
  [carryForwardCommandWords.en.carried('1'), '1 matchpoint is carried forward.'],
  [ofFile('playLeft', 'en'), 'of 1 result are'],
  [ofFile('playLeft', 'fr'), 'de 1 résultat sont'],
  [ofFile('matchesLeft', 'en'), 'Its match is not kept'],
  [ofFile('matchesLeft', 'fr'), 'Son match n’est pas conservé'],
  [ofFile('entriesWithoutResult', 'en'), '1 in the file has no result, and is left out'],
  [ofFile('entriesWithoutResult', 'fr'), '1 du fichier n’a aucun résultat et est laissé'],
  [importFileWords.en.rankingDiffers(1, 14), '1 has the same place'],
  [importFileWords.fr.rankingDiffers(1, 14), '1 a ici la même place'],
  [carryForwardCommandWords.fr.carried('1'), '1 point-match est reporté.'],
])('%s', (sentence, expected) => {
  expect(sentence).toContain(expected);
});
