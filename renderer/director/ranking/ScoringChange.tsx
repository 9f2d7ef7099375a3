import { useState } from 'react';
import type { ScoringView } from '../../../main/club/model/scoring.ts';
import { regulationName, regulationWords } from '../../../src/language/regulation/regulation.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { scoringScreenWords } from '../../../src/language/screens/scoring.ts';
import type { ScoringChoice } from '../../../src/scoring/session-scoring.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { Select } from '../../shared/controls/Select.tsx';
import { api } from '../api/client.ts';
import { isProblemAnswer } from '../api/requests/answers.ts';
import { useSettings } from '../api/queries.ts';
import { scoringChoiceOf, fieldsOptions, methodOptions, regulationOptions } from '../../shared/scoringChoices.ts';
import classes from './Ranking.module.css';

/** How the ranking is scored, in words. Pressing them shows the choices. A choice is saved at once. */
export function ScoringChange(props: {
  readonly session: number;
  readonly scoring: ScoringView;
  /** Of a ranking of pairs or players; null where teams are ranked. */
  readonly winners: 1 | 2 | null;
  /** Whether several sections play, which can be compared together or each by itself. */
  readonly sections: boolean;
}) {
  const { session, scoring, sections } = props;
  const words = useWords(scoringScreenWords);
  const { changedMeanwhile } = useWords(shellWords);
  const { method, winners, scored, fields } = useWords(regulationWords);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const own = useSettings().data?.ownRegulation ?? null;
  const compared = sections ? fields[scoring.fields] : null;
  const scoringText = scored(
    method[scoring.method],
    regulationName(scoring, language),
    props.winners && winners[props.winners],
    compared,
  );
  if (!open) {
    return (
      <button type="button" className={classes['scoring']} title={words.change} onClick={() => setOpen(true)}>
        {scoringText}
      </button>
    );
  }
  const current = scoringChoiceOf(scoring);
  const choose = async (part: Partial<ScoringChoice>) => {
    const answer = await api.changeScoring(session, { ...current, ...part }, scoring.version).catch(() => null);
    const code = answer === null ? 'other' : isProblemAnswer(answer) ? answer.code : null;
    const refused =
      code === 'changedMeanwhile' ? changedMeanwhile : words.notChanged[code === 'penaltyUnit' ? code : 'other'];
    setProblem(code && refused);
    return code === null;
  };
  return (
    <span
      className={classes['choices']}
      role="group"
      aria-label={words.change}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        setOpen(false);
      }}
    >
      <Select
        label={words.method}
        options={methodOptions(language)}
        value={current.method}
        onChange={(chosen) => choose({ method: chosen })}
      />
      <Select
        label={words.regulation}
        options={regulationOptions(own ?? (current.regulation === 'own' ? scoring : null), language)}
        value={current.regulation}
        onChange={(regulation) => choose({ regulation })}
      />
      {sections && (
        <Select
          label={words.fields}
          options={fieldsOptions(language)}
          value={current.fields}
          onChange={(chosen) => choose({ fields: chosen })}
        />
      )}
      {problem !== null && <span role="alert">{problem}</span>}
    </span>
  );
}
