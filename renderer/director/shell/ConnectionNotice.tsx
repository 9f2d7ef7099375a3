import { useSyncExternalStore } from 'react';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { useWords } from '../../shared/language.tsx';
import { connectionState, onConnectionChange, type ConnectionState } from '../api/connection.ts';
import classes from './ConnectionNotice.module.css';

/** How the connection to the server stands. */
export function useConnection(): ConnectionState {
  return useSyncExternalStore(onConnectionChange, connectionState);
}

/** One line above the keys while the server is gone or does not know this browser: what to do, and what is kept. */
export function ConnectionNotice() {
  const words = useWords(shellWords);
  const connection = useConnection();
  if (connection === 'open') return null;
  return (
    <p role="alert" className={classes['notice']}>
      {words.connection[connection]}
    </p>
  );
}
