import { CSV_SEPARATOR, formatCsvNumber } from '../../../src/format/csv-number.ts';
import { writeCsv } from '../../../src/format/csv.ts';
import { drawPaperWords } from '../../../src/language/paper/draw.ts';
import { placeText } from '../../../src/language/ranking/place.ts';
import { roundResults } from '../../../src/session/rounds/results.ts';
import type { Spreadsheet } from '../document.ts';
import { printedRounds } from '../documents/draw/round-standings.ts';
import { exactFromText } from '../figures.ts';
import { rankedName } from '../people.ts';
import { printedFields } from '../sections.ts';

const PLACES = 2;

/** Everybody in order of place: its opponent and its result in each round, and its total. */
export const roundStandingsSpreadsheet: Spreadsheet = {
  matched: true,
  drawn: true,
  title: (language) => drawPaperWords[language].standings,
  write: (source) => {
    const { session, language } = source;
    const words = drawPaperWords[language];
    const rounds = printedRounds(source);
    const heads = [
      words.place,
      words.number,
      words.of[session.ranks],
      ...rounds.flatMap((round) => [words.opponentIn(round), words.roundOf(round)]),
      words.total,
    ];
    const rows = printedFields(source).flatMap(({ standings, everybody }) => {
      const results = roundResults(session, standings.matches?.matches ?? []);
      return standings.rankings.flatMap((ranking) =>
        ranking.rows.map((row) => [
          placeText(row),
          everybody.get(row.entry)?.label ?? '',
          rankedName(everybody, row.entry, language),
          ...rounds.flatMap((round) => {
            const own = results.get(`${row.entry} ${round}`) ?? [];
            return [
              own.map(({ opponent }) => (opponent === null ? words.bye : everybody.get(opponent)?.label)).join(' + '),
              own.map(({ result }) => (result === null ? '' : formatCsvNumber(result, PLACES, language))).join(' + '),
            ];
          }),
          formatCsvNumber(exactFromText(row.total), PLACES, language),
        ]),
      );
    });
    return writeCsv([heads, ...rows], CSV_SEPARATOR[language]);
  },
};
