/**
 * A Discord on this machine: REST and gateway in the shapes of version 10. It knows one guild and can
 * be told to fail, to limit rates and to lose connections.
 */
import {
  createServer,
  type IncomingMessage,
  request as requestPlain,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Network } from '../../src/platform/network/network';
import { StandInGateway } from './gateway';

export const BOT_TOKEN = 'bot-token-that-nobody-may-see';
export const GUILD_ID = '100';

export interface StandInChannel {
  readonly id: string;
  readonly name: string;
  readonly type: number;
  readonly parent_id?: string | null;
  readonly topic?: string | null;
  readonly permission_overwrites?: readonly { id: string; allow: string; deny: string }[];
}

export interface StandInUser {
  readonly id: string;
  readonly username: string;
  readonly bot?: true;
}

interface StandInMessage {
  readonly id: string;
  readonly channel_id: string;
  readonly author: object;
  readonly nonce?: string;
  content: string;
  edited_timestamp: string | null;
  readonly [field: string]: unknown;
}

export interface DiscordRequest {
  readonly method: string;
  readonly path: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  readonly body: any;
}

interface RateLimit {
  readonly retryAfterMs: number;
  readonly global?: boolean;
}

export interface DiscordStandIn {
  readonly api: string;
  readonly gateway: StandInGateway;
  readonly requests: DiscordRequest[];
  readonly channels: StandInChannel[];
  /** Answers for the next requests that send something. */
  readonly limits: RateLimit[];
  /** Ids of accounts that are not in the guild. */
  readonly absent: Set<string>;
  /** What is behind the addresses of attachments, by path: `/attachments/1/2/a.png`. */
  readonly files: Map<string, Buffer>;
  /** Leads every host to this machine, for downloads of attachments. */
  readonly network: Network;
  /** `silent` keeps connections open without an answer. */
  trouble: 'broken' | 'silent' | null;
  /** Somebody writes at Discord. Resolves to the id. */
  write(channelId: string, content: string, author?: StandInUser, more?: object): string;
  /** Somebody runs a slash command. Resolves to the id of the interaction. */
  command(name: string, options: Record<string, string>, userId?: string): string;
  /** Somebody types an option of a slash command. Resolves to the id of the interaction. */
  type(name: string, option: { name: string; value: string }): string;
  /** What the bot answered to an interaction. */
  answerOf(interactionId: string): DiscordRequest | undefined;
  edit(id: string, content: string): void;
  /** Somebody joins the guild. */
  join(userId: string): void;
  deleteMessage(id: string): void;
  deleteChannel(id: string): void;
  /** The contents of a channel's messages, oldest first. */
  contents(channelId: string): string[];
  /** What the bot wrote there in embeds, oldest first. */
  embeds(channelId: string): { title: string; description: string }[];
  close(): Promise<void>;
}

const AUTHOR: StandInUser = { id: '501', username: 'nelly' };
const BOT: StandInUser = { id: '900', username: 'mes-bot', bot: true };
const ROLES = [
  { id: '301', name: 'Captain', color: 0xff_88_00, position: 2 },
  { id: '302', name: 'Member', color: 0, position: 1 },
];

interface Interaction {
  readonly type: number;
  readonly name: string;
  readonly options: readonly object[];
  readonly userId: string;
}

export async function startDiscordStandIn(): Promise<DiscordStandIn> {
  const messages = new Map<string, StandInMessage>();
  let lastId = 1_000_000;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const gatewayUrl = `ws://127.0.0.1:${port}/gateway`;
  const gateway = new StandInGateway({
    token: BOT_TOKEN,
    url: () => gatewayUrl,
    guild: () => ({
      id: GUILD_ID,
      name: 'Harbor',
      icon: null,
      channels: standIn.channels.map((channel, position) => ({ ...channel, position })),
      threads: [],
      roles: ROLES,
    }),
  });
  server.on('upgrade', (request, socket, head) => gateway.upgrade(request, socket, head));

  function interact({ type, name, options, userId }: Interaction): string {
    const id = String(++lastId);
    gateway.dispatch('INTERACTION_CREATE', {
      id,
      application_id: '901',
      type,
      token: `token-of-${id}`,
      guild_id: GUILD_ID,
      member: { user: { id: userId, username: `user-${userId}` } },
      data: { id: '1', name, type: 1, options },
    });
    return id;
  }

  const standIn: DiscordStandIn = {
    api: `http://127.0.0.1:${port}/api`,
    gateway,
    requests: [],
    channels: [
      { id: '200', name: 'Tickets', type: 4 },
      { id: '201', name: 'ticket-1', type: 0, parent_id: '200' },
      { id: '202', name: 'general', type: 0 },
      { id: '203', name: 'results', type: 5 },
    ],
    limits: [],
    absent: new Set(),
    files: new Map(),
    network: {
      allows: ({ protocol }) => protocol === 'https:',
      leadsOutside: async () => true,
      request: ({ pathname, search }, options, onResponse) =>
        requestPlain({ ...options, host: '127.0.0.1', port, path: pathname + search }, onResponse),
    },
    trouble: null,
    write(channelId, content, author = AUTHOR, more = {}) {
      const message = addMessage({ ...more, channelId, content, author });
      gateway.dispatch('MESSAGE_CREATE', { ...message, guild_id: GUILD_ID });
      return message.id;
    },
    command(name, options, userId = AUTHOR.id) {
      const given = Object.entries(options).map(([key, value]) => ({ type: 3, name: key, value }));
      return interact({ type: 2, name, options: given, userId });
    },
    type(name, option) {
      const options = [{ type: 3, ...option, focused: true }];
      return interact({ type: 4, name, options, userId: AUTHOR.id });
    },
    answerOf: (id) =>
      standIn.requests.find(({ path }) => path === `/interactions/${id}/token-of-${id}/callback`),
    edit(id, content) {
      const message = messages.get(id)!;
      message.content = content;
      message.edited_timestamp = new Date().toISOString();
      gateway.dispatch('MESSAGE_UPDATE', { ...message, guild_id: GUILD_ID });
    },
    join(userId) {
      standIn.absent.delete(userId);
      const user = { id: userId, username: `user-${userId}`, discriminator: '0', avatar: null };
      gateway.dispatch('GUILD_MEMBER_ADD', { guild_id: GUILD_ID, user, roles: [] });
    },
    deleteMessage(id) {
      const { channel_id } = messages.get(id)!;
      messages.delete(id);
      gateway.dispatch('MESSAGE_DELETE', { id, channel_id, guild_id: GUILD_ID });
    },
    deleteChannel(id) {
      const index = standIn.channels.findIndex((channel) => channel.id === id);
      const [channel] = standIn.channels.splice(index, 1);
      gateway.dispatch('CHANNEL_DELETE', { ...channel, guild_id: GUILD_ID });
    },
    contents: (channelId) => inChannel(channelId).map(({ content }) => content),
    embeds: (channelId) =>
      inChannel(channelId).flatMap(
        ({ embeds }) => embeds as { title: string; description: string }[],
      ),
    async close() {
      gateway.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return standIn;

  function inChannel(channelId: string): StandInMessage[] {
    return [...messages.values()].filter(({ channel_id }) => channel_id === channelId);
  }

  function addMessage({
    channelId,
    content,
    author,
    ...more
  }: {
    channelId: string;
    content: string;
    author: StandInUser;
    [field: string]: unknown;
  }): StandInMessage {
    const message: StandInMessage = {
      ...more,
      id: String(++lastId),
      channel_id: channelId,
      author: { ...author, global_name: null, avatar: null, discriminator: '0' },
      content,
      attachments: more.attachments ?? [],
      embeds: more.embeds ?? [],
      timestamp: new Date().toISOString(),
      edited_timestamp: null,
    };
    messages.set(message.id, message);
    return message;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://discord');
    if (pathname.startsWith('/attachments/')) {
      const file = standIn.files.get(pathname + (request.url?.slice(pathname.length) ?? ''));
      response.writeHead(file ? 200 : 404).end(file);
      return;
    }
    const path = pathname.replace('/api/v10', '');
    const method = request.method ?? 'GET';
    const body = request.headers['content-type']?.includes('json') ? await json(request) : null;
    standIn.requests.push({ method, path, body });
    const send = (status: number, data: unknown, headers: Record<string, string> = {}) => {
      if (status === 204) response.writeHead(204).end();
      else {
        const type = { 'content-type': 'application/json' };
        response.writeHead(status, { ...type, ...headers }).end(JSON.stringify(data));
      }
    };
    if (standIn.trouble === 'silent') return;
    if (standIn.trouble === 'broken') return send(500, {});
    const isOpen = path.startsWith('/interactions') || path.startsWith('/webhooks');
    if (!isOpen && request.headers.authorization !== `Bot ${BOT_TOKEN}`) {
      return send(401, { message: '401: Unauthorized', code: 0 });
    }
    const limit = method === 'GET' ? undefined : standIn.limits.shift();
    if (limit) {
      const seconds = limit.retryAfterMs / 1_000;
      return send(
        429,
        {
          message: 'You are being rate limited.',
          retry_after: seconds,
          global: limit.global ?? false,
        },
        {
          'retry-after': String(seconds),
          'x-ratelimit-scope': limit.global ? 'global' : 'user',
          ...(limit.global
            ? { 'x-ratelimit-global': 'true' }
            : {
                'x-ratelimit-limit': '5',
                'x-ratelimit-remaining': '0',
                'x-ratelimit-reset-after': String(seconds),
                'x-ratelimit-bucket': 'bucket',
              }),
        },
      );
    }
    const found = route({ method, path, query: searchParams, body });
    if (found === undefined) return send(404, { message: 'Unknown', code: 10_003 });
    send(found === null ? 204 : 200, found);
  }

  /** Undefined for what does not exist, null for an empty answer. */
  function route({
    method,
    path,
    query,
    body,
  }: {
    method: string;
    path: string;
    query: URLSearchParams;
    body: unknown;
  }): object | null | undefined {
    const parts = path.split('/').slice(1);
    if (path === '/gateway/bot') {
      const limit = { total: 1_000, remaining: 999, reset_after: 0, max_concurrency: 1 };
      return { url: gatewayUrl, shards: 1, session_start_limit: limit };
    }
    if (parts[0] === 'users') {
      if (parts[1] === '@me') return { ...BOT, global_name: null, avatar: null };
      return parts[1] === AUTHOR.id ? { ...AUTHOR, global_name: 'Nelly', avatar: null } : undefined;
    }
    if (parts[0] === 'channels' && parts[2] === 'messages') {
      if (!standIn.channels.some(({ id }) => id === parts[1])) return undefined;
      if (method === 'POST') return postMessage(parts[1]!, body as Record<string, unknown>);
      if (parts[3]) return messages.get(parts[3]);
      return pageOf(inChannel(parts[1]!), query);
    }
    if (path === `/guilds/${GUILD_ID}/channels`) {
      return method === 'GET' ? standIn.channels : addChannel(body as Omit<StandInChannel, 'id'>);
    }
    if (parts[0] === 'channels' && parts.length === 2)
      return changeChannel(parts[1]!, method, body);
    if (parts[2] === 'members' && standIn.absent.has(parts[3] ?? '')) return undefined;
    const isKnown = ['guilds', 'channels', 'interactions', 'webhooks', 'applications'];
    return isKnown.includes(parts[0] ?? '') ? null : undefined;
  }

  function addChannel(body: Omit<StandInChannel, 'id'>): StandInChannel {
    const channel = { ...body, id: String(++lastId) };
    standIn.channels.push(channel);
    const position = standIn.channels.length;
    gateway.dispatch('CHANNEL_CREATE', { ...channel, position, guild_id: GUILD_ID });
    return channel;
  }

  function changeChannel(id: string, method: string, body: unknown): StandInChannel | undefined {
    const index = standIn.channels.findIndex((channel) => channel.id === id);
    const before = standIn.channels[index];
    if (!before) return undefined;
    if (method === 'DELETE') {
      standIn.deleteChannel(id);
      return before;
    }
    const channel = { ...before, ...(body as object) };
    standIn.channels[index] = channel;
    gateway.dispatch('CHANNEL_UPDATE', { ...channel, position: index, guild_id: GUILD_ID });
    return channel;
  }

  function postMessage(channelId: string, body: Record<string, unknown>): StandInMessage {
    const same = inChannel(channelId).find(({ nonce }) => nonce === body.nonce);
    if (same && body.enforce_nonce) return same;
    const content = typeof body.content === 'string' ? body.content : '';
    const message = addMessage({ ...body, channelId, content, author: BOT });
    gateway.dispatch('MESSAGE_CREATE', { ...message, guild_id: GUILD_ID });
    return message;
  }
}

/** Newest first, as Discord answers; `after` begins with the oldest. */
function pageOf(all: readonly StandInMessage[], query: URLSearchParams): StandInMessage[] {
  const limit = Number(query.get('limit') ?? 50);
  const before = query.get('before');
  const after = query.get('after');
  const matching = all.filter(
    ({ id }) =>
      (before === null || BigInt(id) < BigInt(before)) &&
      (after === null || BigInt(id) > BigInt(after)),
  );
  const page = after === null ? matching.slice(-limit) : matching.slice(0, limit);
  return page.reverse();
}
