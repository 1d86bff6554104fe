import type { Observable } from '@mes/client/observable';
import { useSyncExternalStore } from 'react';

export function useObservable<T>({ subscribe, get }: Observable<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
