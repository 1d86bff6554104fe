import type { SearchKind } from '@mes/domain/search/rank';
import { useEffect, useState } from 'react';
import { useCall } from '../../api/use-call';
import { type RowGroup, toRowGroup } from './search-rows';

const DEBOUNCE_MS = 300;

export interface Search {
  readonly state: 'idle' | 'searching' | 'found' | 'nothing' | 'failed' | 'offline';
  /** For this text, the best first. */
  readonly groups: readonly RowGroup[];
  /** While searching: those of the text before. */
  readonly previous: readonly RowGroup[];
  readonly retry: () => void;
}

const SHOWN = 3;
const SHOWN_OF_ONE_KIND = 20;
const NONE: readonly RowGroup[] = [];

/** Looks for everything of that name once the typing pauses; with a kind for all of that kind. */
export function useSearch(typed: string, { kind }: { kind?: SearchKind } = {}): Search {
  const text = typed.trim();
  const q = useDebounced(text);
  const count = kind ? SHOWN_OF_ONE_KIND : SHOWN;
  const answer = useCall('search', 'all', { q, kind, count }, { enabled: q !== '' });
  const [previous, setPrevious] = useState(answer.data);
  if (answer.data && answer.data !== previous) setPrevious(answer.data);
  const retry = () => void answer.refetch();

  if (text === '') return { state: 'idle', groups: NONE, previous: NONE, retry };
  if (q === text && answer.data) {
    const groups = answer.data.map(toRowGroup);
    return { state: groups.length > 0 ? 'found' : 'nothing', groups, previous: NONE, retry };
  }
  const state = q !== text ? 'searching' : stateOfPending(answer);
  return { state, groups: NONE, previous: previous?.map(toRowGroup) ?? NONE, retry };
}

function stateOfPending(answer: { isError: boolean; isPaused: boolean }) {
  if (answer.isPaused) return 'offline';
  return answer.isError ? 'failed' : 'searching';
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
