import { verifyDraw } from '@mes/domain/giveaways/verification';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../../../../testing/app';
import { type GiveawayDesk, openGiveawayDesk } from '../../../../testing/giveaways';
import { until } from '../../../../testing/until';
import { auditLog } from '../../../platform/audit/tables';

const HOUR = 3_600_000;
const REASON = 'One person with two accounts.';

let desk: GiveawayDesk;

beforeAll(async () => {
  desk = await openGiveawayDesk();
});
afterAll(() => desk.app.stop());

const voidEntries = (id: string, players: readonly Account[], as = desk.admin) =>
  desk.act('void_entries', id, { players: players.map((player) => player.id), reason: REASON }, as);
const restore = (id: string, player: Account, as = desk.admin) =>
  desk.act('restore_entry', id, { player: player.id }, as);

/** An open giveaway that five have entered. */
async function entered() {
  const { id, code } = await desk.create();
  const people = await desk.people(5);
  for (const person of people) await desk.enter(code, person);
  return { id, code, people };
}

async function close(id: string): Promise<void> {
  desk.pass(HOUR);
  await until('the list is fixed', async () => (await desk.info(id)).fairness.listHash !== null);
}

/** What a visitor's browser does with what was published. */
async function verify(id: string) {
  const { entrants, voided, winners, fairness, rewards } = await desk.info(id);
  const published = winners.map((each: { player: { id: string }; reward: string }) => ({
    playerId: each.player.id,
    reward: each.reward,
  }));
  const { isFair } = verifyDraw({ ...fairness, entrants, voided, rewards, winners: published });
  return {
    isFair,
    entrants,
    voided,
    winnerIds: published.map(({ playerId }: { playerId: string }) => playerId),
  };
}

const idsOf = (people: readonly Account[]) => people.map(({ id }) => id).toSorted();

describe('a voided entry', () => {
  it('is not on the list that is fixed at the closing', async () => {
    const { id, code, people } = await entered();
    const [cheater, ...honest] = people as [Account, ...Account[]];
    expect((await voidEntries(id, [cheater])).body.data).toEqual({ voided: 1 });
    // Entering again does not bring it back.
    expect((await desk.enter(code, cheater)).body.data).toMatchObject({
      entered: true,
      voidReason: REASON,
    });
    expect(await desk.info(id, honest[0])).toMatchObject({ voidReason: null });
    await close(id);
    await desk.act('pick_winners', id, {}, desk.admin);
    expect(await verify(id)).toMatchObject({ isFair: true, entrants: idsOf(honest), voided: [] });
  });

  it('takes no part after the closing, and the list stays as it was published', async () => {
    const { id, people } = await entered();
    await close(id);
    const before = await desk.info(id);
    const [one, two, ...honest] = people as [Account, Account, ...Account[]];
    expect((await voidEntries(id, [one, two])).body.data).toEqual({ voided: 2 });
    const between = await desk.info(id);
    expect(between).toMatchObject({ fairness: before.fairness, entrants: before.entrants });
    expect(between.voided).toEqual([]);

    await desk.act('pick_winners', id, {}, desk.admin);
    const drawn = await verify(id);
    expect(drawn).toMatchObject({
      isFair: true,
      entrants: idsOf(people),
      voided: idsOf([one, two]),
    });
    expect(drawn.winnerIds.toSorted()).toEqual(idsOf(honest));
    expect((await voidEntries(id, honest)).body.message).toMatch(/^The winners are drawn/);
    expect((await restore(id, one)).body.message).toMatch(/^The winners are drawn/);
  });

  it('counts again after an undo, and both are told and audited', async () => {
    const { id, people } = await entered();
    const [first] = people as [Account];
    await voidEntries(id, [first]);
    expect((await voidEntries(id, [first])).body.message).toBe('This entry is already voided.');
    const { data } = (await desk.act('entries', id, { size: 10 }, desk.admin)).body;
    expect(
      data.find((each: { player: { id: string } }) => each.player.id === first.id).voided,
    ).toEqual({
      reason: REASON,
      at: desk.now(),
      by: expect.objectContaining({ id: desk.admin.id }),
    });
    expect((await restore(id, first)).status).toBe(200);
    expect((await restore(id, first)).body.message).toBe('This entry counts.');
    await close(id);
    expect((await desk.info(id)).entrants).toEqual(idsOf(people));

    const list = await desk.app.request({ object: 'notification', action: 'list' }, first);
    expect(list.body.data.notifications).toMatchObject([
      { type: 'account.entry_restored' },
      { type: 'account.entries_voided', text: expect.stringContaining(REASON) },
    ]);
    const audited = await desk.app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `giveaway:${id}`));
    expect(audited).toContainEqual(
      expect.objectContaining({
        action: 'giveaway.entries_voided',
        actor: desk.admin.id,
        after: { reason: REASON, players: [first.id] },
      }),
    );
    expect(audited.map(({ action }) => action)).toContain('giveaway.entry_restored');
  });

  it('cannot come back to a list that was fixed without it', async () => {
    const { id, people } = await entered();
    await voidEntries(id, [people[0]!]);
    await close(id);
    expect((await restore(id, people[0]!)).body.message).toBe(
      'The list of entrants was fixed without this entry.',
    );
  });

  it('stays out when its account is deleted before the draw', async () => {
    const { id, code } = await desk.create();
    const leaving = await desk.app.signIn('Caught And Gone');
    const [honest] = (await desk.people(1)) as [Account];
    for (const each of [leaving, honest]) await desk.enter(code, each);
    await close(id);
    await voidEntries(id, [leaving]);
    const data = { name: 'Caught And Gone' };
    await desk.app.request({ object: 'player', action: 'delete_account', data }, leaving);
    await desk.act('pick_winners', id, {}, desk.admin);
    expect(await verify(id)).toMatchObject({
      isFair: true,
      voided: [leaving.id],
      winnerIds: [honest.id],
    });
  });

  it('is voided before the draw or not at all, when both happen at once', async () => {
    const { id, people } = await entered();
    desk.pass(HOUR);
    const [voided] = await Promise.all([
      voidEntries(id, [people[0]!]),
      desk.act('pick_winners', id, {}, desk.admin),
    ]);
    const drawn = await verify(id);
    expect(drawn.isFair).toBe(true);
    const tookPart = drawn.entrants.includes(people[0]!.id) && drawn.voided.length === 0;
    expect(voided.status === 200).toBe(!tookPart);
  });

  it('needs a reason, an entry and an admin', async () => {
    const { id, people } = await entered();
    const [player] = people as [Account];
    const empty = await desk.act(
      'void_entries',
      id,
      { players: [player.id], reason: ' ' },
      desk.admin,
    );
    expect(empty.body.error).toMatchObject({ field: 'reason' });
    expect((await voidEntries(id, await desk.people(1))).status).toBe(404);
    const moderator = await desk.app.signIn('Only A Moderator', ['Moderator']);
    for (const as of [player, moderator]) {
      expect((await voidEntries(id, [player], as)).status).toBe(403);
      expect((await restore(id, player, as)).status).toBe(403);
    }
  });
});
