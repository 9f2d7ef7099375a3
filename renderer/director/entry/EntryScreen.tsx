import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Redirect } from 'wouter';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { Slot } from '../../../src/session/slot.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { parseShorthand } from '../../../src/bridge/shorthand/shorthand.ts';
import { entryPageWords } from '../../../src/language/screens/entry/pages.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { useSettings } from '../api/queries.ts';
import { Screen } from '../shell/Screen.tsx';
import { useAsked } from '../session/useAsked.ts';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { outboxOf } from './typing/outbox.ts';
import { useRefusedSlot } from './typing/useDraft.ts';
import { pageLines, unscheduledSlots } from './sheet/lines.ts';
import { resultsBySlot } from '../session/results.ts';
import { PAGE_KINDS, pageAddress, pageKey, pageOfLine, parsePageAddress, isSamePage } from './sheet/page.ts';
import { PageEntry } from './page/PageEntry.tsx';
import type { EntryStatus } from './page/usePageEntry.ts';
import { nextOpenPage, progressOfPages } from './sheet/pages.ts';
import type { Sheet } from './sheet/sheet.ts';
import { useVerifications } from './verify/useVerifications.ts';
import { VerifyEntry } from './verify/VerifyEntry.tsx';

/** The Entry screen: one page at a time, one line a result. */
export function EntryScreen(props: {
  readonly session: SessionView;
  readonly standings: StandingsView;
  /**
   * The address of the page. Null is the page of a refused line, otherwise the first that is not complete; a kind of
   * pages is that page of the kind.
   */
  readonly address: string | null;
}) {
  const { session, standings, address } = props;
  const language = useLanguage();
  const withoutLastNought = useSettings().data?.withoutLastNought ?? false;
  const client = useQueryClient();
  const { undertricks } = session.scoring.regulation;
  const manner = useMemo(
    () => ({ language, withoutLastNought, undertricks }),
    [language, withoutLastNought, undertricks],
  );
  const outbox = useMemo(() => outboxOf(session.id, client), [session.id, client]);
  const results = useMemo(() => resultsBySlot(session.results), [session.results]);
  const addressed = useMemo(
    () => (address === null ? null : parsePageAddress(address, session.sections)),
    [address, session.sections],
  );
  const kind = addressed?.kind ?? PAGE_KINDS.find((one) => one === address) ?? 'board';
  // Compared as text, so that one more result does not make new lines.
  const unscheduledText = useMemo(() => JSON.stringify(unscheduledSlots(session)), [session]);
  const unscheduled = useMemo(() => JSON.parse(unscheduledText) as readonly Slot[], [unscheduledText]);
  const pages = useMemo(
    () => progressOfPages(kind, session.sections, results, null, unscheduled),
    [kind, session.sections, results, unscheduled],
  );
  const refused = useRefusedSlot(outbox.drafts);
  const first = (refused && pageOfLine(kind, refused)) ?? nextOpenPage(pages, null) ?? pages[0]?.page;
  const page = addressed ?? first;
  const lines = useMemo(
    () => (page ? pageLines(session.sections, page, unscheduled) : []),
    [session.sections, page, unscheduled],
  );
  const sheet = useMemo(
    (): Sheet | undefined =>
      page && {
        page,
        lines,
        sections: session.sections,
        results,
        standings,
        manner,
        ranks: session.ranks,
        scoring: session.scoring,
      },
    [page, lines, session.sections, session.scoring, session.ranks, results, standings, manner],
  );
  const verifications = useVerifications(session.id);
  const [isVerifying, setVerifying] = useState(false);
  const [asksRuling, askRuling] = useState(false);
  useAsked({ do: (what) => (what === 'verify' ? setVerifying(true) : askRuling(true)) });
  const [status, changeStatus] = useEntryStatus();

  useEffect(() => {
    // The parser lists the possible scores once. Doing it now keeps the first key quick.
    parseShorthand('4', { ...manner, board: 1 });
  }, [manner]);

  if (!first || !sheet) return <NoBoards session={session} />;
  if (!addressed || !pages.some((progress) => isSamePage(progress.page, addressed))) {
    return <Redirect to={`/sessions/${session.id}/entry/${pageAddress(first, session.sections)}`} replace />;
  }
  const verifying = { session, sheet, unscheduled, outbox, verifications, onStop: () => setVerifying(false) };
  if (isVerifying) return <VerifyEntry key={`${session.id} ${pageKey(addressed)}`} {...verifying} />;
  return (
    <PageEntry
      key={`${session.id} ${pageKey(addressed)}`}
      session={session}
      sheet={sheet}
      pages={pages}
      outbox={outbox}
      status={status}
      onStatus={changeStatus}
      asksRuling={asksRuling}
      onRulingBegun={() => askRuling(false)}
      onVerify={() => setVerifying(true)}
    />
  );
}

/** The status that persists from page to page. A change to what it is already draws nothing. */
function useEntryStatus(): readonly [EntryStatus, (change: Partial<EntryStatus>) => void] {
  const [status, setStatus] = useState<EntryStatus>({ historyOpen: false, message: '' });
  const change = useCallback((changed: Partial<EntryStatus>) => {
    setStatus((now) => {
      const next = { ...now, ...changed };
      return next.historyOpen === now.historyOpen && next.message === now.message ? now : next;
    });
  }, []);
  return [status, change];
}

function NoBoards({ session }: { readonly session: SessionView }) {
  const words = useWords(entryPageWords);
  return (
    <Screen {...useSessionFrame(session)} keys={[]}>
      <p className="quiet">{words.none}</p>
    </Screen>
  );
}
