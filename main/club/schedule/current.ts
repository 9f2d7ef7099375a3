import type { ScheduleRow } from '../../store/schedule/schedules.ts';
import type { Club } from '../club.ts';
import type { SectionView } from '../model/session.ts';

/** The schedule of a section as it was read. */
export function currentSchedule(
  { store }: Club,
  { id, scheduleVersion }: Pick<SectionView, 'id' | 'scheduleVersion'>,
): ScheduleRow {
  const schedule = store.schedules.read(id, scheduleVersion);
  if (!schedule) throw new Error(`section ${id} has no schedule of version ${scheduleVersion}`);
  return schedule;
}
