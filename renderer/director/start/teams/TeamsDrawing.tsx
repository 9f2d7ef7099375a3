import { teamMovementName } from '../../../../src/language/movement/teams.ts';
import { isMovement, makeMovement } from '../../../../src/movement/make.ts';
import { isAddedUp, type AddedUpChoice } from '../../../../src/movement/teams/added-up/choices.ts';
import { teamMates } from '../../../../src/movement/teams/added-up/team-mates.ts';
import type { TeamChoice } from '../../../../src/movement/teams/choices.ts';
import { isTeamMovement, makeTeamMovement } from '../../../../src/movement/teams/make.ts';
import { useLanguage } from '../../../shared/language.tsx';
import { drawnTeams } from '../drawing/drawn.ts';
import { MovementDrawing } from '../drawing/MovementDrawing.tsx';
import { PairsDrawing } from '../pairs/PairsDrawing.tsx';
import type { DrawingProps } from '../play.ts';
import type { TeamsChoice } from './teamsChoice.ts';

/** A movement of teams: whose pairs meet at each table, on which boards, and who has a bye. */
export function TeamsDrawing({ choice, ...props }: DrawingProps<TeamsChoice>) {
  if (isAddedUp(choice)) return <AddedUpDrawing choice={choice} {...props} />;
  return <MatchesDrawing choice={choice} {...props} />;
}

/** Each pair is called by the number of its team. */
function AddedUpDrawing(props: DrawingProps<AddedUpChoice>) {
  const { spec, further } = props.choice;
  const movements = [spec, ...further].map(makeMovement);
  const mates = movements.every(isMovement) ? teamMates(movements) : null;
  const teamOf = (section: number, pair: number) =>
    1 +
    (mates?.findIndex((seats) => seats.some((seat) => seat.section === section && seat.number === pair)) ?? pair - 1);
  return <PairsDrawing {...props} played="teams" callOf={teamOf} />;
}

function MatchesDrawing({ choice, plan, firstRound, onTurn }: DrawingProps<TeamChoice>) {
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
