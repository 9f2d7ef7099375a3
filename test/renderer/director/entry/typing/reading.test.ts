import { describe, expect, test } from 'vitest';
import type { Draft } from '../../../../../renderer/director/entry/typing/drafts.ts';
import { outcomePartsOf } from '../../../../../renderer/director/entry/line/outcomeParts.ts';
import {
  enterMeaning,
  needsAttention,
  readLine,
  recordedText,
} from '../../../../../renderer/director/entry/typing/reading.ts';
import { sessionView } from '../../../../builders.ts';
import { draftOf, ENGLISH, FRENCH, lineAt, outcomeOf, sheetOf, typedOn } from '../support.ts';

const line = lineAt(sheetOf(sessionView({ results: 0 }), 7), 0);
const recorded = typedOn(line, '4sn=');

const read = (text: string, changes: Partial<Draft> = {}, result = undefined as typeof recorded | undefined) =>
  readLine(line, result, draftOf(line, text, changes), ENGLISH);

const stands = (text: string, changes: Partial<Draft>) =>
  needsAttention(read(text, changes), draftOf(line, text, changes));

describe('what a line says', () => {
  test.each([
    ['', 'expected'],
    ['   ', 'expected'],
    ['4s', 'unfinished'],
    ['4sn', 'unfinished'],
    ['8s', 'problem'],
    ['420', 'problem'],
    ['4sn=', 'ready'],
    ['p', 'ready'],
    ['a60', 'ready'],
  ])('%j on a line without a result: %s', (text, kind) => {
    expect(read(text).kind).toBe(kind);
  });

  test.each([
    ['', 'emptied'],
    ['4sn', 'unfinished'],
    ['4sn+1', 'ready'],
    ['4 S n =', 'recorded'],
    ['n4s10', 'recorded'],
  ])('%j on a line that says 4sn=: %s', (text, kind) => {
    expect(read(text, {}, recorded).kind).toBe(kind);
  });

  test('other pairs make the same contract another result', () => {
    const played = { board: line.slot.slotBoard, ns: line.ew.id, ew: line.ns.id };
    expect(read('4sn=', { played }, recorded).kind).toBe('ready');
    expect(read('', { played }).kind).toBe('unfinished');
  });

  test('pairs typed before the result are checked against the line', () => {
    const { number } = line.ns;
    expect(read(`${number},4sn=`)).toMatchObject({ kind: 'ready', otherPairs: null });
    expect(read(`${number};${line.ew.label};4sn=`)).toMatchObject({ kind: 'ready', otherPairs: null });
    expect(read(`${number + 1}:4sn=`)).toMatchObject({ kind: 'ready', otherPairs: { ns: `${number + 1}`, ew: null } });
    expect(read(`${number},99,4sn=`)).toMatchObject({ kind: 'ready', otherPairs: { ew: '99' } });
    expect(read(`${number},4sn=`, {}, recorded).kind).toBe('recorded');
    expect(read(`${number + 1},4sn=`, {}, recorded).kind).toBe('ready');
    expect(read(`${number},8s`)).toMatchObject({ kind: 'problem', parsed: { at: `${number},`.length } });
    expect(read(`${number},`).kind).toBe('unfinished');
  });

  test('a score that wants one more figure is wrong once the line is left', () => {
    expect(read('42').kind).toBe('unfinished');
    expect(read('42', { leftBehind: true }).kind).toBe('problem');
    expect(read('4sn', { leftBehind: true }).kind).toBe('unfinished');
  });

  test('without a draft it is what is recorded, or nothing', () => {
    expect(readLine(line, undefined, undefined, ENGLISH)).toEqual({ kind: 'expected' });
    expect(readLine(line, recorded, undefined, ENGLISH)).toEqual({ kind: 'recorded', result: recorded });
  });
});

describe('what stands in the field of a recorded line', () => {
  test('what was typed', () => {
    expect(recordedText(typedOn(line, '4 s N 10'), ENGLISH)).toBe('4 s N 10');
  });

  test('its shorthand where that means something else in the language of the screen', () => {
    expect(recordedText(recorded, FRENCH)).toBe('4pn=');
    expect(recordedText(typedOn(line, '4cn='), FRENCH)).toBe('4tn=');
    expect(recordedText(typedOn(line, '3nw-1/hk'), FRENCH)).toBe('3sao-1/cr');
  });

  test('its shorthand where it came another way', () => {
    expect(recordedText(typedOn(line, '4hxe-1', { typed: '' }), ENGLISH)).toBe('4hxe-1');
    const without = { ...ENGLISH, withoutLastNought: true };
    expect(recordedText(typedOn(line, '620'), without)).toBe('62');
  });
});

describe('what the columns show while a line is typed', () => {
  test('a contract grows part by part', () => {
    expect(outcomePartsOf(read('4'))).toEqual({ level: 4 });
    expect(outcomePartsOf(read('4s'))).toEqual({ level: 4, strain: 'S', risk: '' });
    expect(outcomePartsOf(read('4sx'))).toMatchObject({ risk: 'X' });
    expect(outcomePartsOf(read('n4s'))).toMatchObject({ declarer: 'N', level: 4, strain: 'S' });
    const whole = outcomePartsOf(read('4sn+1/hq'));
    expect(whole).toMatchObject({ declarer: 'N', lead: { suit: 'H', rank: 'Q' }, score: 650 });
    expect(whole.tricks?.won).toBe(11);
    expect(outcomePartsOf(read('4sn+1/h'))).toMatchObject({ lead: 'H' });
  });

  test('what is no contract stands in words, with its score', () => {
    expect(outcomePartsOf(read('650'))).toEqual({ special: { kind: 'score', score: 650 }, score: 650 });
    expect(outcomePartsOf(read('p'))).toEqual({ special: { kind: 'passedOut' }, score: 0 });
    expect(outcomePartsOf(read('np'))).toEqual({ special: { kind: 'notPlayed' } });
    expect(outcomePartsOf(read('a60'))).toEqual({ special: outcomeOf('a60', 7) });
  });
});

describe('Enter', () => {
  const meaning = (text: string, changes: Partial<Draft> = {}, result = undefined as typeof recorded | undefined) =>
    enterMeaning(read(text, changes, result), draftOf(line, text, changes), result ? 'chosen' : 'nothing');

  test.each([
    ['goes on from an empty line', meaning(''), 'goOn'],
    ['accepts a result', meaning('4sn='), 'accept'],
    ['corrects a result', meaning('4sn+1', {}, recorded), 'correct'],
    ['goes on from what is typed again to the same', meaning('4sn10', {}, recorded), 'goOn'],
    ['leaves an unfinished line', meaning('4s'), 'leave'],
    ['leaves a wrong line', meaning('8s'), 'leave'],
    ['asks before it erases', meaning('', {}, recorded), 'askToErase'],
    ['erases when asked again', meaning('', { erasing: true }, recorded), 'erase'],
    ['tries again what did not arrive', meaning('4sn=', { refusal: { code: 'unreachable' } }), 'tryAgain'],
    ['does not send twice what is on its way', meaning('4sn=', { sending: true }), 'goOn'],
    ['overwrites nobody in passing', meaning('4sn=', { refusal: { code: 'versionConflict', current: null } }), 'leave'],
  ])('%s', (_, is, expected) => {
    expect(is).toBe(expected);
  });

  test('a line stands out when it was left unrecorded, not while it is typed or on its way', () => {
    expect(stands('8s', {})).toBe(false);
    expect(stands('8s', { leftBehind: true })).toBe(true);
    expect(stands('4sn=', { leftBehind: true, sending: true })).toBe(false);
    expect(stands('4sn=', { refusal: { code: 'unreachable' } })).toBe(true);
    expect(needsAttention({ kind: 'expected' }, undefined)).toBe(false);
  });
});
