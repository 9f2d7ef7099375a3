/** Every step of a Swiss is taken back, one by one, and taken again: of teams, and of pairs. */
import { expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { chooseDraw } from '../../../../main/club/draws/choose.ts';
import { readDraw } from '../../../../main/club/draws/view.ts';
import { giveMatchResult, type GivenResultInput } from '../../../../main/club/matches/given-results.ts';
import type { DrawnBy } from '../../../../main/club/model/draws.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { writeTeams } from '../../../../main/club/players/teams.ts';
import { publish } from '../../../../main/club/publication/publication.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { applyScheduleChange, proposeScheduleChange } from '../../../../main/club/schedule/proposals.ts';
import { changeSwissRounds } from '../../../../main/club/schedule/swiss-rounds.ts';
import { addPenalty, cancelPenalty } from '../../../../main/club/scoring/penalties.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { changeTerms, entryTermsOf } from '../../../../main/club/scoring/terms.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import type { DrawWish } from '../../../../src/draw/wish.ts';
import type { ScheduleChange } from '../../../../src/movement/continuation/change.ts';
import { SWISS_SPEC } from '../../../worked-specs.ts';
import { SWISS_PAIRS } from '../../../src/scoring/ranked-matches/swiss-pairs.ts';
import { handIn, PASSED_OUT, recordAll, sectionOf, sessionOf, unwrap } from '../../support.ts';
import * as pairs from '../draws/swiss-pairs-event.ts';
import * as teams from '../draws/swiss.ts';
import { stepsTakenBack, type Step } from './take-back.ts';
import { stateOf } from './undo-support.ts';

/** What a director does in a Swiss, by the numbers of teams or pairs. */
function director(club: Club, session: number) {
  const idOf = (number: number) => sectionOf(club, session).entries.find((one) => one.number === number)?.id ?? 0;
  const numberOf = (id: number | null) => sectionOf(club, session).entries.find((one) => one.id === id)?.number ?? 0;
  const matchIn = (round: number, number: number) => {
    const entry = idOf(number);
    const found = sessionOf(club, session).matches.find(
      (one) => one.round === round && (one.home === entry || one.away === entry),
    );
    if (!found) throw new Error(`${number} has no match in round ${round}`);
    return found;
  };
  const given = (round: number, number: number, result: GivenResultInput['given']) => {
    const { id, given: before } = matchIn(round, number);
    const expectedVersion = before?.version ?? null;
    unwrap(giveMatchResult(club, session, id, { given: result, note: '', expectedVersion }));
  };
  return {
    idOf,
    /** The opponents in a round, home first. */
    meetingIn: (round: number, number: number): readonly [number, number] => {
      const { home, away } = matchIn(round, number);
      return [numberOf(home), numberOf(away)];
    },
    given,
    choose: (round: number, drawnBy: DrawnBy, ...wishes: readonly DrawWish[]) => {
      unwrap(chooseDraw(club, session, { round, drawnBy, wishes }));
    },
    penalty: (number: number, match?: readonly [round: number, number: number]) => {
      const ofMatch = match && { match: matchIn(...match).id };
      const unit = 'victory-points' as const;
      const what = { kind: 'penalty', amount: 150, unit, reason: 'late' } as const;
      unwrap(addPenalty(club, session, { entry: idOf(number), ...what, ...ofMatch }));
    },
    withdraw: (number: number, isBack = false) => {
      const entry = idOf(number);
      const { withdrawn: _before, ...terms } = entryTermsOf(sessionOf(club, session).terms, entry);
      const own = { ...terms, entry, ...(!isBack && { withdrawn: true as const }) };
      unwrap(changeTerms(club, session, { entries: [own] }));
    },
    /** Takes the first way to go on. */
    change: (change: ScheduleChange) => {
      const asked = { section: sectionOf(club, session).id, change, from: 1 };
      const { version, frozen, teams: ways } = unwrap(proposeScheduleChange(club, session, asked));
      unwrap(applyScheduleChange(club, session, { ...asked, version, frozen, key: ways[0]?.key ?? '' }));
    },
    /** Records the lines of a round, or of its first tables. */
    passOut: (round: number, tables = Infinity) => {
      const section = sectionOf(club, session);
      const cells = section.cells.filter((cell) => cell.round === round && !cell.sitOut).slice(0, tables);
      const known = new Set(
        sessionOf(club, session).results.map((one) => `${one.round} ${one.table} ${one.slotBoard}`),
      );
      const lines = cells.flatMap((cell) =>
        cell.boards
          .filter((slotBoard) => !known.has(`${round} ${cell.table} ${slotBoard}`))
          .map((slotBoard) => handIn(section, cell, { slotBoard, outcome: PASSED_OUT, typed: '' })),
      );
      recordAll(club, session, lines);
    },
    /** Another score for the first line of a round. */
    correct: (round: number) => {
      const line = sessionOf(club, session).results.find((one) => one.round === round);
      if (!line) throw new Error(`round ${round} has no result`);
      const { section, table, slotBoard, board, ns, ew, version } = line;
      const slot = { section, round, table, slotBoard, board, ns, ew, typed: '', expectedVersion: version };
      unwrap(recordResult(club, session, { ...slot, outcome: { kind: 'score', score: 150 } }));
    },
  };
}

/**
 * All that a director sees of a Swiss: the session, its rankings and what was published, and the draw of each round.
 */
function played(club: Club, session: number) {
  return {
    look: () => ({
      state: stateOf(club, session),
      draws: Array.from({ length: sectionOf(club, session).rounds }, (_, index) => readDraw(club, session, index + 1)),
    }),
    undo: () => unwrap(undoChange(club, session)),
    redo: () => unwrap(redoChange(club, session)),
  };
}

const TOP: DrawnBy = { rule: 'top', isLate: false };

test('a Swiss of teams: drawn, wished, announced, played, corrected, disturbed', { timeout: 120_000 }, () => {
  const { club, session } = teams.swiss({ ...SWISS_SPEC, boardsPerMatch: 2 });
  const { idOf, meetingIn, given, choose, penalty, withdraw, change, passOut, correct } = director(club, session);
  const announce = (round: number) => teams.announce(club, session, round);
  const wish = { until: 5, reason: 'one club' } as const;
  const [home, away] = meetingIn(1, 1);
  const steps: readonly Step[] = [
    ['the first round played', () => passOut(1)],
    ['a rule', () => choose(2, { rule: 'closest', isLate: false })],
    ['a match forbidden', () => choose(2, TOP, { ...wish, kind: 'forbid', pair: [1, 2] })],
    ['a match forced', () => choose(2, TOP, { ...wish, kind: 'force', pair: [3, 12] })],
    [
      'two exchanged',
      () =>
        choose(
          2,
          TOP,
          ...(
            [
              [1, 4],
              [2, 3],
            ] as const
          ).map((pair) => ({ ...wish, kind: 'force' as const, pair })),
        ),
    ],
    ['a draw announced', () => announce(2)],
    [
      'a home exchanged',
      () => choose(2, TOP, { ...wish, kind: 'home', entry: teams.proposal(club, session, 2).matches[0]?.away ?? 0 }),
    ],
    ['a place kept', () => choose(2, TOP, { ...wish, kind: 'place', entry: 12, place: 1 })],
    ['the draw announced anew', () => announce(2)],
    ['half of the second round', () => passOut(2, 6)],
    ['the next drawn one round late', () => choose(3, { rule: 'top', isLate: true })],
    ['the late draw announced', () => announce(3)],
    ['the rest of the second round', () => passOut(2)],
    ['a late correction', () => correct(1)],
    ['one table of the third round', () => passOut(3, 1)],
    ['a late result after the draw', () => correct(2)],
    ['wrong opponents', () => change({ kind: 'wrong-opponents', round: 3, tables: [1, 3], line: 'EW' })],
    ['the third round played', () => passOut(3)],
    ['a mismatch', () => given(3, 1, { kind: 'mismatch', home: '15', away: '5', unit: 'victory-points', team: null })],
    ['the mismatch taken away', () => given(3, 1, null)],
    ['a match forfeited', () => given(2, 1, { kind: 'forfeit', home: null, away: null, unit: null, team: 'home' })],
    ['a walkover', () => given(2, 2, { kind: 'walkover', home: null, away: null, unit: null, team: 'away' })],
    [
      'a match played elsewhere',
      () => given(1, 1, { kind: 'totals', home: '30', away: '12', unit: 'imps', team: null }),
    ],
    ['a penalty', () => penalty(5)],
    ['a penalty in a match', () => penalty(home, [1, away])],
    ['a penalty cancelled', () => unwrap(cancelPenalty(club, session, 1))],
    ['a withdrawal', () => withdraw(7)],
    ['the bye moved', () => choose(4, TOP, { ...wish, kind: 'bye', entry: 3 })],
    ['a triangle', () => choose(4, { ...TOP, odd: 'triangle' })],
    ['the triangle announced', () => announce(4)],
    ['the fourth round begun', () => passOut(4, 3)],
    ['a late team', () => change({ kind: 'late-pairs', pairs: 1 })],
    [
      'its name',
      () => unwrap(writeTeams(club, session, [{ entry: idOf(13), name: 'Latecomers', players: ['Ann', 'Bob'] }])),
    ],
    ['the fourth round played', () => passOut(4)],
    ['the last round announced', () => announce(5)],
    ['the last round played', () => passOut(5)],
    ['the withdrawn team back', () => withdraw(7, true)],
    [
      'another scale',
      () => {
        const { matches } = sessionOf(club, session).scoring;
        if (!matches) throw new Error('a Swiss is scored by matches');
        const ofFigures = { ...matches, scale: 'wbf-discrete' } as const;
        unwrap(changeScoring(club, session, { method: 'cross-imps', regulation: 'wbf', matches: ofFigures }));
      },
    ],
    ['a publication', () => unwrap(publish(club, session))],
  ];
  expect(stepsTakenBack(played(club, session), steps)).toBe(39);
});

test('a Swiss of teams cut short', () => {
  const { club, session } = teams.swiss({ ...SWISS_SPEC, teams: 4, boardsPerMatch: 1 });
  const { change, passOut } = director(club, session);
  expect(
    stepsTakenBack(played(club, session), [
      ['a round played', () => passOut(1)],
      ['the next announced', () => teams.announce(club, session, 2)],
      ['more rounds', () => unwrap(changeSwissRounds(club, session, 7))],
      ['fewer rounds', () => unwrap(changeSwissRounds(club, session, 2))],
      ['its end', () => change({ kind: 'rounds', rounds: 1 })],
    ]),
  ).toBe(5);
});

test('a Swiss of pairs: drawn, wished, announced, played, corrected, disturbed', { timeout: 120_000 }, () => {
  const { club, session } = pairs.swiss();
  const { idOf, given, choose, penalty, withdraw, change, passOut, correct } = director(club, session);
  const announce = (round: number) => {
    const [one] = SWISS_PAIRS.rounds;
    if (one) pairs.announce(club, session, { ...one, round, tables: [] });
  };
  const wish = { until: 5, reason: 'one club' } as const;
  const steps: readonly Step[] = [
    ['names', () => unwrap(writeNames(club, session, [{ entry: idOf(1), players: ['Ann', 'Bob'] }]))],
    ['the first round played', () => passOut(1)],
    ['a rule', () => choose(2, { rule: 'score-groups', isLate: false })],
    ['a match forbidden', () => choose(2, TOP, { ...wish, kind: 'forbid', pair: [1, 2] })],
    ['a match forced', () => choose(2, TOP, { ...wish, kind: 'force', pair: [3, 8] })],
    ['a draw announced', () => announce(2)],
    [
      'two exchanged',
      () =>
        choose(
          2,
          TOP,
          ...(
            [
              [1, 4],
              [2, 3],
            ] as const
          ).map((pair) => ({ ...wish, kind: 'force' as const, pair })),
        ),
    ],
    ['the draw announced anew', () => announce(2)],
    ['one table of the second round', () => passOut(2, 1)],
    ['the next drawn one round late', () => choose(3, { rule: 'closest', isLate: true })],
    ['the late draw announced', () => announce(3)],
    ['the second round played', () => passOut(2)],
    ['a late correction', () => correct(1)],
    ['more rounds', () => unwrap(changeSwissRounds(club, session, 5))],
    ['one table of the third round', () => passOut(3, 1)],
    ['wrong opponents', () => change({ kind: 'wrong-opponents', round: 3, tables: [1, 2], line: 'EW' })],
    ['the third round played', () => passOut(3)],
    ['a mismatch', () => given(3, 1, { kind: 'mismatch', home: '15', away: '5', unit: 'victory-points', team: null })],
    [
      'a walkover',
      () => given(2, 2, { kind: 'walkover', home: '20', away: '0', unit: 'victory-points', team: 'home' }),
    ],
    ['a penalty', () => penalty(5)],
    ['a penalty cancelled', () => unwrap(cancelPenalty(club, session, 1))],
    ['a withdrawal', () => withdraw(7)],
    ['the bye moved', () => choose(4, TOP, { ...wish, kind: 'bye', entry: 3 })],
    ['the fourth round announced', () => announce(4)],
    ['a late pair in the place of the bye', () => change({ kind: 'late-pairs', pairs: 1 })],
    ['its name', () => unwrap(writeNames(club, session, [{ entry: idOf(9), players: ['Late', 'Later'] }]))],
    ['the fourth round played', () => passOut(4)],
    ['fewer rounds', () => unwrap(changeSwissRounds(club, session, 4))],
    ['another method', () => unwrap(changeScoring(club, session, { method: 'cross-imps', regulation: 'ebu' }))],
    ['a publication', () => unwrap(publish(club, session))],
  ];
  expect(stepsTakenBack(played(club, session), steps)).toBe(30);
});
