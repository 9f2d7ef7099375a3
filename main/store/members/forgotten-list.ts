import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PRIVATE_FILE } from '../file/private.ts';

/** A player who was forgotten: an id that is the same in every copy of the club's file, and no name. */
export interface ForgottenPlayer {
  readonly gid: string;
  readonly at: string;
}

/**
 * The list of the forgotten beside a club's file. An older copy that takes the file's place still has their names: this
 * list says whom to forget in it again.
 */
function forgottenFile(file: string): string {
  return `${file}-forgotten`;
}

const LINE = /^([0-9a-f]{32}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** What such a list has; nothing where there is none. Lines that are none are passed over. */
export function readForgotten(file: string): readonly ForgottenPlayer[] {
  const path = forgottenFile(file);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, gid, at] = LINE.exec(line) ?? [];
      return gid !== undefined && at !== undefined ? [{ gid, at }] : [];
    });
}

/** Adds players to the list; those that are in it already stay as they are. */
export function addForgotten(file: string, players: readonly ForgottenPlayer[]): void {
  const known = readForgotten(file);
  const added = players.filter(({ gid }) => known.every((one) => one.gid !== gid));
  if (added.length === 0) return;
  const lines = [...known, ...added].map(({ gid, at }) => `${gid} ${at}\n`);
  writeFileSync(forgottenFile(file), lines.join(''), { mode: PRIVATE_FILE });
}
