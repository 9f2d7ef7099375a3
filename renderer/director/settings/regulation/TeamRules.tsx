import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { victoryPointWords } from '../../../../src/language/regulation/victory-points.ts';
import {
  MATCH_AVERAGES,
  MATCH_BOARD_DECIMALS,
  MATCH_SCALES,
  type MatchRegulation,
} from '../../../../src/scoring/regulation/regulation.ts';
import { VICTORY_POINT_SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { useWords } from '../../../shared/language.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { INITIAL_SCALE } from './clubScale.ts';
import { ClubScaleTable } from './ClubScaleTable.tsx';
import { RuleChoice, RuleParts, type RulesProps } from './rules.tsx';
import { TieRules } from './TieRules.tsx';

/** Scales that IMPs of a whole match are read by. */
const SCALES = MATCH_SCALES.filter(
  (code) => code === 'club' || (VICTORY_POINT_SCALES[code].takes === 'imps' && !code.endsWith('-half')),
);

/** The rules of matches of teams: boards without a comparison, rounding, victory points, ties. */
export function TeamRules({ regulation, problems, onChange, onWrong }: RulesProps) {
  const words = useWords(scoringScreenWords);
  const { scales } = useWords(victoryPointWords);
  const { matches, victoryPoints, ownScale } = regulation;
  return (
    <>
      <RuleChoice
        rule="matchAverages"
        values={MATCH_AVERAGES}
        text={words.matchAverages}
        value={matches.averages}
        onChange={(averages) => onChange({ matches: { ...matches, averages } })}
      />
      <RuleParts label={words.rule.matchBoards} note={words.source.matchBoards}>
        <Select
          label={words.rule.matchBoards}
          options={MATCH_BOARD_DECIMALS.map((decimals) => ({
            value: writtenDecimals(decimals),
            text: words.matchBoards[writtenDecimals(decimals)],
          }))}
          value={writtenDecimals(matches.boardDecimals)}
          onChange={(chosen) => {
            const boardDecimals = MATCH_BOARD_DECIMALS.find((decimals) => writtenDecimals(decimals) === chosen);
            if (boardDecimals !== undefined) onChange({ matches: { ...matches, boardDecimals } });
          }}
        />
      </RuleParts>
      <RuleParts label={words.rule.victoryPoints} note={words.source.victoryPoints}>
        <Select
          label={words.rule.victoryPoints}
          options={SCALES.map((code) => ({ value: code, text: scales[code] }))}
          value={victoryPoints}
          onChange={(chosen) =>
            onChange({ victoryPoints: chosen, ownScale: ownScale ?? (chosen === 'club' ? INITIAL_SCALE : null) })
          }
        />
      </RuleParts>
      {victoryPoints === 'club' && (
        <ClubScaleTable
          scale={ownScale ?? INITIAL_SCALE}
          onChange={(changed) => onChange({ ownScale: changed })}
          onWrong={onWrong}
        />
      )}
      <TieRules
        rule="teamTies"
        ties={regulation.teamTies}
        problems={problems}
        onChange={(teamTies) => onChange({ teamTies })}
      />
    </>
  );
}

type WrittenDecimals = 'none' | 'whole' | 'tenth' | 'by-result';

function writtenDecimals(decimals: MatchRegulation['boardDecimals']): WrittenDecimals {
  switch (decimals) {
    case null:
      return 'none';
    case 0:
      return 'whole';
    case 1:
      return 'tenth';
    case 'by-result':
      return decimals;
  }
}
