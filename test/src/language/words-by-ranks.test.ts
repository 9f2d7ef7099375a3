import { describe, expect, test } from 'vitest';
import { dictionary, wordsFor } from '../../../src/language/typography.ts';

const words = dictionary(
  {
    en: { one: 'pair', told: (count: number) => `${count} pairs`, of: { all: 'all', each: 'each pair' } },
    fr: { one: 'paire', told: (count: number) => `${count} paires ?`, of: { all: 'toutes', each: 'chaque paire' } },
  },
  {
    en: { one: 'player', of: { each: 'each player' } },
    fr: { one: 'joueur', told: (count: number) => `${count} joueurs ?`, of: { each: 'chaque joueur' } },
  },
);

describe('words of an event', () => {
  test('are others where players are ranked, and the same where no other is given', () => {
    const ofPlayers = wordsFor(words, 'en', 'player');
    expect([ofPlayers.one, ofPlayers.told(8), ofPlayers.of]).toEqual([
      'player',
      '8 pairs',
      { all: 'all', each: 'each player' },
    ]);
    expect(wordsFor(words, 'en', 'pair').one).toBe('pair');
    expect(wordsFor(words, 'en', 'team').one).toBe('pair');
  });

  test('are typeset like all others', () => {
    expect(wordsFor(words, 'fr', 'player').told(8)).toBe('8 joueurs\u202f?');
  });

  test('without others are those of pairs', () => {
    const plain = dictionary({ en: { one: 'board' }, fr: { one: 'étui' } });
    expect(wordsFor(plain, 'fr', 'player').one).toBe('étui');
  });
});
