import type { KnockoutMatchView, KnockoutNodeView, KnockoutView } from '../../../main/club/model/knockout.ts';
import { knockoutMatchName, knockoutReasonSentence } from '../../../src/language/draw/knockout.ts';
import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { capitalize } from '../../../src/language/sentences.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { figureText, winnerOf } from '../../../src/language/draw/bracket-rows.ts';
import classes from './BracketScreen.module.css';
import { matchSums } from './matchSums.ts';
import { TriangleResult } from './TriangleResult.tsx';
import type { BracketScreenState } from './useBracket.ts';

/** The chosen match: its result part by part, who goes on, and why the two meet. */
export function ChosenMatch({
  state,
  knockout,
}: {
  readonly state: BracketScreenState;
  readonly knockout: KnockoutView;
}) {
  const language = useLanguage();
  const words = useWords(bracketWords);
  const { chosen, nameOf } = state;
  if (!chosen) return null;
  const names = chosen.sides.map(({ entry }) => (entry === null ? words.toCome : nameOf(entry)));
  const title = names.length === 2 ? words.pair(names[0] ?? '', names[1] ?? '') : names.join(', ');
  const [match] = chosen.matches;
  return (
    <section aria-live="polite">
      <div className={classes['panelHead']}>
        {/* Each name has its own direction: the two stay in the order of their scores. */}
        <h2>{title}</h2>
        <span>{knockoutMatchName(chosen, language)}</span>
      </div>
      {chosen.matches.map((one) => (
        <MatchResult key={one.match} match={one} node={chosen} state={state} knockout={knockout} />
      ))}
      <TriangleResult node={chosen} nameOf={nameOf} />
      {match && <p className={classes['sentence']}>{capitalize(knockoutReasonSentence(match, nameOf, language))}</p>}
    </section>
  );
}

function MatchResult(props: {
  readonly match: KnockoutMatchView;
  readonly node: KnockoutNodeView;
  readonly state: BracketScreenState;
  readonly knockout: KnockoutView;
}) {
  const { match, node, state, knockout } = props;
  const language = useLanguage();
  const words = useWords(bracketWords);
  const { nameOf } = state;
  if (match.away === null) return null;
  const sums = matchSums(match, state, knockout.spec.segments, words);
  const total = sums.at(-1);
  const winner = winnerOf(match);
  const isLast = node.left === 2;
  const isDecided = match.decision?.kind === 'won' || match.decision?.kind === 'unplayed';
  const [home, away] = [nameOf(match.home), nameOf(match.away)];
  return (
    <>
      {total && match.score && node.matches.length === 1 && (
        <p className={classes['large']}>
          {figureText(total.home, language)} – {figureText(total.away, language)}
        </p>
      )}
      {total && match.score && node.matches.length > 1 && (
        <div className={classes['half']}>
          <span>{words.pair(home, away)}</span>
          <b>
            {figureText(total.home, language)} – {figureText(total.away, language)}
          </b>
        </div>
      )}
      {sums.length > 1 && (
        <table className={classes['sums']}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.sumsOf}</span>
              </th>
              <th scope="col">
                <bdi>{home}</bdi>
              </th>
              <th scope="col">
                <bdi>{away}</bdi>
              </th>
            </tr>
          </thead>
          <tbody>
            {sums.map(({ name, home: own, away: other, isTotal }) => (
              <tr key={name} data-total={isTotal || undefined}>
                <th scope="row">{name}</th>
                <td>{figureText(own, language)}</td>
                <td>{figureText(other, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {node.matches.length === 1 && (
        <p className={classes['sentence']}>
          {winner !== null
            ? (isLast ? words.wins : words.goesOn)(nameOf(winner))
            : isDecided
              ? words.nobody
              : words.notYet}
        </p>
      )}
    </>
  );
}
