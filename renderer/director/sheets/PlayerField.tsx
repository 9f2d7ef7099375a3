import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../api/client.ts';
import { TextField } from '../../shared/controls/TextField.tsx';
import classes from './Form.module.css';

const LETTERS_TO_COMPLETE = 2;
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
  const enough = like.length >= LETTERS_TO_COMPLETE;
  const { data } = useQuery({
    queryKey: ['players', like],
    queryFn: () => api.players(like),
    enabled: enough,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
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
        {enough &&
          [...new Set(data?.map(({ name }) => name))].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
      </datalist>
    </label>
  );
}
