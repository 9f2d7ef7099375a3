import { describe, expect, test } from 'vitest';
import { planNames } from '../../../../renderer/director/events/list/planNames.ts';
import type { ListedEntry } from '../../../../src/format/list-file/entries.ts';
import { howellSpec, mitchellSpec, sessionView } from '../../../builders.ts';

const NOBODY = { number: null, section: null, side: null, team: '', club: '', players: [] } as const;

function listed(...lines: readonly Partial<ListedEntry>[]): readonly ListedEntry[] {
  return lines.map((one, index) => ({ line: index + 2, ...NOBODY, ...one }));
}

/** The session without a name. */
function unnamed(sections: Parameters<typeof sessionView>[0]) {
  const session = sessionView(sections);
  return {
    ...session,
    sections: session.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({ ...entry, players: ['', ''] as const })),
    })),
  };
}

describe('the names of a file', () => {
  test('go to the pairs of their numbers, the others in order, and say who is left', () => {
    const session = unnamed({ sections: [mitchellSpec(3)] });
    const plan = planNames(
      listed(
        { number: 2, players: ['Ann', 'Bob'] },
        { players: ['Cleo', 'Dan'] },
        { number: 9, players: ['Eve', 'Fay'] },
        { number: 2, players: ['Gus', 'Hal'] },
        { number: 1, players: ['Ida', 'Jon', 'Kim'] },
      ),
      session,
    );
    expect(plan.shown).toEqual([
      { label: '2', names: 'Ann / Bob' },
      { label: '1', names: 'Cleo / Dan' },
    ]);
    expect(plan.leftOut.map(({ line, code }) => [line, code])).toEqual([
      [6, 'tooMany'],
      [4, 'noSuch'],
      [5, 'twice'],
    ]);
    expect([plan.replaced, plan.teams]).toEqual([0, []]);
  });

  test('of both lines that count from 1 find their pairs, and replaced names are counted', () => {
    const session = sessionView({ sections: [mitchellSpec(3)] });
    const [first, second] = [1, 5].map((number) => session.sections[0]?.entries.find((one) => one.number === number));
    const plan = planNames(
      listed({ number: 1, side: 'NS', players: ['Ann', 'Bob'] }, { number: 2, side: 'EW', players: ['Cleo', 'Dan'] }),
      session,
    );
    expect(plan.pairs.map(({ entry }) => entry)).toEqual([first?.id, second?.id]);
    expect(plan.replaced).toBe([first, second].filter((one) => one?.players.some(Boolean)).length);
  });

  test('go by the section where there are several, and without one by none', () => {
    const session = unnamed({ sections: [mitchellSpec(3), howellSpec(3)] });
    const plan = planNames(
      listed({ number: 1, section: 'B', players: ['Ann', 'Bob'] }, { number: 1, players: ['Cleo', 'Dan'] }),
      session,
    );
    expect(plan.shown).toEqual([{ label: 'B1', names: 'Ann / Bob' }]);
    expect(plan.leftOut).toEqual([{ line: 3, code: 'whichSection', numbers: ['A1', 'B1'] }]);
    const alone = unnamed({ sections: [howellSpec(3)] });
    expect(planNames(listed({ number: 1, section: 'A', players: ['Ann', 'Bob'] }), alone).shown).toHaveLength(1);
  });
});
