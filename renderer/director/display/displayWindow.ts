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

/** Refuses files that are dropped on a window that takes none: the browser would open one in its place. */
export function useNoDrop(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

/** Fills the screen, or gives it back. */
export function toggleFullscreen(): void {
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
}
