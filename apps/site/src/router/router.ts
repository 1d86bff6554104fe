/**
 * Shows a page once its code is loaded; until then the one before stays. Only the last of several
 * navigations counts.
 */
import { type Emitter, emitter } from '@mes/client/observable';
import type { ComponentType } from 'react';
import type { HistoryEntry, RouterHistory } from './history';
import { type Location, type Path, resolvePath } from './location';
import { matchRoute, type Params } from './match-route';

export interface PageRoute {
  /** `/players/:value` */
  readonly route: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** What is shown at a location. */
export type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'page'; readonly Page: ComponentType }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface RouterState {
  readonly location: Location;
  readonly params: Params;
  readonly shown: Shown;
  /** Where the navigation leads whose page is being loaded. */
  readonly next: Path | null;
}

export interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean;
  readonly state?: unknown;
  /** Fades from one page to the other, where the browser can. */
  readonly viewTransition?: boolean;
}

export interface Router {
  readonly state: RouterState;
  /** Resolves when the page at the first location is there, or cannot be loaded. */
  readonly ready: Promise<void>;
  /** Resolves when the page is there, or another navigation took its place. */
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** The blocker keeps what it returns true for from happening; `proceed` does it after all. */
  block(blocker: Blocker): () => void;
  readonly changes: Pick<Emitter<RouterChange>, 'subscribe'>;
  dispose(): void;
}

export type Blocker = (proceed: () => void, target: Path) => boolean;

export interface RouterChange {
  readonly state: RouterState;
  readonly viewTransition: boolean;
}

interface RouterOptions {
  readonly history: RouterHistory;
  readonly pages: readonly PageRoute[];
}

interface Target {
  readonly path: Path;
  /** Writes it into the history; a pop is there already. */
  readonly commit: () => void;
  readonly viewTransition: boolean;
}

export function createRouter({ history, pages }: RouterOptions): Router {
  const changes = emitter<RouterChange>();
  const blockers = new Set<Blocker>();
  const loaded = new Map<string, ComponentType>();
  /** The entry whose page is shown; the browser is ahead of it while a page of a pop is loading. */
  let current = history.entry;
  let latest = 0;
  let popIsUndone = false;
  let popIsAllowed = false;
  let state: RouterState = {
    location: current,
    params: {},
    shown: { kind: 'loading' },
    next: null,
  };

  function update(next: RouterState, viewTransition = false): void {
    state = next;
    changes.emit({ state, viewTransition });
  }

  async function show({ path, commit, viewTransition }: Target): Promise<void> {
    const navigation = ++latest;
    const match = matchRoute(pages, path.pathname);
    const finish = (shown: Shown) => {
      commit();
      current = history.entry;
      update({ location: current, params: match?.params ?? {}, shown, next: null }, viewTransition);
    };
    if (!match) return finish({ kind: 'missing' });
    const { route, load } = match.route;
    const known = loaded.get(route);
    if (known) return finish({ kind: 'page', Page: known });
    // Before the first page there is nothing to stay on.
    if (state.shown.kind !== 'loading') update({ ...state, next: path });
    try {
      const { default: Page } = await load();
      loaded.set(route, Page);
      if (navigation === latest) finish({ kind: 'page', Page });
    } catch (error) {
      if (navigation === latest) finish({ kind: 'failed', error });
    }
  }

  /** Every blocker that wants to ask gets the same way to go on. */
  function isBlocked(target: Path, proceed: () => void): boolean {
    return [...blockers].some((blocker) => blocker(proceed, target));
  }

  function handlePop(entry: HistoryEntry): void {
    if (popIsUndone) {
      popIsUndone = false;
      return;
    }
    const delta = entry.index - current.index;
    const proceed = () => {
      popIsAllowed = true;
      history.go(delta);
    };
    if (!popIsAllowed && delta !== 0 && isBlocked(entry, proceed)) {
      popIsUndone = true;
      history.go(-delta);
      return;
    }
    popIsAllowed = false;
    void show({ path: entry, commit: () => {}, viewTransition: false });
  }

  const stopPops = history.onPop(handlePop);
  const ready = show({ path: current, commit: () => {}, viewTransition: false });

  return {
    get state() {
      return state;
    },
    ready,
    async navigate(to, { replace = false, state: brought = null, viewTransition = false } = {}) {
      const path = resolvePath(to, current);
      const go = () =>
        show({
          path,
          viewTransition,
          commit: () => (replace ? history.replace(path, brought) : history.push(path, brought)),
        });
      if (!isBlocked(path, () => void go())) await go();
    },
    block(blocker) {
      blockers.add(blocker);
      return () => blockers.delete(blocker);
    },
    changes,
    dispose: stopPops,
  };
}
