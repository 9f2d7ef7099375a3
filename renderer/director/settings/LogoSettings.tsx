import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { LARGEST_LOGO } from '../../../src/basics/logo-limits.ts';
import { letterheadWords } from '../../../src/language/screens/papers/letterhead.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useWords } from '../../shared/language.tsx';
import { base64Of } from '../api/base64Of.ts';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/queryKeys.ts';
import classes from './Settings.module.css';

/** The club's logo: a file is chosen, shown as it prints, or taken away. One that can't be printed is refused here. */
export function LogoSettings() {
  const words = useWords(letterheadWords);
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const logo = useQuery({ queryKey: queryKeys.logo, queryFn: api.logo }).data ?? null;
  const {
    mutate: change,
    data: fault,
    status,
    reset,
  } = useMutation({
    mutationFn: async (file: File | null) => {
      if (file && file.size > LARGEST_LOGO) return 'tooLarge' as const;
      const answer = await api.changeLogo(file && (await base64Of(file)));
      if (typeof answer === 'string') return answer;
      client.setQueryData(queryKeys.logo, answer.logo);
      return null;
    },
  });
  const problem = status === 'error' ? words.notSaved : fault ? words.faults[fault] : null;
  return (
    <div className={classes['row']}>
      <span id="logo-name">{words.logo}</span>
      <div className={classes['logo']}>
        {logo && (
          <img
            src={`data:${logo.type};base64,${logo.picture}`}
            alt={words.shown}
            data-size={`${logo.width} x ${logo.height}`}
          />
        )}
        <input
          ref={field}
          type="file"
          accept="image/png,image/jpeg"
          aria-labelledby="logo-name"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file, mended meanwhile, can be chosen again.
            if (file) change(file, { onSettled: () => (target.value = '') });
          }}
        />
        <Button onPress={() => field.current?.click()}>{logo ? words.another : words.choose}</Button>
        {logo && (
          <Button
            onPress={() => {
              reset();
              change(null);
            }}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <small role={problem ? 'alert' : undefined}>{problem ?? words.note}</small>
    </div>
  );
}
