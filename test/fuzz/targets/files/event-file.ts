import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openClub } from '../../../../main/club/club.ts';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { openSample } from '../../../../main/club/competitions/sample.ts';
import { openEventFile } from '../../../../main/club/event-file/open.ts';
import { saveEvent } from '../../../../main/club/event-file/save.ts';
import { isProblem } from '../../../../main/club/problem.ts';
import { eventFileFaultSentence } from '../../../../src/language/files/event-file.ts';
import { demand, saysWhatIsWrong } from '../../judge.ts';
import type { FuzzTarget } from '../../target.ts';

const now = () => new Date('2026-11-24T19:30:00Z');

/** The sample event as a file, made once. */
function sampleFile(): Buffer {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etui-fuzz-'));
  try {
    const club = openClub(path.join(folder, 'club.sqlite'), { now });
    if (isProblem(club)) throw new Error(club.code);
    const sample = openSample(club, 'en');
    const saved = isProblem(sample) ? sample : saveEvent(club, sample.session);
    club.store.close();
    if (isProblem(saved)) throw new Error(saved.code);
    return Buffer.from(saved.bytes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let sample: Buffer | null = null;

/** The bytes that a text describes: `40=7` sets a byte of the sample's file, `cut 900` ends it; any other is itself. */
function bytesOf(text: string): Buffer {
  sample ??= sampleFile();
  const bytes = Buffer.from(sample);
  const sets = [...text.matchAll(/(\d{1,7})=(\d{1,3})/g)];
  const [, end] = /cut (\d{1,7})/.exec(text) ?? [];
  if (sets.length === 0 && end === undefined) return Buffer.from(text);
  for (const [, at, value] of sets) bytes[Number(at) % bytes.length] = Number(value) % 256;
  return bytes.subarray(0, end === undefined ? bytes.length : Number(end));
}

/** An event in a file of its own, changed or cut anywhere: it is refused with a sentence, or it can be read. */
export const eventFileTarget: FuzzTarget = {
  name: 'event-file',
  words: ['18=2', '28=0', '60=1', '63=99', '68=0', '100=13', '105=255', '4096=10', 'cut 100', 'cut 4096', 'SQLite'],
  longest: 400,
  tries: 25,
  check(text) {
    const opened = openEventFile(bytesOf(text), 'x.etui', { now });
    if (!('club' in opened)) {
      saysWhatIsWrong((language) => eventFileFaultSentence(opened, language), `${text} undefined`);
      return opened.code;
    }
    demand(listEvents(opened.club).total === 1, () => 'an event file without an event');
    opened.club.store.close();
    return 'event';
  },
};
