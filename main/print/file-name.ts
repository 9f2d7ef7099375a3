import type { SessionView } from '../club/model/session.ts';

/** Characters that a file name can't have on one system or another, and those that nobody sees. */
const NOT_IN_A_NAME = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;
/** Names of devices, which Windows refuses with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** Systems allow 255 bytes; a browser adds a number to a name that is taken. */
const MOST_BYTES = 200;
/** Splits a name into letters with their accents. */
const LETTERS = new Intl.Segmenter();

/** The name under which a paper of a session is saved: `Ranking - Tuesday pairs 2026-11-24.pdf`. */
export function paperFileName(
  title: string,
  { eventName, date }: Pick<SessionView, 'eventName' | 'date'>,
  extension: string,
): string {
  const end = ` ${date}`;
  return `${safeName(`${title} - ${eventName}`, MOST_BYTES - end.length)}${end}.${extension}`;
}

/** A name that a file can have on every system. */
export function safeFileName(name: string, extension: string): string {
  return `${safeName(name, MOST_BYTES)}.${extension}`;
}

function safeName(name: string, mostBytes: number): string {
  const safe = name.toWellFormed().normalize('NFC').replace(NOT_IN_A_NAME, ' ').replace(/\s+/g, ' ');
  // A name that begins with a dot is hidden, and Windows drops dots and spaces at the end.
  const bare = shortened(safe, mostBytes).replace(/^[ .]+|[ .]+$/g, '');
  return DEVICE.test(bare) ? `${bare}_` : bare;
}

function shortened(name: string, mostBytes: number): string {
  let [length, bytes] = [0, 0];
  for (const { segment } of LETTERS.segment(name)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > mostBytes) break;
    length += segment.length;
  }
  return name.slice(0, length);
}
