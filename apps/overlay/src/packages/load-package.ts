import { DEFAULT_LAYOUTS } from './defaults/index';
import type { Layout, LayoutLoader, LayoutName, Package } from './kit';

/** One folder a package, loaded on demand. */
const files = import.meta.glob<{ default: Package }>(['./*/index.ts', '!./defaults/index.ts']);

export async function loadPackage(id: string): Promise<Package> {
  const load = files[`./${id}/index.ts`];
  if (!load) throw new Error(`There is no package ${id}.`);
  return (await load()).default;
}

/** The layout of the package, or else the one that all packages share. */
export async function loadLayout<Name extends LayoutName>(
  { layouts }: Package,
  name: Name,
): Promise<Layout<Name>> {
  const all: { readonly [Each in LayoutName]: LayoutLoader<Each> } = {
    ...DEFAULT_LAYOUTS,
    ...layouts,
  };
  return (await all[name]()).default;
}
