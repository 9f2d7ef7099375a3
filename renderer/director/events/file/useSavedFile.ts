import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { useWords } from '../../../shared/language.tsx';
import { eventFilesApi } from '../../api/eventFiles.ts';
import { saveFile } from '../../api/saveFile.ts';

/** Saves the event of a session as a file of its own, and says under which name. */
export function useSavedFile(say: (message: string) => void): (session: number | null) => void {
  const words = useWords(eventFileWords);
  return (session) => {
    if (session === null) return;
    saveFile(eventFilesApi.address(session)).then(
      (name) => say(words.savedAs(name)),
      () => say(words.savingFailed),
    );
  };
}
