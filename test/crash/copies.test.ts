/** What copies hold that are taken in an unlucky moment; `npm run torture` tries more. */
import { expect, test } from 'vitest';
import { copyByHand } from '../torture/hand-copies.ts';
import { disturbSticks } from '../torture/stick.ts';

/** More than are made between two times that the log is brought into the file. */
const CHANGES = 130;

test('a copy of the file alone, taken by hand while results come in, has all but the last', async () => {
  const { copies, torn, lacked, acknowledged } = await copyByHand(12, 5);
  expect(acknowledged).toBeGreaterThan(0);
  expect(torn).toBeLessThan(copies / 2);
  expect(lacked).toBeLessThan(CHANGES);
});

test.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)(
  'a stick that is full, pulled out or read-only in the middle of a copy is said, and has only sound copies (it mounts)',
  async () => {
    const report = await disturbSticks(6, 5);
    expect(report?.wrong).toEqual([]);
    expect(report?.said).toHaveProperty('secondPlaceFailed');
  },
);
