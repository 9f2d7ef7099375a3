import { api } from '../api/client.ts';
import { isProblemAnswer } from '../api/requests/answers.ts';
import type { SheetDraft } from './SheetForm.tsx';

/** Begins a sheet and goes to it. @returns whether it was begun */
export async function beginSheetOf({ kind, laws, players }: SheetDraft, go: (path: string) => void): Promise<boolean> {
  const answer = await api.beginSheet({ kind, players, ...(kind === 'rubber' ? { laws } : {}) });
  if (isProblemAnswer(answer)) return false;
  go(`/sheets/${answer.id}`);
  return true;
}
