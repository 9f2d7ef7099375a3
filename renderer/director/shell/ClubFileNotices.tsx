import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { fileNoticeSentence, type FileNotice } from '../../../src/language/files/club-file.ts';
import { copiesWords } from '../../../src/language/screens/copies.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { fileApi } from '../api/file.ts';
import { queryKeys } from '../api/queryKeys.ts';
import classes from './ConnectionNotice.module.css';

/** What there is to know about the club's file, above the keys of every screen. */
export function ClubFileNotices() {
  const { data: notices = [] } = useQuery({ queryKey: queryKeys.file, queryFn: fileApi.notices });
  return notices.map((notice) => <OneNotice key={notice.code} notice={notice} />);
}

function OneNotice({ notice }: { readonly notice: FileNotice }) {
  const words = useWords(copiesWords);
  const language = useLanguage();
  const client = useQueryClient();
  const [location] = useLocation();
  const understood = () => void fileApi.understood().then(() => client.invalidateQueries({ queryKey: queryKeys.file }));
  return (
    <p role="alert" className={classes['notice']} data-good={notice.kind === 'notice' || undefined}>
      {fileNoticeSentence(notice, language)}
      {notice.code === 'fileDamaged' && location !== '/copies' && <Link href="/copies">{words.see}</Link>}
      {notice.kind === 'notice' && (
        <button type="button" onClick={understood}>
          {words.understood}
        </button>
      )}
    </p>
  );
}
