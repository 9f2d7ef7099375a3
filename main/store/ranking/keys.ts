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

/** The partnership of the contestant in a column: a pair's is the first it had. */
export const entryOf = (contestant: string) =>
  `(SELECT min(entry_id) FROM entry_contestants WHERE contestant_id = ${contestant})`;
