import type { Outcome } from '../../bridge/result/result.ts';
import type { Language } from '../../language.ts';
import { outcomeWithScore } from '../game/outcome.ts';
import { publicationWords } from '../screens/publication.ts';
import { rulingWords } from '../screens/ruling.ts';

/** The content of a line of a traveller, before or after a change. */
interface Content {
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  readonly outcome: Outcome;
  readonly score: number | null;
  /** The form of a fouled board; left out while it is not fouled. */
  readonly form?: string;
}

/** How what a line refers to is called. */
interface Labels {
  readonly pair: (entry: number) => string;
  /** The number on the case of a board. */
  readonly board: (board: number) => number;
}

/**
 * The content of a line that changed after publication: the outcome with its score, and whichever of board, pairs and
 * form of a fouled board differ from the other content.
 */
export function changedResultText(
  content: Content | null,
  other: Content | null,
  labels: Labels,
  language: Language,
): string {
  const words = publicationWords[language];
  if (content === null) return words.noResult;
  const { board, ns, ew, outcome, score, form = '' } = content;
  const scored = outcomeWithScore(outcome, score, language);
  if (!other) return scored;
  const formed = form === (other.form ?? '') ? scored : `${scored}, ${rulingWords[language].formOf(form)}`;
  const isSamePlay = board === other.board && ns === other.ns && ew === other.ew;
  return isSamePlay ? formed : words.outcomeOnBoard(formed, labels.board(board), labels.pair(ns), labels.pair(ew));
}
