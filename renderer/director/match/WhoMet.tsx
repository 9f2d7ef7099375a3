import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { northSouthIn, ROOMS } from '../../../src/scoring/teams/team.ts';
import { useWords } from '../../shared/language.tsx';
import { PairNames } from '../session/PairNames.tsx';
import { hasNames, pairName } from '../session/pairName.ts';
import classes from './Match.module.css';
import type { MatchPart } from './matchRows.ts';
import type { MatchScreenState } from './useMatch.ts';

/** Which pairs met in which part, as a grid of the pairs of both teams; a meeting that was there before is said. */
export function WhoMet({ state }: { readonly state: MatchScreenState }) {
  const words = useWords(matchScreenWords);
  const { parts } = state;
  const meetings = parts.flatMap(meetingsOf);
  const pairs = (side: 'home' | 'away') => [...new Map(meetings.map((one) => [keyOf(one[side]), one[side]])).values()];
  const [home, away] = [pairs('home'), pairs('away')];
  if (parts.length < 2 || !hasNames([...home, ...away])) return null;
  const again = meetings.filter(
    (one, at) => parts.length === 2 && meetings.slice(0, at).some((before) => isSame(before, one)),
  );
  return (
    <section className={classes['block']}>
      <h2>{words.met}</h2>
      <table className={classes['met']} aria-label={words.met}>
        <thead>
          <tr>
            <th scope="col">{words.pairs}</th>
            {away.map((pair) => (
              <th key={keyOf(pair)} scope="col">
                <PairNames entry={pair} lines={2} grows="always" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {home.map((own) => (
            <tr key={keyOf(own)}>
              <th scope="row">
                <PairNames entry={own} lines={2} grows="always" />
              </th>
              {away.map((other) => (
                <td key={keyOf(other)}>
                  {meetings
                    .filter((one) => keyOf(one.home) === keyOf(own) && keyOf(one.away) === keyOf(other))
                    .map(({ segment }) => segment)
                    .join(', ') || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {again.map((one) => (
        <p key={`${keyOf(one.home)} ${keyOf(one.away)}`} className={classes['warning']}>
          {words.again(`${pairName(one.home)}, ${pairName(one.away)}`)}
        </p>
      ))}
    </section>
  );
}

type Pair = NonNullable<MatchPart['seats']['open']>['ns'];
interface Meeting {
  readonly segment: number;
  readonly home: Pair;
  readonly away: Pair;
}

function meetingsOf({ segment, seats }: MatchPart): readonly Meeting[] {
  return ROOMS.flatMap((room) => {
    const at = seats[room];
    if (!at) return [];
    return [
      northSouthIn(room) === 'home' ? { segment, home: at.ns, away: at.ew } : { segment, home: at.ew, away: at.ns },
    ];
  });
}

/** The same two players are the same pair, whichever of them is named first. */
function keyOf({ players, id }: Pair): string {
  return players.every((name) => name === '') ? String(id) : [...players].toSorted().join('\n');
}

function isSame(one: Meeting, other: Meeting): boolean {
  return keyOf(one.home) === keyOf(other.home) && keyOf(one.away) === keyOf(other.away);
}
