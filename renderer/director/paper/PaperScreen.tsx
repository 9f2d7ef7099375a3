import { useSearch } from 'wouter';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { DocumentScreen } from './DocumentScreen.tsx';
import { paperUseInAddress } from './set/papers.ts';
import { SetScreen } from './set/SetScreen.tsx';

/** The paper of a session: one document, or all papers before play or after it. */
export function PaperScreen(props: { readonly session: SessionView; readonly standings: StandingsView }) {
  const use = paperUseInAddress(useSearch());
  return use === null ? <DocumentScreen {...props} /> : <SetScreen key={use} use={use} {...props} />;
}
