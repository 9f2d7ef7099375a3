import type { SessionView } from '../../../../main/club/model/session.ts';
import type { Settings } from '../../../../main/club/model/settings.ts';
import type { DocumentName } from '../../../../main/print/registry.ts';
import type { Language } from '../../../../src/language.ts';
import type { PaperSetName } from '../../../../src/session/paper-sets.ts';
import { DOCUMENT_USES, documentPath, type ListedDocument } from '../documents.ts';

export type PaperUse = ListedDocument['use'];

/** The documents that are ticked until a club chooses others. Those not made for a session are left out. */
const USUAL: Readonly<Record<PaperSetName, readonly DocumentName[]>> = {
  'pair-before': ['draw', 'travellers', 'guideCards', 'seatingByName', 'tableSlips', 'lineUps'],
  'pair-after': ['ranking', 'roundStandings', 'recap', 'scorecards', 'crossTable', 'matchBoards'],
  'player-before': ['draw', 'travellers', 'guideCards', 'seatingByName'],
  'player-after': ['ranking', 'recap', 'scorecards'],
  'team-before': ['draw', 'guideCards', 'lineUps', 'tableSlips'],
  'team-after': ['ranking', 'roundStandings', 'bracket', 'crossTable', 'matchBoards'],
};

/** The papers named in the address of the screen; null where it names none. */
export function paperUseInAddress(search: string): PaperUse | null {
  const named = new URLSearchParams(search).get('papers');
  return DOCUMENT_USES.find((use) => use === named) ?? null;
}

/** The address of the screen with all papers before play or after it. */
export function papersScreenPath(session: number, use: PaperUse): string {
  return `/sessions/${session}/paper?papers=${use}`;
}

export function paperSetName({ ranks }: Pick<SessionView, 'ranks'>, use: PaperUse): PaperSetName {
  return `${ranks}-${use}`;
}

/** A document of the papers, whether it is printed with them, and how many times. */
export interface SetPaper {
  readonly document: ListedDocument;
  readonly isChosen: boolean;
  readonly copies: number;
}

/** The documents of the papers, as the club printed them last. */
export function listPapers(
  documents: readonly ListedDocument[],
  name: PaperSetName,
  { paperSets, paperCopies }: Pick<Settings, 'paperSets' | 'paperCopies'>,
): readonly SetPaper[] {
  const chosen: readonly string[] = paperSets[name] ?? USUAL[name];
  return documents
    .filter(({ use }) => name.endsWith(use))
    .map((document) => ({
      document,
      isChosen: chosen.includes(document.name),
      copies: paperCopies[document.name] ?? 1,
    }));
}

/** The names that are remembered once a document is ticked, or no longer. Those of other sessions stay. */
export function withTicked(
  chosen: readonly string[] | undefined,
  name: PaperSetName,
  document: DocumentName,
  isChosen: boolean,
): readonly string[] {
  const others = (chosen ?? USUAL[name]).filter((one) => one !== document);
  return isChosen ? [...others, document] : others;
}

interface PaperForm {
  readonly language: Language;
  readonly paper: Settings['paper'];
}

/** The address of a document as it is printed with the others: of every pair, board and match. */
export function wholePath(session: number, document: ListedDocument, form: PaperForm): string {
  const all = { boards: null, entry: null, after: null, match: null, round: null, blank: null };
  return documentPath(session, document, { ...form, ...all });
}

/** The address of all documents as one file. */
export function papersPath(
  session: number,
  use: PaperUse,
  papers: readonly SetPaper[],
  { language, paper }: PaperForm,
): string {
  const documents = papers.map(({ document }) => document.name).join(',');
  return `/api/sessions/${session}/print/papers.pdf?${new URLSearchParams({ use, language, paper, documents })}`;
}
