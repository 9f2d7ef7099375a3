import { Fragment } from 'react';
import type { EntryView } from '../../../../main/club/model/session.ts';
import { teamNameText } from '../../session/teams/teamName.ts';
import { roomWords } from '../../../../src/language/screens/room.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { hasNames } from '../../session/pairName.ts';
import { PairNames } from '../../session/PairNames.tsx';
import type { SeatedTeamsView } from '../../session/tables.ts';
import classes from './TableCard.module.css';

/** The two teams of a table, each with the pair that sits there; of a team that has left, that it has. */
export function SeatedTeams(props: {
  readonly teams: SeatedTeamsView;
  readonly ns: EntryView;
  readonly ew: EntryView;
  /** Ids of those of the two pairs whose teams have left. */
  readonly absent: readonly number[];
}) {
  const words = useWords(roomWords);
  const language = useLanguage();
  const { teams } = props;
  return (['ns', 'ew'] as const).map((side) => {
    const line = side === 'ns' ? 'NS' : 'EW';
    const pair = props[side];
    const isGone = props.absent.includes(pair.id);
    return (
      <Fragment key={side}>
        <abbr className={classes['direction']} title={words.line[line]}>
          {words.lineShort[line]}
        </abbr>
        <span className={classes['pair']}>{teams[side].number}</span>
        <span className={classes['names']} data-last data-gone={isGone || undefined}>
          <bdi className={classes['teamName']} title={teamNameText(teams[side], language)}>
            {teamNameText(teams[side], language)}
          </bdi>
          {isGone ? words.withdrew : hasNames([pair]) && <PairNames entry={pair} lines={2} grows="on-phones" />}
        </span>
      </Fragment>
    );
  });
}
