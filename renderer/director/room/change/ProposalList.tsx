import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { ProposalsView, ProposalView, TeamProposalView } from '../../../../main/club/model/schedule.ts';
import {
  continuationWarningSentence,
  continuationRuleSentence,
  shiftSentence,
} from '../../../../src/language/movement/continuation.ts';
import { formatDecimal } from '../../../../src/language/numbers.ts';
import { changeWords } from '../../../../src/language/screens/change.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import type { ContinuationSaying } from '../../../../src/language/movement/team-continuation.ts';
import classes from './Change.module.css';
import { TeamWay } from './TeamWay.tsx';

/** The most pairs named under a proposal. The others are shown on request. */
const PAIRS_NAMED = 3;

/** Arrows stay in the list, whichever way they point. */
const ARROWS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']);

/** The proposals, best first. Arrows choose one, Enter applies it. */
export function ProposalList(props: {
  readonly answer: ProposalsView;
  readonly saying: ContinuationSaying;
  readonly onApply: (proposal: ProposalView | TeamProposalView) => void;
}) {
  const words = useWords(changeWords);
  const list = useRef<HTMLOListElement>(null);
  const { answer } = props;
  useEffect(() => {
    list.current?.querySelector('button')?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!ARROWS.has(event.key) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const here = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[here + (event.key === 'ArrowDown' ? 1 : -1)];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      {answer.teams.length === 0 && <p className={classes['note']}>{fromWhere(answer, words)}</p>}
      <ol ref={list} className={classes['ways']} aria-label={words.ways} onKeyDown={onKeyDown}>
        {answer.proposals.map((proposal) => (
          <li key={proposal.key}>
            <button type="button" onClick={() => props.onApply(proposal)}>
              <Way proposal={proposal} />
            </button>
            <Elsewhere shifts={proposal.shifts} />
          </li>
        ))}
        {answer.teams.map((proposal) => (
          <li key={proposal.key}>
            <button type="button" onClick={() => props.onApply(proposal)}>
              <TeamWay proposal={proposal} saying={props.saying} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Which rounds the proposals leave as they are. */
function fromWhere({ proposals, frozen }: ProposalsView, words: (typeof changeWords)['en']): string {
  if (proposals.some(({ rule }) => rule.kind === 'other-movement')) return words.again;
  // A pair comes or goes in a round that is played: its table alone is another.
  const isAtOnce = proposals.some(({ shifts }) => shifts.some(({ round }) => round <= frozen));
  return isAtOnce ? words.atOnce(frozen) : words.frozen(frozen);
}

function Way({ proposal }: { readonly proposal: ProposalView }) {
  const words = useWords(changeWords);
  const language = useLanguage();
  const { rule, figures, warnings } = proposal;
  const balance = formatDecimal(figures.balance, 0, language);
  return (
    <>
      <strong>{continuationRuleSentence(rule, language)}</strong>
      {rule.kind !== 'not-played' && (
        <span className={classes['note']}>
          {rule.kind === 'other-movement'
            ? words.movementFigures(figures.sitOuts.most, balance)
            : words.figures({ ...figures, sitOuts: figures.sitOuts.most }, balance)}
        </span>
      )}
      {warnings.length > 0 && (
        <span className={classes['warning']}>
          {warnings.map((warning) => continuationWarningSentence(warning, language)).join(', ')}
        </span>
      )}
    </>
  );
}

/** The pairs whose seat differs in the first changed round. */
function Elsewhere({ shifts }: Pick<ProposalView, 'shifts'>) {
  const words = useWords(changeWords);
  const language = useLanguage();
  const [first] = shifts;
  if (!first) return null;
  const pairs = (
    <ul>
      {shifts.map((shift) => (
        <li key={shift.pair}>{shiftSentence(shift, language)}</li>
      ))}
    </ul>
  );
  const head = words.elsewhere(first.round, shifts.length);
  return (
    <div className={classes['elsewhere']}>
      {shifts.length > PAIRS_NAMED ? (
        <details>
          <summary>{head}</summary>
          {pairs}
        </details>
      ) : (
        <>
          <p>{head}</p>
          {pairs}
        </>
      )}
    </div>
  );
}
