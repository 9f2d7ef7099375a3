import { useCallback, useMemo, useRef } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { wordsFor } from '../../../src/language/typography.ts';
import { RanksProvider, useLanguage, useRanks } from '../../shared/language.tsx';
import { knownNames } from '../session/pairName.ts';
import { rankedLines } from '../session/rankedLines.ts';
import classes from './Display.module.css';
import type { DisplayRanking } from '../../../src/session/display-ranking.ts';
import { inOrder } from './ordered.ts';
import { CrossPage } from './CrossPage.tsx';
import { rowHeights, type RowHeights } from './legible.ts';
import { inColumns, PAGE_LINES, pageOf, pagesThatFit } from './pages.ts';
import { FIGURES, NUMBERS, Places } from './Places.tsx';
import { usePlanned, type ColumnWidths } from './usePlanned.ts';

/** How a ranking is shown before the widths of its names are known. */
export const FIRST_PLAN: { readonly linesOfNames: RowHeights['lines']; readonly pages: number } = {
  linesOfNames: 1,
  pages: 1,
};

/** The whole ranking, field by field and page by page. Two lines are side by side; a single one has two columns. */
export function RankingPages(props: {
  readonly session: SessionView;
  readonly standings: StandingsView;
  readonly turn: number;
  readonly order: DisplayRanking;
  /** Beside the name of the event, where it is no ranking of the session alone. */
  readonly title?: string;
}) {
  const { session, standings, turn, order, title } = props;
  const language = useLanguage();
  const ranks = useRanks();
  const { teams } = standings;
  // Where pairs are added up, the teams come before them.
  const fields = useMemo(() => [...(teams ? [teams] : []), ...standings.fields], [teams, standings.fields]);
  const scores = fields[turn % fields.length] ?? fields[0];
  const ranked = scores !== undefined && scores === teams ? 'team' : ranks;
  const words = wordsFor(displayWords, language, ranked);
  const lines = useMemo(
    () =>
      (scores ? rankedLines(session.sections, scores, session.teams) : []).map(({ side, pairs }) => ({
        side,
        pairs: inOrder(pairs, order, language),
      })),
    [session, scores, order, language],
  );
  const isOfTeams = session.ranks === 'team';
  const frame = useRef<HTMLElement>(null);
  const plan = useCallback(
    (widths: ColumnWidths) => {
      const names = lines.map(({ pairs }) => pairs.map(({ entry }) => knownNames(entry)));
      const place = { ...widths(2, FIGURES + (order === 'number' ? NUMBERS : 0)), whole: isOfTeams };
      const { lines: linesOfNames } = rowHeights(names.flat(), place);
      const heights = names.map((rows) => (linesOfNames === 1 ? rows.map(() => 1) : rowHeights(rows, place).heights));
      return { linesOfNames, pages: pagesThatFit(heights, PAGE_LINES, lines.length === 1 ? 2 : 1) };
    },
    [lines, order, isOfTeams],
  );
  const { linesOfNames, pages: listed } = usePlanned(frame, plan, FIRST_PLAN);
  const crossTable = scores?.matches?.crossTable;
  const isEmpty = lines.every(({ pairs }) => pairs.every(({ row }) => row.boards === 0));
  // A cross-table is the last page; of a single match, or before any counts, it would say nothing new.
  const cross = !isEmpty && crossTable && crossTable.length > 2 ? crossTable : undefined;
  const pages = isEmpty ? 1 : listed + (cross ? 1 : 0);
  const page = Math.floor(turn / fields.length) % pages;
  // A section with a ranking of its own is named.
  const isOfSection = scores !== teams && standings.fields.length > 1;
  const section = isOfSection ? session.sections.find(({ id }) => id === scores?.sections[0]) : undefined;
  const [only] = lines.length === 1 ? lines : [];
  const columns = only
    ? inColumns(pageOf(only.pairs, listed, page), 2).map((column) => ({ side: only.side, standings: column }))
    : lines.map(({ side, pairs: all }) => ({ side, standings: pageOf(all, listed, page) }));
  return (
    <section ref={frame} className={classes['pages']}>
      <h1>
        <strong>{session.eventName}</strong>
        {title !== undefined && <span>{title}</span>}
        {pages > 1 && <span className={classes['page']}>{words.page(page + 1, pages)}</span>}
        {section && <span>{words.section(section.letter)}</span>}
      </h1>
      {isEmpty && <p className={classes['empty']}>{words.noRanking}</p>}
      {cross && page === listed && <CrossPage session={session} rows={cross} />}
      {scores && !isEmpty && page < listed && (
        <RanksProvider ranks={ranked}>
          <div className={classes['columns']}>
            {columns.map(({ side, standings: places }, at) => (
              <Places
                // oxlint-disable-next-line react/no-array-index-key -- columns have no other key
                key={at}
                title={words.line(side, 0)}
                standings={places}
                lines={linesOfNames}
                numbered={order === 'number'}
                in={scores}
                shown={session.scoring.regulation.shown}
              />
            ))}
          </div>
        </RanksProvider>
      )}
    </section>
  );
}
