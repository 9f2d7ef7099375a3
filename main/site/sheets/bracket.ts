import { layOutBracket } from '../../../src/draw/knockout/bracket-layout.ts';
import { bracketParts } from '../../../src/draw/knockout/bracket-parts.ts';
import { bracketNote, bracketRows } from '../../../src/language/draw/bracket-rows.ts';
import { knockoutHead } from '../../../src/language/draw/knockout.ts';
import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import type { PageBracket, PageCell, PageSheet, PageTie } from '../../../src/page/sheet.ts';
import type { KnockoutNodeView, KnockoutView } from '../../club/model/knockout.ts';
import { bracketNamesOf } from '../../print/documents/bracket/names.ts';
import type { PrintedMatch } from '../../print/matches.ts';
import type { PageJob } from '../page-job.ts';
import { matchSheetName, SHEETS } from '../sheet-names.ts';

/** Rounds beside each other: more would leave no room for names. */
const MOST_ROUNDS = 4;

/** The bracket of a knockout, in parts where it has many rounds; none for other events. */
export function bracketSheet(job: PageJob, matches: readonly PrintedMatch[]): PageSheet | null {
  const { knockout, language } = job;
  if (!knockout) return null;
  const words = bracketWords[language];
  const { teams, boardsPerMatch, segments } = knockout.spec;
  const places = new Map(matches.map(({ view }, index) => [view.id, index]));
  return {
    name: SHEETS.bracket,
    tab: SHEETS.bracket,
    title: words.tab,
    lines: [],
    blocks: [
      ...bracketParts(knockout.nodes, MOST_ROUNDS).map((nodes) => partOf(job, knockout, nodes, places)),
      { kind: 'lines', title: '', lines: [words.head(teams, boardsPerMatch, segments)] },
    ],
  };
}

function partOf(
  job: PageJob,
  knockout: KnockoutView,
  nodes: readonly KnockoutNodeView[],
  places: ReadonlyMap<number, number>,
): PageBracket {
  const ties = placedTies(nodes);
  const rounds = [...Map.groupBy(nodes, ({ round }) => round)].toSorted(([a], [b]) => a - b);
  return {
    kind: 'bracket',
    rounds: rounds.map(([, own]) => ({
      head: own[0] ? knockoutHead(own[0], job.language) : '',
      matches: own
        .flatMap((node): readonly PageTie[] => {
          const tie = ties.get(node.id);
          return tie ? [{ ...tie, ...tieContent(job, knockout, node, places) }] : [];
        })
        .toSorted((a, b) => a.row - b.row),
    })),
  };
}

type PlacedTie = Pick<PageTie, 'row' | 'span' | 'leads' | 'fed'>;

/** Each match beside those that lead to it, over all of their rows. */
function placedTies(nodes: readonly KnockoutNodeView[]): ReadonlyMap<number, PlacedTie> {
  const { lines } = layOutBracket(nodes, { heightOf: () => 1, gap: 0, headHeight: 0 });
  const placed = new Map<number, PlacedTie>();
  const bottoms = new Map<number, number>();
  let next = 1;
  const place = ({ id, round, matches }: KnockoutNodeView): PlacedTie => {
    const leading = lines.filter(({ to }) => to === id).toSorted((a, b) => a.side - b.side);
    const own = nodes.filter((node) => leading.some(({ from }) => from === node.id) && !placed.has(node.id));
    const inOrder = leading.flatMap(({ from }) => own.find((node) => node.id === from) ?? []);
    const before = [...new Set(inOrder)].map((node) => ({ node: node.id, tie: place(node) }));
    const [first, last] = [before[0]?.tie, before.at(-1)?.tie];
    // Rounds to come that nothing leads to yet begin at the top, as their lot decides who plays.
    const row = first ? first.row : matches.length === 0 ? (bottoms.get(round) ?? 1) : next;
    const span = first && last ? last.row + last.span - row : 1;
    before.forEach(({ node, tie }, index) => {
      const isLast = index === before.length - 1;
      const leads = before.length === 1 ? 'alone' : index === 0 ? 'upper' : isLast ? 'lower' : 'middle';
      placed.set(node, { ...tie, leads });
    });
    const tie: PlacedTie = { row, span, ...(first && { fed: true }) };
    placed.set(id, tie);
    bottoms.set(round, row + span);
    next = Math.max(next, row + span);
    return tie;
  };
  const fed = new Set(lines.map(({ from }) => from));
  for (const node of nodes.filter(({ id }) => !fed.has(id))) place(node);
  return placed;
}

function tieContent(
  job: PageJob,
  knockout: KnockoutView,
  node: KnockoutNodeView,
  places: ReadonlyMap<number, number>,
): Pick<PageTie, 'sides' | 'to' | 'notes'> {
  const nameOf = bracketNamesOf(job);
  const note = bracketNote(node, job.language);
  const links = node.matches.flatMap(({ match, home, away }): readonly { text: string; to: string }[] => {
    const index = places.get(match);
    if (index === undefined || away === null) return [];
    return [{ text: bracketWords[job.language].pair(nameOf(home), nameOf(away)), to: matchSheetName(index) }];
  });
  const notes: readonly PageCell[] = note === '' ? [] : [note];
  const [only, ...others] = links;
  return {
    sides: bracketRows(node, knockout, nameOf, job.language),
    // A triangle has three matches: each has a link of its own.
    ...(only && others.length === 0 && { to: only.to }),
    notes: others.length === 0 ? notes : [...notes, ...links],
  };
}
