import { describe, expect, test } from 'vitest';
import { numbersFrom } from '../../../../src/basics/numbers-to.ts';
import { individualName, individualSentence } from '../../../../src/language/movement/individual.ts';
import { playWords } from '../../../../src/language/screens/plays.ts';
import { LANGUAGES } from '../../../../src/language.ts';
import { individualChoices, type IndividualChoice } from '../../../../src/movement/individual/choices.ts';

const PLAYERS = numbersFrom(8, 28);
const WISHES = { boardsFrom: 1, boardsTo: 40, minutesPerBoard: 7, minutesToMove: 1, start: '19:30' };
const choicesFor = (players: number) => individualChoices({ ...WISHES, players });

/** What a sentence says only where it is so. */
const CLAIMS: readonly (readonly [RegExp, (choice: IndividualChoice) => boolean])[] = [
  [/Both tables|Les deux tables/, ({ spec }) => Math.floor(spec.players / 4) === 2],
  [/own copy|son jeu/, ({ copies, spec }) => copies === Math.floor(spec.players / 4)],
  [/One player sits out|Un joueur est au relais/, ({ spec }) => spec.players % 4 === 1],
  [/Two players sit out|Deux joueurs sont/, ({ spec }) => spec.players % 4 === 2],
  [/Three players sit out|Trois joueurs sont/, ({ spec }) => spec.players % 4 === 3],
  [/Chacun a un tour de relais/, ({ quality }) => quality.sitOuts.least === 1 && quality.sitOuts.most === 1],
  [/everybody once|une fois avec/, ({ quality }) => quality.partnered.most === 1],
  [/everybody at most once|au plus une fois avec/, ({ quality }) => quality.partnered.least === 0],
  [/them twice|et deux fois contre/, ({ quality }) => quality.opposed.least === 2 && quality.opposed.most === 2],
  [/Nobody meets|Personne ne rencontre/, ({ quality }) => quality.partnered.most + quality.opposed.most === 2],
];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(PLAYERS)('every individual for %d players says what is so, in whole words', (players) => {
    const choices = choicesFor(players);
    expect(choices.length).toBeGreaterThan(0);
    for (const choice of choices) {
      const sentence = individualSentence(choice, language);
      const text = `${individualName(choice.spec, language)}. ${sentence}`;
      expect(text).not.toMatch(/undefined|NaN|null| {2}|\b0 |\. ?\.|\b1 (players|joueurs|rounds|tours)\b/);
      const untrue = CLAIMS.filter(([claim, holds]) => claim.test(sentence) && !holds(choice));
      expect({ sentence, untrue }).toEqual({ sentence, untrue: [] });
      const says = new RegExp(
        choice.quality.sitOuts.most > 0 ? 'sits? out|relais' : 'everybody|Chacun|Nobody|Personne',
      );
      expect(sentence).toMatch(says);
    }
  });

  test('the note below a number says how many tables, and who sits out', () => {
    const notes = [8, 9, 10, 11, 28].map((players) => playWords[language].individual.note(players));
    expect(notes).toEqual(
      language === 'en'
        ? [
            '2 tables.',
            '2 tables; one sits out each round.',
            '2 tables; 2 sit out each round.',
            '2 tables; 3 sit out each round.',
            '7 tables.',
          ]
        : [
            '2 tables.',
            '2 tables ; un joueur au relais à chaque tour.',
            '2 tables ; 2 joueurs au relais à chaque tour.',
            '2 tables ; 3 joueurs au relais à chaque tour.',
            '7 tables.',
          ].map((note) => note.replace(' ;', '\u202F;')),
    );
  });
});
