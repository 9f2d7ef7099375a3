import type { Club } from '../club.ts';
import { insertCarried } from './carried-names.ts';
import { copyTeam } from './teams.ts';

/** The session whose players play on in another, and which entry there each of its entries is. */
export interface CopiedEntries {
  readonly from: number;
  readonly to: number;
  readonly target: ReadonlyMap<number, number>;
}

/** Gives entries of a session the players, the teams and the terms of entries of a former one. */
export function copyEntries(
  club: Club,
  { from, to, target }: CopiedEntries,
  change: (kind: 'names' | 'terms') => number,
): void {
  const { store } = club;
  const formerTeams = store.teamPairs.ofSession(from);
  const teams = store.teamPairs.ofSession(to);
  const addedUp = teams.flatMap(({ entry }, index) => {
    const former = formerTeams[index];
    return former && former.entry !== entry ? [[former.entry, entry] as const] : [];
  });
  const present = new Set(store.sessions.entries(to).flatMap((row) => (row.phantom ? [] : [row.id])));
  // The pairs of a team that has a name get their players with it.
  const named = new Set(store.teamDetails.ofSession(from).map(({ entry }) => entry));
  const ofTeams = new Set(
    addedUp.flatMap(([former, entry]) =>
      named.has(former) ? (teams.find((team) => team.entry === entry)?.pairs ?? []) : [],
    ),
  );
  const pairs = [...target].flatMap(([former, entry]) =>
    present.has(entry) && !ofTeams.has(entry) && store.entryPlayers.current(former) ? [{ from: former, entry }] : [],
  );
  let names: number | null = null;
  for (const [former, entry] of [...target, ...addedUp]) {
    copyTeam(club, { session: from, entry: former }, { session: to, entry }, () => (names ??= change('names')));
  }
  const problem = insertCarried(club, to, pairs, () => (names ??= change('names')));
  if (problem) throw new Error(`the names of session ${from} can't be copied: ${problem.code}`);
  let terms: number | null = null;
  for (const row of store.terms.newest(from)) {
    const entry = target.get(row.entry);
    if (entry === undefined || !present.has(entry)) continue;
    store.terms.add(to, (terms ??= change('terms')), { ...row, entry, withdrawnAfter: null });
  }
  const chosen = store.stageRules.terms(from);
  if (chosen.unit || chosen.masterpoints) {
    store.stageRules.addTerms(to, (terms ??= change('terms')), chosen);
  }
}
