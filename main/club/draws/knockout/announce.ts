import { nextRound } from '../../../../src/draw/knockout/next-round.ts';
import { wishesOfOverrides } from '../../../../src/draw/knockout/override.ts';
import type { KnockoutSpec } from '../../../../src/movement/teams/families/knockout.ts';
import { change, type Changed } from '../../change.ts';
import type { Club } from '../../club.ts';
import { isProblem, type ClubProblem } from '../../problem.ts';
import { keyOfRound, meetingsInHand, readPlayedKnockout, roundAgain, roundToCome } from './read.ts';
import { seatMeetings } from './seat.ts';

/**
 * Announces a round: its matches are known to everybody, seated, and can be played. The last round may be announced
 * again while nothing of it is played.
 */
export function announceKnockoutRound(club: Club, session: number, key: string): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'draw' }, ({ add }): ClubProblem | null => {
    const played = readPlayedKnockout(club, session);
    if (isProblem(played)) return played;
    const asked = Number(key.split(' ')[0]);
    const again = roundAgain(played);
    const hand = again?.round === asked ? again : roundToCome(played);
    if (hand.round !== asked) return { kind: 'problem', code: 'drawInPlay', round: asked };
    const drawn = meetingsInHand(hand);
    if (drawn.kind === 'problem') return { kind: 'problem', code: 'knockoutNotPossible', cause: drawn };
    if (keyOfRound(drawn) !== key) return { kind: 'problem', code: 'drawMovedOn' };
    const { from, overrides } = hand;
    seatMeetings(club, played, { from, meetings: drawn.meetings, overrides, change: add() });
    return null;
  });
}

/** Gives the teams other seeds, and draws the first round by them: possible until a result of it stands. */
export function seedKnockout(club: Club, session: number, seeds: readonly number[]): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'draw' }, ({ add }): ClubProblem | null => {
    const played = readPlayedKnockout(club, session);
    if (isProblem(played)) return played;
    const { knockout } = played;
    const hand = roundAgain(played);
    if (hand?.round !== 1) return { kind: 'problem', code: 'drawInPlay', round: 1 };
    if (inOrder(seeds) !== inOrder(knockout.seeds)) return { kind: 'problem', code: 'seedsNotPossible' };
    const drawn = nextRound({ ...hand.before, seeds }, wishesOfOverrides(hand.overrides));
    if (drawn.kind === 'problem') return { kind: 'problem', code: 'knockoutNotPossible', cause: drawn };
    const { from, overrides } = hand;
    const spec: KnockoutSpec = { ...played.spec, seeding: 'numbers', seeds };
    seatMeetings(club, { ...played, spec }, { from, meetings: drawn.meetings, overrides, change: add() });
    return null;
  });
}

function inOrder(numbers: readonly number[]): string {
  return numbers.toSorted((a, b) => a - b).join(' ');
}
