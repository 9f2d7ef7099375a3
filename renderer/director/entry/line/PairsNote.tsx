import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { entryMessageWords, type EntryMessageWords } from '../../../../src/language/screens/entry/messages.ts';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';
import { Key } from '../../../shared/controls/Keys.tsx';
import { useWords } from '../../../shared/language.tsx';
import { MOD } from '../../../shared/shortcuts.ts';
import { playField } from '../typing/playFields.ts';
import type { TypedPlayProblem } from '../typing/typedPlay.ts';
import type { ActualPlayFields } from '../typing/useActualPlay.ts';
import classes from './LineNote.module.css';

/**
 * The note under the pairs: that others played than the schedule expects, the fields for it, and the key that goes
 * back.
 */
export function PairsNote(props: {
  readonly fields: ActualPlayFields | null;
  readonly played: string | null;
  readonly canKeep: boolean;
}) {
  const words = useWords(entryWords);
  const { fields, played, canKeep } = props;
  if (!fields && !canKeep && played === null) return null;
  return (
    <div className={classes['pairs']}>
      {fields ? <ActualPlayNote fields={fields} /> : <p>{played !== null && <SuitText>{played}</SuitText>}</p>}
      {(canKeep || fields) && (
        <span className={classes['restore']}>
          <Key>{words.escape}</Key> {words.keep}
        </span>
      )}
    </div>
  );
}

/** The field for the board really played, and the key that exchanges the pairs; or the problem with what is typed. */
function ActualPlayNote({ fields }: { readonly fields: ActualPlayFields }) {
  const words = useWords(entryMessageWords);
  const { typed, problem, change, onKeyDown } = fields;
  return (
    <>
      <label className={classes['board']}>
        {words.boardPlayed}
        <input
          value={typed.board}
          {...playField('board')}
          // Tab comes here from the pairs, and goes on to the result.
          tabIndex={-1}
          inputMode="numeric"
          autoComplete="off"
          onKeyDown={onKeyDown}
          onChange={(event) => change({ board: event.target.value })}
        />
      </label>
      {problem === null ? (
        <p>
          <Key>{`${MOD} E`}</Key> {words.exchange}
        </p>
      ) : (
        <p className={classes['warning']} role="alert">
          {typedPlayProblemText(problem, words)}
        </p>
      )}
    </>
  );
}

function typedPlayProblemText(problem: TypedPlayProblem, words: EntryMessageWords): string {
  switch (problem.code) {
    case 'noSuchPair':
      return words.noSuchPair(problem.number);
    case 'samePair':
      return words.samePair;
    case 'noSuchBoard':
      return words.noSuchBoard(problem.board, problem.first, problem.last);
  }
}
