import { useLocation, useSearch } from 'wouter';
import type { BroughtIn } from '../../../../main/club/model/event-file.ts';
import { isProblemAnswer } from '../../api/client.ts';
import { base64Of } from '../../api/base64Of.ts';
import { membersApi } from '../../api/members.ts';
import { leaveFile } from '../../shell/files/waitingFile.ts';
import { useEventFile, type FileToBringIn } from './useEventFile.ts';
import { useForeignFile, type ForeignDone, type ForeignFile } from './useForeignFile.ts';

/** A file that is being imported, whatever it is: an event file of Etui, or a file of another program. */
export interface FileToImport {
  readonly own: FileToBringIn;
  readonly foreign: ForeignFile;
  /** Whether it is of another program. */
  readonly isForeign: boolean;
  /** The event on whose screen it was dropped. */
  readonly into: number | null;
  readonly read: (file: File) => void;
  readonly forget: () => void;
}

export function useImportFile(
  onBroughtIn: (done: BroughtIn) => void,
  onDone: (done: ForeignDone) => void,
): FileToImport {
  const [, go] = useLocation();
  const into = Number(new URLSearchParams(useSearch()).get('into'));
  const own = useEventFile(onBroughtIn);
  const openMembers = async (file: File): Promise<boolean> => {
    const bytes = await base64Of(file).catch(() => null);
    const answer = bytes === null ? null : await membersApi.previewImport(bytes).catch(() => null);
    const isList =
      answer !== null && !isProblemAnswer(answer) && answer.mapping.some(({ is }) => is === 'name' || is === 'last');
    if (!isList) return false;
    leaveFile(file, 'members');
    go('/members/import');
    return true;
  };
  const foreign = useForeignFile(onDone, openMembers);
  const readNow = async (file: File) => {
    const isOwn = await isEventFile(file);
    (isOwn ? foreign : own).forget();
    (isOwn ? own : foreign).read(file);
  };
  return {
    own,
    foreign,
    isForeign: foreign.name !== '',
    into: Number.isInteger(into) && into > 0 ? into : null,
    read: (file) => void readNow(file),
    forget: () => {
      own.forget();
      foreign.forget();
    },
  };
}

/** How every file of SQLite begins. */
const SQLITE = 'SQLite format 3';

async function isEventFile(file: File): Promise<boolean> {
  if (/\.etui$/i.test(file.name)) return true;
  const head = await file
    .slice(0, SQLITE.length)
    .text()
    .catch(() => '');
  return head === SQLITE;
}
