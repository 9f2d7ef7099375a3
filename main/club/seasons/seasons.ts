import { isPossibleSeasonRule } from '../../../src/season/rule.ts';
import type { StageSession } from '../../store/seasons/seasons.ts';
import { changeClub } from '../change.ts';
import type { Club } from '../club.ts';
import type { SeasonSettings } from '../model/season.ts';
import type { ClubProblem } from '../problem.ts';
import { changingSeason, type ChangedSeason } from './changing.ts';
import { seasonVersion } from './stored.ts';

/** Begins a season. */
export function beginSeason(club: Club, settings: SeasonSettings): ChangedSeason | ClubProblem {
  const { seasons } = club.store;
  const answerOf = (change: number) => ({ season: seasons.begunBy(change) ?? 0 });
  return changeClub(club, { kind: 'season', answerOf }, ({ add }): ChangedSeason | ClubProblem => {
    const problem = settingsProblem(settings);
    if (problem) return problem;
    const season = seasons.add();
    seasons.addVersion(add(), season, seasonVersion(settings));
    return { season };
  });
}

/**
 * Changes what a season is. The same again changes nothing.
 * @param before the version that its sender saw
 */
export function changeSeason(
  club: Club,
  season: number,
  settings: SeasonSettings,
  before: number,
): ChangedSeason | ClubProblem {
  return changingSeason(club, season, ({ add }, row): ClubProblem | null => {
    const problem = settingsProblem(settings);
    if (problem) return problem;
    const version = seasonVersion(settings);
    if (version.name === row.name && version.rules === row.rules) return null;
    if (before !== row.version) return { kind: 'problem', code: 'changedMeanwhile', at: row.at };
    club.store.seasons.addVersion(add(), season, version);
    return null;
  });
}

/** Deletes a season: its sessions stay, and undoing the deletion restores it. */
export function deleteSeason(club: Club, season: number): ChangedSeason | ClubProblem {
  return changingSeason(club, season, ({ add }, { name, rules }): null => {
    club.store.seasons.addVersion(add(), season, { name, rules, deleted: 1 });
    return null;
  });
}

/** Restores a deleted season. */
export function restoreSeason(club: Club, season: number): ChangedSeason | ClubProblem {
  const { seasons } = club.store;
  const answer = { season };
  return changeClub(club, { kind: 'season', answerOf: () => answer }, ({ add }): ChangedSeason | ClubProblem => {
    const row = seasons.read(season);
    if (!row) return { kind: 'problem', code: 'unknownSeason', season };
    if (row.deleted === 1) seasons.addVersion(add(), season, { name: row.name, rules: row.rules, deleted: 0 });
    return answer;
  });
}

/** Puts a session in a season, leaves it out, or lets the rule of the season say so again. */
export function setSeasonSession(
  club: Club,
  season: number,
  { stage, session }: StageSession,
  counts: boolean | null,
): ChangedSeason | ClubProblem {
  const { seasons, seasonResults } = club.store;
  return changingSeason(club, season, ({ add }): ClubProblem | null => {
    const isThere = seasonResults.candidates().some((one) => one.stage === stage && one.session === session);
    if (!isThere) return { kind: 'problem', code: 'unknownSeasonSession' };
    const now = seasons.sessions(season).find((one) => one.stage === stage && one.session === session);
    const wanted = counts === null ? null : counts ? 1 : 0;
    if ((now?.counts ?? null) === wanted) return null;
    seasons.setSession(add(), season, { stage, session, counts: wanted, publication: null });
    return null;
  });
}

function settingsProblem({ from, to, rules }: SeasonSettings): ClubProblem | null {
  if (from !== null && to !== null && to < from) return { kind: 'problem', code: 'seasonEndsBefore' };
  const rule = rules.findIndex((one) => !isPossibleSeasonRule(one));
  return rule < 0 ? null : { kind: 'problem', code: 'seasonRuleNotPossible', rule: rule + 1 };
}
