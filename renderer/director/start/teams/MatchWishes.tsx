import type { ReactNode } from 'react';
import { startWords } from '../../../../src/language/screens/start.ts';
import { teamStartWords } from '../../../../src/language/screens/teams/start.ts';
import { BOARD_SUPPLIES } from '../../../../src/movement/teams/families/family.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import { SettingLine, type SettingField } from '../form/SettingLine.tsx';
import type { StartSettings } from '../form/useStartDraft.ts';

/** The length of fields for figures. */
const FIGURES = 2;

/** What is wanted of matches: their boards and parts, once or twice against each team, where boards come from. */
export function MatchWishes(props: {
  readonly settings: StartSettings;
  readonly field: (name: SettingField, longest: number) => ReactNode;
}) {
  const words = useWords(teamStartWords);
  const start = useWords(startWords);
  const { play, draft, wrong, change } = props.settings;
  const line = (name: 'boardsPerMatch' | 'segments') => (
    <SettingLine name={start.fields[name]} wrong={wrong.includes(name) ? name : undefined}>
      {props.field(name, FIGURES)}
    </SettingLine>
  );
  const supplies = ['any', ...BOARD_SUPPLIES] as const;
  const supply = BOARD_SUPPLIES.find((one) => one === draft.supply) ?? 'any';
  return (
    <>
      {line('boardsPerMatch')}
      {line('segments')}
      {play.readNumber(draft.number) !== 2 && (
        <SettingLine name={words.legs}>
          <Select
            label={words.legs}
            options={(['1', '2'] as const).map((value) => ({ value, text: words.legsOf[value] }))}
            value={draft.legs === '2' ? '2' : '1'}
            onChange={(legs) => change({ legs })}
          />
        </SettingLine>
      )}
      <SettingLine name={words.supply}>
        <Select
          label={words.supply}
          options={supplies.map((value) => ({ value, text: words.supplies[value] }))}
          value={supply}
          onChange={(value) => change({ supply: value === 'any' ? '' : value })}
        />
      </SettingLine>
    </>
  );
}
