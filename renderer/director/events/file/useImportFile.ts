import { useLocation, useSearch } from 'wouter';
import type { BroughtIn } from '../../../../main/club/model/event-file.ts';
import { CSV_CONTENTS } from '../../../../src/format/list-file/columns.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
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
  /** The same of a season. */
  readonly intoSeason: number | null;
  /** The screen whose button opened it, to which it leads back; null for none. */
  readonly back: string | null;
  readonly read: (file: File) => void;
  readonly forget: () => void;
}

export function useImportFile(
  onBroughtIn: (done: BroughtIn) => void,
  onDone: (done: ForeignDone, back: string | null) => void,
): FileToImport {
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const own = useEventFile(onBroughtIn);
  const openMembers = (file: File) => {
    leaveFile(file, 'members');
    go('/members/import');
  };
  const onUnknown = async (file: File): Promise<boolean> => {
    const bytes = await base64Of(file).catch(() => null);
    const answer = bytes === null ? null : await membersApi.previewImport(bytes).catch(() => null);
    const isList =
      answer !== null &&
      !isProblemAnswer(answer) &&
      answer.hasHeads &&
      answer.mapping.some(({ is }) => is === 'name' || is === 'last');
    if (isList) openMembers(file);
    return isList;
  };
  const back = pathIn(search, 'back');
  const foreign = useForeignFile((done) => onDone(done, back), {
    content: CSV_CONTENTS.find((one) => one === search.get('content')) ?? null,
    onUnknown,
    onMembers: openMembers,
  });
  const readNow = async (file: File) => {
    const isOwn = await isEventFile(file);
    (isOwn ? foreign : own).forget();
    (isOwn ? own : foreign).read(file);
  };
  return {
    own,
    foreign,
    isForeign: foreign.name !== '',
    into: idIn(search, 'into'),
    intoSeason: idIn(search, 'season'),
    back,
    read: (file) => void readNow(file),
    forget: () => {
      own.forget();
      foreign.forget();
    },
  };
}

function idIn(search: URLSearchParams, key: string): number | null {
  const id = Number(search.get(key));
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** A screen of this application: nothing else is followed. */
function pathIn(search: URLSearchParams, key: string): string | null {
  const path = search.get(key);
  return path !== null && /^\/(?!\/)/.test(path) ? path : null;
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
