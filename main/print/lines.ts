import { memoizeByObject } from '../../src/basics/memoize-by-object.ts';
import { sessionsWords } from '../../src/language/screens/events/sessions.ts';
import { formatDay, formatTime } from '../../src/language/dates.ts';
import type { Language } from '../../src/language.ts';
import { eventMovementName } from '../../src/language/movement/event-movement.ts';
import { formatWhole } from '../../src/language/numbers.ts';
import type { MovementFigures } from '../../src/language/paper/paper.ts';
import { areCorrectionsOver, publicationLine } from '../../src/language/ranking/publication-line.ts';
import { regulationName, regulationWords } from '../../src/language/regulation/regulation.ts';
import { teamStartWords } from '../../src/language/screens/teams/start.ts';
import { isRecordedTeams, isTeamSpec } from '../../src/movement/event-movement.ts';
import type { RecordedTeamsSpec } from '../../src/movement/recorded/teams-spec.ts';
import type { TeamSpec } from '../../src/movement/teams/families/index.ts';
import type { MatchStageScoring } from '../../src/scoring/ranked-matches/scoring.ts';
import { countExpectedResults } from '../../src/session/due.ts';
import type { ScoringView } from '../club/model/scoring.ts';
import type { SectionView, SessionView } from '../club/model/session.ts';
import type { PublicationReport } from '../club/model/publication.ts';
import { type PrintJob, paperWordsFor, pointsUnit } from './job.ts';
import { type PrintedField, printedFields, sectionComparison } from './sections.ts';

/** "Matchpoints 2-1-0, WBF": the method and regulation of the figures. Several sections add how they are compared. */
export function scoringLineText(job: PrintJob): string {
  const { language, session } = job;
  const { method, regulation } = session.scoring;
  if (session.scoring.matches) return matchScoringLine(session.scoring, session.scoring.matches, language);
  const fields = sectionComparison(job);
  const scale = pointsUnit(job) === 'imps' ? null : regulation.matchpoints;
  const name = regulationWords[language].method[method];
  const line = paperWordsFor(job).scored(name, scale, regulationName(session.scoring, language));
  return fields === null ? line : `${line}, ${regulationWords[language].fields[fields]}`;
}

/** "IMPs, victory points, WBF discrete 20-0, WBF" */
function matchScoringLine(scoring: ScoringView, { comparison, scale }: MatchStageScoring, language: Language): string {
  const { methods, scaleName } = teamStartWords[language];
  const known: Readonly<Record<string, string>> = methods;
  const name = known[comparison === 'imps' && scale !== null ? 'victory-points' : comparison];
  return [
    name ?? regulationWords[language].method[scoring.method],
    ...(scale === null ? [] : [scaleName(scale, language)]),
    regulationName(scoring, language),
  ].join(', ');
}

export function movementFigures(section: SectionView): MovementFigures {
  const { spec, tables, rounds, entries, cells } = section;
  const sets = new Set(cells.filter(({ sitOut }) => !sitOut).map(({ boards }) => boards.length));
  const boardsPerRound = sets.size > 1 ? null : section.boardsPerRound;
  const recorded = 'recorded' in spec && spec.recorded ? ({ recorded: true } as const) : {};
  return { kind: spec.kind, ...recorded, tables, half: entries.some((entry) => entry.phantom), rounds, boardsPerRound };
}

/** "Mitchell, 13 tables"; with several sections the section comes first. */
export function movementLine(job: PrintJob, section: SectionView): string {
  const words = paperWordsFor(job);
  const { spec } = section;
  const movement =
    isTeamSpec(spec) || isRecordedTeams(spec) ? teamsLine(job, spec) : words.movement(movementFigures(section));
  return job.session.sections.length > 1 ? words.sectionPlays(section.letter, movement) : movement;
}

/** "Mitchell, 13 tables, 13 rounds of 2 boards"; for sections ranked together the number of their tables. */
export function fieldLine(job: PrintJob, { views }: PrintedField): string {
  const words = paperWordsFor(job);
  const [first] = views;
  if (!first) return '';
  if (views.length === 1 && (isTeamSpec(first.spec) || isRecordedTeams(first.spec))) return teamsLine(job, first.spec);
  const rounds = words.rounds(movementFigures(first));
  return views.length === 1
    ? `${movementLine(job, first)}, ${rounds}`
    : `${words.sectionsPlay(views.map(movementFigures))}, ${rounds}`;
}

/** "Round robin, 7 teams, matches of 8 boards"; of a single match only how it is divided. */
function teamsLine(job: PrintJob, spec: TeamSpec | RecordedTeamsSpec): string {
  const name = eventMovementName(spec, job.language);
  if (spec.kind === 'match') return name;
  return [name, ...paperWordsFor(job).teamsPlay(spec.teams, spec.boardsPerMatch)].join(', ');
}

/** "Tuesday pairs, 24 November 2026" */
export function eventLine(job: PrintJob): string {
  return `${job.session.eventName}, ${dayLine(job)}`;
}

export function dayLine({ session, language }: PrintJob): string {
  const day = formatDay(session.date, 'long', language);
  if (session.ordinal === undefined) return day;
  return `${sessionsWords[language].session(session.ordinal)}, ${day}`;
}

/** Says that the ranking is official, and until when it may be corrected. Null while nothing is published. */
export function officialLine({
  report,
  session,
  language,
  printedAt = new Date(),
}: PrintJob & { readonly report?: PublicationReport }): string | null {
  const published = report?.published ?? null;
  return (
    published && publicationLine(published, areCorrectionsOver(published, printedAt.getTime()), session.date, language)
  );
}

/**
 * Says how complete the results are and when they last changed. Every page of a document says it: of the sections it
 * is about, by default of those that are printed with all that are ranked with them.
 */
export function stateLine(
  job: PrintJob,
  views: readonly Pick<SectionView, 'id'>[] = printedFields(job).flatMap((field) => field.views),
): string {
  const { session, language } = job;
  const counts = views.map(({ id }) => resultsBySection(session).get(id));
  const recorded = counts.reduce((sum, one) => sum + (one?.recorded ?? 0), 0);
  const expected = counts.reduce((sum, one) => sum + (one?.expected ?? 0), 0);
  const time = session.savedAt === null ? null : formatTime(session.savedAt, false, language);
  return paperWordsFor(job).resultsIn(formatWhole(recorded), formatWhole(expected), time);
}

const resultsBySection = memoizeByObject(({ sections, results }: SessionView) => {
  const own = Map.groupBy(results, ({ section }) => section);
  return new Map(
    sections.map((section) => {
      const recorded = own.get(section.id) ?? [];
      return [section.id, { recorded: recorded.length, expected: countExpectedResults([section], recorded) }];
    }),
  );
});
