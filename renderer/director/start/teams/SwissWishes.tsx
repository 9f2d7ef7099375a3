import { startWords } from '../../../../src/language/screens/start.ts';
import { teamStartWords } from '../../../../src/language/screens/teams/start.ts';
import { SWISS_SEATS } from '../../../../src/movement/teams/families/swiss.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import { LONGEST_FIGURES, SettingInput } from '../form/SettingInput.tsx';
import { SettingLine } from '../form/SettingLine.tsx';
import type { StartSettings } from '../form/useStartDraft.ts';
import { DrawWishes } from '../swiss/DrawWishes.tsx';

/** What is wanted of a Swiss: its rounds, how they are drawn, and who keeps a table. */
export function SwissWishes({ settings }: { readonly settings: StartSettings }) {
  const words = useWords(teamStartWords);
  const start = useWords(startWords);
  const { draft, wrong, change } = settings;
  return (
    <>
      <SettingLine name={start.fields.rounds} wrong={wrong.includes('rounds') ? 'rounds' : undefined}>
        <SettingInput name="rounds" longest={LONGEST_FIGURES} settings={settings} />
      </SettingLine>
      <DrawWishes settings={settings} />
      <SettingLine name={words.seats}>
        <Select
          label={words.seats}
          options={SWISS_SEATS.map((value) => ({ value, text: words.seatsOf[value] }))}
          value={SWISS_SEATS.find((seats) => seats === draft.seats) ?? 'by-draw'}
          onChange={(seats) => change({ seats })}
        />
      </SettingLine>
    </>
  );
}
