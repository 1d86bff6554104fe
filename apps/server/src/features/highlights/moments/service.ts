/** What a captured match offers for clips. */
import type { MatchMoment } from '@mes/contract/highlight-schemas';
import { momentLink } from '@mes/domain/broadcasts/moment-link';
import type { ClipMoment } from '@mes/domain/highlights/moments';
import type { DefuseMap } from '@mes/domain/maps/maps';
import type { Actor } from '../../../platform/calls/actor';
import type { Db } from '../../../platform/database/database';
import { findLineups } from '../../matches/lineups/service';
import { findReferences } from '../../players/service';
import * as repository from '../repository';
import { maySeeAll } from '../service';

export interface CapturedMoments {
  readonly mapIndex: number;
  readonly map: DefuseMap;
  /** The first event. */
  readonly startedAt: number;
  readonly moments: readonly ClipMoment[];
}

/** Of every captured map, as far as they are public. */
export type MomentReader = (db: Db, matchId: string) => Promise<CapturedMoments[]>;

/** Nothing for people who have no part in the match. */
export async function listMoments(
  db: Db,
  { matchId, readMoments }: { matchId: string; readMoments: MomentReader },
  actor: Actor,
): Promise<MatchMoment[]> {
  const match = await repository.findMatch(db, matchId);
  if (!match) return [];
  if (!maySeeAll(actor) && !(await isInMatch(db, { match, playerId: actor.id }))) return [];
  const maps = await readMoments(db, matchId);
  const players = await findReferences(
    db,
    maps.flatMap(({ moments }) => moments.map(({ player }) => player)),
  );
  return maps.flatMap(({ mapIndex, map, startedAt: mapStartedAt, moments }) =>
    moments.flatMap(({ startedAt, ...moment }) => {
      const player = players.get(moment.player);
      const place = { mapIndex, mapStartedAt, startedAt };
      const recording = match.vod && momentLink(match.vod, place);
      return player ? [{ ...moment, player, mapIndex, map, recording }] : [];
    }),
  );
}

async function isInMatch(
  db: Db,
  { match, playerId }: { match: repository.ClipMatchRow; playerId: string },
): Promise<boolean> {
  const teamIds = [match.teamA, match.teamB].filter((team) => team !== null);
  const lineups = await findLineups(db, { tournamentId: match.tournament, teamIds });
  return [...lineups.values()].some((players) => players.some(({ id }) => id === playerId));
}
