import { statisticsWords } from '../../../src/language/screens/statistics.ts';
import { useWords } from '../../shared/language.tsx';
import { ClubTitle, useClubTabs } from '../shell/club.tsx';
import { Screen } from '../shell/Screen.tsx';
import { CsvLink } from './CsvLink.tsx';
import classes from './Statistics.module.css';
import { StatisticsTables } from './StatisticsTables.tsx';
import { useClubStatistics } from './useStatistics.ts';

/** What was bid and made in all sessions of the club. */
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
