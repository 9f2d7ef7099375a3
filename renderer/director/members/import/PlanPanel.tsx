import type { MemberFileView } from '../../../../main/club/model/members/import.ts';
import { importWords } from '../../../../src/language/screens/members/import.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import { useProgress } from '../../api/progress/useProgress.ts';
import classes from './Import.module.css';

const MOST_SHOWN = 30;

/** What taking a file over does, before it is done: how many are added and changed, and what is odd. */
export function PlanPanel(props: {
  readonly view: MemberFileView;
  readonly canImport: boolean;
  readonly isBusy: boolean;
  readonly onImport: () => void;
}) {
  const words = useWords(importWords);
  const { caps } = useWords(shellWords);
  const { plan, mapping } = props.view;
  const { added, changed, same, examples, odd, oddLines } = plan;
  const progress = useProgress(props.isBusy);
  const hasNames = mapping.some(({ is }) => is === 'name' || is === 'first' || is === 'last');
  return (
    <section className={classes['plan']} aria-label={words.planTitle}>
      <h2>{words.planTitle}</h2>
      {hasNames ? (
        <>
          <p aria-live="polite">
            {added + changed === 0
              ? words.nothing
              : [words.added(added), words.changed(changed), words.same(same)].join(', ')}
          </p>
          <ul>
            {examples.map(({ line, name, was }) => (
              <li key={line}>
                <bdi>{name}</bdi>{' '}
                <small>{was === null ? words.new : was === name ? words.changed(1) : words.was(was)}</small>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p role="alert">{words.nameless}</p>
      )}
      {(added + changed > 0 || props.isBusy) && (
        <p className={classes['take']}>
          <Button primary shortcut={caps.enter} disabled={!props.canImport} onPress={props.onImport}>
            {props.isBusy
              ? progress
                ? words.progress[progress.kind](progress.done, progress.of)
                : words.importing
              : words.import(added + changed)}
          </Button>
        </p>
      )}
      <p className="quiet">{words.undoLater}</p>
      {hasNames && odd.length > 0 && (
        <>
          <h3>{words.oddTitle(oddLines)}</h3>
          <ul className={classes['odd']}>
            {odd.slice(0, MOST_SHOWN).map(({ line, code, text }, index) => (
              <li key={index}>
                <span>{words.line(line)}</span>
                <span>
                  {text !== '' && <bdi>{text}</bdi>} {words.odd[code]}
                </span>
              </li>
            ))}
          </ul>
          {oddLines > MOST_SHOWN && <p className="quiet">{words.oddMore(oddLines - MOST_SHOWN)}</p>}
        </>
      )}
    </section>
  );
}
