import type { EventRanks } from '../../../src/session/event-ranks.ts';
import type { CsvResult, ResultsCsv } from '../../../src/format/results/csv.ts';
import { figureSentence } from '../../../src/language/derivation/figure.ts';
import { derivationWords } from '../../../src/language/derivation/words.ts';
import { entryDerivationSentences } from '../../../src/language/derivation/total.ts';
import type { Language } from '../../../src/language.ts';
import { scoreCommandWords } from '../../../src/language/commands/score.ts';
import { SIDES, type Side } from '../../../src/bridge/seat.ts';
import type { BoardScores, ScoredLine } from '../../../src/scoring/boards/board-scores.ts';
import { deriveFigure, type FigureDerivation } from '../../../src/scoring/derivation/figure.ts';
import type { PlacesDerivation } from '../../../src/scoring/derivation/places.ts';
import { deriveRankedEntry, type RankedEntryDerivation } from '../../../src/scoring/derivation/ranked-entry.ts';
import type { DerivedSeparation } from '../../../src/scoring/derivation/standing.ts';
import { entriesOfSide } from '../../../src/scoring/boards/individual.ts';
import { withExactText } from '../command/json.ts';
import type { ScoreCall } from './arguments.ts';
import type { ExplainRequest } from '../command/explain-option.ts';
import type { PrintedSession } from './session.ts';
import { entryName } from './names.ts';

/** A figure and whose it is. */
interface ExplainedFigure {
  readonly entries: readonly number[];
  readonly field: string | number | undefined;
  readonly derivation: FigureDerivation;
}

export interface Explanations {
  readonly totals: readonly RankedEntryDerivation[];
  readonly figures: readonly ExplainedFigure[];
}

/** The derivations that the call wants; empty where the file has no such board or entry. */
export function explain(
  { board: number, entry: name }: ExplainRequest,
  { file, session, rankings }: PrintedSession,
  { method, regulation }: Pick<ScoreCall, 'method' | 'regulation'>,
): Explanations {
  const { boards } = session.scores;
  const scoring = { boards, method, regulation };
  const asked = name === null ? null : entriesNamed(file, name);
  const isAsked = (result: ScoredLine<CsvResult>, side: Side): boolean =>
    asked === null || seatedOn(result, side).some((entry) => asked.has(entry));
  const derive = (board: BoardScores<CsvResult>, result: ScoredLine<CsvResult>, side: Side): ExplainedFigure => ({
    entries: seatedOn(result, side),
    field: board.field,
    derivation: deriveFigure(scoring, board, result, side),
  });
  const figures = boards
    .filter(({ board }) => number === null || board === number)
    .flatMap((board) =>
      board.results.flatMap((result) =>
        SIDES.filter((side) => isAsked(result, side)).map((side) => derive(board, result, side)),
      ),
    );
  const totals =
    number === null
      ? [...(asked ?? [])].flatMap((entry) => deriveRankedEntry({ ...session, rankings }, entry) ?? [])
      : [];
  return { totals, figures };
}

function seatedOn({ line }: ScoredLine<CsvResult>, side: Side): readonly number[] {
  return entriesOfSide(line, side === 'NS' ? 'ns' : 'ew');
}

/** The entries of a name, with or without its section: two where the lines are numbered apart. */
function entriesNamed(file: ResultsCsv, name: string): ReadonlySet<number> {
  const wanted = name.toLowerCase();
  return new Set(
    file.entries.flatMap((entry, index) =>
      [entry.name, entryName(file, index)].some((known) => known.toLowerCase() === wanted) ? [index] : [],
    ),
  );
}

/** Every derivation as a sentence, under its board. */
export function explainText(
  { totals, figures }: Explanations,
  file: ResultsCsv,
  { regulation: { shown } }: Pick<ScoreCall, 'regulation'>,
  language: Language,
): string {
  const words = scoreCommandWords[language];
  const { colon } = derivationWords[language];
  const who = (entries: readonly number[]): string => entries.map((entry) => entryName(file, entry)).join(' + ');
  const blocks = totals.map(({ total, standing }) => {
    const line = total.line ? `${words.line[total.line]} ` : '';
    return `${line}${who([total.entry])}${colon}${entryDerivationSentences(total, standing, shown, language).join(' ')}`;
  });
  const byBoard = Map.groupBy(figures, ({ field, derivation }) =>
    [...(field === undefined ? [] : [`${words.section} ${field}`]), words.board(derivation.board)].join(', '),
  );
  for (const [title, ofBoard] of byBoard) {
    const lines = ofBoard.map(({ entries, derivation }) => {
      const side = words.lineShort[derivation.side];
      return `${side} ${who(entries)}${colon}${figureSentence(derivation, shown, language, ranksOf(entries))}`;
    });
    blocks.push([title, ...lines].join('\n'));
  }
  return `${blocks.join('\n\n')}\n`;
}

/** Two entries have one figure where players are ranked, each with a partner. */
function ranksOf(entries: readonly number[]): EventRanks {
  return entries.length > 1 ? 'player' : 'pair';
}

/** The derivations as data, with names in place of entries and exact figures as text: `n` or `n/d`. */
export function explainJson(
  { totals, figures }: Explanations,
  file: ResultsCsv,
  { method, regulation }: Pick<ScoreCall, 'method' | 'regulation'>,
  language: Language,
): unknown {
  const { shown } = regulation;
  const name = (entry: number): string => file.entries[entry]?.name ?? '';
  return withExactText({
    method: method.code,
    regulation: regulation.code,
    totals: totals.map(({ total, standing }) => ({
      ...total,
      entry: name(total.entry),
      equals: total.equals.map(name),
      standing: standingJson(standing, name),
      sentence: entryDerivationSentences(total, standing, shown, language).join(' '),
    })),
    figures: figures.map(({ entries, field, derivation }) => ({
      ...(field === undefined ? {} : { section: field }),
      entries: entries.map(name),
      ...derivation,
      sentence: figureSentence(derivation, shown, language, ranksOf(entries)),
    })),
  });
}

/** The places in the printed list, with names in place of entries. */
function standingJson(standing: PlacesDerivation, name: (entry: number) => string): object {
  const named = (separations: readonly DerivedSeparation[]): readonly object[] =>
    separations.map((one) => ({
      ...one,
      others: one.others.map((other) => ({ ...other, entry: name(other.entry) })),
    }));
  return {
    ...standing,
    entry: name(standing.entry),
    equals: standing.equals.map(name),
    penalties: standing.penalties.map((one) => ({
      ...one,
      penalty: { ...one.penalty, entry: name(one.penalty.entry) },
    })),
    separations: named(standing.separations),
    places: standing.places.map((one) => ({ ...one, separations: named(one.separations) })),
  };
}
