import type { TournamentEvent } from '../../../../src/format/event/event.ts';
import { USEBIO } from '../../../../src/format/usebio/usebio.ts';
import { described } from '../../../src/format/usebio/described.ts';
import { formatTarget } from './format-target.ts';

const NUMBERS = ['1', '2', '1 NS', '1EW', '1-1-2'];

/** All of an event, but for what is added to a number that two entries have. */
function survives(event: TournamentEvent): unknown {
  const entries = event.entries.map((entry) => ({ ...entry, number: entry.number.replace(/ \(\d+\)$/, '') }));
  return described({ ...event, entries });
}

export const usebioTarget = formatTarget(USEBIO, {
  words: [
    ...NUMBERS.flatMap((number) => [
      `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER><DIRECTION>NS</DIRECTION><PLACE>1=</PLACE></PAIR>`,
      `<NS_PAIR_NUMBER>${number}</NS_PAIR_NUMBER>`,
      `<EW_PAIR_NUMBER>${number}</EW_PAIR_NUMBER>`,
    ]),
    '<TEAM TEAM_ID = "1" TEAM_NAME = "">',
    '</TEAM>',
    '<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>',
    '</MATCH>',
    '<SESSION SESSION_ID="2"><SECTION SECTION_ID="B">',
    '</SECTION></SESSION>',
    '<PLACE>3=</PLACE>',
    '<PERCENTAGE>-75.4</PERCENTAGE>',
    '<TOTAL_SCORE>1,5</TOTAL_SCORE>',
    '<WINNER_TYPE>2</WINNER_TYPE>',
    '<CONTRACT></CONTRACT>',
    '<CONTRACT>4Sx</CONTRACT>',
    '<CONTRACT>PASS</CONTRACT>',
    '<SCORE>A6040</SCORE>',
    '<SCORE>-150.0</SCORE>',
    '<SCORE>0</SCORE>',
    '<IMPS>-6</IMPS>',
    '<NS_IMPS>3</NS_IMPS>',
    '<LIN_DATA>md%7C1SAKHQ%2C</LIN_DATA>',
    '<?etui round="2" table="3" outcome="60%420+40%-50" played="4sn="?>',
    '<?etui by="FFB" number="1"?>',
    '<!DOCTYPE USEBIO [<!ENTITY a "b">]>',
    '<![CDATA[',
    ']]>',
    '&amp;',
    '&#xd;',
    '<!--',
  ],
  longest: 6000,
  utf8: true,
  survives,
  remains: ['entry-not-listed', 'line-without-numbers'],
});
