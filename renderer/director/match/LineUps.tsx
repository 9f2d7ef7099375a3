import type { EntryView } from '../../../main/club/model/session.ts';
import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { ROOMS, northSouthIn, opponentOf, type Room } from '../../../src/scoring/teams/team.ts';
import { useWords } from '../../shared/language.tsx';
import { PairNames } from '../session/PairNames.tsx';
import { hasNames } from '../session/pairName.ts';
import classes from './Match.module.css';
import type { MatchPart } from './matchRows.ts';
import type { MatchScreenState } from './useMatch.ts';

/** Who sits where in each part of the match. A pair that came in is marked. */
export function LineUps({ state }: { readonly state: MatchScreenState }) {
  const words = useWords(matchScreenWords);
  const { parts } = state;
  const named = parts.some(({ seats }) =>
    ROOMS.some((room) => seats[room] && hasNames([seats[room].ns, seats[room].ew])),
  );
  if (!named) return null;
  return (
    <table className={classes['lineUps']} aria-label={words.lineUps}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.lineUps}</span>
          </th>
          {ROOMS.map((room) => (
            <RoomHeads key={room} room={room} state={state} />
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.segment}>
            <th scope="row">{words.segment(part.segment, parts.length)}</th>
            {ROOMS.map((room) => {
              const seats = part.seats[room];
              return (['ns', 'ew'] as const).map((side) => (
                <td key={`${room} ${side}`}>
                  {seats && <Seated pair={seats[side]} parts={parts} segment={part.segment} />}
                </td>
              ));
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A room, or the round or its half where the two teams meet in two. */
function RoomHeads({ room, state }: { readonly room: Room; readonly state: MatchScreenState }) {
  const words = useWords(matchScreenWords);
  const { names, rows, tables, match } = state;
  const ns = northSouthIn(room);
  const round = tables === 'rounds' ? rows.find((row) => row.rooms[room].slot)?.rooms[room].slot?.round : undefined;
  return (
    <>
      <th scope="col">
        {match.isHalf
          ? words.inHalf(room === 'open' ? 1 : 2, names[ns])
          : round === undefined
            ? `${words.room[room]}, ${words.ns(names[ns])}`
            : words.inRound(round, names[ns])}
      </th>
      <th scope="col">{words.ew(names[opponentOf(ns)])}</th>
    </>
  );
}

function Seated(props: { readonly pair: EntryView; readonly parts: readonly MatchPart[]; readonly segment: number }) {
  const words = useWords(matchScreenWords);
  const { pair, parts, segment } = props;
  const before = parts
    .filter((part) => part.segment < segment)
    .flatMap(({ seats }) => ROOMS.flatMap((room) => (seats[room] ? [seats[room].ns.id, seats[room].ew.id] : [])));
  const cameIn = segment > 1 && !before.includes(pair.id);
  return (
    <span className={classes['seated']} data-in={cameIn || undefined}>
      <PairNames entry={pair} lines={2} grows="always" strong={cameIn} mark={cameIn ? words.cameIn : ''} />
    </span>
  );
}
