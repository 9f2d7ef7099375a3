import type { TournamentEvent } from '../event/event.ts';
import { writeXml, xml, type XmlNode } from '../xml/write.ts';
import { makeHandsets } from './make-deals.ts';
import { makeParticipants, withOwnNumbers } from './make-entries.ts';
import { makeBoards, makeMatches } from './make-results.ts';
import { METHOD_NAMES, UNIT_NAMES } from './method.ts';

const DOCTYPE = '<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">';

/**
 * An event as a file of USEBIO 1.2. What USEBIO has no place for stands in instructions, which other programs pass
 * over; double-dummy figures and pars are left out.
 */
export function makeUsebio(given: TournamentEvent): Uint8Array {
  const event = withOwnNumbers(given);
  const { club } = event;
  const root = xml(
    'USEBIO',
    [
      club && xml('CLUB', [xml('CLUB_NAME', club.name), optional('CLUB_ID_NUMBER', club.number)]),
      xml('EVENT', [...heading(event), ...partsOf(event)], { EVENT_TYPE: typeOf(event) }),
      ...makeHandsets(event.deals),
    ],
    { Version: '1.2' },
  );
  return new TextEncoder().encode(writeXml(root, DOCTYPE));
}

/** An element, or nothing where there is no text. */
function optional(name: string, text: string | null | undefined): XmlNode {
  return text ? xml(name, text) : null;
}

function typeOf({ ranks, form }: TournamentEvent): string {
  if (ranks === 'player') return 'INDIVIDUAL';
  return `${form === 'swiss' ? 'SWISS_' : ''}${ranks === 'team' ? 'TEAMS' : 'PAIRS'}`;
}

function heading(event: TournamentEvent): readonly XmlNode[] {
  const { program, date, method, winners, matches, ranking } = event;
  const unit = matches[0]?.unit ?? null;
  return [
    optional('PROGRAM_NAME', program?.name),
    optional('PROGRAM_VERSION', program?.version),
    xml('EVENT_DESCRIPTION', event.name),
    optional('DATE', date?.split('-').toReversed().join('/')),
    xml('BOARD_SCORING_METHOD', method ? METHOD_NAMES[method] : 'OTHER'),
    matches.length > 0 ? xml('MATCH_SCORING_METHOD', unit ? UNIT_NAMES[unit] : 'OTHER') : null,
    optional('WINNER_TYPE', winners === null ? null : String(winners)),
    xml('SESSION_COUNT', String(sessionsOf(event))),
    xml('SECTION_COUNT', String(Math.max(1, sectionNames(event).length))),
    xml('MPS_AWARDED_FLAG', ranking.some(({ masterpoints }) => masterpoints !== null) ? 'Y' : 'N'),
  ];
}

function sessionsOf({ results, deals }: TournamentEvent): number {
  return [...results, ...deals].reduce((most, { session }) => Math.max(most, session), 1);
}

function sectionNames({ entries, results, deals }: TournamentEvent): readonly string[] {
  return [...new Set([...entries, ...results, ...deals].map(({ section }) => section))].filter((name) => name !== '');
}

/** Participants, boards and matches: straight in EVENT, or in sessions and sections where there are several. */
function partsOf(event: TournamentEvent): readonly XmlNode[] {
  const sessions = sessionsOf(event);
  const sections = sectionNames(event);
  const part = (session: number, section: string) => [
    ...makeBoards(event, { session, section }),
    ...makeMatches(event, { session, section }),
  ];
  const participants = makeParticipants(event, '');
  if (sessions === 1 && sections.length === 0) return [participants, ...part(1, '')];
  const inSections = (session: number) =>
    sections.map((section) => {
      const list = session === 1 ? makeParticipants(event, section) : null;
      return xml('SECTION', [list, ...part(session, section)], { SECTION_ID: section });
    });
  return [
    participants,
    ...Array.from({ length: sessions }, (_, place) => place + 1).map((session) =>
      xml('SESSION', [...part(session, ''), ...inSections(session)], { SESSION_ID: String(session) }),
    ),
  ];
}
