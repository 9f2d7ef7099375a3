import { useEffect, useId, useRef, useState } from 'react';
import type { SheetPlayers } from '../../../main/club/model/sheet.ts';
import type { RubberLaws } from '../../../src/bridge/rubber/rules.ts';
import { SEATS } from '../../../src/bridge/seat.ts';
import { SHEET_KINDS, type SheetKind } from '../../../src/bridge/sheet/stored.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { sheetWords } from '../../../src/language/sheet/words.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { PanelForm } from '../../shared/controls/PanelForm.tsx';
import { useWords } from '../../shared/language.tsx';
import classes from './Form.module.css';
import { PlayerField } from './PlayerField.tsx';

/** What is typed of a sheet beside its deals. */
export interface SheetDraft {
  readonly kind: SheetKind;
  readonly laws: RubberLaws;
  readonly players: SheetPlayers;
}

export const NEW_SHEET: SheetDraft = { kind: 'rubber', laws: 'french', players: { N: '', E: '', S: '', W: '' } };

/** Who plays, what, and by which laws: of a new sheet, or of one that is there. */
export function SheetForm(props: {
  readonly title: string;
  readonly submit: string;
  readonly draft: SheetDraft;
  /** Whether the game can still be chosen. */
  readonly isNew: boolean;
  /** @returns whether it was saved */
  readonly onSave: (draft: SheetDraft) => Promise<boolean>;
  readonly onLeave: () => void;
}) {
  const words = useWords(sheetWords);
  const { caps } = useWords(shellWords);
  const [draft, setDraft] = useState(props.draft);
  const [failed, setFailed] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = fields.current?.querySelector<HTMLInputElement>('input[data-first]');
    // Selecting alone doesn't bring a field into sight.
    first?.focus();
    first?.select();
  }, []);
  const change = (part: Partial<SheetDraft>) => setDraft((now) => ({ ...now, ...part }));
  const submit = async () => setFailed(!(await props.onSave(draft).catch(() => false)));
  return (
    <PanelForm label={props.title} className={classes['form']} onSubmit={submit} onLeave={props.onLeave}>
      <h2>{props.title}</h2>
      <div ref={fields} className={classes['names']}>
        {SEATS.map((seat) => (
          <PlayerField
            key={seat}
            label={words.seat[seat]}
            name={draft.players[seat]}
            isFirst={seat === 'N'}
            onChange={(name) => change({ players: { ...draft.players, [seat]: name } })}
          />
        ))}
      </div>
      {props.isNew && (
        <Radios
          label={words.game}
          values={SHEET_KINDS}
          names={words.kind}
          chosen={draft.kind}
          onChoose={(kind) => change({ kind })}
        />
      )}
      {draft.kind === 'rubber' && (
        <Radios
          label={words.scoredBy}
          values={LAWS}
          names={words.laws}
          chosen={draft.laws}
          onChoose={(laws) => change({ laws })}
        />
      )}
      {failed && <p role="alert">{words.failed}</p>}
      <div className={classes['buttons']}>
        <Button primary submits shortcut={caps.enter}>
          {props.submit}
        </Button>
        <Button shortcut={caps.escape} onPress={props.onLeave}>
          {words.cancel}
        </Button>
      </div>
    </PanelForm>
  );
}

function Radios<Value extends string>(props: {
  readonly label: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  const group = useId();
  return (
    <fieldset className={classes['radios']}>
      <legend>{props.label}</legend>
      {props.values.map((value) => (
        <label key={value}>
          <input type="radio" name={group} checked={value === props.chosen} onChange={() => props.onChoose(value)} />
          {props.names[value]}
        </label>
      ))}
    </fieldset>
  );
}

/** The laws a club asks for first. */
const LAWS: readonly RubberLaws[] = ['french', 'current', 'before-1993'];
