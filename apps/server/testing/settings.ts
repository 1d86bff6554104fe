import { resolve } from 'node:path';
import { MES } from '@mes/contract/community';
import pino from 'pino';
import type { Config } from '../src/platform/config';

export const root = resolve(import.meta.dirname, '..', '..', '..');
export const migrationsFolder = resolve(root, 'apps/server/migrations');
export const silentLog = pino({ level: process.env.TEST_LOG ?? 'silent' });

export function testConfig(change: Partial<Config> = {}): Config {
  return {
    mode: 'test',
    host: '127.0.0.1',
    port: 0,
    dataDir: resolve(root, '.data', 'test'),
    root,
    siteUrl: 'http://localhost:3000',
    playUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    redisUrl: undefined,
    trustProxy: undefined,
    drainMs: 0,
    demo: null,
    logLevel: 'silent',
    metricsToken: undefined,
    tracing: null,
    rateLimitFactor: 1,
    discord: null,
    discordBot: null,
    openId: null,
    queueOnLocalhost: false,
    community: MES,
    gameApiUrl: undefined,
    obsAddresses: [],
    chromium: null,
    ffmpeg: null,
    screenshotHosts: [],
    vision: null,
    s3: null,
    ...change,
  };
}
