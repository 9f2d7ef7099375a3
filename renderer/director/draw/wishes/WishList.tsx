import type { ReactNode } from 'react';
import { drawWords } from '../../../../src/language/screens/draw.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Draw.module.css';

interface Held {
  readonly until: number;
  readonly reason: string;
}

/** What the director wants of the draw of a round; each wish can be taken back. */
export function WishList<Wish extends Held>(props: {
  readonly wishes: readonly Wish[];
  readonly round: number;
  readonly textOf: (wish: Wish) => string;
  /** Left out while a draft is shown. */
  readonly onKeep?: ((wishes: readonly Wish[]) => void) | undefined;
  readonly children: ReactNode;
}) {
  const words = useWords(drawWords);
  const { wishes, round, textOf, onKeep } = props;
  return (
    <section className={classes['block']}>
      <h2>{words.wishes}</h2>
      <ul className={classes['wishes']}>
        {wishes.map((wish) => (
          <li key={JSON.stringify(wish)}>
            <span>
              {textOf(wish)}
              {wish.until > round && `, ${words.until(wish.until)}`}
              {wish.reason !== '' && <small> {wish.reason}</small>}
            </span>
            {onKeep && (
              <button
                type="button"
                className={classes['link']}
                onClick={() => onKeep(wishes.filter((one) => one !== wish))}
              >
                {words.takeBack}
              </button>
            )}
          </li>
        ))}
      </ul>
      {props.children}
    </section>
  );
}
