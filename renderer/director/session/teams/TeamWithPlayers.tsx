import type { EntryView } from '../../../../main/club/model/session.ts';
import { teamNameText } from './teamName.ts';
import { useLanguage } from '../../../shared/language.tsx';
import { FittedNames } from '../fitted/FittedNames.tsx';
import classes from './Teams.module.css';

/** The name of a team over its players. Both grow to more lines before anything is cut. */
export function TeamWithPlayers({ entry }: { readonly entry: EntryView }) {
  const language = useLanguage();
  const players = entry.team?.players ?? [];
  return (
    <span className={classes['team']}>
      <bdi className={classes['name']}>{teamNameText(entry, language)}</bdi>
      {players.length > 0 && (
        <small className={classes['players']}>
          <FittedNames names={players} lines={2} grows="always" leastScale={1} />
        </small>
      )}
    </span>
  );
}
