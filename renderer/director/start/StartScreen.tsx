import { useState, type ComponentType } from 'react';
import type { PlayKind } from '../../../src/language/screens/plays.ts';
import { useStartDraft } from './form/useStartDraft.ts';
import { continuedSettings } from './further/continuedPlan.ts';
import { useFurther, type Further } from './further/useFurther.ts';
import { INDIVIDUAL } from './individual/individual.ts';
import { PAIRS } from './pairs/pairs.ts';
import type { PlayNumber } from './form/playNumber.ts';
import { PLAYS } from './plays.ts';
import { TEAMS } from './teams/teams.ts';
import { PlayScreen, type PlayScreenProps } from './PlayScreen.tsx';

/** Each kind of play with its screen. */
const SCREENS: Record<PlayKind, { readonly number: PlayNumber; readonly Screen: ComponentType<PlayScreenProps> }> = {
  pairs: { number: PAIRS, Screen: (props) => <PlayScreen play={PAIRS} {...props} /> },
  teams: { number: TEAMS, Screen: (props) => <PlayScreen play={TEAMS} {...props} /> },
  individual: { number: INDIVIDUAL, Screen: (props) => <PlayScreen play={INDIVIDUAL} {...props} /> },
};

/**
 * A new event: what is played, the number of tables, teams or players, and the movement. Everything else has a default,
 * and names can come later.
 */
export function StartScreen() {
  const further = useFurther();
  const [chosen, play] = useState<PlayKind>(PLAYS[0]);
  const played = further?.played ?? chosen;
  const { number, Screen } = SCREENS[played];
  const typed = useStartDraft(number, further ? usualNumber(further) : '', further?.beside);
  const settings = continuedSettings(typed, further);
  return <Screen settings={settings} onPlay={play} further={further} />;
}

/** Tables, teams or players for those who play on. */
function usualNumber({ played, playing }: Further): string {
  return String(played === 'pairs' ? playing / 2 : playing);
}
