import { describe, expect, test } from 'vitest';
import type { TournamentEvent } from '../../../../src/format/event/event.ts';
import { FORMATS, formatOfFile } from '../../../../src/format/formats.ts';
import { parseUsebio } from '../../../../src/format/usebio/parse.ts';
import { fileFaultSentence } from '../../../../src/language/files/formats.ts';

/** A file of two pairs and one board. */
function fileOf(
  lines: string,
  more: { readonly event?: string; readonly pairs?: string; readonly after?: string } = {},
) {
  const pairs = more.pairs ?? pair('1') + pair('2');
  return `<USEBIO Version="1.2">\n<EVENT EVENT_TYPE="PAIRS">${more.event ?? ''}<PARTICIPANTS>${pairs}</PARTICIPANTS>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${lines}</BOARD></EVENT>${more.after ?? ''}</USEBIO>`;
}

function pair(number: string, more = '') {
  return `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER>${more}</PAIR>`;
}

function line(fields: string, ns = '1', ew = '2') {
  return `\n<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>${fields}</TRAVELLER_LINE>`;
}

function read(text: string) {
  const { events, problems } = parseUsebio(Buffer.from(text));
  const [event] = events;
  if (!event) throw new Error(problems[0]?.code);
  return { event, problems: problems.map(({ code, line: at }) => [code, at]) };
}

function outcome(fields: string) {
  const { event, problems } = read(fileOf(line(fields)));
  return { ...event.results[0]?.outcome, problems };
}

const team = (number: string) =>
  `<TEAM TEAM_ID = "${number}"><PLAYER><PLAYER_NAME>P${number}</PLAYER_NAME></PLAYER></TEAM>`;
const match = (first: string, second: string, imps: string) =>
  `<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>${first}</TEAM><OPPOSING_TEAM>${second}</OPPOSING_TEAM><TEAM_SCORE>12</TEAM_SCORE>
  <BOARD><BOARD_NUMBER>5</BOARD_NUMBER><IMPS>${imps}</IMPS>
  <TRAVELLER_LINE><DIRECTION>NS</DIRECTION><SCORE>420</SCORE></TRAVELLER_LINE>
  <TRAVELLER_LINE><DIRECTION>EW</DIRECTION><SCORE>170</SCORE></TRAVELLER_LINE></BOARD></MATCH>`;

const handset = (own: readonly string[]) =>
  `<BOARD>\n<BOARD_NUMBER>1</BOARD_NUMBER>${own
    .map((hand, place) => {
      const [spades, hearts, diamonds, clubs] = hand.split(' ');
      const direction = ['North', 'East', 'South', 'West'][place];
      return `<HAND><DIRECTION>${direction}</DIRECTION><CLUBS>${clubs}</CLUBS><DIAMONDS>${diamonds}</DIAMONDS><HEARTS>${hearts}</HEARTS><SPADES>${spades}</SPADES></HAND>`;
    })
    .join('')}</BOARD>`;

const withHands = (own: readonly string[]) => read(fileOf('', { after: `<HANDSET>${handset(own)}</HANDSET>` }));

const section = (name: string) =>
  `<SECTION SECTION_ID="${name}"><PARTICIPANTS>${pair('1') + pair('2')}</PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${line('<SCORE>50</SCORE>')}</BOARD></SECTION>`;
const inSession = (sections: string) => read(`<USEBIO><EVENT><SESSION>${sections}</SESSION></EVENT></USEBIO>`).event;

describe('a traveller line', () => {
  const game = '<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY>';
  test.each([
    ['4Sx', '<CONTRACT>4Sx</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS><SCORE>-100</SCORE>'],
    ['4SX', '<CONTRACT>4SX</CONTRACT><PLAYED_BY>North</PLAYED_BY><TRICKS>9</TRICKS><SCORE>-100.0</SCORE>'],
    ['a minus sign', '<CONTRACT>4S*</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>09</TRICKS><SCORE>−100</SCORE>'],
    ['tricks that follow from the score', '<CONTRACT>4SX</CONTRACT><PLAYED_BY>N</PLAYED_BY><SCORE>-100</SCORE>'],
  ])('has a contract: %s', (_, fields) => {
    const contract = { level: 4, strain: 'S', risk: 'X' };
    expect(outcome(fields)).toMatchObject({ kind: 'played', contract, declarer: 'N', tricks: 9, problems: [] });
  });

  test.each([
    ['SA', { suit: 'S', rank: 'A' }],
    ['AS', { suit: 'S', rank: 'A' }],
    ['D10', { suit: 'D', rank: 'T' }],
    ['TD', { suit: 'D', rank: 'T' }],
    ['-', null],
  ])('has a lead: %s', (lead, card) => {
    const fields = `<CONTRACT>3N</CONTRACT><PLAYED_BY>E</PLAYED_BY><LEAD>${lead}</LEAD><TRICKS>9</TRICKS><SCORE>-400</SCORE>`;
    expect(outcome(fields)).toMatchObject({ lead: card, contract: { level: 3, strain: 'NT' }, problems: [] });
  });

  test.each([
    ['<CONTRACT>PASS</CONTRACT><SCORE>0</SCORE>', { kind: 'passedOut' }],
    ['<CONTRACT>Passed out</CONTRACT>', { kind: 'passedOut' }],
    ['<SCORE>0</SCORE>', { kind: 'passedOut' }],
    ['<SCORE>-150.0</SCORE>', { kind: 'score', score: -150 }],
    ['<SCORE>A6040</SCORE>', { kind: 'award', ns: 60, ew: 40 }],
    ['<CONTRACT>4S</CONTRACT><SCORE>A6060</SCORE>', { kind: 'award', ns: 60, ew: 60 }],
    ['', { kind: 'notPlayed' }],
    ['<CONTRACT>NP</CONTRACT>', { kind: 'notPlayed' }],
  ])('without a contract: %s', (fields, expected) => {
    expect(outcome(fields)).toEqual({ ...expected, problems: [] });
  });

  test.each([
    [`${game}<TRICKS>10</TRICKS><SCORE>430</SCORE>`, { kind: 'score', score: 430 }, 'score-disagrees'],
    [
      '<CONTRACT>4Z</CONTRACT><PLAYED_BY>N</PLAYED_BY><SCORE>430</SCORE>',
      { kind: 'score', score: 430 },
      'contract-unreadable',
    ],
    ['<CONTRACT>4S</CONTRACT><SCORE>420</SCORE>', { kind: 'score', score: 420 }, 'contract-unreadable'],
    ['<CONTRACT></CONTRACT><SCORE>0</SCORE>', { kind: 'notPlayed' }, 'no-result'],
  ])('keeps its score beside a problem: %s', (fields, expected, code) => {
    expect(outcome(fields)).toEqual({ ...expected, problems: [[code, 4]] });
  });

  test.each([
    [`${game}<TRICKS>10</TRICKS><SCORE>4x0</SCORE>`, 'score-unreadable', 1],
    ['<SCORE>A70</SCORE>', 'score-unreadable', 0],
    [game, 'contract-unreadable', 0],
  ])('is left out where nothing of it can be read: %s', (fields, code, left) => {
    const { event, problems } = read(fileOf(line(fields) + line('<SCORE>50</SCORE>')));
    expect(event.results).toHaveLength(1 + left);
    expect(problems).toEqual([[code, 4]]);
  });

  test('with a lead that is no card is kept', () => {
    const fields = `${game}<LEAD>S1</LEAD><TRICKS>10</TRICKS><SCORE>420</SCORE>`;
    expect(outcome(fields)).toMatchObject({ kind: 'played', lead: null, problems: [['lead-unreadable', 4]] });
  });

  test('of nobody is kept and reported', () => {
    const { event, problems } = read(fileOf('<TRAVELLER_LINE><SCORE>50</SCORE></TRAVELLER_LINE>'));
    expect(event.results[0]?.seats).toBeNull();
    expect(problems).toEqual([['line-without-numbers', 3]]);
  });

  test('of pairs that the list lacks is kept under their numbers', () => {
    const { event, problems } = read(fileOf(line('<SCORE>50</SCORE>', '7', '8') + line('<SCORE>50</SCORE>', '7', '2')));
    expect(event.entries.map(({ number, unlisted }) => [number, unlisted])).toEqual([
      ['1', undefined],
      ['2', undefined],
      ['7', true],
      ['8', true],
    ]);
    expect(problems).toEqual([['entry-not-listed', 4]]);
    expect(read(fileOf(line('', '7', '8'), { pairs: '' })).problems).toEqual([]);
  });
});

describe('entries', () => {
  const both = (winners: string) =>
    read(
      fileOf(line('<SCORE>50</SCORE>', '1', '1'), {
        event: winners,
        pairs: ['NS', 'EW'].map((side) => pair('1', `<DIRECTION>${side}</DIRECTION><PLACE>1</PLACE>`)).join(''),
      }),
    ).event;

  test.each(['<WINNER_TYPE>2</WINNER_TYPE>', ''])('number from 1 in both lines with two winners: %s', (winners) => {
    expect(both(winners)).toMatchObject({
      winners: 2,
      entries: [{ line: 'NS' }, { line: 'EW' }],
      results: [{ seats: { ns: 0, ew: 1 } }],
    });
  });

  test('have their line at the end of the number too', () => {
    const pairs = pair('1 NS') + pair('1ew');
    const { event } = read(fileOf('', { event: '<WINNER_TYPE>2</WINNER_TYPE>', pairs }));
    expect(event.entries.map(({ line: side }) => side)).toEqual(['NS', 'EW']);
  });

  test('have names, numbers, a handicap, a category, and masterpoints written either way', () => {
    const points = '<MASTER_POINTS_AWARDED>24.0</MASTER_POINTS_AWARDED><MASTER_POINT_TYPE>Black</MASTER_POINT_TYPE>';
    const more = `<PLACE>2=</PLACE><HANDICAP>-6.42</HANDICAP><LABEL><NAME>Category</NAME><VALUE>B</VALUE></LABEL>
      <PLAYER RATEABLE="Y"><PLAYER_NAME> Anne  Alder </PLAYER_NAME><NATIONAL_ID_NUMBER>007</NATIONAL_ID_NUMBER></PLAYER>`;
    const within = `<MASTER_POINTS>${points}</MASTER_POINTS>`;
    const { event, problems } = read(fileOf('', { pairs: pair('1', more + points) + pair('2', more + within) }));
    expect(problems).toEqual([]);
    expect(event.entries[0]).toMatchObject({
      handicap: -642,
      stratum: 'B',
      players: [{ name: 'Anne  Alder', numbers: { national: '007' } }],
    });
    const rank = { place: 2, tied: true, masterpoints: '24.0', masterpointType: 'Black' };
    expect(event.ranking).toMatchObject([rank, rank]);
  });

  test('with one place and one figure are tied without a sign, and others are not', () => {
    const ranked = ['55.5', '55.5', '40'].map((percent, place) =>
      pair(String(place), `<PLACE>1</PLACE><PERCENTAGE>${percent}</PERCENTAGE>`),
    );
    const { event } = read(fileOf('', { pairs: ranked.join('') }));
    expect(event.ranking.map(({ tied }) => tied)).toEqual([true, true, false]);
  });

  test.each([
    [
      'no number',
      pair('1') + '\n<PAIR><PLAYER><PLAYER_NAME>X</PLAYER_NAME></PLAYER></PAIR>',
      'entry-without-number',
      3,
    ],
    [
      'one number twice',
      `${pair('1')}\n${pair('1', '<PLAYER><PLAYER_NAME>X</PLAYER_NAME></PLAYER>')}`,
      'entry-twice',
      3,
    ],
    ['no place', pair('1', '\n<PLACE>first</PLACE>'), 'place-unreadable', 3],
    ['no percentage', pair('1', '<PLACE>1</PLACE>\n<PERCENTAGE>x</PERCENTAGE>'), 'number-unreadable', 3],
  ])('with %s are reported', (_, pairs, code, at) => {
    expect(read(fileOf('', { pairs })).problems).toEqual([[code, at]]);
  });
});

describe('an event', () => {
  test.each([
    ['24/11/2026', '2026-11-24'],
    ['2026-11-24', '2026-11-24'],
    ['4-1-26', '2026-01-04'],
    ['29.02.2024', '2024-02-29'],
  ])('has its date: %s', (text, date) => {
    expect(read(fileOf('', { event: `<DATE>${text}</DATE>` }))).toMatchObject({ event: { date }, problems: [] });
  });

  test('without such a day has none, and says so', () => {
    const { event, problems } = read(fileOf('', { event: '<DATE>30/02/2026</DATE>' }));
    expect(event.date).toBeNull();
    expect(problems).toEqual([['date-unreadable', 2]]);
  });

  test.each<[string, TournamentEvent['method']]>([
    ['<NS_MATCH_POINTS>2</NS_MATCH_POINTS>', 'matchpoints'],
    ['<NS_BUTLER_POINTS>2</NS_BUTLER_POINTS>', 'butler'],
    ['<NS_CROSS_IMP_POINTS>2</NS_CROSS_IMP_POINTS>', 'cross-imps'],
    ['<NS_IMPS>2</NS_IMPS>', 'imps'],
    ['', null],
  ])('is scored as its points show: %s', (points, method) => {
    const { event } = read(fileOf(line(`<SCORE>50</SCORE>${points}`)));
    expect([event.method, event.results[0]?.nsPoints]).toEqual([method, points === '' ? null : '2']);
  });

  test('has IMPs, no percentages, where one of them is below zero', () => {
    const pairs =
      pair('1', '<PERCENTAGE>7.5</PERCENTAGE><PLACE>1</PLACE>') +
      pair('2', '<PERCENTAGE>-7.5</PERCENTAGE><PLACE>2</PLACE>');
    const { event } = read(fileOf('', { event: '<BOARD_SCORING_METHOD>CROSS_IMPS</BOARD_SCORING_METHOD>', pairs }));
    expect(event.ranking.map(({ total, percentage }) => [total, percentage])).toEqual([
      ['7.5', null],
      ['-7.5', null],
    ]);
  });

  test('of sections has entries by section, and of one section needs no name', () => {
    expect(inSession(section('A') + section('B')).results).toMatchObject([
      { section: 'A', seats: { ns: 0, ew: 1 } },
      { section: 'B', seats: { ns: 2, ew: 3 } },
    ]);
    expect(inSession(section('A')).entries.map(({ section: own }) => own)).toEqual(['', '']);
  });
});

const swissOf = (matches: string) =>
  read(
    `<USEBIO><EVENT EVENT_TYPE="SWISS_TEAMS"><PARTICIPANTS>${team('1') + team('2')}</PARTICIPANTS>${matches}</EVENT></USEBIO>`,
  );

describe('matches', () => {
  test('of teams have both tables, and IMPs by the first team', () => {
    const { event, problems } = swissOf(match('1', '2', '6'));
    expect(event).toMatchObject({
      ranks: 'team',
      form: 'swiss',
      teams: [{ players: [{ name: 'P1' }] }, { number: '2' }],
      matches: [{ home: 0, away: 1, round: 1, homeScore: '12', awayScore: null, unit: 'vp' }],
      results: [
        { match: 0, nsPoints: '6', ewPoints: '-6' },
        { match: 0, nsPoints: '-6', ewPoints: '6' },
      ],
    });
    const [first, second] = event.results.map(({ seats }) => seats && 'ns' in seats && event.entries[seats.ns]?.team);
    expect([first, second, problems]).toEqual([0, 1, []]);
  });

  test('listed from both sides count once', () => {
    expect(swissOf(match('1', '2', '6') + match('2', '1', '-6')).event.results).toHaveLength(2);
  });

  test('of a Swiss of pairs don’t repeat the numbers on their lines', () => {
    const { event } = read(
      `<USEBIO><EVENT EVENT_TYPE="SWISS_PAIRS"><PARTICIPANTS>${pair('1') + pair('2')}</PARTICIPANTS><MATCH><ROUND_NUMBER>2</ROUND_NUMBER>
      <NS_PAIR_NUMBER>2</NS_PAIR_NUMBER><EW_PAIR_NUMBER>1</EW_PAIR_NUMBER><NS_SCORE>8.5</NS_SCORE><EW_SCORE>11.5</EW_SCORE>
      <BOARD><BOARD_NUMBER>3</BOARD_NUMBER><TRAVELLER_LINE><SCORE>50</SCORE><NS_IMPS>-1</NS_IMPS></TRAVELLER_LINE></BOARD></MATCH></EVENT></USEBIO>`,
    );
    expect(event).toMatchObject({
      form: 'swiss',
      method: 'imps',
      matches: [{ home: 1, away: 0, homeScore: '8.5', awayScore: '11.5', unit: 'vp' }],
      results: [{ round: 2, seats: { ns: 1, ew: 0 }, nsPoints: '-1' }],
    });
  });

  test('without sides are left out and reported', () => {
    expect(swissOf(match('', '', '6'))).toMatchObject({
      event: { matches: [], results: [] },
      problems: [['match-without-sides', 1]],
    });
  });
});

describe('deals', () => {
  const hands = ['KJ542 A643 T93 J', '8 KJ85 K8765 T62', 'AQ9 QT AQ K98754', 'T763 972 J42 AQ3'];
  const lin = encodeURIComponent('pn|A,B,C,D|md|1SAQ9HQTDAQCK98754,ST763H972DJ42CAQ3,SKJ542HA643DT93CJ|sv|o|');

  test('stand in a set of hands, beside the results, or in LIN', () => {
    const after = `<HANDSET>${handset(hands)}</HANDSET>`;
    const inSet = read(fileOf(line(`<SCORE>50</SCORE><LIN_DATA>${lin}</LIN_DATA>`), { after })).event;
    const inLin = read(fileOf(line(`<SCORE>50</SCORE><LIN_DATA>${lin}</LIN_DATA>`))).event;
    const beside = read(`<USEBIO><EVENT>${handset(hands)}</EVENT></USEBIO>`).event;
    for (const { deals } of [inSet, inLin, beside]) {
      expect(deals).toHaveLength(1);
      expect(deals[0]).toMatchObject({
        board: 1,
        deal: { N: { S: ['K', 'J', '5', '4', '2'] }, E: { C: ['T', '6', '2'] } },
      });
    }
    expect(inLin.results[0]?.lin).toContain('md|1SAQ9');
  });

  test('with three hands have the fourth, and without any are none', () => {
    expect(withHands(hands.slice(0, 3)).event.deals[0]?.deal.W.S).toEqual(['T', '7', '6', '3']);
    expect(withHands([])).toMatchObject({ event: { deals: [] }, problems: [] });
  });

  test('with a card twice are left out and reported', () => {
    const after = `<HANDSET>${handset([...hands.slice(0, 3), 'K763 972 J42 AQ3'])}</HANDSET>`;
    expect(read(fileOf('', { after }))).toMatchObject({ event: { deals: [] }, problems: [['card-twice', 3]] });
  });
});

describe('a file', () => {
  test.each([
    ['<html/>', 'not-usebio'],
    ['<USEBIO/>', 'no-event'],
    ['<USEBIO><EVENT></USEBIO>', 'xml-not-well-formed'],
  ])('that is none is refused whole, with a cure: %s', (text, code) => {
    const { events, problems } = parseUsebio(Buffer.from(text));
    expect([events, problems.map((problem) => problem.code)]).toEqual([[], [code]]);
    for (const language of ['en', 'fr'] as const) {
      expect(problems[0] && fileFaultSentence('usebio', problems[0], language)).toMatch(/\. [A-Z]|Rien|Nothing/);
    }
  });

  test('is known by its root, whatever it is called', () => {
    const text = Buffer.from('\ufeff<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE USEBIO>\n<USEBIO Version="1.0"/>');
    expect(formatOfFile('evening.txt', text)?.format).toBe('usebio');
    expect(formatOfFile('evening.xml', Buffer.from('nothing'))?.format).toBe('usebio');
    expect(FORMATS.filter(({ isLikely }) => isLikely(text))).toHaveLength(1);
  });
});
