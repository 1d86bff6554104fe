/** A client that a foreign tool makes of openapi.json, in a workspace that knows nothing of the product. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app';
import { root } from '../../../testing/settings';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
});
afterAll(() => app.stop());

it('a generated client type-checks and makes ten calls', { timeout: 60_000 }, async () => {
  const admin = await app.signIn('Program', ['Admin']);
  const scopes = ['read', 'profile', 'messages', 'content'];
  const data = { name: 'Typed client', scopes };
  const envelope = { object: 'player', action: 'create_api_key', data };
  const { key } = (await app.request(envelope, admin)).body.data;

  const script = join(root, 'e2e', 'typed-client', 'run.mjs');
  const { stdout } = await promisify(execFile)('node', [script, app.address, key]);
  const result = JSON.parse(stdout);
  expect(result).toEqual({
    titles: expect.any(Array),
    total: expect.any(Number),
    article: result.titles[0],
    tournaments: expect.any(Array),
    byId: expect.any(Array),
    players: expect.arrayContaining(['leader']),
    me: 'Program',
    unread: 'SUCCESS',
    created: 'Weekend giveaway',
    deleted: 200,
    error: { status: 404, type: 'ObjectNotFoundError' },
  });
  expect(result.titles).toHaveLength(1);
  expect(result.total).toBeGreaterThan(1);
  expect(result.tournaments.length).toBeGreaterThan(0);
  expect(result.byId.sort()).toEqual(result.tournaments.sort());
});
