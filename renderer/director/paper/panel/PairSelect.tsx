import type { EntryView } from '../../../../main/club/model/session.ts';
import type { Language } from '../../../../src/language.ts';
import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { pairName } from '../../session/pairName.ts';
import classes from '../Paper.module.css';
import type { PaperChoice } from '../usePaperChoice.ts';

const ALL = 'all';

/** Team 3, Jura. */
function teamChoice(team: EntryView, language: Language): string {
  const { unnamed } = teamRankingWords[language];
  return [unnamed(team.label), ...(team.team?.name ? [team.team.name] : [])].join(', ');
}

/** Chooses the pair whose figures are explained, or all pairs. */
export function PairSelect({ choice }: { readonly choice: PaperChoice }) {
  const words = useWords(paperScreenWords);
  const { session, entry, chooseEntry } = choice;
  const language = useLanguage();
  const explained = choice.document?.name === 'explanation' ? session.teams : [];
  const teams = explained.map((team) => ({ value: String(team.id), text: teamChoice(team, language) }));
  const pairs = session.sections
    .flatMap(({ entries }) => entries)
    .filter(({ phantom }) => !phantom)
    .map((pair) => ({ value: String(pair.id), text: `${pair.label} ${pair.team?.name || pairName(pair)}`.trim() }));
  return (
    <div className={classes['boards']}>
      <span>{words.pair}</span>
      <Select
        label={words.pair}
        options={[{ value: ALL, text: words.allPairs }, ...teams, ...pairs]}
        value={entry === null ? ALL : String(entry)}
        onChange={(value) => chooseEntry(value === ALL ? null : Number(value))}
      />
    </div>
  );
}
