import { useRef } from 'react';
import { useLocation } from 'wouter';
import { comparisonWords } from '../../../src/language/screens/comparison.ts';
import { ownMovementWords } from '../../../src/language/screens/own-movement.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { playWords, type PlayKind } from '../../../src/language/screens/plays.ts';
import { startWords } from '../../../src/language/screens/start.ts';
import { KeyAction } from '../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { useEvents } from '../api/queries.ts';
import { otherClubsPlaces } from '../session/palette/otherClubsPlaces.ts';
import { ClubTitle, useClubTabs } from '../shell/club.tsx';
import { Screen } from '../shell/Screen.tsx';
import { useTurnedRounds } from './drawing/useTurnedRounds.ts';
import { StartForm } from './form/StartForm.tsx';
import { focusFirstWrong } from './form/startForm.ts';
import type { StartSettings } from './form/useStartDraft.ts';
import type { ListedChoice, Play } from './play.ts';
import { PLAYS } from './plays.ts';
import { matchScoringOf } from './teams/matchWays.ts';
import type { Further } from './further/useFurther.ts';
import { useStarting } from './choices/useStarting.ts';
import { useListedChoices } from './choices/useListedChoices.ts';
import classes from './Start.module.css';
import { StartWork } from './StartWork.tsx';

export interface PlayScreenProps {
  readonly settings: StartSettings;
  /** Chooses what is played. */
  readonly onPlay: (played: PlayKind) => void;
  /** The session after another that is set up; null for a new event. */
  readonly further: Further | null;
}

/** A new event of one kind of play: its number, the movements that fit, and the rest of its settings. */
export function PlayScreen<Choice extends ListedChoice>({
  play,
  settings,
  onPlay,
  further,
}: PlayScreenProps & { readonly play: Play<Choice> }) {
  const words = useWords(startWords);
  const compared = useWords(comparisonWords);
  const own = useWords(ownMovementWords);
  const { caps, noAnswer } = useWords(shellWords);
  const [, go] = useLocation();
  const tabs = useClubTabs();
  const language = useLanguage();
  const events = useEvents('').data?.pages[0]?.events ?? [];
  const form = useRef<HTMLFormElement>(null);
  const movements = useListedChoices(play, settings.shown);
  const rounds = useTurnedRounds(play, movements.chosen);
  const matchesOf = (choice: Choice) => matchScoringOf(play, settings, choice);
  const starting = useStarting({ play, settings, further, matchesOf, chosen: movements.chosenKey });
  const start = () => {
    if (!settings.plan || (further && further.wrong.length > 0)) focusFirstWrong(form.current);
    else if (!starting.isPending) starting.mutate(settings.plan);
  };
  const openOwn = () => go('/new/own');
  const plays = useWords(playWords);
  const others = further ? [] : PLAYS.filter((played) => played !== play.played);
  const letters = {
    c: movements.toggleMark,
    m: movements.toggleAll,
    ...(play.hasOwn && { o: openOwn }),
    ...Object.fromEntries(others.map((played) => [plays[played].key.toLowerCase(), () => onPlay(played)])),
  };
  const arrow = (by: 1 | -1) => movements.choose(movements.index + by);
  const [earlier, later] = [() => rounds.turn(-1), () => rounds.turn(1)];
  return (
    <Screen
      title={<ClubTitle />}
      tabs={tabs}
      places={() => otherClubsPlaces(events, language)}
      status={
        <KeyAction keys={[caps.escape]} onPress={() => go('/')}>
          {words.keyEvents}
        </KeyAction>
      }
      keys={[
        { keys: ['↑', '↓'], does: words.keyMovement },
        { keys: [caps.enter], does: words.keyStart, onPress: start },
        {
          keys: ['C'],
          does: movements.markedIndex === null ? compared.compare : compared.back,
          onPress: movements.toggleMark,
        },
        { keys: ['M'], does: movements.listsAll ? words.keyFewer : words.keyAll, onPress: movements.toggleAll },
        { keys: [caps.tab], does: words.keyNext },
        ...(play.hasOwn ? [{ keys: ['O'], does: own.link, onPress: openOwn }] : []),
        ...others.map((played) => ({
          keys: [plays[played].key],
          does: plays[played].name.toLowerCase(),
          onPress: () => onPlay(played),
        })),
      ]}
      shortcuts={{
        arrowup: () => arrow(-1),
        arrowdown: () => arrow(1),
        escape: () => go('/'),
        enter: start,
        ...letters,
        pageup: earlier,
        pagedown: later,
        'shift+pageup': earlier,
        'shift+pagedown': later,
        arrowleft: earlier,
        arrowright: later,
      }}
      panelAt="left"
      panel={
        <StartForm
          ref={form}
          settings={settings}
          matches={movements.chosen ? matchesOf(movements.chosen) : null}
          comparesField={
            play.played !== 'teams' || (movements.chosen ? play.addsUp?.(movements.chosen) === true : false)
          }
          boardsPerMatch={movements.chosen?.boardsPerMatch ?? 1}
          onArrow={arrow}
          onStart={start}
          onPlay={onPlay}
          further={further}
          letters={letters}
        />
      }
    >
      <div className={classes['work']}>
        {(starting.failure !== null || movements.isError) && (
          <p className={classes['failed']} role="alert">
            {movements.isError ? noAnswer : starting.failure}
          </p>
        )}
        <StartWork
          play={play}
          settings={settings}
          movements={movements}
          rounds={rounds}
          onArrow={arrow}
          onStart={start}
        />
      </div>
    </Screen>
  );
}
