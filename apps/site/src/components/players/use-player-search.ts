import { useDebouncedValue } from '@mantine/hooks';
import { useCall } from '../../api/use-call';
import type { FoundPlayer } from './player';

export const PLAYER_SEARCH_DELAY = 500;
const LONGEST_QUERY = 64;
const NOBODY: readonly FoundPlayer[] = [];

export interface PlayerSearchState {
  found: readonly FoundPlayer[];
  /** Somebody types, or the answer is on its way. */
  searching: boolean;
  /** The answer for what is typed has come. */
  answered: boolean;
  error: unknown;
  retry: () => void;
}

/** Looks for players once nothing has been typed for half a second. */
export function usePlayerSearch(typed: string): PlayerSearchState {
  const text = typed.trim().slice(0, LONGEST_QUERY);
  const [query] = useDebouncedValue(text, PLAYER_SEARCH_DELAY);
  const search = useCall('search', 'players', { query }, { enabled: query !== '' });
  const current = text !== '' && text === query;
  return {
    found: (current && search.data) || NOBODY,
    searching: text !== '' && (!current || search.isFetching),
    answered: current && search.isSuccess,
    error: current && !search.isFetching ? search.error : null,
    retry: () => void search.refetch(),
  };
}
