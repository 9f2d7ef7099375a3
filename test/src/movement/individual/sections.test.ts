import { describe, expect, test } from 'vitest';
import { individualChoiceName, individualSentence } from '../../../../src/language/movement/individual.ts';
import { LANGUAGES } from '../../../../src/language.ts';
import { individualChoices } from '../../../../src/movement/individual/choices.ts';
import { individualsInSections, playersOutEachRound } from '../../../../src/movement/individual/sections.ts';
import { isIndividual, makeIndividual } from '../../../../src/movement/individual/make.ts';
import type { IndividualSpec } from '../../../../src/movement/individual/individual.ts';

const WISHES = { boardsFrom: 16, boardsTo: 28, minutesPerBoard: 7, minutesToMove: 1, start: '19:30' };
const choicesFor = (players: number, sections: number) => individualsInSections({ ...WISHES, players }, sections);

function setsOf(spec: IndividualSpec): readonly number[] {
  const made = makeIndividual(spec);
  const sets = isIndividual(made) ? made.rounds.flatMap((round) => round.map(({ set }) => set)) : [];
  return [...new Set(sets)].toSorted((a, b) => a - b);
}

describe('individuals in sections', () => {
  test('one section is the list as it was', () => {
    expect(choicesFor(13, 1)).toEqual(individualChoices({ ...WISHES, players: 13 }));
  });

  test.each([
    [16, 2],
    [18, 2],
    [32, 2],
    [36, 2],
    [37, 2],
    [60, 3],
    [99, 4],
  ])('%d players in %d sections all play, the same boards in the same rounds', (players, sections) => {
    const choices = choicesFor(players, sections);
    expect(choices.length).toBeGreaterThan(0);
    for (const { spec, further, quality, boards } of choices) {
      const specs = [spec, ...further];
      expect(specs).toHaveLength(sections);
      expect(specs.reduce((sum, one) => sum + one.players, 0)).toBe(players);
      expect(quality.players).toBe(players);
      expect(boards).toBeLessThanOrEqual(28);
      for (const one of further) {
        expect([one.rounds, one.boardsPerRound, setsOf(one)]).toEqual([spec.rounds, spec.boardsPerRound, setsOf(spec)]);
      }
    }
    const keys = choices.map(({ spec, further }) => JSON.stringify([spec, ...further].map((one) => one)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('full tables come before people who sit out', () => {
    const [first] = choicesFor(36, 2);
    expect(first && [first.spec, ...first.further].map(({ players }) => players)).toEqual([20, 16]);
    const out = choicesFor(36, 2).map(playersOutEachRound);
    expect(out).toEqual(out.toSorted((a, b) => a - b));
    expect(out.at(-1)).toBe(4);
  });

  test('players too few or too many for the sections have none', () => {
    expect(choicesFor(15, 2)).toEqual([]);
    expect(choicesFor(57, 2)).toEqual([]);
  });

  test.each(LANGUAGES)('are named by their players, with all copies: %s', (language) => {
    const [choice] = choicesFor(40, 2);
    const said = choice && [individualChoiceName(choice, language), individualSentence(choice, language)];
    expect(said?.join('. ').replaceAll(/\s/g, ' ')).toBe(
      language === 'en'
        ? 'Individual in two sections: 20 and 20 players. Within a section: everybody partners everybody once and opposes them twice. All sections play the same boards, 10 copies of each.'
        : 'Individuel en deux sections : 20 et 20 joueurs. Dans chaque section : chacun joue une fois avec chaque joueur et deux fois contre lui. Toutes les sections jouent les mêmes étuis, en 10 exemplaires.',
    );
  });
});
