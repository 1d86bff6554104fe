import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CommunitySettings } from '@mes/contract/community';
import { z } from 'zod';
import { readCommunity } from './community';
import { StartupError } from './startup-error';

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');
const text = z.string().trim().min(1);
const url = z.url().transform((value) => value.replace(/\/+$/, ''));

/** `ws://192.168.0.20:4455, wss://obs.example` */
const socketAddresses = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().regex(/^wss?:\/\/[\w.:[\]-]+$/, 'Not an address of a WebSocket')));

/** `cdn.discordapp.com, i.imgur.com` */
const hosts = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^[a-z\d.-]+\.[a-z]{2,}$/, 'Not the name of a host')));

const snowflake = z.string().regex(/^\d{1,19}$/, 'Not an id of Discord');

/** Letters that need no escape in an address, and no part that leads elsewhere. */
const bucket = z.string().regex(/^[a-z\d][\w.-]*$/i, 'Not the name of a bucket');
const prefix = z
  .string()
  .transform((value) => value.replace(/^\/+|\/+$/g, ''))
  .pipe(z.string().regex(/^([\w-][\w.-]*(\/[\w-][\w.-]*)*)?$/, 'Not a prefix of names'));

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** All environment variables. The README lists them in a table. */
const EnvironmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.optional(),
  DATA_DIR: text.default('.data'),
  SITE_URL: url.optional(),
  PLAY_URL: url.optional(),
  DATABASE_URL: text.optional(),
  REDIS_URL: text.optional(),
  TRUST_PROXY: text.optional(),
  SHUTDOWN_DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  DEMO: flag.default(true),
  DEMO_SIZE: z.enum(['full', 'small']).default('full'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  METRICS_TOKEN: text.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_SERVICE_NAME: text.default('mes'),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  DISCORD_CLIENT_ID: text.optional(),
  DISCORD_CLIENT_SECRET: text.optional(),
  DISCORD_BOT_TOKEN: text.optional(),
  DISCORD_GUILD_ID: snowflake.optional(),
  DISCORD_TICKET_CATEGORY_ID: snowflake.optional(),
  DISCORD_API: url.default('https://discord.com/api'),
  // As it is: a slash at the end is part of its name.
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_TITLE: text.max(40).optional(),
  QUEUE_ON_LOCALHOST: flag.default(false),
  COMMUNITY_FILE: text.optional(),
  GAME_API_URL: url.optional(),
  OBS_ADDRESSES: socketAddresses.default([]),
  CHROMIUM: text.default('/usr/bin/chromium'),
  FFMPEG: text.default('ffmpeg'),
  SCREENSHOT_HOSTS: hosts.default([]),
  VISION_URL: url.optional(),
  VISION_KEY: text.optional(),
  VISION_MODEL: text.default('gpt-4o-mini'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  S3_BUCKET: bucket.optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_PREFIX: prefix.optional(),
});

export const ENVIRONMENT_VARIABLES: readonly string[] = Object.keys(EnvironmentSchema.shape);

export interface OAuthEndpoints {
  readonly authorize: string;
  readonly token: string;
  readonly user: string;
}

/** A provider that describes its endpoints itself, below `/.well-known/openid-configuration`. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What people call it. */
  readonly title: string;
}

/** The bot that connects the site with a Discord server (guild). */
export interface DiscordBotSettings {
  readonly token: string;
  readonly guildId: string;
  /** Below it every ticket gets a channel; null if tickets stay on the site. */
  readonly ticketCategoryId: string | null;
  readonly api: string;
  /** How long a process that died keeps the connection from the others. Tests use less. */
  readonly leaseMs?: number;
}

/** A bucket of S3-compatible storage. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Before the names of all objects, without slashes at its ends; may be empty. */
  readonly prefix: string;
}

export interface Config {
  readonly mode: 'development' | 'production' | 'test';
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** The project folder, which contains built pages and migrations. */
  readonly root: string;
  readonly siteUrl: string;
  readonly playUrl: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly trustProxy: string | undefined;
  /** How long requests are still served after a signal, until every proxy has stopped sending them. */
  readonly drainMs: number;
  readonly demo: 'full' | 'small' | null;
  readonly logLevel: string;
  readonly metricsToken: string | undefined;
  /** Where traces are sent; null for none. */
  readonly tracing: { readonly endpoint: string; readonly serviceName: string } | null;
  /** Multiplies every rate limit: load tests need more than people do. */
  readonly rateLimitFactor: number;
  readonly discord: {
    readonly clientId: string;
    readonly clientSecret: string;
    /** The default is Discord; tests use their own server. */
    readonly endpoints?: OAuthEndpoints;
  } | null;
  /** Null if the site has no Discord server; everything then works on the site's own data. */
  readonly discordBot: DiscordBotSettings | null;
  /** Instead of Discord. */
  readonly openId: OpenIdSettings | null;
  readonly queueOnLocalhost: boolean;
  /** The defaults of the brand; staff change it on the site. */
  readonly community: CommunitySettings;
  /** The public API of the game. Without it game ids are not verified and its servers not monitored. */
  readonly gameApiUrl: string | undefined;
  /** Addresses of OBS that the control room may connect to, besides the operator's own machine. */
  readonly obsAddresses: readonly string[];
  /** The browser that renders preview pictures, if installed; null disables it. */
  readonly chromium: string | null;
  /** The program that makes pictures of uploaded videos, if installed; null disables it. */
  readonly ffmpeg: string | null;
  /** Hosts from which scoreboard screenshots may be loaded, besides uploads. */
  readonly screenshotHosts: readonly string[];
  /** A vision model that reads screenshots; without one the server's own OCR does. */
  readonly vision: {
    readonly url: string;
    readonly key: string | undefined;
    readonly model: string;
  } | null;
  /** Where uploads are; null if they are in the data folder. */
  readonly s3: S3Settings | null;
}

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = EnvironmentSchema.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    );
    throw new StartupError(`The configuration is not usable:\n${problems.join('\n')}`);
  }
  const env = parsed.data;
  const root = findRoot();
  const production = env.NODE_ENV === 'production';
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  if (Boolean(env.DISCORD_CLIENT_ID) !== Boolean(env.DISCORD_CLIENT_SECRET)) {
    throw new StartupError('DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET go together.');
  }

  return {
    mode: env.NODE_ENV,
    // Outside production anyone can sign in as a demo account, so only this machine may connect.
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: env.PORT,
    dataDir: resolve(root, env.DATA_DIR),
    root,
    siteUrl,
    playUrl: env.PLAY_URL ?? siteUrl,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    trustProxy: env.TRUST_PROXY,
    drainMs: env.SHUTDOWN_DRAIN_SECONDS * 1_000,
    demo: env.DEMO && !production ? env.DEMO_SIZE : null,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsToken: env.METRICS_TOKEN,
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: env.OTEL_SERVICE_NAME }
      : null,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    discord:
      env.DISCORD_CLIENT_ID && env.DISCORD_CLIENT_SECRET
        ? { clientId: env.DISCORD_CLIENT_ID, clientSecret: env.DISCORD_CLIENT_SECRET }
        : null,
    discordBot: discordBotOf(env),
    openId: openIdOf(env),
    queueOnLocalhost: env.QUEUE_ON_LOCALHOST,
    community: readCommunity(env.COMMUNITY_FILE && resolve(root, env.COMMUNITY_FILE)),
    gameApiUrl: env.GAME_API_URL,
    obsAddresses: env.OBS_ADDRESSES,
    chromium: env.CHROMIUM === 'none' ? null : env.CHROMIUM,
    ffmpeg: env.FFMPEG === 'none' ? null : env.FFMPEG,
    screenshotHosts: env.SCREENSHOT_HOSTS,
    vision: env.VISION_URL
      ? { url: env.VISION_URL, key: env.VISION_KEY, model: env.VISION_MODEL }
      : null,
    s3: s3Of(env),
  };
}

type Environment = z.infer<typeof EnvironmentSchema>;

function discordBotOf(env: Environment): DiscordBotSettings | null {
  const { DISCORD_BOT_TOKEN: token, DISCORD_GUILD_ID: guildId, DISCORD_API: api } = env;
  if (!token && !guildId) return null;
  if (!token || !guildId) {
    throw new StartupError('DISCORD_BOT_TOKEN and DISCORD_GUILD_ID go together.');
  }
  // The token travels to it.
  if (!isSecureOrLocal(api)) {
    throw new StartupError('DISCORD_API must begin with https:// unless it is on this machine.');
  }
  return { token, guildId, ticketCategoryId: env.DISCORD_TICKET_CATEGORY_ID ?? null, api };
}

function isSecureOrLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || LOOPBACK.includes(hostname);
}

function openIdOf(env: Environment): OpenIdSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer && !clientId && !clientSecret) return null;
  if (!issuer || !clientId || !clientSecret) {
    throw new StartupError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together.');
  }
  if (env.DISCORD_CLIENT_ID) {
    throw new StartupError('Either Discord or another provider: remove DISCORD_… or OIDC_….');
  }
  // Codes and secrets travel to it.
  if (!isSecureOrLocal(issuer)) {
    throw new StartupError('OIDC_ISSUER must begin with https:// unless it is on this machine.');
  }
  return { issuer, clientId, clientSecret, title: env.OIDC_TITLE ?? new URL(issuer).hostname };
}

/** What storage on one's own machines expects; a provider names its regions. */
const DEFAULT_REGION = 'us-east-1';

function s3Of(env: Environment): S3Settings | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
    S3_PREFIX: before,
  } = env;
  if (!endpoint && !name && !accessKeyId && !secretAccessKey && !region && !before) return null;
  if (!endpoint || !name || !accessKeyId || !secretAccessKey) {
    const required = { S3_ENDPOINT: endpoint, S3_BUCKET: name };
    const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
    const missing = Object.entries({ ...required, ...keys }).filter(([, value]) => !value);
    const names = missing.map(([variable]) => variable).join(', ');
    throw new StartupError(`Uploads cannot be stored in a bucket without ${names}.`);
  }
  return {
    endpoint,
    bucket: name,
    region: region ?? DEFAULT_REGION,
    accessKeyId,
    secretAccessKey,
    prefix: before ?? '',
  };
}

function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

/** The same code runs from source and from the bundle, at different depths below the root. */
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'apps', 'server', 'migrations'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new StartupError('The project folder was not found.');
    folder = parent;
  }
  return folder;
}
