import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import type pg from 'pg';
import { inject } from 'vitest';
import { type App, type AppOptions, startApp } from '../src/app';
import { fillDemo } from '../src/demo/fill';
import { registerAccount } from '../src/features/accounts/service';
import { openSession } from '../src/features/accounts/sessions/service';
import type { Config } from '../src/platform/config';
import {
  type Database,
  type DatabaseLimits,
  openDatabase,
} from '../src/platform/database/database';
import type { Picture } from '../src/platform/files/pictures';
import { nameOf } from '../src/platform/files/store';
import { copyDatabase, onCluster } from './databases';
import { silentLog, testConfig } from './settings';

/** A key that no other advisory lock of the cluster uses. */
const DEMO_LOCK = 7_031_960;

/** Creates a database from the migrated template, or from the one with the demo community. */
export async function createTestDatabase({ demo = false } = {}): Promise<string> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onCluster(async (client) => {
    if (demo) await prepareDemoTemplate(client, clusterUrl);
    await copyDatabase(client, { name, template: demo ? 'demo' : 'template' });
  });
  return databaseUrlOf(clusterUrl, name);
}

/** For demos whose pictures nobody looks at. */
export const NO_FILES = {
  files: { savePicture: async ({ picture }: Picture): Promise<string> => nameOf(picture) },
  privateFiles: { put: async (): Promise<void> => {} },
};

/** Created once per run, by the first test that needs it. */
async function prepareDemoTemplate(client: pg.Client, clusterUrl: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [DEMO_LOCK]);
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'demo'");
  if (rowCount === 0) {
    await client.query('CREATE DATABASE demo_draft TEMPLATE template');
    const database = openDatabase(databaseUrlOf(clusterUrl, 'demo_draft'), {
      queryTimeoutMs: 60_000,
      onError: () => {},
    });
    await fillDemo(database, {
      size: 'small',
      now: Date.now(),
      progress: () => {},
      ...NO_FILES,
    });
    await database.close();
    await client.query('ALTER DATABASE demo_draft RENAME TO demo');
  }
  await client.query('SELECT pg_advisory_unlock($1)', [DEMO_LOCK]);
}

const databaseUrlOf = (clusterUrl: string, name: string) =>
  clusterUrl.replace('/postgres?', `/${name}?`);

export async function openTestDatabase({
  demo = false,
  queryTimeoutMs,
}: {
  demo?: boolean;
  queryTimeoutMs?: number;
} = {}): Promise<Database> {
  return openDatabase(await createTestDatabase({ demo }), {
    ...PATIENT,
    ...(queryTimeoutMs && { queryTimeoutMs }),
    onError: () => {},
    connections: 5,
    validatesEvents: true,
  });
}

export interface TestClient {
  /** Calls the API over HTTP, signed in as the given account. */
  call(call: {
    path: string;
    method?: string;
    body?: unknown;
    as?: Account;
    headers?: Record<string, string>;
  }): Promise<Reply>;
  request(envelope: object, as?: Account): Promise<Reply>;
}

export interface TestApp extends App, TestClient {
  readonly databaseUrl: string;
  signIn(name: string, permissions?: readonly string[]): Promise<Account>;
}

export interface Account {
  readonly id: string;
  readonly secret: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

/** A busy machine must not make a test fail that asks for much at once. */
const PATIENT: DatabaseLimits = { queryTimeoutMs: 25_000, connectTimeoutMs: 25_000 };

export async function startTestApp({
  config,
  ...options
}: Partial<Omit<AppOptions, 'config'>> & { config?: Partial<Config> } = {}): Promise<TestApp> {
  const demo = config?.demo === 'small';
  const databaseUrl = options.databaseUrl ?? (await createTestDatabase({ demo }));
  const app = await startApp({
    rateLimits: false,
    databaseLimits: PATIENT,
    log: silentLog,
    ...options,
    config: testConfig(config),
    databaseUrl,
  });

  return {
    ...app,
    ...clientOf(app.address),
    databaseUrl,
    signIn: (name, permissions = []) => signIn(app.database, name, permissions),
  };
}

interface TextRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

interface TextReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** For a server at any address, even in another process. */
export function clientOf(address: string): TestClient {
  const client: TestClient = {
    async call({ path, method, body, as, headers: own }) {
      const { status, headers, text } = await requestText(`${address}${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(as ? { authorization: `${as.id}.${as.secret}` } : {}),
          ...own,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      return { status, headers, body: bodyOf(text, headers) };
    },
    request: (envelope, as) => client.call({ path: '/api/request', body: envelope, as }),
  };
  return client;
}

const connections = new Agent({ keepAlive: true });

/** `fetch` takes three times the CPU time. */
function requestText(url: string, { body, ...options }: TextRequest): Promise<TextReply> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { ...options, agent: connections }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode = 0, headersDistinct } = response;
        const headers = new Headers(
          Object.entries(headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          ),
        );
        resolve({ status: statusCode, headers, text });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Files are returned as text, everything else as JSON. */
function bodyOf(text: string, headers: Headers): unknown {
  if (text === '') return null;
  return headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

export async function signIn(
  database: Database,
  name: string,
  permissions: readonly string[],
): Promise<Account> {
  return database.transaction(async (tx) => {
    const now = Date.now();
    const id = await registerAccount(tx, {
      name,
      provider: 'test',
      providerId: randomUUID(),
      permissions,
      now,
    });
    return { id, secret: await openSession(tx, { accountId: id, device: 'test', now }) };
  });
}
