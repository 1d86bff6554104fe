import type { Transfer } from '@mes/domain/voting/ledger';
import { SEASON_GRANT } from '@mes/domain/voting/rules';
import type { votingTransfers, votingWallets } from '../features/voting/tables';
import type { voterStandings } from './voting-standings';

interface StakedVote {
  readonly account: string;
  readonly match: string;
  readonly season: number;
}

/** Balances by season and account, with every transfer that made them. */
export class SeasonLedgers {
  readonly transfers: (typeof votingTransfers.$inferInsert)[] = [];
  readonly #balances = new Map<string, number>();

  /** Whoever has not voted yet has the points of the season before them. */
  balanceOf(season: number, account: string): number {
    return this.#balances.get(`${season} wallet:${account}`) ?? SEASON_GRANT;
  }

  /** Puts points into the pool, or takes them out below zero. Grants the points of the season first. */
  stake(vote: StakedVote, points: number, at: number): void {
    const [wallet, pool] = [`wallet:${vote.account}`, `pool:${vote.match}`] as const;
    if (!this.#balances.has(`${vote.season} ${wallet}`)) {
      const grant = {
        from: 'issuance',
        to: wallet,
        points: SEASON_GRANT,
        reason: 'grant',
      } as const;
      this.move(vote.season, grant, at);
    }
    this.move(
      vote.season,
      points > 0
        ? { from: wallet, to: pool, points, reason: 'stake' }
        : { from: pool, to: wallet, points: -points, reason: 'unstake' },
      at,
    );
  }

  move(season: number, { from, to, points, reason }: Transfer, at: number): void {
    this.transfers.push({ season, from, to, points, reason, at });
    const add = (account: string, change: number) => {
      const key = `${season} ${account}`;
      this.#balances.set(key, (this.#balances.get(key) ?? 0) + change);
    };
    add(from, -points);
    add(to, points);
  }

  wallets(standingOf: ReturnType<typeof voterStandings>): (typeof votingWallets.$inferInsert)[] {
    return [...this.#balances].flatMap(([key, balance]) => {
      const [season, account] = key.split(/ wallet:/);
      if (account === undefined) return [];
      const wallet = { season: Number(season), account };
      return [{ ...wallet, balance, debt: 0, ...standingOf(wallet) }];
    });
  }
}
