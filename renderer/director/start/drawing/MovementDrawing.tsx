import { useRef } from 'react';
import { movementName } from '../../../../src/language/movement/name.ts';
import { sectionLetter } from '../../../../src/movement/sections/letter.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import type { MovementChoice } from '../../../../src/movement/choice/choices.ts';
import { isMovement, makeMovement } from '../../../../src/movement/make.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { TabRow } from '../../../shared/controls/TabRow.tsx';
import type { StartPlan } from '../form/draft.ts';
import { SCROLLED_BY_KEYS } from '../../../shared/scrolled.ts';
import { DrawingLegend } from './DrawingLegend.tsx';
import { DrawnRounds } from './DrawnRounds.tsx';
import { LABEL_WIDTH, RoundLabels } from './RoundLabels.tsx';
import classes from './Drawing.module.css';
import { drawMovement } from './layout.ts';
import { useWidth } from './useWidth.ts';

export const ROUNDS_DRAWN = 3;
/** The width for the boxes in a window of 1280 pixels. */
const USUAL_WIDTH = 864;

/** Three rounds of a movement: a box for each table, and the path of one pair and one board set. */
export function MovementDrawing(props: {
  readonly choice: MovementChoice;
  readonly plan: StartPlan;
  /** The section drawn, from 0. */
  readonly section: number;
  /** Chooses the section. Left out where it can't be chosen here. */
  readonly onSection?: (section: number) => void;
  readonly firstRound: number;
  /** Moves on by a number of rounds. Left out where the rounds are fixed. */
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
        <DrawingLegend drawing={drawing} movement={movement} />
      </header>
      <div className={classes['scroll']} ref={scroll} {...(drawing.width > width && SCROLLED_BY_KEYS)}>
        <RoundLabels drawing={drawing} plan={plan} choice={choice} />
        <DrawnRounds drawing={drawing} movement={movement} title={title} />
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
