import type { SeasonRowView } from '../../../../main/club/model/season.ts';
import { nextOfRow } from '../../../../src/language/season/next-of-row.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import type { SeasonRule } from '../../../../src/season/rule.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Panel.module.css';

/** What the next session can change for a row, at each club that the rule names. */
export function NextPanel(props: {
  readonly names: ReadonlyMap<number, string>;
  readonly rule: SeasonRule;
  /** All rows of the ranking; none where only those of a stratum are shown. */
  readonly rows: readonly SeasonRowView[];
  readonly row: SeasonRowView;
}) {
  const { names, rule, rows, row } = props;
  const words = useWords(seasonWords);
  const clubs = nextOfRow(rows, row, names, rule, useLanguage());
  return (
    <section className={classes['next']}>
      <h3>{words.next}</h3>
      {clubs.length === 0 && <p>{rule.worth.kind === 'masterpoints' ? words.unforeseen : words.over}</p>}
      {clubs.map(({ club, sentences }) => (
        <div key={club}>
          {club !== '' && <h4>{words.atClub(club)}</h4>}
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ))}
    </section>
  );
}
