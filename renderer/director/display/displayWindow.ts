import { useEffect } from 'react';
import { displayWords } from '../../../src/language/screens/display.ts';
import { useWords } from '../../shared/language.tsx';

/** Names the window of a second display after what it shows. */
export function useDisplayName(shown: string): void {
  const { title } = useWords(displayWords);
  useEffect(() => {
    const before = document.title;
    document.title = `${title}: ${shown}`;
    return () => {
      document.title = before;
    };
  }, [title, shown]);
}

/** Fills the screen, or gives it back. */
export function toggleFullscreen(): void {
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
}
