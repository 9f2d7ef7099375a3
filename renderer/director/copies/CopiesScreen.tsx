import { ClubTitle, useClubTabs } from '../shell/club.tsx';
import { Notice } from '../shell/Notice.tsx';
import { Screen } from '../shell/Screen.tsx';
import { CopiesPanel, useRecovery } from './CopiesPanel.tsx';
import classes from './Copies.module.css';

/** The copies of an open club. */
export function CopiesScreen() {
  const tabs = useClubTabs();
  return (
    <Screen title={<ClubTitle />} tabs={tabs} keys={[]}>
      <CopiesPanel />
    </Screen>
  );
}

/** In the place of all screens while the club's file can't be opened; or the application doesn't answer at all. */
export function ClubNotOpen() {
  const recovery = useRecovery();
  if (recovery.isLoading) return null;
  if (!recovery.data?.problem) return <Notice of="noAnswer" />;
  return (
    <main className={classes['alone']}>
      <CopiesPanel />
    </main>
  );
}
