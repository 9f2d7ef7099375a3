import type { SectionView } from '../../../main/club/model/session.ts';
import type { Settings } from '../../../main/club/model/settings.ts';
import { LANGUAGES, type Language } from '../../../src/language.ts';
import { paperScreenWords } from '../../../src/language/screens/paper.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useWords } from '../../shared/language.tsx';
import { Choice } from '../settings/Choice.tsx';
import { DOCUMENTS, isByBoard, type DocumentKind } from './documents.ts';
import { PairSelect } from './PairSelect.tsx';
import classes from './Paper.module.css';
import { RoundSelect } from './RoundSelect.tsx';

/** Which document, on which paper, in which language; and what to do with it. */
export function DocumentPanel(props: {
  readonly session: number;
  readonly kind: DocumentKind;
  readonly sections: readonly SectionView[];
  /** Whose figures are explained; null for all pairs. */
  readonly entry: number | null;
  readonly onEntry: (entry: number | null) => void;
  /** How many rounds the session has, and after which of them the ranking is; null as it stands. */
  readonly rounds: number;
  readonly after: number | null;
  readonly onAfter: (after: number | null) => void;
  readonly onKind: (kind: DocumentKind) => void;
  readonly paper: Settings['paper'];
  readonly onPaper: (paper: Settings['paper']) => void;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly boardsTyped: string;
  readonly onBoards: (text: string) => void;
  readonly boardCount: number;
  readonly boardsWrong: boolean;
  readonly onPrint: () => void;
  readonly onSave: () => void;
}) {
  const words = useWords(paperScreenWords);
  return (
    <>
      <h2>{words.documents}</h2>
      <ul className={classes['documents']}>
        {DOCUMENTS.map((kind) => (
          <li key={kind}>
            <button type="button" aria-pressed={kind === props.kind} onClick={() => props.onKind(kind)}>
              <strong>{words.document[kind]}</strong>
              <span>{words.about[kind]}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={classes['options']}>
        {props.kind === 'explanation' && (
          <PairSelect sections={props.sections} entry={props.entry} onEntry={props.onEntry} />
        )}
        {props.kind === 'ranking' && <RoundSelect rounds={props.rounds} after={props.after} onAfter={props.onAfter} />}
        {isByBoard(props.kind) && (
          <label className={classes['boards']}>
            <span>{words.boards}</span>
            <input
              value={props.boardsTyped}
              aria-invalid={props.boardsWrong}
              aria-describedby="boards-note"
              onChange={(event) => props.onBoards(event.target.value)}
            />
            <small id="boards-note" data-problem={props.boardsWrong || undefined}>
              {props.boardsWrong ? words.boardsProblem(props.boardCount) : words.boardsNote(props.boardCount)}
            </small>
          </label>
        )}
        <Choice
          label={words.paper}
          options={(['A4', 'Letter'] as const).map((value) => ({ value, text: value }))}
          value={props.paper}
          onChange={props.onPaper}
        />
        <Choice
          label={words.language}
          options={LANGUAGES.map((value) => ({ value, text: words.languages[value] }))}
          value={props.language}
          onChange={props.onLanguage}
        />
      </div>
      <div className={classes['actions']}>
        <Button primary onPress={props.onPrint}>
          {words.print}
        </Button>
        <Button onPress={props.onSave}>{words.download}</Button>
      </div>
      <h2>{words.spreadsheets}</h2>
      <ul className={classes['csv']}>
        {(['ranking', 'travellers', 'rulings', 'statistics'] as const).map((kind) => (
          <li key={kind}>
            <a href={`/api/sessions/${props.session}/export/${kind}.csv?language=${props.language}`} download>
              {words.csv[kind]}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
