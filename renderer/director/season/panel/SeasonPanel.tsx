import { seasonWords } from '../../../../src/language/season/words.ts';
import type { SeasonView } from '../../../../main/club/model/season.ts';
import type { SeasonRule } from '../../../../src/season/rule.ts';
import { useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { EveningForm } from '../form/EveningForm.tsx';
import { SeasonRuleForm } from '../form/SeasonRuleForm.tsx';
import type { SeasonPaperChoice } from '../useSeasonPaper.ts';
import type { SeasonWorkState } from '../useSeasonWork.ts';
import { NextPanel } from './NextPanel.tsx';
import { PaperPanel } from './PaperPanel.tsx';
import { RowPanel } from './RowPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

/** What the chosen task needs; otherwise where the figure of the chosen row comes from. */
export function SeasonPanel(props: {
  readonly view: SeasonView;
  readonly names: ReadonlyMap<number, string>;
  readonly rule: SeasonRule;
  readonly work: SeasonWorkState;
  readonly paper: SeasonPaperChoice;
}) {
  const { view, names, rule, work } = props;
  const words = useWords(seasonWords);
  const leave = () => work.show({ kind: 'row' });
  if (work.task.kind === 'settings') {
    return (
      <SeasonRuleForm
        title={words.settings}
        submit={words.save}
        settings={view}
        onSave={async ({ name, from, to, has, planned, rules }) => {
          const answer = await work.step.act(
            api.changeSeason(view.id, { name, from, to, has, planned, rules }, view.version),
          );
          const isSaved = answer !== null && !isProblemAnswer(answer);
          if (isSaved) leave();
          return isSaved ? null : (answer ?? { code: 'failed' });
        }}
        onLeave={leave}
      />
    );
  }
  if (work.task.kind === 'evening') {
    return <EveningForm key={work.task.stage} view={view} stage={work.task.stage} step={work.step} onLeave={leave} />;
  }
  if (work.task.kind === 'sessions') return <SessionsPanel view={view} work={work} />;
  const row = work.rows[work.row];
  if (work.task.kind === 'paper') return <PaperPanel view={view} paper={props.paper} csv={work.csvPath} />;
  if (!row) return <p className="quiet">{words.nothingCounts}</p>;
  return (
    <>
      <RowPanel view={view} names={names} rule={rule} row={row} />
      <NextPanel names={names} rule={rule} rows={work.stratum === null ? view.rows : []} row={row} />
    </>
  );
}
