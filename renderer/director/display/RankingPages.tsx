import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { rankedLines } from '../session/rankedLines.ts';
import classes from './Display.module.css';
import type { DisplayRanking } from '../../../src/session/display-ranking.ts';
import { inOrder } from './ordered.ts';
import { inColumns, pageCount, pageOf } from './pages.ts';
import { Places } from './Places.tsx';

const ROWS = 14;

/** The whole ranking, field by field and page by page. Two lines are side by side; a single one has two columns. */
export function RankingPages(props: {
  readonly session: SessionView;
  readonly standings: StandingsView;
  readonly turn: number;
  readonly order: DisplayRanking;
}) {
  const { session, standings, turn, order } = props;
  const language = useLanguage();
  const words = useWords(displayWords);
  const { fields } = standings;
  const scores = fields[turn % fields.length] ?? fields[0];
  const lines = (scores ? rankedLines(session.sections, scores) : []).map(({ side, pairs }) => ({
    side,
    pairs: inOrder(pairs, order, language),
  }));
  const rows = Math.max(0, ...lines.map(({ pairs }) => pairs.length));
  const pages = pageCount(rows, lines.length === 1 ? 2 * ROWS : ROWS);
  const page = Math.floor(turn / fields.length);
  // A section with a ranking of its own is named.
  const section = fields.length > 1 ? session.sections.find(({ id }) => id === scores?.sections[0]) : undefined;
  const [only] = lines.length === 1 ? lines : [];
  const columns = only
    ? inColumns(pageOf(only.pairs, pages, page), 2).map((column) => ({ side: only.side, standings: column }))
    : lines.map(({ side, pairs: all }) => ({ side, standings: pageOf(all, pages, page) }));
  const isEmpty = !scores || columns.every((column) => column.standings.every(({ row }) => row.boards === 0));
  return (
    <section className={classes['pages']}>
      <h1>
        <strong>{session.eventName}</strong>
        {pages > 1 && <span className={classes['page']}>{words.page((page % pages) + 1, pages)}</span>}
        {section && <span>{words.section(section.letter)}</span>}
      </h1>
      {isEmpty ? (
        <p className={classes['empty']}>{words.noRanking}</p>
      ) : (
        <div className={classes['columns']}>
          {columns.map(({ side, standings: places }, at) => (
            <Places
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other key
              key={at}
              title={words.line(side, 0)}
              standings={places}
              numbered={order === 'number'}
              in={scores}
              shown={session.scoring.regulation.shown}
            />
          ))}
        </div>
      )}
    </section>
  );
}
