/** Ratings as people read them: in whole points, with ranks. */
import { ObjectNotFound } from '@mes/contract/errors';
import type { Elo, EloPlayer, EloStanding, EloTeam } from '@mes/contract/ratings';
import { STARTING_ELO, shownElo } from '@mes/domain/elo/elo';
import type { Db } from '../../platform/database/database';
import type { TeamRatings } from '../matches/service';
import { references, toReference } from '../players/service';
import { find, teamReference } from '../teams/service';
import { ALL_TIME, ladderOf, seasonOf } from './ladders';
import * as repository from './repository-reads';
import type { SubjectKind } from './tables';

export async function ofPlayer(
  db: Db,
  { id, season }: { id: string; season?: number },
): Promise<Elo> {
  if (!(await references(db, [id])).has(id)) throw new ObjectNotFound();
  return eloOf(db, { ladder: ladderOf(season), kind: 'player' }, id);
}

export async function ofTeam(
  db: Db,
  { name, season }: { name: string; season?: number },
): Promise<Elo> {
  const { id } = await find(db, name);
  return eloOf(db, { ladder: ladderOf(season), kind: 'team' }, id);
}

/** With the history that led to it; by the id of the player or team. */
export async function eloOf(db: Db, of: repository.Of, subject: string): Promise<Elo> {
  const standing = await standingIn(db, of, subject);
  const history = await repository.findHistory(db, of, subject);
  return {
    ...standing,
    history: history.map((entry) => ({
      ...entry,
      elo: shownElo(entry.elo),
      change: shownElo(entry.change),
    })),
  };
}

/** Of all time. */
export function standingOf(db: Db, kind: SubjectKind, subject: string): Promise<EloStanding> {
  return standingIn(db, { ladder: ALL_TIME, kind }, subject);
}

/** Of all time, in thousandths, by the team's id; who has not been rated is left out. */
export async function elosOfTeams(
  db: Db,
  teams: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await repository.findStandings(db, { ladder: ALL_TIME, kind: 'team' }, teams);
  return new Map(rows.map(({ subject, elo }) => [subject, elo]));
}

/** The ratings with which teams went into a match, and what it changed once it is rated. */
export async function ratingsIn(
  db: Db,
  { match, teams }: { match: string; teams: readonly string[] },
): Promise<TeamRatings> {
  const changes = await repository.findChangesOfTeams(db, ALL_TIME, match);
  const elos = await elosOfTeams(db, teams);
  const before = (team: string) => {
    const rated = changes.find((change) => change.team === team);
    return rated
      ? { elo: rated.elo - rated.change, change: rated.change }
      : { elo: elos.get(team) ?? STARTING_ELO, change: null };
  };
  return new Map(teams.map((team) => [team, before(team)]));
}

export interface LadderAsked extends Pick<repository.Field, 'region' | 'minMatches'> {
  readonly season?: number;
  readonly page: number;
  readonly size: number;
}

export async function playersByElo(
  db: Db,
  asked: LadderAsked,
): Promise<{ data: EloPlayer[]; total: number }> {
  const field = fieldOf('player', asked);
  const [rows, total] = await Promise.all([
    repository.findPlayers(db, field, asked),
    repository.countField(db, field),
  ]);
  const shown = await shownRows(db, field, { rows: rows.map(({ row }) => row), asked });
  return {
    data: rows.map(({ player, team }, index) => ({
      ...shown[index]!,
      player: toReference(player),
      team,
    })),
    total,
  };
}

export async function teamsByElo(
  db: Db,
  asked: LadderAsked,
): Promise<{ data: EloTeam[]; total: number }> {
  const field = fieldOf('team', asked);
  const [rows, total] = await Promise.all([
    repository.findTeams(db, field, asked),
    repository.countField(db, field),
  ]);
  const shown = await shownRows(db, field, { rows: rows.map(({ row }) => row), asked });
  return {
    data: rows.map(({ team, region }, index) => ({
      ...shown[index]!,
      team: teamReference(team),
      region,
    })),
    total,
  };
}

/** Newest first. */
export async function seasons(db: Db): Promise<number[]> {
  const ladders = await repository.findLadders(db);
  return ladders.flatMap((ladder) => seasonOf(ladder) ?? []).sort((one, other) => other - one);
}

const POINTS_SHOWN = 12;

type Row = Awaited<ReturnType<typeof repository.findPlayers>>[number]['row'];

async function shownRows(
  db: Db,
  field: repository.Field,
  { rows, asked: { page, size } }: { rows: readonly Row[]; asked: LadderAsked },
) {
  const subjects = rows.map(({ subject }) => subject);
  const [places, last] = await Promise.all([
    repository.findPastPlaces(db, field, rows),
    repository.findLast(db, field, { subjects, count: POINTS_SHOWN }),
  ]);
  return rows.map(({ subject, elo, change, wins, losses, draws }, index) => {
    const place = page * size + index + 1;
    const before = places.get(subject);
    return {
      place,
      elo: shownElo(elo),
      change: shownElo(change),
      rankChange: before === undefined ? null : before - place,
      wins,
      losses,
      draws,
      history: (last.get(subject) ?? []).map(shownElo),
    };
  });
}

async function standingIn(db: Db, of: repository.Of, subject: string): Promise<EloStanding> {
  const [standing] = await repository.findStandings(db, of, [subject]);
  if (!standing) return { elo: shownElo(STARTING_ELO), rank: null };
  const above = await repository.countAbove(db, of, standing.elo);
  return { elo: shownElo(standing.elo), rank: above + 1 };
}

function fieldOf(kind: SubjectKind, { season, region, minMatches }: LadderAsked): repository.Field {
  return { ladder: ladderOf(season), kind, region, minMatches };
}
