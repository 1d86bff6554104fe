import type { RateLimit } from './define';

/**
 * For reads that do not look like one. Without a limit of its own, a call counts as a read only by
 * GET or as a public action; a search by POST or an action for members would count as a write.
 */
export const READING: RateLimit = { calls: 600, seconds: 60 };

/** Every scene is a client of its own, and a whole studio sends from one address. */
export const OVERLAYS: RateLimit = { calls: 3_000, seconds: 60 };

/** A picture takes up to a second of work, whoever sends it. */
export const UPLOADING: RateLimit = { calls: 20, seconds: 600 };

/** What others are told of, by notification or because their pages show it. */
export const TELLING: RateLimit = { calls: 20, seconds: 600 };
