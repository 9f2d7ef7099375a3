import { isPossibleCarry, type Carry } from '../../../src/scoring/stages/carry.ts';
import type { PlayOn } from '../../../src/scoring/stages/qualification.ts';
import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import { changeClub } from '../change.ts';
import type { Club } from '../club.ts';
import { insertSession, isWhole, sectionSetup, type NewSessionTimes } from '../competitions/events.ts';
import { readSession } from '../competitions/sessions.ts';
import type { SectionSetup } from '../competitions/setup/setup.ts';
import type { SessionView } from '../model/session.ts';
import { copyEntries } from '../players/copy-entries.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { qualifiedEntries } from './qualified.ts';

/** A further session of an event: who plays on, and what counts of what they have won. */
export interface FurtherSession extends NewSessionTimes {
  readonly spec: EventMovementSpec;
  /** The movements of sections B, C ... */
  readonly further?: readonly EventMovementSpec[];
  /** Left out, everybody does. */
  readonly playOn?: PlayOn;
  readonly way: Carry;
}

/**
 * Creates the next session of an event, scored as the session before. Whoever plays on has a number in order of the
 * places, or of the numbers where everybody does; numbers beyond are of newcomers. Names and terms stay.
 */
export function createFurtherSession(
  club: Club,
  before: number,
  next: FurtherSession,
): { readonly session: number } | ClubProblem {
  const { store } = club;
  const answerOf = (change: number) => ({ session: store.sessions.ofChange(change) });
  return changeClub(club, { kind: 'event', answerOf }, ({ add, author, at }): { session: number } | ClubProblem => {
    const session = readSession(club, before);
    if (isProblem(session)) return session;
    const setups = setupsOf(session, next);
    if (isProblem(setups)) return setups;
    const entries = qualifiedEntries(club, session, next.playOn ?? null);
    if (isProblem(entries)) return entries;
    const numbers = setups.reduce((sum, setup) => sum + setup.numbers.length, 0);
    if (entries.length > numbers) return { kind: 'problem', code: 'tooManyPlayOn', entries: entries.length, numbers };
    const event = store.events.details(before)?.event ?? 0;
    const change = add({ event });
    const former = formerBySection(entries, setups);
    const scoring = scoringAfter(club, session, setups, next);
    const created = insertSession(club, { event, change, scoring, former }, next, setups);
    const target = new Map(
      former.flatMap((section, index) =>
        [...section].map(([number, entry]) => [entry, created.sections[index]?.entries.get(number) ?? 0] as const),
      ),
    );
    copyEntries(club, { from: before, to: created.session, target }, (kind) =>
      store.changes.add({ of: { session: created.session }, kind, author, at }),
    );
    return { session: created.session };
  });
}

function setupsOf(
  { ranks }: Pick<SessionView, 'ranks'>,
  { spec, further = [], way }: FurtherSession,
): readonly SectionSetup[] | ClubProblem {
  if (!isPossibleCarry(way)) return { kind: 'problem', code: 'carryNotPossible' };
  const setups: SectionSetup[] = [];
  for (const one of [spec, ...further]) {
    const setup = sectionSetup(one);
    if (isProblem(setup)) return setup;
    if (setup.ranks !== ranks) return { kind: 'problem', code: 'anotherPlay' };
    setups.push(setup);
  }
  if (new Set(setups.map(({ winners }) => winners)).size > 1) return { kind: 'problem', code: 'sectionsDiffer' };
  if (setups.length > 1 && isWhole(setups)) return { kind: 'problem', code: 'severalSectionsOfTeams' };
  return setups;
}

/** Scored as the session before; matches as is usual for the movement where there were none. */
function scoringAfter(
  { store }: Club,
  session: SessionView,
  setups: readonly SectionSetup[],
  { way, playOn }: Pick<FurtherSession, 'way' | 'playOn'>,
) {
  const { version: _version, matches: before, ...scored } = session.scoring;
  const usual = setups[0]?.usualMatches?.(scored.regulation, scored.method);
  const matches = usual && (before ?? usual);
  const from = store.sessions.ofEvent(session.id).find((one) => one.session === session.id)?.ordinal ?? 1;
  return { ...scored, ...(matches && { matches }), carry: { from, way, ...(playOn && { playOn }) } };
}

/** Who plays on in each section, by number: in order through the numbers of all sections. */
function formerBySection(
  entries: readonly number[],
  setups: readonly SectionSetup[],
): readonly ReadonlyMap<number, number>[] {
  let first = 0;
  return setups.map(({ numbers }) => {
    const own = entries.slice(first, first + numbers.length);
    first += numbers.length;
    return new Map(own.map((entry, index) => [numbers[index] ?? 0, entry]));
  });
}
