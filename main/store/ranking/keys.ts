/** SQL of what a session belongs to. */

/** The stage of the sections of the session that a parameter names. */
export const stageOf = (session: string) =>
  `(SELECT stage_id FROM sections WHERE session_id = ${session} ORDER BY id LIMIT 1)`;

/** The deal set of the sections of the session that a parameter names. */
export const dealSetOf = (session: string) =>
  `(SELECT deal_set_id FROM sections WHERE session_id = ${session} ORDER BY id LIMIT 1)`;

/** Whether the partnership `entry` was made for the session `session`, one of its event. */
export const SEATED_IN = '(entry.session_id IS session.id OR entry.session_id IS NULL AND session.ordinal = 1)';

/** Whether the session `session` is there, and not deleted or removed by itself. */
export const IS_PRESENT = 'NOT EXISTS (SELECT 1 FROM absent_sessions WHERE id = session.id)';

/** The contestant whose partnership a parameter names. */
export const contestantOf = (entry: string) =>
  `(SELECT contestant_id FROM entry_contestants WHERE entry_id = ${entry} AND place = 1)`;

/**
 * The entry that stands for the contestant in a column, in a stage: the one that has its number there. A contestant
 * without a number in the stage has its first.
 */
export const entryOf = (contestant: string, stage: string) => `
  coalesce((
    SELECT number.entry_id
    FROM sections AS playing JOIN section_numbers AS number ON number.section_id = playing.id
    WHERE playing.stage_id = ${stage} AND number.contestant_id = ${contestant} AND number.entry_id IS NOT NULL
    ORDER BY number.version DESC LIMIT 1),
  (SELECT min(entry_id) FROM entry_contestants WHERE contestant_id = ${contestant}))`;
