/** A fake of the game's public API that can simulate failures. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Trouble = keyof typeof TROUBLES;

export interface GameStandIn {
  readonly url: string;
  /** Requested paths with queries, in order. */
  readonly requests: string[];
  trouble: Trouble | null;
  servers: Record<string, unknown>;
  close(): Promise<void>;
}

const PLAYERS = [
  { id: 101, name: 'Raven', level: 40, clan: 'NHR', ban: null },
  { id: 102, name: 'Otter', level: 12, clan: null, ban: { Reason: 1 } },
  { id: 103, name: '4711', level: 3, clan: null, ban: null },
];

export async function startGameStandIn(): Promise<GameStandIn> {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    if (standIn.trouble) {
      TROUBLES[standIn.trouble](response);
      return;
    }
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/public/status/servers') {
      answer(response, 200, standIn.servers);
      return;
    }
    const ids = searchParams.get('ids')?.split(',');
    const names = searchParams.get('usernames')?.toLowerCase().split(',');
    const found = PLAYERS.filter(
      ({ id, name }) => ids?.includes(String(id)) || names?.includes(name.toLowerCase()),
    );
    // Like the real API: one unknown player fails the whole request.
    const complete = found.length === (ids ?? names ?? []).length;
    answer(response, complete ? 200 : 500, complete ? found.map(toProfile) : {});
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const standIn: GameStandIn = {
    url: `http://127.0.0.1:${port}/public`,
    requests,
    trouble: null,
    servers: {
      eu: { name: 'Europe', status: 'UP', players: 1_200 },
      na: { name: 'North America', status: 'maintenance', players: 0 },
      as: { name: 'Asia', status: 'who knows' },
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return standIn;
}

function toProfile({ id, name, level, clan, ban }: (typeof PLAYERS)[number]) {
  return {
    basicInfo: { userID: id, name, playerLevel: { level, current_xp: 1 } },
    ...(clan ? { clan: { basicInfo: { name: 'Night Harbor', tag: clan } } } : {}),
    ban,
    stats: { seasonal_stats: [] },
  };
}

const TROUBLES = {
  /** The connection stays open without a response. */
  silent: () => {},
  broken: (response) => answer(response, 500, {}),
  refusing: (response) => answer(response, 403, {}),
  garbage: (response) => void response.writeHead(200).end('<html>Sorry</html>'),
  elsewhere: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  endless: (response) => {
    response.writeHead(200);
    const goOn = () => {
      let wanted = true;
      while (wanted && !response.destroyed) wanted = response.write('x'.repeat(65_536));
    };
    response.on('drain', goOn);
    goOn();
  },
} satisfies Record<string, (response: ServerResponse) => void>;

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
