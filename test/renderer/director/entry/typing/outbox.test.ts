import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SessionView } from '../../../../../main/club/model/session.ts';
import { recordResult } from '../../../../../main/club/results/results.ts';
import { newDraft } from '../../../../../renderer/director/entry/typing/actions.ts';
import { createOutbox, type Outbox } from '../../../../../renderer/director/entry/typing/outbox.ts';
import { pageLines, type PageLine } from '../../../../../renderer/director/entry/sheet/lines.ts';
import { afterOwnWrites } from '../../../../../renderer/director/api/ownWrites.ts';
import { queryKeys } from '../../../../../renderer/director/api/queryKeys.ts';
import { takeUndoStep } from '../../../../../renderer/director/session/undo/undo.ts';
import { createDirectorApp } from '../../../../../main/app/director/app.ts';
import { recordingPaper } from '../../../../main/app/director/support.ts';
import { clubWithEvent, sessionOf } from '../../../../main/support.ts';
import { outcomeOf } from '../support.ts';

/** An outbox in front of the real server in this process. Its requests are recorded. */
function outboxWithServer() {
  const { club, session } = clubWithEvent();
  const app = createDirectorApp({ club, paper: recordingPaper().paper });
  const requests: string[] = [];
  let readable = true;
  // The desktop window has no secret of its page.
  vi.stubGlobal('window', { localStorage: { getItem: () => null } });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    requests.push(`${init?.method ?? 'GET'} ${path}`);
    if (!readable) return new Response('{"change":');
    return app.fetch(new Request(new URL(path, 'http://etui'), init));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = new QueryClient();
  client.setQueryData(queryKeys.session(session), sessionOf(club, session));
  const lines = pageLines(sessionOf(club, session).sections, { kind: 'board', board: 1 });
  return {
    club,
    session,
    client,
    requests,
    lines,
    outbox: createOutbox(session, client),
    seen: () => client.getQueryData<SessionView>(queryKeys.session(session)) as SessionView,
    setReadable: (value: boolean) => {
      readable = value;
    },
  };
}

/** Types a whole line and accepts it. */
function accept(outbox: Outbox, line: PageLine, text: string, changes: { ns?: number; ew?: number } = {}): void {
  const known = outbox.drafts.get(line.key) ?? newDraft(line.slot, undefined, '');
  outbox.drafts.put({ ...known, text, sending: false });
  const played = { board: 1, ns: changes.ns ?? line.ns.id, ew: changes.ew ?? line.ew.id };
  outbox.submit({ slot: line.slot, played, outcome: text === '' ? null : outcomeOf(text, 1) });
}

/** Resolves when every submitted line is answered and the screen has been notified. */
async function settled(): Promise<void> {
  await new Promise<void>((resolve) => {
    afterOwnWrites(resolve);
  });
  await new Promise<void>((resolve) => {
    notifyManager.schedule(resolve);
  });
}

let at: ReturnType<typeof outboxWithServer>;
let first: PageLine;
let second: PageLine;

beforeEach(() => {
  at = outboxWithServer();
  [first, second] = at.lines as [PageLine, PageLine];
});

const elsewhere = (text: string, expectedVersion: number | null) =>
  recordResult(at.club, at.session, {
    ...first.slot,
    board: 1,
    ns: first.ns.id,
    ew: first.ew.id,
    outcome: outcomeOf(text, 1),
    typed: text,
    expectedVersion,
  });

/** Undo fetches the session anew: somebody must be looking at it. */
const look = () => {
  const observer = new QueryObserver(at.client, {
    queryKey: queryKeys.session(at.session),
    queryFn: () => sessionOf(at.club, at.session),
    staleTime: Infinity,
  });
  onTestFinished(observer.subscribe(() => undefined));
};

describe('a submitted line', () => {
  test('is being sent at once, then recorded, and is in the session without another fetch', async () => {
    accept(at.outbox, first, '4sn=');
    expect(at.outbox.drafts.get(first.key)).toMatchObject({ sending: true, text: '4sn=' });
    await settled();
    expect(at.outbox.drafts.get(first.key)).toBeUndefined();
    expect(at.seen()).toEqual(sessionOf(at.club, at.session));
    expect(at.requests).toEqual([`POST /api/sessions/${at.session}/results`]);
  });

  test('lines go one after another, in the order they were typed', async () => {
    for (const [place, text] of ['4sn=', 'p', '3ne-1'].entries()) accept(at.outbox, at.lines[place]!, text);
    await settled();
    expect(sessionOf(at.club, at.session).results.map((result) => result.typed)).toEqual(['4sn=', 'p', '3ne-1']);
    expect(at.seen()).toEqual(sessionOf(at.club, at.session));
  });

  test('typed again before the answer is there, it becomes the next version', async () => {
    accept(at.outbox, first, '4sn=');
    accept(at.outbox, first, '4sn+1');
    await settled();
    expect(sessionOf(at.club, at.session).results).toMatchObject([{ version: 2, typed: '4sn+1', score: 450 }]);
    expect(at.outbox.drafts.get(first.key)).toBeUndefined();
  });

  test('text typed on while it was on its way is kept, on the version that came', async () => {
    accept(at.outbox, first, '4sn=');
    at.outbox.drafts.put({ ...at.outbox.drafts.get(first.key)!, text: '4sn+', sending: false });
    await settled();
    expect(at.outbox.drafts.get(first.key)).toMatchObject({ text: '4sn+', baseVersion: 1, sending: false });
  });

  test('a result is erased by submitting none', async () => {
    accept(at.outbox, first, '4sn=');
    await settled();
    at.outbox.drafts.put(newDraft(first.slot, at.seen().results[0], ''));
    accept(at.outbox, first, '');
    await settled();
    expect(at.seen().results).toEqual([]);
    expect(at.seen().change).toBe(sessionOf(at.club, at.session).change);
  });
});

describe('a line that is not taken', () => {
  test('keeps its text when its answer can not be read, and goes in when tried again', async () => {
    at.setReadable(false);
    accept(at.outbox, first, '4sn=');
    await settled();
    expect(at.outbox.drafts.get(first.key)).toMatchObject({
      text: '4sn=',
      sending: false,
      leftBehind: true,
      refusal: { code: 'unreachable' },
    });
    at.setReadable(true);
    accept(at.outbox, first, '4sn=');
    await settled();
    expect(sessionOf(at.club, at.session).results).toHaveLength(1);
  });

  test('one line that fails does not hold up the next', async () => {
    at.setReadable(false);
    accept(at.outbox, first, '4sn=');
    await settled();
    at.setReadable(true);
    accept(at.outbox, second, 'p');
    await settled();
    expect(sessionOf(at.club, at.session).results).toMatchObject([{ typed: 'p' }]);
  });

  test('a pair with two results on the board: where the other one stands', async () => {
    accept(at.outbox, first, '4sn=');
    await settled();
    accept(at.outbox, second, 'p', { ns: first.ns.id });
    await settled();
    expect(at.outbox.drafts.get(second.key)?.refusal).toEqual({
      code: 'pairAlreadyPlayed',
      entry: first.ns.id,
      section: first.slot.section,
      round: first.slot.round,
      table: first.slot.table,
      sides: ['NS'],
    });
  });

  test('somebody else’s result is shown, not overwritten', async () => {
    elsewhere('4ss=', null);
    accept(at.outbox, first, '4sn=');
    await settled();
    expect(at.outbox.drafts.get(first.key)?.refusal).toMatchObject({
      code: 'versionConflict',
      current: { version: 1, typed: '4ss=' },
    });
    expect(sessionOf(at.club, at.session).results).toMatchObject([{ typed: '4ss=' }]);
  });

  test('the very same result from somebody else is no conflict', async () => {
    elsewhere('4 s n 10', null);
    accept(at.outbox, first, '4sn=');
    await settled();
    expect(at.outbox.drafts.get(first.key)).toBeUndefined();
  });

  test('where somebody else wrote another line, the session is fetched again', async () => {
    elsewhere('4ss=', null);
    const fetched = vi.fn<() => SessionView>(() => sessionOf(at.club, at.session));
    const observer = new QueryObserver(at.client, {
      queryKey: queryKeys.session(at.session),
      queryFn: fetched,
      staleTime: Infinity,
    });
    onTestFinished(observer.subscribe(() => undefined));
    accept(at.outbox, second, 'p');
    await settled();
    await vi.waitFor(() => expect(at.seen()).toEqual(sessionOf(at.club, at.session)));
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('lines submitted together', () => {
  test('leave in one request, each with its own answer, and are one step of undo', async () => {
    look();
    const third = at.lines[2] as PageLine;
    accept(at.outbox, first, '4sn=');
    const sendBatch = at.outbox.batch();
    accept(at.outbox, second, 'p');
    accept(at.outbox, third, 'p', { ns: first.ns.id });
    await vi.waitFor(() => expect(at.requests).toHaveLength(1));
    sendBatch();
    await settled();
    expect(at.outbox.drafts.get(second.key)).toBeUndefined();
    expect(at.outbox.drafts.get(third.key)).toMatchObject({ leftBehind: true, refusal: { code: 'pairAlreadyPlayed' } });
    expect(at.requests.filter((path) => path.endsWith('/results/column'))).toHaveLength(1);
    expect(at.seen().results.map(({ typed }) => typed)).toEqual(['4sn=', 'p']);
    await takeUndoStep(at.client, at.session, 'undo');
    expect(at.seen().results.map(({ typed }) => typed)).toEqual(['4sn=']);
  });

  test('where the answer can not be read, every line waits', async () => {
    at.setReadable(false);
    const sendBatch = at.outbox.batch();
    for (const line of at.lines) accept(at.outbox, line, 'p');
    sendBatch();
    await settled();
    const refusals = at.lines.map(({ key }) => at.outbox.drafts.get(key)?.refusal?.code);
    expect(refusals).toEqual(['unreachable', 'unreachable', 'unreachable']);
  });
});

describe('undo and redo', () => {
  test('come after pending writes, in the order of the keys, and say where they were', async () => {
    look();
    accept(at.outbox, first, '4sn=');
    accept(at.outbox, second, 'p');
    const steps = (['undo', 'undo', 'redo', 'undo', 'undo'] as const).map((way) =>
      takeUndoStep(at.client, at.session, way),
    );
    const scopes = (await Promise.all(steps)).map((step) => ('scope' in step ? step.scope : step));
    expect(scopes).toEqual([
      { subject: 'result', slots: [second.slot] },
      { subject: 'result', slots: [first.slot] },
      { subject: 'result', slots: [first.slot] },
      { subject: 'result', slots: [first.slot] },
      null,
    ]);
    await takeUndoStep(at.client, at.session, 'redo');
    expect(at.seen().results).toMatchObject([{ typed: '4sn=' }]);
    expect(at.seen()).toEqual(sessionOf(at.club, at.session));
  });

  test('say so when the application does not answer', async () => {
    at.setReadable(false);
    expect(await takeUndoStep(at.client, at.session, 'redo')).toEqual({
      direction: 'redo',
      failed: true,
      moved: false,
    });
    expect(at.client.getQueryData(queryKeys.step(at.session))).toEqual({
      direction: 'redo',
      failed: true,
      moved: false,
    });
  });
});
