/** What a ban keeps somebody away from. `site` covers everything that needs a sign-in. */
export const BAN_SCOPES = ['site', 'tournaments', 'voting', 'chat'] as const;
export type BanScope = (typeof BAN_SCOPES)[number];

/** Each of these keeps a player or a team out of tournaments. */
export const TOURNAMENT_BAN_SCOPES = ['site', 'tournaments'] as const satisfies readonly BanScope[];
