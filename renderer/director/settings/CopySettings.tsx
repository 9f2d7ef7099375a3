import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { fileProblemSentence } from '../../../src/language/files/club-file.ts';
import { copiesWords } from '../../../src/language/screens/copies.ts';
import { TextField } from '../../shared/controls/TextField.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/queryKeys.ts';
import classes from './Settings.module.css';

/** The second place for copies, and the way to all copies. A place that is not there is refused beside the field. */
export function CopySettings({ folder }: { readonly folder: string }) {
  const words = useWords(copiesWords);
  const language = useLanguage();
  const client = useQueryClient();
  const { mutate: name, data: problem } = useMutation({
    mutationFn: async (copyFolder: string) => {
      const answer = await api.nameCopyFolder(copyFolder);
      await client.invalidateQueries({ queryKey: queryKeys.settings });
      return answer;
    },
  });
  return (
    <>
      <label className={classes['row']}>
        <span>{words.secondPlace}</span>
        <TextField
          defaultValue={folder}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          onBlur={(event) => {
            const named = event.target.value.trim();
            if (named !== folder) name(named);
          }}
        />
        <small role={problem ? 'alert' : undefined}>
          {problem ? fileProblemSentence(problem, language) : words.secondPlaceNote}
        </small>
      </label>
      <div className={classes['row']}>
        <span>{words.copies}</span>
        <Link href="/copies">{words.seeAll}</Link>
      </div>
    </>
  );
}
