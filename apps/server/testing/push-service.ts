/**
 * A push service on this machine with its browsers. It verifies the signature of the sender, and its
 * browsers decrypt messages with their own keys.
 */
import { createECDH, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type PushMessage, PushMessageSchema, type PushSubscription } from '@mes/contract/push';
import ece from 'http_ece';
import type { Network } from '../src/platform/network/network';

export interface TestBrowser {
  readonly subscription: PushSubscription;
  readonly received: ReceivedPush[];
  /** Answers for the next pushes, instead of 201. */
  answers: Answer[];
}

export interface ReceivedPush {
  readonly message: PushMessage;
  readonly headers: IncomingHttpHeaders;
  readonly sender: { readonly key: string; readonly claims: Claims };
}

interface Claims {
  readonly aud: string;
  readonly sub: string;
  readonly exp: number;
}

type Answer =
  | { readonly status: number; readonly headers?: Record<string, string> }
  | ((response: ServerResponse) => void);

export interface PushService {
  readonly port: number;
  /** Connects to this service only. Endpoints are https, but the connection is plain HTTP. */
  readonly network: Network;
  readonly connections: () => number;
  addBrowser(): TestBrowser;
  stop(): void;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, (request: IncomingMessage, body: Buffer) => Answer>();
  let connections = 0;
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(incoming);
    const receive = browsers.get(incoming.url!);
    const given = receive ? receive(incoming, body) : { status: 404 };
    if (typeof given === 'function') given(response);
    else response.writeHead(given.status, given.headers).end();
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `https://127.0.0.1:${port}`;

  return {
    port,
    connections: () => connections,
    network: {
      allows: (url) => url.origin === origin,
      leadsOutside: async () => true,
      request: (url, options, onResponse) =>
        request(url.href.replace('https:', 'http:'), options, onResponse),
    },
    addBrowser() {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16).toString('base64url');
      const path = `/${randomUUID()}`;
      const browser: TestBrowser = {
        subscription: {
          endpoint: origin + path,
          expirationTime: null,
          keys: { p256dh: keys.getPublicKey('base64url'), auth },
        },
        received: [],
        answers: [],
      };
      browsers.set(path, ({ headers }, body) => {
        const sender = verifySender(headers.authorization!);
        const plain = ece.decrypt(body, {
          version: 'aes128gcm',
          privateKey: keys,
          authSecret: auth,
        });
        const message = PushMessageSchema.strict().parse(JSON.parse(plain.toString()));
        browser.received.push({ message, headers, sender });
        return browser.answers.shift() ?? { status: 201 };
      });
      return browser;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** RFC 8292: a token signed with the key in the same header. */
function verifySender(authorization: string): ReceivedPush['sender'] {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization)!;
  const [header, claims, signature] = token!.split('.');
  const point = Buffer.from(key!, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  if (!signed) throw new Error('The push is not signed with the key that it names.');
  return { key: key!, claims: JSON.parse(Buffer.from(claims!, 'base64url').toString()) as Claims };
}
