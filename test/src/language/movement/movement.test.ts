import { describe, expect, test } from 'vitest';
import { choiceSentence, movementName, nextMoveSentence } from '../../../../src/language/movement/movement.ts';
import { movementProblemSentence, specProblemSentence } from '../../../../src/language/movement/problem.ts';
import type { ChoiceSentence } from '../../../../src/movement/choice/sentence.ts';
import type { MovementSpec } from '../../../../src/movement/movement.ts';
import { nextMove } from '../../../../src/movement/next-move.ts';
import type { MovementProblem, SpecProblem } from '../../../../src/movement/problem.ts';
import { build, howell, mitchell } from '../../movement/build.ts';

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
      'Est-Ouest saute une table à mi-parcours, sans partage d’étuis\u202f; chaque paire rencontre tous ses adversaires sauf un.',
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
      { key: 'almost-everyone', missed: 2, sitOut: null },
      'One ranking; each pair misses two opponents.',
      'Classement unique\u202f; chaque paire rencontre tous ses adversaires sauf deux.',
    ],
  ])('%j', (sentence, en, fr) => {
    expect(choiceSentence(sentence, 'en')).toBe(en);
    expect(choiceSentence(sentence, 'fr')).toBe(fr);
  });
});

describe('the announcement between two rounds', () => {
  test.each<[MovementSpec, number, string, string]>([
    [
      mitchell(13),
      1,
      'East-West up one table, boards down one.',
      'Est-Ouest monte d’une table, les étuis descendent d’une table.',
    ],
    [
      mitchell(12),
      1,
      'East-West up one table, boards down one by way of the bye stand between tables 6 and 7. Tables 1 and 12 share boards.',
      'Est-Ouest monte d’une table, les étuis descendent d’une table par le guéridon entre les tables 6 et 7. Les tables 1 et 12 partagent leurs étuis.',
    ],
    [
      mitchell(8, { even: 'skip' }),
      4,
      'East-West up two tables, boards down one.',
      'Est-Ouest monte de deux tables, les étuis descendent d’une table.',
    ],
    [
      mitchell(9, { arrowSwitch: 1 }),
      8,
      'East-West up one table, boards down one. Arrow switch: North-South and East-West exchange directions.',
      'Est-Ouest monte d’une table, les étuis descendent d’une table. Inversion des lignes\u00a0: Nord-Sud joue en Est-Ouest, Est-Ouest en Nord-Sud.',
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
      'Les paires Est-Ouest impaires montent d’une table, les paires descendent d’une table, les tables distantes de 4 échangent leurs étuis (1 et 5, 2 et 6 ...).',
    );
  });

  test('a twin Mitchell: in its halves, and over to the other', () => {
    const around = { kind: 'halves', half: 5, across: false } as const;
    const still = { shared: [], arrow: null } as const;
    expect(nextMoveSentence({ ...still, pairs: around, boards: { kind: 'down', stands: [] } }, 'en')).toBe(
      'In each half, tables 1 to 5 and 6 to 10, East-West up one table, boards down one.',
    );
    expect(nextMoveSentence({ ...still, pairs: { ...around, across: true }, boards: { kind: 'new' } }, 'fr')).toBe(
      'Est-Ouest passe dans l’autre moitié, une table plus haut, de nouveaux étuis à toutes les tables.',
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

describe('problems', () => {
  test('of what was asked', () => {
    const problem: SpecProblem = {
      kind: 'problem',
      code: 'rounds',
      movement: 'mitchell',
      given: 14,
      least: 1,
      most: 13,
    };
    expect(specProblemSentence(problem, 'en')).toBe('This Mitchell has 1 to 13 rounds, not 14. Ask for fewer.');
    expect(specProblemSentence(problem, 'fr')).toBe('Ce Mitchell a de 1 à 13 tours, pas 14. Demandez-en moins.');
  });

  test('of a schedule', () => {
    const replay: MovementProblem = {
      severity: 'error',
      code: 'replay',
      round: 2,
      table: 3,
      pair: 16,
      set: 3,
      earlier: 1,
    };
    expect(movementProblemSentence(replay, 'en')).toBe(
      'Round 2, table 3: pair 16 has already played board set 3, in round 1.',
    );
    expect(movementProblemSentence(replay, 'fr')).toBe(
      'Tour 2, table 3\u00a0: la paire 16 a déjà joué le groupe d’étuis 3, au tour 1.',
    );
  });

  const at = { round: 1, table: 2 };
  const all: MovementProblem[] = [
    { severity: 'error', code: 'not-as-asked', what: 'rounds' },
    { severity: 'error', code: 'table-missing', ...at },
    { severity: 'error', code: 'table-twice', ...at },
    { severity: 'error', code: 'table-unknown', ...at },
    { severity: 'error', code: 'set-unknown', ...at, set: 3 },
    { severity: 'error', code: 'pair-unknown', ...at, pair: 4 },
    { severity: 'error', code: 'against-itself', ...at, pair: 4 },
    { severity: 'error', code: 'wrong-line', ...at, pair: 4 },
    { severity: 'error', code: 'seated-twice', round: 1, pair: 4 },
    { severity: 'error', code: 'not-seated', round: 1, pair: 4 },
    { severity: 'error', code: 'not-shared', round: 1, set: 3, tables: [2, 5] },
    { severity: 'error', code: 'half-switched', round: 1 },
    { severity: 'error', code: 'pairs-walk', round: 1 },
    { severity: 'error', code: 'boards-walk', round: 1 },
    { severity: 'warning', code: 'repeat-opponents', pair: 1, opponent: 2, times: 2 },
    { severity: 'warning', code: 'few-boards', pairs: 1, boards: 10, of: 20 },
    { severity: 'warning', code: 'uneven-tops', least: 4, most: 5 },
    { severity: 'warning', code: 'sharing', rounds: 6, tables: 2 },
    { severity: 'warning', code: 'bye-stands', places: 2 },
    { severity: 'warning', code: 'sit-outs', pair: 4, times: 2 },
    { severity: 'warning', code: 'fields-apart' },
  ];
  test.each(all)('every code has a sentence in both languages: $code', (problem) => {
    const [en, fr] = (['en', 'fr'] as const).map((language) => movementProblemSentence(problem, language));
    expect(en).toMatch(/^(?!.*undefined)[A-Z\d].*\.$/);
    expect(fr).toMatch(/^(?!.*undefined)[A-Z\d].*\.$/);
    expect(fr).not.toBe(en);
  });

  test.each(['tables', 'rounds', 'boards-per-round', 'arrow-switch'] as const)('%s', (code) => {
    for (const most of [0, 12]) {
      const problem: SpecProblem = { kind: 'problem', code, movement: 'howell', given: 99, least: 0, most };
      const [en, fr] = (['en', 'fr'] as const).map((language) => specProblemSentence(problem, language));
      expect(en).toMatch(/^[A-Z].*\.$/);
      expect(fr).not.toBe(en);
    }
  });
});
