import { useLayoutEffect, useMemo, useState } from 'react';
import type { KnockoutNodeView, KnockoutView } from '../../../../main/club/model/knockout.ts';
import { layOutBracket } from '../../../../src/draw/knockout/bracket-layout.ts';
import { formatDay } from '../../../../src/language/dates.ts';
import { knockoutRoundName, placesPlayedFor } from '../../../../src/language/draw/knockout.ts';
import { bracketWords } from '../../../../src/language/screens/teams/bracket.ts';
import { linesOfText } from '../../../../src/names/lines.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { textWidths } from '../../../shared/text/textWidth.ts';
import classes from './Bracket.module.css';
import { BracketBox, BOX, type MatchBox } from './BracketBox.tsx';
import { bracketNote, bracketRows, type BracketRow } from '../../../../src/language/draw/bracket-rows.ts';

/** The head over a column: the round, its day where there are several, and a line. */
const HEAD = { round: 44, day: 18 } as const;
const COLUMN = { least: 172, most: 230, gap: 44 } as const;
/** A match leaves room for the score that it will have, so that no name changes its lines. */
const ANY_SCORE = '000';

/** The whole bracket: a column a round, and a line from each match to the next. Long names take several lines. */
export function BracketDrawing(props: {
  readonly knockout: KnockoutView;
  readonly title: string;
  readonly nameOf: (number: number) => string;
  /** By round, yyyy-mm-dd; none where all is played on one day. */
  readonly days: ReadonlyMap<number, string>;
  readonly chosen?: number | null;
  /** Left out where nothing is chosen in it. */
  readonly onChoose?: (node: number) => void;
}) {
  const { knockout, nameOf, days, chosen = null, onChoose } = props;
  const words = useWords(bracketWords);
  const language = useLanguage();
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!place) return;
    const measure = () => setWidth(place.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  const first = Math.min(...knockout.nodes.map(({ round }) => round));
  const drawn = useMemo(() => {
    if (!place || width === 0) return null;
    const widthOf = textWidths(place);
    const columns = 1 + Math.max(...knockout.nodes.map(({ round }) => round)) - first;
    const share = (width - (columns - 1) * COLUMN.gap - 4) / columns;
    const rowsOf = new Map(knockout.nodes.map((node) => [node.id, bracketRows(node, knockout, nameOf, language)]));
    const scoreWidth = (score: string) => Math.max(widthOf(score), widthOf(ANY_SCORE)) * BOX.boldShare;
    const widest = (row: BracketRow) => Math.max(...row.name.split(' ').map((word) => widthOf(word))) * BOX.boldShare;
    const besideName = (row: BracketRow) => BOX.name + BOX.beside + scoreWidth(row.score);
    // A drawing wider than the page is scrolled anyway: then no word of a name is parted.
    const needed = Math.max(...[...rowsOf.values()].flat().map((row) => Math.ceil(widest(row) + besideName(row))));
    const least = share < COLUMN.least ? Math.max(COLUMN.least, needed) : COLUMN.least;
    const column = Math.floor(Math.min(COLUMN.most, Math.max(least, share)));
    const boxes = new Map(
      knockout.nodes.map((node): [number, MatchBox] => {
        const rows = (rowsOf.get(node.id) ?? []).map((row) => ({
          ...row,
          lines: linesOfText(row.name, column - besideName(row), (text) => widthOf(text) * BOX.boldShare),
        }));
        const note = bracketNote(node, language);
        const notes = note === '' ? [] : linesOfText(note, column, (text) => widthOf(text) * BOX.noteShare);
        return [node.id, { node, rows, notes }];
      }),
    );
    const heightOf = ({ id }: { readonly id: number }) => {
      const box = boxes.get(id);
      return box ? BOX.heightOf(box) : 0;
    };
    return { boxes, column, layout: layOutBracket(knockout.nodes, { heightOf, gap: 10, headHeight: 36 }) };
  }, [knockout, nameOf, language, place, width, first]);
  const xOf = (column: number): number => 1 + (column - first) * ((drawn?.column ?? 0) + COLUMN.gap);
  const rounds = roundsOf(knockout.nodes);
  const head = HEAD.round + (days.size > 0 ? HEAD.day : 0);
  return (
    <div ref={setPlace} className={classes['place']}>
      {drawn && (
        <svg
          className={classes['drawing']}
          role="group"
          aria-label={props.title}
          width={xOf(drawn.layout.columns) + drawn.column + 1}
          height={head + drawn.layout.height + 4}
        >
          {rounds.map(({ round, left }) => (
            <g key={round} className={classes['round']}>
              <text x={xOf(round)} y={16}>
                {knockoutRoundName({ round, left }, language)}
              </text>
              {days.has(round) && (
                <text className={classes['day']} x={xOf(round)} y={34}>
                  {formatDay(days.get(round) ?? '', 'short', language)}
                </text>
              )}
              <line x1={xOf(round)} x2={xOf(round) + drawn.column} y1={head - 16} y2={head - 16} />
            </g>
          ))}
          {drawn.layout.brackets.map(({ bracket, left, top }) => (
            <text key={bracket} className={classes['places']} x={1} y={head + top + 22}>
              {placesPlayedFor(bracket, bracket + left - 1, language)}
            </text>
          ))}
          <Lines drawn={drawn} head={head} xOf={xOf} chosen={chosen} />
          {drawn.layout.matches.map(({ id, column, top }) => {
            const box = drawn.boxes.get(id);
            return (
              box && (
                <BracketBox
                  key={id}
                  box={box}
                  at={{ x: xOf(column), y: head + top, width: drawn.column }}
                  isChosen={id === chosen}
                  label={
                    box.rows.map(({ seed, name, score }) => `${seed} ${name} ${score}`.trim()).join(', ') ||
                    words.toCome
                  }
                  onChoose={onChoose}
                />
              )
            );
          })}
        </svg>
      )}
    </div>
  );
}

interface Drawn {
  readonly boxes: ReadonlyMap<number, MatchBox>;
  readonly column: number;
  readonly layout: ReturnType<typeof layOutBracket>;
}

function Lines(props: {
  readonly drawn: Drawn;
  /** The height above the matches. */
  readonly head: number;
  readonly xOf: (column: number) => number;
  readonly chosen: number | null;
}) {
  const { drawn, head, xOf, chosen } = props;
  const placed = new Map(drawn.layout.matches.map((match) => [match.id, match]));
  const drawnLines = drawn.layout.lines.flatMap(({ from, to, side }) => {
    const [one, other] = [placed.get(from), placed.get(to)];
    const [source, target] = [drawn.boxes.get(from), drawn.boxes.get(to)];
    if (!one || !other || !source || !target) return [];
    const y1 = head + one.top + BOX.rowsHeight(source) / 2;
    const y2 = head + other.top + BOX.middleOfRow(target, side);
    const [x1, x2] = [xOf(one.column) + drawn.column, xOf(other.column)];
    const isBye = source.rows.length === 1;
    return [{ key: `${from} ${to}`, y1, y2, x1, x2, isBye, isChosen: from === chosen }];
  });
  return drawnLines.map(({ key, x1, y1, x2, y2, isBye, isChosen }) => {
    const turn = Math.round((x1 + x2) / 2) + 0.5;
    return (
      <path
        key={key}
        className={classes['line']}
        data-bye={isBye || undefined}
        data-chosen={isChosen || undefined}
        d={`M${x1} ${y1}H${turn}V${y2}H${x2}`}
      />
    );
  });
}

/** The rounds of the main bracket, with those left in it before each. */
function roundsOf(nodes: readonly KnockoutNodeView[]) {
  const main = nodes.filter(({ bracket }) => bracket === 1);
  return [...Map.groupBy(main, ({ round }) => round)].map(([round, [node]]) => ({ round, left: node?.left ?? 2 }));
}
