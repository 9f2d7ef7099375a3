import { readCsv, writeCsv } from '../../../../src/format/csv.ts';
import { columnsToMap } from '../../../../src/format/csv-event/mapping.ts';
import { guessListColumns, LIST_COLUMNS, LIST_KINDS } from '../../../../src/format/list-file/columns.ts';
import { readEntriesList } from '../../../../src/format/list-file/entries.ts';
import { readMovementList } from '../../../../src/format/list-file/movement.ts';
import { rankingText, readRankingList } from '../../../../src/format/list-file/ranking.ts';
import { recognizeContent } from '../../../../src/format/list-file/recognize.ts';
import { readSeasonCsv } from '../../../../src/format/season-csv.ts';
import { entryLineSentence } from '../../../../src/language/files/entry-list.ts';
import { movementCsvProblemSentence } from '../../../../src/language/files/movement.ts';
import { seasonCsvProblemSentence } from '../../../../src/language/files/season.ts';
import { demand, locatedProblems, saysWhatIsWrong } from '../../judge.ts';
import type { FuzzTarget } from '../../target.ts';

/** A list of each kind, by what its own heads and cells say. */
function read(text: string) {
  const rows = readCsv(text);
  if ('code' in rows) return null;
  const [movement, entries, ranking] = LIST_KINDS.map((kind) => guessListColumns(kind, rows));
  return {
    content: recognizeContent(rows, columnsToMap(rows).guess),
    movement: readMovementList(rows, movement ?? []),
    entries: readEntriesList(rows, entries ?? []),
    ranking: readRankingList(rows, ranking ?? []),
  };
}

export const listTarget: FuzzTarget = {
  name: 'list',
  words: [
    ...LIST_KINDS.flatMap((kind) => LIST_COLUMNS[kind]),
    '1-2',
    'A7',
    'NS',
    '58,33 %',
    '3/9/2026',
    '1=',
    'Ann / Bob',
  ],
  linear: read,
  // A file is read as a list of each kind.
  megabyteMs: 250,
  check(text) {
    const found = read(text);
    if (found === null) return 'quoteNotClosed';
    const { content, movement, entries, ranking } = found;
    const lines = new Set(entries.entries.map(({ line }) => line));
    for (const problem of entries.problems) {
      demand(!lines.has(problem.line), () => `line ${problem.line} is taken and is a problem`);
      saysWhatIsWrong((language) => entryLineSentence(problem, language), text);
    }
    for (const { line, players, team } of entries.entries) {
      demand(players.length > 0 || team !== '', () => `line ${line} names nobody`);
      demand(players.length === new Set(players).size, () => `line ${line} names somebody twice`);
    }
    if (movement.problems.length > 0) locatedProblems(text, movement.problems, movementCsvProblemSentence);
    if (ranking.problems.length > 0) locatedProblems(text, ranking.problems, seasonCsvProblemSentence);
    for (const { rows } of ranking.evenings) {
      const again = readSeasonCsv(writeCsv(rankingText(rows), ','), { oneSession: true });
      demand(again.kind === 'season' && again.rows.length === rows.length, () => 'an evening is not read again');
    }
    return `${content} ${movement.movements.length} ${entries.problems[0]?.code ?? entries.entries.length > 0} ${ranking.problems[0]?.code ?? ranking.evenings.length}`;
  },
};
