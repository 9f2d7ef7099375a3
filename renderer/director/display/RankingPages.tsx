import type { SessionView, StandingsView } from '../../../main/club/model.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { useWords } from '../../shared/language.tsx';
import { linesOf } from '../ranking/standing.ts';
import classes from './Display.module.css';
import { inColumns, pageOf } from './pages.ts';
import { Places } from './Places.tsx';

const ROWS = 14;

/** The whole ranking, section by section and page by page: two lines side by side, or one in two columns. */
export function RankingPages(props: {
  readonly session: SessionView;
  readonly standings: StandingsView;
  readonly turn: number;
}) {
  const { session, standings, turn } = props;
  const words = useWords(displayWords);
  const { sections } = session;
  const section = sections[turn % sections.length] ?? sections[0];
  const scores = standings.sections.find((one) => one.section === section?.id);
  const lines = section && scores ? linesOf(section, scores) : [];
  const page = Math.floor(turn / sections.length);
  const decimals = session.scoring.regulation.shown.percentages;
  const [only] = lines.length === 1 ? lines : [];
  const columns = only
    ? inColumns(pageOf(only.standings, 2 * ROWS, page), 2).map((column) => ({ side: only.side, standings: column }))
    : lines.map(({ side, standings: all }) => ({ side, standings: pageOf(all, ROWS, page) }));
  const isEmpty = !scores || columns.every((column) => column.standings.every(({ row }) => row.boards === 0));
  return (
    <section className={classes['pages']}>
      <h1>
        {session.eventName}
        {sections.length > 1 && section && <span>{words.section(section.letter)}</span>}
      </h1>
      {isEmpty ? (
        <p className={classes['empty']}>{words.noRanking}</p>
      ) : (
        <div className={classes['columns']}>
          {columns.map(({ side, standings: places }, at) => (
            <Places
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place
              key={at}
              title={words.line(side, 0)}
              standings={places}
              unit={scores.unit}
              decimals={decimals}
            />
          ))}
        </div>
      )}
    </section>
  );
}
