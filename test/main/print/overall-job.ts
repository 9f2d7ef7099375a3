import type { OverallView } from '../../../main/club/model/overall.ts';
import type { Carry } from '../../../src/scoring/stages/carry.ts';

/** The final of everybody of a session, each a little behind the one before. */
export function overallOf(
  entries: readonly { readonly id: number }[],
  way: Carry,
  sections: readonly number[] = [1],
): OverallView {
  return {
    sessions: [
      { session: 1, ordinal: 1, date: '2026-11-17', start: '19:30' },
      { session: 2, ordinal: 2, date: '2026-11-24', start: '19:30' },
    ],
    session: 2,
    counted: [1],
    way,
    unit: 'matchpoints',
    prizePlaces: 3,
    prizesChosen: false,
    orders: [],
    rankings: [
      {
        sections,
        line: null,
        rows: entries.map(({ id }, at) => ({
          entry: id,
          place: at + 1,
          tied: false,
          carried: way.kind === 'sessions' ? null : `${459 - at}/11`,
          own: String(72 - at),
          average: `${72 - at}/126`,
          figure: way.kind === 'sessions' ? `${709 - at}/1232` : `${1251 - 12 * at}/11`,
          before: [`${306 - at}/528`],
          qualifies: null,
          inStratum: null,
        })),
      },
    ],
  };
}
