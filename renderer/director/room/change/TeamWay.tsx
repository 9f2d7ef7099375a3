import type { TeamProposalView } from '../../../../main/club/model/schedule.ts';
import type { SectionView } from '../../../../main/club/model/session.ts';
import {
  teamConsequenceLines,
  teamRuleSentence,
  type TeamName,
} from '../../../../src/language/movement/team-continuation.ts';
import { useLanguage } from '../../../shared/language.tsx';
import { teamNameText } from '../../session/teams/teamName.ts';
import classes from './Change.module.css';

/** A way to go on of teams, with what it comes to. */
export function TeamWay({ proposal, name }: { readonly proposal: TeamProposalView; readonly name: TeamName }) {
  const language = useLanguage();
  const { rule, consequences } = proposal;
  return (
    <>
      <strong>{teamRuleSentence(rule, name, language)}</strong>
      {teamConsequenceLines(rule, consequences, name, language).map((line) => (
        <span key={line} className={classes['note']}>
          {line}
        </span>
      ))}
    </>
  );
}

/** The names of the teams of a section by their numbers. */
export function useTeamNaming({ entries }: SectionView): TeamName {
  const language = useLanguage();
  return (team) => {
    const entry = entries.find(({ number }) => number === team);
    return teamNameText(entry ?? { label: String(team) }, language);
  };
}
