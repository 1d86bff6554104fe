import type { Json } from '@mes/contract/scalars';
import type { Db } from '../../platform/database/database';
import { currentValues, type PropertyDeclaration } from '../properties/service';
import { texts } from './texts';

export const ARCHIVE_PROPERTY = 'discordArchiveChannels';

/** Instead of the category that the configuration names. */
export const TICKETS_PROPERTY = 'discordTicketCategory';

export type RoleKind = 'team' | 'moderator' | 'admin';

/** The role that members of teams and staff get; empty for none. */
export const ROLE_PROPERTIES: Readonly<Record<RoleKind, string>> = {
  team: 'discordTeamRole',
  moderator: 'discordModeratorRole',
  admin: 'discordAdminRole',
};

export type AnnouncementKind = 'results' | 'signups' | 'live' | 'announcements';

/** The channels in which each is announced; empty for none. */
export const ANNOUNCEMENT_PROPERTIES: Readonly<Record<AnnouncementKind, string>> = {
  results: 'discordResultsChannels',
  signups: 'discordSignupsChannels',
  live: 'discordLiveChannels',
  announcements: 'discordAnnouncementsChannels',
};

export const DISCORD_PROPERTIES: readonly PropertyDeclaration[] = [
  listOf(ARCHIVE_PROPERTY, texts.archiveChannels),
  ...(['results', 'signups', 'live', 'announcements'] as const).map((kind) =>
    listOf(ANNOUNCEMENT_PROPERTIES[kind], texts.announcements[kind]),
  ),
  oneOf(TICKETS_PROPERTY, texts.ticketCategory),
  ...(['team', 'moderator', 'admin'] as const).map((kind) =>
    oneOf(ROLE_PROPERTIES[kind], texts.roles[kind]),
  ),
];

function listOf(id: string, description: string): PropertyDeclaration {
  return {
    id,
    type: 'list',
    value: [],
    description,
    group: 'discord',
    shownAt: [{ label: 'Discord', to: '/modpanel/discord' }],
    readPermissions: 'Moderator',
    writePermissions: 'Admin',
    validate: listProblem,
  };
}

/** A list of one or none. */
function oneOf(id: string, description: string): PropertyDeclaration {
  return {
    ...listOf(id, description),
    limits: { maxItems: 1 },
  };
}

/** Null if none is chosen. */
export async function findChosenId(db: Db, propertyId: string): Promise<string | null> {
  const value = (await currentValues(db, [propertyId])).get(propertyId);
  return isListOfIds(value) ? (value[0] ?? null) : null;
}

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
