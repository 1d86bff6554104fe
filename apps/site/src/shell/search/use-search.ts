import type { FoundPlayer, FoundTeam } from '@mes/contract/search';
import { useEffect, useState } from 'react';
import { isAvailable } from '../../api/first-data';
import { useCall } from '../../api/use-call';

const DEBOUNCE_MS = 300;
const MAX_RESULTS = 3;

export interface SearchResult {
  readonly id: string;
  readonly kind: 'player' | 'team';
  readonly name: string;
  readonly tag: string | null;
  readonly logo: FoundTeam['logo'];
  readonly to: string;
}

export interface Search {
  readonly state: 'idle' | 'searching' | 'found' | 'nothing' | 'failed';
  readonly players: readonly SearchResult[];
  readonly teams: readonly SearchResult[];
}

/** Looks for players and teams once the typing pauses. */
export function useSearch(typed: string): Search {
  const q = useDebounced(typed.trim());
  const enabled = q !== '' && isAvailable('search.boxPlayers') && isAvailable('search.boxTeams');
  const players = useCall('search', 'boxPlayers', { q }, { enabled });
  const teams = useCall('search', 'boxTeams', { q }, { enabled });

  if (typed.trim() === '') return { state: 'idle', players: [], teams: [] };
  const found = {
    players: (players.data ?? []).slice(0, MAX_RESULTS).map(toPlayer),
    teams: (teams.data ?? []).slice(0, MAX_RESULTS).map(toTeam),
  };
  const isSearching = q !== typed.trim() || (enabled && (players.isPending || teams.isPending));
  if (isSearching) return { state: 'searching', players: [], teams: [] };
  if (found.players.length + found.teams.length > 0) return { state: 'found', ...found };
  return { state: enabled && !players.isError && !teams.isError ? 'nothing' : 'failed', ...found };
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

function toPlayer({ ID, name, team }: FoundPlayer): SearchResult {
  return {
    id: `player-${ID}`,
    kind: 'player',
    name,
    tag: team?.tag ?? null,
    logo: null,
    to: `/players/${encodeURIComponent(ID)}`,
  };
}

function toTeam({ name, logo }: FoundTeam): SearchResult {
  return {
    id: `team-${name}`,
    kind: 'team',
    name,
    tag: null,
    logo,
    to: `/teams/${encodeURIComponent(name)}`,
  };
}
