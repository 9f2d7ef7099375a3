import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { EntryView } from '../../../../main/club/model/session.ts';
import { explainWords } from '../../../../src/language/screens/explain.ts';
import { useWords } from '../../../shared/language.tsx';
import { explanationPath } from '../../session/paperPath.ts';
import { TeamWithPlayers } from '../../session/teams/TeamWithPlayers.tsx';
import panel from '../pair/Panel.module.css';
import classes from './TeamRanking.module.css';

/** The panel of a team: where its total and place come from, its penalties, what it has played, and its paper. */
export function RankedTeamPanel(props: {
  readonly session: number;
  readonly entry: EntryView;
  /** Empty while they are being fetched. */
  readonly sentences: readonly string[];
  /** Whether the explanation could not be fetched. */
  readonly failed: boolean;
  readonly penalties: ReactNode;
  /** What its total is the sum of, under a title. */
  readonly title: string;
  readonly children: ReactNode;
  /** The keys at the foot of the panel. */
  readonly keys: ReactNode;
}) {
  const { entry } = props;
  const explain = useWords(explainWords);
  return (
    <>
      <section>
        <div className={panel['title']}>
          <h2>
            <span className={panel['pairNumber']}>{entry.label}</span> <TeamWithPlayers entry={entry} />
          </h2>
        </div>
        {props.failed && <p role="alert">{explain.failed}</p>}
        {props.sentences.map((sentence) => (
          <p key={sentence} className={classes['why']}>
            {sentence}
          </p>
        ))}
        {props.penalties}
      </section>
      <section className={panel['block']}>
        <h2>{props.title}</h2>
        {props.children}
      </section>
      <p className={panel['block']}>
        <Link href={explanationPath(props.session, entry.id)} className={panel['print'] ?? ''}>
          {explain.print}
        </Link>
      </p>
      {props.keys}
    </>
  );
}
