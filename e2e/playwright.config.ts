import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { HOST_RULE } from '../apps/overlay/testing/sample-server';

const BROWSERS = ['/usr/bin/chromium-headless-shell', process.env.CHROMIUM, '/usr/bin/chromium'];
const browser = process.env.HEADLESS_SHELL || BROWSERS.find((path) => path && existsSync(path));

/** Uses Debian's Chromium, without background requests and without a large /dev/shm. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // `npm start` may rebuild, so it runs before other tests are served from the build.
  projects: [
    { name: 'start', testMatch: 'start.spec.ts' },
    { name: 'e2e', testIgnore: 'start.spec.ts', dependencies: ['start'] },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing takes a sixth of the time: enable it with TRACE=1 to examine a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser,
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        HOST_RULE,
      ],
    },
  },
});
