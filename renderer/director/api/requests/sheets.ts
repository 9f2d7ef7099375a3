import type { NewSheet, SheetChange } from '../../../../main/club/sheets/sheets.ts';
import type { AddedLine, CorrectedLine } from '../../../../main/club/sheets/lines.ts';
import { asParam, routes, routesNow, ofSheet, ofSheetNow } from './routes.ts';
import { must } from './answers.ts';

/** The requests about sheets of rubber bridge and minibridge. */
export const sheetRequests = {
  /** Sheets of rubber bridge and minibridge, a page of them. */
  sheets: async (deleted: boolean, from: number) =>
    must(
      await (await routes.sheets.$get({ query: { deleted: deleted ? 'true' : 'false', from: String(from) } })).json(),
    ),
  sheet: async (id: number) => must(await (await ofSheet.$get({ param: asParam(id) })).json()),
  beginSheet: async (begun: NewSheet) => (await routesNow.sheets.$post({ json: begun })).json(),
  changeSheet: async (id: number, change: SheetChange) =>
    (await ofSheetNow.details.$put({ param: asParam(id), json: change })).json(),
  deleteSheet: async (id: number) => (await ofSheetNow.$delete({ param: asParam(id) })).json(),
  addSheetLine: async (id: number, line: AddedLine) =>
    (await ofSheet.lines.$post({ param: asParam(id), json: line })).json(),
  correctSheetLine: async (id: number, { ordinal, shorthand, before }: CorrectedLine) => {
    const requested = { id: String(id), ordinal: String(ordinal) };
    return (await ofSheet.lines[':ordinal'].$put({ param: requested, json: { shorthand, before } })).json();
  },
  undoSheet: async (id: number, wish: { readonly only?: number } = {}) =>
    (await ofSheetNow.undo.$post({ param: asParam(id), json: wish })).json(),
  redoSheet: async (id: number) => (await ofSheetNow.redo.$post({ param: asParam(id), json: {} })).json(),
};
