import type { SceneGroup } from '@mes/domain/stream/scenes';
import { createContext, useContext } from 'react';
import type { SceneEvent } from '../models/event';
import type { KitParts, Layout, LayoutName, Package } from './kit';

export interface KitContextValue {
  readonly group: SceneGroup;
  readonly kit: Package;
  readonly layouts: LoadedLayouts;
}

/** Before anything is shown those of the scene are loaded. */
export type LoadedLayouts = { readonly [Name in LayoutName]?: Layout<Name> };

export const KitContext = createContext<KitContextValue | null>(null);

/** Whether the scene enters now: then figures may roll in. */
export const EntranceContext = createContext(false);

/** Whether the scene is only prepared: loops wait until it is taken. */
export const StandbyContext = createContext(false);

export const EventContext = createContext<SceneEvent | null>(null);

export function useKitContext(): KitContextValue {
  const value = useContext(KitContext);
  if (!value) throw new Error('A package is used outside of a stage.');
  return value;
}

/** The parts of the package. */
export function useKit(): KitParts {
  return useKitContext().kit.parts;
}

/** What is broadcast, for heads and marks. */
export function useEvent(): SceneEvent {
  const event = useContext(EventContext);
  if (!event) throw new Error('An event is read outside of its stage.');
  return event;
}
