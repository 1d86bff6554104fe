/** What everybody may read of clips. */
import { ForbiddenError, ObjectNotFound } from '@mes/contract/errors';
import type { Clip, HighlightsOverview } from '@mes/contract/highlight-schemas';
import { UuidSchema } from '@mes/contract/scalars';
import { weekOf } from '@mes/domain/highlights/clip-of-the-week';
import type { ClipKind, ClipState } from '@mes/domain/highlights/clips';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { Actor } from '../../platform/calls/actor';
import type { Db } from '../../platform/database/database';
import { findMeantTeamIds } from '../matches/summaries/service';
import type { ClipRow, FoundClip } from './repository';
import * as repository from './repository';
import { toClip } from './views';
import * as weeks from './weeks/repository';

/** Who may see clips that are not published, and decides about them. */
export const TAGS = 'Moderator|fullclips';

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const MOST_WORDS = 10;
const SHOWN = 12;
const BEST_SHOWN = 6;
const ON_STREAM = 12;
const ON_STREAM_MS = 90 * 86_400_000;

interface ClipQuery {
  readonly query: string;
  readonly state: ClipState;
  readonly tournament?: string;
  readonly match?: string;
  readonly player?: string;
  readonly team?: string;
  readonly map?: DefuseMap;
  readonly kind?: ClipKind;
  readonly rating?: number;
  readonly from?: number;
  readonly to?: number;
  readonly page: number;
  readonly size: number;
  readonly order: 'newest' | 'best';
}

export async function search(
  db: Db,
  { query, team, page, size, order, ...filter }: ClipQuery,
  actor: Pick<Actor, 'permissions'> | null,
): Promise<{ data: Clip[]; total: number }> {
  if (filter.state !== 'published' && !maySeeAll(actor)) throw ForbiddenError.missing(TAGS);
  const words = wordsIn(query);
  if (query !== '' && words.length === 0) return { data: [], total: 0 };
  const teamIds = team === undefined ? undefined : await findMeantTeamIds(db, team);
  if (teamIds?.length === 0) return { data: [], total: 0 };
  const wanted = { ...filter, words, teamIds };
  const [rows, total] = await Promise.all([
    repository.findPage(db, wanted, { page, size, order }),
    repository.countAll(db, wanted),
  ]);
  return { data: await viewAll(db, rows), total };
}

/** For the search box of the site. */
export async function findNewestByText(
  db: Db,
  { text, count }: { text: string; count: number },
): Promise<Pick<ClipRow, 'id' | 'title' | 'kind'>[]> {
  const words = wordsIn(text);
  return words.length === 0 ? [] : repository.findNewestByWords(db, words, count);
}

/** Of an id that may come from an address. */
export async function readPublished(db: Db, id: string): Promise<Clip> {
  if (!UuidSchema.safeParse(id).success) throw new ObjectNotFound();
  return read(db, id);
}

export async function read(db: Db, id: string): Promise<Clip> {
  const clip = await get(db, id);
  if (clip.state !== 'published') throw new ObjectNotFound();
  return clip;
}

/** In no particular order; those that do not exist or are not public are left out. */
export async function listPublished(db: Db, ids: readonly string[]): Promise<Clip[]> {
  const clips = await viewAll(db, await repository.findAllByIds(db, ids));
  return clips.filter(({ state }) => state === 'published');
}

/** In any state: for those who tag, and for whoever has just proposed it. */
export async function get(db: Db, id: string): Promise<Clip> {
  const [clip] = await viewAll(db, await repository.findAllByIds(db, [id]));
  if (!clip) throw new ObjectNotFound();
  return clip;
}

export async function overview(db: Db, now: number): Promise<HighlightsOverview> {
  const week = weekOf(now);
  const published = { words: [], state: 'published' } as const;
  const [decided, best, newest, total] = await Promise.all([
    weeks.findNewest(db),
    weeks.findCandidates(db, week, BEST_SHOWN),
    repository.findPage(db, published, { page: 0, size: SHOWN, order: 'newest' }),
    repository.countAll(db, published),
  ]);
  const ids = [...best.map(({ id }) => id), ...(decided ? [decided.clip] : [])];
  const others = await viewAll(db, await repository.findAllByIds(db, ids));
  const byId = new Map(others.map((clip) => [clip.id, clip]));
  const winner = decided && byId.get(decided.clip);
  return {
    clipOfTheWeek: winner ? { week: decided.week, likes: decided.likes, clip: winner } : null,
    week: week.from,
    best: best.flatMap(({ id }) => byId.get(id) ?? []),
    newest: await viewAll(db, newest),
    total,
  };
}

/** Of the tournament, or of all where it has none. */
export async function onStream(
  db: Db,
  { tournament }: { tournament?: string },
  now: number,
): Promise<Clip[]> {
  const wanted = { since: now - ON_STREAM_MS, count: ON_STREAM };
  const own = tournament ? await repository.findBest(db, { ...wanted, tournament }) : [];
  return viewAll(db, own.length > 0 ? own : await repository.findBest(db, wanted));
}

export function maySeeAll(actor: Pick<Actor, 'permissions'> | null): boolean {
  return actor !== null && satisfies(actor.permissions, TAGS);
}

export async function viewAll(db: Db, rows: readonly FoundClip[]): Promise<Clip[]> {
  const ids = rows.map(({ clip }) => clip.id);
  // One after the other: this may run in the transaction that has just written them.
  const players = await repository.findPlayers(db, ids);
  const teams = await repository.findTeams(db, ids);
  return rows.map((row) => toClip(row, { players, teams }));
}

function wordsIn(text: string): string[] {
  return (text.match(WORDS) ?? []).slice(0, MOST_WORDS);
}
