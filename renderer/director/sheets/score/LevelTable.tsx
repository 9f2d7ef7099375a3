import { LEVELS } from '../../../../src/bridge/contract.ts';
import { MOST_POINTS, fewestPoints } from '../../../../src/bridge/score/minibridge.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from './Levels.module.css';

/** The levels for the points of a side, by the table that French clubs teach; that of the deal stands out. */
export function LevelTable({ level }: { readonly level: number | null }) {
  const words = useWords(sheetWords);
  return (
    <section className={classes['levels']} aria-label={words.levels}>
      <h2>{words.levels}</h2>
      <ol>
        {LEVELS.map((one, index) => {
          const next = LEVELS[index + 1];
          const most = next === undefined ? MOST_POINTS : fewestPoints(next) - 1;
          return (
            <li key={one} aria-current={one === level ? 'true' : undefined}>
              {words.levelRow(`${fewestPoints(one)}–${most}`, one)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
