import type { contract } from '@mes/contract';
import type { ArchiveResponse } from '@mes/contract/discord';
import { InvalidAction, MissingParameter } from '@mes/contract/errors';
import type { CallContext, FeatureHandlers } from '../../platform/calls/handlers';
import type { DiscordBotSettings } from '../../platform/config';
import type { Db } from '../../platform/database/database';
import type { DiscordClient } from '../../platform/discord/client';
import type { PrivateStore } from '../../platform/files/private-store';
import { listMessages, searchMessages } from './archive/service';
import {
  countFailed,
  countQueued,
  type DiscordDeliveries,
  findCommandsDelivery,
  listFailed,
  retryFailed,
} from './deliveries/service';
import { readState } from './gateway/service';
import { readPicture } from './pictures/service';
import { listUnlinked } from './roles/service';
import * as discord from './service';
import { texts } from './texts';
import {
  findTicketPage,
  findTickets,
  listTicketChannels,
  listTicketMessages,
  listUserTickets,
} from './tickets/service';

interface Deps {
  readonly bot: DiscordBotSettings | null;
  readonly client: DiscordClient | null;
  readonly deliveries: DiscordDeliveries | null;
  readonly readUser: discord.ReadUser;
  readonly files: PrivateStore;
}

/** Without a guild nothing is known: the lists are empty. */
const NO_GUILD = '0';

export function createDiscordCalls(deps: Deps): FeatureHandlers<'discord'> {
  const { bot, client, deliveries, readUser, files } = deps;
  const guildOf = ({ guildId }: { guildId?: string }) => guildId ?? bot?.guildId ?? NO_GUILD;

  return {
    async read({ db, input }) {
      if (input.type === 'CHANNEL_MESSAGE') {
        const messages = await discord.readChannelMessages(db, client, input);
        return { type: input.type, messages };
      }
      const query = { guildId: guildOf(input), excludeDeleted: true };
      return { type: input.type, channels: await discord.listChannels(db, query) };
    },
    archive: (context) => readArchive(context, deps),
    picture: ({ db, input }) => readPicture({ db, files }, input.id),
    getUser: ({ input }) => readUser(input.id),
    user: ({ input }) => readUser(input.id),
    role: ({ db, input }) => discord.readRole(db, { guildId: guildOf(input), roleId: input.id }),
    channels: ({ db, input }) =>
      discord.listChannels(db, { guildId: guildOf(input), excludeDeleted: true }),
    roles: ({ db, input }) => discord.listRoles(db, guildOf(input)),
    async addUser({ write, input, action }) {
      const member = { ...input, guildId: guildOf(input) };
      await write((tx) => discord.addUser(tx, deliveries, member, action));
      return {};
    },
    async sendEmbed({ write, input, action }) {
      const id = await write((tx) => discord.queueEmbed(tx, deliveries, input, action));
      return discord.sendQueuedEmbed(deliveries, id);
    },
    async status({ db }) {
      const { isConnected, connectedAt, problem, botName } = await readState(db);
      return {
        configured: bot !== null,
        connected: isConnected,
        connectedAt,
        problem,
        botName,
        queued: await countQueued(db),
        failed: await countFailed(db),
        commands: (await findCommandsDelivery(db))?.state ?? null,
        ticketCategory: await discord.findTicketCategory(db, bot),
      };
    },
    failedDeliveries: ({ db }) => listFailed(db),
    async retry({ write, input, action }) {
      if (!deliveries) throw new InvalidAction(texts.notConfigured);
      await write((tx) => retryFailed(tx, input, action));
      return {};
    },
    unlinkedPlayers: ({ db, now }) => listUnlinked(db, now),
  };
}

/** Whoever is no moderator gets here only for tickets, which have to be the own ones. */
async function readArchive(
  { db, input, actor }: CallContext<(typeof contract)['discord']['archive']>,
  { bot }: Deps,
): Promise<ArchiveResponse> {
  const { type, discordId } = input;
  if (type === 'USER_TICKETS') return listUserTickets(db, { discordId, actor });
  const { excludeDeleted, start, count, query, channel } = input;
  const categoryId = await discord.findTicketCategory(db, bot);
  switch (type) {
    case 'GET_GUILDS':
      return { type, guilds: await discord.listGuilds(db) };
    case 'GET_CHANNELS': {
      const guildId = input.guildId ?? bot?.guildId;
      return { type, channels: await discord.listChannels(db, { guildId, excludeDeleted }) };
    }
    case 'TICKET_CHANNELS':
      return listTicketChannels(db, { categoryId, excludeDeleted });
    case 'TICKET_MESSAGES': {
      const since = input.time ?? 0;
      return listTicketMessages(db, { categoryId, since, excludeDeleted, start, count });
    }
    case 'SEARCH_TICKETS':
      return findTickets(db, { query, start, count });
    case 'GET_MESSAGES': {
      if (channel === undefined) throw new MissingParameter('channel');
      if (!isSnowflake(channel)) return { type, messages: [], total: 0 };
      const { before, reversed } = input;
      const page = { start, count, before, reversed };
      const ticket =
        categoryId === null ? await findTicketPage(db, { ...page, id: channel }) : null;
      return {
        type,
        ...(ticket ?? (await listArchived(db, { ...page, excludeDeleted, channelId: channel }))),
      };
    }
    case 'SEARCH_MESSAGES': {
      if (query === undefined) throw new MissingParameter('query');
      if (channel !== undefined && !isSnowflake(channel)) return { type, messages: [], total: 0 };
      const page = { start, count, excludeDeleted, channelId: channel };
      return { type, ...(await searchMessages(db, { ...page, text: query })) };
    }
  }
}

/** Messages of the site have ids of another kind: none of Discord is older than one of those. */
async function listArchived(
  db: Db,
  { before, ...query }: Parameters<typeof listMessages>[1],
): ReturnType<typeof listMessages> {
  const known = before !== undefined && isSnowflake(before) ? before : undefined;
  return listMessages(db, { ...query, before: known });
}

function isSnowflake(id: string): boolean {
  return /^\d{1,20}$/.test(id);
}
