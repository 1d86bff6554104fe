/** What a clip is tagged with, checked against what exists. */
import { InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { ClipTags } from '@mes/contract/highlight-schemas';
import type { Db } from '../../../platform/database/database';
import { findLineups } from '../../matches/lineups/service';
import { findReferences as findTeamReferences } from '../../teams/service';
import { findPublished } from '../../tournaments/service';
import * as repository from '../repository';
import { texts } from '../texts';

export interface ResolvedTags {
  readonly columns: Pick<
    repository.NewClip,
    'title' | 'kind' | 'rating' | 'map' | 'round' | 'tournament' | 'match' | 'searchText'
  >;
  readonly playerIds: readonly string[];
  readonly teamIds: readonly string[];
}

/** The tournament of a match wins over the one that was named. Drafts are no tournaments yet. */
export async function resolveTags(db: Db, tags: ClipTags): Promise<ResolvedTags> {
  const { title, kind, rating, map, round } = tags;
  const match = tags.match === null ? null : await findMatch(db, tags.match);
  const tournamentId = match ? match.tournament : tags.tournament;
  const tournament = tournamentId === null ? null : await findPublished(db, tournamentId);
  const players = await findPlayers(db, tags.players);
  const teamIds = await findTeamIds(db, { players, match });
  const teams = await findTeamReferences(db, teamIds);
  const names = [
    ...players.map(({ name }) => name),
    ...[...teams.values()].flatMap(({ name, tag }) => [name, tag]),
    ...[kind?.replace('_', ' '), map, tournament?.name].filter((name) => name != null),
  ];
  return {
    columns: {
      ...{ title, kind, rating, map, round },
      tournament: tournament?.id ?? null,
      match: tags.match,
      searchText: [title, ...names].join(' '),
    },
    playerIds: players.map(({ id }) => id),
    teamIds,
  };
}

type TaggedPlayer = Awaited<ReturnType<typeof repository.findTagged>>[number];

async function findMatch(db: Db, id: string): Promise<repository.ClipMatchRow> {
  const match = await repository.findMatch(db, id);
  if (!match) throw new ObjectNotFound();
  return match;
}

/** In the order in which they were named. */
async function findPlayers(db: Db, ids: readonly string[]): Promise<TaggedPlayer[]> {
  const found = await repository.findTagged(db, ids);
  return [...new Set(ids)].map((id) => {
    const player = found.find((each) => each.id === id);
    if (!player) throw new InvalidParameter('players', texts.unknownPlayer(id));
    return player;
  });
}

/** The team that a player had in the match, or else has now. */
async function findTeamIds(
  db: Db,
  { players, match }: { players: readonly TaggedPlayer[]; match: repository.ClipMatchRow | null },
): Promise<string[]> {
  const inMatch = [match?.teamA, match?.teamB].filter((team) => team != null);
  const lineups = match
    ? await findLineups(db, { tournamentId: match.tournament, teamIds: inMatch })
    : new Map<string, readonly { id: string }[]>();
  const teams = players.map(({ id, team }) => {
    const played = inMatch.find((each) => lineups.get(each)?.some((player) => player.id === id));
    return played ?? team;
  });
  return [...new Set(teams.filter((team) => team !== null))];
}
