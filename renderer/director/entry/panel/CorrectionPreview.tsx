import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { afterPaint } from '../../../shared/afterPaint.ts';
import { api } from '../../api/client.ts';
import { PreviewedMoves } from '../../session/preview/PreviewedMoves.tsx';
import { CorrectionReason } from './CorrectionReason.tsx';
import type { Outbox } from '../typing/outbox.ts';
import type { PageLine } from '../sheet/lines.ts';
import classes from './Panel.module.css';
import { actualPlay, readLine } from '../typing/reading.ts';
import { resultOnLine, type Sheet } from '../sheet/sheet.ts';

/** How long after the last key the preview is requested, in milliseconds. */
const PAUSE = 150;

/**
 * Who would move in the ranking if the correction being typed were saved. Once the session is over or its ranking
 * published, also the field for the reason. Empty while no correction is typed.
 */
export function CorrectionPreview(props: {
  readonly session: SessionView;
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly outbox: Outbox;
  /** Enter and Escape in the field of the reason. */
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}) {
  const { session, sheet, line, outbox } = props;
  const correction = useCorrection(outbox, sheet, line);
  const preview = useQuery({
    queryKey: ['preview', session.id, sheet.standings.change, line.key, correction],
    queryFn: () => api.previewResult(session.id, JSON.parse(correction ?? '')),
    enabled: correction !== null,
  }).data;
  if (correction === null || !preview) return null;
  return (
    <>
      {(preview.moves.length > 0 || preview.qualifying) && (
        <div className={classes['block']}>
          <PreviewedMoves preview={preview} own={ownEntries(correction)} session={session} scoring={sheet.scoring} />
        </div>
      )}
      {(preview.published !== null || isOver(session)) && (
        <div className={classes['block']}>
          <CorrectionReason outbox={outbox} line={line} onEnter={props.onEnter} onLeave={props.onLeave} />
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

function ownEntries(correction: string): readonly number[] {
  const { ns, ew } = JSON.parse(correction) as { ns: number; ew: number };
  return [ns, ew];
}

/** The correction on a line as it would be sent, in JSON, a pause after the last key; null while there is none. */
function useCorrection(outbox: Outbox, sheet: Sheet, line: PageLine): string | null {
  const [correction, setCorrection] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => setCorrection(correctionOf(outbox, sheet, line));
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => afterPaint(update), PAUSE);
    };
    changed();
    const stop = outbox.drafts.subscribe(changed);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [outbox, sheet, line]);
  return correction;
}

function correctionOf(outbox: Outbox, sheet: Sheet, line: PageLine): string | null {
  const result = resultOnLine(sheet, line);
  const draft = outbox.drafts.get(line.key);
  if (!result || !draft || draft.sending) return null;
  const reading = readLine(line, result, draft, sheet.manner);
  if (reading.kind !== 'ready' && reading.kind !== 'emptied') return null;
  const { section, round, table, slotBoard } = line.slot;
  const outcome = reading.kind === 'ready' ? reading.outcome : null;
  const { board, ns, ew } = actualPlay(line, result, draft);
  const played = { section, round, table, slotBoard, board, ns, ew };
  return JSON.stringify({ ...played, outcome, typed: draft.text.trim(), expectedVersion: draft.baseVersion });
}
