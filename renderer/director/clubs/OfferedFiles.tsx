import { useState } from 'react';
import type { OfferedClubView } from '../../../main/club/model/simultaneous/files.ts';
import { clubFileFaultSentences } from '../../../src/language/simultaneous/fault.ts';
import { simultaneousProblemSentence } from '../../../src/language/simultaneous/problem.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { simultaneousWords } from '../../../src/language/screens/events/simultaneous.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { PanelForm } from '../../shared/controls/PanelForm.tsx';
import { TextField } from '../../shared/controls/TextField.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import classes from './Clubs.module.css';
import { withOwnName } from './ownName.ts';
import type { ClubFiles } from './useClubFiles.ts';

/** What was found in files of other clubs, what stands in the way of adding them, and adding them. */
export function OfferedFiles({ files }: { readonly files: ClubFiles }) {
  const words = useWords(simultaneousWords);
  const { caps } = useWords(shellWords);
  const language = useLanguage();
  const { offer } = files;
  if (!offer) return null;
  const isBarred = offer.faults.length + offer.problems.length > 0;
  return (
    <PanelForm label={words.found} className={classes['offer'] ?? ''} onSubmit={files.add} onLeave={files.forget}>
      <h2>{words.found}</h2>
      {offer.clubs.map((one) => (
        <OfferedClub key={`${one.file} ${one.club}`} one={one} files={files} />
      ))}
      {isBarred && (
        <div role="alert" className={classes['barred']}>
          <p>{words.nothingAdded}</p>
          <ul>
            {offer.faults.map(({ file, fault }) => (
              <li key={file}>
                <bdi>{file}</bdi>
                <button
                  type="button"
                  className={classes['act']}
                  aria-label={words.removeClub(file)}
                  onClick={() => files.leaveOut(file)}
                >
                  {words.remove}
                </button>
                {clubFileFaultSentences(fault, language).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </li>
            ))}
            {offer.problems.map((problem) => (
              <li key={`${problem.code} ${problem.club}`}>
                {simultaneousProblemSentence(withOwnName(problem, words.own), language)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={classes['buttons']}>
        <Button primary submits shortcut={caps.enter} disabled={!files.canAdd}>
          {words.addNow(offer.clubs.length)}
        </Button>
        <Button shortcut={caps.escape} onPress={files.forget}>
          {words.cancel}
        </Button>
      </div>
    </PanelForm>
  );
}

function OfferedClub({ one, files }: { readonly one: OfferedClubView; readonly files: ClubFiles }) {
  const words = useWords(simultaneousWords);
  const [typed, type] = useState(one.club);
  return (
    <div className={classes['offered']}>
      <TextField
        low
        aria-label={words.clubName(one.file)}
        maxLength={60}
        value={typed}
        onChange={(event) => {
          type(event.target.value);
          files.call(one.file, event.target.value);
        }}
        onBlur={() => typed !== one.club && files.lookAgain()}
      />
      <p>
        <bdi>{one.file}</bdi>: {words.has(one.pairs, one.results, one.boards)}, {words.named(one.named)}.{' '}
        {one.replaces !== null && <strong>{words.replaces(one.replaces)}</strong>}
      </p>
      <button
        type="button"
        className={classes['act']}
        aria-label={words.removeClub(one.file)}
        onClick={() => files.leaveOut(one.file)}
      >
        {words.remove}
      </button>
    </div>
  );
}
