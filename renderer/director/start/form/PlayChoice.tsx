import { playWords, type PlayKind } from '../../../../src/language/screens/plays.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import { TabRow } from '../../../shared/controls/TabRow.tsx';
import { useWords } from '../../../shared/language.tsx';
import { PLAYS } from '../plays.ts';

/** What is played: pairs, until something else is chosen. */
export function PlayChoice(props: { readonly played: PlayKind; readonly onPlay: (played: PlayKind) => void }) {
  const words = useWords(startWords);
  const plays = useWords(playWords);
  return (
    <TabRow
      label={words.whatIsPlayed}
      tabs={PLAYS.map((name) => ({ name, text: plays[name].name }))}
      current={props.played}
      onGo={props.onPlay}
    />
  );
}
