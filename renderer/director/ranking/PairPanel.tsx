import { useMemo, type ReactNode } from 'react';
import type { ResultView, SectionStandingsView, SectionView } from '../../../main/club/model.ts';
import { formatPercentage, formatShort, formatSignedShort } from '../../../src/language/numbers.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { ZERO } from '../../../src/scoring/exact.ts';
import type { Regulation } from '../../../src/scoring/regulation/regulation.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { PairNames } from '../room/PairNames.tsx';
import { BoardBars } from './BoardBars.tsx';
import { BoardExplained } from './BoardExplained.tsx';
import { ladderOf } from './ladder.ts';
import { PairTerms } from './PairTerms.tsx';
import classes from './Panel.module.css';
import type { PlayedBoard } from './scorecard.ts';
import { readFigure, type Standing } from './standing.ts';

/** The chosen pair: its boards at a glance, and one of them explained. */
export function PairPanel(props: {
  readonly section: SectionView;
  readonly unit: SectionStandingsView['unit'];
  readonly regulation: Regulation;
  readonly results: readonly ResultView[];
  readonly standing: Standing;
  readonly card: readonly PlayedBoard[];
  readonly played: PlayedBoard | null;
  readonly onBoard: (board: number) => void;
  readonly penalties: ReactNode;
}) {
  const words = useWords(rankingWords);
  const { section, results, standing, card, played } = props;
  const { entry } = standing;
  const rungs = useMemo(() => (played ? ladderOf(section, results, played) : []), [section, results, played]);
  return (
    <>
      <section>
        <div className={classes['title']}>
          <h2>
            <span className={classes['pairNumber']}>{entry.number}</span> <PairNames entry={entry} space="narrow" />
          </h2>
          {entry.line && <span className={classes['side']}>{words.line[entry.line]}</span>}
        </div>
        <PairFigures standing={standing} unit={props.unit} />
        <PairTerms standing={standing} unit={props.unit} shown={props.regulation.shown} />
        {card.length > 0 && (
          <BoardBars card={card} unit={props.unit} chosen={played?.board ?? null} onChoose={props.onBoard} />
        )}
        {props.penalties}
      </section>
      {played && <BoardExplained played={played} rungs={rungs} regulation={props.regulation} />}
    </>
  );
}

/** What the pair has: percentage, matchpoints and how many there were to win; or its IMPs, a board and in all. */
function PairFigures(props: { readonly standing: Standing; readonly unit: SectionStandingsView['unit'] }) {
  const { row } = props.standing;
  const words = useWords(rankingWords);
  const language = useLanguage();
  const figure = readFigure(row.figure);
  if (figure === null) return <p className={classes['figures']}>{words.pairWithout}</p>;
  if (props.unit === 'imps') {
    const [mean, total] = [figure, readFigure(row.total) ?? ZERO].map((imps) => formatSignedShort(imps, 2, language));
    return <p className={classes['figures']}>{words.pairImps(mean ?? '', total ?? '', row.boards)}</p>;
  }
  const [points, available] = [row.total, row.available].map((figure) =>
    formatShort(readFigure(figure) ?? ZERO, 2, language),
  );
  return (
    <p className={classes['figures']}>
      {words.pairFigures(formatPercentage(figure, 2, language), points ?? '', available ?? '')}
    </p>
  );
}
