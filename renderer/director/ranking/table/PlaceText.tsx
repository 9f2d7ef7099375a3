import type { RankingRowView } from '../../../../main/club/model/standings.ts';
import { standingWords } from '../../../../src/language/ranking/standing.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Ranking.module.css';

/** A dash for a pair without a place. Its title says why it has none. */
export function NoPlace({ why }: { readonly why: NonNullable<RankingRowView['unranked']> }) {
  const words = useWords(standingWords);
  return (
    <>
      <span aria-hidden="true" title={words.unranked[why]}>
        –
      </span>
      <span className="visually-hidden">{words.unranked[why]}</span>
    </>
  );
}

/** A place. The = of a shared place hangs, so that the digits stay in line. */
export function PlaceNumber({ place, tied }: { readonly place: number; readonly tied: boolean }) {
  return (
    <>
      {place}
      <span className={classes['tied']}>{tied ? '=' : ''}</span>
    </>
  );
}
