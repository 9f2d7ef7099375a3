import { CsvLink } from './CsvLink.tsx';
import { StatisticsTables } from './StatisticsTables.tsx';
import { useStatistics } from './useStatistics.ts';

/** Contracts bid and made in a session. */
export function SessionStatistics(props: { readonly session: number; readonly change: number }) {
  const { data } = useStatistics(props.session, props.change);
  if (!data) return null;
  return (
    <>
      <StatisticsTables tally={data.tally} />
      {data.tally.results > 0 && <CsvLink path={`/api/sessions/${props.session}/export/statistics.csv`} />}
    </>
  );
}
