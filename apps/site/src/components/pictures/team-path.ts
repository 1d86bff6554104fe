/** The page of a team; its name is its key. */
export const teamPath = (name: string): string => `/teams/${encodeURIComponent(name)}`;
