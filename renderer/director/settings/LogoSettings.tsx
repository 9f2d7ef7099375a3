import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LogoFault } from '../../../main/club/model/logo.ts';
import { LARGEST_LOGO } from '../../../src/basics/logo-limits.ts';
import { letterheadWords } from '../../../src/language/screens/papers/letterhead.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useWords } from '../../shared/language.tsx';
import { base64Of } from '../api/base64Of.ts';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { printableLogo } from './printableLogo.ts';
import classes from './Settings.module.css';

/**
 * The club's logo: a file is chosen, shown as it prints, or taken away. One that is too large or of another kind is
 * drawn anew, and one that can't be drawn is refused here.
 */
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
      const answer = await changeLogo(file);
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
          accept="image/*"
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

async function changeLogo(file: File | null) {
  const answer = file && file.size > LARGEST_LOGO ? 'tooLarge' : await api.changeLogo(file && (await base64Of(file)));
  if (file === null || typeof answer !== 'string' || !REDRAWN.has(answer)) return answer;
  const redrawn = await printableLogo(file);
  return redrawn ? api.changeLogo(await base64Of(redrawn)) : answer;
}

/** What is mended by drawing a picture anew. */
const REDRAWN: ReadonlySet<LogoFault> = new Set(['tooLarge', 'tooManyPixels', 'otherKind', 'otherColours']);
