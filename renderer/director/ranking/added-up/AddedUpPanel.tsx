import { pairsOfTeamSentences } from '../../../../src/language/derivation/pairs-of-team.ts';
import { sideNamesShort } from '../../../../src/language/game/seats.ts';
import { formatPercentage, formatShort, formatSignedShort } from '../../../../src/language/numbers.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { addedUpWords } from '../../../../src/language/screens/teams/added-up.ts';
import { unbroken } from '../../../../src/language/typography.ts';
import { ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { PairNames } from '../../session/PairNames.tsx';
import { hasNames } from '../../session/pairName.ts';
import { readFigure, type RankedPair } from '../../session/rankedLines.ts';
import { PanelKeys } from '../../shell/PanelKeys.tsx';
import { PairPenalties } from '../pair/PairPenalties.tsx';
import { RankedTeamPanel } from '../teams/RankedTeamPanel.tsx';
import classes from './AddedUp.module.css';
import type { AddedPairRow } from './AddedUpTable.tsx';
import type { AddedUpState } from './useAddedUp.ts';

/** The chosen team: where its total and place come from, its pairs, and its penalties. */
export function AddedUpPanel(props: {
  readonly ranking: AddedUpState;
  readonly chosen: RankedPair;
  readonly onPenalty: () => void;
}) {
  const { ranking, chosen } = props;
  const words = useWords(addedUpWords);
  const { keys } = useWords(shellWords);
  const { penalties } = useWords(scoringScreenWords);
  const language = useLanguage();
  const { session, form, teams, pairs, pairRows } = ranking;
  const { entry } = chosen;
  const own = session.teams.find(({ id }) => id === entry.id)?.pairs ?? [];
  const { derivation, failed } = ranking.explained;
  const nameOf = (id: number) => {
    const pair = pairs.get(id);
    return pair?.line ? unbroken(`${sideNamesShort[language][pair.line]} ${pair.label}`) : (pair?.label ?? '');
  };
  return (
    <RankedTeamPanel
      session={session.id}
      entry={entry}
      sentences={derivation ? pairsOfTeamSentences(derivation, nameOf, session.scoring.regulation.shown, language) : []}
      failed={failed}
      penalties={
        <PairPenalties session={session} entry={entry.id} unit={teams.unit} form={form} onForm={ranking.openForm} />
      }
      title={words.pairsOf}
      keys={
        form === null && (
          <PanelKeys label={keys}>
            <KeyAction keys={['B']} onPress={props.onPenalty}>
              {penalties.title}
            </KeyAction>
          </PanelKeys>
        )
      }
    >
      <ul className={classes['given']}>
        {own.flatMap((id) => {
          const pair = pairs.get(id);
          return pair ? <GivenByPair key={id} pair={{ entry: pair, row: pairRows.get(id) }} unit={teams.unit} /> : [];
        })}
      </ul>
    </RankedTeamPanel>
  );
}

/** A pair of the team: its names, its figure, and what it has in all. */
function GivenByPair(props: { readonly pair: AddedPairRow; readonly unit: 'matchpoints' | 'imps' }) {
  const { entry, row } = props.pair;
  const words = useWords(rankingWords);
  const own = useWords(addedUpWords);
  const language = useLanguage();
  const figure = readFigure(row?.figure ?? null);
  const [total, available] = [row?.total, row?.available].map((text) => readFigure(text ?? null) ?? ZERO);
  const sums = () => {
    if (!row || !figure) return own.noBoards;
    if (props.unit === 'imps') {
      const [mean, sum] = [figure, total ?? ZERO].map((imps) => formatSignedShort(imps, 2, language));
      return words.pairImps(mean ?? '', sum ?? '', row.boards);
    }
    const [points, top] = [total, available].map((value) => formatShort(value ?? ZERO, 2, language));
    return words.pairFigures(formatPercentage(figure, 2, language), points ?? '', top ?? '');
  };
  return (
    <li>
      <span>{hasNames([entry]) ? <PairNames entry={entry} lines={2} grows="always" /> : words.unnamed}</span>
      <span>
        {entry.line && `${sideNamesShort[language][entry.line]} `}
        {entry.label}
      </span>
      <small>{sums()}</small>
    </li>
  );
}
