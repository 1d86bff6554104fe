import type { ClipKind, ClipState } from '@mes/domain/highlights/clips';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { and, asc, desc, eq, exists, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { preparedFor } from '../../platform/database/prepared';
import { matches } from '../matches/tables';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { tournaments } from '../tournaments/tables';
import { clipPlayers, clips, clipTeams, clipVideos } from './tables';

export type ClipRow = typeof clips.$inferSelect;
export type NewClip = typeof clips.$inferInsert;
export type FoundClip = Awaited<ReturnType<typeof findAllByIds>>[number];
export type ClipMatchRow = NonNullable<Awaited<ReturnType<typeof findMatch>>>;
export type ClipPlayerRow = Awaited<ReturnType<typeof findPlayers>>[number];
export type ClipTeamRow = Awaited<ReturnType<typeof findTeams>>[number];

const MAX_COUNTED = 10_000;

export interface ClipFilter {
  /** Words or their beginnings; all of them must occur. */
  readonly words: readonly string[];
  readonly state: ClipState;
  readonly tournament?: string;
  readonly match?: string;
  readonly player?: string;
  /** At least one. */
  readonly teamIds?: readonly string[];
  readonly map?: DefuseMap;
  readonly kind?: ClipKind;
  readonly rating?: number;
  readonly from?: number;
  readonly to?: number;
}

export async function findPage(
  db: Db,
  filter: ClipFilter,
  { page, size, order }: { page: number; size: number; order: 'newest' | 'best' },
): Promise<FoundClip[]> {
  const newest = [desc(clips.publishedAt), desc(clips.id)];
  // Those that wait have no time of publication: the oldest of them waits longest.
  const byTime = filter.state === 'waiting' ? [asc(clips.id)] : newest;
  const ordered = order === 'best' ? [desc(clips.likes), ...byTime] : byTime;
  // Pages that are skipped are not joined.
  const found = db
    .select({ id: clips.id })
    .from(clips)
    .where(whereMatches(db, filter))
    .orderBy(...ordered)
    .limit(size)
    .offset(page * size);
  return selectClips(db)
    .where(inArray(clips.id, found))
    .orderBy(...ordered);
}

/** Published ones, newest first, as a search shows them. */
export async function findNewestByWords(db: Db, words: readonly string[], count: number) {
  return findByWordsQuery(db).execute({ search: toTextQuery(words), count });
}

const findByWordsQuery = preparedFor((db) =>
  db
    .select({ id: clips.id, title: clips.title, kind: clips.kind })
    .from(clips)
    .where(and(eq(clips.state, 'published'), isFoundBy(sql`${sql.placeholder('search')}::text`)))
    .orderBy(desc(clips.publishedAt), desc(clips.id))
    .limit(sql.placeholder('count'))
    .prepare('find_clips_by_words'),
);

/** Up to 10,000: counting on would read every clip, to say what nobody needs. */
export async function countAll(db: Db, filter: ClipFilter): Promise<number> {
  const some = db
    .select({ id: clips.id })
    .from(clips)
    .where(whereMatches(db, filter))
    .limit(MAX_COUNTED)
    .as('some');
  return db.$count(some);
}

/** In no particular order. */
export async function findAllByIds(db: Db, ids: readonly string[]) {
  return selectClips(db).where(inArray(clips.id, [...ids]));
}

/** The most liked that were published since then, of one tournament or all. */
export async function findBest(
  db: Db,
  { since, tournament, count }: { since: number; tournament?: string; count: number },
): Promise<FoundClip[]> {
  return selectClips(db)
    .where(
      and(
        eq(clips.state, 'published'),
        gte(clips.publishedAt, since),
        tournament === undefined ? undefined : eq(clips.tournament, tournament),
      ),
    )
    .orderBy(desc(clips.likes), desc(clips.rating), desc(clips.publishedAt))
    .limit(count);
}

export async function findPlayers(db: Db, clipIds: readonly string[]) {
  if (clipIds.length === 0) return [];
  return db
    .select({
      clip: clipPlayers.clip,
      player: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(clipPlayers)
    .innerJoin(players, eq(players.id, clipPlayers.player))
    .where(inArray(clipPlayers.clip, [...clipIds]))
    .orderBy(asc(clipPlayers.position));
}

export async function findTeams(db: Db, clipIds: readonly string[]) {
  if (clipIds.length === 0) return [];
  return db
    .select({
      clip: clipTeams.clip,
      team: { name: teams.name, tag: teams.tag, logo: teams.logo },
    })
    .from(clipTeams)
    .innerJoin(teams, eq(teams.id, clipTeams.team))
    .where(inArray(clipTeams.clip, [...clipIds]))
    .orderBy(asc(teams.name));
}

export async function lockById(tx: Tx, id: string): Promise<ClipRow | undefined> {
  const [row] = await tx.select().from(clips).where(eq(clips.id, id)).for('update');
  return row;
}

export async function insert(tx: Tx, row: NewClip): Promise<void> {
  await tx.insert(clips).values(row);
}

export async function update(tx: Tx, id: string, changed: Partial<NewClip>): Promise<void> {
  await tx.update(clips).set(changed).where(eq(clips.id, id));
}

/** The first player is whom the clip is about. */
export async function saveSubjects(
  tx: Tx,
  id: string,
  { playerIds, teamIds }: { playerIds: readonly string[]; teamIds: readonly string[] },
): Promise<void> {
  await tx.delete(clipPlayers).where(eq(clipPlayers.clip, id));
  await tx.delete(clipTeams).where(eq(clipTeams.clip, id));
  if (playerIds.length > 0) {
    await tx
      .insert(clipPlayers)
      .values(playerIds.map((player, position) => ({ clip: id, player, position })));
  }
  if (teamIds.length > 0) {
    await tx.insert(clipTeams).values(teamIds.map((team) => ({ clip: id, team })));
  }
}

export async function findMatch(db: Db, id: string) {
  const { tournament, teamA, teamB, vod } = matches;
  const [row] = await db
    .select({ tournament, teamA, teamB, vod })
    .from(matches)
    .where(eq(matches.id, id));
  return row;
}

/** Without those who have left. */
export async function findTagged(db: Db, playerIds: readonly string[]) {
  if (playerIds.length === 0) return [];
  return db
    .select({ id: players.id, name: players.name, team: players.team })
    .from(players)
    .where(and(inArray(players.id, [...playerIds]), sql`${players.deletedAt} IS NULL`));
}

export async function findAllByCreator(db: Db, playerId: string) {
  const { id, title, state, createdAt } = clips;
  return db
    .select({ id, title, state, createdAt })
    .from(clips)
    .where(eq(clips.createdBy, playerId))
    .orderBy(asc(clips.id));
}

/** Proposals of one player come one after the other, so that their number can be limited. */
export async function lockProposals(tx: Tx, playerId: string): Promise<void> {
  const key = `clips:${playerId}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export async function countWaitingOf(db: Db, playerId: string): Promise<number> {
  return db.$count(clips, and(eq(clips.createdBy, playerId), eq(clips.state, 'waiting')));
}

export async function deleteWaitingOf(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(clips).where(and(eq(clips.createdBy, playerId), eq(clips.state, 'waiting')));
}

export async function removeCreator(tx: Tx, playerId: string): Promise<void> {
  await tx.update(clips).set({ createdBy: null }).where(eq(clips.createdBy, playerId));
  await tx.update(clips).set({ claimedBy: null }).where(eq(clips.claimedBy, playerId));
  await tx.update(clipVideos).set({ createdBy: null }).where(eq(clipVideos.createdBy, playerId));
}

export async function deleteRejectedBefore(db: Db, before: number): Promise<void> {
  await db
    .delete(clips)
    .where(and(eq(clips.state, 'rejected'), sql`${clips.rejectedAt} < ${new Date(before)}`));
}

function selectClips(db: Db) {
  return db
    .select({
      clip: clips,
      video: clipVideos,
      tournament: { id: tournaments.id, name: tournaments.name },
      match: { id: matches.id, number: matches.number },
      createdBy: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(clips)
    .leftJoin(clipVideos, eq(clipVideos.id, clips.video))
    .leftJoin(tournaments, eq(tournaments.id, clips.tournament))
    .leftJoin(matches, eq(matches.id, clips.match))
    .leftJoin(players, eq(players.id, clips.createdBy))
    .$dynamic();
}

function toTextQuery(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ');
}

function isFoundBy(query: SQL): SQL {
  return sql`${clips.search} @@ to_tsquery('simple', ${query})`;
}

function whereMatches(db: Db, filter: ClipFilter): SQL | undefined {
  const { words, state, tournament, match, player, teamIds, map, kind, rating, from, to } = filter;
  const at = state === 'published' ? clips.publishedAt : clips.createdAt;
  return and(
    eq(clips.state, state),
    words.length === 0 ? undefined : isFoundBy(sql`${toTextQuery(words)}`),
    tournament === undefined ? undefined : eq(clips.tournament, tournament),
    match === undefined ? undefined : eq(clips.match, match),
    map === undefined ? undefined : eq(clips.map, map),
    kind === undefined ? undefined : eq(clips.kind, kind),
    rating === undefined ? undefined : sql`${clips.rating} >= ${rating}`,
    from === undefined ? undefined : gte(at, from),
    to === undefined ? undefined : sql`${at} < ${new Date(to)}`,
    player === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(clipPlayers)
            .where(and(eq(clipPlayers.clip, clips.id), eq(clipPlayers.player, player))),
        ),
    teamIds === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(clipTeams)
            .where(and(eq(clipTeams.clip, clips.id), inArray(clipTeams.team, [...teamIds]))),
        ),
  );
}
