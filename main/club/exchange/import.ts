import type { TournamentEvent } from '../../../src/format/event/event.ts';
import { plannedAdjustments } from '../../../src/format/plan/matches/adjustments.ts';
import type { MatchesPlan } from '../../../src/format/plan/matches/plan.ts';
import { scorePlannedMatches } from '../../../src/format/plan/matches/scored.ts';
import { plannedMasterpoints } from '../../../src/format/plan/masterpoints.ts';
import { plannedTerms } from '../../../src/format/plan/terms.ts';
import type { EventPlan } from '../../../src/format/plan/plan.ts';
import type { SessionScoring } from '../../../src/scoring/session-scoring.ts';
import { changeClub, type PendingChange } from '../change.ts';
import type { Club } from '../club.ts';
import { createdSession, insertEvent } from '../competitions/events.ts';
import { placePlayers } from '../event-file/place-players.ts';
import type { ExchangeRequest } from '../model/files/exchange.ts';
import { normalizeName } from '../players/search-name.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { resolveScoring } from '../scoring/scoring.ts';
import { changeSettings, readSettings } from '../settings.ts';
import { withShape } from '../with-shape.ts';
import { rememberContent } from './list.ts';
import { recordedMatchSetup } from './match-setup.ts';
import { filePeople, matchPeople } from './people.ts';
import type { PlayToWrite } from './play-to-write.ts';
import { forgetRead, plannedEvent } from './read-once.ts';
import { isDamagedFile, readForeignFile, type FileRead, type FileToRead } from './read.ts';
import { plannedRosters } from './rosters.ts';
import { recordedSetup } from './section-setup.ts';
import { writeField } from './write-field.ts';
import { writeMatches } from './write-matches.ts';

/** Files don't say when play began, nor at what speed. */
const TIMES = { start: '19:30', minutesPerBoard: 7, minutesToMove: 1 };

/**
 * Makes an event of the club from one of a file: who played, the schedule, the results and the deals. Whole or not at
 * all; deleting the event takes it back.
 */
export function importEvent(
  club: Club,
  file: FileToRead,
  request: ExchangeRequest,
): { readonly session: number } | ClubProblem {
  const read = readForeignFile(club, file);
  if (isProblem(read)) return read;
  if (isDamagedFile(read) && !request.takesDamaged) return { kind: 'problem', code: 'fileIncomplete' };
  const event = read.events[request.event];
  const planned = event && plannedEvent(event);
  if (!event || !planned || planned.kind === 'noPlan') return { kind: 'problem', code: 'noEventInFile' };
  const made = changeClub(club, createdSession(club), (pending): { session: number } | ClubProblem => {
    const scored = scoringOf(club, { event, plan: planned }, request);
    if (isProblem(scored)) return scored;
    const { plan, scoring } = scored;
    const people = filePeople(club, plannedRosters(event, plan));
    const players = placePlayers(club, people.players, {
      match: matchPeople(club, people),
      answers: request.answers,
      at: pending.at,
    });
    if (isProblem(players)) return players;
    const rosters = people.ids.map((ids) => ids.map((id) => (id === null ? null : (players.get(id) ?? null))));
    return { session: makeEvent(club, { event, plan, scoring, request, pending, rosters, source: file.name }) };
  });
  if (!isProblem(made)) forgetRead();
  if (!isProblem(made) && read.mapped) {
    remember(club, read.mapped);
    if (file.content) rememberContent(club, read.mapped.shape, { content: 'results', columns: [] });
  }
  return made;
}

interface EventToMake extends Pick<PlayToWrite, 'rosters' | 'source'> {
  readonly event: TournamentEvent;
  readonly plan: EventPlan | MatchesPlan;
  readonly scoring: SessionScoring;
  readonly request: ExchangeRequest;
  readonly pending: PendingChange;
}

/** Writes the event with all that was played. @returns its session */
function makeEvent(club: Club, { event, plan, scoring, request, pending, rosters, source }: EventToMake): number {
  const setups =
    plan.kind === 'matches'
      ? [recordedMatchSetup(plan)]
      : plan.sections.map((section) => recordedSetup(plan.ranks, plan.winners, section));
  const details = { ...TIMES, name: normalizeName(request.name), date: request.date };
  const { add, author, at } = pending;
  const created = insertEvent(club, details, setups, { scoring, sample: false, add });
  const change = club.store.changes.add({ of: { session: created.session }, kind: 'import', author, at });
  const play = { change, rosters, source, masterpoints: plannedMasterpoints(event) };
  if (plan.kind === 'plan') {
    const { terms } = plannedTerms(event, plan, scoring);
    writeField(club, created, plan, { ...play, terms });
  } else if (scoring.matches) {
    const matches = { scoring: scoring.matches, regulation: scoring.regulation };
    const adjustments = plannedAdjustments(event, plan, matches);
    writeMatches(club, created, plan, { ...play, scoring: scoring.matches, adjustments });
  }
  return created.session;
}

/** How the event is scored: by the club's regulation; matches by the scale that gives the scores that the file has. */
function scoringOf(
  club: Club,
  { event, plan }: { readonly event: TournamentEvent; readonly plan: EventPlan | MatchesPlan },
  { method }: Pick<ExchangeRequest, 'method'>,
): ScoredPlan | ClubProblem {
  const { regulation } = readSettings(club);
  const scoring = resolveScoring(club, { method, regulation }, { fields: 'all' });
  if (isProblem(scoring)) return scoring;
  if (plan.kind === 'plan') return { plan, scoring };
  const scored = scorePlannedMatches(plan, scoring.regulation, { said: event.method, method });
  const { scoring: matches } = scored.fitted;
  const meets = plan.ranks === 'pair' ? 'pairs' : 'teams';
  const usual = { fields: 'all', meets, regulation: scored.regulation } as const;
  const ofMatches = resolveScoring(club, { method, regulation, matches }, usual);
  return isProblem(ofMatches) ? ofMatches : { plan: scored.plan, scoring: ofMatches };
}

/** A plan, and how the event that is made of it is scored. */
interface ScoredPlan {
  readonly plan: EventPlan | MatchesPlan;
  readonly scoring: SessionScoring;
}

/** Remembers what the columns of a file hold, for the next file of its shape. */
function remember(club: Club, { shape, mapping }: NonNullable<FileRead['mapped']>): void {
  const { resultColumns } = readSettings(club);
  const all = withShape(resultColumns, shape, mapping);
  if (all !== resultColumns) changeSettings(club, { resultColumns: all });
}
