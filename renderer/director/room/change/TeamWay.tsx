import type { TeamProposalView } from '../../../../main/club/model/schedule.ts';
import type { SectionView, SessionView } from '../../../../main/club/model/session.ts';
import {
  teamConsequenceLines,
  teamRuleSentence,
  type ContinuationSaying,
} from '../../../../src/language/movement/team-continuation.ts';
import { useLanguage } from '../../../shared/language.tsx';
import { teamNameText } from '../../session/teams/teamName.ts';
import classes from './Change.module.css';

/** A way to go on of teams, or of the pairs of a Swiss, with what it comes to. */
export function TeamWay(props: { readonly proposal: TeamProposalView; readonly saying: ContinuationSaying }) {
  const { proposal, saying } = props;
  const { rule, consequences } = proposal;
  return (
    <>
      <strong>{teamRuleSentence(rule, saying)}</strong>
      {teamConsequenceLines(rule, consequences, saying).map((line) => (
        <span key={line} className={classes['note']}>
          {line}
        </span>
      ))}
    </>
  );
}

/** Who is ranked in a section, named by their numbers. */
export function useContinuationSaying(
  { ranks }: Pick<SessionView, 'ranks'>,
  { entries }: SectionView,
): ContinuationSaying {
  const language = useLanguage();
  const name = (team: number) => {
    const entry = entries.find(({ number }) => number === team);
    return teamNameText(entry ?? { label: String(team) }, language);
  };
  return { language, ranks, name };
}
