import type { KnockoutView } from '../../../main/club/model/knockout.ts';
import { knockoutRoundName } from '../../../src/language/draw/knockout.ts';
import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import type { BracketActions } from './bracketActions.ts';
import classes from './BracketScreen.module.css';
import type { BracketScreenState } from './useBracket.ts';

/** The round that follows from the bracket, as a proposal: nobody knows it until it is announced. */
export function RoundToAnnounce(props: {
  readonly state: BracketScreenState;
  readonly actions: BracketActions;
  readonly knockout: KnockoutView;
}) {
  const { state, actions, knockout } = props;
  const language = useLanguage();
  const words = useWords(bracketWords);
  const { next } = knockout;
  if (actions.lot) {
    return (
      <section className={classes['block']}>
        <Button primary onPress={actions.lot}>
          {words.drawLot}
        </Button>
      </section>
    );
  }
  if ('problem' in next) return null;
  const left = next.meetings.find(({ reason }) => reason.bracket === 1)?.reason.left ?? 2;
  const wishes = next.overrides.filter(({ kind }) => kind !== 'lot').length;
  return (
    <section
      className={classes['block']}
      aria-label={words.next(knockoutRoundName({ round: next.round, left }, language))}
    >
      <h2>{words.next(knockoutRoundName({ round: next.round, left }, language))}</h2>
      <ul className={classes['meetings']}>
        {next.meetings.map(({ home, away }) => (
          <li key={`${home} ${away}`}>
            {away === null ? words.hasBye(state.nameOf(home)) : words.pair(state.nameOf(home), state.nameOf(away))}
          </li>
        ))}
      </ul>
      {wishes > 0 && (
        <p className={classes['sentence']}>
          {words.overrides(wishes)}{' '}
          {actions.clear && (
            <button type="button" className={classes['link']} onClick={actions.clear}>
              {words.clear}
            </button>
          )}
        </p>
      )}
      {actions.announce && (
        <Button primary shortcut="A" onPress={actions.announce}>
          {words.announce}
        </Button>
      )}
    </section>
  );
}
