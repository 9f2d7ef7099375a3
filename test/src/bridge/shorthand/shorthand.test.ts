import { describe, expect, test } from 'vitest';
import { cardFromCode } from '../../../../src/bridge/card.ts';
import { parseContract } from '../../../../src/bridge/notation/contract.ts';
import type { Outcome, Played } from '../../../../src/bridge/result/result.ts';
import type { Seat } from '../../../../src/bridge/seat.ts';
import { formatShorthand, parseShorthand, type ParsedShorthand } from '../../../../src/bridge/shorthand/shorthand.ts';
import { LANGUAGES, type Language } from '../../../../src/language.ts';

/** Board 7 is vulnerable for both; board 1 for nobody. */
function parse(text: string, language: Language = 'en', board = 7, withoutLastNought = false): ParsedShorthand {
  return parseShorthand(text, { board, language, withoutLastNought });
}

/** `4HX E 9 HK` as a played contract. */
function played(short: string): Played {
  const [contract, declarer, tricks, lead] = short.split(' ');
  const parsed = parseContract(contract ?? '', 'en');
  if (parsed === null) throw new Error(`${short} has no contract`);
  return {
    kind: 'played',
    contract: parsed,
    declarer: declarer as Seat,
    tricks: Number(tricks),
    lead: lead ? cardFromCode(lead) : null,
  };
}

function outcomeOf(answer: ParsedShorthand): Outcome | null {
  return answer.kind === 'result' ? answer.outcome : null;
}

describe('played contracts', () => {
  // The table of the design, then what it implies. English, French, meaning.
  test.each([
    ['4sn=', '4pn=', '4S N 10'],
    ['n4s+1', 'n4p+1', '4S N 11'],
    ['4hxe-1', '4cxe-1', '4HX E 9'],
    ['3nn+2', '3san+2', '3NT N 11'],
    ['3ntn+2', '3ntn+2', '3NT N 11'],
    ['3nt n 11', '3sa n 11', '3NT N 11'],
    ['2dxxs+1', '2kxxs+1', '2DXX S 9'],
    ['1nw7', '1sao7', '1NT W 7'],
    ['5cs-2/hk', '5ts-2/cr', '5C S 9 HK'],
    ['5c s -2 kh', '5t s -2 rc', '5C S 9 HK'],

    ['3nn=', '3san=', '3NT N 9'],
    ['3ns=', '3sas=', '3NT S 9'],
    ['3nts=', '3nts=', '3NT S 9'],
    ['3nte=', '3sae=', '3NT E 9'],
    ['3san=', '3san=', '3NT N 9'],
    ['3sas=', '3sas=', '3NT S 9'],
    ['s3n=', 's3sa=', '3NT S 9'],
    ['n3n=', 'n3sa=', '3NT N 9'],
    ['n3nt=', 'n3nt=', '3NT N 9'],
    ['w3nx-2', 'o3sax-2', '3NTX W 7'],
    ['1sw7', '1pw7', '1S W 7'],
    ['3cw=', '3to=', '3C W 9'],

    ['4♠n=', '4♠n=', '4S N 10'],
    ['4♥×e-1', '4♥×e-1', '4HX E 9'],
    ['4h*e-1', '4c*e-1', '4HX E 9'],
    ['2d**s+1', '2k**s+1', '2DXX S 9'],
    ['2♢ ** s + 1', '2♢ ** s + 1', '2DXX S 9'],
    ['4♠\ufe0fn=/♥\ufe0fk', '4♠\ufe0fn=/♥\ufe0fr', '4S N 10 HK'],
    ['4hxe\u22121', '4cxe\u22121', '4HX E 9'],
    ['4hxe\u20131', '4cxe\u20131', '4HX E 9'],

    ['4sn0', '4pn0', '4S N 0'],
    ['4sn7', '4pn7', '4S N 7'],
    ['4sn07', '4pn07', '4S N 7'],
    ['4sn13', '4pn13', '4S N 13'],
    ['4sn-10', '4pn-10', '4S N 0'],
    ['7nn=', '7san=', '7NT N 13'],
    ['7nn-13', '7san-13', '7NT N 0'],
    ['1cn+6', '1tn+6', '1C N 13'],

    ['4sn=/h10', '4pn=/c10', '4S N 10 HT'],
    ['4sn=/10h', '4pn=/10c', '4S N 10 HT'],
    ['4sn=/ht', '4pn=,c10', '4S N 10 HT'],
    ['4sn=,dk', '4pn=,kr', '4S N 10 DK'],
    ['4sn=kd', '4pn=rk', '4S N 10 DK'],
    ['4sn=dk', '4pn=kk', '4S N 10 DK'],
    ['4sn=9h', '4pn=9c', '4S N 10 H9'],
    ['4sn10dq', '4pn10kd', '4S N 10 DQ'],
    ['4sn+1 9h', '4pn+1 9c', '4S N 11 H9'],
    ['4sn+19h', '4pn+19c', '4S N 11 H9'],
    ['4sn-110h', '4pn-110c', '4S N 9 HT'],
    ['4sn1010h', '4pn1010c', '4S N 10 HT'],
    ['4sn109h', '4pn109c', '4S N 10 H9'],
    ['7ns-12hk', '7sas-12cr', '7NT S 1 HK'],
    ['  4  S  X  X  n  -  1  /  h  k  ', '  4  P  X  X  n  -  1  /  c  r  ', '4SXX N 9 HK'],
    ['3 n t n =', '3 s a n =', '3NT N 9'],
    ['\u00a04sn=\t', '\u202f4pn=\n', '4S N 10'],
  ])('%s, %s', (en, fr, short) => {
    const outcome = played(short);
    expect(outcomeOf(parse(en))).toEqual(outcome);
    expect(outcomeOf(parse(fr, 'fr'))).toEqual(outcome);
    expect(outcomeOf(parse(en.toUpperCase()))).toEqual(outcome);
    expect(outcomeOf(parse(fr.toUpperCase(), 'fr'))).toEqual(outcome);
  });

  test.each([
    ['4sn=', 7, 620],
    ['4sn=', 1, 420],
    ['4hxe-1', 7, 200],
    ['4hxe-1', 1, 100],
    ['1nw7', 7, -90],
    ['4se=', 2, -420],
  ])('%s on board %i scores %i', (text, board, score) => {
    expect(parse(text, 'en', board)).toMatchObject({ kind: 'result', score });
  });
});

describe('everything else', () => {
  const passedOut = { kind: 'passedOut' };

  test.each([
    ['p', 'en'],
    ['po', 'en'],
    [' PASS ', 'en'],
    ['ap', 'en'],
    ['p', 'fr'],
    ['po', 'fr'],
    ['pass', 'fr'],
    ['Passe', 'fr'],
    ['pg', 'fr'],
  ] as const)('%s in %s is passed out', (text, language) => {
    expect(parse(text, language)).toEqual({ kind: 'result', outcome: passedOut, score: 0 });
  });

  test.each(LANGUAGES)('np in %s is not played', (language) => {
    expect(parse('np', language)).toEqual({ kind: 'result', outcome: { kind: 'notPlayed' }, score: null });
  });

  test.each([
    ['420', 1, 420],
    ['-50', 1, -50],
    ['+1430', 7, 1430],
    ['\u221250', 1, -50],
    ['- 50', 1, -50],
    ['620', 2, 620],
    ['-420', 2, -420],
    ['50', 1, 50],
    ['7600', 7, 7600],
  ])('%s on board %i is only the score', (text, board, score) => {
    for (const language of LANGUAGES) {
      expect(parse(text, language, board)).toEqual({ kind: 'result', outcome: { kind: 'score', score }, score });
    }
  });

  test.each([
    ['42', 420],
    ['-5', -50],
    ['+143', 1430],
    ['9', 90],
    ['5', 50],
    ['110', 1100],
  ])('without the last nought %s is %i', (text, score) => {
    expect(outcomeOf(parse(text, 'en', text === '+143' ? 7 : 1, true))).toEqual({ kind: 'score', score });
  });

  test.each([
    ['a6040', 60, 40],
    ['a60/40', 60, 40],
    ['A 60 40', 60, 40],
    ['a60', 60, 40],
    ['a40', 40, 60],
    ['a50', 50, 50],
    ['a55', 55, 45],
    ['a5050', 50, 50],
    ['a100/0', 100, 0],
    ['a0/100', 0, 100],
    ['a0000', 0, 0],
    ['a1000', 10, 0],
    ['a100.0/0', 100, 0],
    ['a62.5/37.5', 62.5, 37.5],
    ['a62,55/37,45', 62.55, 37.45],
  ])('%s gives %d and %d', (text, ns, ew) => {
    for (const language of LANGUAGES) {
      expect(parse(text, language)).toEqual({ kind: 'result', outcome: { kind: 'award', ns, ew }, score: null });
    }
  });

  const PLUS = 'average-plus';
  const MINUS = 'average-minus';
  test.each([
    ['a+/-', { ns: 60, ew: 40, nsAverage: PLUS, ewAverage: MINUS }],
    ['a+-', { ns: 60, ew: 40, nsAverage: PLUS, ewAverage: MINUS }],
    ['A + / \u2212', { ns: 60, ew: 40, nsAverage: PLUS, ewAverage: MINUS }],
    ['a+/+', { ns: 60, ew: 60, nsAverage: PLUS, ewAverage: PLUS }],
    ['a++', { ns: 60, ew: 60, nsAverage: PLUS, ewAverage: PLUS }],
    ['a=/=', { ns: 50, ew: 50, nsAverage: 'average', ewAverage: 'average' }],
    ['a-/-', { ns: 40, ew: 40, nsAverage: MINUS, ewAverage: MINUS }],
    ['a=/-', { ns: 50, ew: 40, nsAverage: 'average', ewAverage: MINUS }],
    ['a-/+', { ns: 40, ew: 60, nsAverage: MINUS, ewAverage: PLUS }],
    ['a+/np', { ns: 60, ew: null, nsAverage: PLUS }],
    ['anp/+', { ns: null, ew: 60, ewAverage: PLUS }],
    ['a np 60', { ns: null, ew: 60 }],
    ['a60/-', { ns: 60, ew: 40, ewAverage: MINUS }],
    ['a+/40', { ns: 60, ew: 40, nsAverage: PLUS }],
  ])('%s says which average is meant, beside its usual percentage', (text, sides) => {
    for (const language of LANGUAGES) {
      expect(parse(text, language)).toEqual({ kind: 'result', outcome: { kind: 'award', ...sides }, score: null });
    }
  });
});

describe('not yet', () => {
  test.each([
    ['', 'en', ['line']],
    ['   ', 'en', ['line']],
    ['4', 'en', ['strain', 'score']],
    ['4s', 'en', ['declarer', 'risk']],
    ['4sx', 'en', ['declarer', 'risk']],
    ['4sxx', 'en', ['declarer']],
    ['4sn', 'en', ['outcome']],
    ['4sn ', 'en', ['outcome']],
    ['4sn+', 'en', ['overtricks']],
    ['4sn-', 'en', ['undertricks']],
    ['4sn=/', 'en', ['card']],
    ['4sn=h', 'en', ['rank']],
    ['4sn=/h1', 'en', ['rank']],
    ['4sn=k', 'en', ['suit']],
    ['4sn=1', 'en', ['suit']],
    ['4sn=/10', 'en', ['suit']],
    ['7ns-12h', 'en', ['rank']],
    ['4pn=k', 'fr', ['suit']],
    ['3n', 'en', ['declarer', 'risk']],
    ['3n', 'fr', ['strain']],
    ['3s', 'fr', ['strain']],
    ['s3s', 'fr', ['strain']],
    ['n', 'en', ['level', 'notPlayed']],
    ['e', 'en', ['level']],
    ['o', 'fr', ['level']],
    ['n4', 'en', ['strain']],
    ['n4s', 'en', ['outcome']],
    ['pa', 'en', ['passedOut']],
    ['-', 'en', ['score']],
    ['+ ', 'en', ['score']],
    ['8', 'en', ['figure']],
    ['62', 'en', ['figure']],
    ['42', 'en', ['figure']],
    ['143', 'en', ['figure']],
    ['a', 'en', ['award']],
    ['a6', 'en', ['award']],
    ['a604', 'en', ['side']],
    ['a60/', 'en', ['side']],
    ['an', 'en', ['side']],
    ['anp', 'fr', ['side']],
    ['a+/n', 'en', ['side']],
    ['a60/4', 'en', ['side']],
    ['a100', 'en', ['side']],
    ['a62.', 'en', ['side']],
    ['a60,40', 'en', ['side']],
    ['a0', 'en', ['award']],
    ['a00', 'en', ['side']],
    ['a+', 'en', ['side']],
    ['a+/', 'en', ['side']],
  ] as const)('%s in %s', (text, language, expects) => {
    expect(parse(text, language)).toMatchObject({ kind: 'unfinished', expects, at: text.length });
  });

  test('the parts are known as they are typed', () => {
    const none = { level: null, strain: null, risk: '', declarer: null, tricks: null, leadSuit: null, leadRank: null };
    const four = { ...none, level: 4 };
    const spades = { ...four, strain: 'S' };
    const byNorth = { ...spades, declarer: 'N' };
    const made = { ...byNorth, tricks: 11 };
    const steps: [string, object][] = [
      ['', none],
      ['4', four],
      ['4s', spades],
      ['4sx', { ...spades, risk: 'X' }],
      ['4sn', byNorth],
      ['4sn+', byNorth],
      ['4sn+1/', made],
      ['4sn+1/h', { ...made, leadSuit: 'H' }],
      ['4sn+1/k', { ...made, leadRank: 'K' }],
      ['n', { ...none, declarer: 'N' }],
      ['n4s', byNorth],
    ];
    for (const [text, partial] of steps) expect(parse(text)).toMatchObject({ kind: 'unfinished', partial });
  });

  test('what is known stays known where the line goes wrong', () => {
    expect(parse('4sn+4')).toMatchObject({
      kind: 'problem',
      partial: { level: 4, strain: 'S', declarer: 'N', tricks: null },
    });
  });

  test('a score that ends a figure too soon knows what is wrong with it', () => {
    expect(parse('50')).toMatchObject({
      kind: 'unfinished',
      ifEnded: {
        code: 'impossibleScore',
        score: 50,
        cause: 'vulnerability',
        corrections: [{ text: '100' }, { text: '500' }],
      },
    });
    expect(parse('4sn')).toMatchObject({ ifEnded: null });
  });
});

describe('problems', () => {
  test.each([
    ['8sn=', 'en', 'level', 0, 1],
    ['0sn=', 'en', 'level', 0, 1],
    ['12sn=', 'en', 'level', 0, 2],
    ['n8s=', 'en', 'level', 1, 1],
    ['n44s=', 'en', 'level', 1, 2],
    ['ns', 'en', 'level', 1, 1],
    ['4xn=', 'en', 'strain', 1, 1],
    ['4 x', 'en', 'strain', 2, 1],
    ['4pn=', 'en', 'strain', 1, 1],
    ['3s=', 'fr', 'strain', 1, 1],
    ['3nn=', 'fr', 'strain', 1, 1],
    ['4hn=', 'fr', 'strain', 1, 1],
    ['4sxxx', 'en', 'tooManyDoubles', 4, 1],
    ['4sxx x', 'en', 'tooManyDoubles', 5, 1],
    ['4hde-1', 'en', 'doubleIsX', 2, 1],
    ['4hdde-1', 'en', 'doubleIsX', 2, 1],
    ['e4hd-1', 'en', 'doubleIsX', 3, 1],
    ['4pd-1', 'fr', 'declarer', 2, 1],
    ['4pnd', 'fr', 'outcome', 3, 1],
    ['4snx=', 'en', 'riskAfterDeclarer', 3, 1],
    ['3n=', 'en', 'declarer', 2, 1],
    ['4s=', 'en', 'declarer', 2, 1],
    ['4so=', 'en', 'declarer', 2, 1],
    ['4snn=', 'en', 'declarerTwice', 3, 1],
    ['n4sn=', 'en', 'declarerTwice', 3, 1],
    ['n3nn=', 'en', 'declarerTwice', 3, 1],
    ['4snq', 'en', 'outcome', 3, 1],
    ['4sn+q', 'en', 'outcome', 4, 1],
    ['4sn+4', 'en', 'overtricks', 3, 2],
    ['4sn+ 12', 'en', 'overtricks', 3, 4],
    ['7sn+', 'en', 'overtricks', 3, 1],
    ['4sn-11', 'en', 'undertricks', 3, 3],
    ['4sn+0', 'en', 'zeroTricks', 3, 2],
    ['4sn-0', 'en', 'zeroTricks', 3, 2],
    ['4sn+01', 'en', 'zeroTricks', 3, 3],
    ['4sn14', 'en', 'tricks', 3, 2],
    ['4sn99', 'en', 'tricks', 3, 2],
    ['4sn007', 'en', 'tricks', 3, 3],
    ['4sn==', 'en', 'card', 4, 1],
    ['4sn=/hh', 'en', 'card', 6, 1],
    ['4sn=/x', 'en', 'card', 5, 1],
    ['4sn=/h0', 'en', 'card', 6, 1],
    ['4sn=/1h', 'en', 'card', 5, 1],
    ['4sn=/h1x', 'en', 'card', 6, 1],
    ['4pn=/ct', 'fr', 'card', 6, 1],
    ['4sn=hkx', 'en', 'afterEnd', 6, 1],
    ['0', 'en', 'zeroScore', 0, 1],
    ['-0', 'en', 'zeroScore', 0, 2],
    [' 00 ', 'en', 'zeroScore', 1, 2],
    ['0420', 'en', 'score', 0, 4],
    ['42000', 'en', 'score', 0, 5],
    ['-x', 'en', 'score', 1, 1],
    ['420x', 'en', 'afterEnd', 3, 1],
    ['420s', 'en', 'afterEnd', 3, 1],
    ['42x', 'en', 'afterEnd', 2, 1],
    ['-50 n', 'en', 'afterEnd', 4, 1],
    ['415', 'en', 'impossibleScore', 0, 3],
    ['-415', 'en', 'impossibleScore', 0, 4],
    ['420', 'en', 'impossibleScore', 0, 3],
    ['ax', 'en', 'award', 1, 1],
    ['ap', 'fr', 'award', 1, 1],
    ['a6/4', 'en', 'award', 1, 1],
    ['a60/x', 'en', 'award', 4, 1],
    ['anp/np', 'en', 'award', 4, 2],
    ['anx', 'fr', 'award', 2, 1],
    ['a604/40', 'en', 'percentage', 1, 3],
    ['a60/101', 'en', 'percentage', 4, 3],
    ['a000/50', 'en', 'percentage', 1, 3],
    ['a60/000', 'en', 'percentage', 4, 3],
    ['a62.x/40', 'en', 'percentage', 1, 3],
    ['a100.5/0', 'en', 'percentage', 1, 5],
    ['a62.555', 'en', 'percentage', 1, 6],
    ['a60405', 'en', 'award', 1, 5],
    ['a+/-x', 'en', 'afterEnd', 4, 1],
    ['p4', 'en', 'afterEnd', 1, 1],
    ['passe', 'en', 'afterEnd', 4, 1],
    ['pg', 'en', 'afterEnd', 1, 1],
    ['pax', 'en', 'line', 2, 1],
    ['npx', 'en', 'afterEnd', 2, 1],
    ['x', 'en', 'line', 0, 1],
    ['o4s', 'en', 'line', 0, 1],
    [' 😀', 'en', 'line', 1, 2],
    ['\uffff', 'en', 'line', 0, 1],
  ] as const)('%s in %s: %s at %i', (text, language, code, at, length) => {
    expect(parse(text, language)).toMatchObject({ kind: 'problem', code, at, length });
  });

  test('too many tricks carry the contract and the most there can be', () => {
    expect(parse('4sn+4')).toMatchObject({ contract: { level: 4, strain: 'S', risk: '' }, most: 3 });
    expect(parse('4sn-11')).toMatchObject({ most: 10 });
    expect(parse('7sn+')).toMatchObject({ most: 0 });
  });

  test('an impossible score carries the board, the likely cause and lines to type instead', () => {
    expect(parse('420')).toMatchObject({
      board: 7,
      vulnerability: 'both',
      score: 420,
      cause: 'vulnerability',
      corrections: [
        { text: '620', score: 620, way: { kind: 'made', level: 4, strains: ['H', 'S'] } },
        { text: '400', score: 400, way: { kind: 'down', declarer: 'EW', undertricks: 4 } },
      ],
    });
    expect(parse('-415')).toMatchObject({
      score: -415,
      cause: null,
      corrections: [{ text: '-400' }, { text: '-500' }],
    });
  });

  test('in a club without the last nought the corrections are written so too, and a score in full is one of them', () => {
    expect(parse('42', 'en', 7, true)).toMatchObject({ score: 420, corrections: [{ text: '62' }, { text: '40' }] });
    expect(parse('420', 'en', 1, true)).toMatchObject({
      score: 4200,
      cause: 'lastNought',
      corrections: [{ text: '42', score: 420 }],
    });
  });
});

test('undertricks cost what the regulation says, and a bare score is possible by it', () => {
  const before = { board: 1, language: 'en', withoutLastNought: false, undertricks: 'before-1987' } as const;
  expect(parse('4sxn-4', 'en', 1)).toMatchObject({ kind: 'result', score: -800 });
  expect(parseShorthand('4sxn-4', before)).toMatchObject({ kind: 'result', score: -700 });
  expect(parse('-700', 'en', 1)).toMatchObject({ ifEnded: { code: 'impossibleScore' } });
  expect(parseShorthand('-700', before)).toMatchObject({ kind: 'result', score: -700 });
  // eight down doubled since 1987; before it was 1500, and 2000 was seven down vulnerable, here 1300
  expect(parse('-2000', 'en', 1)).toMatchObject({ kind: 'result', score: -2000 });
  expect(parseShorthand('-2000', before)).toMatchObject({
    code: 'impossibleScore',
    cause: 'vulnerability',
    corrections: [{ score: -1300 }, {}],
  });
});

describe('makeShorthand', () => {
  test.each([
    ['4S N 10', '4sn=', '4pn='],
    ['3NT N 11', '3nn+2', '3san+2'],
    ['1NT W 7', '1nw=', '1sao='],
    ['4HX E 9', '4hxe-1', '4cxe-1'],
    ['2DXX S 9', '2dxxs+1', '2kxxs+1'],
    ['5C S 9 HK', '5cs-2/hk', '5ts-2/cr'],
    ['5C S 9 DT', '5cs-2/d10', '5ts-2/k10'],
  ])('%s', (short, en, fr) => {
    expect(formatShorthand(played(short), 'en')).toBe(en);
    expect(formatShorthand(played(short), 'fr')).toBe(fr);
  });

  test.each([
    [{ kind: 'passedOut' }, 'p'],
    [{ kind: 'notPlayed' }, 'np'],
    [{ kind: 'score', score: 420 }, '420'],
    [{ kind: 'score', score: -50 }, '-50'],
    [{ kind: 'award', ns: 60, ew: 40 }, 'a60'],
    [{ kind: 'award', ns: 60, ew: 60 }, 'a6060'],
    [{ kind: 'award', ns: 60, ew: 40, nsAverage: 'average-plus', ewAverage: 'average-minus' }, 'a+/-'],
    [{ kind: 'award', ns: 50, ew: 40, nsAverage: 'average' }, 'a=/40'],
    [{ kind: 'award', ns: 5, ew: 40 }, 'a0540'],
    [{ kind: 'award', ns: 0, ew: 0 }, 'a0000'],
    [{ kind: 'award', ns: 0, ew: 100 }, 'a00/100'],
    [{ kind: 'award', ns: 100, ew: 0 }, 'a100/00'],
    [{ kind: 'award', ns: 62.5, ew: 37.5 }, 'a62.5/37.5'],
    [{ kind: 'award', ns: 66.05, ew: 40 }, 'a66.05/40'],
  ] as const)('%o', (outcome, text) => {
    expect(formatShorthand(outcome, 'en')).toBe(text);
    expect(formatShorthand(outcome, 'fr')).toBe(text);
  });

  test('leaves the last nought out where the club does', () => {
    expect(formatShorthand({ kind: 'score', score: -1430 }, 'en', true)).toBe('-143');
  });
});

describe('what is pasted into a line', () => {
  const manner = { board: 1, language: 'en', withoutLastNought: false } as const;

  test('is answered at once, however many spaces and strokes it has', () => {
    // Patterns that share out a row of spaces in every way, or a line read anew from each stroke, never end here.
    const spaces = ' '.repeat(150);
    for (const text of [`60%4zz${spaces}!`, `60%420+${spaces}!`, `1/3${spaces}x`, '1/3 '.repeat(70)]) {
      expect([text, parseShorthand(text, manner).kind]).toEqual([text, 'problem']);
    }
  });

  test('is no result beyond 300 characters, and told where', () => {
    const text = `4sn=${' '.repeat(296)}`;
    expect(parseShorthand(text, manner).kind).toBe('result');
    expect(parseShorthand(`${text} `, manner)).toMatchObject({ kind: 'problem', code: 'afterEnd', at: 300, length: 1 });
    expect(parseShorthand('1/'.repeat(50_000), manner)).toMatchObject({ code: 'afterEnd', at: 300 });
  });

  test('several spaces before a weight mean what one means', () => {
    const { outcome } = { outcome: null, ...parseShorthand('1/3 420+2/3 -50', manner) };
    expect(parseShorthand('1/3   420    2/3    -50', manner)).toMatchObject({ kind: 'result', outcome });
    expect(parseShorthand('  33  1', manner).kind).toBe('unfinished');
    expect(parseShorthand('33 1', manner).kind).toBe('unfinished');
  });
});
