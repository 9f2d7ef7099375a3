import { describe, expect, test } from 'vitest';
import {
  applyFix,
  enterLine,
  escapeLine,
  hasDraftText,
  leaveLine,
  setReason,
  currentReading,
  takeActualPlay,
  fieldText,
  typeLine,
} from '../../../../../renderer/director/entry/typing/actions.ts';
import { firstFixNumbers, fixesOf, type LineFix } from '../../../../../renderer/director/entry/typing/fixes.ts';
import { numberOnLine } from '../../../../../renderer/director/entry/sheet/sheet.ts';
import { readTypedPlay } from '../../../../../renderer/director/entry/typing/typedPlay.ts';
import { mitchellSpec, sessionView } from '../../../../builders.ts';
import { draftOf, lineAt, outcomeOf, quietOutbox, sheetOf, typedOn, typedSheet } from '../support.ts';

const empty = sheetOf(sessionView({ results: 0 }), 7);
const begun = typedSheet(sessionView({ results: 0 }), 7, ['4sn=', '3ns+1']);
const first = lineAt(empty, 0);

/** A board of two Mitchells that are compared as one field, or each by itself. */
function two(fields: 'all' | 'section') {
  const view = sessionView({ sections: [mitchellSpec(9), mitchellSpec(9)], results: 0 });
  return sheetOf({ ...view, scoring: { ...view.scoring, fields } }, 7);
}

describe('a pair of another section that sat here', () => {
  test('is typed with its letter: its own line is one key away, or it really played here', () => {
    const sheet = two('all');
    const line = lineAt(sheet, 0);
    const guest = sheet.sections[1]?.entries.find(({ label }) => label === 'B4');
    const outbox = quietOutbox();
    typeLine(outbox, sheet, line, 'b4,4sn=');
    enterLine(outbox, sheet, line);
    const [fix] = fixesOf(sheet, line, currentReading(outbox, sheet, line), outbox.drafts.get(line.key));
    expect(fix).toMatchObject({ kind: 'moveTo' });
    const typed = readTypedPlay(sheet, line, { ns: 'B4', ew: String(line.ew.number), board: '7' });
    expect(typed).toEqual({ board: 7, ns: guest?.id, ew: line.ew.id });
    // Its line then says which pair 4 it was.
    expect(guest && numberOnLine(sheet, line, guest)).toBe('B4');
    expect(numberOnLine(sheet, line, line.ew)).toBe(String(line.ew.number));
  });

  test('is nobody where sections are ranked apart', () => {
    const sheet = two('section');
    const line = lineAt(sheet, 0);
    const typed = readTypedPlay(sheet, line, { ns: 'B4', ew: String(line.ew.number), board: '7' });
    expect(typed).toEqual({ code: 'noSuchPair', number: 'B4' });
  });
});

describe('a sheet that is one line off', () => {
  const second = lineAt(empty, 1);
  const said = `${second.ns.number},4sn=`;
  const fixesAt = (outbox: ReturnType<typeof quietOutbox>, sheet: typeof empty, line: typeof first) =>
    fixesOf(sheet, line, currentReading(outbox, sheet, line), outbox.drafts.get(line.key));

  test('a result typed for another line waits, and one key takes it there', () => {
    const outbox = quietOutbox();
    typeLine(outbox, empty, first, said);
    expect(enterLine(outbox, empty, first)).toBe(true);
    expect(outbox.submitted).toEqual([]);
    const [move] = fixesAt(outbox, empty, first);
    if (move?.kind !== 'moveTo') throw new Error('no fix moves the result');
    applyFix(outbox, empty, first, move);
    expect(outbox.drafts.get(first.key)).toBeUndefined();
    expect(outbox.submitted).toMatchObject([{ slot: second.slot, outcome: outcomeOf('4sn=', 7) }]);
  });

  test('the line as it is, or a pair that really played there, is one key too', () => {
    const outbox = quietOutbox();
    typeLine(outbox, empty, first, said);
    applyFix(outbox, empty, first, fixesAt(outbox, empty, first)[1] as LineFix);
    expect(outbox.submitted).toMatchObject([{ slot: first.slot, played: { ns: first.ns.id, ew: first.ew.id } }]);

    const turned = quietOutbox();
    typeLine(turned, empty, first, `${first.ew.number},4sn=`);
    const [other] = fixesAt(turned, empty, first);
    expect(other?.kind).toBe('playedBy');
    applyFix(turned, empty, first, other as LineFix);
    expect(turned.submitted).toMatchObject([{ slot: first.slot, played: { ns: first.ew.id, ew: first.ns.id } }]);
  });

  test('a recorded line that is only passed is changed with the second Enter, or the result goes to the next', () => {
    const outbox = quietOutbox();
    typeLine(outbox, begun, first, '2hs-1');
    expect(enterLine(outbox, begun, first, true)).toBe(false);
    expect(outbox.submitted).toEqual([]);
    const [move] = fixesAt(outbox, begun, first);
    expect(move).toMatchObject({ kind: 'moveTo', line: { key: lineAt(begun, 2).key } });
    expect(enterLine(outbox, begun, first, true)).toBe(true);
    expect(outbox.submitted).toMatchObject([{ slot: first.slot }]);
    typeLine(outbox, begun, lineAt(begun, 1), '2hs-1');
    expect(enterLine(outbox, begun, lineAt(begun, 1))).toBe(true);
    expect(outbox.submitted).toHaveLength(2);
  });

  test('a correction with a reason is recorded with the first Enter, wherever the cursor came from', () => {
    const outbox = quietOutbox();
    typeLine(outbox, begun, first, '2hs-1');
    setReason(outbox, first, 'the slip says so');
    expect(enterLine(outbox, begun, first, true)).toBe(true);
    expect(outbox.submitted).toMatchObject([{ slot: first.slot }]);
  });
});

describe('typing on a line', () => {
  test('what is typed waits in a draft and is handed in with Enter', () => {
    const outbox = quietOutbox();
    typeLine(outbox, empty, first, '4sn+1/hq');
    expect(fieldText(outbox, empty, first)).toBe('4sn+1/hq');
    expect(enterLine(outbox, empty, first)).toBe(true);
    expect(outbox.submitted).toEqual([
      {
        slot: first.slot,
        played: { board: 7, ns: first.ns.id, ew: first.ew.id },
        outcome: outcomeOf('4sn+1/hq', 7),
      },
    ]);
  });

  test('a mistake stays on its line and blocks nothing', () => {
    const outbox = quietOutbox();
    typeLine(outbox, empty, first, '420');
    expect(enterLine(outbox, empty, first)).toBe(true);
    leaveLine(outbox, empty, first);
    expect(outbox.submitted).toEqual([]);
    expect(fieldText(outbox, empty, first)).toBe('420');
    expect(outbox.drafts.waiting()).toEqual([first.slot]);
  });

  test('typed back to what is recorded, or to nothing, a line is as if never touched', () => {
    const outbox = quietOutbox();
    typeLine(outbox, begun, first, '4sn');
    expect(hasDraftText(outbox, first)).toBe(true);
    typeLine(outbox, begun, first, '4sn=');
    expect(hasDraftText(outbox, first)).toBe(false);
    typeLine(outbox, empty, first, '4');
    typeLine(outbox, empty, first, '');
    expect(outbox.drafts.get(first.key)).toBeUndefined();
  });

  test('a correction remembers the version it was made on, whatever is recorded meanwhile', () => {
    const outbox = quietOutbox();
    typeLine(outbox, begun, first, '4sn+');
    const newer = sheetOf({ ...sessionView({ results: 0 }), results: [typedOn(first, '4ss=', { version: 2 })] }, 7);
    typeLine(outbox, newer, first, '4sn+1');
    expect(outbox.drafts.get(first.key)?.baseVersion).toBe(1);
  });

  test('left whole but not accepted, it waits as well', () => {
    const outbox = quietOutbox();
    typeLine(outbox, empty, first, '4sn=');
    leaveLine(outbox, empty, first);
    expect(outbox.drafts.waiting()).toEqual([first.slot]);
    expect(outbox.submitted).toEqual([]);
  });

  test('what is on its way is not left behind', () => {
    const outbox = quietOutbox();
    outbox.drafts.put(draftOf(first, '4sn=', { sending: true }));
    leaveLine(outbox, empty, first);
    expect(outbox.drafts.waiting()).toEqual([]);
  });
});

describe('correcting', () => {
  test('Escape brings back what is recorded, and never takes new text', () => {
    const outbox = quietOutbox();
    typeLine(outbox, begun, first, '4ss=');
    escapeLine(outbox, begun, first);
    expect(fieldText(outbox, begun, first)).toBe('4sn=');
    typeLine(outbox, empty, first, '4s');
    escapeLine(outbox, empty, first);
    expect(fieldText(outbox, empty, first)).toBe('4s');
  });

  test('an emptied line is erased by the second Enter, not by the first', () => {
    const outbox = quietOutbox();
    typeLine(outbox, begun, first, '');
    expect(enterLine(outbox, begun, first)).toBe(false);
    expect(outbox.submitted).toEqual([]);
    expect(enterLine(outbox, begun, first)).toBe(true);
    expect(outbox.submitted).toMatchObject([{ slot: first.slot, outcome: null }]);
  });

  test('typing between takes the question back, leaving the line too', () => {
    const outbox = quietOutbox();
    typeLine(outbox, begun, first, '');
    enterLine(outbox, begun, first);
    typeLine(outbox, begun, first, '4');
    typeLine(outbox, begun, first, '');
    expect(enterLine(outbox, begun, first)).toBe(false);
    leaveLine(outbox, begun, first);
    expect(currentReading(outbox, begun, first).kind).toBe('recorded');
  });
});

describe('other pairs than the schedule expects', () => {
  test('are handed in as they sat', () => {
    const outbox = quietOutbox();
    typeLine(outbox, empty, first, '4sn=');
    takeActualPlay(outbox, empty, first, { board: 7, ns: first.ew.id, ew: first.ns.id });
    enterLine(outbox, empty, first);
    expect(outbox.submitted).toMatchObject([{ played: { board: 7, ns: first.ew.id, ew: first.ns.id } }]);
  });

  test('on a recorded line they are a correction of their own; the same pairs are none', () => {
    const outbox = quietOutbox();
    takeActualPlay(outbox, begun, first, { board: 7, ns: first.ns.id, ew: first.ew.id });
    expect(outbox.drafts.get(first.key)).toBeUndefined();
    takeActualPlay(outbox, begun, first, { board: 7, ns: first.ew.id, ew: first.ns.id });
    expect(currentReading(outbox, begun, first).kind).toBe('ready');
  });

  test('are numbers of the section, two different ones, never the missing pair', () => {
    const half = sheetOf(sessionView({ sections: [mitchellSpec(5, { phantom: 'EW' })], results: 0 }), 1);
    const line = lineAt(half, 0);
    expect(readTypedPlay(half, line, { ns: ' 2', ew: '7 ', board: '1' })).toEqual({ board: 1, ns: 1002, ew: 1007 });
    expect(readTypedPlay(half, line, { ns: '2', ew: '2', board: '1' })).toEqual({ code: 'samePair' });
    expect(readTypedPlay(half, line, { ns: '2', ew: '31', board: '1' })).toEqual({ code: 'noSuchPair', number: '31' });
    expect(readTypedPlay(half, line, { ns: '', ew: '7', board: '1' })).toEqual({ code: 'noSuchPair', number: '' });
    expect(readTypedPlay(half, line, { ns: '2', ew: '10', board: '1' })).toEqual({ code: 'noSuchPair', number: '10' });
  });

  test('another board is read by its own vulnerability and handed in as it was played', () => {
    const outbox = quietOutbox();
    takeActualPlay(outbox, empty, first, { board: 1, ns: first.ns.id, ew: first.ew.id });
    typeLine(outbox, empty, first, '420');
    expect(currentReading(outbox, empty, first).kind).toBe('ready');
    enterLine(outbox, empty, first);
    expect(outbox.submitted).toMatchObject([{ played: { board: 1 }, outcome: { kind: 'score', score: 420 } }]);
    const typed = { ns: String(first.ns.number), ew: String(first.ew.number) };
    expect(readTypedPlay(empty, first, { ...typed, board: '27' })).toEqual({
      code: 'noSuchBoard',
      board: '27',
      first: 1,
      last: 26,
    });
    expect(readTypedPlay(empty, first, { ...typed, board: ' 8 ' })).toMatchObject({ board: 8 });
  });
});

describe('fixes', () => {
  test('a score that cannot be offers the nearest, and one key records it', () => {
    const outbox = quietOutbox();
    typeLine(outbox, empty, first, '420');
    const fixes = fixesOf(empty, first, currentReading(outbox, empty, first), outbox.drafts.get(first.key));
    expect(fixes.map((fix) => fix.label)).toEqual(['620, 4♥ or 4♠ made', '400, East-West four down']);
    applyFix(outbox, empty, first, fixes[0]!);
    expect(outbox.submitted).toMatchObject([{ outcome: { kind: 'score', score: 620 } }]);
    expect(fieldText(outbox, empty, first)).toBe('620');
  });

  test('somebody else’s result is kept, or replaced knowingly', () => {
    const current = typedOn(first, '4ss=', { version: 5 });
    const refusal = { code: 'versionConflict', current } as const;
    const outbox = quietOutbox();
    outbox.drafts.put(draftOf(first, '4sn=', { refusal, leftBehind: true }));
    const fixes = fixesOf(empty, first, currentReading(outbox, empty, first), outbox.drafts.get(first.key));
    expect(fixes.map((fix) => fix.label)).toEqual(['keep 4♠ S =', 'replace by 4♠ N =']);
    applyFix(outbox, empty, first, fixes[1]!);
    expect(outbox.submitted).toMatchObject([{ outcome: outcomeOf('4sn=', 7) }]);
    expect(outbox.drafts.get(first.key)).toMatchObject({ baseVersion: 5, refusal: null });
    applyFix(outbox, empty, first, fixes[0]!);
    expect(outbox.drafts.get(first.key)).toBeUndefined();
  });

  test.each([
    [['NS'], 'not counted; average plus for E-W alone (Laws 15B1, 15B3)', 'anp/+'],
    [['EW'], 'not counted; average plus for N-S alone (Laws 15B1, 15B3)', 'a+/np'],
    [['NS', 'EW'], 'not counted: both have their score of it (Law 15B1)', 'np'],
  ] as const)('a board played twice is ruled on, and what was typed stays (%j)', (sides, label, ruling) => {
    const refusal = { code: 'pairAlreadyPlayed', entry: first.ns.id, section: 1, round: 3, table: 1, sides } as const;
    const outbox = quietOutbox();
    outbox.drafts.put(draftOf(first, '4sn=', { refusal, leftBehind: true }));
    const fixes = fixesOf(empty, first, currentReading(outbox, empty, first), outbox.drafts.get(first.key));
    expect(fixes.map((fix) => fix.label)).toEqual([label]);
    applyFix(outbox, empty, first, fixes[0]!);
    expect(outbox.submitted).toMatchObject([{ outcome: outcomeOf(ruling, 7) }]);
    expect(fieldText(outbox, empty, first)).toBe('4sn=');
  });

  test('a number misread on an earlier line is put right there, and this line recorded with it', () => {
    // Line 1 names the pair of line 3 in the place of its own.
    const [one, three] = [lineAt(empty, 0), lineAt(empty, 2)];
    const misread = typedOn(one, '3nts=', { ns: three.ns.id });
    const sheet = sheetOf({ ...sessionView({ results: 0 }), results: [misread] }, 7);
    const { section, round, table } = one.slot;
    const refusal = { code: 'pairAlreadyPlayed', entry: three.ns.id, section, round, table, sides: ['NS'] } as const;
    const outbox = quietOutbox();
    outbox.drafts.put(draftOf(three, '4sn=', { refusal, leftBehind: true }));
    const fixes = fixesOf(sheet, three, currentReading(outbox, sheet, three), outbox.drafts.get(three.key));
    expect(fixes.map((fix) => fix.label)).toEqual([
      `table ${table} was ${one.ns.label} against ${one.ew.label}: correct it, and accept this line`,
      'not counted; average plus for E-W alone (Laws 15B1, 15B3)',
    ]);
    applyFix(outbox, sheet, three, fixes[0]!);
    expect(outbox.submitted).toMatchObject([
      { slot: one.slot, played: { board: 7, ns: one.ns.id, ew: one.ew.id }, outcome: misread.outcome },
      { slot: three.slot, played: { ns: three.ns.id, ew: three.ew.id }, outcome: outcomeOf('4sn=', 7) },
    ]);
  });

  test('where the pair expected there has the board as well, nothing says the number was misread', () => {
    const [one, two, three] = [lineAt(empty, 0), lineAt(empty, 1), lineAt(empty, 2)];
    const results = [typedOn(one, '3nts=', { ns: three.ns.id }), typedOn(two, '3nts=', { ns: one.ns.id })];
    const sheet = sheetOf({ ...sessionView({ results: 0 }), results }, 7);
    const { section, round, table } = one.slot;
    const refusal = { code: 'pairAlreadyPlayed', entry: three.ns.id, section, round, table, sides: ['NS'] } as const;
    const outbox = quietOutbox();
    outbox.drafts.put(draftOf(three, '4sn=', { refusal, leftBehind: true }));
    const fixes = fixesOf(sheet, three, currentReading(outbox, sheet, three), outbox.drafts.get(three.key));
    expect(fixes.map(({ kind }) => kind)).toEqual(['rule']);
  });

  test('each has a number of its own, counted down the traveller to the ninth', () => {
    expect(firstFixNumbers([0, 2, 0, 2, 1])).toEqual([null, 1, null, 3, 5]);
    expect(firstFixNumbers([2, 2, 2, 2, 2, 2])).toEqual([1, 3, 5, 7, 9, null]);
    expect(firstFixNumbers([])).toEqual([]);
  });
});
