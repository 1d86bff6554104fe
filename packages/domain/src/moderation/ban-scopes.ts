/** What a ban excludes from. `site` covers everything that requires a sign-in. */
export const BAN_SCOPES = ['site', 'tournaments', 'voting', 'chat'] as const;
export type BanScope = (typeof BAN_SCOPES)[number];

/** Bans with these scopes exclude a player or team from tournaments. */
export const TOURNAMENT_BAN_SCOPES = ['site', 'tournaments'] as const satisfies readonly BanScope[];
