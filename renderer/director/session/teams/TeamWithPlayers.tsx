import type { EntryView } from '../../../../main/club/model/session.ts';
import { teamNameText } from './teamName.ts';
import { unbroken } from '../../../../src/language/typography.ts';
import { useLanguage } from '../../../shared/language.tsx';
import classes from './Teams.module.css';

/** The name of a team over its players, whole: lines break between players before they break inside one. */
export function TeamWithPlayers({ entry }: { readonly entry: EntryView }) {
  const language = useLanguage();
  const players = entry.team?.players ?? [];
  return (
    <span className={classes['team']}>
      <bdi className={classes['name']}>{teamNameText(entry, language)}</bdi>
      {players.length > 0 && (
        <small className={classes['players']}>
          {players.map((player, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two players may have the same name
            <span key={at}>
              <bdi>{player}</bdi>
              {at < players.length - 1 && unbroken(' /')}
            </span>
          ))}
        </small>
      )}
    </span>
  );
}
