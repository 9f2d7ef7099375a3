import { expect, test } from 'vitest';
import { pageStreams } from '../../main/desktop/streams.ts';

/** An event stream that never ends by itself, and whether its source was told that nobody reads any more. */
function endlessStream() {
  const source = { cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel: () => {
      source.cancelled = true;
    },
  });
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
  return { source, response: new Response(body, { status: 200, headers }) };
}

test('an event stream is passed on as it is, and its source is cancelled when the page goes', async () => {
  const streams = pageStreams();
  const { source, response } = endlessStream();
  const followed = streams.follow(response);
  expect([followed.status, followed.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const reader = followed.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
  streams.end();
  await expect(reader?.read()).rejects.toThrow(/abort/i);
  expect(source.cancelled).toBe(true);
});

test('the streams of the next page live on', async () => {
  const streams = pageStreams();
  streams.end();
  const { source, response } = endlessStream();
  await streams.follow(response).body?.getReader().read();
  expect(source.cancelled).toBe(false);
});

test('every other answer is left untouched', () => {
  const response = Response.json({ language: 'en' });
  expect(pageStreams().follow(response)).toBe(response);
});
