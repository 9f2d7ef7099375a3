import { useEffect } from 'react';
import { isMac } from '../../shared/shortcuts.ts';

/** Marks the page while Ctrl, on a Mac Command, is held. Nothing is drawn again for it. */
export function useModHeld(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const release = () => delete dataset['mod'];
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== (isMac ? 'Meta' : 'Control')) return;
      if (event.type === 'keydown') dataset['mod'] = '';
      else release();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    window.addEventListener('blur', release);
    return () => {
      release();
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
      window.removeEventListener('blur', release);
    };
  }, []);
}
