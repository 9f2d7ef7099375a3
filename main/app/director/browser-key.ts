import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'browser-key';
const KEY_BYTES = 24;

/** A secret that nobody guesses, as text for an address or a cookie. */
export function makeKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/**
 * The secret by which browsers that were let in are known again after a restart, so that open pages go on. It stands
 * beside the club's file, where whoever can read it can read the club anyway. Where it can't be kept, browsers need the
 * address of the new start.
 */
export function browserKey(data: string): string {
  const file = join(data, FILE);
  return readKey(file) ?? storeKey(file);
}

function readKey(file: string): string | null {
  try {
    const key = readFileSync(file, 'utf8').trim();
    return /^[\w-]{32}$/.test(key) ? key : null;
  } catch {
    return null;
  }
}

function storeKey(file: string): string {
  const key = makeKey();
  try {
    writeFileSync(file, `${key}\n`, { mode: 0o600 });
  } catch {
    // The folder can't be written: this start alone knows the key.
  }
  return key;
}
