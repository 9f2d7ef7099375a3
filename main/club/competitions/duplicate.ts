import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import { absentSession } from '../absent-session.ts';
import { changeClub } from '../change.ts';
import type { Club } from '../club.ts';
import type { EventDetails } from '../model/event.ts';
import { copyEntries } from '../players/copy-entries.ts';
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
      copyEntries(club, { from: session, to: created.session, target: sameNumbers(club, session, created) }, change);
    }
    return { session: created.session };
  });
}

/** Who of a new event has the number of somebody of the former one who plays to its end. */
function sameNumbers({ store }: Club, session: number, created: CreatedEvent): ReadonlyMap<number, number> {
  const former = store.sessions.entries(session);
  return new Map(
    store.sessions.sections(session).flatMap(({ id }, index) =>
      former
        .filter(({ section, phantom, gone }) => section === id && !phantom && !gone)
        .flatMap((row) => {
          const entry = created.sections[index]?.entries.get(row.number);
          return entry === undefined ? [] : [[row.id, entry] as const];
        }),
    ),
  );
}
