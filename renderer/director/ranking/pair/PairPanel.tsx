import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { FieldStandingsView, MasterpointsView } from '../../../../main/club/model/standings.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import type { SectionView } from '../../../../main/club/model/session.ts';
import { formatPercentage, formatShort, formatSignedShort } from '../../../../src/language/numbers.ts';
import { explainWords } from '../../../../src/language/screens/explain.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { slotKey } from '../../../../src/session/slot.ts';
import type { FigureDerivation } from '../../../../src/scoring/derivation/figure.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { ExplainableFigure } from '../../session/explain/ExplainableFigure.tsx';
import { TotalExplained } from '../../session/explain/TotalExplained.tsx';
import type { EntryDerivation, Explained } from '../../session/explain/useExplained.ts';
import { PairNames } from '../../session/PairNames.tsx';
import { BoardBars } from './BoardBars.tsx';
import { BoardExplained } from './BoardExplained.tsx';
import { ladderOf } from './ladder.ts';
import { PairTerms } from './PairTerms.tsx';
import classes from './Panel.module.css';
import type { ScorecardBoard } from '../scorecard/scorecard.ts';
import { readFigure, type RankedPair } from '../../session/rankedLines.ts';

/** The chosen pair: its figures, its boards as bars, and one of them explained. */
export function PairPanel(props: {
  /** The sections whose results are compared. */
  readonly sections: readonly SectionView[];
  readonly unit: FieldStandingsView['unit'];
  readonly rankedBy: FieldStandingsView['rankedBy'];
  readonly decimals: ShownDecimals;
  /** What masterpoints are whole multiples of; null where there are none. */
  readonly awards: MasterpointsView['unit'] | null;
  readonly explained: Explained<EntryDerivation>;
  /** Whether the pair's total is explained, in place of a board. */
  readonly totalOpen: boolean;
  readonly onTotalOpen: (open: boolean) => void;
  readonly results: readonly ResultView[];
  readonly pair: RankedPair;
  readonly card: readonly ScorecardBoard[];
  readonly played: ScorecardBoard | null;
  readonly onBoard: (board: number) => void;
  /** The hands of the board that is explained. */
  readonly hands: ReactNode;
  readonly penalties: ReactNode;
  /** The keys at the foot of the panel. */
  readonly keys: ReactNode;
  /** The address of the printed explanation. */
  readonly paper: string;
}) {
  const words = useWords(rankingWords);
  const explainWord = useWords(explainWords);
  const { sections, results, pair: standing, card, played, explained, decimals: shown } = props;
  const { entry } = standing;
  const rungs = useMemo(() => (played ? ladderOf(sections, results, played) : []), [sections, results, played]);
  return (
    <>
      <section>
        <div className={classes['title']}>
          <h2>
            <span className={classes['pairNumber']}>{entry.label}</span>{' '}
            <PairNames entry={entry} lines={2} grows="always" />
          </h2>
          {entry.line && <span className={classes['side']}>{words.line[entry.line]}</span>}
        </div>
        <PairFigures
          pair={standing}
          unit={props.unit}
          open={props.totalOpen}
          onExplain={() => props.onTotalOpen(!props.totalOpen)}
        />
        <PairTerms
          pair={standing}
          unit={props.unit}
          rankedBy={props.rankedBy}
          decimals={shown}
          awards={props.awards}
          open={props.totalOpen}
          onExplain={() => props.onTotalOpen(!props.totalOpen)}
        />
        {card.length > 0 && (
          <BoardBars
            card={card}
            unit={props.unit}
            chosen={props.totalOpen ? null : (played?.board ?? null)}
            onChoose={props.onBoard}
          />
        )}
        {props.penalties}
      </section>
      {props.totalOpen && (
        <section className={classes['block']}>
          <TotalExplained explained={explained} unit={props.unit} decimals={shown} onBoard={props.onBoard} />
        </section>
      )}
      {played && !props.totalOpen && (
        <BoardExplained played={played} rungs={rungs} explained={figureOf(explained, played)} decimals={shown} />
      )}
      {!props.totalOpen && props.hands}
      {card.length > 0 && (
        <p className={classes['block']}>
          <Link href={props.paper} className={classes['print'] ?? ''}>
            {explainWord.print}
          </Link>
        </p>
      )}
      {props.keys}
    </>
  );
}

/** The derivation of one of the pair's boards. */
function figureOf(
  { derivation, failed }: Explained<EntryDerivation>,
  { result }: ScorecardBoard,
): Explained<FigureDerivation> {
  return { derivation: derivation?.figures.get(slotKey(result)) ?? null, failed };
}

/** The figures of the pair: percentage, matchpoints and the top it could reach; or its IMPs per board and in all. */
function PairFigures(props: {
  readonly pair: RankedPair;
  readonly unit: FieldStandingsView['unit'];
  readonly open: boolean;
  readonly onExplain: () => void;
}) {
  const { row } = props.pair;
  const words = useWords(rankingWords);
  const language = useLanguage();
  const figure = readFigure(row.figure);
  if (figure === null) return <p className={classes['figures']}>{words.pairWithout}</p>;
  if (props.unit === 'imps') {
    const [mean, total] = [figure, readFigure(row.total) ?? ZERO].map((imps) => formatSignedShort(imps, 2, language));
    return <ExplainableText {...props} text={words.pairImps(mean ?? '', total ?? '', row.boards)} />;
  }
  const [points, available] = [row.total, row.available].map((figure) =>
    formatShort(readFigure(figure) ?? ZERO, 2, language),
  );
  const text = words.pairFigures(formatPercentage(figure, 2, language), points ?? '', available ?? '');
  return <ExplainableText {...props} text={text} />;
}

function ExplainableText(props: { readonly text: string; readonly open: boolean; readonly onExplain: () => void }) {
  return (
    <p className={classes['figures']}>
      <ExplainableFigure reachable label={props.text} open={props.open} onExplain={props.onExplain}>
        {props.text}
      </ExplainableFigure>
    </p>
  );
}
