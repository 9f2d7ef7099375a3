import type { KnockoutView } from '../../../main/club/model/knockout.ts';
import { knockoutMatchName } from '../../../src/language/draw/knockout.ts';
import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { capitalize } from '../../../src/language/sentences.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import type { BracketActions } from './bracketActions.ts';
import classes from './BracketScreen.module.css';
import type { BracketScreenState } from './useBracket.ts';

/** A correction changed who goes on after the next round was drawn: the director decides, nothing changes by itself. */
export function UpsetNotice(props: {
  readonly state: BracketScreenState;
  readonly actions: BracketActions;
  readonly knockout: KnockoutView;
}) {
  const { state, actions, knockout } = props;
  const language = useLanguage();
  const words = useWords(bracketWords);
  const { nameOf } = state;
  return (
    <section className={classes['upset']} role="status">
      <h2>{words.upsets}</h2>
      {knockout.upsets.map(({ match, drawn, now }) => {
        const node = knockout.nodes.find(({ matches }) => matches.some((one) => one.match === match));
        const name = node ? capitalize(knockoutMatchName(node, language)) : '';
        return (
          <p key={`${match} ${drawn}`}>
            {now === null ? words.upsetOpen(nameOf(drawn), name) : words.upset(nameOf(drawn), name, nameOf(now))}
          </p>
        );
      })}
      <p>{knockout.again ? words.redraw : words.stands}</p>
      {knockout.again && actions.announce && (
        <Button shortcut="A" onPress={actions.announce}>
          {words.announceAgain}
        </Button>
      )}
    </section>
  );
}
