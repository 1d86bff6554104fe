import { expect, it } from 'vitest';
import { planChunks, type SourceModule } from './plan';

/** `main` loads the pages a, b and c on demand. */
function plan(
  imports: Record<string, string[]>,
  {
    sizes = {},
    requestBytes = 100,
  }: { sizes?: Record<string, number>; requestBytes?: number } = {},
): string[] {
  const pages = ['a', 'b', 'c'];
  const ids = new Set([
    'main',
    ...pages,
    ...Object.keys(imports),
    ...Object.values(imports).flat(),
  ]);
  const modules = [...ids].map(
    (id): SourceModule => ({
      id,
      size: sizes[id] ?? 10,
      imports: (imports[id] ?? []).filter((imported) => !imported.startsWith('lazy')),
      lazyImports:
        id === 'main' ? pages : (imports[id] ?? []).filter((each) => each.startsWith('lazy')),
    }),
  );
  const groups = planChunks(modules, { main: 'main', requestBytes, weightOf: () => 1 });
  return [...new Set(groups.values())]
    .map((group) =>
      [...groups.keys()]
        .filter((id) => groups.get(id) === group)
        .sort()
        .join(' '),
    )
    .sort();
}

it('joins what the same pages use', () => {
  expect(plan({ a: ['x', 'y'], b: ['x', 'y'] })).toEqual(['x y']);
});

it('joins small modules that only some pages use', () => {
  expect(plan({ a: ['x', 'y'], b: ['x', 'y'], c: ['x'] })).toEqual(['x y']);
});

it('leaves large modules apart that another page would not use', () => {
  expect(plan({ a: ['x', 'y'], b: ['x', 'y'], c: ['x'] }, { sizes: { y: 500 } })).toEqual([
    'x',
    'y',
  ]);
});

it('counts what a module imports, too', () => {
  const imports = { a: ['x', 'y'], b: ['x', 'y'], c: ['x'], y: ['z'] };
  expect(plan(imports, { sizes: { z: 500 } })).toEqual(['x', 'y z']);
});

it('has no place for what the first file or one page alone needs', () => {
  expect(plan({ main: ['x'], a: ['x', 'y'], b: ['x'] })).toEqual([]);
});

it('takes for loaded what the page has that asks for a part', () => {
  const imports = { a: ['x', 'lazyPart'], lazyPart: ['x', 'y'], b: ['y'] };
  expect(plan(imports, { requestBytes: 0 })).toEqual(['x', 'y']);
});

it('never makes two files import each other', () => {
  // Joined, x and z would import the page a, which imports them.
  const imports = { a: ['x'], b: ['a', 'z'], c: ['x', 'z', 'a'], x: [], z: ['a'] };
  const groups = plan(imports, { requestBytes: 10_000 });
  expect(groups).not.toContain('x z');
});
