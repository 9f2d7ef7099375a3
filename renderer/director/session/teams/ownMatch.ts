import type { SectionView } from '../../../../main/club/model/session.ts';
import type { Language } from '../../../../src/language.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import { ownBoards } from '../boardOnCase.ts';
import { teamNameText } from './teamName.ts';

/** The two teams of a match: Jura – Vosges. */
export function matchName(section: SectionView, match: number, language: Language): string | null {
  const cell = section.cells.find((one) => one.match?.id === match && one.match.room === 'open');
  if (!cell) return null;
  const teams = [cell.ns, cell.ew].flatMap((pair) => {
    const team = entriesRankedBy(section, pair)[0] ?? pair;
    return section.entries.find(({ id }) => id === team) ?? [];
  });
  return teams.map((team) => teamNameText(team, language)).join(' – ');
}

/** The teams of the one match that plays a board; null where all matches play it. */
export function ownMatchName(sections: readonly SectionView[], board: number, language: Language): string | null {
  const own = ownBoards(sections).get(board);
  const section = sections.find(({ cells }) => cells.some(({ match }) => match?.id === own?.match));
  return own && section ? matchName(section, own.match, language) : null;
}
