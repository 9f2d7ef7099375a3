import { useId } from 'react';
import { TextField } from '../../shared/controls/TextField.tsx';
import { usePlayersLike } from '../api/usePlayersLike.ts';
import classes from './Form.module.css';

const LONGEST_NAME = 100;

/** The field of a player's name. After two letters it offers the club's players. */
export function PlayerField(props: {
  readonly label: string;
  readonly name: string;
  readonly isFirst?: boolean;
  readonly onChange: (name: string) => void;
}) {
  const list = useId();
  const like = props.name.trim();
  const players = usePlayersLike(like);
  return (
    <label className={classes['field']}>
      <span>{props.label}</span>
      <TextField
        value={props.name}
        list={list}
        dir="auto"
        maxLength={LONGEST_NAME}
        spellCheck={false}
        data-first={props.isFirst || undefined}
        title={props.name || undefined}
        onChange={({ target }) => props.onChange(target.value)}
      />
      <datalist id={list}>
        {[...new Set(players.map(({ name }) => name))].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </label>
  );
}
