/** What browsers have reported: as much as the log keeps, which is 90 days. */
import { between, pick, type Random, seeded } from '@mes/domain/random/random';
import type { PoolClient } from 'pg';
import { playerLog, playerLogVersions } from '../features/logs/tables';
import { auditLog } from '../platform/audit/tables';
import { copyRows } from '../platform/database/copy';
import type { DemoSize } from './community';
import { createIdGenerator } from './messages';

type Entry = typeof playerLog.$inferInsert;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS = 89;
const SEED = 2_053;
const VISITS_A_DAY: Record<DemoSize, number> = { full: 12, small: 2 };

const PEOPLE = ['leader', 'member', 'newcomer', 'caster', 'clipper', 'streamer'];
const PATHS = [
  '/',
  '/leaderboards/players',
  '/voting',
  '/tournament/EmbersS4EU',
  '/blog',
  '/teams/create',
  '/dashboard',
];
const FAILURES = [
  { path: '/voting', message: 'The match has started: votes are closed.' },
  { path: '/teams/create', message: 'This name is taken.' },
  { path: '/tournament/EmbersS4EU', message: 'A roster has at least 5 players.' },
  { path: '/dashboard', message: 'It must be a picture: JPEG, PNG, WebP, AVIF or GIF.' },
];

export async function fillPlayerLog(
  client: PoolClient,
  { size, now }: { size: DemoSize; now: number },
): Promise<void> {
  const random = seeded(SEED);
  const id = createIdGenerator();
  const times = Array.from({ length: DAYS * VISITS_A_DAY[size] }, () =>
    between(random, HOUR, DAYS * DAY),
  ).toSorted((one, other) => other - one);
  const entries = times.map((ago) => entryOf(random, { id, at: now - ago }));
  const edited = editedEntry(id, now);
  await copyRows(client, playerLog, [...entries, edited.entry]);
  await copyRows(client, playerLogVersions, [edited.version]);
  await copyRows(client, auditLog, [edited.audit]);
}

function entryOf(random: Random, { id, at }: { id: (at: number) => string; at: number }): Entry {
  const isVisitor = random() < 0.3;
  const report =
    random() < 0.2
      ? { event: 'failed-call', ...pick(random, FAILURES) }
      : { event: 'visited-url', path: pick(random, PATHS), message: null };
  return {
    ...report,
    ...{ id: id(at), at, details: {}, editedAt: null, editedBy: null },
    player: isVisitor ? null : pick(random, PEOPLE),
    identifier: isVisitor ? `visitor-${between(random, 10_000_000, 99_999_999)}` : null,
  };
}

/** Somebody typed an address into a field, which an admin took out of the log. */
function editedEntry(id: (at: number) => string, now: number) {
  const at = now - 2 * DAY;
  const changedAt = at + 5 * HOUR;
  const entryId = id(at);
  const content = { event: 'failed-call', path: '/teams/create', details: {} };
  const before = { ...content, message: 'This name is taken: jo.miller@example.org' };
  const after = { ...content, message: 'This name is taken: (address removed)' };
  const entry = {
    ...{ id: entryId, player: 'newcomer', identifier: null, ...after, at },
    ...{ editedAt: changedAt, editedBy: 'admin' },
  };
  const version = { id: id(changedAt), entry: entryId, ...before, changedAt, changedBy: 'admin' };
  const audit = {
    ...{ id: id(changedAt), at: changedAt, actor: 'admin', action: 'player_log.edited' },
    ...{ subject: `player_log:${entryId}`, before, after: { message: after.message } },
  };
  return { entry, version, audit };
}
