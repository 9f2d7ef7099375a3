import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SectionView, SessionView } from '../../../../main/club/model/session.ts';
import type { ClubProblem } from '../../../../main/club/problem.ts';
import {
  continuationProblemSentence,
  continuationRuleSentence,
} from '../../../../src/language/movement/continuation.ts';
import type { Language } from '../../../../src/language.ts';
import { changeWords } from '../../../../src/language/screens/change.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { lastRoundCalled } from '../../../../src/session/clock.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { firstRoundOfChange, changeGroups, readChange, type ChangeDraft, type ScheduleChangeKind } from './draft.ts';
import { changeFacts } from './facts.ts';
import classes from './Change.module.css';
import { ChangeFields } from './ChangeFields.tsx';
import { KindField } from './KindField.tsx';
import { ChangeNotes } from './ChangeNotes.tsx';
import { OnePlayer } from './OnePlayer.tsx';
import { ProposalList } from './ProposalList.tsx';
import { PanelKeys } from '../../shell/PanelKeys.tsx';
import { useChange, type ChangeState } from './useChange.ts';

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
  const language = useLanguage();
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
  const groups = changeGroups(session.ranks);
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
        <p className={classes['note']}>{words.hints[kind]}</p>
        {(kind === 'pair-replaced' || session.ranks === 'player') && (
          <OnePlayer session={session.id} pair={pairTyped} />
        )}
        <ChangeFields
          kind={kind}
          draft={draft}
          section={section}
          onType={(typed) => {
            setDraft(typed);
            change.type();
          }}
        />
        <ChangeNotes facts={changeFacts(kind, draft, section)} />
        <Button submits primary shortcut={caps.enter} disabled={typedChange === null}>
          {words.propose}
        </Button>
      </form>
      {state.kind === 'proposed' && (
        <ProposalList
          key={state.answer.proposals[0]?.key}
          answer={state.answer}
          onApply={(proposal) => {
            void change.apply(state.request, state.answer, proposal, () => setDraft(forNextChange));
          }}
        />
      )}
      <p role="status" className={classes['result']} data-refused={state.kind === 'refused' || undefined}>
        {resultSentence(state, words, language)}
      </p>
      <PanelKeys label={keys}>
        {section.scheduleVersion > 1 && <Button onPress={() => void change.undo()}>{words.undo}</Button>}
        <Button shortcut={caps.escape} onPress={props.onClose}>
          {words.close}
        </Button>
      </PanelKeys>
    </section>
  );
}

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('select, input')?.focus();
}

/** The result of the change as a sentence. */
function resultSentence(state: ChangeState, words: (typeof changeWords)['en'], language: Language): string {
  switch (state.kind) {
    case 'applied': {
      const { rule, shifts } = state.proposal;
      const cards = shifts.length > 0 ? ` ${words.cardsOutdated}` : '';
      return `${words.applied} ${continuationRuleSentence(rule, language)}${cards}`;
    }
    case 'undone':
      return words.undone;
    case 'refused':
      return refusal(state.problem, words, language);
    case 'typing':
    case 'proposed':
      return '';
  }
}

function refusal(problem: ClubProblem, words: (typeof changeWords)['en'], language: Language): string {
  if (problem.code === 'changeNotPossible') return continuationProblemSentence(problem.cause, language);
  if (problem.code === 'scheduleInUse') return words.inUse(problem.round, problem.table);
  return problem.code === 'nothingToUndo' ? words.nothingToUndo : words.movedOn;
}

/** The pair and the tables of a change that was taken are not those of the next one. */
function forNextChange(draft: ChangeDraft): ChangeDraft {
  return { ...draft, pair: '', table: '', otherTable: '', firstBoard: '' };
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
