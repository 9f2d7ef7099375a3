import { useMutation } from '@tanstack/react-query';
import { teamNamesWords } from '../../../../src/language/screens/teams/names.ts';
import { unbroken } from '../../../../src/language/typography.ts';
import { isolateName } from '../../../../src/names/isolate.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { ownWrite } from '../../api/ownWrites.ts';
import classes from '../Names.module.css';
import type { ClubMatesPlan } from './planClubMates.ts';
import type { NamedTeam } from '../../session/naming/teamNames.ts';

/** When teams of one club meet, and the numbers by which they would meet first. Nothing happens by itself. */
export function ClubMates(props: { readonly session: number; readonly plan: ClubMatesPlan }) {
  const { clubs, moves, renumbered } = props.plan;
  const words = useWords(teamNamesWords);
  const nameOf = ({ label, name }: NamedTeam) => (name === '' ? unbroken(words.numbered(label)) : isolateName(name));
  const giving = useMutation({
    mutationFn: async () => {
      const answer = await ownWrite(() => api.renumberTeams(props.session, renumbered));
      if (isProblemAnswer(answer)) throw new Error(answer.code);
    },
  });
  return (
    <section className={classes['clubMates']} aria-labelledby="club-mates">
      <h2 id="club-mates">{words.clubMates}</h2>
      <ul>
        {clubs.map(({ club, teams, rounds, roundsThen }) => (
          <li key={club}>
            {words.meet(club, teams.map(nameOf), rounds)} {moves.length > 0 && words.wouldMeet(roundsThen)}
          </li>
        ))}
      </ul>
      {moves.length === 0 ? (
        <p className="quiet">{words.earliest}</p>
      ) : (
        <>
          <p className="quiet">{words.newNumbers(moves.map(({ team, number }) => ({ number, team: nameOf(team) })))}</p>
          <Button onPress={() => giving.mutate()}>{words.giveNumbers}</Button>
          <p className="quiet">{words.orStay}</p>
        </>
      )}
      {giving.isError && <p role="alert">{words.numbersNotGiven}</p>}
    </section>
  );
}
