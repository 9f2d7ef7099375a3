import {
  isIndividualSpec,
  isRecordedTeams,
  isTeamSpec,
  type EventMovementSpec,
} from '../../../src/movement/event-movement.ts';
import { isIndividual, makeIndividual } from '../../../src/movement/individual/make.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import { isTeamMovement, makeTeamMovement } from '../../../src/movement/teams/make.ts';
import type { TeamMates } from '../../../src/movement/teams/added-up/team-mates.ts';
import { sectionLetter } from '../../../src/movement/sections/letter.ts';
import { isSwissField, swissProblem } from '../../../src/movement/swiss/spec.ts';
import { breakHalfway } from '../../../src/session/timetable.ts';
import type { ScoringChoice, SessionScoring } from '../../../src/scoring/session-scoring.ts';
import { changeClub, type PendingChange } from '../change.ts';
import type { Club } from '../club.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { resolveScoring, scoringRow } from '../scoring/scoring.ts';
import { readSettings } from '../settings.ts';
import { addedUpMates, insertAddedUp } from './setup/added-up.ts';
import { individualSetup } from './setup/individual.ts';
import { pairsSetup } from './setup/pairs.ts';
import { knockoutSetup } from './setup/knockout.ts';
import type { CreatedEvent, NewSchedule, SectionSetup } from './setup/setup.ts';
import { swissSetup } from './setup/swiss.ts';
import { swissPlayersSetup } from './setup/swiss-players.ts';
import { swissPairsSetup } from './setup/swiss-pairs.ts';
import { teamsSetup } from './setup/teams.ts';

/** A new event of one session, with one section or more. */
export interface NewEvent {
  readonly name: string;
  /** Local day, yyyy-mm-dd. */
  readonly date: string;
  /** Local time, hh:mm. */
  readonly start: string;
  readonly minutesPerBoard: number;
  readonly minutesToMove: number;
  /** The length of a break half-way; left out, there is no break. */
  readonly breakMinutes?: number;
  /** The movement of section A. */
  readonly spec: EventMovementSpec;
  /** The movements of sections B, C ..., over the same boards. */
  readonly further?: readonly EventMovementSpec[];
  /** Two pairs each form a team, which is ranked by what they have together. */
  readonly addedUp?: boolean;
  /** Left out, it is that of the club's settings. */
  readonly scoring?: ScoringChoice;
}

/** Creates an event with those who play in it and its schedule, without names. */
export function createEvent(club: Club, event: NewEvent): { readonly session: number } | ClubProblem {
  const setups: SectionSetup[] = [];
  const specs = [event.spec, ...(event.further ?? [])];
  for (const spec of specs) {
    const setup = sectionSetup(spec);
    if (isProblem(setup)) return setup;
    setups.push(setup);
  }
  const mates = event.addedUp ? addedUpMates(specs) : [];
  return isProblem(mates) ? mates : createEventFromSetups(club, event, setups, mates);
}

/** A section by its movement. */
export function sectionSetup(spec: EventMovementSpec): SectionSetup | ClubProblem {
  if (isIndividualSpec(spec)) {
    const movement = makeIndividual(spec);
    if (isIndividual(movement)) return individualSetup(movement);
    return { kind: 'problem', code: 'individualNotPossible', cause: movement };
  }
  if (isTeamSpec(spec)) {
    const movement = makeTeamMovement(spec);
    if (isTeamMovement(movement)) {
      if (spec.kind === 'knockout') return knockoutSetup(spec);
      return spec.kind === 'swiss' ? swissSetup(spec) : teamsSetup(movement);
    }
    return { kind: 'problem', code: 'teamMovementNotPossible', cause: movement };
  }
  if (isSwissField(spec)) {
    const cause = swissProblem(spec);
    if (cause) return { kind: 'problem', code: 'swissNotPossible', cause };
    return spec.kind === 'swiss-pairs' ? swissPairsSetup(spec) : swissPlayersSetup(spec);
  }
  if (isRecordedTeams(spec)) return { kind: 'problem', code: 'recordedNotCopied' };
  const movement = makeMovement(spec);
  if (!isMovement(movement)) return { kind: 'problem', code: 'movementNotPossible', cause: movement };
  return pairsSetup(movement);
}

/** Creates an event from its sections. They are refused where they can't be ranked together, and where teams meet. */
function createEventFromSetups(
  club: Club,
  event: Omit<NewEvent, 'spec' | 'further' | 'addedUp'>,
  setups: readonly SectionSetup[],
  mates: readonly TeamMates[],
): { readonly session: number } | ClubProblem {
  if (new Set(setups.map(({ ranks, winners }) => `${ranks} ${winners}`)).size > 1) {
    return { kind: 'problem', code: 'sectionsDiffer' };
  }
  if (setups.length > 1 && isWhole(setups)) return { kind: 'problem', code: 'severalSectionsOfTeams' };
  return changeClub(club, createdSession(club), ({ add }): { session: number } | ClubProblem => {
    const scoring = scoringOfSetup(club, event.scoring ?? readSettings(club), setups[0]);
    if (isProblem(scoring)) return scoring;
    const created = insertEvent(club, event, setups, { scoring, sample: false, add });
    insertAddedUp(club, created, mates);
    return { session: created.session };
  });
}

/** The scoring of a choice; how matches are scored is as is usual for them where the choice doesn't say. */
function scoringOfSetup(
  club: Club,
  choice: ScoringChoice,
  setup: SectionSetup | undefined,
): SessionScoring | ClubProblem {
  const meets = setup?.ranks === 'pair' && setup.usualMatches ? 'pairs' : 'teams';
  const chosen = resolveScoring(club, choice, { fields: 'all', meets });
  if (isProblem(chosen)) return chosen;
  const usual = setup?.usualMatches?.(chosen.regulation, chosen.method);
  return usual ? { ...chosen, matches: chosen.matches ?? usual } : chosen;
}

/** Whether a session has one section: rounds that are drawn go by the standing of all, and teams meet in one room. */
export function isWhole(setups: readonly SectionSetup[]): boolean {
  return setups.some(({ ranks, form }) => ranks === 'team' || form === 'swiss');
}

/** The change that creates an event, and how it is answered once more. */
export function createdSession({ store }: Club) {
  return { kind: 'event', answerOf: (change: number) => ({ session: store.sessions.firstOfChange(change) }) } as const;
}

/** What an event needs beside its details and its sections. */
interface EventParts extends Pick<PendingChange, 'add'> {
  readonly scoring: SessionScoring;
  readonly sample: boolean;
}

/** When a session is played, and at what speed. */
export type NewSessionTimes = Pick<NewEvent, 'date' | 'start' | 'minutesPerBoard' | 'minutesToMove' | 'breakMinutes'>;

/** Writes an event, within a change. */
export function insertEvent(
  club: Club,
  event: NewSessionTimes & Pick<NewEvent, 'name'>,
  setups: readonly SectionSetup[],
  { scoring, sample, add }: EventParts,
): CreatedEvent {
  const { events } = club.store;
  const id = events.add(setups[0]?.ranks ?? 'pair', sample);
  const change = add({ event: id });
  events.addDetails(change, { event: id, name: event.name, deleted: 0 });
  return insertSession(club, { event: id, change, scoring }, event, setups);
}

/** Where a session is written, and who plays on in each of its sections. */
export interface SessionParts {
  readonly event: number;
  readonly change: number;
  readonly scoring: SessionScoring;
  readonly former?: readonly NewSchedule['former'][];
}

/** Writes the next session of an event, with a stage of its own, within a change. */
export function insertSession(
  club: Club,
  { event, change, scoring, former = [] }: SessionParts,
  { date, start, minutesPerBoard, minutesToMove, breakMinutes = 0 }: NewSessionTimes,
  setups: readonly SectionSetup[],
): CreatedEvent {
  const { events, sessions, stageRules } = club.store;
  const session = events.addSession({ event, date, start, minutesPerBoard, minutesToMove });
  const rounds = Math.max(...setups.map((setup) => setup.rounds));
  for (const { after, minutes } of breakHalfway(rounds, breakMinutes)) sessions.setBreak(session, after, minutes);
  const stage = events.addStage(event, setups[0]?.form ?? 'movement');
  stageRules.add(stage, change, scoringRow(scoring));
  const dealSet = events.addDealSet(event);
  const sections = setups.map((setup, index) => {
    const section = events.addSection({ session, stage, dealSet, letter: sectionLetter(index) });
    const playOn = former[index];
    return {
      section,
      entries: setup.insert(club, { event, stage, section, change, ...(playOn && { former: playOn }) }),
    };
  });
  return { event, session, sections };
}
