import { CSV_SEPARATOR } from '../../../src/format/csv-number.ts';
import { writeCsv } from '../../../src/format/csv.ts';
import { drawPaperWords } from '../../../src/language/paper/draw.ts';
import { announcedRounds, matchesOfRound } from '../../../src/session/rounds/announced.ts';
import { sittersIn } from '../../../src/session/partnerships.ts';
import type { Spreadsheet } from '../document.ts';
import { rankedName } from '../people.ts';

/** The draw of every announced round: a line a match with its tables, and the round in which the two met before. */
export const drawSpreadsheet: Spreadsheet = {
  drawn: true,
  title: (language) => drawPaperWords[language].draw,
  write: ({ session, language }) => {
    const words = drawPaperWords[language];
    const everybody = sittersIn(session.sections);
    const labelOf = (entry: number) => everybody.get(entry)?.label ?? '';
    const heads = [words.roundHead, words.tablesHead, words.number, words.home, words.number, words.away, words.met];
    const rows = announcedRounds(session).flatMap((round) =>
      matchesOfRound(session, round).map(({ home, away, tables, isHalf, lastMeeting }) => [
        String(round),
        isHalf ? words.tablesInHalves(tables) : words.tables(tables),
        labelOf(home),
        rankedName(everybody, home, language),
        away === null ? '' : labelOf(away),
        away === null ? (isHalf ? words.halfBye : words.bye) : rankedName(everybody, away, language),
        lastMeeting === null ? '' : String(lastMeeting),
      ]),
    );
    return writeCsv([heads, ...rows], CSV_SEPARATOR[language]);
  },
};
