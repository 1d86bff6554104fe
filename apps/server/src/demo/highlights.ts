/** Clips of the demo community. They are links, which nothing opens, so covers are drawn. */

import { previousWeek, weekOf } from '@mes/domain/highlights/clip-of-the-week';
import { CLIP_KINDS, type ClipKind } from '@mes/domain/highlights/clips';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { type Random, seeded } from '@mes/domain/random/random';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { clipLikes, clipPlayers, clips, clipTeams, clipWeeks } from '../features/highlights/tables';
import { copyRows } from '../platform/database/copy';

const SEED = 7_177;
const PUBLISHED = 60;
const WAITING = 5;
/** Published ones of the last two weeks, which people like now. */
const RECENT = 12;
const HOUR = 3_600_000;
const RECENT_MS = 14 * 24 * HOUR;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A map that was played, and one of the players. */
interface PlayedMap {
  readonly match: string;
  readonly tournament: string | null;
  readonly tournament_name: string | null;
  readonly map: DefuseMap;
  readonly finished_at: Date;
  readonly player: string;
  readonly player_name: string;
  readonly team: string;
  readonly team_name: string;
}

const TITLES: Record<ClipKind, readonly string[]> = {
  ace: [
    '{player} takes all five on {map}',
    'Ace with the last magazine',
    'Five down in ten seconds',
  ],
  clutch: ['{player} wins 1 against 3', 'Alone on the bomb', 'The calmest clutch of the season'],
  multi_kill: ['{player} holds {map} alone', 'Four through the smoke', 'Nobody gets past {player}'],
  opening_kill: ['First pick after two seconds', '{player} reads the rush'],
  headshot: ['One tap across {map}', '{player} does not need a second bullet'],
  grenade: ['The luckiest grenade of the year', '{player} cooks it just long enough'],
  defuse: ['Defused with 0.2 seconds left', '{player} sticks it under fire'],
  teamplay: ['{team} trade as one', 'A retake from the book'],
  funny: ['Wrong door', '{player} forgets which side it is'],
  other: ['What a round on {map}'],
};

export async function fillHighlights(client: pg.PoolClient, now: number): Promise<void> {
  const random = seeded(SEED);
  const played = await findPlayedMaps(client);
  if (played.length === 0) return;
  const { rows: fans } = await client.query<{ id: string }>(
    'SELECT id FROM players ORDER BY id LIMIT 200',
  );
  const made = chooseMaps(played, now).map((from, index) => makeClip(random, { from, index, now }));
  const likes = made.flatMap((clip) => makeLikes(random, { clip, fans, now }));
  const counts = new Map<string, number>();
  for (const { clip } of likes) counts.set(clip, (counts.get(clip) ?? 0) + 1);
  await copyRows(
    client,
    clips,
    made.map(({ row }) => {
      const likes = counts.get(row.id) ?? 0;
      return { ...row, likes, publishedLikes: likes };
    }),
  );
  const tagged = made.filter(({ row }) => row.state === 'published');
  await copyRows(
    client,
    clipPlayers,
    tagged.map(({ row, from }) => ({ clip: row.id, player: from.player, position: 0 })),
  );
  await copyRows(
    client,
    clipTeams,
    tagged.map(({ row, from }) => ({ clip: row.id, team: from.team })),
  );
  await copyRows(client, clipLikes, likes);
  await fillWeek(client, { likes, now });
}

/** Oldest first, one map of each series. */
async function findPlayedMaps(client: pg.PoolClient): Promise<PlayedMap[]> {
  const { rows } = await client.query<PlayedMap>(`
    SELECT DISTINCT ON (matches.finished_at, matches.id)
      matches.id AS match, matches.tournament, tournaments.name AS tournament_name, match_maps.map,
      matches.finished_at, players.id AS player, players.name AS player_name,
      teams.id AS team, teams.name AS team_name
    FROM matches
      JOIN match_maps ON match_maps.match = matches.id AND match_maps.state = 'finished'
      JOIN teams ON teams.id = CASE WHEN matches.winner = 'B' THEN matches.team_b ELSE matches.team_a END
      JOIN players ON players.team = teams.id
      LEFT JOIN tournaments ON tournaments.id = matches.tournament
    WHERE matches.finished_at IS NOT NULL AND coalesce(tournaments.state, '') <> 'draft'
    ORDER BY matches.finished_at, matches.id, md5(matches.id || players.id)`);
  return rows;
}

/** Over all of the time before, then over the last two weeks, and the last maps for those that wait. */
function chooseMaps(played: readonly PlayedMap[], now: number): PlayedMap[] {
  const recent = played.filter((map) => map.finished_at.getTime() > now - RECENT_MS);
  return [
    ...spread(played, PUBLISHED - RECENT),
    ...spread(recent.length > 0 ? recent : played, RECENT),
    ...spread(played.slice(-WAITING), WAITING),
  ];
}

function spread(maps: readonly PlayedMap[], count: number): PlayedMap[] {
  return Array.from({ length: count }, (_, n) => maps[Math.floor((n * maps.length) / count)]!);
}

type DemoClip = ReturnType<typeof makeClip>;

function makeClip(
  random: Random,
  { from, index, now }: { from: PlayedMap; index: number; now: number },
) {
  const isPublished = index < PUBLISHED;
  const kind = CLIP_KINDS[Math.floor(random() * CLIP_KINDS.length)]!;
  const titles = TITLES[kind];
  const title = titles[Math.floor(random() * titles.length)]!.replace('{player}', from.player_name)
    .replace('{team}', from.team_name)
    .replace('{map}', from.map);
  const at = isPublished
    ? Math.min(from.finished_at.getTime() + 2 * HOUR, now - (PUBLISHED - index) * HOUR)
    : now - (index - PUBLISHED + 1) * HOUR;
  const id = uuidv7({ msecs: at, random: Uint8Array.from({ length: 16 }, () => random() * 256) });
  const names = [title, from.player_name, from.team_name, kind.replace('_', ' '), from.map];
  const row: typeof clips.$inferInsert = {
    id,
    state: isPublished ? 'published' : 'waiting',
    title: isPublished ? title : `Please have a look: ${from.map}`,
    linkHost: 'youtube',
    linkId: Array.from({ length: 11 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join(
      '',
    ),
    searchText: isPublished ? [...names, from.tournament_name ?? ''].join(' ') : from.map,
    createdAt: at,
    publishedAt: isPublished ? at : null,
    ...(isPublished && {
      kind,
      rating: ([3, 4, 5] as const)[Math.floor(random() * 3)]!,
      map: from.map,
      round: 1 + Math.floor(random() * 18),
      match: from.match,
      tournament: from.tournament,
    }),
  };
  return { row, from };
}

/** Old clips were liked when they came out; the last twelve are liked in this week or the one before. */
function makeLikes(
  random: Random,
  { clip, fans, now }: { clip: DemoClip; fans: readonly { id: string }[]; now: number },
) {
  const { id, publishedAt, state } = clip.row;
  if (state !== 'published') return [];
  const share = random() * 0.3;
  const span = Math.max(HOUR, Math.min(now - publishedAt!, 9 * 24 * HOUR));
  return fans
    .filter(() => random() < share)
    .map(({ id: player }) => ({
      clip: id,
      player,
      likedAt: Math.floor(publishedAt! + random() * span),
    }));
}

async function fillWeek(
  client: pg.PoolClient,
  { likes, now }: { likes: readonly { clip: string; likedAt: number }[]; now: number },
): Promise<void> {
  const week = previousWeek(weekOf(now));
  const counts = new Map<string, number>();
  for (const { clip, likedAt } of likes) {
    if (likedAt >= week.from && likedAt < week.to) counts.set(clip, (counts.get(clip) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!best) return;
  const [clip, count] = best;
  await copyRows(client, clipWeeks, [{ week: week.from, clip, likes: count, decidedAt: week.to }]);
}
