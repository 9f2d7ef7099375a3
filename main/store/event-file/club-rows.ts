import { randomBytes } from 'node:crypto';
import type { Signature } from '../changes.ts';
import { idOf, type EventRows, type Row } from './tables.ts';

/** What of its club an event takes along. */
export interface ClubPart extends Signature {
  /** Settings by key: whose event it is, and how its papers look. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The rows of an event as a file of its own has them, with the settings of its club. */
export function withClubRows(rows: EventRows, { settings, author, at }: ClubPart): EventRows {
  const changes = rows.get('changes') ?? [];
  const last = Math.max(0, ...changes.map(idOf));
  const ofClub = (id: number, kind: string, subject: string | null): Row => ({
    id,
    gid: randomBytes(16),
    event_id: null,
    session_id: null,
    kind,
    subject,
    author,
    reason: '',
    request: null,
    at,
    undoes: null,
    sheet_id: null,
  });
  const states = rows.get('session_states') ?? [];
  const ofSettings = last + 1;
  const ofState = (index: number): number => ofSettings + 1 + index;
  return new Map([
    ...rows,
    [
      'changes',
      [
        ...changes,
        ofClub(ofSettings, 'settings', 'settings'),
        ...states.map((_, index) => ofClub(ofState(index), 'deletion', null)),
      ],
    ],
    ['session_states', states.map((row, index) => ({ ...row, change_id: ofState(index) }))],
    [
      'settings',
      Object.entries(settings).map(([key, value]) => ({
        key,
        version: 1,
        change_id: ofSettings,
        value: JSON.stringify(value),
      })),
    ],
  ]);
}
