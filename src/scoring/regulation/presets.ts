import { TIE_BREAKS } from '../standing/tie-breaks.ts';
import { RULE_NAMES, RULES, type Regulation } from './rules.ts';

export const REGULATION_CODES = ['wbf', 'ebu', 'acbl', 'ffb', 'sbf', 'abf', 'nz', 'pzbs'] as const;
export type RegulationCode = (typeof REGULATION_CODES)[number];

type Rules = Omit<Regulation, 'code'>;

const USUAL = Object.fromEntries(RULE_NAMES.map((name) => [name, RULES[name].usual])) as Rules;

/** A preset by the rules in which it differs from the usual ones. */
function preset(code: RegulationCode, rules: Partial<Rules> = {}): Regulation {
  return { ...USUAL, ...rules, code };
}

/**
 * WBF: matchpoints 2-1-0 (Law 78A), boards with fewer results by Neuberg's formula, whatever their number. Artificial
 * scores by Law 12C2. Cross-IMPs as the mean of the comparisons. Butler with the mean of all results, as WBF Butlers
 * were explained (BBO forum, topic 48693). Nothing published was found on split scores and on cross-IMPs of short
 * boards, which follow the EBU White Book (4.2.1, 4.2.4), nor on sit-outs, which count nothing.
 *
 * Undertricks by Law 77. Law 78D has the organiser say how ties are split: none is in a session of pairs. Ties of teams
 * are split head to head, then by the quotients of IMPs and of total points; from common knowledge, not from the WBF's
 * text. Unequal numbers of boards by the share of what was available (Neuberg's purpose: every board weighs the same),
 * and nobody is left out for them; no text was found. Victory points on the WBF's continuous scale of 2012. Averages of
 * a match are 3 IMPs (Law 12C2; EBU White Book 3.3.7 has 12 for four boards). Nothing is rounded before the whole
 * match, since no text says so.
 */
const WBF = preset('wbf');

/**
 * EBU: White Book 2025. Small groups 4.2.3.3; a board to 0.0001 matchpoints, halves away from average (4.2.3); two
 * charts for a split score (4.2.1); cross-IMPs 4.2.4; Butler's datum 4.2.6.2, which names no results to drop. A tie
 * stands unless the organiser has said how to split it (3.2), of teams too; the procedure of an earlier White Book,
 * 143.7, can be chosen. Victory points for teams of four on the discrete scale (3.1.1). A board of a match is rounded
 * to whole IMPs where they become victory points, to tenths where they are final (4.2.6.1, 8.12.3).
 */
const EBU = preset('ebu', {
  neuberg: 'neuberg-ebu',
  boardRounding: { decimals: 4, halves: 'away-from-average' },
  teamTies: TIE_BREAKS.shared,
  victoryPoints: 'wbf-discrete',
  matches: { ...RULES.matches.usual, boardDecimals: 'by-result' },
});

/**
 * ACBL: ACBLscore manual. Matchpoints 1-1/2-0, small groups and rounding to 0.01 with halves up on page 92; cross-IMPs
 * of short boards on page 83. Victory points on the 20-point scale (bridgehands.com, tables for 6 to 11 boards). Its
 * conditions for Swiss teams split ties, but that part of the text wasn't found: as for the WBF, as is all the rest.
 */
const ACBL = preset('acbl', {
  matchpoints: '1-1/2-0',
  neuberg: 'neuberg-acbl',
  boardRounding: { decimals: 2, halves: 'up' },
  shortCrossImps: 'comparisons',
  victoryPoints: 'acbl-20',
});

/**
 * FFB: matchpoints one for an equal score and two for a score beaten, cross-IMPs as the mean of all comparisons, as
 * French club rules have it. The program of the national championships rounds every board to 0.1 matchpoint,
 * North-South's figure, and East-West has the rest of the top; all printed figures of a final with two sessions agree.
 * Exact halves did not occur: they go up for North-South. Two pairs with the same total were split by their own
 * meeting. Article 81 of the tournament code (part 2) splits ties in another way where that was decided; it can be
 * chosen. By Magic Contest the FFB splits them by the standard deviation of the results. The rest was not found: as for
 * the WBF.
 */
const FFB = preset('ffb', {
  boardRounding: { decimals: 1, halves: 'east-west-rest' },
  ties: { chain: ['own-meetings'], afterSplit: 'again' },
});

/** SBF: no rule of its own was found published; the Laws, and as for the WBF. */
const SBF = preset('sbf');

/**
 * ABF: Australian club practice, as its sessions are published (Compscore3). Butler without the highest and the
 * lowest result, which 70 of 70 boards of two sessions with 4, 6 and 7 results follow; of three results or fewer
 * none is dropped (bridge-scorer; nobody published such a board). A sit-out counts nothing. Ties are shared in the
 * published sessions; section 15 of the Tournament Regulations, on splitting them, was not found. The rest is as for
 * the WBF, and the published sessions agree.
 */
const ABF = preset('abf', {
  butler: { ...RULES.butler.usual, drops: [{ highest: 1, lowest: 1, from: 4 }] },
});

/**
 * New Zealand: as its sessions are published, matchpoints and awards as for the WBF, ties shared. The rest was not
 * found, nor the tie-breaking procedures in part D of its manual: as for the WBF.
 */
const NZ = preset('nz');

/**
 * PZBS (Poland): published sessions have matchpoints, awards and weighted scores as for the WBF and 60 % for a
 * sit-out against a phantom pair, at cross-IMPs 0 IMPs (KoPS, JFR). Its edition of Law 78D has the organiser say how
 * shared places are split: they are not. The rest was not found: as for the WBF.
 */
const PZBS = preset('pzbs', { sitOut: { percent: 60, imps: 0 } });

/** Where nothing else is said, `wbf`. */
export const REGULATIONS: Record<RegulationCode, Regulation> = {
  wbf: WBF,
  ebu: EBU,
  acbl: ACBL,
  ffb: FFB,
  sbf: SBF,
  abf: ABF,
  nz: NZ,
  pzbs: PZBS,
};
