import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../../main/app/http/listen.ts';

test('no connection is ended for having been idle: a request may be on its way in it', async () => {
  const listening = await listen('127.0.0.1', 0, () => () => new Response('here'));
  onTestFinished(() => listening.close());
  const response = await fetch(`http://127.0.0.1:${listening.port}/`);
  expect(response.headers.get('connection')).toBe('keep-alive');
  // how long an idle connection is kept, where that has an end
  expect(response.headers.get('keep-alive')).toBeNull();
});
