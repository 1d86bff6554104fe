import { VETO_SEQUENCES } from '@mes/domain/veto/formats';
import { expect, it } from 'vitest';
import { cellsOfVeto } from './veto-cells';

const open = VETO_SEQUENCES.BO3.map((code) => ({
  ...{ code, map: null, by: null, automatic: false, sideA: null, at: null },
}));
const turn = { slot: 0, by: 'B', chooses: 'map', token: 'turn', endsAt: 1 } as const;

it('names the team of every open slot, from who has the first turn', () => {
  const cells = cellsOfVeto({ format: 'BO3', slots: open, turn }, true);
  expect(cells.map(({ by }) => by)).toEqual(['B', 'A', 'B', 'A', 'B', 'A', null, null, null]);
  expect(cells.findIndex(({ isNext }) => isNext)).toBe(0);
});

it('goes on from what was chosen', () => {
  const slots = open.map((slot, index) =>
    index === 0 ? { ...slot, map: 'Legacy' as const, by: 'A' as const, at: 1 } : slot,
  );
  const cells = cellsOfVeto({ format: 'BO3', slots, turn: { ...turn, slot: 1 } }, true);
  expect(cells.slice(0, 3).map(({ by }) => by)).toEqual(['A', 'B', 'A']);
});

it('names nobody before the veto starts', () => {
  const cells = cellsOfVeto({ format: 'BO3', slots: open, turn: null }, true);
  expect(cells.every(({ by, isNext }) => by === null && !isNext)).toBe(true);
});
