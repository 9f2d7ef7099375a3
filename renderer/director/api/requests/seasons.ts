import type { SeasonSettings } from '../../../../main/club/model/season.ts';
import type { GivenEvening } from '../../../../main/club/seasons/given.ts';
import { asParam, routes, routesNow, ofSeasonNow } from './routes.ts';
import { must } from './answers.ts';

/** The requests about seasons. */
export const seasonRequests = {
  seasons: async (deleted: boolean) =>
    must(await (await routes.seasons.$get({ query: { deleted: deleted ? 'true' : 'false' } })).json()),
  /** A season with one of its rankings. */
  season: async (id: number, ranking: number) =>
    must(await (await routes.seasons[':id'].$get({ param: asParam(id), query: { ranking: String(ranking) } })).json()),
  beginSeason: async (settings: SeasonSettings) =>
    (await routesNow.seasons.$post({ json: { ...settings, rules: writableRules(settings.rules) } })).json(),
  /** @param before the version that this page shows */
  changeSeason: async (id: number, settings: SeasonSettings, before: number) => {
    const json = { ...settings, rules: writableRules(settings.rules), before };
    return (await ofSeasonNow.$put({ param: asParam(id), json })).json();
  },
  deleteSeason: async (id: number) => (await ofSeasonNow.$delete({ param: asParam(id) })).json(),
  restoreSeason: async (id: number) => (await ofSeasonNow.restore.$post({ param: asParam(id), json: {} })).json(),
  undoSeasons: async () => (await routesNow.seasons.undo.$post({ json: {} })).json(),
  redoSeasons: async () => (await routesNow.seasons.redo.$post({ json: {} })).json(),
  /** Puts a session in a season, leaves it out, or lets the rule of the season say so. */
  setSeasonSession: async (
    id: number,
    { stage, session }: { readonly stage: number; readonly session: number | null },
    counts: boolean | null,
  ) => (await ofSeasonNow.sessions.$put({ param: asParam(id), json: { stage, session, counts } })).json(),
  givenEvening: async (id: number, stage: number) => {
    const requested = { id: String(id), stage: String(stage) };
    return must(await (await routes.seasons[':id'].given[':stage'].$get({ param: requested })).json());
  },
  /** @param stage the evening that is corrected; null for a new one */
  giveEvening: async (id: number, evening: GivenEvening, stage: number | null) =>
    stage === null
      ? (await ofSeasonNow.given.$post({ param: asParam(id), json: evening })).json()
      : (
          await ofSeasonNow.given[':stage'].$put({ param: { id: String(id), stage: String(stage) }, json: evening })
        ).json(),
  giveEvenings: async (id: number, evenings: readonly GivenEvening[]) =>
    (await ofSeasonNow['given-list'].$post({ param: asParam(id), json: { evenings: [...evenings] } })).json(),
};

/** Rules as a request takes them, whose lists are not read-only. */
function writableRules(rules: SeasonSettings['rules']) {
  return rules.map((rule) => ({
    ...rule,
    clubs: [...rule.clubs],
    worth: rule.worth.kind === 'place' ? { ...rule.worth, points: [...rule.worth.points] } : rule.worth,
  }));
}
