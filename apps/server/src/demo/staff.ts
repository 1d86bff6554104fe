/** The staff of the demo community, with those who left, and what they did in two years. */
import { between, pick, type Random, seeded } from '@mes/domain/random/random';
import type { PoolClient } from 'pg';
import { accounts, staffTerms } from '../features/accounts/tables';
import type { matches } from '../features/matches/tables';
import { roomMessages } from '../features/rooms/tables';
import { staffCredits } from '../features/staff/tables';
import { auditLog } from '../platform/audit/tables';
import { copyRows } from '../platform/database/copy';
import type { Community } from './community';
import { createIdGenerator } from './messages';

type Match = typeof matches.$inferInsert;
type Term = typeof staffTerms.$inferInsert & { until: number | null };

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const SEED = 2_031;
const DAYS = 730;

/** Beside the accounts to sign in with: days ago. */
const OTHERS = [
  { permissions: ['Moderator'], since: 720, until: null },
  { permissions: ['Moderator', 'readfacts'], since: 510, until: null },
  { permissions: ['Admin'], since: DAYS, until: 205 },
  { permissions: ['Moderator'], since: DAYS, until: 380 },
  { permissions: ['Moderator', 'editstream'], since: 600, until: 148 },
] as const;

const LINES = [
  'Both teams are here, you can start the veto.',
  'Please check in, the match starts in ten minutes.',
  'The lobby is open. Password as always.',
  'We give them five more minutes.',
  'Thank you, the result is in.',
  'Screenshots of both maps, please.',
  'Well played, both of you!',
];

const CREDITS = [
  { kind: 'Event on site', points: 40, note: 'Ran the desk of the finals' },
  { kind: 'Design', points: 25, note: 'New banners for the season' },
  { kind: 'Training', points: 15, note: 'Showed two new moderators how to capture' },
  { kind: 'Translation', points: 10, note: 'Rules in Spanish and Portuguese' },
  { kind: 'Correction', points: -5, note: 'A match was counted twice' },
] as const;
const DAYS_BETWEEN_CREDITS = 23;

interface StaffOptions {
  readonly community: Community;
  readonly series: readonly Match[];
  readonly now: number;
}

export async function fillStaff(client: PoolClient, options: StaffOptions): Promise<void> {
  const { community, series, now } = options;
  const random = seeded(SEED);
  const others = otherAccounts(community, now);
  const terms = termsOf(community, { others, now });
  await copyRows(
    client,
    accounts,
    others.map(({ account }) => account),
  );
  await copyRows(client, staffTerms, terms);
  const recent = series.filter(({ finishedAt }) => finishedAt && finishedAt > now - DAYS * DAY);
  await copyRows(client, auditLog, auditOf(recent, { random, terms }));
  await copyRows(client, roomMessages, messagesOf(recent, { random, terms }));
  await copyRows(client, staffCredits, creditsOf(terms, { random, now }));
}

/**
 * Free agents, because staff of the demo judge matches of all teams. Nobody signs in as them: there is no
 * such provider.
 */
function otherAccounts({ players, accounts: known }: Community, now: number) {
  const ids = new Set(known.map(({ id }) => id));
  const free = players.filter(({ id, team }) => team === null && !ids.has(id));
  return OTHERS.slice(0, free.length).map(({ permissions, since, until }, index) => {
    const { id } = free[index]!;
    return {
      account: {
        ...{ id, provider: 'demo', providerId: id, email: `${id}@example.org` },
        permissions: until === null ? [...permissions] : [],
        createdAt: now - (since + 30) * DAY,
      },
      term: {
        account: id,
        permissions: [...permissions],
        since: now - since * DAY,
        until: until === null ? null : now - until * DAY,
      },
    };
  });
}

function termsOf(
  { accounts: known }: Community,
  { others, now }: { others: ReturnType<typeof otherAccounts>; now: number },
): Term[] {
  const id = createIdGenerator();
  const current = known.flatMap(({ id: account, permissions = [], createdAt }) =>
    permissions.length === 0 ? [] : [{ account, permissions, since: createdAt, until: null }],
  );
  return [...current, ...others.map(({ term }) => term)].map((term) => ({ id: id(now), ...term }));
}

interface Duty {
  readonly random: Random;
  readonly terms: readonly Term[];
}

/** Somebody who could judge a match at that time. */
function onDuty({ random, terms }: Duty, at: number): string | null {
  const able = terms.filter(
    ({ permissions, since, until }) =>
      permissions.some((name) => name === 'Admin' || name === 'Moderator') &&
      since <= at &&
      (until === null || at <= until),
  );
  return able.length === 0 ? null : pick(random, able).account;
}

function auditOf(series: readonly Match[], duty: Duty): (typeof auditLog.$inferInsert)[] {
  const id = createIdGenerator();
  return series.flatMap(({ id: match, finishedAt, scoreA, scoreB, winner, state }) => {
    const at = finishedAt!;
    const actor = onDuty(duty, at);
    if (actor === null) return [];
    const subject = `match:${match}`;
    const result = {
      ...{ id: id(at), at, actor, subject, action: 'match.finished', before: null },
      after: { state, scoreA, scoreB, winner },
    };
    if (duty.random() > 0.15) return [result];
    const deleted = {
      ...{ id: id(at), at: at - 20 * MINUTE, actor, subject, action: 'chat.message_deleted' },
      ...{ before: null, after: null },
    };
    return [result, deleted];
  });
}

function messagesOf(series: readonly Match[], duty: Duty): (typeof roomMessages.$inferInsert)[] {
  const id = createIdGenerator();
  return series.flatMap(({ id: match, finishedAt, teamA, teamB }) => {
    const by = onDuty(duty, finishedAt! - 60 * MINUTE);
    if (by === null) return [];
    const count = between(duty.random, 0, 4);
    return Array.from({ length: count }, (_, index) => {
      const sentAt = finishedAt! - (count - index) * 9 * MINUTE;
      return {
        ...{ id: id(sentAt), match, pairing: `${teamA ?? ''}:${teamB ?? ''}`, by, sentAt },
        role: 'staff' as const,
        text: pick(duty.random, LINES),
      };
    });
  });
}

function creditsOf(
  terms: readonly Term[],
  { random, now }: { random: Random; now: number },
): (typeof staffCredits.$inferInsert)[] {
  const id = createIdGenerator();
  return Array.from({ length: Math.floor(DAYS / DAYS_BETWEEN_CREDITS) }, (_, index) => {
    const at = now - (index * DAYS_BETWEEN_CREDITS + between(random, 1, 9)) * DAY;
    const able = terms.filter(({ since, until }) => since <= at && (until === null || at <= until));
    return { able, at, credit: pick(random, CREDITS) };
  }).flatMap(({ able, at, credit }) =>
    able.length === 0
      ? []
      : [{ id: id(at), account: pick(random, able).account, ...credit, at, addedBy: 'admin' }],
  );
}
