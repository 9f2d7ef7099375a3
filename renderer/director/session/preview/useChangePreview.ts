import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { ChangePreview } from '../../../../main/club/model/publication.ts';

/** After the last key, in milliseconds. */
const PAUSE = 150;

/** The preview of a change being typed, fetched a pause after the last key; null while there is no change. */
export function useChangePreview<Input, Preview = ChangePreview>(
  what: 'penalty' | 'terms' | 'scoring' | 'masterpoints',
  { id, change }: Pick<SessionView, 'id' | 'change'>,
  input: Input | null,
  requestPreview: (session: number, input: Input) => Promise<Preview | null>,
): Preview | null {
  const typed = input === null ? null : JSON.stringify(input);
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    queryKey: ['preview', id, change, what, text],
    queryFn: () => requestPreview(id, JSON.parse(text ?? '') as Input),
    enabled: text !== null,
    placeholderData: keepPreviousData,
  });
  return (text !== null && typed !== null && data) || null;
}
