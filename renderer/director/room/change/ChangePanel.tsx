import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SectionView, SessionView } from '../../../../main/club/model/session.ts';
import { changeWords } from '../../../../src/language/screens/change.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { lastRoundCalled } from '../../../../src/session/clock.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import {
  firstRoundOfChange,
  changeGroups,
  isLateInSwiss,
  readChange,
  type ChangeDraft,
  type ScheduleChangeKind,
} from './draft.ts';
import { aheadFact, changeFacts } from './facts.ts';
import classes from './Change.module.css';
import { ChangeFields } from './ChangeFields.tsx';
import { KindField } from './KindField.tsx';
import { ChangeNotes } from './ChangeNotes.tsx';
import { OnePlayer } from './OnePlayer.tsx';
import { ProposalList } from './ProposalList.tsx';
import { PanelKeys } from '../../shell/PanelKeys.tsx';
import { changeResultSentence } from './resultSentence.ts';
import { useContinuationSaying } from './TeamWay.tsx';
import { useChange } from './useChange.ts';

/** The panel of a change to the running session: what happened, the proposals, and undoing the change. */
export function ChangePanel(props: {
  readonly session: SessionView;
  readonly section: SectionView;
  /** The kind of change it opens with. */
  readonly begin: ScheduleChangeKind;
  readonly onClose: () => void;
}) {
  const words = useWords(changeWords);
  const { caps, keys } = useWords(shellWords);
  const { session, section } = props;
  const { state, ...change } = useChange(session.id, section.scheduleVersion);
  const [kind, setKind] = useState<ScheduleChangeKind>(props.begin);
  const [draft, setDraft] = useState<ChangeDraft>(() => emptyDraft(session, section));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirst(form.current), []);
  // What was focused is gone once a proposal is taken.
  const isDone = state.kind === 'applied' || state.kind === 'undone';
  useEffect(() => {
    if (isDone) focusFirst(form.current);
  }, [isDone]);
  const groups = changeGroups(session.ranks, section.spec);
  const saying = useContinuationSaying(session, section);
  // A team that leaves is no change of the schedule: undo brings it back.
  const isWithdrawal = state.kind === 'applied' && state.proposal.rule.kind === 'team-leaves';
  const typedChange = readChange(kind, draft);
  const pairTyped = section.entries.find(({ number, phantom }) => !phantom && String(number) === draft.pair.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    props.onClose();
  };
  return (
    <section className={classes['change']} aria-labelledby="change-title" onKeyDown={onKeyDown}>
      <h2 id="change-title">{session.sections.length > 1 ? words.titleOf(section.letter) : words.title}</h2>
      <form
        ref={form}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (typedChange)
            void change.propose({ section: section.id, change: typedChange, from: firstRoundOfChange(kind, draft) });
        }}
      >
        <KindField
          groups={groups}
          kind={kind}
          onChoose={(chosen) => {
            setKind(chosen);
            change.type();
          }}
        />
        <p className={classes['note']}>{isLateInSwiss(kind, section.spec) ? words.lateInSwiss : words.hints[kind]}</p>
        {(kind === 'pair-replaced' || session.ranks === 'player') && (
          <OnePlayer session={session.id} pair={pairTyped} />
        )}
        <ChangeFields
          kind={kind}
          ranks={session.ranks}
          draft={draft}
          section={section}
          onType={(typed) => {
            setDraft(typed);
            change.type();
          }}
        />
        <ChangeNotes facts={[...changeFacts(kind, draft, section), ...aheadFact(session, section)]} />
        <Button submits primary shortcut={caps.enter} disabled={typedChange === null}>
          {words.propose}
        </Button>
      </form>
      {state.kind === 'proposed' && (
        <ProposalList
          key={state.answer.proposals[0]?.key ?? state.answer.teams[0]?.key}
          answer={state.answer}
          saying={saying}
          onApply={(proposal) => {
            void change.apply(state.request, state.answer, proposal, () =>
              setDraft((taken) => forNextChange(kind, taken)),
            );
          }}
        />
      )}
      <p role="status" className={classes['result']} data-refused={state.kind === 'refused' || undefined}>
        {changeResultSentence(state, words, saying)}
      </p>
      <PanelKeys label={keys}>
        {section.scheduleVersion > 1 && !isWithdrawal && (
          <Button onPress={() => void change.undo()}>{words.undo}</Button>
        )}
        <Button shortcut={caps.escape} onPress={props.onClose}>
          {words.close}
        </Button>
      </PanelKeys>
    </section>
  );
}

/** A change without a field has its button alone. */
function focusFirst(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('select, input') ?? form?.querySelector<HTMLElement>('[type=submit]');
  first?.focus();
}

/** The tables of a change that was taken are not those of the next one, nor is the pair, unless it gets its names. */
function forNextChange(kind: ScheduleChangeKind, draft: ChangeDraft): ChangeDraft {
  const pair = kind === 'pair-replaced' ? draft.pair : '';
  return { ...draft, pair, table: '', otherTable: '', firstBoard: '' };
}

function emptyDraft({ clock }: SessionView, section: SectionView): ChangeDraft {
  const round = String(Math.max(1, Math.min(lastRoundCalled(clock), section.rounds)));
  const rounds = String(Math.max(1, section.rounds - 1));
  const boards = String(Math.max(1, section.boardsPerRound - 1));
  const from = String(Math.min(lastRoundCalled(clock) + 1, section.rounds));
  const boardsEach = String(section.rounds * section.boardsPerRound);
  return {
    from,
    pairs: '1',
    pair: '',
    rounds,
    boards,
    boardsEach,
    round,
    table: '',
    otherTable: '',
    firstBoard: '',
    line: 'EW',
  };
}
