import { teamMovementName } from '../../../../src/language/movement/teams.ts';
import type { TeamChoice } from '../../../../src/movement/teams/choices.ts';
import { isTeamMovement, makeTeamMovement } from '../../../../src/movement/teams/make.ts';
import { useLanguage } from '../../../shared/language.tsx';
import { drawnTeams } from '../drawing/drawn.ts';
import { MovementDrawing } from '../drawing/MovementDrawing.tsx';
import type { DrawingProps } from '../play.ts';

/** A movement of teams: whose pairs meet at each table, on which boards, and who has a bye. */
export function TeamsDrawing({ choice, plan, firstRound, onTurn }: DrawingProps<TeamChoice>) {
  const language = useLanguage();
  const movement = makeTeamMovement(choice.spec);
  if (!isTeamMovement(movement)) return null;
  return (
    <MovementDrawing
      choice={choice}
      plan={plan}
      firstRound={firstRound}
      {...(onTurn && { onTurn })}
      played="teams"
      movement={drawnTeams(movement)}
      name={teamMovementName(choice.spec, language)}
    />
  );
}
