import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer, request as plainRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { freePort } from '../../../testing/free-port';
import { root } from '../../../testing/settings';
import type { Network } from '../../platform/network/network';
import { parseReading } from './vision/service';

const HOST = 'pictures.example.org';
let app: TestApp;
let host: Server;
let port: number;
let moderator: Account;
let picture: Buffer;
const requests: string[] = [];

/** Stands for the internet: every host is the one server of this test. */
const network: Network = {
  allows: ({ protocol }) => protocol === 'https:',
  leadsOutside: async () => true,
  request: (url, options, answered: (response: IncomingMessage) => void) =>
    plainRequest({ ...options, port, path: url.pathname, host: '127.0.0.1' }, answered),
};

beforeAll(async () => {
  picture = await readFile(join(root, 'apps/server/testing/fixtures/scoreboard.png'));
  port = await freePort();
  host = createServer((request, response) => {
    requests.push(request.url!);
    if (request.url === '/board.png') return response.end(picture);
    if (request.url === '/elsewhere.png')
      return response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    if (request.url === '/text.png') return response.end('This is no picture.');
    if (request.url === '/huge.png')
      return response.writeHead(200, { 'content-length': 9_000_000 }).flushHeaders();
    return response.writeHead(404).end();
  }).listen(port, '127.0.0.1');
  app = await startTestApp({
    config: {
      demo: 'small',
      dataDir: join(tmpdir(), `mes-screenshots-${process.pid}`),
      screenshotHosts: [HOST],
    },
    pictureNetwork: network,
  });
  moderator = await app.signIn('reader', ['Moderator']);
});
afterAll(async () => {
  await app.stop();
  host.closeAllConnections();
  host.close();
});

const read = (url: string) =>
  app.call({ path: '/api/ai/screenshot', body: { url }, as: moderator });

describe('a scoreboard', () => {
  it('is read from an allowed host, with the players that its names resemble', async () => {
    const { status, body } = await read(`https://${HOST}/board.png`);
    expect(status, JSON.stringify(body)).toBe(200);
    const { map, scoreA, scoreB, rows } = body.data;
    expect({ map, scoreA, scoreB }).toEqual({ map: 'Canals', scoreA: 13, scoreB: 7 });
    expect(rows).toHaveLength(10);
    expect(rows[0]).toMatchObject({
      opponent: 'A',
      kills: 21,
      assists: 4,
      deaths: 12,
      player: { id: 'leader' },
    });
    expect(rows[1]).toMatchObject({ player: { id: 'member' }, kills: 18 });
    expect(rows[9]).toMatchObject({ opponent: 'B', kills: 15, deaths: 17 });
    const figures = rows.flatMap(
      (row: Record<string, number>) => [row.kills, row.assists, row.deaths] as const,
    );
    const meant = [
      21, 4, 12, 18, 6, 13, 15, 3, 14, 12, 7, 15, 9, 2, 16, 17, 5, 15, 14, 2, 16, 13, 8, 14, 11, 3,
      15, 15, 4, 17,
    ];
    const right = meant.filter((figure, place) => figures[place] === figure).length;
    expect(right).toBeGreaterThanOrEqual(28);
  });

  it('is read from an upload of ours', async () => {
    const encoded = picture.toString('base64');
    const upload = await app.request(
      {
        object: 'file',
        action: 'upload_image',
        data: { encoded, path: 'article', name: 'board.png' },
      },
      moderator,
    );
    const { status, body } = await read(upload.body.data.url);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.rows.length).toBeGreaterThanOrEqual(8);
  });
});

describe('no picture', () => {
  it.each([
    ['another host', 'https://elsewhere.example.org/board.png', 'Upload the picture'],
    ['an address without https', `http://${HOST}/board.png`, 'Upload the picture'],
    ['a redirect', `https://${HOST}/elsewhere.png`, 'The address leads elsewhere'],
    ['what is too large', `https://${HOST}/huge.png`, 'A picture may have at most 8 MB'],
    ['what is not there', `https://${HOST}/gone.png`, 'could not be loaded (404)'],
    ['a text', `https://${HOST}/text.png`, 'It must be a picture'],
    ['an upload that never was', `/files/${'0'.repeat(32)}.webp`, 'There is no such upload'],
    ['a file outside the uploads', '/files/../../package.json', 'Upload the picture'],
  ])('is read from %s', async (_, url, reason) => {
    const { status, body } = await read(url);
    expect(status).toBe(400);
    expect(body.message).toContain(reason);
  });

  it('is not requested from a host that is not allowed', () => {
    expect(requests).not.toContain('/secret');
    expect(requests.filter((path) => path === '/board.png')).toHaveLength(1);
  });
});

describe('the answer of a vision model', () => {
  const completion = (content: string) => ({ choices: [{ message: { content } }] });

  it('is taken where it is JSON of the right shape, also with words around it', () => {
    const board = { map: 'Port', scoreA: 13, scoreB: 4, rows: [{ text: 'sable', kills: 9 }] };
    expect(parseReading(completion(`Here you are: ${JSON.stringify(board)}`))).toEqual({
      ...board,
      rows: [
        {
          text: 'sable',
          opponent: null,
          kills: 9,
          deaths: null,
          assists: null,
          confidence: 0.5,
        },
      ],
    });
  });

  it.each(['I cannot do that.', '{"rows": "none"}', '{"rows": ['])(
    'is not taken: %s',
    (content) => {
      expect(parseReading(completion(content))).toBeNull();
    },
  );

  it('is not waited for where it fails: the words of the picture are read instead', async () => {
    const other = await startTestApp({
      config: {
        demo: 'small',
        screenshotHosts: [HOST],
        vision: { url: `http://127.0.0.1:${port}/none`, key: 'k', model: 'm' },
      },
      pictureNetwork: network,
    });
    const reader = await other.signIn('reader', ['Moderator']);
    const reply = await other.call({
      path: '/api/ai/screenshot',
      body: { url: `https://${HOST}/board.png` },
      as: reader,
    });
    expect(reply.body.data.map).toBe('Canals');
    expect(requests).toContain('/none/chat/completions');
    await other.stop();
  });
});
