import { describe, expect, test } from 'vitest';
import { choiceSentence } from '../../../../src/language/movement/choice.ts';
import type { ChoiceSentence } from '../../../../src/movement/choice/sentence.ts';

describe('one sentence for each choice', () => {
  test.each<[ChoiceSentence, string, string]>([
    [
      { key: 'complete', boards: 26, tables: 13, usual: true, sitOut: null },
      'Everyone plays all 26 boards; the usual choice for 13 tables.',
      'Tout le monde joue les 26 étuis\u202f; le choix habituel à 13 tables.',
    ],
    [
      { key: 'complete', boards: 25, tables: 5, usual: false, sitOut: null },
      'Everyone plays all 25 boards; each line has its own ranking.',
      'Tout le monde joue les 25 étuis\u202f; un classement par ligne.',
    ],
    [
      { key: 'complete', boards: 26, tables: 12.5, usual: true, sitOut: 'EW' },
      'All 26 boards for North-South; the East-West pairs sit out in turn.',
      'Les 26 étuis pour Nord-Sud\u202f; relais à tour de rôle en Est-Ouest.',
    ],
    [
      { key: 'shared', boards: 24, tables: [1, 12], sitOut: null },
      'Everyone plays all 24 boards; tables 1 and 12 share throughout.',
      'Tout le monde joue les 24 étuis\u202f; les tables 1 et 12 partagent leurs étuis à chaque tour.',
    ],
    [
      { key: 'switched', rounds: 2, sameWalk: true, sitOut: null },
      'The same walk; exchanging the lines twice gives one ranking.',
      'Même circulation\u202f; deux inversions des lignes donnent un classement unique.',
    ],
    [
      { key: 'switched', rounds: 3, sameWalk: false, sitOut: 'NS' },
      'Exchanging the lines in the last three rounds gives one ranking; the North-South pairs sit out in turn.',
      'L’inversion des lignes aux trois derniers tours donne un classement unique\u202f; relais à tour de rôle en Nord-Sud.',
    ],
    [
      { key: 'skip', missed: 1, sitOut: null },
      'East-West skip a table half way, so nobody shares; each pair misses one opponent.',
      'Est-Ouest sautent une table à mi-parcours, sans partage d’étuis\u202f; chaque paire rencontre tous ses adversaires sauf un.',
    ],
    [
      { key: 'shorter', minutes: 15, missed: 1, sitOut: null },
      'A quarter of an hour shorter; each pair misses one opponent.',
      'Un quart d’heure de moins\u202f; chaque paire rencontre tous ses adversaires sauf un.',
    ],
    [
      { key: 'shorter', minutes: 22, missed: 13, sitOut: null },
      '22 minutes shorter; each pair misses 13 opponents.',
      '22 minutes de moins\u202f; chaque paire rencontre tous ses adversaires sauf 13.',
    ],
    [
      { key: 'part', boards: 28, of: 32, missed: 2, sitOut: null },
      'Each pair plays 28 of the 32 boards and misses two opponents.',
      'Chaque paire joue 28 des 32 étuis et rencontre tous ses adversaires sauf deux.',
    ],
    [
      { key: 'everyone', sitOut: 'all' },
      'Every pair meets every other; one ranking; one pair sits out each round.',
      'Chaque paire rencontre toutes les autres\u202f; classement unique\u202f; une paire au relais à chaque tour.',
    ],
    [
      { key: 'family', kind: 'reduced-howell', boards: 24, missed: 1, copies: 1, sitOut: null },
      'One ranking over the same 24 boards; a pair that moves all evening misses one other; directions are on the cards.',
      'Classement unique sur les mêmes 24 étuis\u202f; une paire mobile rencontre toutes les autres sauf une\u202f; l’orientation est sur les fiches.',
    ],
    [
      { key: 'almost-everyone', missed: 2, sitOut: null },
      'One ranking; each pair misses two opponents.',
      'Classement unique\u202f; chaque paire rencontre tous ses adversaires sauf deux.',
    ],
  ])('%j', (sentence, en, fr) => {
    expect(choiceSentence(sentence, 'en')).toBe(en);
    expect(choiceSentence(sentence, 'fr')).toBe(fr);
  });
});
