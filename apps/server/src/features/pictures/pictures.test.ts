import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addFullTeams, captureCallsOf } from '../../../testing/capture';
import { addTournament } from '../../../testing/league';
import { openLog } from '../../platform/log';
import { matches } from '../matches/tables';
import { findSceneLook } from '../stream/views';
import { tournaments } from '../tournaments/tables';
import { type Card, cardColour, renderCard, SKIN_SOLIDS } from './cards/views';
import { createRenderer } from './renderer/service';
import { findSubject, type PictureSubject } from './subjects/service';

const BRAND = { name: 'MES', mark: null, solid: '#ef650b' };

let app: TestApp;
let staff: Account;
let match: string;
let clip: string;
let teams: Awaited<ReturnType<typeof addFullTeams>>;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('An Operator', ['Moderator']);
  teams = await addFullTeams(app, 'Nova', 'Ember');
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

  it('of a link tells no result: it is the same whoever has won', async () => {
    const { db } = app.database;
    const path = `match/${match}.png`;
    const sameAfter = async (address: string, write: () => Promise<unknown>) => {
      const etag = (await read(address)).headers.get('etag')!;
      await write();
      expect((await read(address, etag)).status).toBe(304);
    };
    const finish = (result: Partial<typeof matches.$inferInsert>) => () =>
      db
        .update(matches)
        .set({ state: 'finished', ...result })
        .where(eq(matches.id, match));
    await sameAfter(path, finish({ scoreA: 2, scoreB: 0, winner: 'A' }));
    await sameAfter(path, finish({ scoreA: 1, scoreB: 2, winner: 'B' }));

    const end = (winner: string | null) => () =>
      db
        .update(tournaments)
        .set({ state: 'finished', winner })
        .where(eq(tournaments.id, 'CupS1EU'));
    await end(null)();
    await sameAfter('tournament/CupS1EU.png', end(teams.a.id));
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

describe('the look of a picture', () => {
  const subjectOf = async (kind: 'match' | 'tournament', id: string) => {
    const { db } = app.database;
    const look = (tournament: string | null) => findSceneLook(db, tournament);
    const { body } =
      kind === 'match' ? await app.call({ path: `/api/match/${id}` }) : { body: { data: null } };
    return findSubject(kind, id, {
      db,
      now: Date.now(),
      reads: {
        match: async () => body.data,
        team: async () => null,
        cover: async () => ({ kicker: '', title: '', lines: [], tournament: id }),
        look: (_db, tournament) => look(tournament),
      },
      readLogo: async () => null,
      specialNames: new Map(),
    });
  };

  it.each([
    { id: 'PlainS1', change: {}, group: 'house' },
    { id: 'EmbersS5EU', change: {}, group: 'embers-s3' },
    { id: 'EmbersS6EU', change: { theme: 'worlds' as const }, group: 'worlds-2023' },
    { id: 'EmbersS7EU', change: { theme: 'house' as const }, group: 'house' },
  ])('of $id has the package of its tournament', async ({ id, change, group }) => {
    await addTournament(app.database, { id, teams: [], ...change });
    const played = await captureCallsOf(app, staff, teams).newMatch({ tournament: id });
    expect((await subjectOf('match', played)).scene).toBe(
      `/app/streaming/${group}/thumbnail?match=${played}`,
    );
    expect((await subjectOf('tournament', id)).scene).toBe(
      `/app/streaming/${group}/thumbnail/${id}?cover=tournament/${id}`,
    );
  });

  it('changes with the accent that is chosen for the tournament', async () => {
    await addTournament(app.database, { id: 'PaintedS1', teams: [], state: 'announced' });
    const before = (await read('tournament/PaintedS1.png')).headers.get('etag')!;
    await app.database.db
      .update(tournaments)
      .set({ accent: '#33cc66' })
      .where(eq(tournaments.id, 'PaintedS1'));
    const after = await read('tournament/PaintedS1.png', before);
    expect(after.status).toBe(200);
    expect(after.headers.get('etag')).not.toBe(before);
  });

  it('of a card is the accent of the tournament, else the colour of its skin', () => {
    expect(cardColour({ skin: 'worlds', accent: '#33cc66' })).toEqual({ solid: '#33cc66' });
    expect(cardColour({ skin: 'worlds', accent: null })).toEqual({ solid: '#e3b83a' });
    expect(cardColour({ skin: null, accent: null })).toEqual({});
  });

  it('of a card has the colours of the skins of the design', async () => {
    const tokens = new URL('../../../../../packages/ui/src/tokens/', import.meta.url);
    const [skins, ramps] = await Promise.all(
      ['skins.css', 'ramps.css'].map((file) => readFile(new URL(file, tokens), 'utf8')),
    );
    for (const [skin, solid] of Object.entries(SKIN_SOLIDS)) {
      const block = skins!.slice(skins!.indexOf(`[data-tournament="${skin}"]`));
      const [, shade] = /--skin-solid: var\((--mes-[\w-]+)\)/.exec(block)!;
      expect(ramps).toContain(`${shade}: ${solid};`);
    }
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
    look: { group: 'house', skin: null, accent: null },
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
