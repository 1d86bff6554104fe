import { observable } from '@mes/client/observable';
import { useSyncExternalStore } from 'react';
import { ACTIONS, type ActionId } from './actions';
import { type AssignedKeys, keyLabelOf, keyOf, withKey } from './key-map';

const STORAGE_KEY = 'controlRoomKeys';
const NONE: AssignedKeys = {};

const assigned = observable<AssignedKeys>(readStored());

export function useAssignedKeys(): AssignedKeys {
  return useSyncExternalStore(assigned.subscribe, assigned.get, () => NONE);
}

/** The key of an action as it is written on its button. */
export function useKeyLabel(id: ActionId): string {
  return keyLabelOf(keyOf(id, useAssignedKeys()));
}

export function assignKey(id: ActionId, keyName: string): void {
  save(withKey(assigned.get(), id, keyName));
}

export function resetKeys(): void {
  save(NONE);
}

function save(keys: AssignedKeys): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(keys));
  } catch {
    // Storage is not available: the keys are lost when the page is closed.
  }
  assigned.set(keys);
}

function readStored(): AssignedKeys {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const entries = Object.entries(stored as Record<string, unknown>).filter(
      ([id, key]) => typeof key === 'string' && ACTIONS.some((action) => action.id === id),
    );
    return Object.fromEntries(entries);
  } catch {
    return NONE;
  }
}
