import type { FoundTeam } from '@mes/contract/search';
import { useCall } from '../../api/use-call';
import { useDebounced } from '../../components/forms/use-debounced';

const SEARCH_DELAY = 300;
export const MOST_SUGGESTIONS = 10;

/** Teams that a typed text may mean; undefined until the answer for this text is there. */
export function useTeamSuggestions(typed: string): readonly FoundTeam[] | undefined {
  const text = typed.trim();
  const query = useDebounced(text, SEARCH_DELAY);
  const input = { q: query, count: MOST_SUGGESTIONS };
  const { data } = useCall('search', 'boxTeams', input, { enabled: query !== '' });
  return query === text ? data : undefined;
}
