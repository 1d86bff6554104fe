/**
 * A client for Discord's REST API. It never waits for a rate limit: the caller decides whether to
 * wait or to retry later. Errors carry neither the address, which contains tokens of interactions, nor
 * the request.
 */
import { DiscordAPIError, RateLimitError, REST, type RequestData } from '@discordjs/rest';
import type {
  APIChannel,
  APIGuild,
  APIGuildMember,
  APIMessage,
  APIRole,
  APIUser,
  RESTPatchAPIChannelJSONBody,
  RESTPostAPIChannelMessageJSONBody,
  RESTPostAPIGuildChannelJSONBody,
  RESTPutAPIApplicationGuildCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Log } from '../log';
import { CircuitOpenError, createRequestBreaker } from '../request-breaker';
import { traceWork } from '../tracing/tracing';
import { CHANNEL_ACCESS, MEMBER_OVERWRITE } from './access';
import { DiscordRefused, DiscordUnavailable } from './errors';

export interface DiscordMessagePage {
  readonly before?: string;
  readonly after?: string;
  readonly limit?: number;
}

export interface InteractionAnswer {
  readonly content?: string;
  readonly embeds?: RESTPostAPIChannelMessageJSONBody['embeds'];
  /** Ephemeral: only the member who asked sees it. */
  readonly ephemeral?: boolean;
}

/** Every method throws DiscordUnavailable or DiscordRefused. */
export interface DiscordClient {
  readonly rest: REST;
  findGuild(guildId: string): Promise<APIGuild>;
  findChannels(guildId: string): Promise<APIChannel[]>;
  findRoles(guildId: string): Promise<APIRole[]>;
  findUser(userId: string): Promise<APIUser>;
  /** The bot itself. */
  findOwnUser(): Promise<APIUser>;
  findMember(guildId: string, userId: string): Promise<APIGuildMember>;
  /** Newest first. */
  findMessages(channelId: string, page: DiscordMessagePage): Promise<APIMessage[]>;
  findMessage(channelId: string, messageId: string): Promise<APIMessage>;
  sendMessage(channelId: string, body: RESTPostAPIChannelMessageJSONBody): Promise<APIMessage>;
  createChannel(guildId: string, body: RESTPostAPIGuildChannelJSONBody): Promise<APIChannel>;
  updateChannel(channelId: string, body: RESTPatchAPIChannelJSONBody): Promise<APIChannel>;
  deleteChannel(channelId: string): Promise<void>;
  addRole(member: { guildId: string; userId: string; roleId: string }): Promise<void>;
  removeRole(member: { guildId: string; userId: string; roleId: string }): Promise<void>;
  /** Lets a member see a channel and write in it. */
  grantAccess(access: { channelId: string; userId: string }): Promise<void>;
  replaceCommands(
    target: { applicationId: string; guildId: string },
    commands: RESTPutAPIApplicationGuildCommandsJSONBody,
  ): Promise<void>;
  answerInteraction(
    interaction: { id: string; token: string },
    answer: InteractionAnswer,
  ): Promise<void>;
  /** While somebody types an option of a command. */
  suggest(
    interaction: { id: string; token: string },
    choices: readonly { readonly name: string; readonly value: string }[],
  ): Promise<void>;
  /** Says that the answer follows: Discord waits for three seconds only. */
  deferInteraction(interaction: { id: string; token: string }): Promise<void>;
  /** The answer after `deferInteraction`. */
  followUp(
    interaction: { applicationId: string; token: string },
    answer: InteractionAnswer,
  ): Promise<void>;
  close(): void;
}

interface Options {
  readonly token: string;
  readonly api: string;
  readonly log: Log;
  readonly clock?: () => number;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;
const FAILURES = 3;
const RESET_AFTER_MS = 5_000;
const EPHEMERAL = 1 << 6;
const ANSWER_NOW = 4;
const ANSWER_LATER = 5;
const SUGGEST = 8;

export function createDiscordClient({
  token,
  api,
  log,
  clock = Date.now,
  timeoutMs = TIMEOUT_MS,
}: Options): DiscordClient {
  const rest = new REST({
    api,
    version: '10',
    timeout: timeoutMs,
    retries: 0,
    rejectOnRateLimit: () => true,
  }).setToken(token);
  const { hostname } = new URL(api);
  const breaker = createRequestBreaker({ failures: FAILURES, resetAfterMs: RESET_AFTER_MS, clock });

  /** A refusal or a rate limit is an answer: only silence and failures open the circuit. */
  async function send<T>(method: string, request: () => Promise<unknown>): Promise<T> {
    const start = {
      name: `${method} Discord`,
      kind: 'request',
      attributes: { 'http.request.method': method, 'server.address': hostname },
    } as const;
    try {
      const result = await breaker(() => traceWork(start, request).catch(toAnswer));
      if (result instanceof DiscordRefused || result instanceof DiscordUnavailable) throw result;
      return result as T;
    } catch (error) {
      if (error instanceof DiscordRefused || error instanceof DiscordUnavailable) throw error;
      if (!(error instanceof CircuitOpenError)) {
        log.warn({ reason: nameOfError(error) }, 'Discord is unavailable');
      }
      throw new DiscordUnavailable('Discord does not answer');
    }
  }

  const get = <T>(path: `/${string}`, query?: Record<string, string>) =>
    send<T>('GET', () => rest.get(path, query ? { query: new URLSearchParams(query) } : {}));
  const post = <T>(path: `/${string}`, body: unknown, more: RequestData = {}) =>
    send<T>('POST', () => rest.post(path, { body, ...more }));
  const put = <T>(path: `/${string}`, body?: unknown) =>
    send<T>('PUT', () => rest.put(path, { body }));

  return {
    rest,
    findGuild: (guildId) => get(`/guilds/${guildId}`),
    findChannels: (guildId) => get(`/guilds/${guildId}/channels`),
    findRoles: (guildId) => get(`/guilds/${guildId}/roles`),
    findUser: (userId) => get(`/users/${userId}`),
    findOwnUser: () => get('/users/@me'),
    findMember: (guildId, userId) => get(`/guilds/${guildId}/members/${userId}`),
    findMessages: (channelId, { before, after, limit = 50 }) =>
      get(`/channels/${channelId}/messages`, {
        limit: String(limit),
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      }),
    findMessage: (channelId, messageId) => get(`/channels/${channelId}/messages/${messageId}`),
    sendMessage: (channelId, body) => post(`/channels/${channelId}/messages`, body),
    createChannel: (guildId, body) => post(`/guilds/${guildId}/channels`, body),
    updateChannel: (channelId, body) =>
      send('PATCH', () => rest.patch(`/channels/${channelId}`, { body })),
    deleteChannel: (channelId) => send('DELETE', () => rest.delete(`/channels/${channelId}`)),
    addRole: ({ guildId, userId, roleId }) =>
      put(`/guilds/${guildId}/members/${userId}/roles/${roleId}`),
    removeRole: ({ guildId, userId, roleId }) =>
      send('DELETE', () => rest.delete(`/guilds/${guildId}/members/${userId}/roles/${roleId}`)),
    grantAccess: ({ channelId, userId }) =>
      put(`/channels/${channelId}/permissions/${userId}`, {
        type: MEMBER_OVERWRITE,
        allow: CHANNEL_ACCESS,
        deny: '0',
      }),
    replaceCommands: ({ applicationId, guildId }, commands) =>
      put(`/applications/${applicationId}/guilds/${guildId}/commands`, commands),
    answerInteraction: ({ id, token: secret }, answer) =>
      post(
        `/interactions/${id}/${secret}/callback`,
        { type: ANSWER_NOW, data: toAnswerBody(answer) },
        { auth: false },
      ),
    suggest: ({ id, token: secret }, choices) =>
      post(
        `/interactions/${id}/${secret}/callback`,
        { type: SUGGEST, data: { choices } },
        { auth: false },
      ),
    deferInteraction: ({ id, token: secret }) =>
      post(
        `/interactions/${id}/${secret}/callback`,
        { type: ANSWER_LATER, data: { flags: EPHEMERAL } },
        { auth: false },
      ),
    followUp: ({ applicationId, token: secret }, { content, embeds }) =>
      send('PATCH', () =>
        rest.patch(`/webhooks/${applicationId}/${secret}/messages/@original`, {
          body: { content, embeds, allowed_mentions: { parse: [] } },
          auth: false,
        }),
      ),
    close() {
      rest.clearHashSweeper();
      rest.clearHandlerSweeper();
    },
  };
}

function toAnswerBody({ content, embeds, ephemeral }: InteractionAnswer) {
  return {
    content,
    embeds,
    allowed_mentions: { parse: [] },
    ...(ephemeral ? { flags: EPHEMERAL } : {}),
  };
}

/** Throws again what is no answer of Discord. */
function toAnswer(error: unknown): DiscordRefused | DiscordUnavailable {
  if (error instanceof RateLimitError) {
    return new DiscordUnavailable('Discord asks to wait', {
      retryAfterMs: Math.max(error.retryAfter, error.sublimitTimeout),
    });
  }
  if (error instanceof DiscordAPIError) {
    return new DiscordRefused({
      status: error.status,
      code: error.code,
      message: error.rawError && 'message' in error.rawError ? error.rawError.message : 'refused',
    });
  }
  throw error;
}

/** The message may name the address. */
function nameOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error ? `: ${error.cause.name}` : '';
  return `${error.name}${cause}`;
}
