import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import type { ResultInput } from '../../../../main/club/results/input.ts';
import { recordColumn } from '../../../../main/club/results/column.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { choosePrizes } from '../../../../main/club/stages/decide.ts';
import { readOverall } from '../../../../main/club/stages/overall.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { prizeLists } from '../../../../src/session/prize-list.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { mitchellSpec } from '../../../builders.ts';
import { cellAt, handIn, newEvent, PASSED_OUT, sessionOf, testClub, uncached, unwrap } from '../../support.ts';

type Row = readonly [
  section: string,
  round: number,
  table: number,
  ns: string,
  ew: string,
  first: number,
  scores: readonly number[],
];

interface Placed {
  readonly place: number;
  readonly tied: boolean;
  readonly pair: string;
  readonly matchpoints: number;
}

type ByLine<Of> = Readonly<Record<'ns' | 'ew', Of>>;

interface Example {
  readonly rows: readonly Row[];
  readonly oneField: ByLine<readonly Placed[]>;
  readonly sectionsApart: ByLine<Readonly<Record<'A' | 'B', readonly Placed[]>>>;
}

const EXAMPLE = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../data/scoring/events/two-sections-36-pairs.json'), 'utf8'),
) as Example;

const NINE = mitchellSpec(9, { rounds: 9, boardsPerRound: 3 });

function twoMitchells() {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec: NINE, further: [NINE] })));
  return { club, session };
}

function lines(club: Club, session: number): readonly ResultInput[] {
  const { sections } = sessionOf(club, session);
  return EXAMPLE.rows.flatMap(([letter, round, table, ns, ew, first, scores]) => {
    const section = sections.find((one) => one.letter === letter);
    const labels = new Map(section?.entries.map(({ id, label }) => [id, label]));
    if (!section) throw new Error(`no section ${letter}`);
    const cell = cellAt(section, round, table);
    expect([labels.get(cell.ns), labels.get(cell.ew), cell.boards[0]]).toEqual([ns, ew, first]);
    return scores.map((score, index) => {
      const outcome = score === 0 ? PASSED_OUT : ({ kind: 'score', score } as const);
      return handIn(section, cell, { slotBoard: first + index, outcome });
    });
  });
}

function rankings(club: Club, session: number): readonly (readonly Placed[])[] {
  const entries = new Map(sessionOf(club, session).sections.flatMap((one) => one.entries.map((own) => [own.id, own])));
  return unwrap(readStandings(club, session)).fields.flatMap((field) =>
    field.rankings.map(({ rows }) =>
      rows.map(({ place, tied, entry, total }) => ({
        place: place ?? 0,
        tied,
        pair: entries.get(entry)?.label ?? '',
        matchpoints: Number(total),
      })),
    ),
  );
}

describe('36 pairs in two sections of nine tables', () => {
  test('are ranked as one field, or each section by itself', () => {
    const { club, session } = twoMitchells();
    const answers = unwrap(recordColumn(club, session, lines(club, session)));
    expect(answers.lines.filter((answer) => 'code' in answer)).toEqual([]);
    expect(rankings(club, session)).toEqual([EXAMPLE.oneField.ns, EXAMPLE.oneField.ew]);
    expect(rankings(uncached(club), session)).toEqual(rankings(club, session));
    // The lines in turn, as the French code lists them for prizes.
    const entries = new Map(
      sessionOf(club, session).sections.flatMap((one) => one.entries.map((own) => [own.id, own])),
    );
    const overall = unwrap(readOverall(club, session));
    const [list = [], ...others] = prizeLists(overall.rankings, overall.prizePlaces);
    expect(others).toEqual([]);
    const { ns: north, ew: east } = EXAMPLE.oneField;
    const inTurn = north.flatMap(({ pair }, at) => [pair, east[at]?.pair]);
    expect(new Set(list.map(({ row }) => entries.get(row.entry)?.label))).toEqual(new Set(inTurn));
    expect(list.slice(0, 4).map(({ row, place }) => [entries.get(row.entry)?.label, place])).toEqual(
      inTurn.slice(0, 4).map((pair, at) => [pair, at + 1]),
    );
    expect(list.filter(({ prize }) => prize).map(({ place }) => place)).toEqual([1, 2, 3]);
    unwrap(choosePrizes(club, session, 5));
    expect(unwrap(readOverall(uncached(club), session)).prizePlaces).toBe(5);
    unwrap(undoChange(club, session));
    expect(unwrap(readOverall(club, session)).prizePlaces).toBe(3);
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'wbf', fields: 'section' }));
    expect(prizeLists(unwrap(readOverall(club, session)).rankings, 3)).toHaveLength(2);
    const { ns, ew } = EXAMPLE.sectionsApart;
    expect(rankings(club, session)).toEqual([ns.A, ew.A, ns.B, ew.B]);
  });

  test('a pair of the other section is recorded where it really sat, and counts for itself', () => {
    const { club, session } = twoMitchells();
    const [a, b] = sessionOf(club, session).sections;
    if (!a || !b) throw new Error('two sections');
    const guest = cellAt(a, 1, 7).ns;
    const cell = cellAt(b, 1, 2);
    unwrap(recordResult(club, session, handIn(b, cell, { ns: guest, outcome: { kind: 'score', score: 620 } })));
    unwrap(recordResult(club, session, handIn(a, cellAt(a, 1, 2), { outcome: { kind: 'score', score: 100 } })));
    const [ns = []] = rankings(club, session);
    expect(ns[0]).toEqual({ place: 1, tied: false, pair: 'A7', matchpoints: 2 });
    // the pair has the board now, in either section
    const again = handIn(a, cellAt(a, 2, 1), { board: cell.boards[0] ?? 0, ns: guest });
    expect(recordResult(club, session, again)).toMatchObject({
      code: 'pairAlreadyPlayed',
      entry: guest,
      section: b.id,
      table: cell.table,
    });
    // ranked apart, a section ranks its own pairs alone
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'wbf', fields: 'section' }));
    const letters = rankings(club, session).map((rows) => [...new Set(rows.map(({ pair }) => pair[0]))]);
    expect(letters).toEqual([['A'], ['A'], ['B'], ['B']]);
  });

  test('where sections are ranked apart, a pair of another section has no result in one', () => {
    const { club, session } = twoMitchells();
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'wbf', fields: 'section' }));
    const [a, b] = sessionOf(club, session).sections;
    if (!a || !b) throw new Error('two sections');
    const guest = handIn(b, cellAt(b, 1, 2), { ns: cellAt(a, 1, 7).ns });
    expect(recordResult(club, session, guest)).toMatchObject({ code: 'unknownEntry' });
  });
});
