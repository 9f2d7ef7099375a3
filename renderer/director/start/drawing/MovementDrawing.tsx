import { useRef } from 'react';
import { addMinutes } from '../../../../src/basics/time-of-day.ts';
import { movementName } from '../../../../src/language/movement/movement.ts';
import { sectionLetter } from '../../../../src/movement/sections/letter.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import type { MovementChoice } from '../../../../src/movement/choice/choices.ts';
import { isMovement, makeMovement } from '../../../../src/movement/make.ts';
import { breakHalfway, minutesToStart } from '../../../../src/session/timetable.ts';
import type { Movement } from '../../../../src/movement/movement.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { TabRow } from '../../../shared/controls/TabRow.tsx';
import type { StartPlan } from '../form/draft.ts';
import { SCROLLED_BY_KEYS } from '../../../shared/scrolled.ts';
import { boardSetText, TableBox } from './TableBox.tsx';
import classes from './Drawing.module.css';
import { drawMovement, MEASURES, type Drawing } from './layout.ts';
import { useWidth } from './useWidth.ts';

export const ROUNDS_DRAWN = 3;
/** The room for the boxes on a laptop of 1280 pixels. */
const USUAL_WIDTH = 864;
const LABEL_WIDTH = 72;

/** Three rounds of a movement: a box a table, the way of one pair and of one board set through them. */
export function MovementDrawing(props: {
  readonly choice: MovementChoice;
  readonly plan: StartPlan;
  /** Which of several sections is drawn, from 0. */
  readonly section: number;
  /** Draws another; left out where one section is all, or chosen elsewhere. */
  readonly onSection?: (section: number) => void;
  readonly firstRound: number;
  /** Turns on by so many rounds; left out where the drawing stays. */
  readonly onTurn?: (by: number) => void;
}) {
  const words = useWords(startWords);
  const { caps } = useWords(shellWords);
  const language = useLanguage();
  const scroll = useRef<HTMLDivElement>(null);
  const width = useWidth(scroll, USUAL_WIDTH + LABEL_WIDTH) - LABEL_WIDTH;
  const { choice, plan, firstRound, onSection, onTurn } = props;
  const specs = [choice.spec, ...choice.further];
  const section = Math.min(props.section, specs.length - 1);
  const spec = specs[section] ?? choice.spec;
  const movement = makeMovement(spec);
  if (!isMovement(movement)) return null;
  const drawing = drawMovement(movement, firstRound, ROUNDS_DRAWN, width);
  const lastRound = drawing.rows.at(-1)?.round ?? firstRound;
  const name = movementName(spec, language);
  const drawn = specs.length > 1 ? words.ofSection(sectionLetter(section), name) : name;
  const title = words.firstRounds(drawn, firstRound, lastRound);
  return (
    <section className={classes['drawing']} aria-label={title}>
      {onSection && specs.length > 1 && (
        <div className={classes['sections']}>
          <TabRow
            label={words.drawnSection}
            tabs={specs.map((_, place) => ({ name: sectionLetter(place), text: words.section(sectionLetter(place)) }))}
            current={sectionLetter(section)}
            onGo={(letter) => onSection(specs.findIndex((_, place) => sectionLetter(place) === letter))}
          />
        </div>
      )}
      <header>
        <div className={classes['title']}>
          <h2>{title}</h2>
          <span className="quiet">{words.legend}</span>
        </div>
        <Legend drawing={drawing} movement={movement} />
      </header>
      <div className={classes['scroll']} ref={scroll} {...(drawing.width > width && SCROLLED_BY_KEYS)}>
        <RoundLabels drawing={drawing} plan={plan} choice={choice} />
        <Rounds drawing={drawing} movement={movement} title={title} />
      </div>
      {onTurn && choice.rounds > ROUNDS_DRAWN && (
        <p className={classes['turn']}>
          <KeyAction keys={[caps.pageUp]} onPress={firstRound > 1 ? () => onTurn(-1) : undefined}>
            {words.earlier}
          </KeyAction>
          <KeyAction keys={[caps.pageDown]} onPress={lastRound < choice.rounds ? () => onTurn(1) : undefined}>
            {words.later}
          </KeyAction>
        </p>
      )}
    </section>
  );
}

function Legend({ drawing, movement }: { readonly drawing: Drawing; readonly movement: Movement }) {
  const words = useWords(startWords);
  const { pair, set } = drawing;
  return (
    <span className={classes['legend']}>
      {pair && (
        <span>
          <Way of="pair" />
          {words.followedPair(pair.number, pair.way)}
        </span>
      )}
      {set && (
        <span>
          <Way of="set" />
          {words.followedBoards(boardSetText(movement, set.number), set.way)}
        </span>
      )}
    </span>
  );
}

function Way(props: { readonly of: 'pair' | 'set' }) {
  return (
    <svg width="22" height="8" aria-hidden="true">
      <path d="M0 4H22" className={classes['way']} data-of={props.of} />
    </svg>
  );
}

/** Rounds and times; they stay while the tables are scrolled. */
function RoundLabels(props: { readonly drawing: Drawing; readonly plan: StartPlan; readonly choice: MovementChoice }) {
  const words = useWords(startWords);
  const { drawing, plan, choice } = props;
  const timetable = {
    rounds: choice.rounds,
    play: () => choice.boardsPerRound * plan.minutesPerBoard,
    move: plan.minutesToMove,
    breaks: breakHalfway(choice.rounds, plan.breakMinutes),
  };
  return (
    <svg className={classes['labels']} width={LABEL_WIDTH} height={drawing.height} aria-hidden="true">
      <text y="12" className={classes['head']}>
        {words.table}
      </text>
      {drawing.rows.map(({ round, y }) => (
        <g key={round}>
          <text y={y + 20} className={classes['round']}>
            {words.round(round)}
          </text>
          <text y={y + 37} className={classes['time']}>
            {addMinutes(plan.start, minutesToStart(timetable, round))}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Rounds(props: { readonly drawing: Drawing; readonly movement: Movement; readonly title: string }) {
  const { drawing, movement, title } = props;
  const tight = drawing.boxWidth < MEASURES.leastStep + 2;
  return (
    <svg width={drawing.width} height={drawing.height} role="img" aria-label={title} data-tight={tight || undefined}>
      <Heads />
      {drawing.columns.map(({ table, x }) => (
        <text key={table} x={x} y="12" className={classes['head']} textAnchor="middle">
          {table}
        </text>
      ))}
      {drawing.boxes.map((box) => (
        <TableBox
          key={`${box.y}-${box.x}`}
          box={box}
          width={drawing.boxWidth}
          movement={movement}
          pair={drawing.pair?.number ?? null}
        />
      ))}
      {(['pair', 'set'] as const).map((of) =>
        drawing[of]?.curves.map((d) => (
          <path key={d} d={d} className={classes['way']} data-of={of} markerEnd={`url(#${of}-head)`} />
        )),
      )}
    </svg>
  );
}

/** The heads of the two kinds of arrows. */
function Heads() {
  return (
    <defs>
      {(['pair', 'set'] as const).map((of) => (
        <marker
          key={of}
          id={`${of}-head`}
          viewBox="0 0 10 8"
          refX="5"
          refY="6"
          markerWidth="10"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="0"
        >
          <path d="M1.5 1.5L5 6L8.5 1.5" className={classes['arrow']} data-of={of} />
        </marker>
      ))}
    </defs>
  );
}
