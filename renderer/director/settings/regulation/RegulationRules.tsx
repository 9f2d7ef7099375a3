import { Fragment, type ReactNode } from 'react';
import { RULE_NAMES, type CompositeRule, type RuleName } from '../../../../src/scoring/regulation/rules.ts';
import { ArtificialRule } from './ArtificialRule.tsx';
import { BoardRoundingRule } from './BoardRoundingRule.tsx';
import { ButlerRule } from './ButlerRule.tsx';
import { MatchesRule } from './MatchesRule.tsx';
import type { RuleProps } from './ruleControls.tsx';
import { ShownRule } from './ShownRule.tsx';
import { SimpleRuleControl } from './SimpleRuleControl.tsx';
import { SitOutRule } from './SitOutRule.tsx';
import { TieRule } from './TieRule.tsx';
import { VictoryPointsRule } from './VictoryPointsRule.tsx';

/** The controls of every rule of a regulation, each with its source. */
export function RegulationRules(props: RuleProps) {
  return RULE_NAMES.map((name) => (
    <Fragment key={name}>
      {isComposite(name) ? CONTROLS[name](props) : <SimpleRuleControl name={name} {...props} />}
    </Fragment>
  ));
}

const CONTROLS: Readonly<Record<CompositeRule, (props: RuleProps) => ReactNode>> = {
  boardRounding: (props) => <BoardRoundingRule {...props} />,
  artificial: (props) => <ArtificialRule {...props} />,
  sitOut: (props) => <SitOutRule {...props} />,
  butler: (props) => <ButlerRule {...props} />,
  ties: (props) => <TieRule name="ties" {...props} />,
  matches: (props) => <MatchesRule {...props} />,
  victoryPoints: (props) => <VictoryPointsRule {...props} />,
  // part of the control of `victoryPoints`
  ownScale: () => null,
  teamTies: (props) => <TieRule name="teamTies" {...props} />,
  shown: (props) => <ShownRule {...props} />,
};

function isComposite(name: RuleName): name is CompositeRule {
  return Object.hasOwn(CONTROLS, name);
}
