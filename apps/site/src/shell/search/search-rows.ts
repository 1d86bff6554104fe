/** What a search has found, as rows that all look alike. Pure. */
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { FoundTeam, SearchGroup } from '@mes/contract/search';
import type { SearchKind } from '@mes/domain/search/rank';
import { type Skin, skinOf } from '@mes/domain/tournament/name/skin';
import { spoilerOfArticle } from '../../components/spoilers/revealed';
import { interpolate } from '../../interpolate';
import * as texts from '../texts';

export interface SearchRow {
  readonly id: string;
  readonly kind: SearchKind;
  readonly name: string;
  /** The key of the result that its name tells, or null. */
  readonly spoiler: string | null;
  /** Of a player. */
  readonly country: string | null;
  /** The tag of a player's team. */
  readonly tag: string | null;
  /** Says more about it, beside the name. */
  readonly detail: string | null;
  readonly logo: FoundTeam['logo'];
  readonly skin: Skin | null;
  /** At the end of the row. */
  readonly fact: SearchFact | null;
  readonly to: string;
}

export type SearchFact =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'score'; readonly matchId: string; readonly text: string }
  | { readonly type: 'live' }
  | { readonly type: 'time'; readonly at: number; readonly show: 'moment' | 'date' | 'ago' };

export interface RowGroup {
  readonly kind: SearchKind;
  readonly label: string;
  readonly fit: SearchGroup['fit'];
  readonly rows: readonly SearchRow[];
  readonly total: number;
}

export const KIND_LABELS: Readonly<Record<SearchKind, string>> = {
  teams: texts.teams,
  players: texts.players,
  tournaments: texts.tournaments,
  matches: texts.matches,
  articles: texts.news,
  clips: texts.clips,
};

export function toRowGroup(group: SearchGroup): RowGroup {
  const { kind, fit, total } = group;
  return { kind, label: KIND_LABELS[kind], fit, rows: rowsOf(group), total };
}

function rowsOf(group: SearchGroup): SearchRow[] {
  switch (group.kind) {
    case 'teams':
      return group.hits.map(({ name, tag, logo, formerly, elo }) => ({
        ...rowOf('teams', name, name),
        detail: formerly === null ? tag : interpolate(texts.formerly, { name: formerly }),
        logo,
        fact: eloOf(elo),
        to: `/teams/${encodeURIComponent(name)}`,
      }));
    case 'players':
      return group.hits.map(({ ID, name, country, team, formerly, elo }) => ({
        ...rowOf('players', ID, name),
        country,
        tag: team?.tag ?? null,
        detail:
          formerly === null
            ? (team?.name ?? null)
            : interpolate(texts.formerly, { name: formerly }),
        fact: eloOf(elo),
        to: `/players/${encodeURIComponent(ID)}`,
      }));
    case 'tournaments':
      return group.hits.map(({ id, name, region, startsAt }) => ({
        ...rowOf('tournaments', id, name),
        detail: region,
        skin: skinOf(name),
        fact: timeOf(startsAt, 'date'),
        to: `/tournament/${encodeURIComponent(id)}`,
      }));
    case 'matches':
      return group.hits.map((match) => ({
        ...rowOf('matches', match.id, pairingOf(match)),
        detail: match.tournament?.name ?? null,
        skin: skinOf(match.tournament?.name),
        fact: factOfMatch(match),
        to: `/match/${encodeURIComponent(match.id)}`,
      }));
    case 'articles':
      return group.hits.map(({ slug, title, tellsResults, publishedAt }) => ({
        ...rowOf('articles', slug, title),
        spoiler: tellsResults ? spoilerOfArticle(slug) : null,
        fact: timeOf(publishedAt, 'ago'),
        to: `/blog/${slug}`,
      }));
    case 'clips':
      return group.hits.map(({ id, title }) => ({
        ...rowOf('clips', id, title),
        to: `/highlights/clip/${id}`,
      }));
  }
}

function rowOf(kind: SearchKind, id: string, name: string): Omit<SearchRow, 'to'> {
  return {
    id: `${kind}-${id}`,
    kind,
    name,
    spoiler: null,
    country: null,
    tag: null,
    detail: null,
    logo: null,
    skin: null,
    fact: null,
  };
}

function pairingOf({ teamA, teamB }: MatchSummary): string {
  return interpolate(texts.pairing, {
    teamA: teamA?.name ?? texts.notDecided,
    teamB: teamB?.name ?? texts.notDecided,
  });
}

function factOfMatch({ id, state, scoreA, scoreB, startsAt }: MatchSummary): SearchFact | null {
  if (state === 'live' || state === 'veto') return { type: 'live' };
  if (state === 'finished' || state === 'forfeited')
    return { type: 'score', matchId: id, text: `${scoreA} : ${scoreB}` };
  if (state === 'cancelled') return { type: 'text', text: texts.cancelled };
  return timeOf(startsAt, 'moment');
}

function eloOf(elo: number | null): SearchFact | null {
  return elo === null ? null : { type: 'text', text: interpolate(texts.eloOf, { elo }) };
}

function timeOf(at: number | null, show: 'moment' | 'date' | 'ago'): SearchFact | null {
  return at === null ? null : { type: 'time', at, show };
}
