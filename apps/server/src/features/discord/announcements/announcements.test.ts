import { channels } from '@mes/contract/channels';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import {
  BOT_TOKEN,
  type DiscordStandIn,
  GUILD_ID,
  startDiscordStandIn,
} from '../../../../testing/discord/stand-in';
import { expectDone, TestEvent } from '../../../../testing/event';
import { addTeam } from '../../../../testing/league';
import { until } from '../../../../testing/until';
import { publish } from '../../../platform/outbox/publish';
import { findSummaries } from '../../matches/summaries/service';
import { matches } from '../../matches/tables';

const CHANNELS = { results: '203', signups: '202', live: '201', announcements: '204' };

let discord: DiscordStandIn;
let app: TestApp;
let admin: Account;
let match: string;

beforeAll(async () => {
  discord = await startDiscordStandIn();
  const bot = { token: BOT_TOKEN, guildId: GUILD_ID, ticketCategoryId: null, api: discord.api };
  app = await startTestApp({ config: { discordBot: bot } });
  admin = await app.signIn('An Admin', ['Admin']);
  await addTeam(app, 'Lanterns');
  await addTeam(app, 'Tides');
  match = await newMatch();
});
afterAll(async () => {
  await app.stop();
  await discord.close();
});

async function newMatch(): Promise<string> {
  const body = { teamA: 'Lanterns', teamB: 'Tides', bestOf: 3 };
  return expectDone(await app.call({ path: '/api/matches', body, as: admin })).id;
}

const choose = async (id: string, channelId: string) =>
  expectDone(
    await app.request(
      { object: 'property', action: 'write', value: id, data: { value: [channelId] } },
      admin,
    ),
  );

const descriptions = (channelId: string): string[] =>
  discord.requests
    .filter(({ path, method }) => method === 'POST' && path === `/channels/${channelId}/messages`)
    .map(({ body }) => body.embeds[0].description);

async function enterResult(id: string, scoreA: number, scoreB: number): Promise<void> {
  const [row] = await app.database.db.select().from(matches).where(eq(matches.id, id));
  const body = { scoreA, scoreB, revision: row!.revision };
  expectDone(await app.call({ path: `/api/matches/${id}`, method: 'PATCH', body, as: admin }));
}

async function showAnnouncement(content: { audience: string; text: string }): Promise<void> {
  const send = async (action: string, data: object, value?: string) =>
    expectDone(await app.request({ object: 'announcement', action, value, data }, admin));
  const { id, revision } = await send('create', {
    ...{ title: 'News', tone: 'info', button: null, tournamentId: null },
    ...{ notifies: false, endsAt: null, ...content },
  });
  await send('publish', { revision }, id);
}

it('refuses what is no channel', async () => {
  const data = { value: ['general'] };
  const write = { object: 'property', action: 'write', value: 'discordResultsChannels', data };
  expect((await app.request(write, admin)).body.error.type).toBe('InvalidParameterError');
});

it('tells of signups and live matches, each once', async () => {
  await choose('discordSignupsChannels', CHANNELS.signups);
  await choose('discordLiveChannels', CHANNELS.live);
  const event = await TestEvent.open(app, admin, { id: 'HarborCup' });
  await event.applyAll(['Gulls']);
  await until('signup', () => descriptions(CHANNELS.signups).length === 1);
  expect(descriptions(CHANNELS.signups)).toEqual(['Gulls has signed up.']);

  for (const _again of [1, 2]) {
    await app.database.transaction(async (tx) => {
      const [summary] = await findSummaries(tx, [match]);
      await publish(tx, channels.match(match), 'match.changed', { ...summary!, state: 'live' });
    });
  }
  await until('live', () => descriptions(CHANNELS.live).length > 0);
  await until('all sent', async () => {
    const reply = await app.request({ object: 'discord', action: 'status' }, admin);
    return reply.body.data.queued === 0;
  });
  expect(descriptions(CHANNELS.live)).toEqual(['Live now · Best of 3']);
});

it('tells of announcements for everyone alone', async () => {
  await choose('discordAnnouncementsChannels', CHANNELS.announcements);
  for (const audience of ['staff', 'accounts', 'everyone'])
    await showAnnouncement({ audience, text: `For ${audience}, see https://example.org/a_b` });
  await until('told', () => descriptions(CHANNELS.announcements).length > 0);
  expect(descriptions(CHANNELS.announcements)).toEqual([
    'For everyone, see https://example.org/a_b',
  ]);
});

it('tells of a result and of its correction, and of none without a channel', async () => {
  await enterResult(await newMatch(), 2, 0);
  await choose('discordResultsChannels', CHANNELS.results);
  await enterResult(match, 2, 1);
  await enterResult(match, 0, 2);
  await until('told', () => descriptions(CHANNELS.results).length >= 2);
  expect(descriptions(CHANNELS.results)).toEqual([
    'Result\n**2 : 1** · Best of 3',
    'Corrected result\n**0 : 2** · Best of 3',
  ]);
});
