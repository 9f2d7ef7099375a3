import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { addSheetLine, correctSheetLine } from '../../../club/sheets/lines.ts';
import { beginSheet, changeSheetDetails, deleteSheet } from '../../../club/sheets/sheets.ts';
import { redoSheet, undoSheet } from '../../../club/sheets/undo.ts';
import { listSheets, readSheet } from '../../../club/sheets/view.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import {
  addedLineBody,
  correctedLineBody,
  newSheetBody,
  sheetDetailsBody,
  sheetLineParam,
  sheetParam,
  sheetsQuery,
  sheetUndoBody,
} from '../schemas/sheets.ts';
import { emptyBody } from '../schemas/values.ts';

/** Sheets of rubber bridge and minibridge: the list, and what is written on one. */
export function sheetRoutes(club: Club) {
  const ofSheet = validated('param', sheetParam);
  return new Hono()
    .get('/', validated('query', sheetsQuery), (c) => c.json(listSheets(club, c.req.valid('query')), 200))
    .post('/', validated('json', newSheetBody), (c) => answer(c, beginSheet(club, c.req.valid('json'))))
    .get('/:id', ofSheet, (c) => answer(c, readSheet(club, c.req.valid('param').id)))
    .delete('/:id', ofSheet, (c) => answer(c, deleteSheet(club, c.req.valid('param').id)))
    .put('/:id/details', ofSheet, validated('json', sheetDetailsBody), (c) =>
      answer(c, changeSheetDetails(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/lines', ofSheet, validated('json', addedLineBody), (c) =>
      answer(c, addSheetLine(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .put('/:id/lines/:ordinal', validated('param', sheetLineParam), validated('json', correctedLineBody), (c) => {
      const { id, ordinal } = c.req.valid('param');
      return answer(c, correctSheetLine(club, id, { ordinal, ...c.req.valid('json') }));
    })
    .post('/:id/undo', ofSheet, validated('json', sheetUndoBody), (c) =>
      answer(c, undoSheet(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/redo', ofSheet, validated('json', emptyBody), (c) =>
      answer(c, redoSheet(club, c.req.valid('param').id)),
    );
}
