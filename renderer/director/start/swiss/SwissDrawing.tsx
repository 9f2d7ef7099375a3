import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { swissName } from '../../../../src/language/movement/swiss.ts';
import { boardsOfSet } from '../../../../src/movement/board-set.ts';
import { firstSeats, type SwissChoice } from '../../../../src/movement/swiss/choices.ts';
import { swissContestants, swissTables, type SwissFieldSpec } from '../../../../src/movement/swiss/spec.ts';
import { useLanguage } from '../../../shared/language.tsx';
import type { DrawnMovement } from '../drawing/drawn.ts';
import { MovementDrawing } from '../drawing/MovementDrawing.tsx';
import type { DrawingProps } from '../play.ts';

/** The tables of a first round of a Swiss; the others are drawn during play. */
export function SwissDrawing({ choice, plan }: DrawingProps<SwissChoice>) {
  const language = useLanguage();
  const { spec } = choice;
  return (
    <MovementDrawing
      choice={{ ...choice, rounds: 1 }}
      plan={plan}
      firstRound={1}
      played={spec.kind === 'swiss-pairs' ? 'pairs' : 'individual'}
      movement={drawnSwiss(spec)}
      name={swissName(spec, language)}
    />
  );
}

function drawnSwiss(spec: SwissFieldSpec): DrawnMovement {
  const tables = swissTables(spec);
  const seats = firstSeats(spec).map((seat, index) => ({ table: index + 1, set: 1, ...seat }));
  const seated = new Set(seats.flatMap(({ ns, ew }) => [...ns, ...ew]));
  const idle = numbersTo(swissContestants(spec)).filter((number) => !seated.has(number));
  return {
    tables,
    hasByes: true,
    boardsOf: (set) => boardsOfSet(set, spec.boardsPerRound),
    rounds: [[...seats, ...idle.map((one, place) => ({ table: tables + place + 1, set: 0, ns: [one], ew: [] }))]],
  };
}
