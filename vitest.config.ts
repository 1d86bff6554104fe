import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The workers end together if what takes long does not come last. The rest goes by size. */
const SLOWEST = ['main', 'startup', 'rolling-restart', 'slow-requests', 'discord/discord'];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      SLOWEST.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

/**
 * They check every call, note and time and the whole demo by rules. Nothing in them waits or is measured,
 * so scripts/test.mjs runs them beside the browser tests, which wait.
 */
const SERVER_RULES = [
  'apps/server/src/{guards,notes.guard,times.guard}.test.ts',
  'apps/server/src/demo/*.test.ts',
  'apps/server/src/platform/api-docs/*.test.ts',
];

/** Every file starts the whole server: loading it anew for each would take longer than the tests. */
const server = {
  environment: 'node' as const,
  isolate: false,
  globalSetup: ['apps/server/testing/cluster.ts'],
  setupFiles: ['apps/server/testing/setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

const COMPONENTS = 'apps/site/**/*.test.tsx';

/** A module that another file has loaded keeps what it imported: a mock would not reach it. */
const MOCKING = readdirSync(join(import.meta.dirname, 'apps/site/src'), { recursive: true })
  .map((name) => join('apps/site/src', String(name)))
  .filter((file) => file.endsWith('.test.tsx'))
  .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('));

const components = {
  environment: 'happy-dom' as const,
  setupFiles: ['apps/site/src/testing/setup.ts'],
};

export default defineConfig({
  test: {
    // Both cores: by default one is left for a person who works beside the tests.
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'domain',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/overlay/**/*.test.{ts,tsx}',
            'apps/site/**/*.test.ts',
          ],
          environment: 'node',
          // Loading React, zod and the like anew for each of many small files took most of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'site',
          include: [COMPONENTS],
          exclude: MOCKING,
          ...components,
          // Loading React and Mantine anew for each file took three quarters of the time.
          isolate: false,
        },
      },
      {
        test: { name: 'site with mocks', include: MOCKING, ...components },
      },
      {
        test: {
          name: 'server',
          // Those of scripts start programs, with limits of time.
          include: ['apps/server/**/*.test.ts', 'scripts/*.test.mjs'],
          exclude: SERVER_RULES,
          ...server,
        },
      },
      {
        test: { name: 'server rules', include: SERVER_RULES, ...server },
      },
    ],
  },
});
