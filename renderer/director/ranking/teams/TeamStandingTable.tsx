import { useMemo } from 'react';
import type { TeamUnit } from '../../../../main/club/model/matches.ts';
import { masterpointWords } from '../../../../src/language/regulation/masterpoints.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import { countsImps } from '../../../../src/scoring/ranked-matches/scoring.ts';
import { useWords } from '../../../shared/language.tsx';
import { awardUnit, rankedLines, readFigure } from '../../session/rankedLines.ts';
import { decimalsOf } from '../../session/teams/figures.ts';
import { useNewestField } from '../newestStandings.ts';
import { MasterpointsFoot } from '../table/MasterpointsFoot.tsx';
import { useGlidingRows } from '../table/useGlidingRows.ts';
import classes from './TeamRanking.module.css';
import { TeamRow } from './TeamRow.tsx';
import type { TeamRankingState } from './useTeamRanking.ts';

/**
 * The standing of teams, from the newest standings: place, team with its players, matches, and the total. IMPs stand
 * there only where they count.
 */
export function TeamStandingTable({ ranking, unit }: { readonly ranking: TeamRankingState; readonly unit: TeamUnit }) {
  const words = useWords(teamRankingWords);
  const { place, totalShort } = useWords(rankingWords);
  const masterpoints = useWords(masterpointWords);
  const newest = useNewestField(ranking.field);
  const { lines, view, session } = ranking;
  const shown = useMemo(() => {
    const [line] = view === 'rounds' ? lines : rankedLines(session.sections, newest);
    return line?.pairs ?? [];
  }, [view, lines, session.sections, newest]);
  const body = useGlidingRows(useMemo(() => shown.map(({ entry }) => entry.id), [shown]));
  const hasImps = !session.scoring.matches || countsImps(session.scoring.matches);
  const awards = view === 'rounds' ? null : awardUnit(newest);
  const totals = shown.flatMap(({ row }) => readFigure(row.total) ?? []);
  return (
    <section>
      <table className={classes['standing']} aria-label={words.view.table}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {place}
            </th>
            <th scope="col" className={classes['teamHead']}>
              {words.team}
            </th>
            <th scope="col" title={words.matchesLong}>
              {words.matches}
            </th>
            <th scope="col">
              <abbr title={words.wonLong}>{words.won}</abbr>
            </th>
            <th scope="col">
              <abbr title={words.drawnLong}>{words.drawn}</abbr>
            </th>
            <th scope="col">
              <abbr title={words.lostLong}>{words.lost}</abbr>
            </th>
            {hasImps && (
              <th scope="col" className={classes['imps']} title={words.impsLong}>
                {words.imps}
              </th>
            )}
            <th scope="col">{unit === 'imps' ? totalShort.total : words.unit[unit]}</th>
            {awards !== null && (
              <th scope="col" aria-label={masterpoints.title} title={masterpoints.title}>
                {masterpoints.head}
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          {shown.map(({ entry, row }) => (
            <TeamRow
              key={entry.id}
              entry={entry}
              row={row}
              decimals={decimalsOf(totals)}
              hasImps={hasImps}
              awards={awards}
              chosen={entry.id === ranking.chosen?.entry.id}
              onChoose={ranking.choice.choosePair}
            />
          ))}
        </tbody>
      </table>
      {awards !== null && <MasterpointsFoot rankings={newest.rankings} isPublished />}
    </section>
  );
}
