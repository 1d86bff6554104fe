import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTransfers, type Balances, type LedgerAccount, type Transfer } from './ledger';
import type { VotingResult } from './payouts';
import { type PaidVote, settle } from './settlement';

const GRANT = 100;
const PEOPLE = ['ann', 'ben', 'cleo', 'dan'];
const MATCHES = ['m1', 'm2', 'm3'];

interface Match {
  readonly votes: ReadonlyMap<string, PaidVote>;
  readonly result: VotingResult;
}

/** A season in memory: what the service does, with the ledger as the only store of points. */
class Season {
  balances: Balances = new Map();
  readonly matches = new Map<string, Match>(
    MATCHES.map((id) => [id, { votes: new Map(), result: 'undecided' }]),
  );

  constructor() {
    for (const person of PEOPLE) {
      this.move({ from: 'issuance', to: `wallet:${person}`, points: GRANT, reason: 'grant' });
    }
  }

  move(...transfers: Transfer[]): void {
    this.balances = applyTransfers(this.balances, transfers);
  }

  balanceOf(account: LedgerAccount): number {
    return this.balances.get(account) ?? 0;
  }

  walletOf = (accountId: string) => ({
    balance: this.balanceOf(`wallet:${accountId}`),
    debt: 0 - this.balanceOf(`debt:${accountId}`),
  });

  vote({ accountId, matchId, team, points }: VoteStep): void {
    this.deleteVote({ accountId, matchId });
    const { votes, result } = this.matches.get(matchId)!;
    if (result !== 'undecided' || this.walletOf(accountId).balance < points) return;
    this.move({
      from: `wallet:${accountId}`,
      to: `pool:${matchId}`,
      points,
      reason: 'stake',
    });
    const voteId = `${matchId}-${accountId}`;
    const vote = { voteId, accountId, team, points, paid: 0, voided: false };
    this.matches.set(matchId, { votes: new Map(votes).set(accountId, vote), result });
  }

  deleteVote({ accountId, matchId }: { accountId: string; matchId: string }): void {
    const { votes, result } = this.matches.get(matchId)!;
    const vote = votes.get(accountId);
    if (!vote || result !== 'undecided') return;
    this.move({
      from: `pool:${matchId}`,
      to: `wallet:${accountId}`,
      points: vote.points,
      reason: 'unstake',
    });
    const left = new Map(votes);
    left.delete(accountId);
    this.matches.set(matchId, { votes: left, result });
  }

  voidVote({ accountId, matchId }: { accountId: string; matchId: string }): void {
    const { votes, result } = this.matches.get(matchId)!;
    const vote = votes.get(accountId);
    if (!vote) return;
    const changed = new Map(votes).set(accountId, { ...vote, voided: true });
    this.matches.set(matchId, { votes: changed, result });
    this.settle(matchId, result);
  }

  settle(matchId: string, result: VotingResult): readonly Transfer[] {
    const { votes } = this.matches.get(matchId)!;
    const { transfers, paid } = settle(
      { id: matchId, votes: [...votes.values()] },
      result,
      this.walletOf,
    );
    this.move(...transfers);
    const next = new Map(
      [...votes].map(([id, vote]) => [id, { ...vote, paid: paid.get(vote.voteId) ?? vote.paid }]),
    );
    this.matches.set(matchId, { votes: next, result });
    return transfers;
  }
}

interface VoteStep {
  readonly accountId: string;
  readonly matchId: string;
  readonly team: 'A' | 'B';
  readonly points: number;
}

const accountId = fc.constantFrom(...PEOPLE);
const matchId = fc.constantFrom(...MATCHES);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({
        accountId,
        matchId,
        team: fc.constantFrom('A' as const, 'B' as const),
        points: fc.integer({ min: 1, max: 100 }),
      })
      .map((vote) => (season: Season) => season.vote(vote)),
  },
  fc.record({ accountId, matchId }).map((vote) => (season: Season) => season.deleteVote(vote)),
  fc.record({ accountId, matchId }).map((vote) => (season: Season) => season.voidVote(vote)),
  {
    weight: 3,
    arbitrary: fc
      .tuple(matchId, fc.constantFrom<VotingResult>('A', 'B', 'returned', 'undecided'))
      .map(
        ([id, result]) =>
          (season: Season) =>
            void season.settle(id, result),
      ),
  },
);

describe('settlement of a voting match', () => {
  it('keeps the ledger at zero, wallets above it and settled pools empty in any history', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const season = new Season();
        for (const run of steps) {
          run(season);
          expect([...season.balances.values()].reduce((sum, points) => sum + points, 0)).toBe(0);
          for (const [id, { votes, result }] of season.matches) {
            const staked = [...votes.values()].reduce((sum, vote) => sum + vote.points, 0);
            const pool = season.balanceOf(`pool:${id}`);
            expect(pool).toBe(result === 'undecided' ? staked : 0);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('moves nothing when it settles twice', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const season = new Season();
        for (const run of steps) run(season);
        for (const [id, { result }] of season.matches) {
          expect(season.settle(id, result)).toEqual([]);
        }
      }),
    );
  });

  it('ends as if the last result had been the only one, debts counted', () => {
    const results = fc.array(fc.constantFrom<VotingResult>('A', 'B', 'returned', 'undecided'), {
      maxLength: 5,
    });
    const votes = fc.array(
      fc.record({
        accountId,
        matchId: fc.constant('m1'),
        team: fc.constantFrom('A' as const, 'B' as const),
        points: fc.integer({ min: 1, max: 100 }),
      }),
    );
    fc.assert(
      fc.property(votes, results, fc.constantFrom<VotingResult>('A', 'B'), (list, before, last) => {
        const corrected = new Season();
        const direct = new Season();
        for (const vote of list) {
          corrected.vote(vote);
          direct.vote(vote);
        }
        for (const result of [...before, last]) corrected.settle('m1', result);
        direct.settle('m1', last);
        const worth = (season: Season, person: string) =>
          season.walletOf(person).balance - season.walletOf(person).debt;
        for (const person of PEOPLE) expect(worth(corrected, person)).toBe(worth(direct, person));
      }),
    );
  });

  it('takes back at most the balance and repays the rest from the next winnings', () => {
    const season = new Season();
    season.vote({ accountId: 'ann', matchId: 'm1', team: 'A', points: 50 });
    season.vote({ accountId: 'ben', matchId: 'm1', team: 'B', points: 50 });
    season.settle('m1', 'A');
    expect(season.walletOf('ann')).toEqual({ balance: 150, debt: 0 });

    season.vote({ accountId: 'ann', matchId: 'm2', team: 'A', points: 100 });
    season.vote({ accountId: 'cleo', matchId: 'm2', team: 'B', points: 40 });
    season.settle('m1', 'B');
    expect(season.walletOf('ann')).toEqual({ balance: 0, debt: 50 });
    expect(season.walletOf('ben')).toEqual({ balance: 150, debt: 0 });

    season.settle('m2', 'A');
    expect(season.walletOf('ann')).toEqual({ balance: 90, debt: 0 });
  });

  it('gives a returned stake back whole, whatever is owed', () => {
    const season = new Season();
    season.vote({ accountId: 'ann', matchId: 'm1', team: 'A', points: 50 });
    season.vote({ accountId: 'ben', matchId: 'm1', team: 'B', points: 50 });
    season.settle('m1', 'A');
    season.vote({ accountId: 'ann', matchId: 'm2', team: 'A', points: 100 });
    season.settle('m1', 'B');
    season.settle('m2', 'returned');
    expect(season.walletOf('ann')).toEqual({ balance: 100, debt: 50 });
  });
});

describe('the ledger', () => {
  it.each<[string, Transfer]>([
    [
      'an empty wallet cannot pay',
      { from: 'wallet:ann', to: 'pool:m1', points: 1, reason: 'stake' },
    ],
    [
      'nobody is paid who owes nothing as a repayment',
      { from: 'issuance', to: 'debt:ann', points: 1, reason: 'repayment' },
    ],
    ['nothing is no transfer', { from: 'issuance', to: 'wallet:ann', points: 0, reason: 'grant' }],
    [
      'half points do not exist',
      { from: 'issuance', to: 'wallet:ann', points: 0.5, reason: 'grant' },
    ],
  ])('%s', (_name, transfer) => {
    expect(() => applyTransfers(new Map(), [transfer])).toThrow(RangeError);
  });
});
