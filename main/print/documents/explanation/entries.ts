import { figureSentence } from '../../../../src/language/derivation/figure.ts';
import { entryDerivationSentences } from '../../../../src/language/derivation/total.ts';
import type { FigureDerivation } from '../../../../src/scoring/derivation/figure.ts';
import type { PlacesDerivation } from '../../../../src/scoring/derivation/places.ts';
import type { TotalDerivation } from '../../../../src/scoring/derivation/total.ts';
import { deserializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import { slotKey } from '../../../../src/session/slot.ts';
import type { ExplainedEntry, ExplainedFigure } from '../../../club/model/explanation.ts';
import type { ResultView } from '../../../club/model/result.ts';
import { isBoardChosen, paperWordsFor, type PrintJob } from '../../job.ts';
import { wrapNames, wrapText } from '../../press/fit.ts';
import { horizontalRule, textMark, type Mark, type MeasureText } from '../../press/marks.ts';
import { outcomeCells, scoreCells } from '../../press/notation.ts';
import type { PrintArea } from '../../press/sheet.ts';
import { runMarksAt, stackedHeight } from '../../press/table.ts';
import { pairLabel, playersOfEntry, type PrintedSection } from '../../sections.ts';
import {
  flowParts,
  headingOf,
  ROW,
  SENTENCE,
  SENTENCE_LEADING,
  SENTENCE_LEFT,
  STRONG,
  strongPart,
  type Part,
} from './parts.ts';

const BODY = { size: 13 } as const;
const COLUMN = { board: 0, against: 74, contract: 362, by: 424, result: 452, score: 514 } as const;
const NAMES_WIDTH = 276;

export function entryPages(
  job: PrintJob,
  section: PrintedSection,
  explained: ExplainedEntry,
  area: PrintArea,
  measure: MeasureText,
): Mark[][] {
  const results = new Map(job.session.results.map((result) => [slotKey(result), result]));
  const figures = explained.boards.filter(({ figure }) => isBoardChosen(job, figure.board));
  return flowParts(headingOf(job, section, explained, area, measure), area, [
    totalPart(job, explained, area, measure),
    ...figures.map((one) =>
      figurePart(job, section, { ...one, entry: explained.entry }, results.get(slotKey(one)), area, measure),
    ),
  ]);
}

function totalPart(job: PrintJob, explained: ExplainedEntry, area: PrintArea, measure: MeasureText): Part {
  const { language, session } = job;
  const [total, standing] = [
    deserializeExacts<TotalDerivation>(explained.total),
    deserializeExacts<PlacesDerivation>(explained.standing),
  ];
  const { shown } = session.scoring.regulation;
  const lines = entryDerivationSentences(total, standing, shown, language).flatMap((sentence) =>
    wrapText(sentence, area.width, STRONG, measure),
  );
  return strongPart(lines, area);
}

/** A board: opponents and result, and the sentence below; of a player, the partner too. */
function figurePart(
  job: PrintJob,
  section: PrintedSection,
  { entry, round, table, side, figure }: ExplainedFigure & Pick<ExplainedEntry, 'entry'>,
  result: ResultView | undefined,
  area: PrintArea,
  measure: MeasureText,
): Part {
  const { language, session } = job;
  const words = paperWordsFor(job);
  const { shown } = session.scoring.regulation;
  const sentence = figureSentence(deserializeExacts<FigureDerivation>(figure), shown, language, session.ranks);
  const met = playedOrScheduled(section, result, { round, table });
  const partner = met && partnerOf(section, met[side === 'NS' ? 'ns' : 'ew'], entry);
  const told = partner === null ? sentence : `${words.withPartner(namedPlayer(section, partner, round))} ${sentence}`;
  const lines = wrapText(told, area.width - SENTENCE_LEFT, SENTENCE, measure);
  const x = (column: keyof typeof COLUMN): number => area.left + COLUMN[column];
  const opponents = met ? met[side === 'NS' ? 'ew' : 'ns'] : null;
  const against = opponents === null ? null : namedPair(section, opponents, round, measure);
  const sentenceBelow = ROW.first + stackedHeight(against?.lines.length ?? 0, BODY) + ROW.sentence;
  const height = sentenceBelow + (lines.length - 1) * SENTENCE_LEADING + ROW.below;
  const at = (top: number): readonly Mark[] => {
    const baseline = top + ROW.first;
    return [
      textMark(words.board(figure.board), x('board'), baseline, STRONG),
      ...(against ? pairMarks(against, { x, baseline }) : []),
      ...(result ? playedMarks(job, result, { x, baseline }, measure) : []),
      ...lines.map((line, index) =>
        textMark(line, area.left + SENTENCE_LEFT, top + sentenceBelow + index * SENTENCE_LEADING, SENTENCE),
      ),
      horizontalRule(top + height, area.left, area.right, 0.75, 'grey'),
    ];
  };
  return { height, at };
}

/** Who met: by the result, or without one, as where the opponents withdrew, by the schedule. */
function playedOrScheduled(
  { view }: PrintedSection,
  result: ResultView | undefined,
  { round, table }: Pick<ExplainedFigure, 'round' | 'table'>,
): Pick<ResultView, 'ns' | 'ew'> | null {
  return result ?? view.cells.find((cell) => cell.round === round && cell.table === table) ?? null;
}

/** With whom a player of an individual sat; null for a pair. */
function partnerOf({ view }: PrintedSection, sitter: number, entry: number): number | null {
  return entriesRankedBy(view, sitter).find((one) => one !== entry && sitter !== entry) ?? null;
}

function namedPlayer(section: PrintedSection, entry: number, round: number): string {
  return `${pairLabel(section, entry)} ${playersOfEntry(section, entry, round)[0]}`.trim();
}

/** The position of a row. */
interface At {
  readonly x: (column: keyof typeof COLUMN) => number;
  readonly baseline: number;
}

interface NamedPair {
  readonly number: string;
  readonly lines: readonly string[];
  /** Names follow the number at this distance. */
  readonly indent: number;
}

function namedPair(section: PrintedSection, entry: number, round: number, measure: MeasureText): NamedPair {
  const number = `${pairLabel(section, entry)}  `;
  const indent = measure(number, BODY);
  const players = playersOfEntry(section, entry, round);
  return { number, lines: wrapNames(players, NAMES_WIDTH - indent, BODY, measure), indent };
}

function pairMarks({ number, lines, indent }: NamedPair, { x, baseline }: At): readonly Mark[] {
  return [
    textMark(number, x('against'), baseline, BODY),
    ...lines.map((line, index) =>
      textMark(line, x('against') + indent, baseline + stackedHeight(index + 1, BODY), BODY),
    ),
  ];
}

function playedMarks(
  job: PrintJob,
  { outcome, score }: ResultView,
  { x, baseline }: At,
  measure: MeasureText,
): readonly Mark[] {
  const words = paperWordsFor(job);
  const { contract, by, result } = outcomeCells(outcome, job.language, words);
  const [ns, ew] = scoreCells(score);
  const runs = typeof contract === 'string' ? [{ text: contract }] : contract;
  return [
    ...runMarksAt(runs, x('contract'), baseline, BODY, measure),
    textMark(by, x('by'), baseline, BODY),
    textMark(result, x('result'), baseline, BODY),
    ...(score === null
      ? []
      : [textMark(`${words.lineShort[ns === '' ? 'EW' : 'NS']} ${ns}${ew}`, x('score'), baseline, BODY)]),
  ];
}
