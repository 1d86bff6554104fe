import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyTransfers, type Balances } from '../voting/ledger';
import { type PaidVote, settle } from '../voting/settlement';
import { orderProblem } from './orders';
import { type EndState, piecesReturned, release, reserve } from './requests';

const GRANT = 100;
const PEOPLE = ['ann', 'ben', 'cleo'];
const PRICE = 60;
const STOCK = 4;

/** A season with one voting match and one item, as the services run them. */
class Season {
  balances: Balances = new Map();
  left = STOCK;
  readonly requests: { id: string; accountId: string; state: 'open' | EndState }[] = [];
  votes: readonly PaidVote[] = [];

  constructor() {
    for (const person of PEOPLE) {
      this.balances = applyTransfers(this.balances, [
        { from: 'issuance', to: `wallet:${person}`, points: GRANT, reason: 'grant' },
      ]);
    }
  }

  walletOf = (accountId: string) => ({
    balance: this.balances.get(`wallet:${accountId}`) ?? 0,
    debt: 0 - (this.balances.get(`debt:${accountId}`) ?? 0),
  });

  vote({ accountId, team, points }: { accountId: string; team: 'A' | 'B'; points: number }): void {
    const isFirst = !this.votes.some((vote) => vote.accountId === accountId);
    if (!isFirst || this.walletOf(accountId).balance < points) return;
    this.balances = applyTransfers(this.balances, [
      { from: `wallet:${accountId}`, to: 'pool:m', points, reason: 'stake' },
    ]);
    const vote = { voteId: accountId, accountId, team, points, paid: 0, voided: false };
    this.votes = [...this.votes, vote];
    // As if the result were known already: a settled match takes no stakes otherwise.
    this.settle('undecided');
  }

  settle(result: 'A' | 'B' | 'returned' | 'undecided'): void {
    const { transfers, paid } = settle({ id: 'm', votes: this.votes }, result, this.walletOf);
    this.balances = applyTransfers(this.balances, transfers);
    this.votes = this.votes.map((vote) => ({ ...vote, paid: paid.get(vote.voteId) ?? vote.paid }));
  }

  order(accountId: string): void {
    const { balance, debt } = this.walletOf(accountId);
    const problem = orderProblem(
      {
        price: PRICE,
        left: this.left,
        perPerson: null,
        availableFrom: null,
        availableUntil: null,
        archived: false,
      },
      { balance: balance - debt, ordered: 0 },
      0,
    );
    if (problem !== null) return;
    const id = `r${this.requests.length}`;
    this.balances = applyTransfers(this.balances, [reserve({ id, accountId, points: PRICE })]);
    this.left -= 1;
    this.requests.push({ id, accountId, state: 'open' });
  }

  end(index: number, state: EndState): void {
    const request = this.requests.filter((each) => each.state === 'open')[index];
    if (!request) return;
    this.balances = applyTransfers(this.balances, [release({ ...request, points: PRICE }, state)]);
    this.left += piecesReturned(state);
    request.state = state;
  }
}

const accountId = fc.constantFrom(...PEOPLE);
const step = fc.oneof(
  accountId.map((id) => (season: Season) => season.order(id)),
  fc
    .tuple(fc.nat(3), fc.constantFrom<EndState>('fulfilled', 'refused', 'cancelled', 'expired'))
    .map(
      ([index, state]) =>
        (season: Season) =>
          season.end(index, state),
    ),
  fc
    .record({
      accountId,
      team: fc.constantFrom('A' as const, 'B' as const),
      points: fc.integer({ min: 1, max: 80 }),
    })
    .map((vote) => (season: Season) => season.vote(vote)),
  fc
    .constantFrom('A' as const, 'B' as const, 'returned' as const, 'undecided' as const)
    .map((result) => (season: Season) => season.settle(result)),
);

it('no history of votes, results and requests loses or invents points or pieces', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const season = new Season();
      for (const run of steps) {
        // Throws where a wallet, pool or escrow would hold less than nothing.
        run(season);
        const { balances, requests, left } = season;
        expect([...balances.values()].reduce((sum, points) => sum + points, 0)).toBe(0);
        for (const { id, state } of requests) {
          expect(balances.get(`escrow:${id}`)).toBe(state === 'open' ? PRICE : 0);
        }
        const taken = requests.filter(({ state }) => state === 'open' || state === 'fulfilled');
        expect(left).toBe(STOCK - taken.length);
        expect(left).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 500 },
  );
});
