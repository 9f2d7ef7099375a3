import type { TournamentEvent } from '../event/event.ts';
import type { FileProblem, TournamentFile } from '../event/file.ts';
import { isXmlProblem, parseXml, type XmlElement } from '../xml/tree.ts';
import { blocksOf } from './blocks.ts';
import { readUsebioDeals } from './deals.ts';
import { hasImpossiblePercentage, readParticipants, readRanking } from './entries.ts';
import { childrenOf, dateOf, field, elementText } from './fields.ts';
import { formOf, matchUnitOf, methodOf, scoredElements } from './method.ts';
import { startProblems, type ProblemList, type UsebioFault } from './problem.ts';
import { readResults } from './results.ts';

/** Reads USEBIO 1.0 to 1.3. Never throws; a file that isn't well-formed is refused whole. */
export function parseUsebio(bytes: Uint8Array): TournamentFile<UsebioFault> {
  const root = parseXml(bytes);
  if (isXmlProblem(root)) return refused(root.code, root.line, '');
  if (root.name !== 'USEBIO') return refused('not-usebio', root.line, root.name);
  const version = root.attributes.get('VERSION') ?? null;
  const problems = startProblems();
  const events = childrenOf(root, 'EVENT').map((event) => readEvent(problems, root, event));
  if (events.length === 0) problems.add('no-event', root.line);
  return { format: 'usebio', version, events, problems: problems.found.toSorted((a, b) => a.line - b.line) };
}

function refused(code: UsebioFault, line: number, text: string): TournamentFile<UsebioFault> {
  const problem: FileProblem<UsebioFault> = { kind: 'problem', code, line, text, board: null };
  return { format: 'usebio', version: null, events: [], problems: [problem] };
}

function readEvent(problems: ProblemList, root: XmlElement, event: XmlElement): TournamentEvent {
  const blocks = blocksOf(event);
  const participants = readParticipants(problems, event, blocks);
  const { ranks, winners } = participants;
  const method = methodOf(event, ranks, scoredElements(blocks.map(({ element }) => element)));
  const { results, matches } = readResults(problems, blocks, participants, { method, unit: matchUnitOf(event) });
  const isImps = (method === 'cross-imps' || method === 'butler') && hasImpossiblePercentage(participants);
  return withoutLoneSection({
    name: elementText(event, 'EVENT_DESCRIPTION', 'TITLE'),
    club: clubOf(root),
    date: readDate(problems, event),
    program: programOf(event),
    ranks,
    form: formOf(event, ranks, matches.length > 0),
    method,
    winners,
    entries: participants.entries,
    teams: participants.teams,
    matches,
    results,
    deals: readUsebioDeals(problems, root, blocks, results),
    ranking: readRanking(problems, participants, isImps),
  });
}

/** A section that is alone, because nobody plays in the others, needs no name. */
function withoutLoneSection(event: TournamentEvent): TournamentEvent {
  const { entries, results, deals } = event;
  const names = new Set([...entries, ...results, ...deals].map(({ section }) => section));
  names.delete('');
  if (names.size !== 1) return event;
  return { ...event, entries: entries.map(unnamed), results: results.map(unnamed), deals: deals.map(unnamed) };
}

function clubOf(root: XmlElement): TournamentEvent['club'] {
  const [club] = childrenOf(root, 'CLUB');
  const name = club ? elementText(club, 'CLUB_NAME') : '';
  const number = club ? elementText(club, 'CLUB_ID_NUMBER') : '';
  return name === '' && number === '' ? null : { name, number };
}

function programOf(event: XmlElement): TournamentEvent['program'] {
  const name = elementText(event, 'PROGRAM_NAME');
  const version = elementText(event, 'PROGRAM_VERSION');
  return name === '' && version === '' ? null : { name, version };
}

/** The date of the event, or of its first session. */
function readDate(problems: ProblemList, event: XmlElement): string | null {
  const places = [event, ...childrenOf(event, 'SESSION')];
  const found = places.map((place) => field(place, 'DATE', 'SESSION_DATE')).find((date) => date !== null);
  if (!found) return null;
  const date = dateOf(found.text);
  if (date === null) problems.add('date-unreadable', found.line, found.text);
  return date;
}

function unnamed<One extends { readonly section: string }>(one: One): One {
  return { ...one, section: '' };
}
