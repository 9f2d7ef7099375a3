import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ResultView } from '../../../../../main/club/model/result.ts';
import { standingsOf } from '../../../../../main/club/standings/standings.ts';
import type { Draft } from '../../../../../renderer/director/entry/typing/drafts.ts';
import { readTypedPlay } from '../../../../../renderer/director/entry/typing/typedPlay.ts';
import { lineLabel } from '../../../../../renderer/director/entry/sheet/lines.ts';
import { boardScoresIn, scoredResultOf } from '../../../../../renderer/director/session/standings.ts';
import { readLine } from '../../../../../renderer/director/entry/typing/reading.ts';
import { lineMessages } from '../../../../../renderer/director/entry/line/lineMessages.ts';
import {
  comparedResultsOf,
  pointDecimals,
  resultOnLine,
  comparedScores,
  type Sheet,
} from '../../../../../renderer/director/entry/sheet/sheet.ts';
import { rescoredFigure } from '../../../../../renderer/director/entry/line/rescoredFigure.ts';
import { worthSentence } from '../../../../../renderer/director/entry/line/worthSentence.ts';
import { possibleScores } from '../../../../../src/bridge/score/possible.ts';
import { WHOLE_WEIGHT, weightOfThirds } from '../../../../../src/bridge/result/weight.ts';
import type { Outcome } from '../../../../../src/bridge/result/result.ts';
import { outcomeScore } from '../../../../../src/bridge/score/score.ts';
import { writeExact, ZERO } from '../../../../../src/scoring/numbers/exact.ts';
import { mitchellSpec, sessionView } from '../../../../builders.ts';
import { draftOf, FRENCH, lineAt, outcomeOf, sheetOf, typedOn, typedSheet } from '../support.ts';

const NARROW = '\u202f';
const empty = sessionView({ results: 0 });
/** The traveller of the picture: seven results on board 7, both vulnerable. */
const picture = typedSheet(empty, 7, ['4sn=', '3ns+1', '4sn-1/dk', '650', '5dxe-2', '4ss=', '3nn=/h4']);
const inFrench = { ...picture, manner: FRENCH };
const next = lineAt(picture, 7);

describe('what a line would be worth', () => {
  test('its tricks, and how it compares with the others', () => {
    expect(worthSentence(picture, next, { outcome: outcomeOf('4sn+1/hq', 7), board: 7 }, 'en')).toBe(
      `11 tricks. Beats 6 and equals 1 of 7: 92.9${NARROW}%`,
    );
    expect(worthSentence(inFrench, next, { outcome: outcomeOf('4sn+1/hq', 7), board: 7 }, 'fr')).toBe(
      `11 levées. Bat 6 et égale 1 sur 7\u00a0: 92,9${NARROW}%`,
    );
  });

  test.each([
    ['7nn=', `13 tricks. Beats 7 of 7: 100.0${NARROW}%`],
    ['7nn-13', `0 tricks. Beats none of 7: 0.0${NARROW}%`],
    ['p', `Passed out. Beats 1 of 7: 14.3${NARROW}%`],
    ['-100', `Only the score. Equals 1 of 7: 7.1${NARROW}%`],
    ['a60', `60${NARROW}% to North-South, 40${NARROW}% to East-West.`],
    ['np', 'Not played: it counts for nobody.'],
  ])('%s: %s', (text, sentence) => {
    expect(worthSentence(picture, next, { outcome: outcomeOf(text, 7), board: 7 }, 'en')).toBe(sentence);
  });

  test('the first result has nothing to be compared with', () => {
    const sheet = typedSheet(empty, 7, []);
    expect(worthSentence(sheet, lineAt(sheet, 0), { outcome: outcomeOf('1ce=', 7), board: 7 }, 'en')).toBe(
      '7 tricks. The first result of the board.',
    );
  });

  test('a recorded result is compared with the others, not with itself', () => {
    expect(worthSentence(picture, lineAt(picture, 3), { outcome: outcomeOf('650', 7), board: 7 }, 'en')).toBe(
      `Only the score. Beats 6 of 6: 100.0${NARROW}%`,
    );
  });

  test('a recorded result has the percentage that stands in its column, as where the board is short of results', () => {
    const sheet = typedSheet(empty, 7, ['650', '620']);
    const short = { nsPercentage: '7/8', ewPercentage: '1/8' };
    const fields = sheet.standings.fields.map((field) => ({
      ...field,
      boards: field.boards.map((board) => ({ ...board, results: board.results.map((one) => ({ ...one, ...short })) })),
    }));
    const recorded = { ...sheet, standings: { ...sheet.standings, fields } };
    expect(worthSentence(recorded, lineAt(sheet, 0), { outcome: outcomeOf('650', 7), board: 7 }, 'en')).toBe(
      `Only the score. Beats 1 of 1: 87.5${NARROW}%`,
    );
  });

  test('a correction says what changes, score and percentage', () => {
    expect(worthSentence(picture, lineAt(picture, 0), { outcome: outcomeOf('4sn+1', 7), board: 7 }, 'en')).toBe(
      `+620 → +650, 58.3${NARROW}% → 91.7${NARROW}% on this board`,
    );
    expect(worthSentence(picture, lineAt(picture, 0), { outcome: outcomeOf('np', 7), board: 7 }, 'en')).toBe(
      `+620 → no score, 58.3${NARROW}% → – on this board`,
    );
  });

  test('what a correction promises is what the standings say afterwards, whatever else is on the board', () => {
    const evening = sessionView({ seed: 5 });
    const scores = fc.constantFrom(...possibleScores('both'), 0);
    const line = fc.nat({ max: 12 });
    const missing = fc.nat({ max: 12 });
    fc.assert(
      fc.property(scores, line, missing, (score, at, without) => {
        fc.pre(at !== without);
        const board = 7;
        const onBoard = evening.results.filter((result) => result.board === board);
        const results = evening.results.filter((result) => result !== onBoard[without]);
        const corrected = onBoard[at]!;
        const outcome = score === 0 ? ({ kind: 'passedOut' } as const) : ({ kind: 'score', score } as const);
        const key = `${corrected.section}.${corrected.round}.${corrected.table}.${board}`;
        const before = boardScoresIn(standingsOf({ ...evening, results }), 1, board)!;
        const promised = rescoredFigure(onBoard.toSpliced(without, 1), before, {
          key,
          outcome,
          scoring: evening.scoring,
        });
        const newer = { ...corrected, outcome, score: outcomeScore(outcome, board) };
        const after = standingsOf({ ...evening, results: results.with(results.indexOf(corrected), newer) });
        expect(promised && writeExact(promised)).toBe(scoredResultOf(after, newer)?.nsPercentage);
      }),
    );
  });
});

describe('on a fouled board', () => {
  const texts = ['650', '630', '600', '620', '-100', '650', '170'];
  /** The picture's board 7: the first four lines are of form A, the others of form B, the last of form C. */
  const fouled = () => {
    const { lines } = sheetOf(empty, 7);
    const results = texts.map((text, place) =>
      typedOn(lines[place]!, text, { form: place === 6 ? 'C' : place < 4 ? 'A' : 'B' }),
    );
    return sheetOf({ ...empty, results }, 7);
  };

  test.each([
    [0, '650', 'Only the score. Beats 3 of 3'],
    [1, '630', 'Only the score. Beats 2 of 3'],
    [2, '600', 'Only the score. Beats none of 3'],
    [4, '-100', 'Only the score. Beats none of 1'],
    [5, '650', 'Only the score. Beats 1 of 1'],
    [6, '170', 'Only the score. The first result of its form.'],
  ])('line %i is compared with its own form', (place, text, said) => {
    const sheet = fouled();
    const sentence = worthSentence(sheet, lineAt(sheet, place), { outcome: outcomeOf(text, 7), board: 7 }, 'en');
    expect(sentence.startsWith(said)).toBe(true);
  });

  test('whatever is on a board, the counts of a recorded result are those of its percentage', () => {
    const evening = sessionView({ seed: 5 });
    const scores = possibleScores('both');
    const outcome = fc.oneof(
      { arbitrary: fc.constantFrom(...scores).map((score) => ({ kind: 'score', score }) as const), weight: 6 },
      { arbitrary: fc.constantFrom(...WEIGHTED_RULINGS), weight: 1 },
      { arbitrary: fc.constant({ kind: 'award', ns: 60, ew: 40 } as const), weight: 1 },
      { arbitrary: fc.constant({ kind: 'notPlayed' } as const), weight: 1 },
    );
    const line = fc.record({ outcome, form: fc.constantFrom(undefined, 'A', 'A', 'B') });
    const onBoard = evening.results.filter(({ board }) => board === 7);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: onBoard.length }), (given) => {
        const results = given.map((one, index): ResultView => {
          const { form: _, ...result } = onBoard[index]!;
          const plain = { ...result, outcome: one.outcome, score: outcomeScore(one.outcome, 7) };
          return one.form === undefined ? plain : { ...plain, form: one.form };
        });
        const others = evening.results.filter(({ board }) => board !== 7);
        const sheet = sheetOf({ ...evening, results: [...others, ...results] }, 7);
        for (const one of sheet.lines) {
          const result = resultOnLine(sheet, one);
          if (result?.outcome.kind !== 'score') continue;
          const sentence = worthSentence(sheet, one, { outcome: result.outcome, board: 7 }, 'en');
          if (/The first result of (?:the board|its form)\.$/.test(sentence)) continue;
          const [beaten, equal, of, percentage] = countsIn(sentence);
          const expected = comparedScores(sheet, one)!.expected;
          const figure = ((2 * beaten + equal + 1) * expected) / (of + 1) - 1;
          // the percentage is printed with one decimal
          expect(Math.abs((100 * figure) / (2 * expected - 2) - percentage)).toBeLessThan(0.051);
          // one that is only typed is one more result: it beats and equals as many, of those there are
          const free = sheet.lines.find((other) => resultOnLine(sheet, other) === undefined);
          if (!free || result.form !== undefined) continue;
          const typed = worthSentence(sheet, free, { outcome: result.outcome, board: 7 }, 'en');
          const [wins, draws, all, share] = countsIn(typed);
          expect(Math.abs((100 * (2 * wins + draws)) / (2 * all) - share)).toBeLessThan(0.051);
        }
      }),
    );
  });
});

const WEIGHTED_RULINGS = [3 * 67, 3 * 40, 100, 50].map((thirds): Outcome => {
  const side = [
    { outcome: { kind: 'score', score: 620 } as const, ...weightOfThirds(thirds) },
    { outcome: { kind: 'score', score: -100 } as const, ...weightOfThirds(WHOLE_WEIGHT - thirds) },
  ];
  return { kind: 'ruled', ns: side, ew: side, atTable: { kind: 'notPlayed' } };
});

/** Beaten, equal, others and the percentage of a sentence. */
function countsIn(sentence: string): readonly [number, number, number, number] {
  const count = String.raw`(\d+\/\d+|[\d.]+(?: \d+\/\d+)?)`;
  const said = new RegExp(
    `(?:Beats (?:none|${count}))?(?: and equals | ?Equals )?${count}? of ${count}: ([\\d.]+)\u202f%$`,
  );
  const match = said.exec(sentence);
  if (!match) throw new Error(sentence);
  const [, beaten = '0', equal = '0', others = '0', percentage] = match;
  return [counted(beaten), counted(equal), counted(others), Number(percentage)];
}

/** A count as shown: 3.4, 2/3, 1 2/3. */
function counted(text: string): number {
  return text.split(' ').reduce((sum, part) => {
    const [numerator, denominator = 1] = part.split('/').map(Number);
    return sum + (numerator ?? 0) / denominator;
  }, 0);
}

const say = (sheet: Sheet, place: number, text: string | null, changes: Partial<Draft> = {}, current = true) => {
  const line = lineAt(sheet, place);
  const draft = text === null ? undefined : draftOf(line, text, changes);
  const reading = readLine(line, resultOnLine(sheet, line), draft, sheet.manner);
  return lineMessages(sheet, line, reading, draft, { current, attention: !current });
};

test('before 1987 four down doubled is 700: an old scale is what a line is worth, before and after it is recorded', () => {
  const { scoring } = picture;
  const regulation = { ...scoring.regulation, undertricks: 'before-1987' as const };
  // nobody is vulnerable on board 1
  const onBoardOne = typedSheet(empty, 1, ['4sn=', '-500', '5dxs-2']);
  const old = { ...onBoardOne, scoring: { ...scoring, regulation } };
  const line = lineAt(onBoardOne, 1);
  const outcome = outcomeOf('4sxn-4', 1);
  expect(worthSentence(onBoardOne, line, { outcome, board: 1 }, 'en')).toMatch(/^−500 → −800,/);
  expect(worthSentence(old, line, { outcome, board: 1 }, 'en')).toMatch(/^−500 → −700,/);
  const scores = comparedScores(old, line);
  const equal = { outcome: { kind: 'score', score: -700 } as const, key: line.key, scoring: old.scoring };
  const other = lineAt(old, 2);
  const field = comparedResultsOf(old, line).map((result) =>
    result.table === other.slot.table ? { ...result, outcome } : result,
  );
  if (!scores) throw new Error('the board has scores');
  expect(writeExact(rescoredFigure(field, scores, equal) ?? ZERO)).toBe('1/4');
});

describe('what a line says of itself', () => {
  test('a hint on an empty line, a question on an unfinished one', () => {
    expect(say(picture, 7, null).note).toMatch(/4SN=/);
    expect(say(inFrench, 7, null).note).toMatch(/4PN=/);
    expect(say(picture, 7, '4sn').note).toBe('How many tricks? = +1 -1 or 10');
    expect(say(picture, 7, null, {}, false).note).toBeNull();
  });

  test('left unfinished, the question is what is wrong', () => {
    expect(say(picture, 7, '4sn', { leftBehind: true }, false)).toMatchObject({
      problem: 'How many tricks? = +1 -1 or 10',
    });
    expect(say(picture, 7, '4sn=', { leftBehind: true }, false)).toMatchObject({ warning: 'Not recorded yet.' });
  });

  test('a score that cannot be says why, in both languages', () => {
    expect(say(picture, 7, '420').problem).toBe('Both vulnerable: no contract is worth 420 to North-South.');
    expect(say(inFrench, 7, '420').problem).toMatch(/^Tous vulnérables/);
  });

  test.each([
    ['slotNotScheduled', 'the schedule has changed and has no such line', 'le mouvement a changé'],
    ['sitOut', 'one of the pairs has no opponents here', 'pas d’adversaires'],
    ['impossibleScore', 'no contract is worth that score', 'aucun contrat ne vaut'],
    ['nothingToErase', 'was taken away already', 'déjà retiré'],
    ['somethingElse', 'refused the line (somethingElse)', '(somethingElse)'],
  ])('what the club file refuses has its reason in words: %s', (reason, english, french) => {
    const refusal = { code: 'refused', reason } as const;
    expect(say(picture, 7, '4sn=', { refusal }).warning).toMatch(/^Not recorded: .*The line is kept\.$/);
    expect(say(picture, 7, '4sn=', { refusal }).warning).toContain(english);
    expect(say(inFrench, 7, '4pn=', { refusal }).warning).toContain(french);
  });

  test('a refusal says what to do, and names the pair by its number', () => {
    const entry = lineAt(picture, 2).ew.id;
    const refusal = {
      code: 'pairAlreadyPlayed',
      entry,
      section: lineAt(picture, 2).slot.section,
      round: 9,
      table: 9,
      sides: ['EW'],
    } as const;
    expect(say(picture, 7, '4sn=', { refusal }).warning).toBe(
      `Pair ${lineAt(picture, 2).ew.number} has a result on this board already: table 9, round 9.`,
    );
    expect(say(picture, 7, '4sn=', { refusal: { code: 'unreachable' } }).warning).toMatch(/^Not recorded/);
    const current = picture.results.values().next().value!;
    expect(say(picture, 7, '4sn=', { refusal: { code: 'versionConflict', current } }).warning).toBe(
      'Changed meanwhile: the line now says 4♠ N =.',
    );
  });

  test('pairs and tables carry their letter where several sections play', () => {
    const sections = [mitchellSpec(5), mitchellSpec(5)];
    const sheet = sheetOf(sessionView({ sections, results: 0 }), 1);
    const line = lineAt(sheet, 5);
    const { ns, ew } = line;
    const said = (draft: Draft) =>
      lineMessages(sheet, line, readLine(line, undefined, draft, sheet.manner), draft, {
        current: true,
        attention: false,
      });
    const refusal = {
      code: 'pairAlreadyPlayed',
      entry: ew.id,
      section: line.slot.section,
      round: 3,
      table: 4,
      sides: ['EW'],
    } as const;
    expect(said(draftOf(line, '4sn=', { refusal })).warning).toBe(
      `Pair ${ew.label} has a result on this board already: table B4, round 3.`,
    );
    const inA = { ...refusal, section: sheet.sections[0]?.id ?? 0 };
    expect(said(draftOf(line, '4sn=', { refusal: inA })).warning).toContain('table A4, round 3');
    expect(said(draftOf(line, '4sn=', { played: { board: 1, ns: ew.id, ew: ns.id } })).playedNote).toBe(
      `The other way round: ${ns.label} N-S and ${ew.label} E-W were expected.`,
    );
    expect([ns.label, ew.label]).toEqual([`B${ns.number}`, `B${ew.number}`]);
    expect(lineLabel('board', line, { lineLabel: (...parts) => parts.join(', '), boardLineLabel: String })).toMatch(
      /^B\d, B\d [^,]+, B\d /,
    );
    expect(readTypedPlay(sheet, line, { ns: ew.label.toLowerCase(), ew: String(ns.number), board: '1' })).toEqual({
      board: 1,
      ns: ew.id,
      ew: ns.id,
    });
    expect(readTypedPlay(sheet, line, { ns: 'C1', ew: '2', board: '1' })).toEqual({ code: 'noSuchPair', number: 'C1' });
  });

  test('erasing names what would go', () => {
    expect(say(picture, 0, '').problem).toBe('Empty: the result (4♠ N =) would be taken away.');
    expect(say(picture, 0, '', { erasing: true }).problem).toMatch(/^Take the result \(4♠ N =\) away\?/);
  });

  test('that it was played the other way round, or by others', () => {
    const line = lineAt(picture, 7);
    expect(say(picture, 7, '4sn=').playedNote).toBeNull();
    expect(say(picture, 7, '4sn=', { played: { board: 7, ns: line.ew.id, ew: line.ns.id } }).playedNote).toBe(
      'The other way round: 8 N-S and 25 E-W were expected.',
    );
    expect(
      say(picture, 7, '4sn=', { played: { board: 7, ns: line.ns.id, ew: lineAt(picture, 0).ew.id } }).playedNote,
    ).toBe('Other pairs: 8 and 25 were expected.');
    expect(say(picture, 7, '4sn=', { played: { board: 9, ns: line.ew.id, ew: line.ns.id } }).playedNote).toBe(
      'The other way round: 8 N-S and 25 E-W were expected. Played on board 9: board 7 was expected.',
    );
  });
});

describe('the sheet', () => {
  test('a line is compared within its own section and board', () => {
    expect(comparedResultsOf(picture, next)).toHaveLength(7);
    expect(comparedScores(picture, next)).toMatchObject({ board: 7, actual: 7, top: 12 });
  });

  test('matchpoints have a decimal only where one of the board needs it', () => {
    expect(pointDecimals(undefined)).toBe(0);
    expect(pointDecimals(comparedScores(picture, next))).toBe(0);
    const uneven = sessionView({ results: 300 });
    const short = standingsOf(uneven).fields[0]!.boards.find(({ actual, expected }) => actual < expected);
    expect(pointDecimals(short)).toBe(1);
  });

  test('an award to East-West alone keeps its decimal', () => {
    const board = comparedScores(picture, next)!;
    const [first, ...others] = board.results;
    const award = { ...first!, nsPoints: null, nsPercentage: null, ewPoints: '12/5', ewPercentage: '3/5' };
    expect(pointDecimals({ ...board, results: [award, ...others] })).toBe(1);
  });
});
