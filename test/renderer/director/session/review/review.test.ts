import { describe, expect, test } from 'vitest';
import type { ReviewItem } from '../../../../../main/club/model/review.ts';
import type { ResultView } from '../../../../../main/club/model/result.ts';
import { fixLabel, acceptLabel, findingText } from '../../../../../renderer/director/session/review/findingText.ts';
import { tableName } from '../../../../../renderer/director/session/tableName.ts';
import {
  queueFromVisited,
  nextQueuePlace,
  visitedItem,
} from '../../../../../renderer/director/session/review/visited.ts';
import { fixSubmission, isSameItem } from '../../../../../renderer/director/session/review/useReviewActions.ts';
import type { Outcome } from '../../../../../src/bridge/result/result.ts';
import { AVERAGE_EACH, secondPlayOutcome } from '../../../../../src/bridge/result/second-play.ts';
import type { Fix } from '../../../../../src/review/finding.ts';
import { mitchellSpec, sessionView } from '../../../../builders.ts';
import { outcomeOf } from '../../entry/support.ts';

const session = sessionView({ sections: [mitchellSpec(7), mitchellSpec(7)] });
const [result, second] = session.results as readonly [ResultView, ResultView];
const { section, round, table, slotBoard, board, ns, ew } = result;
const slot = { section, round, table, slotBoard };
/** The other section, whose tables have the same numbers. */
const b = session.sections[1]?.id ?? 0;
const distance = { score: -420, median: 420, imps: 13, others: 6 };

function item(finding: Partial<ReviewItem['finding']> & Pick<ReviewItem['finding'], 'code'>, version = 3): ReviewItem {
  return { version, finding: { slot, fixes: [], distance, ...finding } as ReviewItem['finding'] };
}

function repair(outcome: Outcome | null, change: Partial<ResultView> = {}) {
  return { ...slot, board, ns, ew, outcome, ...change };
}

function label(code: ReviewItem['finding']['code'], fix: Fix, language: 'en' | 'fr' = 'en') {
  return fixLabel(session, item({ code, deprived: [ew] }).finding, fix, language);
}

function said(finding: Parameters<typeof item>[0], language: 'en' | 'fr' = 'en') {
  return findingText(session, item(finding), language);
}

describe('what is said of an item', () => {
  test('the score among the others, and the likely cause', () => {
    expect(said({ code: 'side', together: 1 }).what).toMatch(/−420\. The middle of the 6 others is \+420\.$/);
    expect(said({ code: 'side', together: 1 }).cause).toBe('Probably entered for the wrong side.');
    expect(said({ code: 'side', together: 2 }).cause).toMatch(/^2 boards of this round are like that/);
    expect(said({ code: 'far' }).cause).toMatch(/^13 IMPs/);
    expect(said({ code: 'far' }, 'fr').what).toMatch(/La médiane des 6 autres est \+420\.$/);
  });

  test('pairs by their numbers, with the Law', () => {
    const { what } = said({ code: 'unplayed', entries: [ns, ew], boards: [1, 2] });
    const [first, other] = [ns, ew].map((id) => session.sections[0]?.entries.find((entry) => entry.id === id)?.label);
    expect(what).toMatch(new RegExp(`^Pairs ${first} and ${other} have not played boards 1 and 2\\. .*Law 15B2`));
    const line = said({ code: 'cannotPlay', played: [{ entry: ns, section: b, round: 2, table: 4 }], deprived: [ew] });
    expect(line.what).toBe(`Pair ${first} has played it already, in round 2 at table B4.`);
    expect(line.cause).toBe(`Not to be played again; average plus for pair ${other} (Laws 15B3, 12C2).`);
  });

  test('a wrong number: who lacks the board, and where the pair typed is to play it', () => {
    const [first, other] = [ns, ew].map((id) => session.sections[0]?.entries.find((entry) => entry.id === id)?.label);
    const instead = { entry: ew, section: b, round: 6, table: 3 };
    const finding = { code: 'unplayed', entries: [ns], boards: [1], instead } as const;
    expect(said(finding)).toEqual({
      what: `Pair ${first} has not played board 1.`,
      cause: `Pair ${other} stands in its place, and is to play it in round 6 at table B3. Probably the wrong number.`,
    });
    expect(said({ ...finding, boards: [1, 2] }, 'fr').cause).toBe(
      `La paire ${other} est inscrite à sa place, et doit les jouer au tour 6 à la table B3. Sans doute un mauvais numéro.`,
    );
    expect(fixLabel(session, item(finding).finding, [repair(outcomeOf('4sn=', board))], 'en')).toBe(
      `pairs ${first} and ${other}`,
    );
  });

  test('of two readings one is kept, and it is said which', () => {
    const finding = { code: 'reading', recorded: outcomeOf('4sn=', board), read: outcomeOf('4sn+1', board) } as const;
    expect(acceptLabel(item(finding), 'en')).toBe('keep 4♠ N =');
    expect(acceptLabel(item(finding), 'fr')).toBe('garder 4♠ N =');
    expect(acceptLabel(item({ code: 'far' }), 'en')).toBe('it is right');
  });

  test('tables carry the letter of their section where there are several', () => {
    expect(tableName(session, { section, table: 4 })).toBe('A4');
    expect(tableName(sessionView(), { section: 1, table: 4 })).toBe('4');
  });
});

describe('a fix', () => {
  const made = outcomeOf('4sn=', board);

  test('is named by what it writes', () => {
    expect(label('side', [repair(made)])).toBe('4♠ N =');
    expect(label('side', [repair(made, { ns: ew, ew: ns })], 'fr')).toBe('4♠ N =, paires échangées');
    expect(label('swapped', [repair(made), repair(made, { slotBoard: slotBoard + 1 })])).toBe('exchange the two lines');
  });

  test('a ruling is named by what it gives, and to whom', () => {
    const pair = session.sections[0]?.entries.find(({ id }) => id === ew)?.label;
    expect(label('cannotPlay', [repair(secondPlayOutcome(['NS']))])).toBe(`average plus for pair ${pair} alone`);
    expect(label('cannotPlay', [repair(secondPlayOutcome(['NS', 'EW']))])).toBe('not played');
    expect(label('unplayed', [repair(null)])).toBe('it is played later');
    expect(label('unplayed', [repair(null)], 'fr')).toBe('à jouer plus tard');
    expect(label('unplayed', [repair(AVERAGE_EACH)])).toBe('average for both');
  });

  test('is sent with the version it is for, other lines with theirs', () => {
    const other = { ...second, outcome: made };
    const bodies = fixSubmission(session, item({ code: 'swapped', other: 2 }), [repair(made), other], 'fr');
    expect(bodies.map(({ typed, expectedVersion }) => [typed, expectedVersion])).toEqual([
      ['4pn=', 3],
      ['4pn=', second.version],
    ]);
    expect(fixSubmission(session, item({ code: 'missing' }, 0), [repair(made)], 'en')[0]?.expectedVersion).toBeNull();
  });
});

test('an item is the same while its line has the same version', () => {
  expect(isSameItem(item({ code: 'far' }), item({ code: 'far' }))).toBe(true);
  expect(isSameItem(item({ code: 'far' }), item({ code: 'far' }, 4))).toBe(false);
  expect(isSameItem(item({ code: 'far' }), item({ code: 'sign' }))).toBe(false);
});

describe('the way through a queue longer than the panel', () => {
  const queue = [1, 2, 3, 4, 5, 6].map((version) => item({ code: 'far' }, version));
  const at = (place: number) => visitedItem(queue, queue[place]!, null);

  test('begins at the first, goes on and round; what was gone to stands first, where its keys are', () => {
    expect(nextQueuePlace(queue, null)).toBe(0);
    expect(nextQueuePlace(queue, at(4))).toBe(5);
    expect(nextQueuePlace(queue, at(5))).toBe(0);
    expect(versions(queueFromVisited(queue, null))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(versions(queueFromVisited(queue, at(4)))).toEqual([5, 6, 1, 2, 3, 4]);
  });

  test('goes on from where a settled one stood, past those that were left', () => {
    const rest = queue.toSpliced(2, 1);
    expect(nextQueuePlace(rest, at(2))).toBe(2);
    expect(versions(queueFromVisited(rest, at(2)))).toEqual([4, 5, 6, 1, 2]);
    expect(nextQueuePlace(queue.slice(0, 5), at(5))).toBe(0);
    expect(nextQueuePlace([], at(5))).toBe(0);
    expect(queueFromVisited([], at(5))).toEqual([]);
  });

  test('goes to what a second reading has added first, wherever it stands, and then on', () => {
    const read = [
      item({ code: 'reading' }, 21),
      ...queue.slice(0, 3),
      item({ code: 'reading' }, 22),
      ...queue.slice(3),
    ];
    let visited = visitedItem(queue, queue[4]!, null);
    expect(versions(queueFromVisited(read, visited))).toEqual([5, 21, 22, 6, 1, 2, 3, 4]);
    const went: number[] = [];
    for (const _ of [1, 2, 3]) {
      const next = read[nextQueuePlace(read, visited)]!;
      went.push(next.version ?? 0);
      visited = visitedItem(read, next, visited);
    }
    expect(went).toEqual([21, 22, 4]);
  });
});

function versions(items: readonly ReviewItem[]): readonly number[] {
  return items.map(({ version }) => version);
}
