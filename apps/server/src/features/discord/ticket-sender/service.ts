/** What the mirror of tickets sends to Discord. Repeating any of it changes nothing. */
import type { TicketMessage } from '@mes/contract/support-schemas';
import type { APIChannel, APIOverwrite } from 'discord-api-types/v10';
import type { Database, Db } from '../../../platform/database/database';
import { accessOf, hiddenFrom } from '../../../platform/discord/access';
import type { DiscordClient } from '../../../platform/discord/client';
import { DiscordRefused } from '../../../platform/discord/errors';
import { findMessage } from '../../support/messages/service';
import { linkTicketChannel } from '../../support/queue/service';
import { getTicketRow } from '../../support/service';
import { fillChannel, type OnMessages } from '../archive/service';
import type { TicketSender } from '../deliveries/service';
import * as repository from '../mirror/repository';
import { channelNameOf, cut, isOver, ticketUrl } from '../mirror/service';
import { texts } from '../mirror/texts';
import { findDiscordId, markChannelDeleted, saveChannels } from '../repository';
import type { EmbedBody } from '../tables';
import { escapeMarkdown, toChannelRow } from '../views';

interface Options {
  readonly database: Database;
  readonly client: DiscordClient;
  readonly guildId: string;
  readonly readCategory: (db: Db) => Promise<string | null>;
  readonly onMessages: OnMessages;
  readonly siteUrl: string;
  readonly clock: () => number;
}

type TicketRow = Awaited<ReturnType<typeof getTicketRow>>;

const TEXT_CHANNEL = 0;
const MAX_DESCRIPTION = 4_096;
const MAX_TOPIC = 1_024;

export function createTicketSender({
  database,
  client,
  guildId,
  readCategory,
  onMessages,
  siteUrl,
  clock,
}: Options): TicketSender {
  const { db } = database;

  /**
   * Also finds a channel that was created by a process that died before it wrote that down. Null if
   * tickets have no channels any more.
   */
  async function openChannel(ticket: TicketRow): Promise<string | null> {
    const categoryId = await readCategory(db);
    if (categoryId === null) return null;
    const all = await client.findChannels(guildId);
    const url = ticketUrl(siteUrl, ticket.id);
    const channel =
      all.find((each) => isBelow(each, categoryId) && topicOf(each).endsWith(` ${url}`)) ??
      (await client.createChannel(guildId, {
        name: channelNameOf(ticket.id),
        type: TEXT_CHANNEL,
        parent_id: categoryId,
        topic: `${cut(ticket.subject, MAX_TOPIC - url.length - 1)} ${url}`,
        permission_overwrites: await accessTo(
          ticket,
          all.find(({ id }) => id === categoryId),
        ),
      }));
    await database.transaction(async (tx) => {
      await saveChannels(tx, [toChannelRow(channel, guildId)!]);
      await linkTicketChannel(tx, { id: String(ticket.id), channel: channel.id });
      // Somebody may have written before the channel was known to belong to the ticket.
      await onMessages(tx, channel.id);
    });
    return channel.id;
  }

  /** Whoever may see the category, the bot and the player; nobody else. */
  async function accessTo(
    { player }: TicketRow,
    category: APIChannel | undefined,
  ): Promise<APIOverwrite[]> {
    const inherited =
      category && 'permission_overwrites' in category ? (category.permission_overwrites ?? []) : [];
    const bot = await client.findOwnUser();
    const playerId = player === null ? null : await findDiscordId(db, player);
    const own = [accessOf(bot.id), ...(playerId === null ? [] : [accessOf(playerId)])];
    const replaced = [guildId, ...own.map(({ id }) => id)];
    return [hiddenFrom(guildId), ...own, ...inherited.filter(({ id }) => !replaced.includes(id))];
  }

  async function archive(ticketId: number, channelId: string): Promise<void> {
    await database.transaction(async (tx) => {
      await markChannelDeleted(tx, channelId);
      await linkTicketChannel(tx, { id: String(ticketId), channel: channelId, archived: true });
    });
  }

  return {
    async sendMessage({ messageId, nonce }) {
      const message = await findMessage(db, messageId);
      // Deleted with its ticket, or emptied with the account.
      if (!message || message.text === '') return null;
      const ticket = await getTicketRow(db, message.ticket);
      if (ticket.archived) return null;
      const channelId = ticket.channel ?? (await openChannel(ticket));
      if (channelId === null) return null;
      try {
        const { id } = await client.sendMessage(channelId, {
          embeds: [toEmbed(message, ticketUrl(siteUrl, ticket.id))],
          allowed_mentions: { parse: [] },
          nonce,
          enforce_nonce: true,
        });
        await database.transaction((tx) => repository.insert(tx, { id, message: messageId }));
        return id;
      } catch (error) {
        if (!(error instanceof DiscordRefused && error.isNotFound)) throw error;
        // Staff deleted the channel: the ticket goes on without it.
        await archive(ticket.id, channelId);
        return null;
      }
    },

    async renameChannel({ channelId, name }) {
      const channel = await client.updateChannel(channelId, { name });
      const row = toChannelRow(channel, guildId);
      if (row) await database.transaction((tx) => saveChannels(tx, [row]));
      return null;
    },

    async deleteChannel({ ticketId, channelId }) {
      // Staff may have opened it again meanwhile.
      if (!isOver(await getTicketRow(db, String(ticketId)), clock())) return null;
      try {
        await fillChannel(
          { database, client, onMessages, clock },
          { id: channelId, completeTo: null },
        );
        await client.deleteChannel(channelId);
      } catch (error) {
        if (!(error instanceof DiscordRefused && error.isNotFound)) throw error;
      }
      await archive(ticketId, channelId);
      return null;
    },
  };
}

function toEmbed({ by, side, text, pictures }: TicketMessage, url: string): EmbedBody {
  const note = pictures.length === 0 ? '' : `\n\n${texts.pictures(pictures.length)}: ${url}`;
  const description = cut(escapeMarkdown(text), MAX_DESCRIPTION - note.length) + note;
  const name = by === null ? texts.nobody : `${by.name} · ${texts.sides[side]}`;
  return { title: escapeMarkdown(name), description, url };
}

function isBelow(channel: APIChannel, categoryId: string): boolean {
  return 'parent_id' in channel && channel.parent_id === categoryId;
}

function topicOf(channel: APIChannel): string {
  return 'topic' in channel ? (channel.topic ?? '') : '';
}
