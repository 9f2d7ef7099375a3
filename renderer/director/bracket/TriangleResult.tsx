import type { KnockoutNodeView } from '../../../main/club/model/knockout.ts';
import { figureText } from '../../../src/language/draw/bracket-rows.ts';
import { formatShort } from '../../../src/language/numbers.ts';
import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { formatList } from '../../../src/language/sentences.ts';
import { exact } from '../../../src/scoring/numbers/exact.ts';
import { triangleGoOn } from '../../../src/draw/knockout/triangle.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import classes from './BracketScreen.module.css';
import { levelOf } from './matchOfNode.ts';

/** The three of a triangle in order, once their matches are in, and who goes on. */
export function TriangleResult({
  node,
  nameOf,
}: {
  readonly node: KnockoutNodeView;
  readonly nameOf: (team: number) => string;
}) {
  const language = useLanguage();
  const words = useWords(bracketWords);
  const reason = node.matches[0]?.reason;
  if (reason?.code !== 'triangle') return null;
  if (!node.rows) return <p className={classes['sentence']}>{words.notYet}</p>;
  const through = triangleGoOn(node.rows, reason.goOn);
  const names = (teams: readonly number[]) => formatList(teams.map(nameOf), language);
  return (
    <>
      <table className={classes['sums']}>
        <thead>
          <tr>
            <th scope="col">{words.team}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.imps}</th>
          </tr>
        </thead>
        <tbody>
          {node.rows.map(({ entry, halvesWon, impsWon, impsLost }) => (
            <tr key={entry}>
              <th scope="row">
                <bdi>{nameOf(entry)}</bdi>
              </th>
              <td>{formatShort(exact(halvesWon, 2), 1, language)}</td>
              <td>{words.score(figureText(impsWon.exact, language), figureText(impsLost.exact, language))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes['sentence']}>
        {through === null
          ? words.areLevel(names(levelOf(node)))
          : through.length === 1
            ? words.goesOn(names(through))
            : words.goOn(names(through))}
      </p>
    </>
  );
}
