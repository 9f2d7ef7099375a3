import { useEffect } from 'react';

/** Sets light or dark on the page, following the system when asked to, and two or four suit colours. */
export function useTheme(theme: 'system' | 'light' | 'dark', suitColours: 2 | 4): void {
  useEffect(() => {
    document.documentElement.dataset['suits'] = String(suitColours);
  }, [suitColours]);
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const dark = theme === 'dark' || (theme === 'system' && system.matches);
      document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [theme]);
}
