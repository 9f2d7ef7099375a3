import { formatDeal } from '../../../src/bridge/deal/text.ts';
import type { Language } from '../../../src/language.ts';
import { afterPlay } from '../../../src/session/clock.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import type { Movement, MovementSpec } from '../../../src/movement/movement.ts';
import { sampleSession, type SampleSession } from '../../../src/sample/session.ts';
import { REGULATIONS } from '../../../src/scoring/regulation/regulation.ts';
import type { SessionScoring } from '../../../src/scoring/session-scoring.ts';
import type { NewResult, SlotKey } from '../../store/results/results.ts';
import { changeClub, type PendingChange } from '../change.ts';
import type { Club } from '../club.ts';
import { createdSession, insertEvent } from './events.ts';
import { pairsSetup } from './setup/pairs.ts';
import type { CreatedSection } from './setup/setup.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { insertNames } from '../players/names.ts';

/** 13 tables, 26 boards, two winners: an evening everybody has played. */
const SPEC: MovementSpec = {
  kind: 'mitchell',
  tables: 13,
  phantom: null,
  even: 'share',
  rounds: 13,
  boardsPerRound: 2,
  arrowSwitch: 0,
};
const SCORING: SessionScoring = { method: 'matchpoints', preset: 'wbf', regulation: REGULATIONS.wbf, fields: 'all' };
const SEED = 1;
const TUESDAY = 2;

/** Opens the sample event: a whole evening, which is created the first time. */
export function openSample(club: Club, language: Language): { readonly session: number } | ClubProblem {
  return changeClub(club, createdSession(club), (pending): { session: number } => {
    return { session: club.store.events.sampleSession() ?? insertSample(club, language, pending) };
  });
}

function insertSample(club: Club, language: Language, { add, author, at }: PendingChange): number {
  const { store } = club;
  const movement = makeMovement(SPEC);
  if (!isMovement(movement)) throw new Error('the sample movement cannot be made');
  const evening = sampleSession({ seed: SEED, movement, language });
  const event = {
    name: evening.eventName[language],
    date: lastTuesday(club.now()),
    start: '19:30',
    minutesPerBoard: 7,
    minutesToMove: 1,
  };
  const setup = pairsSetup(movement);
  if (isProblem(setup)) throw new Error('the movement of the sample is wrong');
  const { session, sections } = insertEvent(club, event, [setup], { scoring: SCORING, sample: true, add });
  const [written] = sections;
  if (!written) throw new Error('an event has a section');
  const change = store.changes.add({ of: { session }, kind: 'sample', author, at });
  const names = evening.names.map((players, index) => ({ entry: entryOf(written, index + 1), players }));
  insertNames(club, session, change, names);
  for (const [board, deal] of evening.deals)
    store.deals.add(session, change, { board, hands: formatDeal(deal), source: '' });
  store.results.add(
    change,
    evening.results.map((result) => playedResult(movement, written, result)),
  );
  store.sessions.setClock(session, afterPlay(movement.rounds.length));
  return session;
}

function playedResult(
  movement: Movement,
  written: CreatedSection,
  { round, table, board, outcome, typed }: SampleSession['results'][number],
): SlotKey & NewResult {
  const seating = movement.rounds[round - 1]?.find((candidate) => candidate.table === table);
  if (!seating) throw new Error(`the sample played at table ${table} in round ${round}, which the movement lacks`);
  const ns = entryOf(written, seating.ns);
  const ew = entryOf(written, seating.ew);
  return { section: written.section, round, table, slotBoard: board, board, ns, ew, outcome, typed };
}

function entryOf({ entries }: CreatedSection, pair: number): number {
  const entry = entries.get(pair);
  if (entry === undefined) throw new Error(`the movement has no pair ${pair}`);
  return entry;
}

/** The Tuesday on or before the day, local, yyyy-mm-dd. */
function lastTuesday(now: Date): string {
  const back = (now.getDay() - TUESDAY + 7) % 7;
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}
