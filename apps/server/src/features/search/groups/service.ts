/** Everything that a text finds, in groups: for the search box and the palette. */
import type { SearchGroup } from '@mes/contract/search';
import { displayElo } from '@mes/domain/elo/elo';
import { fitOf, type Names } from '@mes/domain/search/fit';
import {
  compareGroups,
  compareRanked,
  type Ranked,
  type SearchKind,
} from '@mes/domain/search/rank';
import type { Db } from '../../../platform/database/database';
import { findNewestByText } from '../../highlights/service';
import { readPlayerElos, readTeamElos } from '../../ratings/standings/service';
import { findArticles } from '../articles/repository';
import { findMatches } from '../matches/service';
import { findPlayers, findTeams } from '../repository';
import { findTournaments } from '../tournaments/repository';
import { toFoundPlayer, toFoundTeam } from '../views';

interface GroupQuery {
  readonly text: string;
  readonly kind?: SearchKind;
  /** Of each kind; all of them are counted. */
  readonly count: number;
}

/** More are not counted. Among so many the best are chosen. */
const CANDIDATES = 20;
/** Shorter texts are in almost every clip. */
const MIN_CLIP_LETTERS = 3;

export async function searchAll(
  db: Db,
  { text, kind, count }: GroupQuery,
  now: number,
): Promise<SearchGroup[]> {
  const query = { text: text.toLowerCase(), count: CANDIDATES };
  const isWanted = (...kinds: SearchKind[]) => kind === undefined || kinds.includes(kind);
  const [players, { teams, matches }, tournaments, articles, clips] = await Promise.all([
    isWanted('players') ? rankPlayers(db, query) : [],
    isWanted('teams', 'matches') ? rankTeamsAndMatches(db, query, now) : { teams: [], matches: [] },
    isWanted('tournaments') ? rankTournaments(db, query) : [],
    isWanted('articles') ? rankArticles(db, { ...query, now }) : [],
    isWanted('clips') && text.length >= MIN_CLIP_LETTERS ? rankClips(db, query) : [],
  ]);
  return [
    ...toGroup('teams', isWanted('teams') ? teams : [], count),
    ...toGroup('players', players, count),
    ...toGroup('tournaments', tournaments, count),
    ...toGroup('matches', isWanted('matches') ? matches : [], count),
    ...toGroup('articles', articles, count),
    ...toGroup('clips', clips, count),
  ].toSorted(compareGroups);
}

interface Query {
  readonly text: string;
  readonly count: number;
}

interface RankedHit<Hit> extends Ranked {
  readonly hit: Hit;
}

/** None if nothing was found. */
function toGroup<Kind extends SearchKind, Hit>(
  kind: Kind,
  ranked: readonly RankedHit<Hit>[],
  count: number,
) {
  const [first] = ranked;
  if (!first) return [];
  const hits = ranked.slice(0, count).map(({ hit }) => hit);
  return [{ kind, fit: first.fit, hits, total: ranked.length }];
}

function rank<Hit>(
  text: string,
  { hit, fame, ...names }: Names & { hit: Hit; fame: number },
): RankedHit<Hit> {
  return { hit, fame, fit: fitOf(text, names), name: names.name.toLowerCase() };
}

async function rankPlayers(db: Db, query: Query) {
  const rows = await findPlayers(db, query);
  const elos = await readPlayerElos(
    db,
    rows.map(({ id }) => id),
  );
  return rows
    .map((row) => {
      const { id, name, formerly, country, gameId } = row;
      const elo = elos.get(id);
      const hit = { ...toFoundPlayer(row), country, elo: toWholePoints(elo) };
      const tag = gameId?.toLowerCase() === query.text ? gameId : id;
      return rank(query.text, { hit, name, tag, formerly, fame: elo ?? 0 });
    })
    .toSorted(compareRanked);
}

/** Matches are found by the teams. */
async function rankTeamsAndMatches(db: Db, query: Query, now: number) {
  const rows = await findTeams(db, query);
  const elos = await readTeamElos(
    db,
    rows.map(({ id }) => id),
  );
  const ranked = rows
    .map((row) => {
      const { id, name, tag, formerly } = row;
      const elo = elos.get(id);
      const hit = { ...toFoundTeam(row), elo: toWholePoints(elo) };
      return { id, ...rank(query.text, { hit, name, tag, formerly, fame: elo ?? 0 }) };
    })
    .toSorted(compareRanked);
  const found = ranked.map(({ id, hit: { name, tag, formerly } }) => ({ id, name, tag, formerly }));
  return { teams: ranked, matches: await findMatches(db, { ...query, teams: found }, now) };
}

async function rankTournaments(db: Db, query: Query) {
  const rows = await findTournaments(db, query);
  return rows
    .map((row) =>
      rank(query.text, {
        hit: row,
        name: row.name,
        tag: row.id,
        fame: row.startsAt ?? Number.MAX_SAFE_INTEGER,
      }),
    )
    .toSorted(compareRanked);
}

async function rankArticles(db: Db, query: Query & { now: number }) {
  const rows = await findArticles(db, query);
  return rows
    .map((hit) => rank(query.text, { hit, name: hit.title, fame: hit.publishedAt }))
    .toSorted(compareRanked);
}

/** They come newest first, and stay so where they fit alike. */
async function rankClips(db: Db, query: Query) {
  const clips = await findNewestByText(db, query);
  return clips
    .map((hit, index) => rank(query.text, { hit, name: hit.title, fame: -index }))
    .toSorted(compareRanked);
}

function toWholePoints(elo: number | undefined): number | null {
  return elo === undefined ? null : displayElo(elo);
}
