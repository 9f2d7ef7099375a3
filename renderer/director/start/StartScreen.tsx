import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { comparisonWords } from '../../../src/language/screens/comparison.ts';
import { ownMovementWords } from '../../../src/language/screens/own-movement.ts';
import { startWords } from '../../../src/language/screens/start.ts';
import type { ScoringChoice } from '../../../src/scoring/session-scoring.ts';
import { KeyAction } from '../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { useSettings } from '../api/queries.ts';
import { ClubTitle, useClubTabs } from '../shell/club.tsx';
import { Screen } from '../shell/Screen.tsx';
import { MovementComparison } from './movements/MovementComparison.tsx';
import { choicesQuery, choiceKey, indexOfChoice, startEvent, wishesOf } from './movements/choices.ts';
import { localDay, readDraft, usualDraft, type StartDraft, type StartPlan } from './form/draft.ts';
import { MovementDrawing, ROUNDS_DRAWN } from './drawing/MovementDrawing.tsx';
import { MovementList } from './movements/MovementList.tsx';
import classes from './Start.module.css';
import { StartForm } from './form/StartForm.tsx';

/** A new event: how many tables, which movement. The rest has its usual value, the names can come later. */
export function StartScreen() {
  const words = useWords(startWords);
  const compared = useWords(comparisonWords);
  const own = useWords(ownMovementWords);
  const { caps, noAnswer } = useWords(shellWords);
  const language = useLanguage();
  const [, go] = useLocation();
  const tabs = useClubTabs();
  const form = useRef<HTMLFormElement>(null);
  const [today] = useState(() => localDay(new Date()));
  const [typed, setTyped] = useState<Partial<StartDraft>>({});
  const [wanted, want] = useState<string | null>(null);
  const [mark, setMark] = useState<string | null>(null);
  const [section, goToSection] = useState(0);
  const [turned, setTurned] = useState({ movement: '', first: 1 });

  const settings = useSettings().data;
  const [chosenScoring, chooseScoring] = useState<Partial<ScoringChoice>>({});
  const scoring: ScoringChoice = {
    method: chosenScoring.method ?? settings?.method ?? 'matchpoints',
    regulation: chosenScoring.regulation ?? settings?.regulation ?? 'wbf',
    fields: chosenScoring.fields ?? 'all',
  };
  const draft = { ...usualDraft(today, language), ...typed };
  const { plan, wrong, shown } = readDraft(draft, usualDraft(today, language), today);
  const { data, isError } = useChoices(shown);
  const choices = shown && data ? data : [];
  const chosen = indexOfChoice(choices, wanted);
  const choice = choices[chosen];
  const movement = choice ? choiceKey(choice) : '';
  const firstRound = turned.movement === movement ? turned.first : 1;

  const marked = choices.findIndex((each) => choiceKey(each) === mark);
  const other = marked === chosen ? undefined : choices[marked];
  const openOwn = () => go('/new/own');
  const compare = () => setMark(marked === -1 && choice ? movement : null);
  const choose = (index: number) => {
    const next = choices[index];
    if (next) want(choiceKey(next));
  };
  const lastFirst = Math.max((choice?.rounds ?? 1) - ROUNDS_DRAWN + 1, 1);
  const turn = (by: number) => setTurned({ movement, first: Math.min(Math.max(firstRound + by, 1), lastFirst) });
  const client = useQueryClient();
  const starting = useMutation({
    mutationFn: (plan: StartPlan) => startEvent(client, plan, scoring, wanted),
    onSuccess: (session) => session !== null && go(`/sessions/${session}/names`),
  });
  const start = () => {
    if (!plan) focusFirstWrong(form.current);
    else if (!starting.isPending) starting.mutate(plan);
  };
  const arrows = { arrowup: () => choose(chosen - 1), arrowdown: () => choose(chosen + 1) };
  return (
    <Screen
      title={<ClubTitle />}
      tabs={tabs}
      status={
        <KeyAction keys={[caps.escape]} onPress={() => go('/')}>
          {words.keyEvents}
        </KeyAction>
      }
      keys={[
        { keys: ['↑', '↓'], does: words.keyMovement },
        { keys: [caps.enter], does: words.keyStart, onPress: start },
        { keys: ['C'], does: marked === -1 ? compared.compare : compared.back, onPress: compare },
        { keys: [caps.tab], does: words.keyNext },
        { keys: ['O'], does: own.link, onPress: openOwn },
      ]}
      shortcuts={{
        ...arrows,
        escape: () => go('/'),
        enter: start,
        c: compare,
        o: openOwn,
        pageup: () => turn(-1),
        pagedown: () => turn(1),
        'shift+pageup': () => turn(-1),
        'shift+pagedown': () => turn(1),
        arrowleft: () => turn(-1),
        arrowright: () => turn(1),
      }}
      panelAt="left"
      panel={
        <StartForm
          ref={form}
          draft={draft}
          today={today}
          wrong={wrong}
          onChange={(part) => setTyped((now) => ({ ...now, ...part }))}
          scoring={scoring}
          own={settings?.ownRegulation ?? null}
          onScoring={(part) => chooseScoring((now) => ({ ...now, ...part }))}
          onArrow={(by) => choose(chosen + by)}
          onStart={start}
          onCompare={compare}
          onOwn={openOwn}
        />
      }
    >
      <div className={classes['work']}>
        {(starting.isError || isError) && (
          <p className={classes['failed']} role="alert">
            {isError ? noAnswer : words.notStarted}
          </p>
        )}
        {shown ? (
          data &&
          !(choice && other) && (
            <MovementList
              tables={shown.tables}
              choices={choices}
              chosen={chosen}
              onChoose={choose}
              onStart={start}
              marked={marked === -1 ? null : marked}
              onCompare={(index) => {
                setMark(movement);
                choose(index);
              }}
            />
          )
        ) : (
          <p className="quiet">{wrong.includes('tables') ? words.howToBegin : words.correct}</p>
        )}
        {shown && choice && other && <MovementComparison marked={other} chosen={choice} plan={shown} />}
        {shown && choice && !other && (
          <MovementDrawing
            choice={choice}
            plan={shown}
            section={section}
            onSection={goToSection}
            firstRound={firstRound}
            onTurn={turn}
          />
        )}
      </div>
    </Screen>
  );
}

/** Puts the cursor where something is wrong; where nothing is, the number of tables is still missing. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLInputElement>('[aria-invalid="true"]') ?? form?.querySelector('input');
  wrong?.focus();
}

/** The movements that fit a plan; those of the plan before stay until the new ones are here. */
function useChoices(plan: StartPlan | null) {
  const query = plan && choicesQuery(wishesOf(plan));
  return useQuery({
    queryKey: query?.queryKey ?? ['movements'],
    queryFn: query?.queryFn ?? skipToken,
    placeholderData: keepPreviousData,
  });
}
