/** Looks at everything a director may open in whatever state an evening is. */
import type { Club } from '../../../../main/club/club.ts';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { StandingsView } from '../../../../main/club/model/standings.ts';
import { previewResult, previewTerms } from '../../../../main/club/publication/preview.ts';
import { publicationReport } from '../../../../main/club/publication/report.ts';
import { readReview } from '../../../../main/club/review/review.ts';
import { readRulings } from '../../../../main/club/rulings/log.ts';
import { standingsAfterRound } from '../../../../main/club/standings/after-round.ts';
import { explainEntry, explainResult } from '../../../../main/club/standings/explanation.ts';
import { readExplainedMatch, readExplainedTeam } from '../../../../main/club/standings/matches/explanation.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { readWinners } from '../../../../main/club/standings/winners.ts';
import { readForPrint } from '../../../../main/app/director/print-sources.ts';
import { duplicateEvent } from '../../../../main/club/competitions/duplicate.ts';
import { isProblem } from '../../../../main/club/problem.ts';
import { readSettings } from '../../../../main/club/settings.ts';
import { printDocument } from '../../../../main/print/print.ts';
import { DOCUMENT_NAMES, loadDocument, loadSpreadsheet, SPREADSHEET_NAMES } from '../../../../main/print/registry.ts';
import { expect } from 'vitest';
import { slotKey, type Slot } from '../../../../src/session/slot.ts';
import { sessionOf, unwrap } from '../../support.ts';

/** Opens what a director may look at. Anything that throws fails the property. */
export async function lookAround(club: Club, session: number): Promise<void> {
  const view = sessionOf(club, session);
  unwrap(readReview(club, session));
  unwrap(readRulings(club, session));
  unwrap(publicationReport(club, session));
  readWinners(club, [session]);
  listEvents(club, { find: 'a' });
  const [section] = view.sections;
  unwrap(standingsAfterRound(club, session, 1));
  if (section) unwrap(standingsAfterRound(club, session, section.rounds));
  const [result] = view.results;
  const entry = section?.entries[0]?.id ?? 0;
  if (view.ranks === 'team') {
    unwrap(readExplainedTeam(club, session, entry));
    for (const { id } of view.matches) unwrap(readExplainedMatch(club, session, id));
  } else {
    unwrap(explainEntry(club, session, entry));
    if (result) explainResult(club, session, result, 'NS');
  }
  if (result)
    previewResult(club, session, { ...result, expectedVersion: result.version, outcome: { kind: 'passedOut' } });
  if (view.ranks === 'team')
    unwrap(
      previewTerms(club, session, {
        entries: [{ entry, handicap: null, stratum: null, withoutStanding: false, withdrawn: true }],
      }),
    );
  for (const name of SPREADSHEET_NAMES) {
    const spreadsheet = await loadSpreadsheet(name);
    const read = readForPrint(club, session, (sources) => spreadsheet.read?.(sources) ?? {});
    // Only pairs of one field can be compared with other clubs.
    if (name === 'simultaneous' && isProblem(read) && read.code === 'notOfPairs') continue;
    const source = unwrap(read);
    spreadsheet.write({ ...source, language: 'fr' });
  }
}

/** Prints one of the documents, and sets the event up once more with its names. */
export async function useEvening(club: Club, session: number, chosen: number): Promise<void> {
  const name = DOCUMENT_NAMES[chosen % DOCUMENT_NAMES.length] ?? 'ranking';
  const document = await loadDocument(name);
  const language = chosen % 2 === 0 ? 'en' : 'fr';
  const material = readForPrint(club, session, (sources) => document.read?.(sources, {}) ?? {});
  if (!isProblem(material)) {
    const printedAt = new Date('2026-11-24T22:20:00Z');
    await printDocument(document, { ...material, settings: readSettings(club), language, paper: 'A4', printedAt });
  }
  const details = { name: 'Again', date: '2026-12-01', start: '19:30', names: true };
  const copy = unwrap(duplicateEvent(club, session, details));
  const entrants = (id: number) =>
    sectionsOf(club, id).map(({ entries }) => entries.map(({ players, team }) => [players, team?.name]));
  const former = sessionOf(club, session);
  const again = sessionOf(club, copy.session);
  expect(entrants(copy.session)).toEqual(entrants(session));
  expect(again.scoring).toEqual({ ...former.scoring, version: again.scoring.version });
}

const sectionsOf = (club: Club, session: number) => sessionOf(club, session).sections;

/**
 * All that can be seen of an evening, without versions, times and the clock, which are not taken back. Lines that are
 * undone together have one reason.
 */
export function stateOf(club: Club, session: number): unknown {
  const { change: _change, savedAt: _savedAt, clock: _clock, ...view } = sessionOf(club, session);
  const seated = new Set(view.sections.flatMap(({ cells }) => cells.flatMap(({ ns, ew }) => [ns, ew])));
  const { published, ...report } = unwrap(publicationReport(club, session));
  return {
    ...view,
    scoring: { ...view.scoring, version: 0 },
    matches: view.matches.map(({ given, givenVersion: _version, ...match }) => ({
      ...match,
      given: given && { ...given, version: 0, at: '' },
    })),
    sections: view.sections.map(({ scheduleVersion: _version, partnerships, ...section }) => ({
      ...section,
      partnerships: partnerships.filter(({ id, players }) => seated.has(id) || players.some((name) => name !== '')),
    })),
    results: textsOf(view.results.map(({ version: _version, at: _at, reason: _reason, ...result }) => result)),
    penalties: view.penalties.map(({ at: _at, ...penalty }) => penalty),
    standings: fieldsOf(unwrap(readStandings(club, session))),
    review: unwrap(readReview(club, session)).items.map(({ finding }) => finding),
    published: published && { at: published.at, until: published.until, endedAt: published.endedAt },
    changed: textsOf(report.results.map(({ at: _at, reason: _reason, ...result }) => result)),
    moved: report.places,
  };
}

/** Lists in order of writing are compared in another: what is written anew comes last. */
function textsOf(list: readonly object[]): readonly string[] {
  return list.map((one) => JSON.stringify(one)).toSorted();
}

function fieldsOf({ fields }: StandingsView): unknown {
  return fields.map(({ boards, matches, ...field }) => ({
    ...field,
    boards: boards.map(({ results, ...board }) => ({ ...board, results: textsOf(results) })),
    matches: matches && { ...matches, stray: textsOf(matches.stray) },
  }));
}

/** Boards on which one team does not lose what the other wins, though the table results stand as they were played. */
export function mirrorFaults(session: SessionView, { fields }: StandingsView): readonly string[] {
  const adjusted = new Set(
    session.results.flatMap((result) => (ADJUSTED.has(result.outcome.kind) ? [slotKey(result)] : [])),
  );
  const isPlayed = (line: Slot | null) => line !== null && !adjusted.has(slotKey(line));
  return fields.flatMap(({ matches }) =>
    (matches?.matches ?? []).flatMap(({ match, segments }) =>
      segments
        .flatMap(({ boards }) => boards)
        .filter(({ imps, lines }) => imps && isPlayed(lines.open) && isPlayed(lines.closed))
        .filter(({ imps }) => Number(imps?.home.exact) !== -Number(imps?.away.exact))
        .map(({ board }) => `match ${match} board ${board}`),
    ),
  );
}

/** Matches without an adjusted score whose victory points are not those that their scale has to share out. */
export function shareFaults(session: SessionView, { fields }: StandingsView): readonly string[] {
  const { scale, comparison } = session.scoring.matches ?? {};
  if (comparison !== 'imps' || !scale?.startsWith('wbf-')) return [];
  const adjusted = new Set(
    session.results.flatMap((result) => (ADJUSTED.has(result.outcome.kind) ? [slotKey(result)] : [])),
  );
  return fields.flatMap(({ matches }) =>
    (matches?.matches ?? [])
      .filter(({ given, count, result }) => !given && count === 'result' && result.home && result.away)
      .filter(({ segments }) =>
        segments.every(({ boards }) =>
          boards.every(({ lines }) =>
            [lines.open, lines.closed].every((line) => !line || !adjusted.has(slotKey(line))),
          ),
        ),
      )
      .filter(({ result }) => Math.abs(worthOf(result.home) + worthOf(result.away) - POINTS_SHARED) > ROUNDING)
      .map(({ match, result }) => `match ${match}: ${result.home?.exact} ${result.away?.exact}`),
  );
}

/** Victory points that a match of the World Bridge Federation shares out. */
const POINTS_SHARED = 20;
const ROUNDING = 1e-9;

function worthOf(figure: { readonly exact: string } | null): number {
  const [over = 0, under = 1] = (figure?.exact ?? '0').split('/').map(Number);
  return over / under;
}

const ADJUSTED: ReadonlySet<string> = new Set(['ruled', 'award', 'notPlayed']);
