import { useState } from 'react';
import { saveFile } from '../api/saveFile.ts';

/** Saving files, and whether the last one could not be saved. */
export function useSaveFile() {
  const [failed, setFailed] = useState(false);
  const save = (path: string): void => {
    setFailed(false);
    saveFile(path).catch(() => setFailed(true));
  };
  return { save, failed };
}
