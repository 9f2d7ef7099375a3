import type { PenaltyInput } from '../../../../main/club/scoring/penalties.ts';
import type { TermsChange } from '../../../../main/club/scoring/terms.ts';
import type { PublicationReport, ChangePreview } from '../../../../main/club/model/publication.ts';
import type { MasterpointChoice } from '../../../../src/scoring/masterpoints/choice.ts';
import type { MasterpointLists } from '../../../../main/club/model/standings.ts';
import type { ScoringChoice } from '../../../../src/scoring/session-scoring.ts';
import { asParam, ofSession, ofSessionNow } from './routes.ts';
import { must, isProblemAnswer } from './answers.ts';

/** The requests about what results count, and about publication. */
export const scoringRequests = {
  /** The terms that members bring with them, of pairs that have none. */
  memberTerms: async (id: number) =>
    must(await (await ofSession.terms.members.$get({ param: asParam(id) })).json()).entries,
  changeTerms: async (id: number, requested: TermsChange) =>
    (
      await ofSession.terms.$put({ param: asParam(id), json: { ...requested, entries: [...requested.entries] } })
    ).json(),
  previewPenalty: async (id: number, given: PenaltyInput): Promise<ChangePreview | null> => {
    const answer = await (await ofSession.penalties.preview.$post({ param: asParam(id), json: given })).json();
    return isProblemAnswer(answer) ? null : answer;
  },
  previewTerms: async (id: number, requested: TermsChange): Promise<ChangePreview | null> => {
    const body = { ...requested, entries: [...requested.entries] };
    const answer = await (await ofSession.terms.preview.$post({ param: asParam(id), json: body })).json();
    return isProblemAnswer(answer) ? null : answer;
  },
  previewMasterpoints: async (id: number, choice: MasterpointChoice): Promise<MasterpointLists | null> => {
    const answer = await (await ofSession.masterpoints.preview.$post({ param: asParam(id), json: choice })).json();
    return isProblemAnswer(answer) ? null : answer;
  },
  publicationReport: async (id: number): Promise<PublicationReport> =>
    must(await (await ofSession.publication.report.$get({ param: asParam(id) })).json()),
  publication: {
    publish: async (id: number) => (await ofSessionNow.publication.$post({ param: asParam(id), json: {} })).json(),
    end: async (id: number) => (await ofSessionNow.publication.end.$post({ param: asParam(id), json: {} })).json(),
    undo: async (id: number) => (await ofSessionNow.publication.undo.$post({ param: asParam(id), json: {} })).json(),
  },
  previewScoring: async (id: number, choice: ScoringChoice): Promise<ChangePreview | null> => {
    const answer = await (await ofSession.scoring.preview.$post({ param: asParam(id), json: choice })).json();
    return isProblemAnswer(answer) ? null : answer;
  },
  /** @param before the version of the scoring that this page shows */
  changeScoring: async (id: number, choice: ScoringChoice, before: number) =>
    (await ofSessionNow.scoring.$put({ param: asParam(id), json: { ...choice, before } })).json(),
  addPenalty: async (id: number, given: PenaltyInput) =>
    (await ofSessionNow.penalties.$post({ param: asParam(id), json: given })).json(),
  takePenaltyBack: async (id: number, number: number) =>
    (await ofSessionNow.penalties[':number'].$delete({ param: { id: String(id), number: String(number) } })).json(),
};
