/**
 * Notes, their files and their bans' history are for moderators. Every call that others may make is
 * made about somebody with a note: no answer, page or event contains its text.
 */
import { contract } from '@mes/contract';
import { type Call, nameOf } from '@mes/contract/define';
import { satisfies } from '@mes/domain/permissions/permissions';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../testing/app';
import { inputsFor } from '../testing/inputs';
import { sendCall } from '../testing/send';
import { DEMO_ACCOUNTS } from './demo/community';
import { openSession } from './features/accounts/sessions/service';
import { teams } from './features/teams/tables';
import { outbox } from './platform/outbox/tables';

const CANARY = 'canary-of-the-notes';
const SUBJECT = 'leader';
/** Who is no moderator: the player, one of the same team, and staff with other permissions. */
const READERS = DEMO_ACCOUNTS.filter(
  ({ name, permissions }) =>
    /^(leader|member)$/.test(name) ||
    (permissions.length > 0 && !satisfies(permissions, 'Moderator')),
);
const calls = Object.values(contract)
  .flatMap((feature): Call[] => Object.values(feature))
  // Signing out or deleting the account would end the test of all others.
  .filter((call) => !call.transport && !/logout|revoke|delete_account/.test(nameOf(call)));

let app: TestApp;
let teamName: string;
/** Signed in once: a session for each call would take most of the time. */
let readers: Account[];

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
  const moderator = await signIn('moderator');
  readers = await Promise.all(READERS.map(({ name }) => signIn(name)));
  const [team] = await app.database.db.select().from(teams).limit(1);
  teamName = team!.name;
  for (const about of [SUBJECT, `team:${teamName}`]) {
    await app.call({ path: '/api/notes', body: { add: { about, note: CANARY } }, as: moderator });
    const file = new FormData();
    file.append('file', new Blob([CANARY]));
    await fetch(`${app.address}/api/notes/${encodeURIComponent(about)}/attachments/${CANARY}`, {
      method: 'POST',
      body: file,
      headers: { authorization: `${moderator.id}.${moderator.secret}` },
    });
  }
  const seen = await app.call({ path: `/api/notes/${SUBJECT}`, as: moderator });
  expect(seen.body.data).toMatchObject({
    entries: [{ note: CANARY }],
    attachments: [{ name: expect.stringContaining(CANARY) }],
  });
});
afterAll(() => app.stop());

async function signIn(name: string): Promise<Account> {
  return app.database.transaction(async (tx) => ({
    id: name,
    secret: await openSession(tx, { accountId: name, device: 'test', now: Date.now() }),
  }));
}

/** A valid input in which every text that can name somebody names the subject. */
function aboutSubject(call: Call): Record<string, unknown>[] {
  const [sample = {}] = fc.sample(inputsFor(call.input), { seed: 1, numRuns: 1 });
  const names = Object.keys(call.input.shape);
  return [SUBJECT, teamName].map((key) => ({
    ...sample,
    ...Object.fromEntries(
      names
        .filter((name) =>
          /^(id|ids|player|players|team|team1|about|name|value|q|query)$/.test(name),
        )
        .map((name) => [name, name.endsWith('s') && name !== 'ids' ? [key] : key]),
    ),
  }));
}

it.each(calls.map((call) => [nameOf(call), call] as const))(
  '%s tells nobody but moderators of a note',
  async (_name, call) => {
    const isForModerators = call.who === 'Moderator' || call.who === 'Admin';
    const callers = isForModerators ? readers.filter(({ id }) => id === 'member') : readers;
    for (const input of aboutSubject(call)) {
      const replies = await Promise.all([
        sendCall(app, { call, input }),
        ...callers.map((as) => sendCall(app, { call, input, as })),
      ]);
      for (const { body } of replies) expect(JSON.stringify(body)).not.toContain(CANARY);
    }
  },
);

it('no page, and no event of a channel that others can follow, has a note', async () => {
  for (const path of [`/app/players/${SUBJECT}`, `/app/teams/${teamName}`, '/app/blacklist']) {
    const response = await fetch(`${app.address}${encodeURI(path)}`);
    expect(await response.text()).not.toContain(CANARY);
  }
  const events = await app.database.db.select().from(outbox);
  expect(JSON.stringify(events)).not.toContain(CANARY);
});
