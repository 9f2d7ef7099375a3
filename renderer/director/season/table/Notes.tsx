import type { SeasonView } from '../../../../main/club/model/season.ts';
import { seasonNotes } from '../../../../src/language/season/notes.ts';
import type { SeasonRule } from '../../../../src/season/rule.ts';
import { useLanguage } from '../../../shared/language.tsx';
import classes from './Table.module.css';

/** What a reader of the table should know of its sessions. */
export function Notes({ view, rule }: { readonly view: SeasonView; readonly rule: SeasonRule }) {
  const notes = seasonNotes(view.sessions, rule, useLanguage());
  return notes.length > 0 && <p className={classes['notes']}>{notes.join(' ')}</p>;
}
