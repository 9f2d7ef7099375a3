import { Link } from 'wouter';
import type { SectionView, SessionView } from '../../../../main/club/model/session.ts';
import { roomWords } from '../../../../src/language/screens/room.ts';
import { playersInRound } from '../../../../src/session/substitutes.ts';
import { byeSentence } from '../../../../src/language/movement/team-move.ts';
import { drawWords } from '../../../../src/language/screens/draw.ts';
import { isDrawnInPlay } from '../../../../src/movement/event-movement.ts';
import { drawPath } from '../../session/teams/drawPath.ts';
import { roundToDrawNext } from '../../session/teams/roundToDraw.ts';
import { teamsWithBye } from '../../session/teams/teamsWithBye.ts';
import { teamNameText } from '../../session/teams/teamName.ts';
import { useLanguage, useRanks, useWords } from '../../../shared/language.tsx';
import classes from '../Room.module.css';

/** Who has no table in a round: players of an individual, teams with a bye; or that the round is not drawn yet. */
export function SittingOut(props: {
  readonly session: SessionView;
  readonly section: SectionView;
  readonly round: number;
}) {
  const { session, section, round } = props;
  const draw = useWords(drawWords);
  const words = useWords(roomWords);
  const ranks = useRanks();
  const language = useLanguage();
  if (ranks === 'pair' && !isDrawnInPlay(section.spec)) return null;
  const cells = section.cells.filter((cell) => cell.round === round);
  if (cells.length === 0 && isDrawnInPlay(section.spec)) {
    return (
      <p className={`quiet ${classes['idle']}`}>
        {draw.toDraw(round)}{' '}
        <Link className={classes['go'] ?? ''} href={drawPath(session.id, roundToDrawNext(section))}>
          {draw.key.screen}
        </Link>
      </p>
    );
  }
  const idle = teamsWithBye(session, section, round);
  if (idle.length === 0) return null;
  if (ranks === 'team') {
    return (
      <p className={`quiet ${classes['idle']}`}>
        {byeSentence(
          idle.map((entry) => teamNameText(entry, language)),
          language,
        )}
      </p>
    );
  }
  const names = idle.map((entry) =>
    ranks === 'pair' ? teamNameText(entry, language) : `${entry.label} ${playersInRound(entry, round)[0]}`.trim(),
  );
  return <p className={`quiet ${classes['idle']}`}>{words.sittingOut(names)}</p>;
}
