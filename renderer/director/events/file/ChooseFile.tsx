import { useRef } from 'react';
import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';

/** The button that opens the dialog of the machine. */
export function ChooseFile(props: {
  /** Whether none is chosen yet. */
  readonly isFirst: boolean;
  readonly onFile: (file: File) => void;
  readonly primary?: boolean;
}) {
  const words = useWords(eventFileWords);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button primary={props.primary ?? false} onPress={() => input.current?.click()}>
        {props.isFirst ? words.choose : words.another}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) props.onFile(chosen);
          target.value = '';
        }}
      />
    </>
  );
}
