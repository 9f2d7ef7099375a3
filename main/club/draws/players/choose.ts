import { change, type Changed } from '../../change.ts';
import type { Club } from '../../club.ts';
import { keptPlayersDraw } from '../../competitions/players-draws.ts';
import type { PlayersChoice, PlayersDrawView } from '../../model/draws.ts';
import { isProblem, type ClubProblem } from '../../problem.ts';
import { notToDraw } from '../announce.ts';
import { hasNoOther } from '../choose.ts';
import { chosenOf, playersView, proposedPlayers, readPlayersStage, type PlayersStage } from './read.ts';

/** What the director chooses for a round. */
export interface PlayersChoiceOfRound extends PlayersChoice {
  readonly round: number;
}

/** What a choice comes to: the draw as it would be. Nothing is written. */
export function previewPlayers(
  club: Club,
  session: number,
  { round, ...chosen }: PlayersChoiceOfRound,
): PlayersDrawView | ClubProblem {
  return club.store.snapshot((): PlayersDrawView | ClubProblem => {
    const stage = readPlayersStage(club, session);
    if (isProblem(stage)) return stage;
    return notToDraw(stage, round) ?? unknownPlayer(stage, chosen) ?? playersView(club, stage, round, chosen);
  });
}

/** Keeps a choice with the proposal of its round. What was announced stays until it is announced again. */
export function choosePlayers(
  club: Club,
  session: number,
  { round, ...chosen }: PlayersChoiceOfRound,
): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'draw' }, ({ add }): ClubProblem | null => {
    const stage = readPlayersStage(club, session);
    if (isProblem(stage)) return stage;
    const refused = notToDraw(stage, round) ?? unknownPlayer(stage, chosen);
    if (refused) return refused;
    const proposed = proposedPlayers(club, stage, round, chosen);
    if ('problem' in proposed && !onlyTakesBack(chosen, chosenOf(stage, round)))
      return { kind: 'problem', code: 'drawNotPossible', cause: proposed.problem };
    const { isLate, out, wishes } = chosen;
    const drawn = stage.draws.find((draw) => draw.round === round);
    const kept = drawn ? keptPlayersDraw(drawn) : { kind: stage.spec.kind };
    club.store.draws.add(club.store.matches.stage(session), add(), {
      round,
      state: drawn?.state ?? 'proposed',
      rule: JSON.stringify({ ...kept, isLate }),
      overrides: JSON.stringify([...out, ...wishes]),
      matches: [],
    });
    return null;
  });
}

/** Somebody named who is not there. */
function unknownPlayer({ section }: PlayersStage, { out, wishes }: PlayersChoice): ClubProblem | null {
  const known = new Set(section.entries.map(({ number }) => number));
  const entry = [...out, ...wishes.flatMap(({ pair }) => pair)].find((number) => !known.has(number));
  return entry === undefined ? null : { kind: 'problem', code: 'unknownEntry', entry };
}

function onlyTakesBack({ out, wishes }: PlayersChoice, before: PlayersChoice): boolean {
  return out.every((player) => before.out.includes(player)) && hasNoOther(wishes, before.wishes);
}
