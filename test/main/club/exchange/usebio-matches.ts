/**
 * USEBIO of matches as other programs write it: teams with their players, lines that say the team's direction alone.
 */
import { xmlText } from '../../../../src/format/xml/write.ts';

export interface ListedTeam {
  readonly number: string;
  readonly name?: string;
  /** Null where it has no place. */
  readonly total: string | null;
  readonly adjustment?: string;
  /** Left out, it is by the total. */
  readonly place?: string;
  /** XML that stands within. */
  readonly inside?: string;
}

interface ListedMatch {
  readonly round: number;
  readonly home: string;
  readonly away: string | null;
  readonly score: readonly [home: string | null, away: string | null];
  readonly boards?: readonly ListedBoard[];
}

interface ListedBoard {
  readonly number: number;
  readonly lines: readonly {
    readonly score: number;
    readonly direction?: 'NS' | 'EW';
    readonly pairs?: readonly [ns: string, ew: string];
  }[];
}

const tag = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined ? '' : `<${name}>${xmlText(String(text)).replaceAll('&', '&amp;')}</${name}>`;

export function match({ round, home, away, score, boards = [] }: ListedMatch) {
  return (isTeam: boolean): string => {
    const [one, other] = isTeam ? ['TEAM', 'OPPOSING_TEAM'] : ['NS_PAIR_NUMBER', 'EW_PAIR_NUMBER'];
    const [own, theirs] = isTeam ? ['TEAM_SCORE', 'OPPOSING_TEAM_SCORE'] : ['NS_SCORE', 'EW_SCORE'];
    const lines = boards.map(({ number, lines: all }) => {
      const inside = all.map(({ score: points, direction, pairs = [] }) =>
        [
          '<TRAVELLER_LINE>',
          tag('DIRECTION', direction),
          tag('NS_PAIR_NUMBER', pairs[0]),
          tag('EW_PAIR_NUMBER', pairs[1]),
          tag('SCORE', points),
          '</TRAVELLER_LINE>',
        ].join(''),
      );
      return `<BOARD>${tag('BOARD_NUMBER', number)}${inside.join('\n')}</BOARD>`;
    });
    const figures = [
      tag('ROUND_NUMBER', round),
      tag(one, home),
      tag(other, away),
      tag(own, score[0]),
      tag(theirs, score[1]),
    ];
    return `<MATCH>${figures.join('')}\n${lines.join('\n')}</MATCH>`;
  };
}

export function usebio(
  type: 'TEAMS' | 'SWISS_TEAMS' | 'SWISS_PAIRS',
  listed: readonly ListedTeam[],
  matches: readonly ReturnType<typeof match>[],
) {
  const isTeam = type !== 'SWISS_PAIRS';
  const totals = listed.map(({ total }) => Number(total));
  const people = listed.map(({ number, name = '', total, adjustment, place: own, inside = '' }) => {
    const place = own ?? (total === null ? null : 1 + totals.filter((one) => one > Number(total)).length);
    const figures = [tag('TOTAL_SCORE', total), tag('PLACE', place), tag('ADJUSTMENT', adjustment)].join('');
    return isTeam
      ? `<TEAM TEAM_ID="${number}" TEAM_NAME="${name.replaceAll('&', '&amp;')}">${figures}${inside}</TEAM>`
      : `<PAIR>${tag('PAIR_NUMBER', number)}${figures}${inside}</PAIR>`;
  });
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<USEBIO Version="1.2"><CLUB><CLUB_NAME>Elsewhere</CLUB_NAME></CLUB>
<EVENT EVENT_TYPE="${type}"><EVENT_DESCRIPTION>Heat</EVENT_DESCRIPTION><DATE>17/11/2026</DATE>
<BOARD_SCORING_METHOD>${isTeam ? 'IMPS' : 'MATCH_POINTS'}</BOARD_SCORING_METHOD>
<MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>
<PARTICIPANTS>${people.join('\n')}</PARTICIPANTS>
${matches.map((one) => one(isTeam)).join('\n')}
</EVENT></USEBIO>`;
  return { name: 'heat.xml', bytes: new TextEncoder().encode(text) };
}

function twoBoards(closed: number): readonly ListedBoard[] {
  return [
    {
      number: 1,
      lines: [
        { score: 420, direction: 'NS' },
        { score: closed, direction: 'EW' },
      ],
    },
    {
      number: 2,
      lines: [
        { score: -90, direction: 'NS' },
        { score: -90, direction: 'EW' },
      ],
    },
  ];
}

/** Four teams, two rounds of two boards; every match is won by 9 IMPs (16-4), the last by 12 (17-3). */
export function swissTeams() {
  const names = ['Étoile & Co', 'Two', 'Three', ''];
  const totals = ['32', '21', '20', '7'];
  const teams = names.map((name, index): ListedTeam => {
    const players = ['A', 'B', 'C', 'D', 'E'].slice(0, index === 0 ? 5 : 4).map((letter) => `${letter}${index + 1}`);
    const inside = players.map((player) => `<PLAYER>${tag('PLAYER_NAME', player)}</PLAYER>`).join('');
    return { number: String(index + 1), name, total: totals[index] ?? null, inside };
  });
  return usebio('SWISS_TEAMS', teams, [
    match({ round: 1, home: '1', away: '2', score: ['16', '4'], boards: twoBoards(50) }),
    match({ round: 1, home: '3', away: '4', score: ['16', '4'], boards: twoBoards(50) }),
    match({ round: 2, home: '1', away: '3', score: ['16', '4'], boards: twoBoards(50) }),
    match({ round: 2, home: '2', away: '4', score: ['17', '3'], boards: twoBoards(-200) }),
  ]);
}
