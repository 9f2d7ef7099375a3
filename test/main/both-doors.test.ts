import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../main/cli/run.ts';
import type { ResultView } from '../../main/club/model/result.ts';
import type { SectionView, SessionView } from '../../main/club/model/session.ts';
import type { StandingsView } from '../../main/club/model/standings.ts';
import { sectionsAfterWithdrawals } from '../../main/club/competitions/seats-left.ts';
import { standingsOf } from '../../main/club/standings/standings.ts';
import { readExact, toNumber, ZERO } from '../../src/scoring/numbers/exact.ts';
import { REGULATIONS } from '../../src/scoring/regulation/regulation.ts';
import { SESSION_METHODS } from '../../src/scoring/session-scoring.ts';
import { howellSpec, mitchellSpec, sessionView } from '../builders.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etui-doors-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/**
 * A row of a ranking as either door has it: who, place, total, boards, and the places by handicap and in the stratum.
 */
type Row = readonly [
  entry: number,
  place: number | null,
  tied: boolean,
  total: number,
  boards: number,
  byHandicap: number | null,
  inStratum: number | null,
];

const evening = fc.record({
  spec: fc.constantFrom(mitchellSpec(4, { phantom: 'NS' }), mitchellSpec(5), howellSpec(3, { phantom: true })),
  seed: fc.integer({ min: 1, max: 1000 }),
  method: fc.constantFrom(...SESSION_METHODS.filter((method) => method !== 'fixed-datum')),
  preset: fc.constantFrom('wbf' as const, 'ebu' as const, 'ffb' as const, 'pzbs' as const),
  rounds: fc.integer({ min: 2, max: 5 }),
  /** How many rounds each of the pairs plays that withdraw. */
  leavers: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  penalised: fc.boolean(),
  handicapped: fc.boolean(),
  inStratum: fc.boolean(),
  guest: fc.boolean(),
});

test('the application and the command line rank a session alike', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(evening, async ({ spec, seed, method, preset, rounds, leavers, ...given }) => {
      const whole = sessionView({ sections: [spec], seed });
      const [section] = whole.sections;
      const [first, second, ...others] = section?.entries.filter(({ phantom }) => !phantom) ?? [];
      const [penalised, handicapped, stratified] = others;
      if (!section || !first || !second || !penalised || !handicapped || !stratified) throw new Error('five pairs');
      const gone = [first, second]
        .slice(0, leavers.length)
        .map((entry, index) => ({ ...entry, after: leavers[index] ?? 0 }));
      const isPlayed = ({ round, ns, ew }: ResultView) =>
        round <= rounds && gone.every(({ id, after }) => round <= after || (id !== ns && id !== ew));
      const results = whole.results.filter(isPlayed);
      const usual = { handicap: null, stratum: null, withoutStanding: given.guest };
      const terms = {
        unit: 'points' as const,
        entries: [
          ...gone.map(({ id }) => ({ ...usual, entry: id, withdrawn: true as const })),
          ...(given.handicapped ? [{ ...usual, entry: handicapped.id, handicap: 250 }] : []),
          ...(given.inStratum ? [{ ...usual, entry: stratified.id, stratum: 1 }] : []),
        ],
      };
      const unit = method === 'matchpoints' ? ('percent-of-top' as const) : ('imps' as const);
      const penalty = {
        number: 1,
        entry: penalised.id,
        kind: 'penalty' as const,
        amount: 1000,
        unit,
        reason: '',
        at: '',
      };
      const session: SessionView = {
        ...whole,
        results,
        terms,
        penalties: given.penalised ? [penalty] : [],
        sections: sectionsAfterWithdrawals(whole.sections, results, terms),
        scoring: { ...whole.scoring, method, preset, regulation: REGULATIONS[preset] },
      };
      const standing = given.guest ? 'without' : '';
      const entries = [
        'entry,standing,handicap,stratum,penalty',
        ...gone.map(({ number }) => `${number},withdrawn,,,`),
        ...(given.handicapped ? [`${handicapped.number},${standing},2.5,,`] : []),
        ...(given.inStratum ? [`${stratified.number},${standing},,B,`] : []),
        ...(given.penalised ? [`${penalised.number},,,,10`] : []),
      ];
      const options = ['--method', method, '--regulation', preset, '--winners', String(section.winners)];
      const csv = resultsCsv(
        section,
        results,
        gone.map(({ id }) => id),
      );
      const rows = await commandRows(csv, entries, [...options, '--handicap', 'points']);
      compared += rows.length;
      expect(rows).toEqual(applicationRows(standingsOf(session).fields, section));
    }),
  );
  expect(compared).toBeGreaterThan(300);
});

/** The results of a section as a file; what the pairs that left were still to play is not played. */
function resultsCsv(
  section: SectionView,
  results: readonly ResultView[],
  leavers: readonly number[],
): readonly string[] {
  const number = (id: number) => section.entries.find((entry) => entry.id === id)?.number;
  const known = new Set(results.map(({ round, table, slotBoard }) => `${round} ${table} ${slotBoard}`));
  const phantoms = new Set(section.entries.filter(({ phantom }) => phantom).map(({ id }) => id));
  const due = section.cells.filter(
    ({ ns, ew }) => [ns, ew].some((id) => leavers.includes(id)) && ![ns, ew].some((id) => phantoms.has(id)),
  );
  return [
    'board,ns,ew,score,round,award',
    ...results.map(({ board, ns, ew, score, round }) => `${board},${number(ns)},${number(ew)},${score},${round},`),
    ...due.flatMap(({ round, table, ns, ew, boards }) =>
      boards
        .filter((board) => !known.has(`${round} ${table} ${board}`))
        .map((board) => `${board},${number(ns)},${number(ew)},,${round},NP`),
    ),
  ];
}

async function commandRows(
  results: readonly string[],
  entries: readonly string[],
  options: readonly string[],
): Promise<readonly Row[]> {
  const [file, entriesFile] = [join(folder, 'results.csv'), join(folder, 'entries.csv')];
  await Promise.all([writeFile(file, results.join('\n')), writeFile(entriesFile, entries.join('\n'))]);
  const described = entries.length > 1 ? ['--entries', entriesFile] : [];
  const { out, messages } = await run(['score', file, '--json', ...described, ...options]);
  const { ranking } = JSON.parse(out) as { readonly ranking?: readonly Readonly<Record<string, unknown>>[] };
  if (!ranking) throw new Error(messages.join('\n'));
  const counted = ranking.filter(({ boards }) => Number(boards) > 0);
  return counted.map((row) => [
    Number(row['entry']),
    row['place'] as number | null,
    row['tied'] as boolean,
    rounded(row['total'] as number),
    row['boards'] as number,
    (row['placeByHandicap'] as number | undefined) ?? null,
    (row['placeInStratum'] as number | undefined) ?? null,
  ]);
}

/** Without pairs that no board counts for, as on the command line: a file has no lines of some of them. */
function applicationRows(fields: StandingsView['fields'], section: SectionView): readonly Row[] {
  const rows = fields.flatMap(({ rankings }) => rankings.flatMap((ranking) => ranking.rows));
  return rows
    .filter(({ boards, withdrawn }) => withdrawn !== 'cancelled' && boards > 0)
    .map((row) => [
      section.entries.find(({ id }) => id === row.entry)?.number ?? 0,
      row.place,
      row.tied,
      rounded(toNumber(readExact(row.total) ?? ZERO)),
      row.boards,
      row.byHandicap?.place ?? null,
      row.inStratum?.place ?? null,
    ]);
}

function rounded(total: number): number {
  return Math.round(total * 1e9) / 1e9;
}
