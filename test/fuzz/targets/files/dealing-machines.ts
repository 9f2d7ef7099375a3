import { formatDeal } from '../../../../src/bridge/deal/text.ts';
import { BRI } from '../../../../src/format/dealing-machine/bri.ts';
import { DGE } from '../../../../src/format/dealing-machine/dge.ts';
import { DLM } from '../../../../src/format/dealing-machine/dlm.ts';
import { DUP } from '../../../../src/format/dealing-machine/dup.ts';
import { dealsByBoard } from '../../../../src/format/event/deals.ts';
import type { TournamentEvent } from '../../../../src/format/event/event.ts';
import { boardsAndDeals, formatTarget } from './format-target.ts';

function inOrder({ deals }: TournamentEvent): readonly string[] {
  return deals.map(({ deal }) => formatDeal(deal));
}

/** DUP has boards that run on: those up to the first gap. */
function upToTheGap({ deals }: TournamentEvent): readonly string[] {
  const [first] = deals;
  return boardsAndDeals(deals.filter(({ board }, place) => board === (first?.board ?? 1) + place));
}

const DIGITS = ['01', '13', '52', '53', '00', '  ', '\0\0'];
const SUITED = ['\x06', '\x03', '\x04', '\x05', 'AKQJT98765432', '\0'];

export const briTarget = formatTarget(BRI, { words: DIGITS, survives: inOrder, record: 128 });
export const dgeTarget = formatTarget(DGE, { words: SUITED, survives: inOrder, record: 128 });
export const dupTarget = formatTarget(DUP, {
  words: [...DIGITS, ...SUITED, 'YN', '17 ', ' '.repeat(68)],
  survives: upToTheGap,
  record: 156,
});
export const dlmTarget = formatTarget(DLM, {
  words: ['[Document]\n', 'From board=', 'To board=99\n', 'Checksum=', 'Duplicates 01=0\n', 'Board 02=', 'aaaaaab'],
  longest: 1200,
  survives: ({ deals }) => boardsAndDeals(dealsByBoard(deals)),
});
