import { LIN } from '../../../../src/format/lin/lin.ts';
import { boardsAndDeals, formatTarget } from './format-target.ts';

export const linTarget = formatTarget(LIN, {
  words: [
    'qx|o1|',
    'qx|c2,BOARD 2|',
    'md|3SAKQ,',
    'md|1|',
    'rh||ah|Board 7|',
    'sv|b|',
    'pg||',
    '|',
    'SAKQJT98765432,HAKQJT98765432,DAKQJT98765432',
    '10',
  ],
  survives: ({ deals }) => boardsAndDeals(deals),
  utf8: true,
});
