import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVATE_FILE } from '../../store/file/private.ts';
import { isSame, type BrowserSecrets } from '../http/browser-secrets.ts';

const FILE = 'browser-key';
const KEY_BYTES = 24;

/** A secret that nobody guesses, as text for an address. */
function makeKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/**
 * The secrets by which browsers that were let in are known again after a restart, so that open pages go on. They are
 * derived from one that stands beside the club's file, where whoever can read it can read the club anyway. Where it
 * can't be kept, browsers need the address of the new start.
 */
export function browserSecrets(data: string, port: number): BrowserSecrets {
  const file = join(data, FILE);
  const key = readKey(file) ?? storeKey(file);
  const derive = (use: string) => createHmac('sha256', key).update(`${use} ${port}`).digest('base64url');
  return { cookie: derive('cookie'), page: derive('page') };
}

/** The token in the address. Each works once; then there is another for the next browser. */
export interface OneTimeToken {
  readonly now: () => string;
  /** @returns whether this was the token, which is used up with that */
  readonly use: (offered: string) => boolean;
}

export function oneTimeToken(): OneTimeToken {
  let token = makeKey();
  return {
    now: () => token,
    use(offered) {
      if (!isSame(offered, token)) return false;
      token = makeKey();
      return true;
    },
  };
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
    writeFileSync(file, `${key}\n`, { mode: PRIVATE_FILE });
  } catch {
    // The folder can't be written: this start alone knows the key.
  }
  return key;
}
