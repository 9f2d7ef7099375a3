import type { ExchangeRequest } from '../../../main/club/model/files/exchange.ts';
import type { RememberedContent } from '../../../main/club/model/files/list.ts';
import type { MappedColumn } from '../../../src/format/csv-event/mapping.ts';
import type { CsvContent, ListColumn } from '../../../src/format/list-file/columns.ts';
import { routes, routesNow } from './requests/routes.ts';

/** A file as it travels: its name, and its bytes in base64. */
export interface ForeignFileToSend {
  readonly fileName: string;
  readonly file: string;
  /** What the columns of a CSV hold, where they were chosen. */
  readonly columns?: MappedColumn[];
  /** What a CSV holds, and the columns of a list, where they were said. */
  readonly content?: CsvContent;
  readonly listColumns?: ListColumn[];
}

/** The requests of files of other programs. */
export const foreignFilesApi = {
  /** @param signal stops it */
  preview: async (sent: ForeignFileToSend, signal: AbortSignal) =>
    (await routes['foreign-files'].preview.$post({ json: sent }, { init: { signal } })).json(),
  /** @param signal stops it: nothing is made */
  makeEvent: async (
    { listColumns: _ofLists, ...sent }: ForeignFileToSend,
    { answers, ...request }: ExchangeRequest,
    signal: AbortSignal,
  ) => {
    const json = { ...sent, ...request, answers: [...answers] };
    return (await routesNow['foreign-files'].$post({ json }, { init: { signal } })).json();
  },
  /** Remembers what a file of a shape holds. */
  remember: async (shape: string, { content, columns }: RememberedContent) =>
    (await routesNow['foreign-files'].contents.$put({ json: { shape, content, columns: [...columns] } })).json(),
};
