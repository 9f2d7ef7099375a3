import { UNDERTRICK_SCALES } from '../../bridge/score/undertricks.ts';
import { AFTER_SPLITS, TIE_BREAK_CODES, type TieBreaks } from '../standing/tie-breaks.ts';
import { clubScaleProblem, type ClubScaleProblem } from '../victory-points/club.ts';
import {
  DATUM_FIVES,
  AVERAGE_KINDS,
  CROSS_IMP_FIGURES,
  HALF_ROUNDINGS,
  MATCH_AVERAGES,
  MATCH_BOARD_DECIMALS,
  MATCH_SCALES,
  MATCHPOINT_SCALES,
  REGULATION_CODES,
  SHORT_CROSS_IMPS,
  SPLIT_SCORES,
  UNEQUAL_BOARDS,
  NEUBERG_RULES,
  type ArtificialScoreRule,
  type Regulation,
} from './regulation.ts';

/** What a club does otherwise than the preset it starts from; `code` is its own name for the result. */
export type RegulationChanges = Partial<Regulation> & { readonly code: string };

/** What of a regulation can't be. */
export type RegulationProblem =
  | {
      readonly kind: 'problem';
      readonly code: 'no-name' | 'drops' | 'averages-order' | 'percent-twice' | 'tie-break-twice' | 'no-scale';
    }
  | { readonly kind: 'problem'; readonly code: 'own-scale'; readonly problem: ClubScaleProblem }
  | { readonly kind: 'problem'; readonly code: 'preset-name'; readonly name: string }
  | { readonly kind: 'problem'; readonly code: 'choice'; readonly rule: ChosenRule; readonly given: string }
  | { readonly kind: 'problem'; readonly code: 'percent' | 'imps' | 'decimals'; readonly given: number };

/** A club's regulation, or the problems of it: never an empty list. */
export type ClubRegulation =
  | { readonly kind: 'regulation'; readonly regulation: Regulation }
  | { readonly kind: 'problems'; readonly problems: readonly RegulationProblem[] };

/**
 * A club's own regulation: a preset with some rules changed. Every rule is looked at, since changes may come from
 * a file.
 *
 *     regulationFrom(REGULATIONS.ebu, { code: 'our club', sitOut: { percent: 60, imps: null } })
 */
export function regulationFrom(preset: Regulation, changes: RegulationChanges): ClubRegulation {
  const regulation = { ...preset, ...changes };
  const problems = regulationProblems(regulation);
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'regulation', regulation };
}

/** The rules that are one word of a list. */
const CHOICES = {
  matchpoints: MATCHPOINT_SCALES,
  unequalFields: NEUBERG_RULES,
  splitScores: SPLIT_SCORES,
  crossImps: CROSS_IMP_FIGURES,
  shortCrossImps: SHORT_CROSS_IMPS,
  unequalBoards: UNEQUAL_BOARDS,
  victoryPoints: MATCH_SCALES,
  undertricks: UNDERTRICK_SCALES,
} as const;

type ChoiceRule = keyof typeof CHOICES;
type ChosenRule = ChoiceRule | 'halves' | 'fives' | 'tieBreak' | 'afterSplit' | 'matchAverages' | 'matchBoardDecimals';

const RULES = Object.keys(CHOICES) as readonly ChoiceRule[];

/** What of a club's regulation can't be; nothing where it can. */
export function regulationProblems(regulation: Regulation): readonly RegulationProblem[] {
  const { artificial, sitOut, boardRounding: rounding, shown } = regulation;
  return [
    ...nameProblems(regulation.code),
    ...RULES.flatMap((rule) => choiceProblems(rule, regulation[rule], CHOICES[rule])),
    ...(rounding ? choiceProblems('halves', rounding.halves, HALF_ROUNDINGS) : []),
    ...choiceProblems('fives', regulation.butler.fives, DATUM_FIVES),
    ...[rounding?.decimals ?? 0, shown.points, shown.percentages]
      .filter((given) => !isDecimals(given))
      .map(wrong('decimals')),
    ...artificialProblems(artificial),
    ...[sitOut.percent ?? 0, regulation.leastBoards].filter((given) => !isPercent(given)).map(wrong('percent')),
    ...[sitOut.imps ?? 0].filter((given) => !isImps(given)).map(wrong('imps')),
    ...dropsProblems(regulation),
    ...[regulation.ties, regulation.teamTies].flatMap(tieProblems),
    ...matchProblems(regulation),
  ];
}

function nameProblems(name: string): readonly RegulationProblem[] {
  if (name.trim() === '') return [{ kind: 'problem', code: 'no-name' }];
  return REGULATION_CODES.some((known) => known === name.trim().toLowerCase())
    ? [{ kind: 'problem', code: 'preset-name', name }]
    : [];
}

function choiceProblems(rule: ChosenRule, given: string, known: readonly string[]): readonly RegulationProblem[] {
  return known.includes(given) ? [] : [{ kind: 'problem', code: 'choice', rule, given }];
}

function artificialProblems({ percents, imps, otherImps }: ArtificialScoreRule): readonly RegulationProblem[] {
  const given = [...AVERAGE_KINDS.map((kind) => percents[kind]), ...otherImps.map(({ percent }) => percent)];
  const worths = [...AVERAGE_KINDS.map((kind) => imps[kind]), ...otherImps.map((other) => other.imps)];
  const ordered = [percents, imps].every((of) => of['average-plus'] >= of.average && of.average >= of['average-minus']);
  return [
    ...given.filter((percent) => !isPercent(percent)).map(wrong('percent')),
    ...worths.filter((worth) => !isImps(worth)).map(wrong('imps')),
    ...(ordered ? [] : [{ kind: 'problem', code: 'averages-order' } as const]),
    // the three averages may well be worth the same
    ...(otherImps.length === new Set(otherImps.map(({ percent }) => percent)).size
      ? []
      : [{ kind: 'problem', code: 'percent-twice' } as const]),
  ];
}

/** Rows rise by their number of results, and each leaves enough of them for a mean. */
function dropsProblems({ butler: { drops } }: Regulation): readonly RegulationProblem[] {
  if (drops === 'median') return [];
  const fits = drops.every(({ highest, lowest, from }, row) => {
    const whole = [highest, lowest, from].every((number) => Number.isSafeInteger(number) && number >= 0);
    return whole && from > highest + lowest && from > (drops[row - 1]?.from ?? 0);
  });
  return fits ? [] : [{ kind: 'problem', code: 'drops' }];
}

/** A criterion that separated nobody can't do so when it is asked again. */
function tieProblems({ chain, afterSplit }: TieBreaks): readonly RegulationProblem[] {
  const isTwice = new Set(chain).size < chain.length;
  return [
    ...chain.flatMap((code) => choiceProblems('tieBreak', code, TIE_BREAK_CODES)),
    ...choiceProblems('afterSplit', afterSplit, AFTER_SPLITS),
    ...(isTwice ? [{ kind: 'problem', code: 'tie-break-twice' } as const] : []),
  ];
}

function matchProblems({ matches, victoryPoints, ownScale }: Regulation): readonly RegulationProblem[] {
  const problem = ownScale && clubScaleProblem(ownScale);
  return [
    ...choiceProblems('matchAverages', matches.averages, MATCH_AVERAGES),
    ...choiceProblems('matchBoardDecimals', String(matches.boardDecimals), MATCH_BOARD_DECIMALS.map(String)),
    ...(victoryPoints === 'club' && ownScale === null ? [{ kind: 'problem', code: 'no-scale' } as const] : []),
    ...(problem ? [{ kind: 'problem', code: 'own-scale', problem } as const] : []),
  ];
}

function wrong(code: 'percent' | 'imps' | 'decimals') {
  return (given: number): RegulationProblem => ({ kind: 'problem', code, given });
}

/** 0 to 100, at most two decimals. */
function isPercent(given: number): boolean {
  return given >= 0 && given <= 100 && Math.round(given * 100) / 100 === given;
}

const MOST_IMPS = 24;

function isImps(given: number): boolean {
  return Number.isInteger(given) && Math.abs(given) <= MOST_IMPS;
}

const MOST_DECIMALS = 4;

function isDecimals(given: number): boolean {
  return Number.isInteger(given) && given >= 0 && given <= MOST_DECIMALS;
}
