import type { ClubProblem } from '../../../main/club/problem.ts';
import type { OfferView } from '../../../main/club/model/simultaneous/files.ts';
import type { SimultaneousLines } from '../../../main/club/model/simultaneous/field.ts';
import { asParam, routes, routesNow } from './requests/routes.ts';
import { isProblemAnswer, must } from './requests/answers.ts';

/** A file of another club in base64, and what its club is to be called. */
export interface SentFile {
  readonly name: string;
  readonly file: string;
  readonly club?: string;
}

/** Which part of the field is asked for. */
export interface AskedField {
  readonly lines: SimultaneousLines | null;
  readonly club: number | null;
  readonly from: number;
}

const session = routes.sessions[':id'];
const sessionNow = routesNow.sessions[':id'];
const linesQuery = (lines: SimultaneousLines | null): { readonly lines?: '1' | '2' } =>
  lines === null ? {} : { lines: lines === 1 ? '1' : '2' };

/** The requests of an event that several clubs play. */
export const simultaneousApi = {
  field: async (id: number, { lines, club, from }: AskedField) => {
    const query = { ...linesQuery(lines), ...(club !== null && { club: String(club) }), from: String(from) };
    return must(await (await session.simultaneous.$get({ param: asParam(id), query })).json());
  },
  pair: async (id: number, club: number, entry: number, lines: SimultaneousLines) => {
    const param = { ...asParam(id), club: String(club), entry: String(entry) };
    return must(
      await (await session.simultaneous.pairs[':club'][':entry'].$get({ param, query: linesQuery(lines) })).json(),
    );
  },
  board: async (id: number, board: number) =>
    must(
      await (
        await session.simultaneous.boards[':board'].$get({ param: { ...asParam(id), board: String(board) } })
      ).json(),
    ),
  /** @param signal stops it */
  preview: async (id: number, files: readonly SentFile[], signal: AbortSignal): Promise<OfferView> => {
    const asked = { param: asParam(id), json: { files: [...files] } };
    return must(await (await sessionNow.clubs.preview.$post(asked, { init: { signal } })).json());
  },
  /**
   * @param signal stops it: none is added
   * @returns what stands in the way; null once they are added
   */
  add: async (
    id: number,
    files: readonly SentFile[],
    signal: AbortSignal,
  ): Promise<{ readonly refused: OfferView | null }> => {
    const asked = { param: asParam(id), json: { files: [...files] } };
    const answer = await (await sessionNow.clubs.$post(asked, { init: { signal } })).json();
    if (!isProblemAnswer(answer)) return { refused: null };
    const problem = answer as ClubProblem;
    if (problem.code === 'clubsNotAdded') return { refused: problem.offer };
    throw new Error(problem.code);
  },
  remove: async (id: number, source: string) =>
    must(await (await sessionNow.clubs[':source'].$delete({ param: { ...asParam(id), source } })).json()),
};
