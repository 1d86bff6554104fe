import { createDiscordClient, type DiscordClient } from '../../platform/discord/client';
import { audience } from '../../platform/gateway/audiences';
import { type Deps, defineFeature } from '../define-feature';
import { currentValues } from '../properties/service';
import { type Announcements, createAnnouncements } from './announcements/service';
import type { ArchiveScope } from './archive/service';
import { createDiscordCalls } from './calls';
import { COMMANDS, createCommands } from './commands/service';
import { createDeliveries, type Deliveries, deleteOldDeliveries } from './deliveries/service';
import { applyDispatch } from './dispatches/service';
import { createFilling, type Filling } from './filling/service';
import { createGatewayHolder, deleteOldInteractions, type GatewayHolder } from './gateway/service';
import { discordData } from './personal-data';
import { ARCHIVE_PROPERTY, DISCORD_PROPERTIES, isListOfIds } from './properties';
import { createUserReader, type ReadUser } from './service';

interface Connection {
  readonly client: DiscordClient;
  readonly deliveries: Deliveries;
  readonly filling: Filling;
  readonly holder: GatewayHolder;
}

interface Own {
  /** Null if no Discord server is configured. */
  readonly connection: Connection | null;
  readonly readUser: ReadUser;
  readonly announcements: Announcements;
}

const LEASE_MS = 15_000;
const HOUR_MS = 3_600_000;

export const discord = defineFeature<Own>({
  name: 'discord',
  properties: DISCORD_PROPERTIES,
  setup(deps) {
    const connection = createConnection(deps);
    const readUser = createUserReader(deps.database, connection?.client ?? null);
    const { database, config, log, clock } = deps;
    const announcements = createAnnouncements({
      database,
      deliveries: connection?.deliveries ?? null,
      siteUrl: config.siteUrl,
      log,
      clock,
    });
    return { connection, readUser, announcements };
  },
  calls: ({ config }, { connection, readUser }) => ({
    discord: createDiscordCalls({
      bot: config.discordBot,
      client: connection?.client ?? null,
      deliveries: connection?.deliveries ?? null,
      readUser,
    }),
  }),
  channels: { discordChannel: audience('Moderator') },
  personalData: () => discordData,
  resultHook: (_deps, { announcements }) => announcements.resultHook,
  onEvents: (_deps, { announcements }) => announcements.onEvents,
  tickers: ({ database }, { connection }) =>
    connection === null
      ? []
      : [
          connection.holder.task,
          connection.deliveries.task,
          {
            name: 'delete old deliveries to Discord',
            everyMs: HOUR_MS,
            run: (now) => deleteOldDeliveries(database, now),
          },
          {
            name: 'delete old interactions of Discord',
            everyMs: HOUR_MS,
            run: (now) => deleteOldInteractions(database.db, now),
          },
        ],
  async stop(_deps, { connection }) {
    if (!connection) return;
    await connection.filling.stop();
    await connection.holder.stop();
    connection.client.close();
  },
});

function createConnection({ config, database, ports, log, clock }: Deps): Connection | null {
  const bot = config.discordBot;
  if (!bot) return null;
  const { token, api, ticketCategoryId: categoryId, leaseMs = LEASE_MS } = bot;
  const client = createDiscordClient({ token, api, log });
  const readScope = async (): Promise<ArchiveScope> => {
    const chosen = (await currentValues(database.db, [ARCHIVE_PROPERTY])).get(ARCHIVE_PROPERTY);
    return { channelIds: isListOfIds(chosen) ? chosen : [], categoryId };
  };
  const deliveries = createDeliveries({ database, client, log, clock });
  const filling = createFilling({ database, client, readScope, log, clock });
  const commands = createCommands({
    database,
    client,
    // The ports are filled in after the setup.
    readMatch: () => ports.match,
    siteUrl: config.siteUrl,
    log,
    clock,
  });
  const registerCommands = (applicationId: string) =>
    client.replaceCommands({ applicationId, guildId: bot.guildId }, COMMANDS).catch((error) => {
      log.warn({ reason: String(error) }, 'the commands of Discord were not registered');
    });
  const holder = createGatewayHolder({
    database,
    client,
    token,
    leaseMs,
    apply: async (tx, dispatch) =>
      applyDispatch(tx, dispatch, { scope: await readScope(), now: clock() }),
    onConnected: () => filling.start(),
    onReady: (applicationId) => void registerCommands(applicationId),
    onInteraction: (interaction) => void commands.handle(interaction),
    log,
    clock,
  });
  return { client, deliveries, filling, holder };
}
