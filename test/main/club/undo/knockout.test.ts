/** Every step of a knockout is taken back, one by one, and taken again. */
import { expect, test } from 'vitest';
import { announceKnockoutRound, seedKnockout } from '../../../../main/club/draws/knockout/announce.ts';
import { decideRound, drawLot, noteEarlierMatch } from '../../../../main/club/draws/knockout/decide.ts';
import { playExtraBoards } from '../../../../main/club/draws/knockout/extra-boards.ts';
import { giveMatchResult, type GivenResultInput } from '../../../../main/club/matches/given-results.ts';
import { publish, withdrawPublication } from '../../../../main/club/publication/publication.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { changeTerms, entryTermsOf } from '../../../../main/club/scoring/terms.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import { USUAL_CARRY_OVER } from '../../../../src/draw/knockout/carry-over.ts';
import { handIn, PASSED_OUT, recordAll, sectionOf, sessionOf, unwrap } from '../../support.ts';
import { announce, matchOf, newKnockout, viewOf, type TestKnockout } from '../draws/knockout/support.ts';
import { stepsTakenBack } from './take-back.ts';
import { stateOf } from './undo-support.ts';

type Teams = readonly [home: number, away: number];

function give(knockout: TestKnockout, [home, away]: Teams, given: GivenResultInput['given']): void {
  const { club, session } = knockout;
  const { match } = matchOf(knockout, home, away);
  const before = sessionOf(club, session).matches.find(({ id }) => id === match);
  unwrap(giveMatchResult(club, session, match, { given, note: '', expectedVersion: before?.givenVersion ?? null }));
}

const totals = (home: number, away: number) =>
  ({ kind: 'totals', home: String(home), away: String(away), unit: 'imps', team: null }) as const;

/** Passes out what a match lacks; its first open board is made for 110 where it is to be won. */
function playOut(knockout: TestKnockout, [home, away]: Teams, isWon: boolean): void {
  const { club, session } = knockout;
  const { match } = matchOf(knockout, home, away);
  const section = sectionOf(club, session);
  const known = new Set(sessionOf(club, session).results.map((one) => `${one.round} ${one.table} ${one.slotBoard}`));
  const lines = section.cells
    .filter((cell) => cell.match?.id === match)
    .flatMap((cell) =>
      cell.boards
        .filter((slotBoard) => !known.has(`${cell.round} ${cell.table} ${slotBoard}`))
        .map((slotBoard) => handIn(section, cell, { slotBoard, outcome: PASSED_OUT, typed: '' })),
    );
  const [first, ...others] = lines;
  if (!first) throw new Error(`${home} – ${away} has been played out`);
  const outcome = isWon ? ({ kind: 'score', score: 110 } as const) : PASSED_OUT;
  recordAll(club, session, [{ ...first, outcome }, ...others]);
}

function look(knockout: TestKnockout) {
  return { state: stateOf(knockout.club, knockout.session), bracket: viewOf(knockout) };
}

test('seeds, a level match, extra boards, a walkover, draws, decisions, a play-off', { timeout: 60_000 }, () => {
  const knockout = newKnockout({
    teams: 8,
    boardsPerMatch: 2,
    segments: 1,
    playOffs: 'third',
    carry: USUAL_CARRY_OVER,
  });
  const { club, session } = knockout;
  const played = {
    look: () => look(knockout),
    undo: () => unwrap(undoChange(club, session)),
    redo: () => unwrap(redoChange(club, session)),
  };
  const entryOf = (team: number) => sectionOf(club, session).entries.find(({ number }) => number === team)?.id ?? 0;
  expect(
    stepsTakenBack(played, [
      ['seeds', () => unwrap(seedKnockout(club, session, [3, 1, 4, 2, 5, 6, 7, 8]))],
      ['a match played level', () => playOut(knockout, [3, 8], false)],
      ['extra boards', () => unwrap(playExtraBoards(club, session, matchOf(knockout, 3, 8).match))],
      ['the extra boards played', () => playOut(knockout, [3, 8], true)],
      ['a match played elsewhere', () => give(knockout, [2, 5], totals(30, 10))],
      [
        'a walkover',
        () => give(knockout, [1, 7], { kind: 'walkover', home: null, away: null, unit: null, team: 'home' }),
      ],
      ['the last match of the round', () => give(knockout, [4, 6], totals(20, 10))],
      ['the second round announced', () => announce(knockout)],
      ['a correction of who won', () => give(knockout, [2, 5], totals(10, 30))],
      ['the round drawn anew', () => unwrap(announceKnockoutRound(club, session, viewOf(knockout).again?.key ?? ''))],
      [
        'an earlier match carried over',
        () => unwrap(noteEarlierMatch(club, session, { match: matchOf(knockout, 3, 5).match, imps: ['30', '50'] })),
      ],
      ['a semi-final played', () => playOut(knockout, [3, 5], true)],
      [
        'a penalty in it',
        () => {
          const { match } = matchOf(knockout, 3, 5);
          const penalty = { kind: 'penalty', amount: 100, unit: 'imps', reason: 'late' } as const;
          unwrap(addPenalty(club, session, { entry: entryOf(3), match, ...penalty }));
        },
      ],
      ['a semi-final given', () => give(knockout, [1, 4], totals(12, 9))],
      [
        'a beaten team in the place of another',
        () => {
          const { next } = viewOf(knockout);
          if ('problem' in next) throw new Error(JSON.stringify(next.problem));
          const [final] = next.meetings;
          const of = (final?.home === 1 ? final.away : final?.home) ?? 0;
          const entry = of === 3 ? 5 : 3;
          const reason = { code: 'instead', entry, of } as const;
          const overrides = [
            { kind: 'instead', entry, of },
            { kind: 'meeting', pair: [entry, 1], reason },
          ] as const;
          unwrap(decideRound(club, session, { round: 3, overrides }));
        },
      ],
      ['the final and the play-off announced', () => announce(knockout)],
      [
        'a withdrawal',
        () => {
          const entry = entryOf(6);
          const terms = entryTermsOf(sessionOf(club, session).terms, entry);
          unwrap(changeTerms(club, session, { entries: [{ ...terms, entry, withdrawn: true }] }));
        },
      ],
      [
        'the final',
        () => {
          const [final] = viewOf(knockout)
            .nodes.filter(({ round }) => round === 3)
            .flatMap(({ matches }) => matches);
          playOut(knockout, [final?.home ?? 0, final?.away ?? 0], true);
        },
      ],
      ['a publication', () => unwrap(publish(club, session))],
      ['its withdrawal', () => unwrap(withdrawPublication(club, session))],
    ]),
  ).toBe(20);
});

test('opponents by lot: the lot of a round', () => {
  const knockout = newKnockout({ teams: 4, boardsPerMatch: 2, segments: 1, opponents: 'lot' });
  const { club, session } = knockout;
  const played = {
    look: () => look(knockout),
    undo: () => unwrap(undoChange(club, session)),
    redo: () => unwrap(redoChange(club, session)),
  };
  const meetings = viewOf(knockout).nodes.flatMap(({ matches }) => matches);
  expect(
    stepsTakenBack(played, [
      ...meetings.map(({ home, away }) => {
        return [`${home} wins`, () => give(knockout, [home, away ?? 0], totals(20, 10))] as const;
      }),
      ['the lot', () => unwrap(drawLot(club, session, 2))],
      ['the final announced', () => announce(knockout)],
    ]),
  ).toBe(4);
});
