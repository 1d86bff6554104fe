/** The groups of files for the bundler: see plan.ts for how the code of pages is divided. */
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { planChunks, type SourceModule } from './plan.ts';

type ChunkingContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** A request costs a phone about as much time as 4.5 KB of code, which is 22 KB of source. */
const REQUEST_BYTES = 22_000;
/** Most visits begin at home, or at a page that somebody shared. */
const HOME_WEIGHT = 15;
const SHARED_WEIGHT = 3;
const SHARED =
  /\/pages\/((dashboard|tournaments)\/index|(blog|match|players|teams|tournament)\/indexAny|highlights\/indexAll)\.tsx$/;
/** Loaded on demand, but with every page, or with every page of its kind. */
const LOADED_WITH_PAGES = /\/(Announcements|MatchVoting|MapReplay)\.tsx$/;
/** Other parts of a page that are loaded on demand: nobody waits for them to read it. */
const PART_WEIGHT = 0.1;

const ICONS = '@tabler/icons-react';
const ICON_IMPORT = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${ICONS}["']`, 'g');

export function chunkGroups(main: string): Rolldown.CodeSplittingGroup[] {
  let plan: ReadonlyMap<string, number> | null = null;
  return [
    { name: 'frame', tags: ['$initial'], priority: 3 },
    {
      debugName: 'plan',
      name(id, context) {
        plan ??= planChunks(readModules(main, context), {
          main,
          requestBytes: REQUEST_BYTES,
          weightOf,
        });
        const number = plan.get(id);
        return number === undefined ? null : `part${number}`;
      },
      // The plan has a place for each of them.
      includeDependenciesRecursively: false,
      priority: 2,
    },
    // Without the editor of articles, and what of the kit it alone needs: more than all the rest.
    {
      name: 'kit',
      test: /[\\/]@(mantine[\\/](?!tiptap)|floating-ui[\\/])/,
      minShareCount: 2,
      priority: 1,
    },
  ];
}

function weightOf(entry: string): number {
  if (entry.endsWith('/pages/index.tsx')) return HOME_WEIGHT;
  if (SHARED.test(entry) || LOADED_WITH_PAGES.test(entry)) return SHARED_WEIGHT;
  return entry.includes('/pages/') ? 1 : PART_WEIGHT;
}

/** Our own modules, and the icons. Other packages are used by few pages, or by all. */
function readModules(main: string, context: ChunkingContext): SourceModule[] {
  const modules = new Map<string, SourceModule>();
  const icons = new Map<string, string>();
  const pending = [main];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const found = modules.has(id) || !isPlanned(id) ? null : context.getModuleInfo(id);
    if (!found) continue;
    const { importedIds, dynamicallyImportedIds, code } = found;
    const index = importedIds.find((imported) => isIndexOfIcons(imported));
    if (index && icons.size === 0) {
      for (const icon of context.getModuleInfo(index)?.importedIds ?? [])
        icons.set(nameOf(icon), icon);
    }
    const usedIcons = index ? iconsIn(code ?? '').flatMap((icon) => icons.get(icon) ?? []) : [];
    const module = {
      id,
      size: sizeOf(id),
      imports: [...importedIds, ...usedIcons],
      lazyImports: dynamicallyImportedIds,
    };
    modules.set(id, module);
    pending.push(...module.imports, ...module.lazyImports);
  }
  return [...modules.values()];
}

const isPlanned = (id: string): boolean =>
  !id.startsWith('\0') && (!id.includes('/node_modules/') || nameOf(id).startsWith('Icon'));

/** It imports all of them, and a page uses a few. */
const isIndexOfIcons = (id: string): boolean =>
  id.includes(`/${ICONS}/`) && !nameOf(id).startsWith('Icon');

const nameOf = (id: string): string => basename(id).replace(/\.\w+$/, '');

function iconsIn(code: string): string[] {
  return [...code.matchAll(ICON_IMPORT)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.trim().split(/\s/)[0]!),
  );
}

function sizeOf(id: string): number {
  // Texts are inlined where they are shown.
  if (nameOf(id) === 'texts') return 0;
  return statSync(id.split('?')[0]!, { throwIfNoEntry: false })?.size ?? 0;
}
