/**
 * Writes the result page of an event of some kinds, or of every kind, into a folder:
 * `node write-pages.ts FOLDER [KIND...]`
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openClub } from '../../../main/club/club.ts';
import { writePageFile } from '../../../main/site/page-file.ts';
import { readPageParts } from '../../../main/site/page-parts.ts';
import { resultPage } from '../../../main/site/result-page.ts';
import { KINDS } from '../../main/site/every-kind.ts';
import { unwrap } from '../../main/support.ts';

const [, , folder = '.', ...kinds] = process.argv;
const club = unwrap(openClub(path.join(folder, 'club.sqlite'), { now: () => new Date('2026-11-24T22:20:00Z') }));
for (const [kind, jobOf] of Object.entries(KINDS)) {
  if (kinds.length > 0 && !kinds.includes(kind)) continue;
  writeFileSync(path.join(folder, `${kind}.html`), writePageFile(resultPage(jobOf(club)), readPageParts()));
}
club.store.close();
