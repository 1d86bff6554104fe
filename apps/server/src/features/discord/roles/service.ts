/**
 * Gives roles of Discord to captains, members of teams and staff, and takes them again. It compares who
 * should have a role with whom the site gave it to, so that a missed event delays a role and never loses
 * it. Roles that somebody else gave are left alone.
 */
import type { UnlinkedPlayer } from '@mes/contract/discord';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Db, Tx } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/database/events';
import { type TickerTask, wakeTask } from '../../../platform/ticker';
import { findAccountIds } from '../../accounts/service';
import { toPlayerReference } from '../../players/service';
import { type DiscordDeliveries, deleteFailedRoles } from '../deliveries/service';
import { findChosenId, ROLE_PROPERTIES, type RoleKind } from '../properties';
import * as repository from './repository';

export interface RoleSync {
  readonly task: TickerTask;
  onEvents(events: readonly OutboxEvent[]): void;
  /** Somebody joined the server, perhaps again: Discord forgets the roles of those who leave. */
  giveAgain(tx: Tx, userId: string): Promise<void>;
}

interface Options {
  readonly database: Database;
  readonly deliveries: Pick<DiscordDeliveries, 'enqueue'>;
  readonly guildId: string;
  readonly clock: () => number;
}

interface RoleHolder {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null;
  readonly discordId: string | null;
  readonly role: string;
  readonly reason: UnlinkedPlayer['reason'];
}

const TASK = 'give roles of Discord';
const EVERY_MS = 60_000;
const MAX_UNLINKED = 200;
/** By how their names begin: what may change who has a role. */
const CAUSES = ['tournament.', 'team.', 'property.', 'account.changed'];

export function createRoleSync({ database, deliveries, guildId, clock }: Options): RoleSync {
  async function sync(tx: Tx): Promise<void> {
    await repository.lockSync(tx);
    const now = clock();
    const wanted = toGrants(await findHolders(tx, now));
    const given = await repository.findGrants(tx);
    const missing = without(wanted, given);
    const surplus = without(given, wanted);
    await repository.insertGrants(tx, missing, now);
    await repository.deleteGrants(tx, surplus);
    for (const grant of missing) await queue(tx, 'add_role', grant);
    for (const grant of surplus) await queue(tx, 'remove_role', grant);
  }

  async function queue(
    tx: Tx,
    kind: 'add_role' | 'remove_role',
    { user, role }: repository.Grant,
  ): Promise<void> {
    const request = { kind, guildId, userId: user, roleId: role, synced: true } as const;
    await deliveries.enqueue(tx, { key: `role:${uuidv7()}`, request }, clock());
  }

  return {
    task: {
      name: TASK,
      everyMs: EVERY_MS,
      runAtStart: true,
      run: () => database.transaction(sync),
    },
    async giveAgain(tx, userId) {
      await deleteFailedRoles(tx, userId);
      for (const grant of await repository.findGrantsOf(tx, userId))
        await queue(tx, 'add_role', grant);
    },
    onEvents(events) {
      const isCause = ({ type }: OutboxEvent) => CAUSES.some((start) => type.startsWith(start));
      if (!events.some(isCause)) return;
      // If it fails, the task compares after its own pause.
      database.transaction(async (tx) => wakeTask(tx, TASK)).catch(() => {});
    },
  };
}

/** Those who should have a role and have no account of Discord. */
export async function listUnlinked(db: Db, now: number): Promise<UnlinkedPlayer[]> {
  const unlinked = (await findHolders(db, now)).filter(({ discordId }) => discordId === null);
  const byKey = new Map(unlinked.map((holder) => [`${holder.reason}:${holder.id}`, holder]));
  return [...byKey.values()]
    .slice(0, MAX_UNLINKED)
    .map(({ reason, ...player }) => ({ reason, player: toPlayerReference(player) }));
}

async function findHolders(db: Db, now: number): Promise<RoleHolder[]> {
  const captains = (await repository.findCaptains(db)).map((captain) => ({
    ...captain,
    reason: 'captain' as const,
  }));
  const members = await withRole(db, 'team', () => repository.findTeamMembers(db));
  const moderators = await withRole(db, 'moderator', () => findStaff(db, 'Moderator', now));
  const admins = await withRole(db, 'admin', () => findStaff(db, 'Admin', now));
  return [...captains, ...admins, ...moderators, ...members];
}

async function findStaff(db: Db, rule: string, now: number) {
  return repository.findAllByIds(db, await findAccountIds(db, { rule, now }));
}

/** Nobody is looked for while no role is chosen. */
async function withRole(
  db: Db,
  kind: RoleKind,
  find: () => Promise<readonly Omit<RoleHolder, 'role' | 'reason'>[]>,
): Promise<RoleHolder[]> {
  const role = await findChosenId(db, ROLE_PROPERTIES[kind]);
  if (role === null) return [];
  const reason = kind === 'team' ? 'team' : 'staff';
  return (await find()).map((holder) => ({ ...holder, role, reason }));
}

/** Once each: the leader of a team can be the captain in two tournaments with one role. */
function toGrants(holders: readonly RoleHolder[]): repository.Grant[] {
  const grants = holders.flatMap(({ discordId, role }) =>
    discordId === null || !/^\d{1,19}$/.test(discordId) ? [] : [{ user: discordId, role }],
  );
  return [...new Map(grants.map((grant) => [keyOf(grant), grant])).values()];
}

function without(
  grants: readonly repository.Grant[],
  others: readonly repository.Grant[],
): repository.Grant[] {
  const keys = new Set(others.map(keyOf));
  return grants.filter((grant) => !keys.has(keyOf(grant)));
}

function keyOf({ user, role }: repository.Grant): string {
  return `${user}:${role}`;
}
