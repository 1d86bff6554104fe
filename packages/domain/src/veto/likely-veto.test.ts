import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFUSE_MAPS, type DefuseMap } from '../maps/maps';
import { BAN, PICK, VETO_FORMATS, VETO_SEQUENCES } from './formats';
import { likelyVeto, type VetoCountsByMap } from './likely-veto';
import { NO_VETOES, type VetoCounts } from './team-counts';

const POOL = DEFUSE_MAPS.slice(0, 9);

/** Ten vetoes with the whole pool, of which these are the bans and picks. */
function habits(own: Partial<Record<DefuseMap, Partial<VetoCounts>>>): VetoCountsByMap {
  const usual = { ...NO_VETOES, vetoes: 10, pickVetoes: 10 };
  return new Map(POOL.map((map) => [map, { ...usual, ...own[map] }]));
}

const TIDE = habits({ Canals: { banned: 7 }, Village: { banned: 6 }, Legacy: { picked: 5 } });
const KESTREL = habits({ Bureau: { banned: 8 }, Grounded: { banned: 4 }, Soar: { picked: 6 } });
const usual = { format: 'BO3', pool: POOL, first: 'A', counts: { A: TIDE, B: KESTREL } } as const;

const told = (veto: ReturnType<typeof likelyVeto>) =>
  veto?.steps.map(({ by, kind, map }) => `${by} ${kind} ${map}`);

describe('a likely veto', () => {
  it('has each team ban and pick what it bans and picks most', () => {
    const veto = likelyVeto(usual);
    expect(told(veto)).toEqual([
      ...['A ban Canals', 'B ban Bureau', 'A pick Legacy', 'B pick Soar'],
      ...['A ban Village', 'B ban Grounded'],
    ]);
    expect(veto?.vetoes).toEqual({ A: 10, B: 10 });
  });

  it('has the other team begin where it has the higher seed', () => {
    expect(told(likelyVeto({ ...usual, first: 'B', format: 'BO2' }))).toEqual([
      ...['B ban Bureau', 'A ban Canals', 'B pick Soar', 'A pick Legacy'],
    ]);
  });

  it('takes the next map where the other team has taken the favourite', () => {
    const B = habits({ Canals: { banned: 9 }, Bureau: { banned: 2 } });
    expect(told(likelyVeto({ ...usual, counts: { A: TIDE, B } }))).toEqual([
      ...['A ban Canals', 'B ban Bureau', 'A pick Legacy'],
    ]);
  });

  it('counts shares, so that a map that was in few pools is not forgotten', () => {
    const A = new Map([...TIDE, ['Canals', { ...NO_VETOES, vetoes: 4, banned: 3 }] as const]);
    expect(told(likelyVeto({ ...usual, counts: { A, B: KESTREL } }))?.[0]).toBe('A ban Canals');
  });

  it('is what both orders have in common while the first turn is to be drawn', () => {
    const B = habits({ Canals: { banned: 9 }, Bureau: { banned: 2 }, Soar: { picked: 4 } });
    // Canals is gone either way, but not who bans it; all else happens in both.
    expect(told(likelyVeto({ ...usual, first: null, counts: { A: TIDE, B } }))).toEqual([
      ...['B ban Bureau', 'A pick Legacy', 'B pick Soar', 'A ban Village'],
    ]);
  });

  it.each([
    ['a team has too few vetoes', habits({}), 2],
    ['a team has no habits', habits({}), 10],
    ['a team did everything once only', habits({ Bureau: { banned: 1 } }), 10],
  ])('is absent where %s', (_, counts, vetoes) => {
    const B = new Map([...counts].map(([map, count]) => [map, { ...count, vetoes }]));
    expect(likelyVeto({ ...usual, counts: { A: TIDE, B } })).toBeNull();
  });

  it('never names a map twice, nor more turns than the format has', () => {
    const count = fc.record({ banned: fc.nat(6), picked: fc.nat(4) });
    const team = fc
      .array(count, { minLength: 9, maxLength: 9 })
      .map((counts) =>
        habits(Object.fromEntries(counts.map((each, index) => [POOL[index]!, each]))),
      );
    fc.assert(
      fc.property(
        fc.constantFrom(...VETO_FORMATS),
        fc.constantFrom('A' as const, 'B' as const, null),
        fc.record({ A: team, B: team }),
        (format, first, counts) => {
          const steps = likelyVeto({ format, pool: POOL, first, counts })?.steps ?? [];
          expect(new Set(steps.map(({ map }) => map)).size).toBe(steps.length);
          const turns = VETO_SEQUENCES[format].filter((code) => code === BAN || code === PICK);
          expect(steps.length).toBeLessThanOrEqual(turns.length);
        },
      ),
    );
  });
});
