import { WHOLE_WEIGHT, weightOfThirds } from '../../../../src/bridge/result/weight.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readResultsCsv, type ResultsCsv } from '../../../../src/format/results/csv.ts';
import { RESULT_COLUMNS } from '../../../../src/format/results/columns.ts';
import { formatCsvAward } from '../../../../src/format/results/outcome.ts';

const HEAD = 'board,ns,ew,contract,declarer,tricks,result,score,award,lead,section,form';

/** A file of these lines under every column. */
function read(lines: readonly string[], winners: 1 | 2 | null = null) {
  return readResultsCsv([HEAD, ...lines].join('\n'), winners);
}

function outcome(line: string): unknown {
  const file = read([line]);
  return file.kind === 'results' ? file.results[0]?.outcome : file.problems;
}

function problems(lines: readonly string[], winners: 1 | 2 | null = null): unknown {
  const file = read(lines, winners);
  return file.kind === 'results' ? file : file.problems;
}

/** Winners, then the pairs in their order; or the codes of the problems. */
function pairs(lines: readonly string[], winners: 1 | 2 | null = null): unknown {
  const file = read(lines, winners);
  return file.kind === 'results'
    ? [file.winners, ...file.entries.map(({ section, name, line }) => `${section}${name}${line ?? ''}`)]
    : file.problems.map(({ code }) => code);
}

describe('what happened', () => {
  test.each([
    ['1,1,2,4S,N,10', 10],
    ['1,1,2,4s,n,,=', 10],
    ['1,1,2,4S,N,,+1', 11],
    ['1,1,2,4S,N,8,-2', 8],
    ['1,1,2,4S,N,,\u22122', 8],
    ["1,1,2,4S,N,,'=", 10],
    ['1,1,2,4S,N,10,,420', 10],
    ['1,1,2,4S,N,10,,+420', 10],
  ])('%s', (line, tricks) => {
    const contract = { level: 4, strain: 'S', risk: '' };
    expect(outcome(line)).toEqual({ kind: 'played', contract, declarer: 'N', tricks, lead: null });
  });

  test('doubles, no-trump, a lead in either order', () => {
    expect(outcome('1,1,2,3NTXX,W,9,,,,10H')).toMatchObject({
      contract: { level: 3, strain: 'NT', risk: 'XX' },
      declarer: 'W',
      lead: { suit: 'H', rank: 'T' },
    });
    expect(outcome('1,1,2,4 H x,W,9,,,,SA')).toMatchObject({ contract: { risk: 'X' }, lead: { suit: 'S', rank: 'A' } });
  });

  test.each(['1,1,2,PASS', '1,1,2,Pass,,0', '1,1,2,PASS,,,,0', '1,1,2,,,,,0'])('passed out: %s', (line) => {
    expect(outcome(line)).toEqual({ kind: 'passedOut' });
  });

  test.each([
    ['-50', -50],
    ['\u2212100', -100],
    ['+1430', 1430],
    ['7600', 7600],
  ])('only the score: %s', (text, score) => {
    expect(outcome(`1,1,2,,,,,${text}`)).toEqual({ kind: 'score', score });
  });

  test.each([
    ['A6040', 60, 40],
    ['a6060', 60, 60],
    ['A60/0', 60, 0],
    ['A6000', 60, 0],
    ['"A62,5/37,5"', 62.5, 37.5],
  ])('an award: %s', (text, ns, ew) => {
    expect(outcome(`1,1,2,,,,,,${text}`)).toEqual({ kind: 'award', ns, ew });
  });

  test('not played', () => {
    expect(outcome('1,1,2,,,,,,np')).toEqual({ kind: 'notPlayed' });
  });

  test('weighted', () => {
    expect(outcome('1,1,2,,,,,,67%170 + 33%-140')).toEqual({
      kind: 'weighted',
      scores: [
        { score: 170, percent: 67 },
        { score: -140, percent: 33 },
      ],
    });
  });

  test.each([
    ['1/3 170+2/3 -140', [170, 33, 1], [-140, 66, 2]],
    ['33 1/3 % 170 + 66 2/3 % -140', [170, 33, 1], [-140, 66, 2]],
    ['1/3 170 2/3 -140', [170, 33, 1], [-140, 66, 2]],
    ['1/6 170+rest -140', [170, 16, 2], [-140, 83, 1]],
    ['3/4 170+25%-140', [170, 75], [-140, 25]],
  ] as const)('weighted by thirds, and by the rest: %s', (text, ...components) => {
    const scores = components.map(([score, percent, thirds]) => {
      return { score, percent, ...(thirds === undefined ? {} : { thirds }) };
    });
    expect(outcome(`1,1,2,,,,,,${text}`)).toEqual({ kind: 'weighted', scores });
  });

  test('three times 33 % is 1 % short, and thirds are written as fractions', () => {
    expect(
      formatCsvAward({
        kind: 'weighted',
        scores: [1, 2, 0].map((at) => ({ score: 100 * at, percent: 33, thirds: 1 })),
      }),
    ).toBe('1/3 100+1/3 200+1/3 0');
    const file = read(['1,1,2,,,,,,33%170+33%140+33%-50']);
    expect(file).toMatchObject({ problems: [{ code: 'weightsDoNotAddUp', sum: { percent: 99 } }] });
  });

  test('what is no contract and no score is written as it is read', () => {
    const awards = fc.record({
      kind: fc.constant('award' as const),
      ns: fc.constantFrom(0, 5, 33.33, 40, 62.5, 100),
      ew: fc.constantFrom(0, 40, 60, 99.5),
    });
    const pair = fc.tuple(
      fc.integer({ min: -76, max: 76 }),
      fc.integer({ min: -76, max: 76 }),
      fc.integer({ min: 3, max: 297 }),
    );
    const weighted = pair.map(([a, b, thirds]) => ({
      kind: 'weighted' as const,
      scores: [
        { score: a * 10, ...weightOfThirds(thirds) },
        { score: b * 10, ...weightOfThirds(WHOLE_WEIGHT - thirds) },
      ],
    }));
    fc.assert(
      fc.property(fc.oneof(awards, weighted, fc.constant({ kind: 'notPlayed' as const })), (made) => {
        expect(outcome(`1,1,2,,,,,,${formatCsvAward(made)}`)).toEqual(made);
      }),
    );
  });
});

describe('the scorer is given', () => {
  test('the score, the award or the components, and where the line stands', () => {
    const file = read(['5,1,2,4S,E,10', '5,3,4,,,,,,A6040', '5,5,6,,,,,,50%100+50%-50', '5,7,8,,,,,,NP']) as ResultsCsv;
    expect(file.results).toMatchObject([
      { line: 2, board: 5, score: -420, award: null },
      { line: 3, score: null, award: { ns: 60, ew: 40 } },
      {
        line: 4,
        score: null,
        award: null,
        weighted: [
          { score: 100, percent: 50 },
          { score: -50, percent: 50 },
        ],
      },
      { line: 5, score: null, award: null },
    ]);
  });

  test('columns in any order and either case, others ignored', () => {
    const file = readResultsCsv('Comment;EW;Score;NS;Board\nlate;2;420;1;7', null) as ResultsCsv;
    expect(file.results).toMatchObject([{ board: 7, score: 420 }]);
    expect(file.entries.map(({ name }) => name)).toEqual(['1', '2']);
  });
});

describe('pairs', () => {
  test('numbered from 1 in each line: two winners, and 1 against 1 are two pairs', () => {
    expect(pairs(['1,1,1,,,,,420', '1,2,2,,,,,420', '2,1,2,,,,,420', '2,2,1,,,,,420'])).toEqual([
      2,
      '1NS',
      '2NS',
      '1EW',
      '2EW',
    ]);
  });

  test('a pair that plays both directions: one winner', () => {
    expect(pairs(['1,1,2,,,,,420', '1,3,4,,,,,420', '2,4,1,,,,,420', '2,2,3,,,,,420'])).toEqual([
      1,
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  test('no pair that does: two winners', () => {
    expect(pairs(['1,1,11,,,,,420', '1,2,12,,,,,420'])).toEqual([2, '1', '2', '11', '12']);
  });

  test('what is asked for counts', () => {
    expect(pairs(['1,1,11,,,,,420', '1,2,12,,,,,420'], 1)).toEqual([1, '1', '2', '11', '12']);
    expect(pairs(['1,1,5,,,,,420', '1,3,4,,,,,420', '2,2,1,,,,,420'], 2)).toEqual([2, '1', '2', '3', '4', '5']);
  });

  test('two winners asked for: names on both sides as a rule are two pairs, on whichever boards they stand', () => {
    const round = ['1,1,3,,,,,420', '2,2,1,,,,,420', '3,3,2,,,,,420'];
    expect(pairs(round)).toEqual([1, '1', '2', '3']);
    expect(pairs(round, 2)).toEqual([2, '1NS', '2NS', '3NS', '1EW', '2EW', '3EW']);
    expect(pairs(['1,1,1,,,,,420', '2,2,3,,,,,420', '3,4,2,,,,,420'], 2)).toHaveLength(7);
    const slip = ['1,1,2,,,,,420', '1,3,4,,,,,420', '2,1,4,,,,,420', '3,5,5,,,,,420'];
    expect(pairs(slip, 2)).toEqual(['pairAgainstItself']);
  });

  test('the same number in two sections is two pairs', () => {
    expect(pairs(['1,1,2,,,,,420,,,B', '1,1,2,,,,,420,,,A'])).toEqual([2, 'A1', 'A2', 'B1', 'B2']);
  });

  test('a slip in one board of many is a slip, not separate numbers', () => {
    const lines = [
      '1,1,2,,,,,420',
      '1,3,4,,,,,420',
      '2,1,3,,,,,420',
      '2,4,2,,,,,420',
      '3,1,4,,,,,420',
      '3,2,2,,,,,420',
    ];
    expect(pairs(lines)).toEqual(['pairAgainstItself']);
  });
});

describe('problems are named by line and column', () => {
  test.each([
    ['0,1,2,,,,,420', { column: 'board', code: 'board', text: '0' }],
    ['x,1,2,,,,,420', { column: 'board', code: 'board', text: 'x' }],
    [',1,2,,,,,420', { column: 'board', code: 'empty' }],
    ['1,,2,,,,,420', { column: 'ns', code: 'empty' }],
    ['1,1,,,,,,420', { column: 'ew', code: 'empty' }],
    ['1,1,2', { column: null, code: 'noResult' }],
    ['1,1,2,8S,N,10', { column: 'contract', code: 'contract', text: '8S' }],
    ['1,1,2,NP', { column: 'contract', code: 'contract', text: 'NP' }],
    ['1,1,2,4S,,10', { column: 'declarer', code: 'empty' }],
    ['1,1,2,4S,X,10', { column: 'declarer', code: 'declarer', text: 'X' }],
    ['1,1,2,4S,N', { column: 'tricks', code: 'empty' }],
    ['1,1,2,4S,N,14', { column: 'tricks', code: 'tricks', text: '14' }],
    ['1,1,2,4S,N,,+4', { column: 'result', code: 'result', text: '+4' }],
    ['1,1,2,4S,N,,10', { column: 'result', code: 'result', text: '10' }],
    ['1,1,2,4S,N,10,+1', { column: 'result', code: 'tricksDisagree', tricks: 10, result: 11 }],
    ['1,1,2,4S,N,10,,430', { column: 'score', code: 'scoreDisagrees', score: 430, worth: 420 }],
    ['2,1,2,4S,N,10,,420', { column: 'score', code: 'scoreDisagrees', score: 420, worth: 620 }],
    ['1,1,2,4S,E,10,,420', { column: 'score', code: 'scoreDisagrees', score: 420, worth: -420 }],
    ['1,1,2,PASS,,,,100', { column: 'score', code: 'scoreDisagrees', score: 100, worth: 0 }],
    ['1,1,2,PASS,N,9', { column: 'tricks', code: 'tricksOfPass', text: '9' }],
    ['1,1,2,PASS,N,,+1', { column: 'result', code: 'tricksOfPass', text: '+1' }],
    ['1,1,2,4S,N,10,,four', { column: 'score', code: 'score', text: 'four' }],
    ['1,1,2,,,,,415', { column: 'score', code: 'score', text: '415' }],
    ['1,1,2,,,,,A6040', { column: 'score', code: 'score', text: 'A6040' }],
    ['1,1,2,4S,N,10,,,,ZZ', { column: 'lead', code: 'lead', text: 'ZZ' }],
    ['1,1,2,,,,,,A101/0', { column: 'award', code: 'award', text: 'A101/0' }],
    ['1,1,2,,,,,,4sn=', { column: 'award', code: 'award', text: '4sn=' }],
    ['1,1,2,,,,,420,A6040', { column: 'award', code: 'awardBesideResult' }],
    ['1,1,2,,,,,,60%110+30%90', { column: 'award', code: 'weightsDoNotAddUp', sum: { percent: 90 } }],
    ['1,1,2,,,,,,0%110+100%90', { column: 'award', code: 'weighted', text: '0%110+100%90' }],
    ['1,1,2,,,,,,50%115+50%90', { column: 'award', code: 'weighted', text: '50%115+50%90' }],
    [
      '1,1,2,,,,,,20%10+20%20+20%30+20%40+10%50+10%60',
      { column: 'award', code: 'weighted', text: '20%10+20%20+20%30+20%40+10%50+10%60' },
    ],
  ])('%s', (line, problem) => {
    expect(problems([line])).toEqual([{ kind: 'problem', line: 2, ...problem }]);
  });

  test('a pair twice on a board, in either direction', () => {
    expect(problems(['1,1,2,,,,,420', '1,1,3,,,,,450', '1,4,2,,,,,-50'], 1)).toEqual([
      { kind: 'problem', line: 3, column: 'ns', code: 'pairTwice', pair: '1', board: 1, firstLine: 2 },
      { kind: 'problem', line: 4, column: 'ew', code: 'pairTwice', pair: '2', board: 1, firstLine: 2 },
    ]);
    expect(problems(['1,1,2,,,,,420', '1,3,1,,,,,450'], 1)).toEqual([
      { kind: 'problem', line: 3, column: 'ew', code: 'pairTwice', pair: '1', board: 1, firstLine: 2 },
    ]);
  });

  test('in a file that numbers each line from 1, only in the same line', () => {
    expect(problems(['1,1,1,,,,,420', '1,1,2,,,,,450'])).toEqual([
      { kind: 'problem', line: 3, column: 'ns', code: 'pairTwice', pair: '1', board: 1, firstLine: 2 },
    ]);
  });

  test('a pair against itself', () => {
    expect(problems(['1,1,1,,,,,420'], 1)).toEqual([
      { kind: 'problem', line: 2, column: 'ew', code: 'pairAgainstItself', pair: '1' },
    ]);
  });

  test('all of them, in order of the lines', () => {
    const lines = ['1,1,2,8S,N,10', '1,3,4,,,,,420', '0,,4,,,,,7', '1,3,5,,,,,x'];
    expect((problems(lines) as { line: number }[]).map(({ line }) => line)).toEqual([2, 4, 4, 5, 5]);
  });

  test.each([
    ['', { line: 1, column: null, code: 'emptyFile' }],
    ['board,ns,ew,score\n\n', { line: 1, column: null, code: 'noResults' }],
    ['board,ns,score\n1,1,420', { kind: 'problem', line: 1, column: 'ew', code: 'columnMissing' }],
    ['board,ns,ew,tricks\n1,1,2,10', { line: 1, column: null, code: 'resultColumnMissing' }],
    ['board,ns,ew,score,Score\n1,1,2,420,430', { line: 1, column: 'score', code: 'columnTwice' }],
    ['board,ns,ew,score\n1,1,2,"420', { line: 2, column: null, code: 'quoteNotClosed' }],
  ])('%j', (text, problem) => {
    expect(readResultsCsv(text, null)).toEqual({ kind: 'problems', problems: [{ kind: 'problem', ...problem }] });
  });
});

describe('whatever it is given', () => {
  const words = [
    '1',
    '2',
    '3',
    '4S',
    '3NTX',
    'PASS',
    'N',
    'W',
    '10',
    '=',
    '+1',
    '-2',
    '420',
    '-50',
    '415',
    'A6040',
    'NP',
    '67%170+33%140',
    '100%',
    '%',
    'SA',
    '',
    '"',
    "'=",
    'é',
    '\u2212',
    'A',
    '-',
  ];
  const cell = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 6 }));
  const lines = fc.array(fc.array(cell, { maxLength: RESULT_COLUMNS.length + 1 }), { maxLength: 8 });
  const head = fc.oneof(fc.constant(HEAD), fc.constant('board;ns;ew;score'), fc.string());

  test('it answers with results or with problems, never with an exception', () => {
    fc.assert(
      fc.property(
        head,
        lines,
        fc.constantFrom(',', ';'),
        fc.constantFrom(1, 2, null),
        (first, rows, separator, winners) => {
          const text = [first, ...rows.map((row) => row.join(separator))].join('\n');
          const file = readResultsCsv(text, winners);
          const fits =
            file.kind === 'problems'
              ? file.problems.length > 0
              : file.results.every(
                  ({ ns, ew }) => ns !== ew && file.entries[ns] !== undefined && file.entries[ew] !== undefined,
                );
          expect(fits).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

function outcomesOf(text: string) {
  const answer = readResultsCsv(text, null);
  return answer.kind === 'results' ? answer.results.map(({ outcome }) => outcome) : answer.problems;
}

describe('a file with French heads', () => {
  const FRENCH = '1;1;2;4CX;O;9;CR\n1;3;4;3SA;S;10;\n1;5;6;PASSE;;;\n';

  test.each([
    'Étui;NS;EO;Contrat;Déclarant;Levées;Entame\n',
    'étui;ns;eo;contrat;déclarant;levées;entame\n',
    'ETUI;NS;EO;CONTRAT;DECLARANT;LEVEES;ENTAME\n',
  ])('%s has French contracts, declarers and leads', (heads) => {
    expect(outcomesOf(heads + FRENCH)).toEqual([
      {
        kind: 'played',
        contract: { level: 4, strain: 'H', risk: 'X' },
        declarer: 'W',
        tricks: 9,
        lead: { suit: 'H', rank: 'K' },
      },
      { kind: 'played', contract: { level: 3, strain: 'NT', risk: '' }, declarer: 'S', tricks: 10, lead: null },
      { kind: 'passedOut' },
    ]);
  });

  test('an English contract in it is refused, and a French one under English heads', () => {
    expect(outcomesOf('Étui;NS;EO;Contrat;Déclarant;Levées\n1;1;2;3NT;N;9\n')).toMatchObject([
      { code: 'contract', line: 2, column: 'contract', text: '3NT' },
    ]);
    expect(outcomesOf('board;ns;ew;contract;declarer;tricks\n1;1;2;3SA;N;9\n')).toMatchObject([{ code: 'contract' }]);
  });

  test('a column in both languages is there twice', () => {
    expect(outcomesOf('board;Étui;NS;EO;Marque\n1;1;1;2;420\n')).toMatchObject([
      { code: 'columnTwice', column: 'board' },
    ]);
  });
});
