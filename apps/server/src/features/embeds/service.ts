import type { Embed } from '@mes/contract/embeds';
import { UuidSchema } from '@mes/contract/scalars';
import type { EmbedKey, EmbedKind } from '@mes/domain/embeds/embeds';
import type { Db } from '../../platform/database/database';
import { listPublished } from '../highlights/service';
import { findSummaries } from '../matches/summaries/service';
import { listByIds } from '../tournaments/overview/service';
import * as repository from './repository';
import { toPlayerEmbed, toTeamEmbed } from './views';

const MATCHES_OF_BRACKET = 3;

/** In no particular order, without subjects that do not exist. */
export async function findEmbedded(
  db: Db,
  subjects: readonly EmbedKey[],
  now: number,
): Promise<Embed[]> {
  const idsOf = (kind: EmbedKind) => [
    ...new Set(subjects.filter((each) => each.kind === kind).map(({ id }) => id)),
  ];
  const found = await Promise.all([
    findPlayers(db, idsOf('player')),
    findTeams(db, idsOf('team')),
    findMatches(db, idsOf('match')),
    findBrackets(db, idsOf('bracket'), now),
    findClips(db, idsOf('clip')),
  ]);
  return found.flat();
}

/**
 * What a text with these embeds is about: `team:…`, `player:…`, `tournament:…`. A match is about its
 * teams and its tournament.
 */
export async function findSubjects(db: Db, keys: readonly EmbedKey[]): Promise<string[]> {
  const matchIds = keys.filter(({ kind }) => kind === 'match').map(({ id }) => id);
  const matches = matchIds.length === 0 ? [] : await repository.findMatchSubjects(db, matchIds);
  const subjects = [
    ...keys.flatMap(({ kind, id }) => {
      if (kind === 'match') return [];
      return kind === 'bracket' ? [`tournament:${id}`] : [`${kind}:${id}`];
    }),
    ...matches.flatMap(({ teamA, teamB, tournament }) => [
      ...[teamA, teamB].flatMap((team) => (team === null ? [] : [`team:${team}`])),
      ...(tournament === null ? [] : [`tournament:${tournament}`]),
    ]),
  ];
  return [...new Set(subjects)];
}

async function findPlayers(db: Db, ids: readonly string[]): Promise<Embed[]> {
  if (ids.length === 0) return [];
  return (await repository.findPlayers(db, ids)).map(toPlayerEmbed);
}

/** An answer for each id and each name that was asked for. */
async function findTeams(db: Db, asked: readonly string[]): Promise<Embed[]> {
  if (asked.length === 0) return [];
  const names = asked.map((each) => each.toLowerCase());
  const rows = await repository.findTeams(db, { ids: [...asked], names });
  return asked.flatMap((each) => {
    const row =
      rows.find(({ id }) => id === each) ??
      rows.find(({ name }) => name.toLowerCase() === each.toLowerCase());
    return row ? [toTeamEmbed(row, each)] : [];
  });
}

async function findMatches(db: Db, ids: readonly string[]): Promise<Embed[]> {
  const summaries = await findSummaries(db, ids);
  return summaries.map((match) => ({ kind: 'match', asked: match.id, id: match.id, match }));
}

async function findClips(db: Db, asked: readonly string[]): Promise<Embed[]> {
  const ids = asked.filter((id) => UuidSchema.safeParse(id).success);
  if (ids.length === 0) return [];
  const clips = await listPublished(db, ids);
  return clips.map((clip) => ({ kind: 'clip', asked: clip.id, id: clip.id, clip }));
}

async function findBrackets(db: Db, asked: readonly string[], now: number): Promise<Embed[]> {
  if (asked.length === 0) return [];
  const tournaments = await listByIds(db, asked, now);
  const ids = tournaments.map(({ id }) => id);
  if (ids.length === 0) return [];
  const drawn = await repository.findBracketMatches(db, ids, MATCHES_OF_BRACKET);
  const summaries = await findSummaries(
    db,
    drawn.flatMap(({ matchIds }) => matchIds),
  );
  const summaryById = new Map(summaries.map((match) => [match.id, match]));
  const matchesOf = new Map(drawn.map((bracket) => [bracket.tournament, bracket]));
  return tournaments.map(({ id, name, state, startsAt, winner }) => {
    const { total = 0, played = 0, matchIds = [] } = matchesOf.get(id) ?? {};
    return {
      kind: 'bracket',
      asked: asked.find((each) => each.toLowerCase() === id.toLowerCase()) ?? id,
      id,
      tournament: { id, name, state, startsAt, winner },
      total,
      played,
      matches: matchIds.flatMap((matchId) => summaryById.get(matchId) ?? []),
    };
  });
}
