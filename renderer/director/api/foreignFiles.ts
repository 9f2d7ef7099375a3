import type { ExchangeRequest } from '../../../main/club/model/files/exchange.ts';
import type { MappedColumn } from '../../../src/format/csv-event/mapping.ts';
import { routes, routesNow } from './client.ts';

/** A file as it travels: its name, and its bytes in base64. */
export interface ForeignFileToSend {
  readonly fileName: string;
  readonly file: string;
  /** What the columns of a CSV hold, where they were chosen. */
  readonly columns?: MappedColumn[];
}

/** The requests of files of other programs. */
export const foreignFilesApi = {
  /** @param signal stops it */
  preview: async (sent: ForeignFileToSend, signal: AbortSignal) =>
    (await routes['foreign-files'].preview.$post({ json: sent }, { init: { signal } })).json(),
  makeEvent: async (sent: ForeignFileToSend, { answers, ...request }: ExchangeRequest) =>
    (await routesNow['foreign-files'].$post({ json: { ...sent, ...request, answers: [...answers] } })).json(),
};
