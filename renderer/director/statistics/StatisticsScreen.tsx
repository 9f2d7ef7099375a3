import { statisticsWords } from '../../../src/language/screens/statistics.ts';
import { useWords } from '../../shared/language.tsx';
import { ClubTitle, useClubTabs } from '../shell/club.tsx';
import { Screen } from '../shell/Screen.tsx';
import { CsvLink } from '../session/statistics/CsvLink.tsx';
import classes from '../session/statistics/Statistics.module.css';
import { StatisticsTables } from '../session/statistics/StatisticsTables.tsx';
import { useClubStatistics } from '../session/statistics/useStatistics.ts';

/** Contracts bid and made in all sessions of the club. */
export function StatisticsScreen() {
  const words = useWords(statisticsWords);
  const { data } = useClubStatistics();
  return (
    <Screen title={<ClubTitle />} tabs={useClubTabs()} keys={[]}>
      <h1>{words.title}</h1>
      {data && (
        <>
          <p className={classes['note']}>
            {data.sessions > 0 && words.ofClub(data.sessions)} {words.sampleLeftOut}
          </p>
          <StatisticsTables tally={data.tally} />
          {data.tally.results > 0 && <CsvLink path="/api/export/statistics.csv" />}
        </>
      )}
    </Screen>
  );
}
