import { describe, expect, test } from 'vitest';
import { nextMoveSentence } from '../../../../src/language/movement/next-move.ts';
import type { MovementSpec } from '../../../../src/movement/movement.ts';
import { nextMove } from '../../../../src/movement/next-move.ts';
import { build, howell, mitchell } from '../../movement/build.ts';

describe('the announcement between two rounds', () => {
  test.each<[MovementSpec, number, string, string]>([
    [
      mitchell(13),
      1,
      'East-West up one table, boards down one.',
      'Est-Ouest montent d’une table, les étuis descendent d’une table.',
    ],
    [
      mitchell(12),
      1,
      'East-West up one table, boards down one by way of the bye stand between tables 6 and 7. Tables 1 and 12 share boards.',
      'Est-Ouest montent d’une table, les étuis descendent d’une table par le guéridon entre les tables 6 et 7. Les tables 1 et 12 partagent leurs étuis.',
    ],
    [
      mitchell(8, { even: 'skip' }),
      4,
      'East-West up two tables, boards down one.',
      'Est-Ouest montent de deux tables, les étuis descendent d’une table.',
    ],
    [
      mitchell(9, { arrowSwitch: 1 }),
      8,
      'East-West up one table, boards down one. Arrow switch: North-South and East-West exchange directions.',
      'Est-Ouest montent d’une table, les étuis descendent d’une table. Inversion des lignes\u00a0: Nord-Sud jouent en Est-Ouest, Est-Ouest en Nord-Sud.',
    ],
    [
      howell(5, { phantom: true }),
      1,
      'Everyone takes the seat of the next lower number (pair 1 that of pair 9), boards down one by way of the bye stand between tables 1 and 5.',
      'Chaque paire prend la place du numéro inférieur (la paire 1 celle de la paire 9), les étuis descendent d’une table par le guéridon entre les tables 1 et 5.',
    ],
    [
      howell(5),
      1,
      'Pair 10 stays, everyone else takes the seat of the next lower number (pair 1 that of pair 9), boards down one by way of the bye stand between tables 1 and 5.',
      'La paire 10 reste, les autres prennent la place du numéro inférieur (la paire 1 celle de la paire 9), les étuis descendent d’une table par le guéridon entre les tables 1 et 5.',
    ],
    [
      howell(2),
      1,
      'Pair 4 stays, everyone else takes the seat of the next lower number (pair 1 that of pair 3), new boards for every table. Tables 1 and 2 share boards.',
      'La paire 4 reste, les autres prennent la place du numéro inférieur (la paire 1 celle de la paire 3), de nouveaux étuis à toutes les tables. Les tables 1 et 2 partagent leurs étuis.',
    ],
  ])('%j after round %i', (spec, round, en, fr) => {
    const move = nextMove(build(spec), round);
    expect(move && nextMoveSentence(move, 'en')).toBe(en);
    expect(move && nextMoveSentence(move, 'fr')).toBe(fr);
  });

  test('tables without directions, and the weave', () => {
    const move = { boards: { kind: 'down', stands: [] }, shared: [], arrow: null } as const;
    const tables = {
      kind: 'follow-tables',
      movers: [1, 2, 3, 4, 5],
      stationary: [6, 8, 9, 10],
      next: 'lower',
    } as const;
    expect(nextMoveSentence({ ...move, pairs: tables }, 'en')).toBe(
      'Pairs 6 and 8 to 10 stay, everyone else goes to the table of the next lower number (pair 1 to that of pair 5), directions as the guide cards say, boards down one.',
    );
    expect(nextMoveSentence({ ...move, pairs: { ...tables, stationary: [6], next: 'higher' } }, 'fr')).toBe(
      'La paire 6 reste, les autres vont à la table du numéro supérieur (la paire 5 à celle de la paire 1), orientation selon les fiches de route, les étuis descendent d’une table.',
    );
    expect(nextMoveSentence({ ...move, pairs: { kind: 'weave' } }, 'en')).toBe(
      'Odd East-West pairs up one table, even ones down one, boards down one.',
    );
    const weave = { ...move, pairs: { kind: 'weave' } } as const;
    expect(nextMoveSentence({ ...weave, boards: { kind: 'weave', down: 'even' } }, 'en')).toBe(
      'Odd East-West pairs up one table, even ones down one, boards of even tables down one, those of odd tables up one.',
    );
    expect(nextMoveSentence({ ...weave, boards: { kind: 'opposite', half: 4 } }, 'fr')).toBe(
      'Les paires Est-Ouest de numéro impair montent d’une table, celles de numéro pair descendent d’une table, les tables distantes de 4 échangent leurs étuis (1 et 5, 2 et 6 ...).',
    );
  });

  test('a twin Mitchell: in its halves, and over to the other', () => {
    const around = { kind: 'halves', half: 5, across: false } as const;
    const still = { shared: [], arrow: null } as const;
    expect(nextMoveSentence({ ...still, pairs: around, boards: { kind: 'down', stands: [] } }, 'en')).toBe(
      'In each half, tables 1 to 5 and 6 to 10, East-West up one table, boards down one.',
    );
    expect(nextMoveSentence({ ...still, pairs: { ...around, across: true }, boards: { kind: 'new' } }, 'fr')).toBe(
      'Est-Ouest passent dans l’autre moitié, une table plus haut, de nouveaux étuis à toutes les tables.',
    );
  });

  test('several bye stands, three tables sharing, cards, nobody moving', () => {
    const down = { kind: 'down', stands: [] } as const;
    const still = { pairs: { kind: 'lines', ns: 0, ew: 0 }, boards: down, shared: [], arrow: 'ends' } as const;
    expect(nextMoveSentence(still, 'en')).toBe(
      'Nobody moves, boards down one. The arrow switch ends: North-South and East-West have their own directions again.',
    );
    const stands = [
      { from: 1, to: 4 },
      { from: 4, to: 3 },
    ];
    const cards = {
      pairs: { kind: 'guide-card' },
      boards: { kind: 'down', stands },
      shared: [[1, 2, 3]],
      arrow: null,
    } as const;
    expect(nextMoveSentence(cards, 'en')).toBe(
      'Every pair goes where its guide card says, boards down one by way of the bye stands between tables 1 and 4 and between tables 3 and 4. Tables 1, 2 and 3 share boards.',
    );
    expect(nextMoveSentence(cards, 'fr')).toBe(
      'Chaque paire suit sa fiche de route, les étuis descendent d’une table par les guéridons entre les tables 1 et 4 et entre les tables 3 et 4. Les tables 1, 2 et 3 partagent leurs étuis.',
    );
  });
});
