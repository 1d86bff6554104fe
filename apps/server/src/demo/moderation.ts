/** What moderators wrote and decided in a year, with the entries of the audit log. */
import { pick, type Random, seeded } from '@mes/domain/random/random';
import type { PoolClient } from 'pg';
import { bans } from '../features/moderation/tables';
import { notes } from '../features/notes/tables';
import { auditLog } from '../platform/audit/tables';
import { copyRows } from '../platform/database/copy';
import type { Community, DemoSize } from './community';
import { createIdGenerator } from './messages';

type Ban = typeof bans.$inferInsert;
type Note = typeof notes.$inferInsert;
type Audit = typeof auditLog.$inferInsert;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SEED = 2_047;
const DAYS_BETWEEN_BANS: Record<DemoSize, number> = { full: 9, small: 40 };

const NOTES = [
  {
    player: 'banned',
    daysAgo: 21,
    text: 'Reported by two leaders for aim that follows through walls. Recording requested.',
  },
  {
    player: 'banned',
    daysAgo: 20,
    text: 'The recording shows a modified client. Banned, told how to appeal.',
  },
  {
    player: 'newcomer',
    daysAgo: 6,
    text: 'Asked twice how to join a team. Friendly, was sent the tutorial.',
  },
];

/** None of them keeps anybody from a match that the demo has played. */
const REASONS = [
  { scope: 'chat', days: 7, reason: 'Insults in the chat of a final' },
  { scope: 'chat', days: 2, reason: 'Advertising for another site' },
  { scope: 'chat', days: 14, reason: 'Spoilers of a delayed match, again' },
  { scope: 'voting', days: 30, reason: 'Voted with a second account' },
] as const;

const IN_FORCE = [
  { scope: 'chat', daysAgo: 3, days: 14, reason: 'Spam in every match room' },
  { scope: 'voting', daysAgo: 12, days: 60, reason: 'Three accounts that always voted the same' },
  { scope: 'tournaments', daysAgo: 33, days: null, reason: 'Played under the id of a friend' },
] as const;

interface Records {
  readonly id: (at: number) => string;
  readonly bans: Ban[];
  readonly notes: Note[];
  readonly audits: Audit[];
}

export async function fillModeration(
  client: PoolClient,
  community: Community,
  { size, now }: { size: DemoSize; now: number },
): Promise<void> {
  const records: Records = { id: createIdGenerator(), bans: [], notes: [], audits: [] };
  const random = seeded(SEED);
  const named = new Set(community.accounts.map((account) => account.id));
  const others = community.players.filter(({ id }) => !named.has(id));
  for (const { player, daysAgo, text } of NOTES) {
    addNote(records, { player, text, at: now - daysAgo * DAY });
  }
  for (const { player, scope, reason, createdAt } of community.bans) {
    addAudit(records, {
      at: createdAt,
      action: 'ban.created',
      player: player!,
      after: { reason, scope },
    });
  }
  addPastBans(records, { random, others, now, everyDays: DAYS_BETWEEN_BANS[size] });
  // Free agents, from the end: the first ones are staff.
  const free = others.filter(({ team }) => team === null).slice(-IN_FORCE.length);
  free.forEach(({ id }, index) => {
    const { daysAgo, days, ...ban } = IN_FORCE[index]!;
    const at = now - daysAgo * DAY;
    addBan(records, { ...ban, player: id, at, until: days === null ? null : at + days * DAY });
  });
  addTeamBan(records, community, now);
  await copyRows(client, notes, records.notes);
  await copyRows(client, bans, records.bans);
  await copyRows(client, auditLog, records.audits);
}

interface PastBans {
  readonly random: Random;
  readonly others: Community['players'];
  readonly now: number;
  readonly everyDays: number;
}

/** Some of them were lifted before their end. */
function addPastBans(records: Records, { random, others, now, everyDays }: PastBans): void {
  for (let daysAgo = 360; daysAgo > 40; daysAgo -= everyDays) {
    const at = now - daysAgo * DAY - Math.floor(random() * 10 * HOUR);
    const { scope, days, reason } = pick(random, REASONS);
    const player = pick(random, others).id;
    const until = at + days * DAY;
    const liftedAt = random() < 0.25 ? at + (days / 2) * DAY : null;
    addNote(records, { player, text: `${reason}. Seen by two of us.`, at: at - HOUR });
    addBan(records, { player, scope, reason, at, until, liftedAt });
  }
}

/** The last team plays nothing that is still to come. */
function addTeamBan(records: Records, { teams }: Community, now: number): void {
  const team = teams.at(-1)!.id;
  const createdAt = now - 30 * DAY;
  const ban = {
    scope: 'tournaments',
    reason: 'Left a tournament in the middle, for the third time',
    until: now - 2 * DAY,
  } as const;
  const by = { createdBy: 'moderator', liftedAt: null, liftedBy: null };
  records.bans.push({ ...ban, ...by, id: records.id(createdAt), player: null, team, createdAt });
  records.audits.push({
    ...{ id: records.id(createdAt), at: createdAt, actor: 'moderator', action: 'ban.created' },
    ...{ subject: `team:${team}`, before: null, after: ban },
  });
}

function addNote(
  { id, notes: rows, audits }: Records,
  { player, text, at }: { player: string; text: string; at: number },
): void {
  const noteId = id(at);
  const note = { id: noteId, player, text, createdAt: at, createdBy: 'moderator' };
  rows.push(note);
  audits.push({
    ...{ id: id(at), at, actor: 'moderator', action: 'note.added', subject: `note:${noteId}` },
    ...{ before: null, after: { about: `player:${player}`, note: text } },
  });
}

interface PlayerBan {
  readonly player: string;
  readonly scope: Ban['scope'];
  readonly reason: string;
  readonly at: number;
  readonly until: number | null;
  readonly liftedAt?: number | null;
}

function addBan(records: Records, { player, at, liftedAt = null, ...ban }: PlayerBan): void {
  records.bans.push({
    ...ban,
    ...{ id: records.id(at), player, team: null, createdAt: at, createdBy: 'moderator' },
    ...{ liftedAt, liftedBy: liftedAt === null ? null : 'admin' },
  });
  addAudit(records, { at, action: 'ban.created', player, after: ban });
  if (liftedAt === null) return;
  const lifted = { at: liftedAt, action: 'ban.lifted', actor: 'admin', player };
  addAudit(records, { ...lifted, before: [ban.scope] });
}

interface DemoAudit extends Pick<Audit, 'at' | 'action' | 'actor' | 'before' | 'after'> {
  readonly player: string;
}

function addAudit({ id, audits }: Records, { player, ...entry }: DemoAudit): void {
  const defaults = { actor: 'moderator', before: null, after: null };
  audits.push({ ...defaults, ...entry, id: id(entry.at), subject: `player:${player}` });
}
