import type { RankingView } from '../../../../main/club/model/standings.ts';
import { masterpointsNote } from '../../../../src/language/ranking/masterpoints.ts';
import { useLanguage } from '../../../shared/language.tsx';
import classes from '../Ranking.module.css';

/** By which scheme a ranking gives masterpoints, and whether they can change. Nothing where there are none. */
export function MasterpointsFoot(props: { readonly rankings: readonly RankingView[]; readonly isPublished: boolean }) {
  const language = useLanguage();
  const awarded = props.rankings.flatMap(({ masterpoints }) => masterpoints ?? []);
  if (awarded.length === 0) return null;
  return <p className={classes['foot']}>{masterpointsNote(awarded, props.isPublished, language)}</p>;
}
