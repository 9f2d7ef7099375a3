import type { FindingAcceptance } from '../../../../main/club/review/review.ts';
import type { ChangePreview } from '../../../../main/club/model/publication.ts';
import type { SecondReading } from '../../../../main/club/review/verifications.ts';
import type { ResultInput } from '../../../../main/club/results/input.ts';
import type { ReviewView } from '../../../../main/club/model/review.ts';
import type { Slot } from '../../../../src/session/slot.ts';
import { asParam, asQuery, ofSession } from './routes.ts';
import { must, isProblemAnswer } from './answers.ts';

/** The requests about results, rulings and their review. */
export const resultRequests = {
  /** @param before the score that this page showed when the new one was typed */
  changeDatum: async (id: number, board: number, score: number | null, before: number | null) =>
    (await ofSession.datums.$put({ param: asParam(id), json: { board, score, before } })).json(),
  record: async (id: number, result: ResultInput) =>
    (await ofSession.results.$post({ param: asParam(id), json: result })).json(),
  /** Records lines that belong together: all or none. */
  recordTogether: async (id: number, lines: readonly ResultInput[]) =>
    (await ofSession.results.together.$post({ param: asParam(id), json: { lines: [...lines] } })).json(),
  /** Records lines one after another. Each can be refused by itself. */
  recordColumn: async (id: number, lines: readonly ResultInput[]) =>
    (await ofSession.results.column.$post({ param: asParam(id), json: { lines } })).json(),
  /** Rules on lines of a board: all or none. */
  rule: async (id: number, lines: readonly ResultInput[]) =>
    (await ofSession.rulings.$post({ param: asParam(id), json: { lines: [...lines] } })).json(),
  previewRuling: async (id: number, lines: readonly ResultInput[]) =>
    (await ofSession.rulings.preview.$post({ param: asParam(id), json: { lines: [...lines] } })).json(),
  cancelBoard: async (id: number, board: number, note: string) =>
    (await ofSession.rulings.cancel.$post({ param: asParam(id), json: { board, note } })).json(),
  verifications: async (id: number) => must(await (await ofSession.verifications.$get({ param: asParam(id) })).json()),
  verify: async (id: number, reading: SecondReading) =>
    (await ofSession.verifications.$post({ param: asParam(id), json: reading })).json(),
  review: async (id: number): Promise<ReviewView> =>
    must(await (await ofSession.review.$get({ param: asParam(id) })).json()),
  acceptFinding: async (id: number, accepted: FindingAcceptance) =>
    (await ofSession.review.accepted.$post({ param: asParam(id), json: accepted })).json(),
  previewResult: async (id: number, result: ResultInput): Promise<ChangePreview | null> => {
    const answer = await (await ofSession.results.preview.$post({ param: asParam(id), json: result })).json();
    return isProblemAnswer(answer) ? null : answer;
  },
  history: async (id: number, slot: Slot) =>
    (await ofSession.history.$get({ param: asParam(id), query: asQuery(slot) })).json(),
};
