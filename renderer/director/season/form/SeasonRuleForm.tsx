import { useEffect, useRef, useState } from 'react';
import type { SeasonSettings } from '../../../../main/club/model/season.ts';
import { localDay } from '../../../../src/language/dates.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import { USUAL_SEASON_RULE } from '../../../../src/season/rule.ts';
import { FormFoot } from '../../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { ruleDraftOf, hasDays, ruleDraft, settingsOf, type RuleDraft, type SeasonDraft } from './draft.ts';
import classes from './Form.module.css';
import { LabelledField } from './LabelledField.tsx';
import { seasonProblemText } from './seasonProblemText.ts';
import { RuleFields } from './RuleFields.tsx';

/** One ranking a key. */
const MOST_RULES = 9;

/** What a season is: its name, its days, and its rankings. */
export function SeasonRuleForm(props: {
  readonly title: string;
  readonly submit: string;
  readonly settings: SeasonSettings;
  /** @returns why it was not saved; null where it was */
  readonly onSave: (settings: SeasonSettings) => Promise<object | null>;
  readonly onLeave: () => void;
}) {
  const words = useWords(seasonWords);
  const language = useLanguage();
  const [today] = useState(() => localDay(new Date()));
  const [draft, setDraft] = useState(() => ruleDraftOf(props.settings, language));
  const [problem, setProblem] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
    first.current?.select();
  }, []);
  const change = (part: Partial<SeasonDraft>) => setDraft((now) => ({ ...now, ...part }));
  const changeRule = (index: number, part: Partial<RuleDraft>) =>
    change({ rules: draft.rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)) });
  const submit = async () => {
    if (draft.name.trim() === '') return setProblem(words.nameMissing);
    if (!hasDays(draft, today)) return setProblem(words.dayMissing);
    const answer = await props.onSave(settingsOf(draft, today)).catch(() => ({ code: 'failed' }));
    setProblem(answer === null ? null : seasonProblemText(answer, words));
  };
  return (
    <PanelForm label={props.title} className={classes['form']} onSubmit={submit} onLeave={props.onLeave}>
      <h2>{props.title}</h2>
      <LabelledField ref={first} label={words.name} value={draft.name} onText={(name) => change({ name })} />
      <div className={classes['pair']}>
        <LabelledField label={words.from} value={draft.from} onText={(from) => change({ from })} />
        <LabelledField label={words.to} value={draft.to} onText={(to) => change({ to })} />
      </div>
      <LabelledField label={words.has} value={draft.has} onText={(has) => change({ has })} />
      <LabelledField label={words.planned} isNumber value={draft.planned} onText={(planned) => change({ planned })} />
      {draft.rules.map((rule, index) => (
        <fieldset key={index} className={classes['rule']}>
          <legend>{words.rule(index + 1)}</legend>
          <RuleFields rule={rule} onChange={(part) => changeRule(index, part)} />
          {draft.rules.length > 1 && (
            <button
              type="button"
              className={classes['text']}
              onClick={() => change({ rules: draft.rules.filter((_, at) => at !== index) })}
            >
              {words.removeRule}
            </button>
          )}
        </fieldset>
      ))}
      {draft.rules.length < MOST_RULES && (
        <button
          type="button"
          className={classes['text']}
          onClick={() => change({ rules: [...draft.rules, ruleDraft(USUAL_SEASON_RULE)] })}
        >
          {words.addRule}
        </button>
      )}
      <FormFoot problem={problem} submit={props.submit} leave={words.cancel} onLeave={props.onLeave} />
    </PanelForm>
  );
}
