import type { FieldRowView, SimultaneousView } from '../../../main/club/model/simultaneous/field.ts';

type Pair = readonly [string, string];

/** The field of some clubs, each with the pairs that are named; every row a little behind the one before. */
export function fieldOf(clubs: readonly (readonly [name: string, pairs: readonly Pair[]])[]): SimultaneousView {
  const all = clubs.flatMap(([, pairs], club) => pairs.map((players, entry) => ({ club, entry, players })));
  const rows = all.map(({ club, entry, players }, at): FieldRowView => {
    const place = { place: at + 1, tied: false };
    const inClub = { place: entry + 1, tied: false };
    const figures = { points: `${2000 - 7 * at}/3`, average: `${2000 - 7 * at}/3000`, boards: 24 };
    return { club, entry, label: String(entry + 1), side: null, players, ...place, inClub, ...figures };
  });
  return {
    lines: 1,
    clubs: clubs.map(([name, pairs], at) => ({
      name,
      source: at === 0 ? null : String(at).padStart(32, '0'),
      pairs: pairs.length,
      boards: 24,
      results: 12 * pairs.length,
      mean: { NS: '13/25', EW: '12/25' },
      best: rows.find(({ club }) => club === at)?.place ?? null,
      at: null,
    })),
    problems: [],
    otherScale: [],
    rankings: [{ line: null, total: rows.length, rows }],
    ownBoards: [],
  };
}
