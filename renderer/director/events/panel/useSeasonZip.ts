import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../../src/language.ts';
import { saveBlob } from '../../api/saveFile.ts';

/** How far the pages of a season are: so many made of so many, or how it ended; null before. */
export type SeasonState =
  | { readonly kind: 'making'; readonly made: number; readonly pages: number }
  | { readonly kind: 'saved' | 'stopped' | 'failed' }
  | null;

/** Saves the pages of a season as a zip, page by page, until it is stopped or left. */
export function useSeasonZip(language: Language) {
  const [state, setState] = useState<SeasonState>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const save = async (sessions: readonly number[]) => {
    if (running.current) return;
    const making = new AbortController();
    running.current = making;
    const { signal } = making;
    const onPage = (made: number) => setState({ kind: 'making', made, pages: sessions.length });
    onPage(0);
    try {
      const { zipPages } = await import('../../api/zipPages.ts');
      const { name, content } = await zipPages({ sessions, language, onPage, signal });
      if (!signal.aborted) saveBlob(name, content);
      setState({ kind: signal.aborted ? 'stopped' : 'saved' });
    } catch {
      setState({ kind: signal.aborted ? 'stopped' : 'failed' });
    } finally {
      running.current = null;
    }
  };
  return { state, save, stop };
}
