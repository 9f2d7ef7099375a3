import { VICTORY_POINT_SCALE_CODES } from '../../src/scoring/victory-points/scale.ts';
import { conformanceRules } from '../conformance/read.ts';
import type { Answer } from './answer.ts';
import { artificialScores, masterpoints } from './awards.ts';
import { boardAMatch, butler, crossImps, impScale, matchpoints, matchpointsUnequal } from './boards.ts';
import { compensation, contracts, minibridge, rubber, undertricks } from './contracts.ts';
import {
  carryForwardCase,
  patton,
  swissMismatch,
  teamsBoard,
  teamsRemovedBoards,
  teamsShares,
  victoryPointsBy,
} from './matches.ts';

/** How the cases of each folder are asked; the cases are as README.md of test/conformance has them. */
const ANSWERS: Readonly<Record<string, Answer<never>>> = {
  'artificial-scores': artificialScores,
  'board-a-match': boardAMatch,
  butler,
  'carry-forward': carryForwardCase,
  compensation,
  contracts,
  'cross-imps': crossImps,
  imps: impScale,
  masterpoints,
  matchpoints,
  'matchpoints-unequal': matchpointsUnequal,
  minibridge,
  patton,
  rubber,
  'swiss-mismatch': swissMismatch,
  'teams-board': teamsBoard,
  'teams-removed-boards': teamsRemovedBoards,
  'teams-shares': teamsShares,
  undertricks,
  ...Object.fromEntries(VICTORY_POINT_SCALE_CODES.map((code) => [`victory-points-${code}`, victoryPointsBy(code)])),
};

/** The folders and how their cases are asked. A folder nobody can answer, or an answer without cases, is a mistake. */
export function answeredRules(): readonly (readonly [folder: string, answer: Answer<unknown>])[] {
  const folders = conformanceRules().toSorted();
  const missing = [...new Set([...folders, ...Object.keys(ANSWERS)])].filter(
    (rule) => !folders.includes(rule) || !(rule in ANSWERS),
  );
  if (missing.length > 0) throw new Error(`conformance: no cases or no answer: ${missing.join(', ')}`);
  return folders.map((folder) => [folder, ANSWERS[folder] as Answer<unknown>]);
}
