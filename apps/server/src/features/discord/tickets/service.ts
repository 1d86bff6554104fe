/** What the archive knows of tickets: their channels, which are below one category, and what was written there. */
import type { ArchiveResponse } from '@mes/contract/discord';
import { ForbiddenError, MissingParameter } from '@mes/contract/errors';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { Actor } from '../../../platform/calls/actor';
import type { Db } from '../../../platform/database/database';
import { findAllByDiscordId, searchTickets } from '../../support/queue/service';
import { listMessagesSince } from '../archive/service';
import { findDiscordId, listChannels } from '../service';

type AnswerOf<T extends ArchiveResponse['type']> = Extract<ArchiveResponse, { type: T }>;

export async function listTicketChannels(
  db: Db,
  { categoryId, excludeDeleted }: { categoryId: string | null; excludeDeleted: boolean },
): Promise<AnswerOf<'TICKET_CHANNELS'>> {
  const channels = categoryId === null ? [] : await listChannels(db, { excludeDeleted });
  return {
    type: 'TICKET_CHANNELS',
    channels: channels.filter(({ parentId }) => parentId === categoryId),
  };
}

export async function listTicketMessages(
  db: Db,
  query: {
    categoryId: string | null;
    since: number;
    excludeDeleted: boolean;
    start: number;
    count: number;
  },
): Promise<AnswerOf<'TICKET_MESSAGES'>> {
  const { categoryId } = query;
  const messages = categoryId === null ? [] : await listMessagesSince(db, { ...query, categoryId });
  return { type: 'TICKET_MESSAGES', messages };
}

/** The tickets of the site, by what they say. */
export async function findTickets(
  db: Db,
  { query, start, count }: { query: string | undefined; start: number; count: number },
): Promise<AnswerOf<'SEARCH_TICKETS'>> {
  if (query === undefined) throw new MissingParameter('query');
  const { data: tickets, total } = await searchTickets(db, { query, start, count });
  return { type: 'SEARCH_TICKETS', tickets, total };
}

/** Moderators may ask for anybody's, everybody else for the own ones. */
export async function listUserTickets(
  db: Db,
  { discordId, actor }: { discordId: string | undefined; actor: Actor },
): Promise<AnswerOf<'USER_TICKETS'>> {
  if (!satisfies(actor.permissions, 'Moderator')) {
    const own = await findDiscordId(db, actor.id);
    if (own === null || own !== discordId) throw ForbiddenError.missing('Moderator');
  }
  if (discordId === undefined) throw new MissingParameter('discordId');
  return { type: 'USER_TICKETS', tickets: await findAllByDiscordId(db, discordId) };
}
