import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainedEntries, explainEntry, explainResult } from '../../../../main/club/standings/explanation.ts';
import type { ExplainedEntry } from '../../../../main/club/model/explanation.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { readStandings, standingsOf } from '../../../../main/club/standings/standings.ts';
import { slotKey } from '../../../../src/session/slot.ts';
import type { StandingDerivation } from '../../../../src/scoring/derivation/standing.ts';
import { readExact, writeExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { REGULATION_CODES, REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { SESSION_METHODS } from '../../../../src/scoring/session-scoring.ts';
import { deserializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import { howellSpec, mitchellSpec, sessionView } from '../../../builders.ts';
import { cellAt, clubWithEvent, handIn, played, sectionOf, sessionOf, unwrap } from '../../support.ts';

const anySession = fc
  .record({
    sections: fc.constantFrom(
      [mitchellSpec(4)],
      [mitchellSpec(5, { phantom: 'EW' }), howellSpec(3)],
      [mitchellSpec(6, { arrowSwitch: 1 })],
    ),
    seed: fc.integer({ min: 1, max: 99 }),
    results: fc.integer({ min: 0, max: 40 }),
    method: fc.constantFrom(...SESSION_METHODS),
    preset: fc.constantFrom(...REGULATION_CODES),
    awarded: fc.boolean(),
    fine: fc.nat({ max: 300 }),
  })
  .map(({ sections, seed, results, method, preset, awarded, fine }): SessionView => {
    const session = sessionView({ sections, seed, results });
    const [first, ...others] = session.results;
    const award = { outcome: { kind: 'award', ns: 60, ew: 40 }, score: null } as const;
    const unit = method === 'matchpoints' ? 'matchpoints' : 'imps';
    const given = { number: 1, kind: 'penalty', unit, reason: 'late', at: '2026-11-24T22:00:00.000Z' } as const;
    const fined = session.sections[0]?.entries[0]?.id ?? 1;
    return {
      ...session,
      results: awarded && first ? [{ ...first, ...award }, ...others] : session.results,
      scoring: { version: 1, method, preset, regulation: REGULATIONS[preset], fields: 'all' },
      penalties: fine === 0 ? [] : [{ ...given, entry: fined, amount: fine }],
    };
  });

test('every figure, total and place is explained as it was scored', () => {
  fc.assert(
    fc.property(anySession, (session) => {
      const explained = new Map(explainedEntries(session).map((one) => [one.entry, one]));
      for (const { rankings, boards } of standingsOf(session).fields) {
        const scored = new Map(boards.flatMap(({ results }) => results).map((one) => [slotKey(one), one]));
        for (const row of rankings.flatMap(({ rows }) => rows)) {
          const own = explained.get(row.entry);
          expect(own && placeOf(own)).toEqual([row.place, row.tied, row.total, row.figure]);
          const figures = own?.boards ?? [];
          expect(figures.map(({ figure }) => figure.points?.exact ?? null)).toEqual(
            figures.map((one) => {
              const result = scored.get(slotKey(one));
              return one.side === 'NS' ? result?.nsPoints : result?.ewPoints;
            }),
          );
          expect(own?.total.count).toBe(row.boards);
        }
      }
    }),
    { numRuns: 60 },
  );
});

function placeOf({ standing }: ExplainedEntry) {
  const { place, tied, total, figure } = deserializeExacts<StandingDerivation>(standing);
  return [place, tied, writeExact(total), figure && writeExact(figure)];
}

test('one entry, or those asked for', () => {
  const session = sessionView({ sections: [mitchellSpec(4)] });
  const [first] = explainedEntries(session);
  expect(explainedEntries(session)).toHaveLength(8);
  expect(explainedEntries(session, [first?.entry ?? 0])).toEqual([first]);
  expect(explainedEntries(session, [999])).toEqual([]);
});

function evening() {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  for (const table of [1, 2, 3]) {
    const cell = cellAt(section, 1, table);
    const board = cellAt(section, 1, 1).boards[0] ?? 1;
    // all three tables put in board 1, two of them by mistake: it was played there
    const result = { board, outcome: played(4, 9 + table), typed: `4sn${table - 1}` };
    unwrap(recordResult(club, session, handIn(section, cell, result)));
  }
  return { club, session, section };
}

describe('of a club', () => {
  test('a result, from both sides', () => {
    const { club, session, section } = evening();
    const { round, table, boards, ns } = cellAt(section, 1, 2);
    const slot = { section: section.id, round, table, slotBoard: boards[0] ?? 0 };
    const figure = unwrap(explainResult(club, session, slot, 'NS'));
    expect(figure).toMatchObject({ ...slot, side: 'NS', figure: { points: { exact: '2' }, top: 4 } });
    expect(unwrap(explainEntry(club, session, ns)).boards).toEqual([figure]);
    expect(unwrap(explainResult(club, session, slot, 'EW'))).toMatchObject({ figure: { side: 'EW' } });
  });

  test('is that of the newest change', () => {
    const { club, session, section } = evening();
    const entry = cellAt(section, 1, 1).ns;
    const before = unwrap(explainEntry(club, session, entry));
    unwrap(addPenalty(club, session, { entry, kind: 'bonus', amount: 100, unit: 'matchpoints', reason: 'helped' }));
    const after = unwrap(explainEntry(club, session, entry));
    expect(before.standing.penalties).toEqual([]);
    expect(after.standing.penalties).toMatchObject([{ change: { exact: '1' }, clause: { source: 'laws', at: '90' } }]);
    const rows = unwrap(readStandings(club, session)).fields[0]?.rankings.flatMap((ranking) => ranking.rows);
    expect(after.standing.total.exact).toBe(rows?.find((row) => row.entry === entry)?.total);
    expect(readExact(after.total.points.exact) ?? ZERO).toEqual(readExact(before.total.points.exact));
  });

  test('what is not there has no explanation', () => {
    const { club, session, section } = evening();
    const slot = { section: section.id, round: 3, table: 1, slotBoard: 1 };
    expect(explainResult(club, session, slot, 'NS')).toEqual({ kind: 'problem', code: 'noResult', ...slot });
    expect(explainResult(club, session, { ...slot, section: 99 }, 'NS')).toMatchObject({ code: 'noResult' });
    expect(explainEntry(club, session, 999)).toEqual({ kind: 'problem', code: 'unknownEntry', entry: 999 });
    expect(explainResult(club, 99, slot, 'NS')).toMatchObject({ code: 'unknownSession' });
    expect(explainEntry(club, 99, sessionOf(club, session).sections[0]?.entries[0]?.id ?? 1)).toMatchObject({
      code: 'unknownSession',
    });
  });
});
