import type { MismatchView } from '../../../main/club/model/draws.ts';
import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { readExact, ZERO } from '../../../src/scoring/numbers/exact.ts';
import { MATCH_TEAMS } from '../../../src/scoring/teams/team.ts';
import { RadioRow } from '../../shared/controls/RadioRow.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { formatShort } from '../../../src/language/numbers.ts';
import { nameOfTeam } from '../session/teams/nameOfTeam.ts';
import { AT_FAULT, mismatchCount, type GivenDraft } from './givenDraft.ts';
import classes from './Match.module.css';
import type { MatchScreenState } from './useMatch.ts';

/** As many decimals as three quarters of a victory point to two decimals need. */
const PLACES = 4;

/** What a match against the wrong opponents counts for each team, by who is to blame. */
export function MismatchCounts(props: {
  readonly state: MatchScreenState;
  readonly mismatch: MismatchView;
  readonly fault: GivenDraft['fault'];
  readonly onFault: (fault: GivenDraft['fault']) => void;
}) {
  const { mismatch, fault, onFault, state } = props;
  const { give: words } = useWords(matchScreenWords);
  const language = useLanguage();
  const { names, session } = state;
  const nameOf = nameOfTeam(session, language);
  const figure = (text: string) => formatShort(readExact(text) ?? ZERO, PLACES, language);
  return (
    <>
      <p className={classes['kindNote']}>{words.fault}</p>
      <RadioRow
        name="fault"
        label={words.fault}
        className={classes['kinds']}
        choices={AT_FAULT}
        words={{ ...names, both: words.both, none: words.noFault }}
        chosen={fault}
        onChoose={onFault}
      />
      <ul className={classes['mismatch']}>
        {MATCH_TEAMS.map((team) => {
          const { had, right, score } = mismatch[team];
          const counted = figure(mismatchCount(mismatch, team, fault));
          return (
            <li key={team}>
              {words.mismatch(names[team], { own: figure(score), counted })}
              <small>{words.mismatchWhy(figure(had.opponents), nameOf(right), figure(had.right))}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}
