import { describe, expect, test } from 'vitest';
import { clipboardColumn, pasteColumn } from '../../../../../renderer/director/entry/typing/paste.ts';
import { formatShorthand } from '../../../../../src/bridge/shorthand/shorthand.ts';
import { sessionView } from '../../../../builders.ts';
import { leftAt, lineAt, quietOutbox, sheetOf, typedSheet } from '../support.ts';

const evening = { ...sessionView(), results: [] };

test('a column is texts of a line each, however the lines end; one text alone is no column', () => {
  expect(clipboardColumn('4sn=\r\n 420 \n\np\r\n')).toEqual(['4sn=', '420', '', 'p']);
  expect(clipboardColumn('4sn=\n')).toBeNull();
  expect(clipboardColumn('4sn=')).toBeNull();
});

describe('pasting from a line downwards', () => {
  test('records what can be read, in order, and leaves the rest waiting on its line', () => {
    const [outbox, sheet] = [quietOutbox(), sheetOf(evening, 7)];
    const { last, beyond } = pasteColumn(outbox, sheet, lineAt(sheet, 2), ['4sn=', '8sn=', '', '4sn', 'p']);
    expect(
      outbox.submitted.map(({ slot, outcome }) => [slot.table, outcome && formatShorthand(outcome, 'en')]),
    ).toEqual([
      [3, '4sn='],
      [7, 'p'],
    ]);
    expect(outbox.drafts.get(lineAt(sheet, 3).key)).toMatchObject({ text: '8sn=', leftBehind: true });
    expect(outbox.drafts.get(lineAt(sheet, 4).key)).toBeUndefined();
    expect(outbox.drafts.get(lineAt(sheet, 5).key)).toMatchObject({ text: '4sn', leftBehind: true });
    expect(last).toBe(lineAt(sheet, 6));
    expect(beyond).toEqual([]);
  });

  test('passes over a line on which no result is expected, unless it is pasted there', () => {
    const sheet = sheetOf(leftAt(evening, 7, 3), 7);
    const handed = (from: number) => {
      const outbox = quietOutbox();
      pasteColumn(outbox, sheet, lineAt(sheet, from), ['p', 'p', 'p']);
      return outbox.submitted.map(({ slot }) => sheet.lines.findIndex((line) => line.slot === slot));
    };
    expect(handed(2)).toEqual([2, 4, 5]);
    expect(handed(3)).toEqual([3, 4, 5]);
  });

  test('says what found no line, and takes no result away with an empty text', () => {
    const outbox = quietOutbox();
    const sheet = typedSheet(evening, 7, ['4sn=', '620']);
    const texts = ['', '620', ...Array<string>(12).fill('p'), '1nte='];
    const { beyond } = pasteColumn(outbox, sheet, lineAt(sheet, 0), texts);
    expect(beyond).toEqual(['p', '1nte=']);
    // The first line stays, the second is the same again: eleven are new.
    expect(outbox.submitted).toHaveLength(11);
    expect(outbox.submitted.every(({ outcome }) => outcome?.kind === 'passedOut')).toBe(true);
  });
});
