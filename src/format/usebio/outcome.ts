import type { Card } from '../../bridge/card.ts';
import { MOST_TRICKS, type Contract } from '../../bridge/contract.ts';
import { parseCard } from '../../bridge/notation/card.ts';
import { parseContractField } from '../../bridge/notation/contract.ts';
import { parseSeat } from '../../bridge/notation/seat.ts';
import type { Award, Outcome, Played, TableOutcome } from '../../bridge/result/result.ts';
import { outcomeScore, playedScore } from '../../bridge/score/score.ts';
import type { Seat } from '../../bridge/seat.ts';
import { parseShorthand } from '../../bridge/shorthand/shorthand.ts';
import type { XmlElement } from '../xml/tree.ts';
import { field, elementText, type Field } from './fields.ts';
import { instructionOf } from './instruction.ts';
import type { ProblemList } from './problem.ts';

/**
 * The outcome of a traveller line; null where it can't be read. A line whose contract can't be read, or gives another
 * score, keeps its score.
 */
export function readOutcome(problems: ProblemList, line: XmlElement, board: number): Outcome | null {
  const own = ownOutcome(line, board);
  if (own) return own;
  const contract = contractOf(line);
  const score = field(line, 'SCORE');
  const noted = score && scoreOf(score.text);
  if (score && !noted) problems.add('score-unreadable', score.line, score.text, board);
  if (noted?.kind === 'award') return noted;
  if (!contract) return noted ? scoreAlone(problems, line, noted, board) : withoutContract(score);
  const read = readContract(problems, line, contract, { board, score: noted?.score ?? null });
  if (!read) return noted && outcomeOfScore(noted);
  if (!noted || outcomeScore(read, board) === noted.score) return read;
  problems.add('score-disagrees', score.line, `${contract.text} ${score.text}`, board);
  return outcomeOfScore(noted);
}

/** No contract gives 0: the board was passed out. */
function outcomeOfScore(noted: NotedScore): Outcome {
  return noted.score === 0 ? { kind: 'passedOut' } : noted;
}

/** A line without contract and score was not played, unless its score was there and can't be read. */
function withoutContract(score: Field | null): Outcome | null {
  return score ? null : { kind: 'notPlayed' };
}

interface NotedScore {
  readonly kind: 'score';
  readonly score: number;
}

/**
 * A score alone. 0 is a board passed out, but for programs that write an empty contract beside it where a score was
 * adjusted: what was awarded isn't in their files.
 */
function scoreAlone(problems: ProblemList, line: XmlElement, noted: NotedScore, board: number): Outcome {
  if (noted.score !== 0) return noted;
  const emptied = line.children.find(({ name }) => name === 'CONTRACT');
  if (!emptied) return { kind: 'passedOut' };
  problems.add('no-result', emptied.line, '', board);
  return { kind: 'notPlayed' };
}

/** What Etui wrote beside a line whose outcome USEBIO can't hold. */
function ownOutcome(line: XmlElement, board: number): Outcome | null {
  const values = instructionOf(line);
  const outcome = shorthandOf(values.get('outcome'), board);
  if (outcome?.kind !== 'ruled') return outcome;
  const played = shorthandOf(values.get('played'), board);
  return played && played.kind !== 'ruled' ? { ...outcome, atTable: played satisfies TableOutcome } : outcome;
}

function shorthandOf(text: string | undefined, board: number): Outcome | null {
  if (text === undefined) return null;
  const read = parseShorthand(text, { board, language: 'en', withoutLastNought: false });
  return read.kind === 'result' ? read.outcome : null;
}

/** `-150`, `-150.0`, or an award: `A6040`. */
function scoreOf(text: string): NotedScore | Award | null {
  const [, sign, digits] = /^([+\-\u2212]?)(\d{1,5})(?:[.,]0{1,3})?$/.exec(text) ?? [];
  if (digits !== undefined) {
    const size = Number(digits);
    if (size % 10 !== 0) return null;
    return { kind: 'score', score: sign === '' || sign === '+' ? size : 0 - size };
  }
  const [, ns, ew] = /^A\s*(\d\d)\s*[/-]?\s*(\d\d)$/i.exec(text) ?? [];
  return ns === undefined || ew === undefined ? null : { kind: 'award', ns: Number(ns), ew: Number(ew) };
}

const NOT_PLAYED = /^(?:NP|NOT\s*PLAYED)$/i;
const PASSED_OUT = /^(?:ALL\s*PASS|PASS(?:ED)?(?:\s*OUT)?)$/i;

function contractOf(line: XmlElement): Field | null {
  const found = field(line, 'CONTRACT');
  return found && !NOT_PLAYED.test(found.text) && /[\p{L}\p{N}]/u.test(found.text) ? found : null;
}

interface Known {
  readonly board: number;
  /** The score that the line has, from North-South. */
  readonly score: number | null;
}

/**
 * The contract with declarer, tricks and lead; null after a problem. Tricks that aren't there follow from the score.
 */
function readContract(problems: ProblemList, line: XmlElement, found: Field, { board, score }: Known): Outcome | null {
  const contract = PASSED_OUT.test(found.text) ? 'passedOut' : parseContractField(found.text, 'en');
  if (contract === 'passedOut') return { kind: 'passedOut' };
  const declarer = parseSeat(elementText(line, 'PLAYED_BY').slice(0, 1), 'en');
  const tricks = contract && declarer && tricksOf(line, { contract, declarer }, { board, score });
  if (!contract || !declarer || tricks === null) {
    problems.add('contract-unreadable', found.line, found.text, board);
    return null;
  }
  return { kind: 'played', contract, declarer, tricks, lead: readLead(problems, line, board) };
}

function tricksOf(
  line: XmlElement,
  played: { readonly contract: Contract; readonly declarer: Seat },
  { board, score }: Known,
): number | null {
  const text = elementText(line, 'TRICKS');
  if (/^(?:0?\d|1[0-3])$/.test(text)) return Number(text);
  if (score === null) return null;
  const all = Array.from({ length: MOST_TRICKS + 1 }, (_, tricks): Played => ({
    kind: 'played',
    ...played,
    tricks,
    lead: null,
  }));
  return all.find((one) => playedScore(one, board) === score)?.tricks ?? null;
}

function readLead(problems: ProblemList, line: XmlElement, board: number): Card | null {
  const found = field(line, 'LEAD');
  if (!found || !/[\p{L}\p{N}]/u.test(found.text)) return null;
  const card = parseCard(found.text, 'en');
  if (!card) problems.add('lead-unreadable', found.line, found.text, board);
  return card;
}
