import type { MasterpointList } from '../../../../main/club/model/standings.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { formatMasterpoints } from '../../../../src/language/ranking/masterpoints.ts';
import { masterpointChoiceWords } from '../../../../src/language/regulation/masterpoint-choice.ts';
import { masterpointProblemSentence } from '../../../../src/language/regulation/masterpoints.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import type { MasterpointChoice } from '../../../../src/scoring/masterpoints/choice.ts';
import { ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { stratumLetter } from '../../../../src/scoring/standing/strata.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { PairNames } from '../../session/PairNames.tsx';
import { useChangePreview } from '../../session/preview/useChangePreview.ts';
import { placeLabel, readFigure } from '../../session/rankedLines.ts';
import classes from './Masterpoints.module.css';

/** Who gets what by a scheme as the ranking stands now. Nothing while there is no result or no scheme. */
export function MasterpointsPreview(props: {
  readonly session: SessionView;
  /** Null while no scheme is chosen, or a typed table can't be read. */
  readonly choice: MasterpointChoice | null;
  /** Whether the scheme is in use; otherwise it is only being typed. */
  readonly isInUse: boolean;
}) {
  const { session, choice } = props;
  const words = useWords(masterpointChoiceWords);
  const isRanked = session.results.length > 0;
  const preview = useChangePreview('masterpoints', session, isRanked ? choice : null, api.previewMasterpoints);
  if (!preview) return null;
  return (
    <section className={classes['preview']} aria-label={words.who}>
      <h3>{props.isInUse ? words.now : words.wouldBe}</h3>
      <div className={classes['lists']}>
        {preview.lists.map((list) => (
          <AwardList key={`${list.sections[0]} ${list.line} ${list.by}`} list={list} session={session} />
        ))}
      </div>
    </section>
  );
}

function AwardList({ list, session }: { readonly list: MasterpointList; readonly session: SessionView }) {
  const words = useWords(masterpointChoiceWords);
  const { allPairs, line: lines } = useWords(rankingWords);
  const language = useLanguage();
  const { masterpoints, awards, by } = list;
  const own = session.sections.filter(({ id }) => list.sections.includes(id));
  const entries = new Map(own.flatMap((section) => section.entries.map((entry) => [entry.id, entry])));
  const letters = own.length < session.sections.length ? `${own.map(({ letter }) => letter).join(' ')} ` : '';
  const title = letters + (list.line === null ? allPairs : lines[list.line]);
  const nothing = masterpoints.problem ? masterpointProblemSentence(masterpoints.problem, language) : words.nobody;
  return (
    <section>
      <h4>{by === 'handicap' ? words.withHandicap(title) : title}</h4>
      {awards.length === 0 && <p className="quiet">{nothing}</p>}
      <ol>
        {awards.map(({ entry, award, ...at }) => {
          const pair = entries.get(entry);
          return (
            <li key={entry}>
              <span>{placeLabel(at)}</span>
              <span>{pair && <PairNames entry={pair} lines={2} grows="always" />}</span>
              <span>
                {award.stratum !== null && <small>{words.inStratum(stratumLetter(award.stratum))} </small>}
                {formatMasterpoints(readFigure(award.points) ?? ZERO, masterpoints.unit, language)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
