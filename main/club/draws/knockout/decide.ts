import type { KnockoutOverride } from '../../../../src/draw/knockout/override.ts';
import { change, type Changed } from '../../change.ts';
import type { Club } from '../../club.ts';
import { byLot } from '../../competitions/setup/by-lot.ts';
import { isProblem, type ClubProblem } from '../../problem.ts';
import {
  meetingsInHand,
  readPlayedKnockout,
  roundAgain,
  roundToCome,
  type PlayedKnockout,
  type RoundInHand,
} from './read.ts';

/** What the director decides for a round that isn't played. */
export interface KnockoutDecisions {
  /** Of the knockout, from 1. */
  readonly round: number;
  readonly overrides: readonly KnockoutOverride[];
}

/** Keeps what the director decided with the proposal of a round. It is drawn so, and announced by itself. */
export function decideRound(
  club: Club,
  session: number,
  { round, overrides }: KnockoutDecisions,
): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'draw' }, ({ add }): ClubProblem | null => {
    const played = readPlayedKnockout(club, session);
    if (isProblem(played)) return played;
    const hand = handOf(played, round);
    if (!hand) return { kind: 'problem', code: 'drawInPlay', round };
    const drawn = meetingsInHand({ ...hand, overrides });
    const isRefused = drawn.kind === 'problem' && drawn.code !== 'matches-open';
    if (isRefused) return { kind: 'problem', code: 'knockoutNotPossible', cause: drawn };
    propose(club, played, { ...hand, overrides }, add());
    return null;
  });
}

/** Draws the lot of a round, in which opponents are drawn by lot. */
export function drawLot(club: Club, session: number, round: number): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'draw' }, ({ add }): ClubProblem | null => {
    const played = readPlayedKnockout(club, session);
    if (isProblem(played)) return played;
    const hand = handOf(played, round);
    if (!hand) return { kind: 'problem', code: 'drawInPlay', round };
    const others = hand.overrides.filter(({ kind }) => kind !== 'lot');
    const overrides = [...others, { kind: 'lot' as const, order: byLot(played.knockout.seeds) }];
    propose(club, played, { ...hand, overrides }, add());
    return null;
  });
}

/** What two who meet had in an earlier match; null where they had none. */
export interface EarlierMatchInput {
  readonly match: number;
  readonly imps: readonly [home: string, away: string] | null;
}

/** Notes an earlier match of two who meet, of which a part is carried over. */
export function noteEarlierMatch(
  club: Club,
  session: number,
  { match, imps }: EarlierMatchInput,
): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'draw' }, ({ add }): ClubProblem | null => {
    const played = readPlayedKnockout(club, session);
    if (isProblem(played)) return played;
    const found = played.session.matches.find(({ id }) => id === match);
    const drawn = played.knockout.rounds.flat().find(({ key }) => key === match);
    const draw = played.draws.find(({ round }) => round === found?.round);
    if (!found || !drawn || !draw || drawn.away === null) return { kind: 'problem', code: 'unknownMatch', match };
    const pair = [drawn.home, drawn.away] as const;
    const before = JSON.parse(draw.overrides) as readonly KnockoutOverride[];
    const others = before.filter((one) => one.kind !== 'earlier' || String(one.pair) !== String(pair));
    const noted = imps ? [...others, { kind: 'earlier' as const, pair, imps }] : others;
    const stage = club.store.matches.stage(session);
    club.store.draws.add(stage, add(), { ...draw, overrides: JSON.stringify(noted) });
    return null;
  });
}

function handOf(played: PlayedKnockout, round: number): RoundInHand | null {
  const again = roundAgain(played);
  if (again?.round === round) return again;
  const next = roundToCome(played);
  return next.round === round ? next : null;
}

/** What was announced stays until the round is announced again. */
function propose({ store }: Club, { session, draws, spec }: PlayedKnockout, hand: RoundInHand, change: number): void {
  const { matches = [] } = draws.find(({ round }) => round === hand.from) ?? {};
  store.draws.add(store.matches.stage(session.id), change, {
    round: hand.from,
    state: 'proposed',
    rule: JSON.stringify({ kind: spec.kind }),
    overrides: JSON.stringify(hand.overrides),
    matches,
  });
}
