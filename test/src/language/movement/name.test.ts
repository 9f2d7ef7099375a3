import { describe, expect, test } from 'vitest';
import { movementName } from '../../../../src/language/movement/name.ts';
import type { MovementSpec } from '../../../../src/movement/movement.ts';
import { howell, mitchell } from '../../movement/build.ts';

describe('names', () => {
  test.each<[MovementSpec, string, string]>([
    [mitchell(13), 'Mitchell', 'Mitchell'],
    [
      mitchell(13, { arrowSwitch: 2 }),
      'Mitchell, rounds 12 and 13 arrow-switched',
      'Mitchell, lignes inversées aux tours 12 et 13',
    ],
    [mitchell(9, { arrowSwitch: 1 }), 'Mitchell, round 9 arrow-switched', 'Mitchell, lignes inversées au tour 9'],
    [
      mitchell(21, { arrowSwitch: 3 }),
      'Mitchell, rounds 19 to 21 arrow-switched',
      'Mitchell, lignes inversées des tours 19 à 21',
    ],
    [mitchell(13, { rounds: 12 }), 'Mitchell, one round fewer', 'Mitchell, un tour de moins'],
    [mitchell(13, { rounds: 10 }), 'Mitchell, three rounds fewer', 'Mitchell, trois tours de moins'],
    [mitchell(13, { rounds: 9 }), 'Mitchell, 9 of 13 rounds', 'Mitchell, 9 tours sur 13'],
    [mitchell(12), 'Share-and-relay Mitchell', 'Mitchell guéridon'],
    [mitchell(12, { phantom: 'NS' }), 'Relay Mitchell without N-S 12', 'Mitchell guéridon sans N-S 12'],
    [mitchell(12, { even: 'skip' }), 'Skip Mitchell', 'Mitchell avec saut'],
    [mitchell(12, { even: 'skip', rounds: 6 }), 'Mitchell, 6 of 11 rounds', 'Mitchell, 6 tours sur 11'],
    [mitchell(13, { phantom: 'EW' }), 'Mitchell without E-W 13', 'Mitchell sans E-O 13'],
    [
      mitchell(13, { phantom: 'EW', arrowSwitch: 1 }),
      'Mitchell without pair 26, round 13 arrow-switched',
      'Mitchell sans la paire 26, lignes inversées au tour 13',
    ],
    [howell(5), 'Howell', 'Howell'],
    [
      howell(5, { phantom: true, rounds: 7 }),
      'Howell without pair 10, two rounds fewer',
      'Howell sans la paire 10, deux tours de moins',
    ],
  ])('%j', (spec, en, fr) => {
    expect(movementName(spec, 'en')).toBe(en);
    expect(movementName(spec, 'fr')).toBe(fr);
  });
});
