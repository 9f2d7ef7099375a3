import type {
  ExplainedAddedUp,
  ExplainedEntry,
  ExplainedMatch,
  ExplainedTeam,
  TeamBoardFigure,
} from '../../../../main/club/model/explanation.ts';
import type { Slot } from '../../../../src/session/slot.ts';
import type { Side } from '../../../../src/bridge/seat.ts';
import type { FigureDerivation } from '../../../../src/scoring/derivation/figure.ts';
import { deserializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import { asParam, asQuery, asMatchParam, ofSession } from './routes.ts';
import { must } from './answers.ts';

/** The requests about how figures came about. */
export const explanationRequests = {
  explainResult: async (
    id: number,
    { section, round, table, slotBoard }: Slot,
    side: Side,
  ): Promise<FigureDerivation | TeamBoardFigure> => {
    const query = { ...asQuery({ section, round, table, slotBoard }), side };
    const { figure } = must(await (await ofSession.explain.result.$get({ param: asParam(id), query })).json());
    return deserializeExacts<FigureDerivation | TeamBoardFigure>(figure);
  },
  explainEntry: async (id: number, entry: number): Promise<ExplainedEntry> => {
    const requested = { id: String(id), entry: String(entry) };
    return must(await (await ofSession.explain.entry[':entry'].$get({ param: requested })).json());
  },
  explainTeam: async (id: number, entry: number): Promise<ExplainedTeam> => {
    const requested = { id: String(id), entry: String(entry) };
    return must(await (await ofSession.explain.team[':entry'].$get({ param: requested })).json());
  },
  explainAddedUp: async (id: number, entry: number): Promise<ExplainedAddedUp> => {
    const requested = { id: String(id), entry: String(entry) };
    return must(await (await ofSession.explain['added-up'][':entry'].$get({ param: requested })).json());
  },
  explainMatch: async (id: number, match: number): Promise<ExplainedMatch> =>
    must(await (await ofSession.explain.match[':match'].$get({ param: asMatchParam(id, match) })).json()),
};
