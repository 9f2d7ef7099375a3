import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDeal } from '../../../../src/bridge/deal/text.ts';
import type { FileResult, TournamentEvent } from '../../../../src/format/event/event.ts';
import { PBN } from '../../../../src/format/pbn/pbn.ts';
import { parsePbn } from '../../../../src/format/pbn/parse.ts';
import { makePbn } from '../../../../src/format/pbn/make.ts';
import { anyPairsEvent } from '../event/any-event.ts';

const SAMPLES = path.join(import.meta.dirname, '../../../data/formats');
const DEAL = 'N:KJ542.A643.T93.J 8.KJ85.K8765.T62 AQ9.QT.AQ.K98754 T763.972.J42.AQ3';

function sample(name: string) {
  return parsePbn(readFileSync(path.join(SAMPLES, name)));
}

function parse(text: string) {
  const { events, problems, version } = parsePbn(Buffer.from(text));
  return { event: events[0], problems, version };
}

function onLineOne(result: FileResult): FileResult {
  return { ...result, at: 1 };
}

function counts(event: TournamentEvent | undefined) {
  const { entries = [], results = [], deals = [] } = event ?? {};
  const boards = new Set(results.map(({ board }) => board)).size;
  return [entries.length, boards, results.length, deals.length, deals.filter((one) => one.doubleDummy).length];
}

describe('files of other programs', () => {
  test.each([
    ['pbn-bigdeal-ps.pbn', '1.0', [0, 0, 0, 32, 0]],
    ['pbn-bridgecomposer-hands.pbn', '2.1', [0, 0, 0, 36, 36]],
    ['pbn-deal-convert.pbn', null, [0, 0, 0, 16, 16]],
  ])('%s', (name, version, expected) => {
    const file = sample(name);
    expect(file.problems).toEqual([]);
    expect([file.version, counts(file.events[0])]).toEqual([version, expected]);
  });

  test('BridgeComposer: a pair is section, direction and number; three scores differ from their contracts', () => {
    const { events, problems } = sample('pbn-bridgecomposer-club-game.pbn');
    const [event] = events;
    expect(counts(event)).toEqual([8, 2, 8, 2, 2]);
    expect(event).toMatchObject({ name: 'Placeholder Monday Pairs', date: '2026-03-09', winners: 2 });
    expect(event?.entries[0]).toMatchObject({
      number: '1',
      section: 'A',
      line: 'NS',
      players: [{ name: 'Alfa' }, { name: 'Bravo' }],
    });
    // West and East are not vulnerable on board 2, and the file scores them as if they were.
    expect(problems.map(({ code, line, text }) => [code, line, text])).toEqual([
      ['score-disagrees', 153, '-620'],
      ['score-disagrees', 154, '500'],
      ['score-disagrees', 155, '-650'],
    ]);
    expect(event?.results.map(({ outcome }) => outcome.kind)).toEqual([
      'played',
      'played',
      'passedOut',
      'played',
      'played',
      'score',
      'score',
      'score',
    ]);
    expect(event?.deals[0]).toMatchObject({ par: 'N 4H+1 +450', doubleDummy: { N: { NT: 9, H: 11 }, W: { C: 6 } } });
  });

  test('the figures of a deal, whichever tag has them', () => {
    const tags = ['[DoubleDummyTricks "63456634567a9867a986"]', '[Ability "N:63456 E:7A986 S:63456 W:7A986"]'];
    for (const tag of tags) {
      const [deal] = parse(`[Board "1"]\n[Deal "${DEAL}"]\n${tag}\n[Minimax "4SXW-420"]`).event?.deals ?? [];
      expect(deal?.doubleDummy).toEqual({
        N: { NT: 6, S: 3, H: 4, D: 5, C: 6 },
        E: { NT: 7, S: 10, H: 9, D: 8, C: 6 },
        S: { NT: 6, S: 3, H: 4, D: 5, C: 6 },
        W: { NT: 7, S: 10, H: 9, D: 8, C: 6 },
      });
      expect(deal?.par).toBeNull();
    }
  });
});

const TABLE =
  '[ScoreTable "Table\\2R;Round\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Lead\\3L;Score_NS\\6R;Score_EW\\6R;MP_NS\\4R;MP_EW\\4R;Names_NS\\12L;Names_EW\\12L"]';
const board = (rows: readonly string[], table = TABLE) => `[Board "1"]\n${table}\n${rows.join('\n')}\n`;

describe('a table of scores', () => {
  test('has values wider than declared, in quotation marks, and a dash for nothing', () => {
    const { event, problems } = parse(
      board([
        ' 9  1 24  8 3N   W  6 H7   "150"      - 40.0  2.0 "Ann A. - Bob B." Cyd-Dan',
        '10  1  3  4 PASS -  - -        -      -  1.5  1,5 - -',
        '11  1 100 5 -    -  - -        -  "50"    -     - - -',
        '12  1  6  7 -    -  - -        -      -    -     - - -',
      ]),
    );
    expect(problems).toEqual([]);
    expect(event?.entries.map(({ number }) => number)).toEqual(['3', '4', '5', '6', '7', '8', '24', '100']);
    expect(event?.results).toMatchObject([
      {
        at: 3,
        table: 9,
        round: 1,
        seats: { ns: 6, ew: 5 },
        nsPoints: '40.0',
        outcome: { kind: 'played', declarer: 'W', tricks: 6, lead: { suit: 'H', rank: '7' } },
      },
      { outcome: { kind: 'passedOut' }, ewPoints: '1.5' },
      { outcome: { kind: 'score', score: -50 }, nsPoints: null },
      { outcome: { kind: 'notPlayed' } },
    ]);
    expect(event?.entries[6]?.players.map(({ name }) => name)).toEqual(['Ann A.', 'Bob B.']);
  });

  test('has names with blanks by their widths, and blank cells by theirs', () => {
    const narrow =
      '[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Names_NS\\11L;Names_EW"]';
    const { event } = parse(
      board([' 1  2 4S   N 10 Ann Lee-Bob Cyd Elm-Dan', ' 3  4 4S   N 10 Eve-Fay     Gil Oak-Hal'], narrow),
    );
    expect(event?.entries.map(({ players }) => players.map(({ name }) => name).join('/'))).toEqual([
      'Ann Lee/Bob',
      'Cyd Elm/Dan',
      'Eve/Fay',
      'Gil Oak/Hal',
    ]);
    const blank = '[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Score_NS\\4R"]';
    const [result] = parse(board([' 1  2           -100'], blank)).event?.results ?? [];
    expect(result).toMatchObject({ outcome: { kind: 'score', score: -100 } });
  });

  test('keeps the score where the contract is in doubt, and says so', () => {
    const { event, problems } = parse(
      board([
        '1 1 1 2 4Q N 10 - 420 - - - - -',
        '2 1 3 4 4S X 10 - 420 - - - - -',
        '3 1 5 6 4S N 14 - 420 - - - - -',
        '4 1 7 8 4S N 10 - 620 - - - - -',
        '5 1 9 10 4Q N 10 - - - - - - -',
      ]),
    );
    expect(problems.map(({ code, line, text, board: of }) => [code, line, text, of])).toEqual([
      ['contract-unreadable', 3, '4Q', 1],
      ['declarer-unreadable', 4, 'X', 1],
      ['tricks-unreadable', 5, '14', 1],
      ['score-disagrees', 6, '620', 1],
      ['contract-unreadable', 7, '4Q', 1],
    ]);
    expect(event?.results.map(({ outcome }) => outcome)).toEqual(
      [420, 420, 420, 620].map((score) => ({ kind: 'score', score })),
    );
  });

  test('tells pairs of equal numbers apart by line, and by section', () => {
    const sections = '[ScoreTable "Section;PairId_NS;PairId_EW;Score_NS"]';
    const { event } = parse(board(['A 1 1 420', 'A 2 2 50', 'B 1 1 -50'], sections));
    expect(event?.entries.map(({ section, line, number }) => section + line + number)).toEqual([
      'ANS1',
      'ANS2',
      'BNS1',
      'AEW1',
      'AEW2',
      'BEW1',
    ]);
  });
});

describe('games without a table', () => {
  test('are results where they have contract and result; # and ## repeat a tag', () => {
    const { event, problems } = parse(
      [
        '[Event "##Tuesday"]',
        '[Board "1"]',
        '[Declarer "N"]',
        '[Contract "4S"]',
        '[Result "10"]',
        '[Score "NS 420"]',
        '',
        '[Board "#"]',
        '[Declarer "^W"]',
        '[Contract "3NTX"]',
        '[Result "EW 8"]',
        '[Score "EW -100"]',
        '',
        '[Board "2"]',
        '[Contract "Pass"]',
        '[Result ""]',
        '',
        '[Board "3"]',
        '[Contract "2H"]',
        '[Result "?"]',
        '',
        '[Contract "2H"]',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(event?.name).toBe('Tuesday');
    expect(event?.results.map((one) => [one.board, one.outcome.kind, one.seats])).toEqual([
      [1, 'played', null],
      [1, 'played', null],
      [2, 'passedOut', null],
    ]);
  });
});

describe('a ranking', () => {
  const head = '[TotalScoreTable "Rank\\2R;PairId\\2R;Direction\\5R;TotalScoreMP\\6R;TotalPercentage\\5R;Names\\20L"]';

  test('has its IMPs as numbers, with a plus or without', () => {
    const imps = '[TotalScoreTable "Rank\\2R;PairId\\2R;TotalScoreIMP\\6R"]';
    const { event } = parse(`[Board "1"]\n${imps}\n1 4 +12.50\n2 3 0\n3 1 -12,5`);
    expect(event?.ranking.map(({ total }) => total)).toEqual(['12.50', '0', '-12.5']);
  });

  test('of one winner has no lines; ties share a place', () => {
    const rows = [
      ' 1 4 "N-S" 30 60.00 "A - B"',
      ' 2 3 "E-W" 25 50.00 "C - D"',
      ' 2= 2 "N-S" 25 50.00 X-Y',
      ' 4 1 "E-W" 20 40,00 -',
    ];
    const { event } = parse(`[Board "1"]\n${head}\n${rows.join('\n')}`);
    expect(
      event?.ranking.map(({ entry, place, tied, percentage, total }) => [
        event.entries[entry]?.number,
        event.entries[entry]?.line,
        place,
        tied,
        percentage,
        total,
      ]),
    ).toEqual([
      ['4', null, 1, false, '60.00', '30'],
      ['3', null, 2, true, '50.00', '25'],
      ['2', null, 2, true, '50.00', '25'],
      ['1', null, 4, false, '40.00', '20'],
    ]);
  });

  test('of two has places in each', () => {
    const rows = ['1 1 N-S 30 60 -', '2 2 N-S 20 40 -', '1 4 E-W 27 54 -', '2 3 E-W 23 46 -', 'x 5 E-W - - -'];
    const { event, problems } = parse(`[Board "1"]\n${head}\n${rows.join('\n')}`);
    expect(event?.winners).toBe(2);
    expect(event?.ranking.map(({ entry, place, tied }) => [event.entries[entry]?.line, place, tied])).toEqual([
      ['NS', 1, false],
      ['NS', 2, false],
      ['EW', 1, false],
      ['EW', 2, false],
    ]);
    expect(problems).toMatchObject([{ code: 'rank-unreadable', line: 7, text: 'x' }]);
  });
});

describe('what is wrong is located, and the rest stays', () => {
  const good = `[Board "9"]\n[Deal "${DEAL}"]\n`;
  test.each([
    [
      'a card twice',
      `[Board "1"]\n[Deal "${DEAL.replace('KJ542', 'KJ548')}"]\n\n`,
      { code: 'card-twice', line: 2, board: 1, text: 'S8' },
    ],
    [
      'twelve cards',
      `[Board "1"]\n[Deal "${DEAL.replace('KJ542', 'KJ54')}"]\n\n`,
      { code: 'hand-size', line: 2, board: 1, text: 'N' },
    ],
    [
      'two hands alone',
      `[Board "1"]\n[Deal "N:KJ542.A643.T93.J 8.KJ85.K8765.T62 - -"]\n\n`,
      { code: 'deal-form', line: 2 },
    ],
    ['no board', `[Deal "${DEAL}"]\n\n`, { code: 'board-missing', line: 1 }],
    ['a board that is none', `[Board "A"]\n[Deal "${DEAL}"]\n\n`, { code: 'board-number', line: 1, text: 'A' }],
    ['a broken tag', `[Dealer N]\n[Board "1"]\n[Deal "${DEAL}"]\n\n`, { code: 'tag-broken', line: 1, text: 'Dealer' }],
    ['another dealer', `[Board "1"]\n[Dealer "S"]\n[Deal "${DEAL}"]\n\n`, { code: 'dealer', line: 2, text: 'S' }],
    ['another vulnerability', `[Board "1"]\n[Vulnerable "All"]\n[Deal "${DEAL}"]\n\n`, { code: 'vulnerable', line: 2 }],
    [
      'figures that are none',
      `[Board "1"]\n[DoubleDummyTricks "12g"]\n[Deal "${DEAL}"]\n\n`,
      { code: 'double-dummy', line: 2, text: '12g' },
    ],
  ])('%s', (_, wrong, problem) => {
    const { event, problems } = parse(wrong + good);
    expect(problems).toMatchObject([problem]);
    expect(event?.deals.at(-1)?.board).toBe(9);
  });

  test('an open comment, and a file with nothing', () => {
    const long = `[TotalScoreTable "Rank;PairId"]\n${'1 7\n'.repeat(5001)}`;
    expect(parse(`${good}${long}`).problems).toMatchObject([{ code: 'table-too-long', text: 'TotalScoreTable' }]);
    expect(parse(`${good}{ [Board "3"]`).problems).toMatchObject([{ code: 'comment-open', line: 3 }]);
    expect(parse('[Event "x"]')).toMatchObject({ event: undefined, problems: [{ code: 'nothing-found', line: 1 }] });
  });

  test('hands that are all unknown are no fault', () => {
    expect(parse(`[Board "1"]\n[Deal "N:- - - -"]\n\n${good}`)).toMatchObject({ problems: [] });
  });
});

describe('what is written is read again', () => {
  test('pairs, results, ranking, deals and figures of any event', () => {
    fc.assert(
      fc.property(anyPairsEvent, (event) => {
        const { events, problems } = parsePbn(makePbn(event));
        const [again] = events;
        expect(problems).toEqual([]);
        expect(again?.results.map(onLineOne)).toEqual(event.results);
        expect(again?.deals.map((one) => [one.board, formatDeal(one.deal), one.doubleDummy, one.par])).toEqual(
          event.deals.map((one) => [one.board, formatDeal(one.deal), one.doubleDummy, one.par]),
        );
        expect(again?.ranking).toEqual(event.ranking);
        expect(again?.entries.map(({ number, line }) => [number, line])).toEqual(
          event.entries.map(({ number, line }) => [number, line]),
        );
        expect([again?.winners, again?.method, again?.date]).toEqual([2, 'matchpoints', '2026-11-24']);
      }),
      { numRuns: 60 },
    );
  });

  test('boards with several deals, none of them lost', () => {
    const { events } = sample('pbn-bigdeal-ps.pbn');
    const [event] = events;
    const boards = event?.deals.map((one) => ({ ...one, board: 1 + (one.board % 2) })) ?? [];
    const [again] = event ? parsePbn(makePbn({ ...event, deals: boards })).events : [];
    expect(again?.deals).toHaveLength(32);
  });

  test('it begins as PBN does, with every tag of the export format', () => {
    const text = Buffer.from(makePbn(sample('pbn-deal-convert.pbn').events[0]!)).toString();
    const [first = ''] = text.split('\r\n\r\n').slice(1);
    expect(text.startsWith('% PBN 2.1\r\n% EXPORT\r\n')).toBe(true);
    expect(
      first
        .split('\r\n')
        .slice(0, 15)
        .map((line) => line.slice(1).split(' ')[0]),
    ).toEqual([
      'Event',
      'Site',
      'Date',
      'Board',
      'West',
      'North',
      'East',
      'South',
      'Dealer',
      'Vulnerable',
      'Deal',
      'Scoring',
      'Declarer',
      'Contract',
      'Result',
    ]);
    expect(PBN.isLikely(Buffer.from(text))).toBe(true);
  });
});
