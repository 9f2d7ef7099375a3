import { useState } from 'react';
import { regulationWords } from '../../../../src/language/regulation/regulation.ts';
import { regulationProblemSentence } from '../../../../src/language/regulation/problem.ts';
import { regulationRuleWords } from '../../../../src/language/regulation/rules.ts';
import { regulationProblems } from '../../../../src/scoring/regulation/club.ts';
import { REGULATION_CODES, REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import type { RegulationValue } from '../../../../src/scoring/session-scoring.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { RegulationRules } from './RegulationRules.tsx';
import classes from '../Settings.module.css';

const LONGEST_NAME = 40;

/** The club's own regulation: the preset it begins with, and every rule. While a rule can't be, nothing is saved. */
export function OwnRegulation(props: {
  readonly own: RegulationValue | null;
  readonly onSave: (own: RegulationValue) => void;
  readonly onRemove: (own: RegulationValue) => void;
}) {
  const words = useWords(regulationRuleWords).club;
  const [draft, setDraft] = useState<RegulationValue | null>(null);
  const [removed, setRemoved] = useState<RegulationValue | null>(null);
  const value = draft ?? props.own;
  const change = (next: RegulationValue) => {
    setDraft(next);
    if (regulationProblems(next.regulation).length === 0) props.onSave(next);
  };
  return (
    <section className={classes['own']} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="quiet">{words.none}</p>
      {value ? (
        <>
          <Rules value={value} onChange={change} />
          <Button
            onPress={() => {
              setDraft(null);
              setRemoved(props.own);
              props.onRemove(value);
            }}
          >
            {words.remove}
          </Button>
        </>
      ) : (
        <Button
          onPress={() =>
            change(removed ?? { preset: 'wbf', regulation: { ...REGULATIONS.wbf, code: words.usualName } })
          }
        >
          {removed ? words.putBack : words.make}
        </Button>
      )}
    </section>
  );
}

function Rules(props: { readonly value: RegulationValue; readonly onChange: (value: RegulationValue) => void }) {
  const words = useWords(regulationRuleWords).club;
  const language = useLanguage();
  const { preset: presets } = useWords(regulationWords);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const { preset, regulation } = props.value;
  const problems = regulationProblems(regulation);
  const ofName = problems.find(({ code }) => code === 'no-name' || code === 'preset-name');
  const change = (part: Partial<Regulation>) => props.onChange({ preset, regulation: { ...regulation, ...part } });
  return (
    <>
      <p className={classes['state']} role="status" data-failed>
        {(problems.length > 0 || wrong.length > 0) && words.notSaved}
      </p>
      <label className={classes['row']}>
        <span>{words.name}</span>
        <TextField
          value={regulation.code}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          aria-invalid={ofName !== undefined}
          onChange={(event) => change({ code: event.target.value })}
        />
        {ofName && <small role="alert">{regulationProblemSentence(ofName, language)}</small>}
      </label>
      <div className={classes['row']}>
        <span>{words.preset}</span>
        <Select
          label={words.preset}
          options={REGULATION_CODES.map((code) => ({ value: code, text: presets[code] }))}
          value={preset}
          onChange={(code) =>
            props.onChange({
              preset: code,
              // the club's scale took long to type in, so it stays when the rules change
              regulation: { ...REGULATIONS[code], code: regulation.code, ownScale: regulation.ownScale },
            })
          }
        />
        <small>{words.presetNote}</small>
      </div>
      <RegulationRules
        key={preset}
        regulation={regulation}
        problems={problems}
        onChange={change}
        onWrong={(label, isWrong) =>
          setWrong((now) => (isWrong ? [...new Set([...now, label])] : now.filter((one) => one !== label)))
        }
      />
    </>
  );
}
