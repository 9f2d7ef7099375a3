import type { RankingRowView } from '../../../../main/club/model/standings.ts';
import { standingWords } from '../../../../src/language/ranking/standing.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Ranking.module.css';

/** A dash for a pair that is not ranked. Its title says why. */
export function NoPlace({ why }: { readonly why: NonNullable<RankingRowView['unranked']> }) {
  return <PlaceDash why={useWords(standingWords).unranked[why]} />;
}

/** A dash in the place of a place, and why there is none. */
export function PlaceDash({ why }: { readonly why: string }) {
  return (
    <>
      <span aria-hidden="true" title={why}>
        –
      </span>
      <span className="visually-hidden">{why}</span>
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
