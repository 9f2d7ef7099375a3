import type { KnockoutNodeView } from '../../../main/club/model/knockout.ts';
import { layOutBracket } from '../../../src/draw/knockout/bracket-layout.ts';

export type BracketStep = 'up' | 'down' | 'left' | 'right';

const MEASURES = { heightOf: ({ sides }: Pick<KnockoutNodeView, 'sides'>) => 2 * sides.length, gap: 1, headHeight: 2 };

/** The match beside one: above or below it in its round, where its first came from, or where its winner goes. */
export function neighbourOf(
  nodes: readonly KnockoutNodeView[],
  from: KnockoutNodeView,
  step: BracketStep,
): KnockoutNodeView | null {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  if (step === 'left') {
    const feeders = from.sides.flatMap(({ from: source }) => (source ? (byId.get(source.node) ?? []) : []));
    return feeders.find(({ sides }) => sides.length > 1) ?? feeders[0] ?? null;
  }
  if (step === 'right') {
    const goesTo = (as: 'winner' | 'loser') =>
      nodes.find(({ sides }) => sides.some((side) => side.from?.node === from.id && side.from.as === as));
    return goesTo('winner') ?? goesTo('loser') ?? null;
  }
  const { matches } = layOutBracket(nodes, MEASURES);
  const column = matches.filter(({ column: own }) => own === from.round).toSorted((a, b) => a.top - b.top);
  const at = column.findIndex(({ id }) => id === from.id);
  const next = column[at + (step === 'up' ? -1 : 1)];
  return next ? (byId.get(next.id) ?? null) : null;
}
