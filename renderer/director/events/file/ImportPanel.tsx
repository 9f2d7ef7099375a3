import { EventFileForm } from './EventFileForm.tsx';
import { ForeignForm } from './ForeignForm.tsx';
import { ListForm } from '../list/ListForm.tsx';
import type { FileToImport } from './useImportFile.ts';

/** The file that is being imported, or the question for one. */
export function ImportPanel({ file, onLeave }: { readonly file: FileToImport; readonly onLeave: () => void }) {
  if (!file.isForeign) return <EventFileForm file={file.own} onRead={file.read} onLeave={onLeave} />;
  const { foreign, into, intoSeason, read } = file;
  const { csv, list } = foreign.view ?? {};
  return list || csv?.content === null ? (
    <ListForm file={foreign} into={into} intoSeason={intoSeason} onRead={read} onLeave={onLeave} />
  ) : (
    <ForeignForm file={foreign} into={into} onRead={read} onLeave={onLeave} />
  );
}
