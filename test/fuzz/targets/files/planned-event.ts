import { readCsv } from '../../../../src/format/csv.ts';
import { CSV } from '../../../../src/format/csv-event/format.ts';
import { columnsToMap } from '../../../../src/format/csv-event/mapping.ts';
import { readCsvEvent } from '../../../../src/format/csv-event/read.ts';
import { fileFaultSentence } from '../../../../src/language/files/formats.ts';
import { saysWhatIsWrong } from '../../judge.ts';
import type { FuzzTarget } from '../../target.ts';
import { judgePlan } from './planned.ts';

/** Columns whose heads aren't known hold what is guessed. */
function read(text: string) {
  const bytes = new TextEncoder().encode(text);
  const file = CSV.parse(bytes);
  const isMapped = file.problems.some(({ code }) => code === 'columnsUnknown');
  if (!isMapped) return file;
  const rows = readCsv(text);
  return readCsvEvent(bytes, columnsToMap('code' in rows ? [] : rows).guess);
}

/** A CSV of an event, and the event that would be made of it. */
export const plannedEventTarget: FuzzTarget = {
  name: 'planned-event',
  format: 'csv',
  words: [
    'board,ns,ew,contract,declarer,tricks\n',
    'section;round;table;board;n;s;e;w;score\n',
    '1,1,2,4S,N,10\n',
    '1,2,1,3NTXX,W,7\n',
    'A;1;1;1;1;2;3;4;420\n',
    'ns_player1',
    'Bd;N/S;E/W;Contract;By;Tricks;Score EW\n',
    'award',
    'A6040',
    'A+/NP',
    '67%170+33%140',
    '12,8,3,2H,N,10,170,,4,0\n',
    '999',
    '1000',
  ],
  linear: (text) => read(text),
  // Sixty thousand lines under heads that are not known, read in both languages.
  megabyteMs: 500,
  check(text) {
    const { events, problems } = read(text);
    for (const problem of problems) saysWhatIsWrong((language) => fileFaultSentence('csv', problem, language), text);
    const codes = [...new Set(problems.map(({ code }) => code))].toSorted().join(' ');
    const [event] = events;
    return `${event ? judgePlan(event, text) : 'no event'} ${codes}`;
  },
};
