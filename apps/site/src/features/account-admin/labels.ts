import type { Permission } from '@mes/domain/permissions/permissions';

/** What each permission lets people do. */
export const PERMISSION_HINTS: Record<Permission, string> = {
  Admin: 'Everything: every page, the settings, and the permissions of others.',
  Moderator: 'Runs matches and tournaments, bans players, answers tickets, edits news and forms.',
  editstream: 'Controls the stream: scenes, overlays and what is on air.',
  readfacts: 'Reads and writes the facts that casters have on players and teams.',
  fullclips: 'Reviews and tags highlights, and searches all clips.',
};
