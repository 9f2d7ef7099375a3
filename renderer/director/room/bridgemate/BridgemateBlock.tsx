import type { BridgemateView } from '../../../../main/club/model/files/bridgemate.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { bwsSentences } from '../../../../src/language/files/bws.ts';
import { formatTime } from '../../../../src/language/dates.ts';
import { bridgemateWords } from '../../../../src/language/screens/entry/bridgemate.ts';
import { capitalize } from '../../../../src/language/sentences.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import type { RoomActions } from '../roomKeys.ts';
import roomClasses from '../Room.module.css';
import classes from './Bridgemate.module.css';
import { FollowForm } from './FollowForm.tsx';
import { OpenLines } from './OpenLines.tsx';
import { useBridgemate } from './useBridgemate.ts';

/** How the session stands with the Bridgemate file it follows, in the panel of the room. */
export function BridgemateBlock({
  session,
  actions,
}: {
  readonly session: SessionView;
  readonly actions: RoomActions;
}) {
  const words = useWords(bridgemateWords);
  const file = useBridgemate(session.id);
  const { followed } = file;
  if (actions.following) {
    return (
      <section className={roomClasses['block']} aria-label={words.title}>
        <h2>{words.title}</h2>
        <FollowForm file={file} onDone={actions.toggleFollow} />
      </section>
    );
  }
  if (followed === null) return null;
  return (
    <section className={roomClasses['block']} aria-label={words.title}>
      <div className={roomClasses['title']}>
        <h2>{words.title}</h2>
        <span className={roomClasses['note']}>{followed.path.split(/[/\\]/).at(-1)}</span>
      </div>
      <div role="status">
        <StateLine followed={followed} />
      </div>
      <OpenLines followed={followed} onGo={actions.goToLine} />
      <div className={classes['keys']}>
        <KeyAction keys={['F']} onPress={actions.toggleFollow}>
          {words.change}
        </KeyAction>
        <KeyAction keys={[]} onPress={file.leave}>
          {words.leave}
        </KeyAction>
      </div>
    </section>
  );
}

function StateLine({ followed }: { readonly followed: BridgemateView }) {
  const words = useWords(bridgemateWords);
  const language = useLanguage();
  const { state, fault, lines, taken, takenAt, last } = followed;
  if (state === 'notBridgemate') {
    return <p className={classes['warn']}>{capitalize(bwsSentences[language][fault ?? 'noDatabase']({ text: '' }))}</p>;
  }
  if (state !== 'following') {
    return <p className={state === 'waiting' ? roomClasses['note'] : classes['warn']}>{words.state[state]}</p>;
  }
  return (
    <>
      <p>{words.taken(taken, lines)}</p>
      {last && (
        <p className={roomClasses['note']}>
          {words.last(last.board, last.section + last.table, last.round)}
          {takenAt !== null && ` ${words.takenAt(formatTime(takenAt, true, language))}`}
        </p>
      )}
    </>
  );
}
