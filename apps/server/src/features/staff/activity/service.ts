/** What staff did in a period, and what it is worth. */
import type { Page } from '@mes/contract/define';
import { InvalidParameter } from '@mes/contract/errors';
import type { ActivityEntry, MessageActivity, StaffActivity } from '@mes/contract/staff';
import { rankByPoints } from '@mes/domain/staff/activity';
import type { Db } from '../../../platform/database/database';
import { findReferences } from '../../players/service';
import { findLastSeen } from '../repository';
import { compareNames, listMembers } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

const DEFAULT_PERIOD_MS = 30 * 86_400_000;
const NOTHING = { points: 0, messages: 0, tickets: 0, matches: 0, captured: 0 };

export function toPeriod(
  { start, end }: { start?: number; end?: number },
  now: number,
): repository.ActivityPeriod {
  const last = end ?? now;
  const first = start ?? Math.max(0, last - DEFAULT_PERIOD_MS);
  if (first > last) throw new InvalidParameter('start', texts.wrongPeriod);
  return { start: first, end: last };
}

/** Everyone on the staff, and of those who left whoever did something in the period. */
export async function readLeaderboard(
  db: Db,
  period: repository.ActivityPeriod,
): Promise<StaffActivity[]> {
  const [members, totals, lastSeen] = await Promise.all([
    listMembers(db),
    repository.sumByPlayer(db, { period }),
    findLastSeen(db),
  ]);
  const byPlayer = new Map(totals.map(({ player, ...sums }) => [player, sums]));
  const rows = members
    .filter(({ id, old }) => !old || byPlayer.has(id))
    .toSorted(compareNames)
    .map((staff) => ({
      staff,
      ...(byPlayer.get(staff.id) ?? NOTHING),
      lastSeenAt: lastSeen.get(staff.id) ?? null,
    }));
  return rankByPoints(rows);
}

export async function listActivity(
  db: Db,
  query: repository.ActivityQuery & { page: number; size: number },
): Promise<Page<ActivityEntry[]>> {
  const rows = await repository.findPage(db, query);
  // A page after the last one has no row that knows it.
  const total = rows[0]?.total ?? (await repository.countEntries(db, query));
  const players = await findReferences(
    db,
    rows.flatMap(({ player, addedBy }) => (addedBy === null ? [player] : [player, addedBy])),
  );
  const data = rows.map(({ player, addedBy, total: _total, ...entry }) => ({
    ...entry,
    staff: players.get(player)!,
    addedBy: addedBy === null ? null : (players.get(addedBy) ?? null),
  }));
  return { data, total };
}

/** Whoever wrote most comes first. */
export async function countMessages(
  db: Db,
  query: repository.ActivityQuery,
): Promise<MessageActivity> {
  const rows = await repository.countMessagesByDay(db, query);
  const ids = [...new Set(rows.map(({ player }) => player))];
  const players = await findReferences(db, ids);
  const staff = ids
    .map((id) => {
      const days = rows.filter(({ player }) => player === id);
      return {
        player: players.get(id)!,
        total: days.reduce((sum, { messages }) => sum + messages, 0),
        days: days.map(({ day, messages }) => ({ day, messages })),
      };
    })
    .toSorted((one, other) => other.total - one.total);
  return { ...query.period, total: staff.reduce((sum, { total }) => sum + total, 0), staff };
}
