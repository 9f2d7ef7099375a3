import { useEffect, useRef, useState } from 'react';
import type { EntryView, SectionView, SessionView } from '../../../../main/club/model/session.ts';
import { namesWords } from '../../../../src/language/screens/names.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { playersInRound } from '../../../../src/session/substitutes.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { placesOf } from '../named.ts';
import { NameField } from '../NameField.tsx';
import classes from '../Names.module.css';

/** Replaces one player of a pair, or both, from a round on. */
export function ReplaceForm(props: {
  readonly session: SessionView;
  /** The pair that is proposed. */
  readonly entry: number | null;
  readonly onDone: () => void;
}) {
  const { session, onDone } = props;
  const all = useWords(namesWords);
  const words = all.replace;
  const { caps } = useWords(shellWords);
  const pairs = session.sections.flatMap((section) =>
    section.entries.filter(({ phantom }) => !phantom).map((entry) => ({ entry, section })),
  );
  const proposed = pairs.find(({ entry }) => entry.id === props.entry) ?? pairs[0];
  const [typed, setTyped] = useState(proposed?.entry.label ?? '');
  const [round, setRound] = useState(String(Math.max(2, session.clock.round)));
  const [names, setNames] = useState<readonly [string, string]>(['', '']);
  /** The names with the one that is left by the same key that submits. */
  const latest = useRef(names);
  const isSaving = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('input[role=combobox]')?.focus(), []);
  const pair = pairs.find(({ entry }) => entry.label.toUpperCase() === typed.trim().toUpperCase());
  const fromRound = Number(round);
  const before = pair ? playersInRound(pair.entry, Math.max(1, fromRound - 1)) : (['', ''] as const);
  const picked = useRef<readonly number[]>([]);
  const rename = (place: 0 | 1, name: string, player: number | null) => {
    if (player !== null) picked.current = [...picked.current, player];
    latest.current = place === 0 ? [name, latest.current[1]] : [latest.current[0], name];
    setNames(latest.current);
  };
  const submit = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    await save(latest.current);
    isSaving.current = false;
  };
  const save = async (players: readonly [string, string]) => {
    if (!pair) return setProblem(words.noSuchPair(typed.trim()));
    const refused = refusal(pair, fromRound, players);
    if (refused) return setProblem(refused === 'rounds' ? words.rounds(pair.section.rounds) : words[refused]);
    const asked = { entry: pair.entry.id, fromRound, players, picked: picked.current };
    const answer = await api.replacePlayers(session.id, asked).catch(() => null);
    if (answer === null) return setProblem(words.failed);
    if (isProblemAnswer(answer)) return setProblem(answer.code === 'playerTwice' ? words.twice : words.failed);
    onDone();
  };
  /** From name to name; after the last the form is submitted. */
  const step = (by: number) => {
    const stops = [
      ...(fields.current?.querySelectorAll<HTMLElement>('input[role=combobox], button[type=submit]') ?? []),
    ];
    const next = stops[stops.findIndex((stop) => stop === document.activeElement) + by];
    next?.focus();
    if (by === 1 && next instanceof HTMLButtonElement) next.form?.requestSubmit();
  };
  return (
    <PanelForm label={words.title} className={classes['task']} onSubmit={submit} onLeave={onDone}>
      <h2>{words.title}</h2>
      <p className="quiet">{words.help}</p>
      <div ref={fields} className={classes['taskFields']}>
        <label>
          <span>{words.pair}</span>
          <TextField maxLength={4} value={typed} onChange={({ target }) => setTyped(target.value)} />
        </label>
        <label>
          <span>{words.fromRound}</span>
          <TextField
            inputMode="numeric"
            maxLength={2}
            value={round}
            onChange={({ target }) => setRound(target.value)}
          />
        </label>
        {placesOf(session.ranks).map((place) => (
          <div key={place} className={classes['taskName']}>
            <span>{words.place(before[place])}</span>
            <NameField
              label={words.place(before[place])}
              name={names[place]}
              onChange={(name, _, player) => rename(place, name, player)}
              onStep={step}
              onPasteLines={() => {}}
            />
          </div>
        ))}
        {problem !== null && <p role="alert">{problem}</p>}
        <div className={classes['taskButtons']}>
          <Button primary submits shortcut={caps.enter}>
            {words.save}
          </Button>
          <Button shortcut={caps.escape} onPress={onDone}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </PanelForm>
  );
}

function refusal(
  { section }: { readonly entry: EntryView; readonly section: SectionView },
  fromRound: number,
  names: readonly [string, string],
): 'rounds' | 'noName' | null {
  if (!Number.isInteger(fromRound) || fromRound < 2 || fromRound > section.rounds) return 'rounds';
  return names.every((name) => name.trim() === '') ? 'noName' : null;
}
