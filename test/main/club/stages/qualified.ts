/** The worked example of a qualifying session and a final, as tests of several sessions set it up. */
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import type { FurtherSession } from '../../../../main/club/stages/further-session.ts';
import { readExact, toNumber, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { howellSpec, mitchellSpec } from '../../../builders.ts';
import { eventFile } from '../../../src/scoring/ranked-matches/build.ts';
import { handIn, newEvent, PASSED_OUT, recordAll, sessionOf, testClub, unwrap } from '../../support.ts';

interface Figure {
  readonly place: number;
  readonly pair: string;
  readonly figure: string;
}
interface Example {
  readonly pairs: readonly {
    readonly pair: string;
    readonly qualifier: string;
    readonly carried: string;
    readonly final: number;
  }[];
  readonly final: Readonly<Record<'carryForward' | 'meanOfPercentages' | 'percentageByBoards', readonly Figure[]>>;
}

export const EXAMPLE = eventFile('carry-forward-final') as Example;

export const TIMES = { date: '2026-12-01', start: '19:30', minutesPerBoard: 7, minutesToMove: 1 };
export const FINAL: FurtherSession = {
  ...TIMES,
  spec: howellSpec(4, { rounds: 7, boardsPerRound: 3 }),
  playOn: { kind: 'places', from: 1, to: 4 },
  way: { kind: 'carry-forward' },
};

/** Passes every board of a session out, or all but some: everybody has half of the matchpoints. */
export function passOut(club: Club, session: number, missing = 0): void {
  const { sections } = sessionOf(club, session);
  const lines = sections.flatMap((section) =>
    section.cells.flatMap((cell) =>
      (cell.sitOut ? [] : cell.boards).map((slotBoard) => handIn(section, cell, { slotBoard, outcome: PASSED_OUT })),
    ),
  );
  recordAll(club, session, lines.slice(missing));
}

/** Gives an entry so many matchpoints more than half of them. */
export function adjust(club: Club, session: number, entry: number, matchpoints: number): void {
  if (matchpoints === 0) return;
  const kind = matchpoints > 0 ? 'bonus' : 'penalty';
  const amount = Math.round(100 * Math.abs(matchpoints));
  unwrap(addPenalty(club, session, { entry, kind, amount, unit: 'matchpoints', reason: 'as in the example' }));
}

/**
 * Twelve tables, 24 boards with a top of 22: 264 of 528 matchpoints are average. A pairs sit North-South, B East-West.
 */
export function qualified() {
  const club = testClub();
  const spec = mitchellSpec(12, { rounds: 12, boardsPerRound: 2 });
  const { session } = unwrap(createEvent(club, newEvent({ spec, name: 'Championship' })));
  passOut(club, session);
  const entryOf = new Map<string, number>();
  for (const { pair, qualifier } of EXAMPLE.pairs) {
    const line = pair.startsWith('A') ? 'NS' : 'EW';
    const own = sessionOf(club, session).sections[0]?.entries.filter((entry) => entry.line === line) ?? [];
    const entry = own[Number(pair.slice(1)) - 1]?.id ?? 0;
    entryOf.set(pair, entry);
    adjust(club, session, entry, toNumber(readExact(qualifier) ?? ZERO) - 264);
  }
  return { club, session, entryOf };
}
