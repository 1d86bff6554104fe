import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFUSE_MAPS } from '../maps/maps';
import { seeded } from '../random/random';
import { VETO_FORMATS } from './formats';
import { countVetoes, NO_VETOES, type TeamVeto } from './team-counts';
import { applyTimeout, openVeto } from './veto';

const POOL = DEFUSE_MAPS.slice(0, 9);

type Moves = TeamVeto['veto']['moves'];
const turn = (slot: number, by: 'A' | 'B', choice: Moves[number]['choice']): Moves[number] => ({
  ...{ slot, by, choice, automatic: false, at: 0, endsAt: 0 },
});
const map = (name: (typeof DEFUSE_MAPS)[number]) => ({ kind: 'map', map: name }) as const;
const side = { kind: 'side', side: 'breach' } as const;

/** A bans Plaza, B bans Canals, A picks Legacy, B picks Grounded. */
const BO2: TeamVeto['veto'] = {
  format: 'BO2',
  pool: POOL,
  moves: [
    turn(0, 'A', map('Plaza')),
    turn(1, 'B', map('Canals')),
    turn(2, 'A', map('Legacy')),
    turn(2, 'B', side),
    turn(3, 'B', map('Grounded')),
    turn(3, 'A', side),
  ],
};
const BO1: TeamVeto['veto'] = {
  format: 'BO1',
  pool: POOL,
  moves: [turn(0, 'B', map('Plaza')), turn(1, 'A', map('Raid'))],
};

describe('the vetoes of a team', () => {
  it('count its own bans and picks apart from those of others', () => {
    const counts = countVetoes([{ veto: BO2, own: 'A' }]);
    const once = { ...NO_VETOES, vetoes: 1, pickVetoes: 1 };
    expect(counts.get('Plaza')).toEqual({ ...once, banned: 1 });
    expect(counts.get('Canals')).toEqual({ ...once, bannedByOthers: 1 });
    expect(counts.get('Legacy')).toEqual({ ...once, picked: 1 });
    expect(counts.get('Grounded')).toEqual(once);
    expect(counts.get('Castello')).toBeUndefined();
  });

  it('count a veto without picks as none in which it had a pick', () => {
    const counts = countVetoes([
      { veto: BO2, own: 'B' },
      { veto: BO1, own: 'A' },
    ]);
    expect(counts.get('Plaza')).toEqual({
      ...{ vetoes: 2, banned: 0, bannedByOthers: 2, picked: 0, pickVetoes: 1 },
    });
    expect(counts.get('Raid')).toMatchObject({ vetoes: 2, banned: 1, pickVetoes: 1 });
  });

  it('count a side that a team chose on the pick of the other as no pick', () => {
    const veto = { ...BO2, moves: BO2.moves.slice(0, 4) };
    expect(countVetoes([{ veto, own: 'B' }]).get('Legacy')).toMatchObject({
      ...{ picked: 0, pickVetoes: 0 },
    });
  });

  it('never count more than there were', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...VETO_FORMATS), fc.nat(), fc.constantFrom('A', 'B'))),
        (played) => {
          const vetoes = played.map(([format, seed, own]) => {
            let veto = openVeto({ format, pool: POOL, nonce: 'n', now: 0 });
            const random = seeded(seed);
            while (veto.turn) {
              const outcome = applyTimeout(veto, { now: veto.turn.endsAt!, random });
              if (!outcome.ok) throw new Error(outcome.reason);
              veto = outcome.veto;
            }
            return { veto, own };
          });
          for (const { vetoes: total, pickVetoes, ...counts } of countVetoes(vetoes).values()) {
            expect(counts.banned + counts.bannedByOthers + counts.picked).toBeLessThanOrEqual(
              total,
            );
            expect(counts.picked).toBeLessThanOrEqual(pickVetoes);
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});
