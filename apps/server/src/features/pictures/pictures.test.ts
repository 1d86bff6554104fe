import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addFullTeams, captureCallsOf } from '../../../testing/capture';
import { addTournament } from '../../../testing/league';
import { openLog } from '../../platform/log';
import { type Card, renderCard } from './cards/views';
import { createRenderer } from './renderer/service';
import type { PictureSubject } from './subjects/service';

const BRAND = { name: 'MES', mark: null, solid: '#ef650b' };

let app: TestApp;
let staff: Account;
let match: string;
let clip: string;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('An Operator', ['Moderator']);
  const teams = await addFullTeams(app, 'Nova', 'Ember');
  await addTournament(app.database, { id: 'CupS1EU', name: 'The <Cup>', teams: [teams.a.id] });
  match = await captureCallsOf(app, staff, teams).newMatch();
  const data = {
    ...{ title: 'One <b>ace</b>', url: 'https://clips.twitch.tv/AnAce', kind: 'ace', map: 'Raid' },
    ...{ round: 3, match, publish: true },
  };
  const created = await app.request({ object: 'highlight', action: 'create', data }, staff);
  clip = created.body.data.id;
});
afterAll(() => app.stop());

async function read(path: string, etag?: string) {
  const headers = etag ? { 'if-none-match': etag } : undefined;
  const reply = await fetch(`${app.address}/api/pictures/${path}`, { headers });
  return {
    status: reply.status,
    headers: reply.headers,
    // To its end: the server does not stop while somebody still reads.
    body: Buffer.from(await reply.arrayBuffer()),
  };
}

describe('a picture', () => {
  it('of a match, its line-ups, a tournament or a clip is a PNG of the usual size', async () => {
    for (const path of [
      `match/${match}.png`,
      `versus/${match}.png`,
      'tournament/CupS1EU.png',
      `clip/${clip}.png`,
    ]) {
      const reply = await read(path);
      expect(reply.headers.get('content-type')).toBe('image/png');
      const { width, height } = await sharp(reply.body).metadata();
      expect([width, height]).toEqual([1280, 720]);
    }
  });

  it('is not sent again until it says something else', async () => {
    const etag = (await read(`match/${match}.png`)).headers.get('etag')!;
    expect((await read(`match/${match}.png`, etag)).status).toBe(304);
    const { body } = await app.call({ path: `/api/match/${match}` });
    await app.call({
      path: `/api/matches/${match}`,
      method: 'PATCH',
      body: { revision: body.data.revision, round: 'Final' },
      as: staff,
    });
    expect((await read(`match/${match}.png`, etag)).status).toBe(200);
  });

  it.each([
    'match/nothing.png',
    'clip/nothing.png',
    'match/nothing',
    'team/Nova.png',
    'match/..%2fx.png',
  ])('of %s does not exist', async (path) => {
    expect((await read(path)).status).toBe(404);
  });

  it('never takes a name for markup', () => {
    const team = { name: '<image href="x"/>', tag: '&', logo: null };
    const card: Card = {
      kind: 'match',
      head: '"',
      foot: '',
      teams: [team, team],
      score: [2, 1],
    };
    const svg = renderCard(card, BRAND);
    expect(svg).not.toContain('<image');
    expect(svg).toContain('&lt;image');
  });
});

describe('a browser that does not work', () => {
  let now = 0;
  const warnings: string[] = [];
  const renderer = createRenderer({
    // Exists, and is no browser.
    chromium: process.execPath,
    hasScenes: true,
    origin: () => app.address,
    brand: async () => BRAND,
    clock: () => now,
    log: openLog('warn', { write: (line) => void warnings.push(line) }),
  });
  const subject: PictureSubject = {
    scene: '/app/streaming/house/thumbnail?cover=tournament/CupS1EU',
    content: null,
    card: async () => ({ kind: 'cover', kicker: 'Running', title: 'The <Cup>', lines: [] }),
  };

  it('leaves a card that may become better, and is let alone for a minute', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const { png, isFinal } = await renderer.render(subject);
      expect(isFinal).toBe(false);
      expect((await sharp(png).metadata()).width).toBe(1280);
    }
    expect(warnings).toHaveLength(1);
    now += 60_000;
    await renderer.render(subject);
    expect(warnings).toHaveLength(2);
  });
});
