import { useState } from 'react';
import { useSearch } from 'wouter';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { Settings } from '../../../main/club/model/settings.ts';
import type { DocumentName } from '../../../main/print/registry.ts';
import { thoseMadeFor } from '../../../src/session/event-form.ts';
import type { Language } from '../../../src/language.ts';
import { useLanguage } from '../../shared/language.tsx';
import { useChangeSettings, usePaperList, useSettings } from '../api/queries.ts';
import { roundsOf } from '../session/clock.ts';
import {
  documentInAddress,
  entryInAddress,
  matchInAddress,
  roundInAddress,
  boardListText,
  documentPath,
  type ListedDocument,
} from './documents.ts';

/** The chosen document, its options, paper and language, and the actions that change them. */
export interface PaperChoice {
  readonly session: SessionView;
  readonly documents: readonly ListedDocument[];
  /** Null until the application has listed its documents. */
  readonly document: ListedDocument | null;
  readonly choose: (name: DocumentName) => void;
  /** Chooses the next document in the list, or the one before. */
  readonly step: (by: 1 | -1) => void;
  /** The pair whose figures are explained; null for all pairs. */
  readonly entry: number | null;
  readonly chooseEntry: (entry: number | null) => void;
  /** The ranking after this round; null for the current one. */
  readonly after: number | null;
  readonly chooseRound: (after: number | null) => void;
  /** Null for all matches. */
  readonly match: number | null;
  readonly chooseMatch: (match: number | null) => void;
  /** The round that is drawn; null for the one announced last. */
  readonly drawn: number | null;
  readonly chooseDrawn: (round: number | null) => void;
  /** A form to fill in by hand. */
  readonly blank: boolean;
  readonly chooseBlank: (blank: boolean) => void;
  readonly boards: BoardsTyped;
  readonly paper: Settings['paper'];
  readonly choosePaper: (paper: Settings['paper']) => void;
  readonly language: Language;
  readonly chooseLanguage: (language: Language) => void;
  /** The address of the document. */
  readonly path: string | null;
}

/** Board numbers being typed. */
export interface BoardsTyped {
  readonly text: string;
  readonly isWrong: boolean;
  readonly lastBoard: number;
  readonly type: (text: string) => void;
}

export function usePaperChoice(session: SessionView): PaperChoice {
  const { mutate: changeSettings } = useChangeSettings();
  const paper = useSettings().data?.paper ?? 'A4';
  const documents = thoseMadeFor(session, usePaperList().data?.documents ?? []);
  const ownLanguage = useLanguage();
  const [otherLanguage, chooseLanguage] = useState<Language | null>(null);
  const language = otherLanguage ?? ownLanguage;
  const search = useSearch();
  const [chosen, choose] = useState<DocumentName | null>(null);
  const named = documentInAddress(search, documents);
  const [lastNamed, rememberNamed] = useState(named);
  if (named !== lastNamed) {
    // The address names a document anew: it comes before the one chosen in the list.
    rememberNamed(named);
    choose(null);
  }
  const wanted = chosen ?? named ?? (session.results.length > 0 ? 'ranking' : 'travellers');
  const document = documents.find((one) => one.name === wanted) ?? documents[0] ?? null;
  const name = document?.name;
  const [chosenEntry, chooseEntry] = useState(() => entryInAddress(search) ?? firstPair(session));
  // Only explanations are made for a team whose pairs are added up.
  const isForPairs = name !== 'explanation' && session.teams.some(({ id }) => id === chosenEntry);
  const entry = isForPairs ? firstPair(session) : chosenEntry;
  const [after, chooseRound] = useState(() => knownRound(roundInAddress(search), roundsOf(session)));
  const [match, chooseMatch] = useState(() => knownMatch(matchInAddress(search), session));
  const [drawn, chooseDrawn] = useState<number | null>(null);
  const [blank, chooseBlank] = useState(false);
  const { list, ...boards } = useBoardsTyped(lastBoardOf(session));
  return {
    session,
    documents,
    document,
    choose,
    step: (by) => {
      const next = documents[documents.findIndex((one) => one.name === name) + by];
      if (next) choose(next.name);
    },
    entry,
    chooseEntry,
    after,
    chooseRound,
    match,
    chooseMatch,
    drawn,
    chooseDrawn,
    blank,
    chooseBlank,
    boards,
    paper,
    choosePaper: (next) => changeSettings({ paper: next }),
    language,
    chooseLanguage,
    path:
      document &&
      documentPath(session.id, document, {
        language,
        paper,
        boards: list,
        entry,
        after,
        match,
        round: drawn,
        blank: blank ? 'yes' : null,
      }),
  };
}

function useBoardsTyped(lastBoard: number): BoardsTyped & { readonly list: string } {
  const [text, setText] = useState('');
  /** From the last text that could be read. */
  const [list, setList] = useState('');
  return {
    text,
    isWrong: boardListText(text, lastBoard) === null,
    lastBoard,
    list,
    type: (typed) => {
      setText(typed);
      setList((now) => boardListText(typed, lastBoard) ?? now);
    },
  };
}

/** The highest number on a case. */
function lastBoardOf({ sections }: SessionView): number {
  const numbers = sections.flatMap(({ cells, shown }) =>
    cells.flatMap(({ boards }) => boards.map((board) => shown[board] ?? board)),
  );
  return numbers.reduce((last, board) => Math.max(last, board), 1);
}

/** The round, if the session has it. */
function knownRound(round: number | null, rounds: number): number | null {
  return round !== null && round <= rounds ? round : null;
}

/** The match, if the session has it. */
function knownMatch(match: number | null, { matches }: SessionView): number | null {
  return matches.some(({ id }) => id === match) ? match : null;
}

/** The first pair; null where there is none. */
function firstPair({ sections }: SessionView): number | null {
  return sections.flatMap(({ entries }) => entries).find(({ phantom }) => !phantom)?.id ?? null;
}
