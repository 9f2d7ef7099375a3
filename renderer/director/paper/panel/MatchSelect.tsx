import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { matchTurn } from '../../../../src/session/match-turn.ts';
import { sittersIn } from '../../../../src/session/partnerships.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Paper.module.css';
import type { PaperChoice } from '../usePaperChoice.ts';

const ALL = 'all';

/** Chooses one match, or all of them. */
export function MatchSelect({ choice }: { readonly choice: PaperChoice }) {
  const words = useWords(paperScreenWords);
  const { session, match, chooseMatch } = choice;
  const entries = sittersIn(session.sections);
  const nameOf = (entry: number) => {
    const team = entries.get(entry);
    return team?.team?.name || words.team(team?.label ?? '');
  };
  const matches = session.matches.flatMap((one) => {
    const { id, home, away } = one;
    if (away === null) return [];
    return [{ value: String(id), text: words.matchOf(matchTurn(session, one).turn, nameOf(home), nameOf(away)) }];
  });
  return (
    <div className={classes['boards']}>
      <span>{words.match}</span>
      <Select
        label={words.match}
        options={[{ value: ALL, text: words.allMatches }, ...matches]}
        value={match === null ? ALL : String(match)}
        onChange={(value) => chooseMatch(value === ALL ? null : Number(value))}
      />
    </div>
  );
}
