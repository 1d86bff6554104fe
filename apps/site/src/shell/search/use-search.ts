import type { FoundArticle, FoundClip, FoundPlayer, FoundTeam } from '@mes/contract/search';
import { useEffect, useState } from 'react';
import { useCall } from '../../api/use-call';

const DEBOUNCE_MS = 300;
const MAX_RESULTS = 3;
/** Shorter ones are in almost every clip. */
const MIN_CLIP_LETTERS = 3;

export interface SearchResult {
  readonly id: string;
  readonly kind: 'player' | 'team' | 'article' | 'clip';
  readonly name: string;
  readonly tag: string | null;
  readonly logo: FoundTeam['logo'];
  readonly to: string;
}

export interface Search {
  readonly state: 'idle' | 'searching' | 'found' | 'nothing' | 'failed';
  readonly players: readonly SearchResult[];
  readonly teams: readonly SearchResult[];
  readonly articles: readonly SearchResult[];
  readonly clips: readonly SearchResult[];
}

const NONE = { players: [], teams: [], articles: [], clips: [] };

/** Looks for players, teams, articles and clips once the typing pauses. */
export function useSearch(typed: string): Search {
  const q = useDebounced(typed.trim());
  const enabled = q !== '';
  const players = useCall('search', 'boxPlayers', { q }, { enabled });
  const teams = useCall('search', 'boxTeams', { q }, { enabled });
  const articles = useCall('search', 'boxArticles', { q }, { enabled });
  const withClips = enabled && q.length >= MIN_CLIP_LETTERS;
  const clips = useCall('search', 'boxClips', { q }, { enabled: withClips });
  if (typed.trim() === '') return { state: 'idle', ...NONE };
  const found = {
    players: (players.data ?? []).slice(0, MAX_RESULTS).map(toPlayer),
    teams: (teams.data ?? []).slice(0, MAX_RESULTS).map(toTeam),
    articles: (articles.data ?? []).slice(0, MAX_RESULTS).map(toArticle),
    clips: (clips.data ?? []).slice(0, MAX_RESULTS).map(toClip),
  };
  const asked = [players, teams, articles, ...(withClips ? [clips] : [])];
  const isSearching = q !== typed.trim() || (enabled && asked.some(({ isPending }) => isPending));
  if (isSearching) return { state: 'searching', ...NONE };
  if (Object.values(found).some(({ length }) => length > 0)) return { state: 'found', ...found };
  const hasFailed = !enabled || asked.some(({ isError }) => isError);
  return { state: hasFailed ? 'failed' : 'nothing', ...found };
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

function toArticle({ slug, title }: FoundArticle): SearchResult {
  return {
    id: `article-${slug}`,
    kind: 'article',
    name: title,
    tag: null,
    logo: null,
    to: `/blog/${slug}`,
  };
}

function toClip({ id, title }: FoundClip): SearchResult {
  return {
    id: `clip-${id}`,
    kind: 'clip',
    name: title,
    tag: null,
    logo: null,
    to: `/highlights/clip/${id}`,
  };
}
