import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Key } from '../../../shared/controls/Keys.tsx';
import { useWords } from '../../../shared/language.tsx';
import { MOD } from '../../../shared/shortcuts.ts';
import type { KeyHelp } from '../keyHelp.ts';
import type { Destination } from './destination.ts';
import { Dialog } from './Dialog.tsx';
import classes from './Palette.module.css';

/** The keys of the screen, then those of every screen. */
export function KeyList(props: {
  readonly keys: readonly KeyHelp[];
  readonly screens: readonly Destination[];
  readonly onClose: () => void;
}) {
  const words = useWords(shellWords);
  const own = new Set(props.keys.map(({ keys }) => keys.join(' ')));
  const everywhere: readonly KeyHelp[] = [
    ...props.screens.map(({ keys = [], name }) => ({ keys, does: name })),
    { keys: [MOD, 'O'], does: words.importFile },
    { keys: [MOD, 'K'], does: words.commands },
    { keys: ['?', 'F1'], does: words.keysOfScreen },
    { keys: [words.caps.escape], does: words.close },
  ];
  return (
    <Dialog label={words.keysOfScreen} onClose={props.onClose}>
      <Group title={words.keysOfScreen} keys={props.keys} />
      <Group title={words.everywhere} keys={everywhere.filter(({ keys }) => !own.has(keys.join(' ')))} />
    </Dialog>
  );
}

function Group({ title, keys }: { readonly title: string; readonly keys: readonly KeyHelp[] }) {
  if (keys.length === 0) return null;
  return (
    <section className={classes['group']}>
      <h2>{title}</h2>
      <dl className={classes['keys']}>
        {keys.map((key) => (
          <div key={key.keys.join(' ')}>
            <dt>
              <Key>{key.keys.join(' ')}</Key>
            </dt>
            <dd>{key.does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
