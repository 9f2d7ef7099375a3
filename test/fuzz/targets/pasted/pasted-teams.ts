import { deepStrictEqual } from 'node:assert/strict';
import { readPastedTeams, type PastedTeam } from '../../../../src/format/entries/pasted-teams.ts';
import { demand, lineCount } from '../../judge.ts';
import type { FuzzTarget } from '../../target.ts';

export const pastedTeamsTarget: FuzzTarget = {
  name: 'pasted-teams',
  words: [': ', ' / ', ' & ', ' + ', ' - ', ' – ', '\t', ', ', '; ', '   ', '1 ', '12) ', '3. ', ' [Dole]', '[', ']'],
  linear: readPastedTeams,
  check(text) {
    const teams = readPastedTeams(text) ?? [];
    const lines = lineCount(text);
    let before = 0;
    for (const { line, number, name, club, players } of teams) {
      demand(line > before && line <= lines, () => `a team on line ${line} of ${lines}, after line ${before}`);
      before = line;
      demand(number === null || (number >= 1 && number <= 999), () => `team ${number}`);
      const all = text.replaceAll(/\s+/g, ' ');
      for (const part of [name, club, ...players]) {
        demand(all.includes(part.replaceAll(/\s+/g, ' ')), () => `${part} was not pasted`);
      }
    }
    const plain = teams.filter(isPlain);
    const again = readPastedTeams(plain.map(written).join('\n')) ?? [];
    deepStrictEqual(again.map(written), plain.map(written));
    const kinds = teams.map(
      ({ number, club, players }) => `${number !== null}${club !== ''}${Math.min(players.length, 5)}`,
    );
    return [...new Set(kinds)].toSorted().join(' ');
  },
};

/** Whether the line that is made of a team can mean nothing else. */
function isPlain({ name, club, players }: PastedTeam): boolean {
  return players.length > 0 && [name, ...players, club || 'x'].every((text) => /^\p{L}[\p{L} .']*$/u.test(text));
}

function written({ number, name, club, players }: PastedTeam): string {
  return `${number === null ? '' : `${number}. `}${name}${club === '' ? '' : ` [${club}]`}: ${players.join(' / ')}`;
}
