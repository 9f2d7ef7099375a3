import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { loadedRoom, writeAtRate } from '../../bench/load/run.ts';
import { temporaryFolder } from '../main/support.ts';

test('every answer that is not 200 is told with its status and what it says, and what was sent again', async () => {
  const room = loadedRoom(temporaryFolder(), [15], 14);
  const ids: (string | string[] | undefined)[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    ids.push(request.headers['idempotency-key']);
    request.resume();
    if (ids.length === 1) request.socket.destroy();
    else response.writeHead(ids.length === 3 ? 409 : 200).end(`{"asked":${ids.length}}`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const door = { origin, invitation: { cookie: '', 'etui-key': '' } };
  const lines = room.open.slice(0, 3);
  const { times, refused, again } = await writeAtRate(door, room.session, lines, 5);
  expect(times).toHaveLength(2);
  expect(refused).toEqual([expect.stringMatching(/^409 {"asked":3} to {"section":1,"round":15,/)]);
  expect(again).toHaveLength(1);
  expect(ids[1]).toBe(ids[0]);
});
