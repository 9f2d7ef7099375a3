import { entryDerivationSentences } from '../../../src/language/derivation/total.ts';
import { figureSentence } from '../../../src/language/derivation/figure.ts';
import { matchStandingSentence } from '../../../src/language/derivation/match-standing.ts';
import { rankedMatchSentence } from '../../../src/language/derivation/ranked-match.ts';
import type { MatchStandingDerivation } from '../../../src/scoring/derivation/match-standing.ts';
import type { RankedMatchDerivation } from '../../../src/scoring/derivation/ranked-match.ts';
import { stageScaleOf } from '../../../src/scoring/ranked-matches/stage-scale.ts';
import type { FigureDerivation } from '../../../src/scoring/derivation/figure.ts';
import type { PlacesDerivation } from '../../../src/scoring/derivation/places.ts';
import type { TotalDerivation } from '../../../src/scoring/derivation/total.ts';
import { entriesRankedBy } from '../../../src/session/partnerships.ts';
import { slotKey } from '../../../src/session/slot.ts';
import { deserializeExacts } from '../../../src/scoring/numbers/serialize.ts';
import type { ExplainedEntry, ExplainedFigure, ExplainedTeam } from '../../club/model/explanation.ts';
import type { ResultView } from '../../club/model/result.ts';
import type { PrintedDocument } from '../document.ts';
import { isBoardChosen, paperWordsFor, type PrintJob } from '../job.ts';
import { eventLine, movementLine, scoringLineText, stateLine } from '../lines.ts';
import { pairLabel, playersOfEntry, printedSections, type PrintedSection } from '../sections.ts';
import { teamOf } from '../matches.ts';
import { joinNames, shrinkOrWrap, stackNames, wrapNames, wrapText } from '../press/fit.ts';
import { bodyBottom, footMarks } from '../press/frame.ts';
import { rightColumn, type PlacedHeading } from '../press/heading.ts';
import { horizontalRule, textMark, type Mark, type MeasureText, type PrintedPage } from '../press/marks.ts';
import { outcomeCells, scoreCells } from '../press/notation.ts';
import { centredArea, type PrintArea } from '../press/sheet.ts';
import { runMarksAt, stackedHeight } from '../press/table.ts';

const MEASURE = 666;
const PAIR = { size: 26, bold: true } as const;
/** For names that are too long for one line of the usual size. */
const LONG_PAIR = { size: 20, bold: true } as const;
const LONG_PAIR_LEADING = 24;
const BODY = { size: 13 } as const;
const STRONG = { size: 13, bold: true } as const;
const SENTENCE = { size: 12 } as const;
const SMALL = { size: 13 } as const;
/** The smallest type of the club's name, and the most of the width that event and movement take. */
const LEAST_CLUB = 11;
const RIGHT_SHARE = 0.5;
const RULE = 121;
const LEADING = 18;
const SENTENCE_LEADING = 16;
/** Distances from a row's top to its first baseline, from there to the sentence's baseline, and below the last one. */
const ROW = { first: 19, sentence: 19, below: 9 } as const;
const COLUMN = { board: 0, against: 74, contract: 330, by: 400, result: 436, score: 510, sentence: 74 } as const;
const NAMES_WIDTH = 244;

export interface ExplanationMaterial {
  readonly explained: readonly ExplainedEntry[];
  /** Left out where no teams are ranked. */
  readonly teams?: readonly ExplainedTeam[];
}

/** The derivation of each figure of a pair, or of a team, in sentences for who asks. Each starts a page. */
export const explanationDocument: PrintedDocument<ExplanationMaterial> = {
  options: ['boards', 'entry'],
  title: (language) => paperWordsFor({ language }).explanation,
  read: (sources, { entry }) => {
    const wanted = entry === undefined ? undefined : [entry];
    return { explained: sources.explainedEntries(wanted), teams: sources.explainedTeams(wanted) };
  },
  layOut: layOutExplanation,
};

function layOutExplanation(job: PrintJob & ExplanationMaterial, measure: MeasureText): PrintedPage[] {
  const area = centredArea(job.paper, MEASURE);
  const words = paperWordsFor(job);
  const sectionOf = (entry: number) => printedSections(job).find(({ entries }) => entries.has(entry));
  const pages = [
    ...job.explained.flatMap((explained) => {
      const section = sectionOf(explained.entry);
      return section ? entryPages(job, section, explained, area, measure) : [];
    }),
    ...(job.teams ?? []).flatMap((explained) => {
      const section = sectionOf(explained.entry);
      return section ? teamPages(job, section, explained, area, measure) : [];
    }),
  ];
  return pages.map((marks, index) => [
    ...marks,
    ...footMarks(
      area,
      {
        note: `${scoringLineText(job)}.`,
        state: stateLine(job),
        page: words.page(index + 1, pages.length),
      },
      measure,
    ),
  ]);
}

/** A part of a page that isn't divided: its height, and its marks from a top. */
interface Part {
  readonly height: number;
  readonly at: (top: number) => readonly Mark[];
}

function entryPages(
  job: PrintJob,
  section: PrintedSection,
  explained: ExplainedEntry,
  area: PrintArea,
  measure: MeasureText,
): Mark[][] {
  const results = new Map(job.session.results.map((result) => [slotKey(result), result]));
  const figures = explained.boards.filter(({ figure }) => isBoardChosen(job, figure.board));
  return flow(headingMarks(job, section, explained, area, measure), area, [
    totalPart(job, explained, area, measure),
    ...figures.map((one) =>
      figurePart(job, section, { ...one, entry: explained.entry }, results.get(slotKey(one)), area, measure),
    ),
  ]);
}

/** A team: where its total comes from, and a part for each of its matches. */
function teamPages(
  job: PrintJob,
  section: PrintedSection,
  { entry, standing, matches }: ExplainedTeam,
  area: PrintArea,
  measure: MeasureText,
): Mark[][] {
  const { language, session } = job;
  const teams = new Map(session.sections.flatMap((one) => one.entries.map((team) => [team.id, team] as const)));
  const nameOf = (id: number) => {
    const team = teams.get(id);
    return team ? team.team?.name || team.label : '';
  };
  const total = matchStandingSentence(deserializeExacts<MatchStandingDerivation>(standing), nameOf, language);
  const scale = stageScaleOf(session.scoring);
  const parts = matches.flatMap(({ match: id, figure }) => {
    const match = session.matches.find((one) => one.id === id);
    if (!match) return [];
    const opponent = match.home === entry ? match.away : match.home;
    const { round } = match;
    const sentence = rankedMatchSentence(deserializeExacts<RankedMatchDerivation>(figure), scale, language);
    return [
      matchPart(
        paperWordsFor(job).roundAgainst(round, opponent === null ? null : nameOf(opponent)),
        sentence,
        area,
        measure,
      ),
    ];
  });
  const lines = wrapText(total, area.width, STRONG, measure);
  return flow(headingMarks(job, section, { entry }, area, measure), area, [strongPart(lines, area), ...parts]);
}

function matchPart(head: string, sentence: string, area: PrintArea, measure: MeasureText): Part {
  const heads = wrapText(head, area.width, STRONG, measure);
  const lines = wrapText(sentence, area.width - COLUMN.sentence, SENTENCE, measure);
  const below = ROW.first + (heads.length - 1) * LEADING + ROW.sentence;
  const height = below + (lines.length - 1) * SENTENCE_LEADING + ROW.below;
  return {
    height,
    at: (top) => [
      ...heads.map((line, index) => textMark(line, area.left, top + ROW.first + index * LEADING, STRONG)),
      ...lines.map((line, index) =>
        textMark(line, area.left + COLUMN.sentence, top + below + index * SENTENCE_LEADING, SENTENCE),
      ),
      horizontalRule(top + height, area.left, area.right, 0.75, 'grey'),
    ],
  };
}

/** Parts below each other on as many pages as they need, each with the heading. */
function flow(heading: PlacedHeading, area: PrintArea, parts: readonly Part[]): Mark[][] {
  const pages: Mark[][] = [[...heading.marks]];
  let top = heading.rule;
  for (const { height, at } of parts) {
    if (top + height > bodyBottom(area) && top > heading.rule) {
      pages.push([...heading.marks]);
      top = heading.rule;
    }
    pages.at(-1)?.push(...at(top));
    top += height;
  }
  return pages;
}

/** Club and pair at the left, event, day and movement at the right, above a heavy rule. Long names move it down. */
function headingMarks(
  job: PrintJob,
  section: PrintedSection,
  { entry }: Pick<ExplainedEntry, 'entry'>,
  area: PrintArea,
  measure: MeasureText,
): PlacedHeading {
  const line = section.entries.get(entry)?.line ?? null;
  const played = movementLine(job, section.view);
  const movement = line === null ? played : `${paperWordsFor(job).line[line]}, ${played}`;
  const column = rightColumn([eventLine(job), movement], area.width * RIGHT_SHARE, measure);
  const room = area.width - column.width - 32;
  const club = shrinkOrWrap(job.settings.clubName, room, SMALL, LEAST_CLUB, measure);
  const above = (club.lines.length - 1) * LEADING;
  const number = `${pairLabel(section, entry)}  `;
  const players = namesOf(job, section, entry);
  const width = measure(number, PAIR);
  const whole = joinNames(players);
  const fits = measure(whole, PAIR) <= room - width;
  const lines = fits ? [whole] : stackNames(players, room - width, LONG_PAIR, measure);
  const rule = RULE + Math.max(above + (lines.length - 1) * LONG_PAIR_LEADING, column.further);
  const marks = [
    ...club.lines.map((line, index) => textMark(line, area.left, 74 + index * LEADING, club)),
    textMark(number, area.left, 103 + above, PAIR),
    ...lines.map((line, index) =>
      textMark(line, area.left + width, 103 + above + index * LONG_PAIR_LEADING, fits ? PAIR : LONG_PAIR),
    ),
    ...column.at(area.right, 106),
    horizontalRule(rule, area.left, area.right, 2),
  ];
  return { marks, rule };
}

/** The players of a pair; a team's name and its players. */
function namesOf({ session, language }: PrintJob, section: PrintedSection, entry: number): readonly [string, string] {
  if (session.ranks !== 'team') return playersOfEntry(section, entry);
  const { name, players } = teamOf(section, entry, language);
  return [name, players.join(', ')];
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

/** Sentences about the whole, above a rule. */
function strongPart(lines: readonly string[], area: PrintArea): Part {
  return {
    height: ROW.first + lines.length * LEADING,
    at: (top) => [
      ...lines.map((line, index) => textMark(line, area.left, top + ROW.first + 4 + index * LEADING, STRONG)),
      horizontalRule(top + ROW.first + lines.length * LEADING, area.left, area.right, 1),
    ],
  };
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
  const lines = wrapText(told, area.width - COLUMN.sentence, SENTENCE, measure);
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
        textMark(line, x('sentence'), top + sentenceBelow + index * SENTENCE_LEADING, SENTENCE),
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
