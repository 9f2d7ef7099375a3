import { describe, expect, test } from 'vitest';
import { formatDeal } from '../../../../src/bridge/deal/text.ts';
import { parseBws } from '../../../../src/format/bws/parse.ts';
import { formatOfFile } from '../../../../src/format/formats.ts';
import { BWS } from '../../../../src/format/bws/format.ts';
import { bwsFile, clubEvening, received } from './made.ts';

function eventOf(bytes: Uint8Array) {
  const { events, problems } = parseBws(bytes);
  const [event] = events;
  if (!event) throw new Error(JSON.stringify(problems));
  return { event, problems };
}

describe('an evening of a club, in Jet 3', () => {
  const bytes = clubEvening();
  const { event, problems } = eventOf(bytes);

  test('has its pairs, boards, results and deals', () => {
    expect(problems).toEqual([]);
    expect(event.entries).toHaveLength(20);
    expect(new Set(event.results.map(({ board }) => board)).size).toBe(27);
    expect(event.results).toHaveLength(270);
    expect(event.results.filter(({ outcome }) => outcome.kind !== 'notPlayed')).toHaveLength(264);
    expect(event.deals).toHaveLength(36);
    expect(event.deals.filter(({ doubleDummy }) => doubleDummy)).toHaveLength(36);
    expect(event).toMatchObject({ name: 'Bridge game', date: '2026-01-26', winners: 2 });
    expect(parseBws(bytes).version).toBe('Jet 3');
  });

  test('has two lines, both numbered from 1, with the players of their first seats', () => {
    const lines = (line: string) => event.entries.filter((entry) => entry.line === line).map(({ number }) => number);
    expect(lines('NS')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(lines('EW')).toEqual(lines('NS'));
    expect(event.entries[0]?.players.map(({ name }) => name)).toEqual(['Sue Thorn', 'Katharine Hawthorn']);
    expect(event.entries.every(({ players }) => players.length === 2)).toBe(true);
  });

  test('has its second result and its first deal', () => {
    expect(event.results[1]).toMatchObject({
      at: 2,
      section: '',
      round: 1,
      table: 8,
      board: 4,
      seats: { ns: 7, ew: 17 },
      outcome: { kind: 'played', contract: { level: 4, strain: 'S', risk: '' }, declarer: 'N', tricks: 12, lead: null },
    });
    const [first] = event.deals;
    expect(first && formatDeal(first.deal)).toMatch(/^N:AQT94\.T53\.KQ8\.T9 63\.J98\.J53\.K8654 /);
    expect(first?.doubleDummy?.N).toEqual({ C: 6, D: 12, H: 5, S: 12, NT: 7 });
  });

  test('is known by its bytes, whatever it is called', () => {
    expect(formatOfFile('evening.txt', bytes)).toBe(BWS);
  });
});

describe('results of a made file', () => {
  test.each([
    ['3 NT xx', '-2', 'W', { contract: { level: 3, strain: 'NT', risk: 'XX' }, declarer: 'W', tricks: 7 }],
    ['2 D x', '+1', 'E', { contract: { level: 2, strain: 'D', risk: 'X' }, declarer: 'E', tricks: 9 }],
    ['PASS', '', '', { kind: 'passedOut' }],
  ])('%s %s by %s', (Contract, Result, seat, outcome) => {
    const { event } = eventOf(bwsFile({ ReceivedData: [received(1, { Contract, Result, 'NS/EW': seat })] }));
    expect(event.results).toMatchObject([{ outcome }]);
  });

  test.each([
    ['Not played', { kind: 'notPlayed' }],
    ['60%-40%', { kind: 'award', ns: 60, ew: 40 }],
    [' 50 % - 0 %', { kind: 'award', ns: 50, ew: 0 }],
  ])('the remark %s stands for a result, with or without a contract', (Remarks, outcome) => {
    const empty = { Contract: '', Result: '', Remarks };
    const { event } = eventOf(bwsFile({ ReceivedData: [received(1, empty), received(2, { Board: 2, Remarks })] }));
    expect(event.results).toMatchObject([
      { outcome, note: '' },
      { outcome, note: '' },
    ]);
  });

  test('a lead is read, a remark that is no result stays a note', () => {
    const { event } = eventOf(bwsFile({ ReceivedData: [received(1, { LeadCard: 'D10', Remarks: 'Claim' })] }));
    expect(event.results).toMatchObject([{ outcome: { lead: { suit: 'D', rank: 'T' } }, note: 'Claim' }]);
  });

  test('of several rows of a line the last one counts, by the numbers that the server gave', () => {
    const rows = [received(3, { Result: '-1' }), received(1), received(2, { Result: '+1' }), received(4, { Board: 2 })];
    const { event, problems } = eventOf(bwsFile({ ReceivedData: rows }));
    expect(problems).toEqual([]);
    expect(event.results).toMatchObject([
      { board: 1, at: 1, outcome: { tricks: 9 } },
      { board: 2, at: 4 },
    ]);
  });

  test('a line whose last row is erased has no result, until another row comes', () => {
    const erased = [received(1, { Erased: true }), received(2, { Board: 2 }), received(3, { Board: 2, Erased: true })];
    expect(eventOf(bwsFile({ ReceivedData: erased })).event.results).toEqual([]);
    const again = [...erased, received(4, { Result: '-1' })];
    expect(eventOf(bwsFile({ ReceivedData: again })).event.results).toMatchObject([{ board: 1, at: 4 }]);
  });

  test('rows that make no sense are named, the others stay', () => {
    const rows = [
      received(1, { Contract: '8 S' }),
      received(2, { Contract: '' }),
      received(3, { Result: '+9' }),
      received(4, { 'NS/EW': 'X' }),
      received(5, { Board: 0 }),
      received(6, { PairEW: null }),
      received(7, { Board: 2 }),
    ];
    const { event, problems } = eventOf(bwsFile({ ReceivedData: rows }));
    expect(problems.map(({ code, line, board, text }) => [code, line, board, text])).toEqual([
      ['contract', 1, 1, '8 S'],
      ['contract', 2, 1, ''],
      ['result', 3, 1, '+9'],
      ['declarer', 4, 1, 'X'],
      ['line', 5, null, '1 1 1 0'],
      ['pairs', 6, 1, '1 ?'],
    ]);
    expect(event.results).toMatchObject([{ board: 2 }]);
  });
});

describe('who played', () => {
  const RoundData = [
    { Section: 1, Table: 1, Round: 1, NSPair: 1, EWPair: 4, LowBoard: 1, HighBoard: 2 },
    { Section: 1, Table: 2, Round: 1, NSPair: 2, EWPair: 3, LowBoard: 1, HighBoard: 2 },
    { Section: 1, Table: 1, Round: 2, NSPair: 2, EWPair: 4, LowBoard: 3, HighBoard: 4 },
    { Section: 1, Table: 2, Round: 2, NSPair: 0, EWPair: 1, LowBoard: 3, HighBoard: 4 },
  ];

  test('pairs that change sides have one number each, and their first seats', () => {
    const PlayerNumbers = [
      { Section: 1, Table: 1, Direction: 'W', Number: '12', Name: '', Round: 0 },
      { Section: 1, Table: 1, Direction: 'E', Number: '11', Name: 'Chloë Œuvrard', Round: 0 },
      { Section: 1, Table: 2, Direction: 'N', Number: '0', Name: 'Zoë', Round: 1 },
    ];
    const PlayerNames = [
      { ID: 11, Name: 'Somebody Else', strID: '11' },
      { ID: 12, Name: 'Ďáblík', strID: '12' },
    ];
    const { event } = eventOf(bwsFile({ RoundData, PlayerNumbers, PlayerNames }));
    expect(event.winners).toBeNull();
    expect(event.entries.map(({ number, line, players }) => [number, line, players])).toEqual([
      ['1', null, []],
      ['2', null, [{ name: 'Zoë', numbers: {} }]],
      ['3', null, []],
      [
        '4',
        null,
        [
          { name: 'Chloë Œuvrard', numbers: { national: '11' } },
          { name: 'Ďáblík', numbers: { national: '12' } },
        ],
      ],
    ]);
  });

  test.each([
    ['sat the other way round for a board', { PairNS: 4, PairEW: 1 }],
    ['typed the number of another pair', { PairNS: 3, PairEW: 4 }],
  ])('pairs that %s are no two lines', (_, row) => {
    const ReceivedData = [
      received(1, { PairNS: 1, PairEW: 4 }),
      received(2, { Board: 2, ...row }),
      received(3, { Table: 2, PairNS: 2, PairEW: 3 }),
    ];
    const { event } = eventOf(bwsFile({ RoundData, ReceivedData }));
    expect(event.winners).toBeNull();
    expect(event.entries.map(({ number, line }) => [number, line])).toEqual([
      ['1', null],
      ['2', null],
      ['3', null],
      ['4', null],
    ]);
    expect(event.results[1]?.seats).toEqual({ ns: row.PairNS - 1, ew: row.PairEW - 1 });
  });

  test('a pair of one line that sat in the other for a board is no further pair there', () => {
    const Section = [{ ID: 1, Letter: 'A', Session: 1, Winners: 2 }];
    const ReceivedData = [
      received(1, { PairNS: 1, PairEW: 4 }),
      received(2, { Board: 2, PairNS: 4, PairEW: 1 }),
      received(3, { Table: 3, PairNS: 8, PairEW: 9 }),
    ];
    const { event } = eventOf(bwsFile({ Section, RoundData: RoundData.slice(0, 2), ReceivedData }));
    expect(event.entries.map(({ number, line }) => `${line} ${number}`)).toEqual([
      'NS 1',
      'NS 2',
      'NS 8',
      'EW 3',
      'EW 4',
      'EW 9',
    ]);
    expect(event.results.map(({ seats }) => seats)).toEqual([
      { ns: 0, ew: 4 },
      { ns: 4, ew: 0 },
      { ns: 2, ew: 5 },
    ]);
  });

  test('without a movement a pair that sat the other way round for a board is one pair', () => {
    const ReceivedData = [received(1), received(2, { Board: 2, PairNS: 2, PairEW: 1 })];
    expect(eventOf(bwsFile({ ReceivedData })).event.entries).toHaveLength(2);
    const twice = [received(1), received(2, { Table: 2, PairNS: 2, PairEW: 1 })];
    expect(eventOf(bwsFile({ ReceivedData: twice })).event.entries).toHaveLength(4);
  });

  test('sections have their letters and sessions; a result of a section without a row is kept', () => {
    const Section = [
      { ID: 1, Letter: 'A  ', Session: 1, Winners: 2 },
      { ID: 2, Letter: 'B  ', Session: 4, Winners: 1 },
    ];
    const ReceivedData = [received(1), received(2, { Section: 2 }), received(3, { Section: 9 })];
    const { event } = eventOf(bwsFile({ Section, ReceivedData }));
    expect(event.results.map(({ section, session, seats }) => [section, session, seats])).toEqual([
      ['A', 1, { ns: 0, ew: 1 }],
      ['B', 2, { ns: 2, ew: 3 }],
      ['9', 1, { ns: 4, ew: 5 }],
    ]);
    expect(event.entries.map(({ section, number, line }) => `${section}${number}${line ?? ''}`)).toEqual([
      'A1NS',
      'A2EW',
      'B1',
      'B2',
      '91',
      '92',
    ]);
  });
});

describe('the movement', () => {
  const RoundData = [
    { Section: 1, Table: 1, Round: 1, NSPair: 1, EWPair: 4, LowBoard: 1, HighBoard: 2 },
    { Section: 1, Table: 2, Round: 1, NSPair: 2, EWPair: 3, LowBoard: 3, HighBoard: 4, CustomBoards: '3, 4,9' },
    { Section: 1, Table: 2, Round: 2, NSPair: 0, EWPair: 1, LowBoard: 0, HighBoard: 0 },
  ];

  test('is read with the boards of each table, whether they are played or not', () => {
    const { event } = eventOf(bwsFile({ RoundData, ReceivedData: [received(1, { PairEW: 4 })] }));
    expect(event.schedule?.map(({ round, table, seats, boards }) => [round, table, seats, boards])).toEqual([
      [1, 1, { ns: 0, ew: 3 }, [1, 2]],
      [1, 2, { ns: 1, ew: 2 }, [3, 4, 9]],
      [2, 2, { ns: null, ew: 0 }, []],
    ]);
  });

  test('seats nobody in the place of a missing pair, unless it plays', () => {
    const Section = [{ ID: 1, Letter: 'A', Session: 1, MissingPair: 3 }];
    const seatsIn = (rows: Parameters<typeof bwsFile>[0]) =>
      eventOf(bwsFile({ Section, RoundData, ...rows })).event.schedule?.[1]?.seats;
    expect(seatsIn({})).toEqual({ ns: 1, ew: null });
    expect(seatsIn({ ReceivedData: [received(1, { Table: 2, PairNS: 2, PairEW: 3 })] })).toEqual({ ns: 1, ew: 2 });
  });

  test('has a row once, as it was last written; one that makes no sense is named', () => {
    const [first = {}] = RoundData;
    const rows = [...RoundData, { ...first, EWPair: 3 }, { ...first, Round: 5, HighBoard: 0 }, { ...first, Table: 0 }];
    const { event, problems } = eventOf(bwsFile({ RoundData: rows }));
    expect(event.schedule).toHaveLength(3);
    expect(event.schedule?.at(-1)).toMatchObject({ round: 1, table: 1, seats: { ns: 0, ew: 2 } });
    expect(problems.map(({ code, line, text }) => [code, line, text])).toEqual([
      ['meeting', 5, '1 1 5 1 0 -'],
      ['meeting', 6, '1 0 1 1 2 -'],
    ]);
  });
});

/** The rows of PlayerNumbers where these numbers sit North, East, South and West in a round at a table. */
function seatsOf(rows: readonly (readonly [round: number, table: number, numbers: readonly string[]])[]) {
  return rows.flatMap(([Round, Table, numbers]) =>
    numbers.map((Number, seat) => ({ Section: 1, Table, Round, Direction: 'NESW'.charAt(seat), Number })),
  );
}

describe('an individual without columns of its own', () => {
  const PLAYERS = [
    [1, 1, ['11', '12', '13', '14']],
    [1, 2, ['21', '22', '23', '24']],
    [2, 1, ['11', '22', '13', '24']],
    [2, 2, ['12', '21', '14', '23']],
    [3, 1, ['11', '13', '21', '23']],
    [3, 2, ['12', '14', '22', '24']],
  ] as const;
  const RoundData = PLAYERS.map(([Round, Table]) => {
    return { Section: 1, Table, Round, NSPair: Table, EWPair: Table + 2, LowBoard: Round, HighBoard: Round };
  });
  const ReceivedData = PLAYERS.map(([Round, Table], index) => {
    return received(index + 1, { Round, Table, Board: Round, PairNS: Table, PairEW: Table + 2 });
  });
  const PlayerNames = [{ ID: 22, Name: 'Zoë', strID: '22' }];

  test('is one where the numbers that were typed in each round change partners', () => {
    const { event } = eventOf(bwsFile({ RoundData, ReceivedData, PlayerNames, PlayerNumbers: seatsOf(PLAYERS) }));
    expect(event.ranks).toBe('player');
    expect(event.entries.map(({ number, players }) => [number, players[0]?.numbers['national']])).toEqual(
      ['11', '12', '13', '14', '21', '22', '23', '24'].map((number, index) => [String(index + 1), number]),
    );
    expect(event.entries[5]?.players).toEqual([{ name: 'Zoë', numbers: { national: '22' } }]);
    expect(event.results[2]?.seats).toEqual({ N: 0, E: 5, S: 2, W: 7 });
    expect(event.schedule).toHaveLength(6);
  });

  test.each([
    [
      'pairs that type their numbers in every round',
      PLAYERS.map(([round, table]) => [round, table, PLAYERS[table - 1]?.[2] ?? []] as const),
    ],
    ['a round whose numbers nobody typed', PLAYERS.slice(0, 4)],
    ['numbers of the first round alone', PLAYERS.slice(0, 2)],
  ])('%s: pairs play', (_, rows) => {
    const { event } = eventOf(bwsFile({ RoundData, ReceivedData, PlayerNumbers: seatsOf(rows) }));
    expect(event.ranks).toBe('pair');
    expect(event.entries).toHaveLength(4);
  });

  test('a substitute makes no individual of pairs', () => {
    const rows = PLAYERS.map(([round, table], index) => {
      const [n = '', ...others] = PLAYERS[table - 1]?.[2] ?? [];
      return [round, table, [index > 3 ? `9${n}` : n, ...others]] as const;
    });
    expect(eventOf(bwsFile({ RoundData, ReceivedData, PlayerNumbers: seatsOf(rows) })).event.ranks).toBe('pair');
  });
});

test('hands that are no deal are named; a row without cards is none', () => {
  const HandRecord = [
    { Section: 1, Board: 1 },
    { Section: 1, Board: 2, NorthSpades: 'AKQ' },
  ];
  const { event, problems } = eventOf(bwsFile({ HandRecord }));
  expect(event.deals).toEqual([]);
  expect(problems).toMatchObject([{ code: 'hands', line: 2, board: 2 }]);
});

test('a file that was cut is never taken for a whole one', () => {
  const ReceivedData = Array.from({ length: 60 }, (_, index) => received(index + 1, { Board: index + 1 }));
  const whole = bwsFile({ ReceivedData });
  const pages = Array.from({ length: Math.floor(whole.length / 4096) }, (_, page) => page);
  const cuts = pages.map((page) => parseBws(whole.subarray(0, page * 4096)));
  const codes = cuts.map((cut) => cut.problems[0]?.code ?? `${cut.events[0]?.results.length} results`);
  // Indexes stand last, and are not needed to read.
  expect(new Set(codes)).toEqual(new Set(['noDatabase', 'damaged', '60 results']));
  const evening = clubEvening();
  const { events, problems } = parseBws(evening.subarray(0, -2048));
  const left = events[0]?.results.length ?? 0;
  expect(left).toBeLessThan(270);
  expect(problems.map(({ code, text }) => `${code} ${text}`)).toEqual([
    'cutShort 1104',
    `damagedRows ReceivedData ${left}/270`,
  ]);
  // The movement stands first: what was played is said to be missing, and not taken for unplayed.
  const half = parseBws(evening.subarray(0, evening.length / 2));
  expect(half.events[0]).toMatchObject({ results: [] });
  expect(half.problems.map(({ code, text }) => `${code} ${text}`)).toEqual([
    'cutShort 553',
    'damagedRows ReceivedData 0/270,HandRecord 0/36,HandEvaluation 0/36',
  ]);
});

test('bytes that are no such file are refused whole', () => {
  expect(parseBws(new Uint8Array())).toMatchObject({ events: [], problems: [{ code: 'noDatabase' }] });
  const accdb = bwsFile({});
  accdb[0x14] = 2;
  expect(parseBws(accdb).problems).toMatchObject([{ code: 'newerDatabase' }]);
  const masked = bwsFile({});
  masked[0x3e] = (masked[0x3e] ?? 0) ^ 0xff;
  expect(parseBws(masked).problems).toMatchObject([{ code: 'encrypted' }]);
  expect(parseBws(bwsFile({}).subarray(0, 5000)).problems).toMatchObject([{ code: 'damaged' }]);
});
