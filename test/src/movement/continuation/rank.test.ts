/** The order in which ways to go on are proposed. */
import { expect, test } from 'vitest';
import type { ContinuationRule, ScheduleChange } from '../../../../src/movement/continuation/change.ts';
import type { Proposal } from '../../../../src/movement/continuation/proposal.ts';
import { rankedProposals } from '../../../../src/movement/continuation/rank.ts';
import { mitchell } from '../build.ts';
import { best, halfPlayed } from './support.ts';

const WRONG_BOARDS: ScheduleChange = { kind: 'wrong-boards', round: 2, table: 4, firstBoard: 11 };
const { rule: ruling, ...some } = best({ ...halfPlayed(mitchell(7), 2), plays: [] }, WRONG_BOARDS);
const other: ContinuationRule = { kind: 'replanned' };

/** A plan by its pairs affected and boards lost. */
function plan(rule: ContinuationRule, affected: number, boardsLost: number): Proposal {
  return { ...some, rule, figures: { ...some.figures, affected, boardsLost } };
}

function ranked(proposals: readonly Proposal[], change: ScheduleChange) {
  return rankedProposals(proposals, change).map(({ figures }) => [figures.affected, figures.boardsLost]);
}

test('doing nothing comes first, then fewer pairs affected, then fewer boards lost', () => {
  const plans = [plan(other, 5, 1), plan(other, 4, 3), plan(other, 4, 2), plan(ruling, 9, 6), plan(other, 3, 5)];
  expect(ranked(plans, WRONG_BOARDS)).toEqual([
    [9, 6],
    [3, 5],
    [4, 2],
    [4, 3],
    [5, 1],
  ]);
});

test('a plan that costs as many boards as doing nothing, or more, is not proposed', () => {
  const plans = [plan(other, 1, 6), plan(ruling, 4, 6), plan(other, 0, 7), plan(other, 8, 5)];
  expect(ranked(plans, WRONG_BOARDS)).toEqual([
    [4, 6],
    [8, 5],
  ]);
});

test('a pair that leaves moves the room last, however few boards that loses', () => {
  const stays: ContinuationRule = { kind: 'opponents-sit-out', pair: 3 };
  const plans = [plan(other, 1, 0), plan(stays, 2, 6)];
  expect(ranked(plans, { kind: 'pair-leaves', pair: 3 })).toEqual([
    [2, 6],
    [1, 0],
  ]);
});
