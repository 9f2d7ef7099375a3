import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import {
  AVERAGE_KINDS,
  CROSS_IMP_FIGURES,
  DATUM_FIVES,
  MATCHPOINT_SCALES,
  REGULATIONS,
  SHORT_CROSS_IMPS,
  SPLIT_SCORES,
  NEUBERG_RULES,
  type DatumRule,
  type DroppedExtremes,
  type Regulation,
} from '../../../../src/scoring/regulation/regulation.ts';
import { useWords } from '../../../shared/language.tsx';
import { NumberField } from './NumberField.tsx';
import { RankingRules, UndertrickRule } from './RankingRules.tsx';
import { TeamRules } from './TeamRules.tsx';
import { RuleChoice, RuleParts, useRuleProblem, type RulesProps } from './rules.tsx';

/** Every rule of a regulation with its choices in words and where it comes from. */
export function RegulationRules(props: RulesProps) {
  return (
    <>
      <MatchpointRules {...props} />
      <ArtificialRules {...props} />
      <ImpRules {...props} />
      <RankingRules {...props} />
      <TeamRules {...props} />
      <UndertrickRule {...props} />
      <ShownRules {...props} />
    </>
  );
}

function MatchpointRules({ regulation, onChange }: RulesProps) {
  const words = useWords(scoringScreenWords);
  return (
    <>
      <RuleChoice
        rule="matchpoints"
        values={MATCHPOINT_SCALES}
        text={words.matchpoints}
        value={regulation.matchpoints}
        onChange={(matchpoints) => onChange({ matchpoints })}
      />
      <RuleChoice
        rule="neuberg"
        values={NEUBERG_RULES}
        text={words.neuberg}
        value={regulation.neuberg}
        onChange={(neuberg) => onChange({ neuberg })}
      />
      <RuleChoice
        rule="boardRounding"
        values={['none', 'ebu', 'acbl']}
        text={words.boardRounding}
        value={roundingOf(regulation)}
        onChange={(rounding) =>
          onChange({ boardRounding: rounding === 'none' ? null : REGULATIONS[rounding].boardRounding })
        }
      />
      <RuleChoice
        rule="splitScores"
        values={SPLIT_SCORES}
        text={words.splitScores}
        value={regulation.splitScores}
        onChange={(splitScores) => onChange({ splitScores })}
      />
    </>
  );
}

function roundingOf({ boardRounding }: Regulation): 'none' | 'ebu' | 'acbl' {
  if (boardRounding === null) return 'none';
  return boardRounding.halves === 'up' ? 'acbl' : 'ebu';
}

function ArtificialRules({ regulation, problems, onChange, onWrong }: RulesProps) {
  const words = useWords(scoringScreenWords);
  const say = useRuleProblem(problems);
  const { artificial, sitOut } = regulation;
  const order = problems.some(({ code }) => code === 'averages-order');
  const fields = (unit: 'percents' | 'imps') =>
    AVERAGE_KINDS.map((kind) => (
      <NumberField
        key={kind}
        label={`${words.average[kind]}, ${unit === 'imps' ? 'IMPs' : '%'}`}
        value={artificial[unit][kind]}
        problem={say(unit === 'imps' ? 'imps' : 'percent', artificial[unit][kind])}
        onChange={(value) =>
          onChange({ artificial: { ...artificial, [unit]: { ...artificial[unit], [kind]: value } } })
        }
        onWrong={onWrong}
      />
    ));
  return (
    <>
      <RuleParts
        label={words.rule.percents}
        note={words.source.percents}
        problem={order ? say('averages-order') : undefined}
      >
        {fields('percents')}
      </RuleParts>
      <RuleParts label={words.rule.imps} note={words.source.imps}>
        {fields('imps')}
      </RuleParts>
      <RuleChoice
        rule="ownAverage"
        values={['yes', 'no']}
        text={words.yesNo}
        value={artificial.ownAverage ? 'yes' : 'no'}
        onChange={(own) => onChange({ artificial: { ...artificial, ownAverage: own === 'yes' } })}
      />
      <RuleParts label={words.rule.sitOutPercent} note={words.own.empty}>
        <NumberField
          label={words.rule.sitOutPercent}
          value={sitOut.percent}
          optional
          problem={say('percent', sitOut.percent)}
          onChange={(percent) => onChange({ sitOut: { ...sitOut, percent } })}
          onWrong={onWrong}
        />
      </RuleParts>
      <RuleParts label={words.rule.sitOutImps} note={words.own.empty}>
        <NumberField
          label={words.rule.sitOutImps}
          value={sitOut.imps}
          optional
          problem={say('imps', sitOut.imps)}
          onChange={(imps) => onChange({ sitOut: { ...sitOut, imps } })}
          onWrong={onWrong}
        />
      </RuleParts>
    </>
  );
}

const USUAL_EXTREMES: DroppedExtremes = { highest: 1, lowest: 1, from: 4 };

function ImpRules({ regulation, problems, onChange, onWrong }: RulesProps) {
  const words = useWords(scoringScreenWords);
  const say = useRuleProblem(problems);
  const { butler } = regulation;
  const [extremes] = butler.drops === 'median' ? [] : butler.drops;
  const drop = (drops: DatumRule['drops']) => onChange({ butler: { ...butler, drops } });
  return (
    <>
      <RuleChoice
        rule="crossImps"
        values={CROSS_IMP_FIGURES}
        text={words.crossImps}
        value={regulation.crossImps}
        onChange={(crossImps) => onChange({ crossImps })}
      />
      <RuleChoice
        rule="shortCrossImps"
        values={SHORT_CROSS_IMPS}
        text={words.shortCrossImps}
        value={regulation.shortCrossImps}
        onChange={(shortCrossImps) => onChange({ shortCrossImps })}
      />
      <RuleChoice
        rule="drops"
        values={['none', 'extremes', 'median']}
        text={words.drops}
        value={butler.drops === 'median' ? 'median' : extremes ? 'extremes' : 'none'}
        onChange={(way) => drop(way === 'median' ? 'median' : way === 'none' ? [] : [USUAL_EXTREMES])}
      />
      {extremes && (
        <RuleParts label={words.rule.dropped} note={null} problem={say('drops')}>
          {(['highest', 'lowest', 'from'] as const).map((part) => (
            <NumberField
              key={part}
              label={words.dropped[part]}
              value={extremes[part]}
              onChange={(value) => drop([{ ...extremes, [part]: value }])}
              onWrong={onWrong}
            />
          ))}
        </RuleParts>
      )}
      <RuleChoice
        rule="fives"
        values={DATUM_FIVES}
        text={words.fives}
        value={butler.fives}
        onChange={(fives) => onChange({ butler: { ...butler, fives } })}
      />
    </>
  );
}

function ShownRules({ regulation, problems, onChange, onWrong }: RulesProps) {
  const words = useWords(scoringScreenWords);
  const say = useRuleProblem(problems);
  const { shown } = regulation;
  return (
    <RuleParts label={words.rule.shown} note={words.source.shown}>
      {(['points', 'percentages'] as const).map((part) => (
        <NumberField
          key={part}
          label={words.shown[part]}
          value={shown[part]}
          problem={say('decimals', shown[part])}
          onChange={(value) => onChange({ shown: { ...shown, [part]: value } })}
          onWrong={onWrong}
        />
      ))}
    </RuleParts>
  );
}
