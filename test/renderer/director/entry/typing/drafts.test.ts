import { describe, expect, test } from 'vitest';
import { createDraftStore } from '../../../../../renderer/director/entry/typing/drafts.ts';
import { isNextChange, mergeRecorded } from '../../../../../renderer/director/entry/typing/mergeRecorded.ts';
import { persistDrafts } from '../../../../../renderer/director/entry/typing/persistDrafts.ts';
import { sessionView } from '../../../../builders.ts';
import { draftOf, lineAt, sheetOf, typedOn } from '../support.ts';

const session = sessionView({ results: 0 });
const sheet = sheetOf(session, 7);
const [first, second] = [lineAt(sheet, 0), lineAt(sheet, 1)];

describe('drafts', () => {
  test('what is read stays the same object until it changes', () => {
    const drafts = createDraftStore();
    drafts.put(draftOf(first, '8s', { leftBehind: true }));
    const [draft, waiting] = [drafts.get(first.key), drafts.waiting()];
    drafts.put(draftOf(second, '4s'));
    expect(drafts.get(first.key)).toBe(draft);
    expect(drafts.waiting()).toBe(waiting);
  });

  test('lines that wait are those left behind and not on their way', () => {
    const drafts = createDraftStore();
    drafts.put(draftOf(first, '8s', { leftBehind: true }));
    drafts.put(draftOf(second, '4sn=', { leftBehind: true, sending: true }));
    expect(drafts.waiting()).toEqual([first.slot]);
    drafts.drop(first.key);
    expect(drafts.waiting()).toEqual([]);
  });

  test('every change is heard until nobody listens', () => {
    const drafts = createDraftStore();
    let heard = 0;
    const stop = drafts.subscribe(() => heard++);
    drafts.put(draftOf(first, '4'));
    drafts.drop(first.key);
    drafts.drop(first.key);
    stop();
    drafts.put(draftOf(first, '4'));
    expect(heard).toBe(2);
  });
});

test('drafts outlive a reload of the page, and wait then', () => {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  const page = new EventTarget();
  const before = createDraftStore();
  persistDrafts(1, before, memory, page);
  before.put(draftOf(first, '4s', { baseVersion: 3 }));
  before.put(draftOf(second, '4sn=', { sending: true }));
  page.dispatchEvent(new Event('pagehide'));

  const after = createDraftStore();
  persistDrafts(1, after, memory, new EventTarget());
  expect(after.all()).toEqual([
    draftOf(first, '4s', { baseVersion: 3, leftBehind: true }),
    draftOf(second, '4sn=', { leftBehind: true }),
  ]);
  const elsewhere = createDraftStore();
  persistDrafts(2, elsewhere, memory, new EventTarget());
  expect(elsewhere.all()).toEqual([]);
});

describe('a result just recorded', () => {
  const known = { ...session, results: [typedOn(first, '4sn=')], change: 8 };
  const now = '2026-11-24T22:00:00.000Z';

  test('takes the place of the line’s earlier one, and the session is as new as the answer', () => {
    const result = typedOn(first, '4sn+1', { version: 2 });
    const after = mergeRecorded(known, first.slot, { change: 9, result }, now);
    expect(after).toMatchObject({ results: [result], change: 9, savedAt: result.at });
    expect(mergeRecorded(after, second.slot, { change: 10, result: typedOn(second, 'p') }, now).results).toHaveLength(
      2,
    );
  });

  test('taken away, it is gone', () => {
    expect(mergeRecorded(known, first.slot, { change: 9, result: null }, now)).toMatchObject({
      results: [],
      savedAt: now,
    });
  });

  test('where others wrote in between, the session counts as old', () => {
    const answer = { change: 11, result: typedOn(second, 'p') };
    expect(isNextChange(known, answer)).toBe(false);
    expect(mergeRecorded(known, second.slot, answer, now).change).toBe(8);
  });

  test('where only other sessions and the club changed in between, it is new', () => {
    expect(isNextChange(known, changeAfter(8))).toBe(true);
    expect(isNextChange(known, changeAfter(9))).toBe(false);
  });
});

/** An answer to a change that follows another of the session. */
function changeAfter(since: number) {
  return { change: 11, update: { kind: 'session', session: 1, change: 11, since } as const };
}

test.each(['', '{', 'null', '{"a":1}', '[null,1,"4s"]', '[{}]', '[{"text":"4s","slot":{"round":1}}]'])(
  'drafts that were stored as %j are none, and typing goes on',
  (stored) => {
    const drafts = createDraftStore();
    const memory = { getItem: () => stored, setItem() {}, removeItem() {} };
    persistDrafts(1, drafts, memory, new EventTarget());
    expect(drafts.all()).toEqual([]);
  },
);
