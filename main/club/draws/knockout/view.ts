import { bracketTree } from '../../../../src/draw/knockout/bracket-tree.ts';
import type { DrawnKnockoutMatch } from '../../../../src/draw/knockout/knockout.ts';
import { knockoutPlaces } from '../../../../src/draw/knockout/places.ts';
import { triangleRows } from '../../../../src/draw/knockout/triangle.ts';
import { upsetsOf } from '../../../../src/draw/knockout/upsets.ts';
import { writeExact, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { serializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import { forTeams, type ForTeams } from '../../../../src/scoring/teams/team.ts';
import type { Club } from '../../club.ts';
import type { KnockoutMatchView, KnockoutView, NextRoundView } from '../../model/knockout.ts';
import { isProblem, type ClubProblem } from '../../problem.ts';
import {
  keyOfRound,
  meetingsInHand,
  figuresOfMatch,
  readPlayedKnockout,
  roundAgain,
  roundToCome,
  type PlayedKnockout,
  type RoundInHand,
} from './read.ts';

/** The bracket, its places, and the round to be drawn. */
export function readKnockout(club: Club, session: number): KnockoutView | ClubProblem {
  return club.store.snapshot((): KnockoutView | ClubProblem => {
    const played = readPlayedKnockout(club, session);
    if (isProblem(played)) return played;
    const { knockout, spec } = played;
    const again = roundAgain(played);
    return {
      spec,
      seeds: knockout.seeds,
      nodes: bracketTree(knockout).map(({ matches, ...node }) => {
        const isTriangle = matches[0]?.reason.code === 'triangle';
        return {
          ...node,
          matches: matches.map((match) => matchOfBracket(played, match)),
          rows: isTriangle ? serializeExacts(triangleRows(matches)) : null,
        };
      }),
      places: knockoutPlaces(knockout),
      next: roundView(roundToCome(played)),
      again: again && announceable(roundView(again)),
      upsets: upsetsOf(knockout).map(({ match, ...upset }) => ({ ...upset, match: match.key })),
    };
  });
}

function roundView(hand: RoundInHand): KnockoutView['next'] {
  const drawn = meetingsInHand(hand);
  if (drawn.kind === 'problem') return { problem: drawn };
  const { round, meetings } = drawn;
  return { round, meetings, overrides: hand.overrides, key: keyOfRound(drawn) };
}

function announceable(view: KnockoutView['next']): NextRoundView | null {
  return 'problem' in view ? null : view;
}

function matchOfBracket(
  { spec, ranked, decisions, carried }: PlayedKnockout,
  match: DrawnKnockoutMatch,
): KnockoutMatchView {
  const { key, home, away, reason } = match;
  const score = ranked.matches.find((one) => Number(one.match.key) === key)?.score;
  const decision = decisions.get(key);
  const common = { match: key, home, away, reason, decision: decision ? serializeExacts(decision) : null };
  if (!score || away === null) return { ...common, score: null, extra: [], carried: null, compared: 0, due: 0 };
  const brought = carried.get(key);
  const figures = figuresOfMatch({ spec, ranked }, match);
  return {
    ...common,
    score: figures?.score && decision?.kind !== 'unplayed' ? written(figures.score) : null,
    extra: figures?.extra.map(({ boards, imps, isComplete }) => ({ boards, score: written(imps), isComplete })) ?? [],
    carried: brought ? written(brought) : null,
    compared: score.compared,
    due: score.due,
  };
}

function written(figures: ForTeams<Exact>): ForTeams<string> {
  return forTeams((team) => writeExact(figures[team]));
}
