import { expect, it } from 'vitest';
import { tear } from './tear';

it('edges that are not torn stay straight', () => {
  expect(tear({ edges: '', width: 300, height: 80 }).face).toBe(
    'polygon(0% 0%,100% 0%,100% 100%,0% 100%)',
  );
});

it('a cut end leans by 14 degrees', () => {
  const { rim } = tear({ edges: '', cut: 'l', width: 300, height: 100 });
  expect(rim).toBe('polygon(24.9px 0%,100% 0%,100% 100%,0% 100%)');
});

it('the same plate always has the same teeth, its neighbour has others', () => {
  const plate = { edges: 'rb', width: 700, height: 90 } as const;
  expect(tear({ ...plate, seed: 1 })).toEqual(tear({ ...plate, seed: 1 }));
  expect(tear({ ...plate, seed: 1 })).not.toEqual(tear({ ...plate, seed: 2 }));
});

it('the face lies within its rim', () => {
  const { rim, face } = tear({ edges: 'b', width: 500, height: 90 });
  const depths = (shape: string) =>
    [...shape.matchAll(/calc\(100% - ([\d.]+)px\)/g)].map(([, depth]) => Number(depth));
  const deepest = (shape: string) => Math.max(...depths(shape));
  expect(depths(face).every((depth) => depth > 0)).toBe(true);
  expect(deepest(face)).toBeGreaterThan(deepest(rim));
});
