import { useEffect, useRef, useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { lineUpSentence } from '../../../../src/language/files/match-lines.ts';
import { teamNameText } from '../teams/teamName.ts';
import { lineUpWords } from '../../../../src/language/screens/teams/line-ups.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { forTeams, MATCH_TEAMS } from '../../../../src/scoring/teams/team.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { TabRow } from '../../../shared/controls/TabRow.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import {
  findingsOf,
  isImpossible,
  matchToSeat,
  withAwayExchanged,
  withNewNames,
  type MatchToSeat,
  type SeatedNames,
} from './lineUp.ts';
import classes from './LineUp.module.css';
import { TeamSeats } from './TeamSeats.tsx';
import { useSaveLineUp } from './useSaveLineUp.ts';

interface LineUpProps {
  readonly session: SessionView;
  readonly match: number;
  /** The part that is seated first, from 1. */
  readonly segment: number;
  readonly onDone: () => void;
}

/** Who plays in which room in a part of a match. The away team sits down first, as the pairs do. */
export function LineUpForm(props: LineUpProps) {
  const found = matchToSeat(props.session, props.match);
  const [segment, goTo] = useState(props.segment);
  if (!found) return null;
  return <PartForm key={segment} {...props} found={found} segment={segment} onSegment={goTo} />;
}

function PartForm(props: LineUpProps & { readonly found: MatchToSeat; readonly onSegment: (segment: number) => void }) {
  const words = useWords(lineUpWords);
  const { caps } = useWords(shellWords);
  const language = useLanguage();
  const { session, found, segment, onDone } = props;
  const segments = found.lineUps.length;
  const standing = found.lineUps[segment - 1];
  const [typed, setTyped] = useState<{ readonly pairs: SeatedNames; readonly before: SeatedNames }>();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const saveLineUp = useSaveLineUp(session.id);
  if (!standing) return null;
  const pairs = typed ? withNewNames(typed.pairs, typed.before, standing) : standing;
  const type = (changed: SeatedNames) => setTyped({ pairs: changed, before: standing });
  const team = forTeams((one) => teamNameText(found.teams[one], language));
  const { findings, player } = findingsOf(found, segment, pairs);
  const meets = findings.some(({ code }) => code === 'pairs-meet-again');
  const save = async () => {
    if (isImpossible(findings)) return;
    const { scheduleVersion: version } = found.section;
    const answer = await saveLineUp({ match: found.match.id, segment, pairs, before: standing, version });
    if (answer !== null && !isProblemAnswer(answer)) return onDone();
    if (answer?.code === 'scheduleInUse' && 'round' in answer) {
      return setProblem(words.inUse(answer.round, answer.table));
    }
    if (answer?.code === 'seatedElsewhere' && 'round' in answer) {
      return setProblem(words.elsewhere(answer.round, answer.table));
    }
    setProblem(answer?.code === 'scheduleMovedOn' ? words.movedOn : words.failed);
  };
  const exchange = () => type(withAwayExchanged(pairs));
  return (
    <PanelForm
      label={words.title}
      className={classes['form']}
      onSubmit={async () => (meets ? undefined : save())}
      onLeave={onDone}
    >
      <h2>
        {words.title}
        <span className="quiet">{words.part(segment, segments)}</span>
      </h2>
      {segments > 1 && (
        <TabRow
          label={words.parts}
          tabs={numbersTo(segments).map((part) => ({ name: String(part), text: words.part(part, segments) ?? '' }))}
          current={String(segment)}
          onGo={(part) => props.onSegment(Number(part))}
        />
      )}
      <div
        role="group"
        aria-label={words.part(segment, segments)}
        ref={form}
        className={classes['teams']}
        onKeyDown={(event) => {
          if (!event.altKey || event.code !== 'KeyX') return;
          event.preventDefault();
          exchange();
        }}
      >
        {MATCH_TEAMS.toReversed().map((one) => (
          <TeamSeats
            key={one}
            team={one}
            name={team[one]}
            entry={found.teams[one]}
            section={found.section}
            pairs={pairs[one]}
            onChange={(seats) => type({ ...pairs, [one]: seats })}
          />
        ))}
      </div>
      <div className={classes['buttons']}>
        <ul className={classes['findings']} aria-live="polite">
          {findings.map((finding) => {
            const sentence = lineUpSentence(finding, { player, team: (one) => team[one], segments }, language);
            return (
              <li key={sentence} data-kind={finding.kind}>
                {sentence}
              </li>
            );
          })}
        </ul>
        {problem !== null && <p role="alert">{problem}</p>}
        <Button primary={meets} shortcut="Alt X" onPress={exchange}>
          {words.exchange}
        </Button>
        {meets ? (
          <Button onPress={() => void save()}>{words.saveAnyway}</Button>
        ) : (
          <Button primary submits shortcut={caps.enter}>
            {words.save}
          </Button>
        )}
      </div>
    </PanelForm>
  );
}
