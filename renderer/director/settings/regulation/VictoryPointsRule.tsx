import { regulationRuleWords } from '../../../../src/language/regulation/rules.ts';
import { victoryPointWords } from '../../../../src/language/regulation/victory-points.ts';
import { MATCH_SCALES } from '../../../../src/scoring/regulation/regulation.ts';
import { VICTORY_POINT_SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { useWords } from '../../../shared/language.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { INITIAL_SCALE } from './clubScale.ts';
import { ClubScaleTables } from './ClubScaleTables.tsx';
import { RuleParts, type RuleProps } from './ruleControls.tsx';

/** Scales that the IMPs of a whole match are read by. */
const SCALES = MATCH_SCALES.filter(
  (code) => code === 'club' || (VICTORY_POINT_SCALES[code].takes === 'imps' && !code.endsWith('-half')),
);

/** What IMPs of a match become, and where that is the club's own scale, its tables. */
export function VictoryPointsRule({ regulation, onChange, onWrong }: RuleProps) {
  const words = useWords(regulationRuleWords).rules.victoryPoints;
  const { scales } = useWords(victoryPointWords);
  const { victoryPoints, ownScale } = regulation;
  return (
    <>
      <RuleParts label={words.label} note={words.source}>
        <Select
          label={words.label}
          options={SCALES.map((code) => ({ value: code, text: scales[code] }))}
          value={victoryPoints}
          onChange={(chosen) =>
            onChange({ victoryPoints: chosen, ownScale: ownScale ?? (chosen === 'club' ? INITIAL_SCALE : null) })
          }
        />
      </RuleParts>
      {victoryPoints === 'club' && (
        <ClubScaleTables
          scale={ownScale ?? INITIAL_SCALE}
          onChange={(changed) => onChange({ ownScale: changed })}
          onWrong={onWrong}
        />
      )}
    </>
  );
}
