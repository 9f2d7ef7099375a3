import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Move } from '../../../main/club/publication-view.ts';
import { formatTime } from '../../../src/language/dates.ts';
import { publicationWords } from '../../../src/language/screens/publication.ts';
import { afterPaint } from '../../shared/afterPaint.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { api, isProblem } from '../api.ts';
import { placeText, standingText } from '../../../src/language/place.ts';
import type { Desk } from './desk.ts';
import type { Line } from './lines.ts';
import classes from './Panel.module.css';
import moves from './Moves.module.css';
import { happenedOn, readLine } from './reading.ts';
import { resultOf, type Sheet } from './sheet.ts';

/** After the last key, in milliseconds. */
const PAUSE = 150;

/** What the correction being typed on a line would move in the ranking; nothing while there is none, or nothing moves. */
export function Moves(props: {
  readonly session: number;
  readonly sheet: Sheet;
  readonly line: Line;
  readonly desk: Desk;
}) {
  const { session, sheet, line, desk } = props;
  const words = useWords(publicationWords);
  const language = useLanguage();
  const asked = useCorrection(desk, sheet, line);
  const preview = useQuery({
    queryKey: ['preview', session, sheet.standings.change, line.key, asked],
    queryFn: () => api.previewResult(session, JSON.parse(asked ?? '')),
    enabled: asked !== null,
  }).data;
  if (asked === null || !preview || isProblem(preview) || preview.moves.length === 0) return null;
  const { published } = preview;
  const entries = sheet.sections.flatMap((section) => section.entries);
  const own = new Set(ownEntries(asked));
  const shown = preview.moves.filter((move) => changesPlace(move) || own.has(move.entry));
  const rest = preview.moves.length - shown.length;
  return (
    <section className={classes['block']} aria-labelledby="if-saved">
      <header>
        <h2 id="if-saved">{words.ifSaved}</h2>
      </header>
      <ul className={moves['moves']}>
        {shown.map((move) => (
          <li key={`${move.by} ${move.entry}`} data-place={changesPlace(move) || undefined}>
            <span>
              {words.pair(entries.find(({ id }) => id === move.entry)?.label ?? '')}
              {move.by === 'handicap' && <small> {words.withHandicap}</small>}
            </span>
            <span>{standingText(move.before, sheet.scoring, language)}</span>
            <span aria-hidden="true">→</span>
            <span>{standingText(move.after, sheet.scoring, language)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={moves['note']}>{words.othersMove(rest)}</p>}
      {published && (
        <p className={moves['note']} role="note">
          {words.inPublished(formatTime(published.at, false, language), published.moves.length)}
        </p>
      )}
    </section>
  );
}

function changesPlace({ before, after }: Move): boolean {
  return placeText(before) !== placeText(after);
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
