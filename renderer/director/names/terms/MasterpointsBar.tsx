import { useState, type Ref } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { masterpointChoiceWords } from '../../../../src/language/regulation/masterpoint-choice.ts';
import { masterpointWords } from '../../../../src/language/regulation/masterpoints.ts';
import { MASTERPOINT_SCHEME_CODES, type MasterpointSource } from '../../../../src/scoring/masterpoints/scheme.ts';
import { useRanks, useWords } from '../../../shared/language.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { api } from '../../api/client.ts';
import { useSettings } from '../../api/queries.ts';
import classes from '../Names.module.css';
import { MasterpointsPreview } from './MasterpointsPreview.tsx';
import { OwnMasterpoints } from './OwnMasterpoints.tsx';
import type { TermsEditing } from './useTerms.ts';

const CHOICES = ['none', ...MASTERPOINT_SCHEME_CODES, 'club', 'file'] as const satisfies readonly (
  | MasterpointSource
  | 'none'
)[];

/** By which scheme the places of the event get masterpoints. The club's own table is typed or pasted below it. */
export function MasterpointsBar({
  session,
  editing,
  ref,
}: {
  readonly session: SessionView;
  readonly editing: TermsEditing;
  readonly ref: Ref<HTMLDivElement>;
}) {
  const { title, schemes, none } = useWords(masterpointWords);
  const words = useWords(masterpointChoiceWords);
  const ranks = useRanks();
  const known = useSettings().data?.ownMasterpoints ?? '';
  const chosen = editing.terms.masterpoints ?? null;
  /** Whether the club's own table is asked for and none is in use yet. */
  const [isAsked, setAsked] = useState(false);
  const shown = isAsked ? 'club' : (chosen?.scheme ?? 'none');
  const inUse = chosen?.scheme === 'club' ? chosen.table : null;
  // Those of a file can be chosen where it gave some.
  const choices = CHOICES.filter((choice) => choice !== 'file' || editing.terms.ofFile !== undefined);
  const use = (table: string) => {
    setAsked(false);
    editing.change({ masterpoints: { scheme: 'club', table }, entries: [] });
    if (table !== known) void api.changeSettings({ ownMasterpoints: table }, {});
  };
  return (
    <div ref={ref} className={classes['termsBar']}>
      <div className={classes['unit']}>
        <span aria-hidden="true">{title}</span>
        <Select
          label={title}
          options={choices.map((value) => ({ value, text: value === 'none' ? none : schemes[value] }))}
          value={shown}
          onChange={(scheme) => {
            setAsked(scheme === 'club');
            if (scheme === 'club') return;
            editing.change({ masterpoints: scheme === 'none' ? null : { scheme }, entries: [] });
          }}
        />
      </div>
      {shown === 'club' && (
        <OwnMasterpoints key={inUse ?? known} session={session} inUse={inUse} known={known} onUse={use} />
      )}
      {shown !== 'none' && shown !== 'file' && (
        <p className="quiet">{words.help[ranks === 'player' ? 'player' : 'pair']}</p>
      )}
      {shown !== 'club' && <MasterpointsPreview session={session} choice={chosen} isInUse />}
    </div>
  );
}
