import { shellWords } from '../../../src/language/screens/shell.ts';
import { useWords } from '../../shared/language.tsx';
import { useSaveFile } from './useSaveFile.ts';

/** A link that saves a file. The page fetches it, since a link of the browser's own has not the page's secret. */
export function FileLink({ path, text }: { readonly path: string; readonly text: string }) {
  const words = useWords(shellWords);
  const { save, failed } = useSaveFile();
  return (
    <>
      <a
        href={path}
        download
        onClick={(event) => {
          event.preventDefault();
          save(path);
        }}
      >
        {text}
      </a>
      {failed && <small role="alert"> {words.fileNotSaved}</small>}
    </>
  );
}
