import { useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { Settings } from '../../../../main/club/model/settings.ts';
import type { DocumentName } from '../../../../main/print/registry.ts';
import { thoseMadeFor } from '../../../../src/session/event-form.ts';
import type { Language } from '../../../../src/language.ts';
import { useLanguage } from '../../../shared/language.tsx';
import { useChangeSettings, usePaperList, useSettings } from '../../api/queries.ts';
import { listPapers, paperSetName, papersPath, wholePath, withTicked, type SetPaper, type PaperUse } from './papers.ts';

/** The papers before play or after it: which are printed, how many times, on what; and the actions that change it. */
export interface Papers {
  readonly session: SessionView;
  readonly use: PaperUse;
  readonly all: readonly SetPaper[];
  readonly chosen: readonly SetPaper[];
  readonly tick: (document: DocumentName, isChosen: boolean) => void;
  readonly paper: Settings['paper'];
  readonly choosePaper: (paper: Settings['paper']) => void;
  readonly language: Language;
  readonly chooseLanguage: (language: Language) => void;
  readonly pathOf: (paper: SetPaper) => string;
  /** The address of some of them as one file. */
  readonly pathOfAll: (papers: readonly SetPaper[]) => string;
}

export function usePapers(session: SessionView, use: PaperUse): Papers {
  const { mutate: change } = useChangeSettings();
  const settings = useSettings().data;
  const documents = thoseMadeFor(session, usePaperList().data?.documents ?? []);
  const ownLanguage = useLanguage();
  const [otherLanguage, chooseLanguage] = useState<Language | null>(null);
  const language = otherLanguage ?? ownLanguage;
  const paper = settings?.paper ?? 'A4';
  const name = paperSetName(session, use);
  const { paperSets = {}, paperCopies = {} } = settings ?? {};
  const all = settings ? listPapers(documents, name, { paperSets, paperCopies }) : [];
  const chosen = all.filter(({ isChosen }) => isChosen);
  return {
    session,
    use,
    all,
    chosen,
    tick: (document, isChosen) =>
      change({ paperSets: { ...paperSets, [name]: withTicked(paperSets[name], name, document, isChosen) } }),
    paper,
    choosePaper: (next) => change({ paper: next }),
    language,
    chooseLanguage,
    pathOf: ({ document }) => wholePath(session.id, document, { language, paper }),
    pathOfAll: (papers) => papersPath(session.id, use, papers, { language, paper }),
  };
}
