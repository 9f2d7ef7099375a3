import type { BringInRequest, BroughtIn } from '../../../main/club/model/event-file.ts';
import { asParam, routes, routesNow } from './requests/routes.ts';

/** The requests of events in files of their own. A file travels in base64. */
export const eventFilesApi = {
  preview: async (file: string) => (await routes['event-files'].preview.$post({ json: { file } })).json(),
  bringIn: async (file: string, { answers, seen }: BringInRequest) =>
    (await routesNow['event-files'].$post({ json: { file, answers: [...answers], seen } })).json(),
  takeBack: async ({ session, after, upTo }: BroughtIn) =>
    (await routesNow.sessions[':id']['take-back'].$post({ param: asParam(session), json: { after, upTo } })).json(),
  /** Where the file of an event is saved from. */
  address: (session: number) => `/api/sessions/${session}/file`,
};
