import type { AskedPlayerView, PlayerCandidateView } from '../../../../main/club/model/event-file.ts';
import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { useWords } from '../../../shared/language.tsx';
import type { ToldPlayers } from './toldPlayers.ts';
import classes from './EventFile.module.css';

/** The players of a file whose name somebody here has: each is that one, or somebody else. */
export function AskedPlayers({
  asked,
  file,
}: {
  readonly asked: readonly AskedPlayerView[];
  readonly file: ToldPlayers;
}) {
  const words = useWords(eventFileWords);
  if (asked.length === 0) return null;
  return (
    <section className={classes['asked']}>
      <h3>{words.asked(asked.length)}</h3>
      <p className="quiet">{words.askedHelp}</p>
      {asked.map((one) => (
        <AskedPlayer key={one.player} asked={one} file={file} />
      ))}
    </section>
  );
}

function AskedPlayer({ asked, file }: { readonly asked: AskedPlayerView; readonly file: ToldPlayers }) {
  const words = useWords(eventFileWords);
  const { player, name, numbers, candidates } = asked;
  const told = file.told.get(player);
  const textOf = (one: PlayerCandidateView) =>
    [words.same(one.member, one.sessions), ...(one.name === name ? [] : [one.name]), ...one.numbers].join(', ');
  return (
    <fieldset>
      <legend>
        <bdi>{name}</bdi> {numbers.length > 0 && <span className="quiet">{numbers.join(', ')}</span>}
      </legend>
      {candidates.map((one) => (
        <label key={one.id}>
          <input
            type="radio"
            name={`player-${player}`}
            checked={told === one.id}
            onChange={() => file.tell(player, one.id)}
          />
          <bdi>{textOf(one)}</bdi>
        </label>
      ))}
      <label>
        <input
          type="radio"
          name={`player-${player}`}
          checked={told === null}
          onChange={() => file.tell(player, null)}
        />
        {words.somebodyElse}
      </label>
    </fieldset>
  );
}
