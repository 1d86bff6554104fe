import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addFullTeams, captureCallsOf } from '../../../testing/capture';
import { addTournament } from '../../../testing/league';
import { type Card, drawCard } from './drawing';

let app: TestApp;
let staff: Account;
let match: string;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('An Operator', ['Moderator']);
  const teams = await addFullTeams(app, 'Nova', 'Ember');
  await addTournament(app.database, { id: 'CupS1EU', name: 'The <Cup>', teams: [teams.a.id] });
  match = await captureCallsOf(app, staff, teams).newMatch();
});
afterAll(() => app.stop());

const read = (path: string, etag?: string) =>
  fetch(`${app.address}/api/pictures/${path}`, etag ? { headers: { 'if-none-match': etag } } : {});

describe('a picture', () => {
  it('of a match and of a tournament is a PNG of the usual size', async () => {
    for (const path of [`match/${match}.png`, 'tournament/CupS1EU.png']) {
      const reply = await read(path);
      expect(reply.headers.get('content-type')).toBe('image/png');
      const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
      expect([width, height]).toEqual([1200, 630]);
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

  it.each(['match/nothing.png', 'match/nothing', 'team/Nova.png', 'match/..%2fx.png'])(
    'of %s does not exist',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );

  it('never takes a name for markup', () => {
    const team = { name: '<image href="x"/>', tag: '&', logo: null };
    const card: Card = {
      kind: 'match',
      brand: 'MES',
      head: '"',
      foot: '',
      teams: [team, team],
      score: [2, 1],
    };
    const svg = drawCard(card);
    expect(svg).not.toContain('<image');
    expect(svg).toContain('&lt;image');
  });
});
