import type { GatewayReadyDispatchData } from 'discord-api-types/v10';
import type { Db, Tx } from '../../platform/database/database';
import type { DiscordClient } from '../../platform/discord/client';
import { audience } from '../../platform/gateway/audiences';
import type { PartCheck } from '../../platform/health/health';
import { publicInternet } from '../../platform/network/network';
import type { TickerTask } from '../../platform/ticker';
import { type Deps, defineFeature } from '../define-feature';
import { currentValues } from '../properties/service';
import { type Announcements, createAnnouncements } from './announcements/service';
import type { ArchiveScope } from './archive/service';
import { createDiscordCalls } from './calls';
import { createCommands } from './commands/service';
import {
  countFailed,
  createDeliveries,
  type DiscordDeliveries,
  deleteOldDeliveries,
} from './deliveries/service';
import { applyDispatch } from './dispatches/service';
import { createFilling, type Filling } from './filling/service';
import {
  createGatewayHolder,
  deleteOldInteractions,
  type GatewayHolder,
  readState,
} from './gateway/service';
import { createMirror, type Mirror } from './mirror/service';
import { createDiscordData } from './personal-data';
import { createPictureCopier } from './pictures/service';
import { ARCHIVE_PROPERTY, DISCORD_PROPERTIES, isListOfIds } from './properties';
import { createRoleSync, type RoleSync } from './roles/service';
import { createUserReader, findTicketCategory, type ReadUser } from './service';
import { texts } from './texts';
import { createTicketSender } from './ticket-sender/service';

interface Connection {
  readonly client: DiscordClient;
  readonly deliveries: DiscordDeliveries;
  readonly filling: Filling;
  readonly holder: GatewayHolder;
  readonly mirror: Mirror;
  readonly roles: RoleSync;
  /** Copies pictures into the archive. */
  readonly pictures: TickerTask;
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
  async setup(deps) {
    const connection = await createConnection(deps);
    deps.health.register('discord', () => checkConnection(deps));
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
  calls: ({ config, privateFiles }, { connection, readUser }) => ({
    discord: createDiscordCalls({
      bot: config.discordBot,
      client: connection?.client ?? null,
      deliveries: connection?.deliveries ?? null,
      readUser,
      files: privateFiles,
    }),
  }),
  channels: { discordChannel: audience('Moderator') },
  personalData: ({ privateFiles }) => createDiscordData(privateFiles),
  resultHook: (_deps, { announcements }) => announcements.resultHook,
  onEvents:
    (_deps, { announcements, connection }) =>
    (events) => {
      announcements.onEvents(events);
      connection?.mirror.onEvents(events);
      connection?.roles.onEvents(events);
    },
  tickers: ({ database }, { connection }) =>
    connection === null
      ? []
      : [
          connection.holder.task,
          connection.deliveries.task,
          connection.mirror.task,
          connection.roles.task,
          connection.pictures,
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

async function checkConnection({ config, database }: Deps): Promise<PartCheck> {
  if (!config.discordBot) return { state: 'off' };
  const { isConnected, connectedAt, problem } = await readState(database.db);
  if (!isConnected) return { state: 'down', problem: problem ?? texts.notConnected };
  const failed = await countFailed(database.db);
  if (failed === 0) return { state: 'ok', since: connectedAt };
  return { state: 'degraded', problem: texts.refusedSome };
}

async function createConnection({
  config,
  database,
  privateFiles: files,
  pictureNetwork: network = publicInternet(),
  ports,
  log,
  clock,
}: Deps): Promise<Connection | null> {
  const bot = config.discordBot;
  if (!bot) return null;
  // Their libraries are a tenth of the program.
  const [{ createDiscordClient }, { createDiscordGateway: createGateway }] = await Promise.all([
    import('../../platform/discord/client'),
    import('../../platform/discord/gateway'),
  ]);
  const { token, api, guildId, leaseMs = LEASE_MS } = bot;
  const { siteUrl } = config;
  const client = createDiscordClient({ token, api, log });
  const readCategory = (db: Db) => findTicketCategory(db, bot);
  const readScope = async (): Promise<ArchiveScope> => {
    const { db } = database;
    const chosen = (await currentValues(db, [ARCHIVE_PROPERTY])).get(ARCHIVE_PROPERTY);
    return {
      channelIds: isListOfIds(chosen) ? chosen : [],
      categoryId: await readCategory(db),
    };
  };
  const onMessages = (tx: Tx, channelId: string) => mirror.receive(tx, channelId);
  const tickets = createTicketSender({
    ...{ database, client, guildId, readCategory, onMessages, siteUrl, clock },
  });
  const deliveries = createDeliveries({ database, client, tickets, log, clock });
  const mirror = createMirror({ database, deliveries, readCategory, siteUrl, clock });
  const filling = createFilling({ database, client, readScope, onMessages, log, clock });
  const commands = createCommands({
    database,
    client,
    // The ports are filled in after the setup.
    readMatch: () => ports.match,
    siteUrl,
    log,
    clock,
  });
  const roles = createRoleSync({ database, deliveries, guildId, clock });
  /** Once for each session, as soon as Discord takes them. */
  async function registerCommands(tx: Tx, ready: GatewayReadyDispatchData): Promise<void> {
    const applicationId = ready.application.id;
    const request = { kind: 'register_commands' as const, guildId, applicationId };
    await deliveries.enqueue(tx, { key: `commands:${ready.session_id}`, request }, clock());
  }
  const holder = createGatewayHolder({
    database,
    client,
    createGateway,
    token,
    leaseMs,
    apply: async (tx, dispatch) =>
      applyDispatch(tx, dispatch, {
        scope: await readScope(),
        now: clock(),
        onMessages,
        onReady: registerCommands,
        onChannelDeleted: mirror.wake,
        onMemberJoined: roles.giveAgain,
      }),
    onConnected: () => filling.start(),
    onInteraction: (interaction) => void commands.handle(interaction),
    log,
    clock,
  });
  const pictures = createPictureCopier({ database, client, files, network, log, clock });
  return { client, deliveries, filling, holder, mirror, roles, pictures };
}
