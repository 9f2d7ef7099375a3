import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openClub, type Club } from '../../../../main/club/club.ts';
import { createEvent, type NewEvent } from '../../../../main/club/competitions/events.ts';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { openSample } from '../../../../main/club/competitions/sample.ts';
import { openEventFile } from '../../../../main/club/event-file/open.ts';
import { saveEvent } from '../../../../main/club/event-file/save.ts';
import { isProblem, type ClubProblem } from '../../../../main/club/problem.ts';
import { eventFileFaultSentence } from '../../../../src/language/files/event-file.ts';
import { demand, saysWhatIsWrong } from '../../judge.ts';
import type { FuzzTarget } from '../../target.ts';

const PAGE = 4096;
const now = () => new Date('2026-11-24T19:30:00Z');

/** An event of three tables, in a quarter of the time that the sample takes to be read. */
const SMALL: NewEvent = {
  name: 'Tuesday pairs',
  date: '2026-11-24',
  start: '19:30',
  minutesPerBoard: 7,
  minutesToMove: 1,
  spec: { kind: 'mitchell', tables: 3, phantom: null, even: 'share', rounds: 3, boardsPerRound: 2, arrowSwitch: 0 },
};

/** The file of an event, made once. */
function fileOf(create: (club: Club) => { readonly session: number } | ClubProblem): Buffer {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etui-fuzz-'));
  try {
    const club = openClub(path.join(folder, 'club.sqlite'), { now });
    if (isProblem(club)) throw new Error(club.code);
    const created = create(club);
    const saved = isProblem(created) ? created : saveEvent(club, created.session);
    club.store.close();
    if (isProblem(saved)) throw new Error(saved.code);
    return Buffer.from(saved.bytes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let [small, sample]: (Buffer | null)[] = [null, null];

/**
 * The bytes that a text describes: `40=7` sets a byte of the small file, `p9+40=7` one of its tenth page, `cut 900` ends
 * it; with `sample` the file is that of the sample. Any other text is itself.
 */
function bytesOf(text: string): Buffer {
  const sets = [...text.matchAll(/(?:p(\d{1,3})\+)?(\d{1,7})=(\d{1,3})/g)];
  const [, end] = /cut (\d{1,7})/.exec(text) ?? [];
  if (sets.length === 0 && end === undefined) return Buffer.from(text);
  small ??= fileOf((club) => createEvent(club, SMALL));
  const whole = text.includes('sample') ? (sample ??= fileOf((club) => openSample(club, 'en'))) : small;
  const bytes = Buffer.from(whole);
  for (const [, page, at, value] of sets) {
    bytes[(PAGE * Number(page ?? 0) + Number(at)) % bytes.length] = Number(value) % 256;
  }
  return bytes.subarray(0, end === undefined ? bytes.length : Number(end));
}

/** An event in a file of its own, changed or cut anywhere: it is refused with a sentence, or it can be read. */
export const eventFileTarget: FuzzTarget = {
  name: 'event-file',
  words: [
    'sample',
    'p9+',
    'p40+',
    'p120+',
    '18=2',
    '28=0',
    '60=1',
    '63=99',
    '68=0',
    '100=13',
    '105=255',
    '4096=10',
    'cut 100',
    'cut 4096',
    'SQLite',
  ],
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
