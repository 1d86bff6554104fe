import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { HOST_RULE } from '../apps/overlay/testing/sample-server';
import { hasRoomInMemory } from '../scripts/memory-folder.mjs';
import { DRAWN } from './drawing';

const BROWSERS = ['/usr/bin/chromium-headless-shell', process.env.CHROMIUM, '/usr/bin/chromium'];
const browser = process.env.HEADLESS_SHELL || BROWSERS.find((path) => path && existsSync(path));

/** Start servers of their own. */
const OTHER_SERVERS = [
  'discord.spec.ts',
  'overlay-outage.spec.ts',
  'start.spec.ts',
  'stored-xss.spec.ts',
];
/** Use sample data. They come last: both workers share them, and so end together. */
const SCENES = [
  'overlay.spec.ts',
  'overlay-fonts.spec.ts',
  'overlay-scenes.spec.ts',
  'program-output.spec.ts',
];

/** Typed without the style of a picture, which is passed on all the same. */
const screenshot = { mode: 'only-on-failure', style: DRAWN } as const;

/** Uses Debian's Chromium, without background requests. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  // Three take as long and make tests that measure time fail.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // The longest take 25 seconds where nothing else runs.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  globalSetup: './prepared-data.ts',
  // In this order. A worker keeps its server only as long as the tests that follow each other use the same one.
  projects: [
    { name: 'e2e', testIgnore: [...OTHER_SERVERS, ...SCENES] },
    { name: 'other servers', testMatch: OTHER_SERVERS },
    { name: 'scenes', testMatch: SCENES },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing takes a sixth of the time: enable it with TRACE=1 to examine a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot,
    launchOptions: {
      executablePath: browser,
      args: [
        '--no-sandbox',
        ...(hasRoomInMemory() ? [] : ['--disable-dev-shm-usage']),
        '--disable-background-networking',
        HOST_RULE,
      ],
    },
  },
});
