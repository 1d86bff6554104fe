import type { Json } from '@mes/contract/scalars';
import type { PropertyDeclaration } from '../properties/service';
import { texts } from './texts';

export const ARCHIVE_PROPERTY = 'discordArchiveChannels';

export type AnnouncementKind = 'results' | 'signups' | 'live';

/** The channels that are told of each; empty for none. */
export const ANNOUNCEMENT_PROPERTIES: Readonly<Record<AnnouncementKind, string>> = {
  results: 'discordResultsChannels',
  signups: 'discordSignupsChannels',
  live: 'discordLiveChannels',
};

/** A list, because a text of digits alone comes back from the database as a number. */
export const DISCORD_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: ARCHIVE_PROPERTY,
    type: 'json',
    value: [],
    description: texts.archiveChannels,
    readPermissions: 'Moderator',
    writePermissions: 'Admin',
    validate: listProblem,
  },
  ...(['results', 'signups', 'live'] as const).map((kind) => ({
    id: ANNOUNCEMENT_PROPERTIES[kind],
    type: 'json' as const,
    value: [],
    description: texts.announcements[kind],
    readPermissions: 'Moderator',
    writePermissions: 'Admin',
    validate: listProblem,
  })),
];

function listProblem(value: Json): string | null {
  return value === null || isListOfIds(value) ? null : texts.notAListOfIds;
}

export function isListOfIds(value: Json | undefined): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= 200 &&
    value.every((id) => typeof id === 'string' && /^\d{1,19}$/.test(id))
  );
}
