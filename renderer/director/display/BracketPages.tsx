import { useLayoutEffect, useMemo, useState } from 'react';
import type { KnockoutNodeView } from '../../../main/club/model/knockout.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { bracketParts } from '../../../src/draw/knockout/bracket-parts.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { knockoutDays } from '../../../src/session/rounds/knockout-days.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { BracketDrawing } from '../session/bracket/BracketDrawing.tsx';
import { nameOfTeam } from '../session/teams/nameOfTeam.ts';
import { useKnockout } from '../session/bracket/useKnockout.ts';
import classes from './Display.module.css';

/** Rounds beside each other: more would be too small at ten metres. */
const MOST_ROUNDS = 3;
/** The width that a part is drawn for, before it is enlarged. */
const DRAWN = 720;

/** Whether somebody of a part is known: one that is all to come says nothing yet. */
function hasSomebody(nodes: readonly KnockoutNodeView[]): boolean {
  return nodes.some(({ sides }) => sides.some(({ entry }) => entry !== null));
}

/** The bracket for the room, part by part, as large as the display allows. */
export function BracketPages(props: {
  readonly session: SessionView;
  readonly standings: StandingsView;
  readonly turn: number;
}) {
  const { session, standings, turn } = props;
  const words = useWords(bracketWords);
  const { page } = useWords(displayWords);
  const language = useLanguage();
  const { data: knockout } = useKnockout(session.id, standings.change, session.change);
  const nameOf = useMemo(() => nameOfTeam(session, language), [session, language]);
  const parts = useMemo(() => bracketParts(knockout?.nodes ?? [], MOST_ROUNDS).filter(hasSomebody), [knockout]);
  const part = parts[turn % Math.max(1, parts.length)];
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [drawing, setDrawing] = useState<HTMLDivElement | null>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    if (!place || !drawing) return;
    const fit = () => {
      const height = drawing.scrollHeight;
      if (height > 0) setScale(Math.min(place.clientWidth / DRAWN, place.clientHeight / height));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(place);
    observer.observe(drawing);
    return () => observer.disconnect();
  }, [place, drawing]);
  const shown = useMemo(() => knockout && part && { ...knockout, nodes: part }, [knockout, part]);
  return (
    <section className={`${classes['pages']} ${classes['drawn']}`}>
      <h1>
        <strong>{session.eventName}</strong>
        {parts.length > 1 && <span className={classes['page']}>{page((turn % parts.length) + 1, parts.length)}</span>}
      </h1>
      <div ref={setPlace} className={classes['bracket']}>
        <div ref={setDrawing} style={{ width: DRAWN, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
          {shown && (
            <BracketDrawing
              knockout={shown}
              title={words.drawing(session.eventName)}
              nameOf={nameOf}
              days={knockoutDays(session, shown.nodes)}
            />
          )}
        </div>
      </div>
    </section>
  );
}
