import { StatisticsTables } from './StatisticsTables.tsx';
import { useStatistics } from './useStatistics.ts';

/** What was bid and made in a session. */
export function SessionStatistics(props: { readonly session: number; readonly change: number }) {
  const { data } = useStatistics(props.session, props.change);
  return data && <StatisticsTables tally={data.tally} />;
}
