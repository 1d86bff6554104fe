import { channels } from '@mes/contract/channels';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app';
import { addTeamRows } from '../../../testing/league';
import { createMatchId } from '../../features/matches/service';
import { matches } from '../../features/matches/tables';
import { publish } from '../outbox/publish';

let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  const [teamA, teamB] = await addTeamRows(app.database, 2);
  id = createMatchId();
  await app.database.db.insert(matches).values({
    ...{ id, teamA, teamB, bestOf: 3, vetoFormat: 'BO3', state: 'scheduled' },
    revision: 1,
    createdAt: Date.now(),
  });
});
afterAll(() => app.stop());

it('an answer carries the revision of its channel, also out of the cache', async () => {
  const read = async () => (await app.call({ path: `/api/match/${id}` })).body.metadata;
  expect(await read()).toEqual({ revision: 0 });
  await app.database.transaction((tx) => publish(tx, channels.match(id), 'room.changed', {}));
  expect(await read()).toEqual({ revision: 1 });
  expect(await read()).toEqual({ revision: 1 });
});
