import type { RateLimit } from './define';

/**
 * For reads that are not recognized as such. By default only GET calls and public actions have the
 * limit of reads; a search by POST or an action for members has that of writes.
 */
export const READ_LIMIT: RateLimit = { calls: 600, seconds: 60 };

/** Every scene is a client, and a whole studio shares one IP address. */
export const OVERLAY_LIMIT: RateLimit = { calls: 3_000, seconds: 60 };

/** Processing a picture takes up to a second. */
export const UPLOAD_LIMIT: RateLimit = { calls: 20, seconds: 600 };

/** For calls that notify others or change their pages. */
export const NOTIFY_LIMIT: RateLimit = { calls: 20, seconds: 600 };
