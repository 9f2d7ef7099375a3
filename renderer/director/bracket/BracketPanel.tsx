import type { KnockoutView } from '../../../main/club/model/knockout.ts';
import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { useWords } from '../../shared/language.tsx';
import type { BracketActions } from './bracketActions.ts';
import classes from './BracketScreen.module.css';
import { ChosenMatch } from './ChosenMatch.tsx';
import { EarlierForm } from './EarlierForm.tsx';
import { OpponentsForm } from './OpponentsForm.tsx';
import { RoundToAnnounce } from './RoundToAnnounce.tsx';
import { SeedsForm } from './SeedsForm.tsx';
import { UpsetNotice } from './UpsetNotice.tsx';
import type { BracketScreenState } from './useBracket.ts';

/** Beside the bracket: what a correction has upset, the chosen match, the next round, and the places so far. */
export function BracketPanel(props: {
  readonly state: BracketScreenState;
  readonly actions: BracketActions;
  readonly knockout: KnockoutView;
}) {
  const { state, actions, knockout } = props;
  const { form, problem } = state;
  return (
    <>
      {knockout.upsets.length > 0 && <UpsetNotice state={state} actions={actions} knockout={knockout} />}
      {form === null && problem !== null && (
        <p role="alert" className={classes['problem']}>
          {problem}
        </p>
      )}
      {form === 'earlier' && <EarlierForm state={state} />}
      {form === 'seeds' && <SeedsForm state={state} knockout={knockout} />}
      {form === 'opponents' && <OpponentsForm state={state} actions={actions} />}
      {form === null && (
        <>
          <ChosenMatch state={state} knockout={knockout} />
          <RoundToAnnounce state={state} actions={actions} knockout={knockout} />
          <PlacesSoFar state={state} knockout={knockout} />
        </>
      )}
    </>
  );
}

function PlacesSoFar({ state, knockout }: { readonly state: BracketScreenState; readonly knockout: KnockoutView }) {
  const words = useWords(bracketWords);
  const [all] = knockout.places;
  // While everybody plays for every place, there is none to tell.
  if (knockout.places.length === 1 && all?.isOpen) return null;
  return (
    <section className={classes['block']}>
      <div className={classes['panelHead']}>
        <h2>{knockout.places.some(({ isOpen }) => isOpen) ? words.placesSoFar : words.places}</h2>
        {knockout.places.some(({ tied }) => tied) && <span>{words.shared}</span>}
      </div>
      <dl className={classes['places']}>
        {knockout.places.map(({ first, last, tied, isOpen, entries }) => (
          <div key={first}>
            <dt>{isOpen && last > first ? `${first}–${last}` : `${first}${tied ? '=' : ''}`}</dt>
            <dd>
              {entries.map((entry, index) => (
                <span key={entry}>
                  {index > 0 && ', '}
                  <bdi>{state.nameOf(entry)}</bdi>
                </span>
              ))}{' '}
              {isOpen && <span className="quiet">{words.playedFor}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
