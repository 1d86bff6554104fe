import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { testConfig } from '../../../testing/settings';
import { openSession } from '../accounts/sessions/service';

const text = readFileSync(join(testConfig().root, 'docs/terminal.md'), 'utf8');
const examples = [...text.matchAll(/^(.+):?\n\n```js\n([\s\S]*?)```/gm)].map(
  ([, about, code]) => [about, code] as const,
);

let app: TestApp;
let admin: Account;

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
  admin = await app.database.transaction(async (tx) => ({
    id: 'admin',
    secret: await openSession(tx, { accountId: 'admin', device: 'test', now: Date.now() }),
  }));
});
afterAll(() => app.stop());

it('has ten useful commands', () => {
  expect(examples).toHaveLength(10);
});

it.each(examples)('%s', async (_about, code) => {
  const { body } = await app.request({ object: 'admin', action: 'eval', value: code }, admin);
  expect(body.data).toMatchObject({ state: 'finished', message: null, truncated: false });
  expect(body.data.result).not.toBeNull();
});
