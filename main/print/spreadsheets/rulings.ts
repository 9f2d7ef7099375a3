import { rulingLogWords } from '../../../src/language/paper/ruling-log.ts';
import { writeRulingsCsv } from '../../../src/format/spreadsheet/rulings.ts';
import type { Spreadsheet } from '../document.ts';
import { readRulingsMaterial, rulingRows, type RulingsMaterial } from '../documents/rulings/rows.ts';
import { wordsFor } from '../../../src/language/typography.ts';

/** The log of rulings, as the document has it. */
export const rulingsSpreadsheet: Spreadsheet<RulingsMaterial> = {
  title: (language) => rulingLogWords[language].title,
  read: readRulingsMaterial,
  write: (source) =>
    writeRulingsCsv(
      rulingRows(source),
      wordsFor(rulingLogWords, source.language, source.session.ranks),
      source.language,
    ),
};
