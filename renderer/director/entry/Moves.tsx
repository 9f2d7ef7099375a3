import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SessionView } from '../../../main/club/model.ts';
import { afterPaint } from '../../shared/afterPaint.ts';
import { api } from '../api.ts';
import { IfSaved } from '../ranking/IfSaved.tsx';
import { CorrectionReason } from './CorrectionReason.tsx';
import type { Desk } from './desk.ts';
import type { Line } from './lines.ts';
import classes from './Panel.module.css';
import { happenedOn, readLine } from './reading.ts';
import { resultOf, type Sheet } from './sheet.ts';

/** After the last key, in milliseconds. */
const PAUSE = 150;

/**
 * What the correction being typed on a line would move in the ranking and, once the session is over or its ranking
 * published, why it is corrected; nothing while there is none.
 */
export function Moves(props: {
  readonly session: SessionView;
  readonly sheet: Sheet;
  readonly line: Line;
  readonly desk: Desk;
  /** Enter, and Escape, where the reason is typed. */
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}) {
  const { session, sheet, line, desk } = props;
  const asked = useCorrection(desk, sheet, line);
  const preview = useQuery({
    queryKey: ['preview', session.id, sheet.standings.change, line.key, asked],
    queryFn: () => api.previewResult(session.id, JSON.parse(asked ?? '')),
    enabled: asked !== null,
  }).data;
  if (asked === null || !preview) return null;
  return (
    <>
      {preview.moves.length > 0 && (
        <div className={classes['block']}>
          <IfSaved preview={preview} own={ownEntries(asked)} sections={sheet.sections} scoring={sheet.scoring} />
        </div>
      )}
      {(preview.published !== null || isOver(session)) && (
        <div className={classes['block']}>
          <CorrectionReason desk={desk} line={line} onEnter={props.onEnter} onLeave={props.onLeave} />
        </div>
      )}
    </>
  );
}

/** Whether the last round is over by the clock, or every result is in. */
function isOver({ sections, clock, results }: SessionView): boolean {
  if (clock.round > Math.max(...sections.map(({ rounds }) => rounds))) return true;
  const cells = sections.flatMap((section) => section.cells);
  return results.length === cells.reduce((due, { sitOut, boards }) => due + (sitOut ? 0 : boards.length), 0);
}

function ownEntries(asked: string): readonly number[] {
  const { ns, ew } = JSON.parse(asked) as { ns: number; ew: number };
  return [ns, ew];
}

/** The correction on a line as it would be handed in, as JSON, a pause after the last key; null while there is none. */
function useCorrection(desk: Desk, sheet: Sheet, line: Line): string | null {
  const [asked, ask] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => ask(correctionOf(desk, sheet, line));
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => afterPaint(look), PAUSE);
    };
    changed();
    const stop = desk.drafts.subscribe(changed);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [desk, sheet, line]);
  return asked;
}

function correctionOf(desk: Desk, sheet: Sheet, line: Line): string | null {
  const result = resultOf(sheet, line);
  const draft = desk.drafts.get(line.key);
  if (!result || !draft || draft.sending) return null;
  const reading = readLine(line, result, draft, sheet.manner);
  if (reading.kind !== 'ready' && reading.kind !== 'emptied') return null;
  const { section, round, table, slotBoard } = line.slot;
  const outcome = reading.kind === 'ready' ? reading.outcome : null;
  const { board, ns, ew } = happenedOn(line, result, draft);
  const happened = { section, round, table, slotBoard, board, ns, ew };
  return JSON.stringify({ ...happened, outcome, typed: draft.text.trim(), expectedVersion: draft.base });
}
