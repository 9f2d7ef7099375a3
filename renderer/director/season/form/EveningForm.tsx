import { useEffect, useRef, useState } from 'react';
import type { SeasonView } from '../../../../main/club/model/season.ts';
import { writeCsv } from '../../../../src/format/csv.ts';
import type { SeasonCsvProblem } from '../../../../src/format/season-csv.ts';
import { formatDay, localDay } from '../../../../src/language/dates.ts';
import { seasonCsvProblemSentence } from '../../../../src/language/files/season.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import { FormFoot } from '../../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { readDay } from '../../../shared/when.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import type { SeasonStepState } from '../useSeasonStep.ts';
import classes from './Form.module.css';
import { LabelledField } from './LabelledField.tsx';

const HEAD = ['place', 'percent', 'player1', 'player2'];

/** An evening that was played before, or elsewhere: its name, its day and its ranking as CSV. */
export function EveningForm(props: {
  readonly view: SeasonView;
  /** The evening that is corrected; null for a new one. */
  readonly stage: number | null;
  readonly step: SeasonStepState;
  readonly onLeave: () => void;
}) {
  const { view, stage, step } = props;
  const words = useWords(seasonWords);
  const language = useLanguage();
  const [today] = useState(() => localDay(new Date()));
  const [name, setName] = useState(stage === null ? view.has : '');
  const [day, setDay] = useState('');
  const [text, setText] = useState(`${HEAD.join(',')}\n`);
  const [problem, setProblem] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  useEffect(() => {
    if (stage === null) return;
    void api.givenEvening(view.id, stage).then((evening) => {
      setName(evening.name);
      setDay(formatDay(evening.date, 'short', language));
      const lines = evening.rows.map(({ place, percent, players }) => [String(place ?? ''), percent ?? '', ...players]);
      setText(writeCsv([HEAD, ...lines], ',').replace(/^\ufeff/, ''));
    });
  }, [view.id, stage, language]);
  const submit = async () => {
    if (name.trim() === '') return setProblem(words.nameMissing);
    const date = readDay(day, today);
    if (date === null) return setProblem(words.dayMissing);
    const answer = await step.act(api.giveEvening(view.id, { name: name.trim(), date, text }, stage));
    if (answer === null) return setProblem(words.failed);
    if (!isProblemAnswer(answer)) return props.onLeave();
    const problems = 'problems' in answer ? (answer.problems as readonly SeasonCsvProblem[]) : [];
    const lines = problems.map((one) => words.line(one.line, seasonCsvProblemSentence(one, language)));
    setProblem(lines.length > 0 ? lines.join('\n') : words.failed);
  };
  const title = stage === null ? words.eveningTitle : words.eveningChange;
  return (
    <PanelForm label={title} className={classes['form']} onSubmit={submit} onLeave={props.onLeave}>
      <h2>{title}</h2>
      <LabelledField ref={first} label={words.eveningName} value={name} onText={setName} />
      <LabelledField label={words.eveningDay} value={day} onText={setDay} />
      <p className="quiet">{words.eveningHelp}</p>
      <label className={classes['field']}>
        <span>{words.eveningText}</span>
        <textarea spellCheck={false} wrap="off" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <FormFoot problem={problem} submit={words.save} leave={words.cancel} onLeave={props.onLeave} />
    </PanelForm>
  );
}
