import type { FoundPlayer, FoundTeam } from '@mes/contract/search';
import { useEffect, useState } from 'react';
import { isAvailable } from '../../api/first-data';
import { useCall } from '../../api/use-call';

const PAUSE_MS = 300;
const MOST = 3;

export interface Found {
  readonly id: string;
  readonly kind: 'player' | 'team';
  readonly name: string;
  readonly tag: string | null;
  readonly logo: FoundTeam['logo'];
  readonly to: string;
}

export interface Search {
  readonly state: 'idle' | 'searching' | 'found' | 'nothing' | 'failed';
  readonly players: readonly Found[];
  readonly teams: readonly Found[];
}

/** Looks for players and teams once the typing pauses. */
export function useSearch(typed: string): Search {
  const q = usePaused(typed.trim());
  const enabled = q !== '' && isAvailable('search.boxPlayers') && isAvailable('search.boxTeams');
  const players = useCall('search', 'boxPlayers', { q }, { enabled });
  const teams = useCall('search', 'boxTeams', { q }, { enabled });

  if (typed.trim() === '') return { state: 'idle', players: [], teams: [] };
  const found = {
    players: (players.data ?? []).slice(0, MOST).map(toPlayer),
    teams: (teams.data ?? []).slice(0, MOST).map(toTeam),
  };
  const waits = q !== typed.trim() || (enabled && (players.isPending || teams.isPending));
  if (waits) return { state: 'searching', players: [], teams: [] };
  if (found.players.length + found.teams.length > 0) return { state: 'found', ...found };
  return { state: enabled && !players.isError && !teams.isError ? 'nothing' : 'failed', ...found };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

function toPlayer({ ID, name, team }: FoundPlayer): Found {
  return {
    id: `player-${ID}`,
    kind: 'player',
    name,
    tag: team?.tag ?? null,
    logo: null,
    to: `/players/${encodeURIComponent(ID)}`,
  };
}

function toTeam({ name, logo }: FoundTeam): Found {
  return {
    id: `team-${name}`,
    kind: 'team',
    name,
    tag: null,
    logo,
    to: `/teams/${encodeURIComponent(name)}`,
  };
}
