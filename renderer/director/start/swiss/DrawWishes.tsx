import { DRAW_RULES, FIRST_DRAWS } from '../../../../src/draw/rule.ts';
import { teamStartWords } from '../../../../src/language/screens/teams/start.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import { SettingLine } from '../form/SettingLine.tsx';
import type { StartSettings } from '../form/useStartDraft.ts';

/** How the rounds of a Swiss are drawn, of teams or of pairs. */
export function DrawWishes({ settings }: { readonly settings: StartSettings }) {
  const words = useWords(teamStartWords);
  const { draft, change } = settings;
  return (
    <>
      <SettingLine name={words.draw}>
        <Select
          label={words.draw}
          options={DRAW_RULES.map((value) => ({ value, text: words.draws[value] }))}
          value={DRAW_RULES.find((rule) => rule === draft.draw) ?? 'top'}
          onChange={(draw) => change({ draw })}
        />
      </SettingLine>
      <SettingLine name={words.firstDraw}>
        <Select
          label={words.firstDraw}
          options={FIRST_DRAWS.toReversed().map((value) => ({ value, text: words.firstDraws[value] }))}
          value={FIRST_DRAWS.find((first) => first === draft.firstDraw) ?? 'lot'}
          onChange={(firstDraw) => change({ firstDraw })}
        />
      </SettingLine>
    </>
  );
}
