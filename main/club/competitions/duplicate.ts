import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import { absentSession } from '../absent-session.ts';
import { changeClub } from '../change.ts';
import type { Club } from '../club.ts';
import type { EventDetails } from '../model/event.ts';
import { insertCarried } from '../players/carried-names.ts';
import { copyTeam } from '../players/teams.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { scoringView } from '../scoring/scoring.ts';
import { createdSession, insertEvent, sectionSetup } from './events.ts';
import { addedUpMates, insertAddedUp } from './setup/added-up.ts';
import type { CreatedEvent, SectionSetup } from './setup/setup.ts';

/** The copy of an event: its own name and day, with or without the names of the pairs. */
export interface DuplicateRequest extends EventDetails {
  readonly names: boolean;
}

/**
 * Creates an event set up as another is: movements, times, breaks and scoring, without results. With names each pair
 * or team gets its players and its handicap, stratum and standing; who came late to the other event is left out.
 */
export function duplicateEvent(
  club: Club,
  session: number,
  asked: DuplicateRequest,
): { readonly session: number } | ClubProblem {
  return changeClub(club, createdSession(club), ({ add, author, at }): { session: number } | ClubProblem => {
    const { store } = club;
    const former = store.sessions.read(session);
    const rules = store.stageRules.current(session);
    if (!former || !rules) {
      return absentSession(club, session) ?? { kind: 'problem', code: 'unknownSession', session };
    }
    const setups: SectionSetup[] = [];
    const specs = store.sessions.sections(session).map(({ movement }) => JSON.parse(movement) as EventMovementSpec);
    for (const spec of specs) {
      const setup = sectionSetup(spec);
      if (isProblem(setup)) return setup;
      setups.push(setup);
    }
    const { names, ...details } = asked;
    const { minutesPerBoard, minutesToMove } = former;
    const { version: _version, ...scoring } = scoringView(rules);
    const event = { ...details, minutesPerBoard, minutesToMove };
    const created = insertEvent(club, event, setups, { scoring, sample: false, add });
    const mates = store.teamPairs.ofSession(session).length > 0 ? addedUpMates(specs) : [];
    if (isProblem(mates)) return mates;
    insertAddedUp(club, created, mates);
    for (const { after, minutes } of store.sessions.breaks(session)) {
      store.sessions.setBreak(created.session, after, minutes);
    }
    if (names) {
      const change = (kind: 'names' | 'terms') =>
        store.changes.add({ of: { session: created.session }, kind, author, at });
      copyPairs(club, session, created, change);
    }
    return { session: created.session };
  });
}

/** Gives the pairs of a new event the players and the terms of those of the same number. */
function copyPairs(
  club: Club,
  session: number,
  created: CreatedEvent,
  change: (kind: 'names' | 'terms') => number,
): void {
  const { store } = club;
  const former = store.sessions.entries(session);
  const sections = store.sessions.sections(session);
  const target = new Map(
    sections.flatMap(({ id }, index) =>
      former
        .filter(({ section, phantom, gone }) => section === id && !phantom && !gone)
        .flatMap((row) => {
          const entry = created.sections[index]?.entries.get(row.number);
          return entry === undefined ? [] : [[row.id, entry] as const];
        }),
    ),
  );
  const formerTeams = store.teamPairs.ofSession(session);
  const teams = store.teamPairs.ofSession(created.session);
  const addedUp = teams.flatMap(({ entry }, index) => {
    const former = formerTeams[index];
    return former ? [[former.entry, entry] as const] : [];
  });
  const present = new Set(store.sessions.entries(created.session).flatMap((row) => (row.phantom ? [] : [row.id])));
  // The pairs of a team that has a name get their players with it.
  const named = new Set(store.teamDetails.ofSession(session).map(({ entry }) => entry));
  const ofTeams = new Set(
    addedUp.flatMap(([from, entry]) =>
      named.has(from) ? (teams.find((team) => team.entry === entry)?.pairs ?? []) : [],
    ),
  );
  const pairs = [...target].flatMap(([from, entry]) =>
    present.has(entry) && !ofTeams.has(entry) && store.entryPlayers.current(from) ? [{ from, entry }] : [],
  );
  let names: number | null = null;
  for (const [from, entry] of [...target, ...addedUp]) {
    copyTeam(club, { session, entry: from }, { session: created.session, entry }, () => (names ??= change('names')));
  }
  const problem = insertCarried(club, created.session, pairs, () => (names ??= change('names')));
  if (problem) throw new Error(`the names of session ${session} can't be copied: ${problem.code}`);
  let terms: number | null = null;
  for (const row of store.terms.newest(session)) {
    const entry = target.get(row.entry);
    if (entry === undefined || !present.has(entry)) continue;
    store.terms.add(created.session, (terms ??= change('terms')), { ...row, entry, withdrawnAfter: null });
  }
  const chosen = store.stageRules.terms(session);
  if (chosen.unit || chosen.masterpoints) {
    store.stageRules.addTerms(created.session, (terms ??= change('terms')), chosen);
  }
}
