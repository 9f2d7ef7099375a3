import { useRef, type ReactNode } from 'react';
import type { PlayKind } from '../../../../src/language/screens/plays.ts';
import { playWords } from '../../../../src/language/screens/plays.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useWords } from '../../../shared/language.tsx';
import { SCROLLED_BY_KEYS } from '../../../shared/scrolled.ts';
import type { DrawingProps, ListedChoice } from '../play.ts';
import { DrawingLegend } from './DrawingLegend.tsx';
import type { DrawnMovement } from './drawn.ts';
import { DrawnRounds } from './DrawnRounds.tsx';
import { LABEL_WIDTH, RoundLabels } from './RoundLabels.tsx';
import classes from './Drawing.module.css';
import { drawMovement } from './layout.ts';
import { useWidth } from './useWidth.ts';

export const ROUNDS_DRAWN = 3;
/** The width for the boxes in a window of 1280 pixels. */
const USUAL_WIDTH = 864;

/** Three rounds of a movement: a box for each table, and the path of one pair or player and one board set. */
export function MovementDrawing(
  props: Pick<DrawingProps<ListedChoice>, 'choice' | 'plan' | 'firstRound' | 'onTurn'> & {
    readonly played: PlayKind;
    readonly movement: DrawnMovement;
    /** The name of the movement. */
    readonly name: string;
    /** What stands above the drawing. */
    readonly children?: ReactNode;
  },
) {
  const words = useWords(startWords);
  const { legend } = useWords(playWords)[props.played];
  const { caps } = useWords(shellWords);
  const scroll = useRef<HTMLDivElement>(null);
  const width = useWidth(scroll, USUAL_WIDTH + LABEL_WIDTH) - LABEL_WIDTH;
  const { choice, plan, onTurn, movement, played } = props;
  const rounds = movement.rounds.length;
  const firstRound = Math.max(1, Math.min(props.firstRound, rounds - ROUNDS_DRAWN + 1));
  const drawing = drawMovement(movement, firstRound, ROUNDS_DRAWN, width);
  const lastRound = drawing.rows.at(-1)?.round ?? firstRound;
  const title = words.firstRounds(props.name, firstRound, lastRound);
  return (
    <section className={classes['drawing']} aria-label={title}>
      {props.children}
      <header>
        <div className={classes['title']}>
          <h2>{title}</h2>
          <span className="quiet">{legend}</span>
        </div>
        <DrawingLegend drawing={drawing} movement={movement} played={played} />
      </header>
      <div className={classes['scroll']} ref={scroll} {...(drawing.width > width && SCROLLED_BY_KEYS)}>
        <RoundLabels drawing={drawing} plan={plan} choice={choice} />
        <DrawnRounds drawing={drawing} movement={movement} title={title} />
      </div>
      {onTurn && rounds > ROUNDS_DRAWN && (
        <p className={classes['turn']}>
          <KeyAction keys={[caps.pageUp]} onPress={firstRound > 1 ? () => onTurn(-1) : undefined}>
            {words.earlier}
          </KeyAction>
          <KeyAction keys={[caps.pageDown]} onPress={lastRound < rounds ? () => onTurn(1) : undefined}>
            {words.later}
          </KeyAction>
        </p>
      )}
    </section>
  );
}
