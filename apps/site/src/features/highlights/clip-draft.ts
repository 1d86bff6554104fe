import type { Clip } from '@mes/contract/highlight-schemas';
import { CLIP_KINDS, type ClipKind, type ClipRating } from '@mes/domain/highlights/clips';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';

export interface DraftPlayer {
  readonly id: string;
  readonly name: string;
}

/** The tags of a clip while somebody edits them. */
export interface ClipDraft {
  readonly title: string;
  readonly kind: ClipKind | null;
  readonly rating: ClipRating | null;
  readonly map: DefuseMap | null;
  readonly round: number | null;
  readonly players: readonly DraftPlayer[];
  /** An address or an id. */
  readonly match: string;
  readonly tournament: string | null;
}

export function draftOf(clip: Clip): ClipDraft {
  const { title, kind, rating, map, round, players, match, tournament } = clip;
  return {
    ...{ title, kind, rating, map, round },
    players: players.map(({ id, name }) => ({ id, name })),
    match: match?.id ?? '',
    tournament: tournament?.id ?? null,
  };
}

/** What a link from a moment of a match has filled in. Anything unknown in it is left out. */
export function draftFrom(params: URLSearchParams): ClipDraft {
  const round = Number(params.get('round'));
  const id = params.get('player');
  return {
    title: params.get('title') ?? '',
    kind: CLIP_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    rating: null,
    map: DEFUSE_MAPS.find((map) => map === params.get('map')) ?? null,
    round: Number.isInteger(round) && round > 0 ? round : null,
    players: id ? [{ id, name: params.get('name') ?? id }] : [],
    match: params.get('match') ?? '',
    tournament: null,
  };
}

export function tagsOf(draft: ClipDraft) {
  const { title, kind, rating, map, round, players, match, tournament } = draft;
  return {
    ...{ title: title.trim(), kind, rating, map, round, tournament },
    players: players.map(({ id }) => id),
    match: matchIdIn(match),
  };
}

/** `https://…/app/match/{id}?map=1`, or the id alone. */
export function matchIdIn(text: string): string | null {
  const path = text.trim().split(/[?#]/, 1)[0]!.replace(/\/+$/, '');
  return path === '' ? null : path.slice(path.lastIndexOf('/') + 1);
}
