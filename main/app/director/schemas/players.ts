import { z } from 'zod';
import { id, LONGEST_NAME, number, text } from './values.ts';

export const playersQuery = z.strictObject({ like: text(LONGEST_NAME).default('') });
const playerName = text(LONGEST_NAME);
const players = z.tuple([playerName, playerName]);
/** Players chosen among others of the same name. */
const picked = z.tuple([id.nullable(), id.nullable()]);

/** More than play for a team in a season. */
const MOST_OF_A_TEAM = 20;

export const namesBody = z.strictObject({
  entries: z
    .array(z.strictObject({ entry: id, players, before: players.exactOptional(), picked: picked.exactOptional() }))
    .max(999),
});

export const carriedBody = z.strictObject({
  pairs: z
    .array(z.strictObject({ from: id, entry: id }))
    .min(1)
    .max(999)
    .readonly(),
});

/** The same by the places of a team. */
const chosenByPlace = z.array(id.nullable()).max(MOST_OF_A_TEAM).readonly();
/** The same where a name stands once. */
const chosen = z.array(id).max(MOST_OF_A_TEAM).readonly();

const team = {
  name: playerName,
  club: playerName.exactOptional(),
  players: z.array(playerName).max(MOST_OF_A_TEAM).readonly(),
};
export const teamsBody = z.strictObject({
  teams: z
    .array(
      z.strictObject({
        entry: id,
        ...team,
        before: z.strictObject(team).exactOptional(),
        picked: chosenByPlace.exactOptional(),
      }),
    )
    .max(99),
});

export const teamNumbersBody = z.strictObject({
  teams: z
    .array(z.strictObject({ from: id, to: id }))
    .min(1)
    .max(99)
    .readonly(),
});

export const replacementBody = z.strictObject({
  entry: id,
  fromRound: number,
  players: z.tuple([playerName, playerName]),
  picked: chosen.exactOptional(),
});
