import { expect, test } from 'vitest';
import { eventData } from '../../../../renderer/director/api/eventData.ts';

/** Reads a stream whose bytes come in such pieces. */
async function read(pieces: readonly Uint8Array<ArrayBuffer>[]): Promise<string[]> {
  const events: string[] = [];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  for await (const data of eventData(body)) events.push(data);
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);

test('reads the data of every event, and nothing of heartbeats', async () => {
  expect(await read([bytes(': \n\ndata: {"a":1}\n\n: \n\ndata: {"b":"é: data"}\n\n')])).toEqual([
    '{"a":1}',
    '{"b":"é: data"}',
  ]);
});

test('however the network cuts it, within a letter too', async () => {
  const whole = bytes('data: {"name":"Žoë"}\n\n: \n\ndata: 2\n\n');
  const expected = ['{"name":"Žoë"}', '2'];
  expect(await read(Array.from(whole, (byte) => Uint8Array.of(byte)))).toEqual(expected);
  for (let cut = 1; cut < whole.length; cut++)
    expect(await read([whole.slice(0, cut), whole.slice(cut)])).toEqual(expected);
});

test('an event that was not finished when the connection was lost is not taken', async () => {
  expect(await read([bytes('data: 1\n\ndata: 2\n')])).toEqual(['1']);
});
