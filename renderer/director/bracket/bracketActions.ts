import { useLocation } from 'wouter';
import type { KnockoutOverride } from '../../../src/draw/knockout/override.ts';
import { api } from '../api/client.ts';
import { winnerOf } from '../../../src/language/draw/bracket-rows.ts';
import { matchPath } from '../session/teams/matchPath.ts';
import { neighbourOf, type BracketStep } from './bracketMoves.ts';
import { levelOf } from './matchOfNode.ts';
import type { BracketScreenState } from './useBracket.ts';

/** What the keys of the bracket do. Those that can't be done now are null. */
export function useBracketActions(state: BracketScreenState) {
  const [, go] = useLocation();
  const { session, knockout, chosen, match, choose, send, openForm } = state;
  const { next } = knockout ?? {};
  const round = next && !('problem' in next) ? next : null;
  const again = knockout && knockout.upsets.length > 0 ? knockout.again : null;
  const key = round?.key ?? again?.key ?? null;
  const isLevel = match !== null && isLevelMatch(state);
  // Of three in a triangle nobody was beaten by one of them alone.
  const beaten =
    match && chosen?.matches.length === 1 && chosen.round === (round?.round ?? 0) - 1 ? beatenOf(match) : null;
  const id = match?.match ?? null;
  return {
    move: (step: BracketStep) => {
      const to = knockout && chosen ? neighbourOf(knockout.nodes, chosen, step) : null;
      if (!to) return;
      choose(to.id);
      requestAnimationFrame(() => document.querySelector<SVGGElement>(`[data-bracket="${to.id}"]`)?.focus());
    },
    openMatch: id === null ? null : () => go(matchPath(session.id, id)),
    walkover: id === null ? null : () => go(`${matchPath(session.id, id)}?do=given`),
    carry: id !== null && knockout?.spec.carry ? () => openForm('earlier') : null,
    extra: isLevel && id !== null ? () => void send(api.playExtraBoards(session.id, id)) : null,
    seeds: knockout?.again?.round === 1 ? () => openForm('seeds') : null,
    opponents: round ? () => openForm('opponents') : null,
    lot: isWithoutLot(state) ? () => void send(api.drawKnockoutLot(session.id, roundsDrawn(state) + 1)) : null,
    announce: key === null ? null : () => void send(api.announceKnockout(session.id, key)),
    instead:
      round && beaten
        ? () => void send(api.decideKnockoutRound(session.id, round.round, seatedInstead(round, beaten)))
        : null,
    decide: (overrides: readonly KnockoutOverride[]) =>
      round ? send(api.decideKnockoutRound(session.id, round.round, overrides)) : Promise.resolve(false),
    clear:
      round && round.overrides.some(({ kind }) => kind !== 'lot')
        ? () =>
            void send(
              api.decideKnockoutRound(
                session.id,
                round.round,
                round.overrides.filter(({ kind }) => kind === 'lot'),
              ),
            )
        : null,
  };
}

export type BracketActions = ReturnType<typeof useBracketActions>;

function isLevelMatch({ match, chosen }: BracketScreenState): boolean {
  if (match?.decision?.kind === 'level') return true;
  return chosen !== null && levelOf(chosen).length > 0 && match?.extra.every(({ isComplete }) => isComplete) === true;
}

function isWithoutLot({ knockout }: BracketScreenState): boolean {
  return knockout !== undefined && 'problem' in knockout.next && knockout.next.problem.code === 'no-lot';
}

function roundsDrawn({ knockout }: BracketScreenState): number {
  const drawn = knockout?.nodes.filter(({ matches }) => matches.length > 0) ?? [];
  return Math.max(0, ...drawn.map(({ round }) => round));
}

interface Beaten {
  readonly entry: number;
  readonly of: number;
}

function beatenOf(match: NonNullable<BracketScreenState['match']>): Beaten | null {
  const winner = winnerOf(match);
  if (winner === null || match.away === null) return null;
  return { of: winner, entry: winner === match.home ? match.away : match.home };
}

/** The beaten team meets whom the winner would have met. */
function seatedInstead(
  { meetings, overrides }: Extract<NonNullable<BracketScreenState['knockout']>['next'], { readonly key: string }>,
  { entry, of }: Beaten,
): readonly KnockoutOverride[] {
  const meeting = meetings.find(({ home, away }) => home === of || away === of);
  const opponent = meeting ? (meeting.home === of ? meeting.away : meeting.home) : null;
  const seated: KnockoutOverride = { kind: 'instead', entry, of };
  if (opponent === null) return [...overrides, seated];
  return [...overrides, seated, { kind: 'meeting', pair: [entry, opponent], reason: { code: 'instead', entry, of } }];
}
