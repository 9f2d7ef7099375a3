import { useQuery } from '@tanstack/react-query';
import type { ResultVersionView } from '../../../../main/club/model/result.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { formatTime, formatOtherDay } from '../../../../src/language/dates.ts';
import { entryPanelWords } from '../../../../src/language/screens/entry/panel.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { rulingWords } from '../../../../src/language/screens/ruling.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { boardOnCase } from '../../session/boardOnCase.ts';
import type { PageLine } from '../sheet/lines.ts';
import { outcomeText } from '../../../../src/language/game/outcome.ts';
import classes from './Panel.module.css';
import { entryById, resultOnLine, type Sheet } from '../sheet/sheet.ts';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';

/** The author who is not named in the history. */
const DIRECTOR = 'director';

/** Every version of a line, the newest first. */
export function ResultHistory(props: {
  readonly session: Pick<SessionView, 'id' | 'date'>;
  readonly sheet: Sheet;
  readonly line: PageLine;
}) {
  const { sheet, line } = props;
  const { id: session, date } = props.session;
  const words = useWords(entryPanelWords);
  const version = resultOnLine(sheet, line)?.version ?? null;
  // A new version, or an undone one, needs a new request.
  const history = useQuery({
    queryKey: ['history', session, line.key, version],
    queryFn: () => api.history(session, line.slot),
  });
  const versions = !history.data || isProblemAnswer(history.data) ? [] : history.data;
  return (
    <section className={classes['block']}>
      <header>
        <h2>{words.history}</h2>
        <p>{words.historyOf(`${line.letter ?? ''}${line.slot.table}`)}</p>
      </header>
      {history.isSuccess && versions.length === 0 && <p className="quiet">{words.noHistory}</p>}
      <ol className={classes['versions']}>
        {versions.toReversed().map((one) => (
          <Version key={one.version} version={one} day={date} sheet={sheet} line={line} />
        ))}
      </ol>
    </section>
  );
}

function Version(props: {
  readonly version: ResultVersionView;
  /** The date of the session. */
  readonly day: string;
  readonly sheet: Sheet;
  readonly line: PageLine;
}) {
  const { version, sheet, line } = props;
  const language = useLanguage();
  const words = useWords(entryPanelWords);
  const { authors, onBoard } = useWords(publicationWords);
  const { formOf } = useWords(rulingWords);
  const otherDate = formatOtherDay(version.at, props.day, language);
  const label = (entry: number) => entryById(sheet, line, entry)?.label ?? '';
  const otherPairs = version.ns !== line.ns.id || version.ew !== line.ew.id;
  return (
    <li>
      <time dateTime={version.at}>
        {formatTime(version.at, true, language)}
        {otherDate !== null && <small>{otherDate}</small>}
      </time>
      <span>
        <SuitText>{version.outcome ? outcomeText(version.outcome, language) : words.erased}</SuitText>
        {otherPairs && <small>{words.pairs(label(version.ns), label(version.ew))}</small>}
        {version.board !== line.slot.slotBoard && <small>{onBoard(boardOnCase(sheet.sections, version.board))}</small>}
        {version.form !== null && <small>{formOf(version.form)}</small>}
        {version.author !== DIRECTOR && <small>{authors[version.author] ?? version.author}</small>}
        {version.reason !== '' && <small>{version.reason}</small>}
      </span>
      <code>{version.typed}</code>
    </li>
  );
}
