/**
 * Tickets in the shapes of Discord. With a category of ticket channels they come from the archive of
 * Discord. Without one they come from the site: a ticket is a channel with the same id, and its messages
 * are those of the conversation. Internal notes are in neither.
 */
import type { ArchiveResponse, DiscordChannel, DiscordMessage } from '@mes/contract/discord';
import { ForbiddenError, MissingParameter, ObjectNotFound } from '@mes/contract/errors';
import type { Ticket, TicketMessage } from '@mes/contract/support-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { Actor } from '../../../platform/calls/actor';
import type { Db } from '../../../platform/database/database';
import { findMessagePage, findMessagesSince } from '../../support/messages/service';
import { findAllByDiscordId, listTickets, searchTickets } from '../../support/queue/service';
import { listMessagesSince } from '../archive/service';
import { findDiscordId, isKnownChannel, listChannels } from '../service';

type AnswerOf<T extends ArchiveResponse['type']> = Extract<ArchiveResponse, { type: T }>;

/** Of the tickets that are shown as channels, the newest. */
const MAX_CHANNELS = 500;
const NO_GUILD = '0';

export async function listTicketChannels(
  db: Db,
  { categoryId, excludeDeleted }: { categoryId: string | null; excludeDeleted: boolean },
): Promise<AnswerOf<'TICKET_CHANNELS'>> {
  const type = 'TICKET_CHANNELS';
  if (categoryId === null) {
    const all = { query: '', state: 'all' as const, unassigned: false };
    const { data } = await listTickets(db, { ...all, page: 0, size: MAX_CHANNELS });
    return { type, channels: data.map(toTicketChannel) };
  }
  const channels = await listChannels(db, { excludeDeleted });
  return { type, channels: channels.filter(({ parentId }) => parentId === categoryId) };
}

export async function listTicketMessages(
  db: Db,
  {
    categoryId,
    ...query
  }: {
    categoryId: string | null;
    since: number;
    excludeDeleted: boolean;
    start: number;
    count: number;
  },
): Promise<AnswerOf<'TICKET_MESSAGES'>> {
  const { since, start, count } = query;
  const messages =
    categoryId === null
      ? (await findMessagesSince(db, since, { start, count })).map(toChannelMessage)
      : await listMessagesSince(db, { ...query, categoryId });
  return { type: 'TICKET_MESSAGES', messages };
}

/** Null if no ticket has this id. A channel that is in the archive is not a ticket. */
export async function findTicketPage(
  db: Db,
  {
    id,
    before,
    ...page
  }: { id: string; before?: string; start: number; count: number; reversed: boolean },
): Promise<{ messages: DiscordMessage[]; total: number } | null> {
  if (await isKnownChannel(db, id)) return null;
  try {
    const known = before !== undefined && UUID.test(before) ? before : undefined;
    const { messages, total } = await findMessagePage(db, { ...page, id, before: known });
    return { messages: messages.map(toChannelMessage), total };
  } catch (error) {
    if (error instanceof ObjectNotFound) return null;
    throw error;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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

function toTicketChannel({ id, category }: Ticket, position: number): DiscordChannel {
  return {
    id,
    guildId: NO_GUILD,
    name: `${category}-${id}`,
    kind: 'text',
    parentId: null,
    position,
    deleted: false,
  };
}

function toChannelMessage(message: TicketMessage): DiscordMessage {
  const { id, ticket, by, text, pictures, sentAt } = message;
  return {
    id,
    channel: ticket,
    author: by && { id: by.id, username: by.name, name: by.name, avatar: by.photo, bot: false },
    text,
    // The file itself is only for those who may read the ticket.
    attachments: pictures.map(({ name }) => ({
      name,
      url: `/app/support/tickets/${ticket}`,
      size: null,
      type: 'image/webp',
      picture: null,
    })),
    sentAt,
    editedAt: null,
    deleted: false,
  };
}
