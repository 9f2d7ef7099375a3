import { useLocation } from 'wouter';
import type { EntryView } from '../../../../main/club/model/session.ts';
import { changeWords } from '../../../../src/language/screens/change.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useWords } from '../../../shared/language.tsx';
import { MOD, useShortcuts } from '../../../shared/shortcuts.ts';

/** The way to Names, where one player of the pair is replaced and the other stays. */
export function OnePlayer(props: { readonly session: number; readonly pair: EntryView | undefined }) {
  const words = useWords(changeWords);
  const [, go] = useLocation();
  const toNames = () =>
    go(`/sessions/${props.session}/names?${props.pair ? `replace=${props.pair.id}` : 'do=replace'}`);
  useShortcuts({ 'mod+b': toNames });
  return (
    <KeyAction keys={[MOD, 'B']} onPress={toNames}>
      {words.onePlayer}
    </KeyAction>
  );
}
