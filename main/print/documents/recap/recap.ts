import { recapWords } from '../../../../src/language/paper/recap.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, pointsUnit, type PrintJob } from '../../job.ts';
import { dayLine, fieldLine, scoringLineText, stateLine } from '../../lines.ts';
import { flowBlocks } from '../../press/flow.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { sheetHeading } from '../../press/heading.ts';
import type { Mark, MeasureText, PrintedPage } from '../../press/marks.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { printedFields, type PrintedField } from '../../sections.ts';
import { boardSpansBlock } from './boards.ts';
import { boardColumns, matrixBlock } from './matrix.ts';
import { fieldPoints } from './points.ts';

const MEASURE = 666;
const BODY_UNDER_RULE = 2;

/** Every pair on every board, in order of place, and a line a board. */
export const recapDocument: PrintedDocument = {
  use: 'after',
  for: 'field',
  options: [],
  title: (language) => recapWords[language].recap,
  layOut(job, measure) {
    const area = centredArea(job.paper, MEASURE);
    const pages = printedFields(job).flatMap((field) =>
      fieldPages(job, field, area, measure).map((marks) => ({ marks, state: stateLine(job, field.views) })),
    );
    const note = `${scoringLineText(job)}. ${recapWords[job.language].foot[pointsUnit(job)]}`;
    return pages.map(({ marks, state }, index): PrintedPage => {
      const page = paperWordsFor(job).page(index + 1, pages.length);
      return [...marks, ...footMarks(area, { note, state, page }, measure)];
    });
  },
};

function fieldPages(job: PrintJob, field: PrintedField, area: PrintArea, measure: MeasureText): Mark[][] {
  const { boards: scored, rankings } = field.standings;
  const boards = scored
    .filter(({ results }) => results.length > 0)
    .map(({ board }) => board)
    .toSorted((a, b) => a - b);
  if (boards.length === 0) return [];
  const points = fieldPoints(job, field);
  const columns = boardColumns(job, field, { boards, rankings }, points, area, measure);
  const blocks = [
    ...columns.parts.flatMap((part) =>
      rankings.map((ranking) => matrixBlock(job, field, { ranking, boards: part, columns }, points, area, measure)),
    ),
    boardSpansBlock(job, field, boards, area, measure),
  ];
  const right = [recapWords[job.language].recap, dayLine(job), fieldLine(job, field)];
  const { clubName } = job.settings;
  const heading = sheetHeading({ small: clubName, large: job.session.eventName, right }, area, measure);
  return flowBlocks(blocks, { top: heading.rule + BODY_UNDER_RULE, bottom: bodyBottom(area) }).map((slices) => [
    ...heading.marks,
    ...slices.flatMap((slice) => blocks[slice.block]?.marks(slice) ?? []),
  ]);
}
