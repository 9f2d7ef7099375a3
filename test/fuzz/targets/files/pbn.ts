import type { TournamentEvent } from '../../../../src/format/event/event.ts';
import { PBN } from '../../../../src/format/pbn/pbn.ts';
import { boardsAndDeals, formatTarget } from './format-target.ts';

const HANDS = 'KJ542.A643.T93.J 8.KJ85.K8765.T62 AQ9.QT.AQ.K98754 T763.972.J42.AQ3';

/** Results in order of boards, deals and places; names and numbers of pairs may be read otherwise. */
function survives({ results, deals, ranking }: TournamentEvent): unknown {
  return {
    results: results.map(({ board, outcome }) => JSON.stringify([board, outcome])).toSorted(),
    deals: boardsAndDeals(deals).toSorted(),
    figures: deals.filter(({ doubleDummy }) => doubleDummy !== null).length,
    ranking: ranking.map(({ place, percentage, total }) => [place, percentage, total]),
  };
}

export const pbnTarget = formatTarget(PBN, {
  words: [
    '[Event "#"]\n',
    '[Event "##Tuesday"]\n',
    '[Board "1"]\n',
    '[Board "2"]\n',
    '[Dealer "N"]',
    '[Vulnerable "None"]',
    `[Deal "N:${HANDS}"]\n`,
    `[Deal "E:${HANDS}"]\n`,
    '[Deal "S:- - - -"]\n',
    '[Deal "N:',
    '[DoubleDummyTricks "63456634567a9867a986"]\n',
    '[Ability "N:63456 E:7A986 S:63456 W:7A986"]\n',
    '[Minimax "6HDE800"]\n',
    '[ParContract "NS 4S="]\n[OptimumScore "NS 420"]\n',
    '[ScoreTable "Section;PairId_NS\\2R;PairId_EW;Contract;Declarer;Result;Score_NS;Percentage_NS;Percentage_EW;Names_NS\\9"]\n',
    'A 1 2 4S N 10 420 - - -\n',
    'B "1 NS" 2 - - - - 60 40 "A - B"\n',
    '[TotalScoreTable "Rank;PairId;Direction;TotalScoreMP;TotalPercentage;Names"]\n',
    '1= 2 "N-S" 12.5 50,5 x\n',
    '[Contract "3NTX"]\n[Declarer "^S"]\n[Result "8"]\n[Score "EW 100"]\n',
    '"]',
    '\\"',
    '{',
    '}',
    ';',
    '%',
    '\n\n',
    '\r',
    '[Auction "N"]\n1C Pass\n',
  ],
  longest: 1500,
  // Nearly forty thousand games of one tag each; a file of real games takes a third of it.
  megabyteMs: 250,
  survives,
  utf8: true,
});
