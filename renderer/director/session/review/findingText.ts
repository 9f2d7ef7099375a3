import type { ReviewItem } from '../../../../main/club/model/review.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { Language } from '../../../../src/language.ts';
import { formatSigned } from '../../../../src/language/numbers.ts';
import { reviewWords } from '../../../../src/language/screens/review.ts';
import { sittersIn, sittersOf } from '../../../../src/session/partnerships.ts';
import { resultAt } from '../../../../src/session/slot.ts';
import type { Distance, Finding, Fix } from '../../../../src/review/finding.ts';
import type { MatchFinding, MatchFindingCode } from '../../../../src/review/match-finding.ts';
import type { Room } from '../../../../src/scoring/teams/team.ts';
import { deserializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import { matchFindingSentence } from '../../../../src/language/review/matches.ts';
import { pairName } from '../pairName.ts';
import { outcomeText } from '../../../../src/language/game/outcome.ts';
import { boardOnCase } from '../boardOnCase.ts';
import { tableName } from '../tableName.ts';
import { matchTables } from '../teams/matchTables.ts';
import { wordsFor } from '../../../../src/language/typography.ts';

/** The text of an item: what was found, and the likely cause or the ruling, which may be empty. */
export interface FindingText {
  readonly what: string;
  readonly cause: string;
}

export function findingText(session: SessionView, { finding }: ReviewItem, language: Language): FindingText {
  const words = wordsFor(reviewWords, language, session.ranks);
  const shown = (board: number) => boardOnCase(session.sections, board);
  switch (finding.code) {
    case 'reading': {
      const [recorded, read] = [outcomeText(finding.recorded, language), outcomeText(finding.read, language)];
      return { what: words.reading(recorded, read), cause: '' };
    }
    case 'side':
      return {
        what: among(session, finding, language),
        cause: finding.together > 1 ? words.boardTurned(finding.together) : words.side,
      };
    case 'sign':
    case 'vulnerability':
    case 'slam':
      return { what: among(session, finding, language), cause: words[finding.code] };
    case 'far':
      return { what: among(session, finding, language), cause: words.far(finding.distance.imps) };
    case 'neighbour': {
      const { other, same } = finding;
      return {
        what: among(session, finding, language),
        cause: (same ? words.sameBeside : words.besideEmpty)(shown(other)),
      };
    }
    case 'swapped':
      return { what: words.swapped(shown(finding.slot.slotBoard), shown(finding.other)), cause: '' };
    case 'twoTables': {
      const { entry, other } = finding;
      const table = tableName(session, other);
      return { what: words.twoTables(labelOf(session, finding, entry), table), cause: '' };
    }
    case 'unplayed': {
      const { entries, boards, instead } = finding;
      const [pair = ''] = labelsOf(session, finding, entries);
      if (instead) {
        const table = tableName(session, instead);
        const typed = labelOf(session, finding, instead.entry);
        return {
          what: words.lacks(pair, boards.map(shown)),
          cause: words.instead(typed, boards.map(shown), instead.round, table),
        };
      }
      return { what: words.unplayed(labelsOf(session, finding, entries), boards.map(shown)), cause: '' };
    }
    case 'cannotPlay': {
      const { played, deprived } = finding;
      const before = played.map((one) =>
        words.alreadyPlayed(labelOf(session, finding, one.entry), one.round, tableName(session, one)),
      );
      const who = labelsOf(session, finding, deprived);
      return { what: before.join(' '), cause: who.length > 0 ? words.deprived(who) : '' };
    }
    case 'missing':
      return { what: words.notIn, cause: '' };
    case 'stray-line':
    case 'wrong-seats':
    case 'awards-differ':
    case 'other-award':
    case 'fouled':
    case 'large-swing':
    case 'meets-again':
    case 'no-award':
    case 'missing-room':
      return { what: matchText(session, finding, language), cause: '' };
  }
}

/** What may be wrong with a match of teams, with the number that the case of the board shows. */
function matchText(
  session: SessionView,
  { slot, found }: Extract<Finding, { code: MatchFindingCode }>,
  language: Language,
): string {
  const read = deserializeExacts<MatchFinding>(found);
  const section = session.sections.find(({ id }) => id === slot.section);
  const cells = section?.cells.filter(({ match }) => String(match?.id) === read.match) ?? [];
  const pair = (id: number) => {
    const sitter = sittersIn(session.sections).get(id);
    return sitter ? pairName(sitter) || sitter.label : '';
  };
  const shown = 'board' in read ? { ...read, board: section?.shown[read.board] ?? read.board } : read;
  const segments = Math.max(1, ...cells.map(({ match }) => match?.segment ?? 1));
  const tableOf = (room: Room) => {
    const cell = cells.find(({ match }) => match?.room === room);
    return cell && section ? { table: tableName(session, { ...cell, section: section.id }), round: cell.round } : null;
  };
  const hasRounds = matchTables(section, cells[0]?.match) === 'rounds';
  return matchFindingSentence(shown, { pair, segments, ...(hasRounds ? { tableOf } : {}) }, language);
}

/** The label of accepting an item as it is. */
export function acceptLabel({ finding }: ReviewItem, language: Language): string {
  const words = reviewWords[language];
  // One of two readings is right. The label says which.
  return finding.code === 'reading' ? words.keep(outcomeText(finding.recorded, language)) : words.right;
}

/** The short label of a fix. */
export function fixLabel(session: SessionView, finding: Finding, fix: Fix, language: Language): string {
  const words = wordsFor(reviewWords, language, session.ranks);
  const [repair] = fix;
  if (!repair || finding.code === 'swapped') return words.exchange;
  if (finding.code === 'twoTables' || (finding.code === 'unplayed' && finding.instead)) {
    return words.pairsPlayed(labelsOf(session, finding, [repair.ns, repair.ew]));
  }
  if (finding.code === 'neighbour') return finding.same ? words.waitAgain : words.moveTo(finding.other);
  if (repair.outcome === null) return words.playLater;
  if (repair.outcome.kind === 'award') {
    return finding.code === 'cannotPlay'
      ? words.averagePlus(labelsOf(session, finding, finding.deprived))
      : words.averageEach;
  }
  const outcome = outcomeText(repair.outcome, language);
  const result = resultAt(session.results, repair);
  return result && result.ns === repair.ew ? words.pairsToo(outcome) : outcome;
}

function among(
  { results }: SessionView,
  { slot, distance }: Finding & { readonly distance: Distance },
  language: Language,
): string {
  const result = resultAt(results, slot);
  const { score, median, others } = distance;
  const contract = result?.outcome.kind === 'played' ? `${outcomeText(result.outcome, language)}, ` : '';
  return reviewWords[language].among(contract + formatSigned(score), formatSigned(median), others);
}

function labelsOf(session: SessionView, finding: Finding, entries: readonly number[]): readonly string[] {
  return entries.map((entry) => labelOf(session, finding, entry));
}

function labelOf({ sections }: SessionView, { slot }: Finding, entry: number): string {
  const section = sections.find(({ id }) => id === slot.section);
  const sitter = (section && sittersOf(section).get(entry)) ?? sittersIn(sections).get(entry);
  return sitter?.label ?? '';
}
