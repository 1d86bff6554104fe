/** What a person can follow; a match is followed by a reminder of its start. */
export const FOLLOW_KINDS = ['team', 'player', 'tournament', 'match'] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** So that a list stays one page, and one account cannot fill the table. */
export const MOST_FOLLOWS = 200;

/** How long before its start followers hear of a match. */
export const STARTING_SOON_MS = 15 * 60_000;
