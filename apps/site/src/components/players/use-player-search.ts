import { useCall } from '../../api/use-call';
import type { AutocompleteSearch } from '../forms/Autocomplete';
import { useDebounced } from '../forms/use-debounced';
import type { FoundPlayer } from './player';

export const PLAYER_SEARCH_DELAY = 500;
const MAX_QUERY_LENGTH = 64;
const NO_PLAYERS: readonly FoundPlayer[] = [];

export interface PlayerSearchState extends AutocompleteSearch<FoundPlayer> {
  retry: () => void;
}

/** Searches for players, debounced by half a second. */
export function usePlayerSearch(typed: string): PlayerSearchState {
  const text = typed.trim().slice(0, MAX_QUERY_LENGTH);
  const query = useDebounced(text, PLAYER_SEARCH_DELAY);
  const search = useCall('search', 'players', { query }, { enabled: query !== '' });
  const current = text !== '' && text === query;
  return {
    found: (current && search.data) || NO_PLAYERS,
    searching: text !== '' && (!current || search.isFetching),
    answered: current && search.isSuccess,
    error: current && !search.isFetching ? search.error : null,
    retry: () => void search.refetch(),
  };
}
