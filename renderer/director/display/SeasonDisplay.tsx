import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { SeasonView } from '../../../main/club/model/season.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { seasonNamesOf } from '../../../src/language/season/names.ts';
import { seasonRuleName } from '../../../src/language/season/rule.ts';
import { seasonWords } from '../../../src/language/season/words.ts';
import { USUAL_SEASON_RULE } from '../../../src/season/rule.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { useShortcuts } from '../../shared/shortcuts.ts';
import { useSeason } from '../api/useSeasons.ts';
import { Notice } from '../shell/Notice.tsx';
import classes from './Display.module.css';
import { toggleFullscreen, useDisplayName, useNoDrop } from './displayWindow.ts';
import { rowHeights } from './legible.ts';
import { inColumns, PAGE_LINES, pageOf, pagesThatFit } from './pages.ts';
import { FIGURES } from './Places.tsx';
import { FIRST_PLAN } from './RankingPages.tsx';
import { SeasonPlaces } from './SeasonPlaces.tsx';
import { usePlanned, type ColumnWidths } from './usePlanned.ts';
import { useTurn } from './useTurn.ts';

const COLUMNS = 2;
/** The width of the column of sessions played, in parts of a display as the style has it. */
const PLAYED = 150;

/** A season for a second display or a projector: one of its rankings, page by page. Digits choose another ranking. */
export function SeasonDisplay({ id }: { readonly id: number }) {
  const asked = Number(new URLSearchParams(useSearch()).get('ranking') ?? 0);
  const [ranking, choose] = useState(Number.isInteger(asked) && asked >= 0 && asked < 10 ? asked : 0);
  const { data: view, isError } = useSeason(id, ranking);
  const { noSeason, wasDeleted } = useWords(seasonWords);
  if (isError || view?.isDeleted) return <p role="status">{isError ? noSeason : wasDeleted}</p>;
  return view ? <SeasonPages view={view} onRanking={choose} /> : <Notice of="loading" />;
}

function SeasonPages({
  view,
  onRanking,
}: {
  readonly view: SeasonView;
  readonly onRanking: (ranking: number) => void;
}) {
  const words = useWords(displayWords);
  const season = useWords(seasonWords);
  const language = useLanguage();
  const names = useMemo(() => seasonNamesOf(view), [view]);
  const rule = view.rules[view.ranking] ?? USUAL_SEASON_RULE;
  const turn = useTurn();
  // Whoever has no place yet is shown only while nobody has one.
  const rows = useMemo(() => {
    const placed = view.rows.filter(({ place }) => place !== null);
    return placed.length > 0 ? placed : view.rows;
  }, [view.rows]);
  const frame = useRef<HTMLElement>(null);
  const plan = useCallback(
    (widths: ColumnWidths) => {
      const known = rows.map(({ players }) => players.map((player) => names.get(player) ?? ''));
      const { lines, heights } = rowHeights(known, widths(COLUMNS, FIGURES + PLAYED));
      return { linesOfNames: lines, pages: pagesThatFit([heights], PAGE_LINES, COLUMNS) };
    },
    [rows, names],
  );
  const { linesOfNames, pages } = usePlanned(frame, plan, FIRST_PLAN);
  useDisplayName(view.name);
  useNoDrop();
  useShortcuts({
    ...Object.fromEntries(view.rules.map((_, index) => [String(index + 1), () => onRanking(index)])),
    f: toggleFullscreen,
  });
  const counting = view.sessions.filter(({ state }) => state === 'counts').length;
  return (
    <main className={classes['display']} aria-label={words.title}>
      <section ref={frame} className={classes['pages']}>
        <h1>
          <strong>{view.name}</strong>
          {pages > 1 && <span className={classes['page']}>{words.page((turn % pages) + 1, pages)}</span>}
          <span>{season.state(counting, view.planned)}</span>
        </h1>
        {rows.length === 0 && <p className={classes['empty']}>{words.noRanking}</p>}
        <div className={classes['columns']}>
          {inColumns(pageOf(rows, pages, turn), COLUMNS).map((column, at) => (
            <SeasonPlaces
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other key
              key={at}
              rows={column}
              names={names}
              rule={rule}
              lines={linesOfNames}
            />
          ))}
        </div>
      </section>
      <nav className={classes['keys']} aria-label={words.title}>
        {view.rules.map((one, index) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- two rankings may be by the same rule
            key={index}
            type="button"
            aria-pressed={index === view.ranking}
            onClick={() => onRanking(index)}
          >
            {index + 1} {seasonRuleName(one, language)}
          </button>
        ))}
        <button type="button" onClick={toggleFullscreen}>
          {words.keys.full}
        </button>
      </nav>
    </main>
  );
}
