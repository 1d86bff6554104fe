/** People of the demo who vote with several accounts, so that staff have something to look at. */
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { voteOrigins, votes } from '../features/voting/tables';
import { originPeriod } from '../platform/origin-hash/origin-hash';
import { DEMO_ACCOUNTS } from './community';

export interface Ring {
  readonly accountIds: readonly string[];
  /** Which part of the time to vote has passed when the first of them votes. */
  readonly passed: number;
  /** Between two of their votes on a match. */
  readonly gapMs: number;
  /** As in `vote_origins`; the accounts have nothing in common where both are null. */
  readonly device: string | null;
  readonly address: string | null;
}

type VoteRow = Pick<typeof votes.$inferInsert, 'id' | 'account' | 'castAt'>;

/** One person at one browser, and a room full of friends who vote as they are told. */
export function planRings(playerIds: readonly string[]): Ring[] {
  const staff = new Set<string>(DEMO_ACCOUNTS.map(({ name }) => name));
  const others = playerIds.filter((id) => !staff.has(id));
  return [
    {
      accountIds: others.slice(10, 13),
      passed: 0.4,
      gapMs: 41_000,
      device: 'demo-browser-of-one-person',
      address: null,
    },
    {
      accountIds: others.slice(20, 24),
      passed: 0.6,
      gapMs: 230,
      device: null,
      address: 'demo-address-of-a-hall',
    },
  ];
}

/** Members of a ring vote one after the other. */
export function ringVote(
  ring: Ring,
  { accountId, match, from, to }: { accountId: string; match: number; from: number; to: number },
): { castAt: number; team: TeamSlot } {
  const place = ring.accountIds.indexOf(accountId);
  const castAt = Math.round(from + (to - from) * ring.passed) + place * ring.gapMs;
  return { castAt, team: match % 3 === 0 ? 'B' : 'A' };
}

/** Of votes whose hashes would not have been deleted yet. Everybody else has an address of their own. */
export function originsOf(
  cast: readonly VoteRow[],
  { rings, now }: { rings: readonly Ring[]; now: number },
): (typeof voteOrigins.$inferInsert)[] {
  const recent = cast.filter(({ castAt }) => originPeriod(castAt) >= originPeriod(now) - 1);
  return recent.map(({ id, account, castAt }) => {
    const ring = rings.find(({ accountIds }) => accountIds.includes(account));
    return {
      vote: id,
      period: originPeriod(castAt),
      address: ring?.address ?? `demo-address-of-${account}`,
      device: ring?.device ?? null,
    };
  });
}
