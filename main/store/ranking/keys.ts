/** SQL of what a session belongs to. */

/** The stage of the sections of the session that a parameter names. */
export const stageOf = (session: string) =>
  `(SELECT stage_id FROM sections WHERE session_id = ${session} ORDER BY id LIMIT 1)`;

/** The deal set of the sections of the session that a parameter names. */
export const dealSetOf = (session: string) =>
  `(SELECT deal_set_id FROM sections WHERE session_id = ${session} ORDER BY id LIMIT 1)`;

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
