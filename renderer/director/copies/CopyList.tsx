import { useState } from 'react';
import type { RestorableCopy } from '../../../main/store/file/restore.ts';
import { formatMoment } from '../../../src/language/dates.ts';
import { copiesWords } from '../../../src/language/screens/copies.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import classes from './Copies.module.css';

/**
 * The copies, a row each, the one that has most first.
 * @param asks whether to ask first: the club is open, and somebody may be typing
 */
export function CopyList(props: {
  readonly copies: readonly RestorableCopy[];
  readonly asks: boolean;
  readonly onTake: (path: string) => void;
}) {
  const words = useWords(copiesWords);
  return (
    <table className={classes['copies']}>
      <thead>
        <tr>
          <th scope="col">{words.made}</th>
          <th scope="col">{words.events}</th>
          <th scope="col">{words.results}</th>
          <th scope="col">{words.lacks}</th>
          <th scope="col">
            <span className="visually-hidden">{words.take}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {props.copies.map((copy, index) => (
          <CopyRow key={copy.path} copy={copy} first={index === 0 && !props.asks} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function CopyRow(props: {
  readonly copy: RestorableCopy;
  readonly first: boolean;
  readonly asks: boolean;
  readonly onTake: (path: string) => void;
}) {
  const { copy, first, asks, onTake } = props;
  const words = useWords(copiesWords);
  const language = useLanguage();
  const [asking, ask] = useState(false);
  const { contents, lacks } = copy;
  const made = contents.at === null ? words.empty : formatMoment(contents.at, '', language);
  const take = () => onTake(copy.path);
  return (
    <tr title={copy.path}>
      <th scope="row">
        {made}
        {(copy.otherCourse || copy.aside) && (
          <span className="quiet">{copy.otherCourse ? words.otherCourse : words.aside}</span>
        )}
      </th>
      <td>{contents.events}</td>
      <td>{contents.results}</td>
      <td>{lacks.changes === 0 ? words.lacksNothing : words.lacksOf(lacks)}</td>
      <td>
        {asking ? (
          <span className={classes['asking']}>
            {words.sure}
            <Button onPress={take}>{words.yes}</Button>
            <Button onPress={() => ask(false)}>{words.no}</Button>
          </span>
        ) : (
          <Button primary={first} onPress={asks ? () => ask(true) : take}>
            {words.take}
          </Button>
        )}
      </td>
    </tr>
  );
}
