import { formatShort } from '../../../../src/language/numbers.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from '../Ranking.module.css';
import type { RankingSums } from './rankingSums.ts';

/** The sums that check a ranking at a glance. */
export function RankingFoot({ sums, winners }: { readonly sums: RankingSums; readonly winners: 1 | 2 }) {
  const words = useWords(rankingWords);
  const language = useLanguage();
  const [total, each] = [sums.total, sums.each].map((figure) => formatShort(figure, 2, language));
  const say = winners === 2 ? words.lineTotal : words.fieldTotal;
  return (
    <p className={classes['foot']}>
      {say(total ?? '', sums.boards, each ?? '')}
      {sums.available && ` ${words.everyPair(formatShort(sums.available, 2, language))}`}
    </p>
  );
}
