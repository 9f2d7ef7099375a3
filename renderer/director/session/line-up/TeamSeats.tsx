import { useId } from 'react';
import type { EntryView, SectionView } from '../../../../main/club/model/session.ts';
import { lineUpWords } from '../../../../src/language/screens/teams/line-ups.ts';
import { BETWEEN_NAMES } from '../../../../src/names/fit.ts';
import { northSouthIn, ROOMS, type MatchTeam, type Room } from '../../../../src/scoring/teams/team.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useWords } from '../../../shared/language.tsx';
import { pairsOfTeam, type SeatedNames } from './lineUp.ts';
import classes from './LineUp.module.css';

const LONGEST_NAME = 100;
const OTHER = 'other';

/** The four seats of a team: a pair in each room, chosen whole or typed player by player. */
export function TeamSeats(props: {
  readonly team: MatchTeam;
  readonly name: string;
  readonly entry: EntryView;
  readonly section: SectionView;
  readonly pairs: SeatedNames[MatchTeam];
  readonly onChange: (pairs: SeatedNames[MatchTeam]) => void;
}) {
  const words = useWords(lineUpWords);
  const roster = useId();
  const { team, name, entry, section, pairs, onChange } = props;
  const known = pairsOfTeam(section, entry);
  const options = known.map((players) => ({ value: players.join('\n'), text: players.join(BETWEEN_NAMES) }));
  const seated = (room: Room) => {
    const seat = words.seat(room, northSouthIn(room) === team ? 'NS' : 'EW');
    const players = pairs[room];
    const rename = (place: 0 | 1, typed: string) =>
      onChange({ ...pairs, [room]: place === 0 ? [typed, players[1]] : [players[0], typed] });
    const chosen = options.find(({ value }) => value === players.join('\n'))?.value ?? OTHER;
    return (
      <div key={room} className={classes['seat']}>
        <span>{seat}</span>
        {options.length > 0 && (
          <Select
            label={words.pairOf(name, seat)}
            options={[...options, { value: OTHER, text: words.otherPair }]}
            value={chosen}
            onChange={(value) => {
              const [first = '', second = ''] = value === OTHER ? [] : value.split('\n');
              onChange({ ...pairs, [room]: [first, second] });
            }}
          />
        )}
        {([0, 1] as const).map((place) => (
          <TextField
            low
            key={place}
            list={roster}
            aria-label={words.player(name, seat, place === 0 ? 1 : 2)}
            maxLength={LONGEST_NAME}
            spellCheck={false}
            value={players[place]}
            onChange={(event) => rename(place, event.target.value)}
          />
        ))}
      </div>
    );
  };
  return (
    <fieldset className={classes['team']}>
      <legend>{team === 'away' ? words.awayFirst(name) : words.home(name)}</legend>
      <datalist id={roster}>
        {entry.team?.players.map((player) => (
          <option key={player} value={player}>
            {player}
          </option>
        ))}
      </datalist>
      {ROOMS.map(seated)}
    </fieldset>
  );
}
