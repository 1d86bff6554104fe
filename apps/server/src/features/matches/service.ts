/** A match as its page and its editor read it. */
import { randomBytes } from 'node:crypto';
import { ObjectNotFound } from '@mes/contract/errors';
import type { Match, Veto, WebsiteMatch } from '@mes/contract/match-schemas';
import { displayElo, expectedScore, STARTING_ELO } from '@mes/domain/elo/elo';
import { isOpenMatch } from '@mes/domain/series/states';
import type { Db } from '../../platform/database/database';
import { toRosterPlayer } from '../players/service';
import { toTeamReference } from '../teams/service';
import type { TeamRow } from '../teams/tables';
import { findLineups } from './lineups/service';
import * as repository from './repository';
import { readStakes } from './stakes/service';
import * as reads from './summaries/repository';
import { encountersOf, findTeams, findUpNext, listRecentOfTeam } from './summaries/service';
import { toSummary } from './summaries/views';
import type { MatchRow } from './tables';
import { toMap, toPlayers } from './views';

/** Without characters that people mistake for each other. */
const ID_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;
const RECENT_SHOWN = 5;

/** What a match page shows of features above matches; given at the start. */
export interface MatchSources {
  ratings(db: Db, query: { matchId: string; teamIds: readonly string[] }): Promise<TeamRatings>;
  veto(db: Db, matchId: string, audience: MatchAudience): Promise<ShownVeto>;
  rounds(db: Db, matchId: string): Promise<WebsiteMatch['rounds']>;
}

/**
 * By id of the team: the rating with which it went into the match, and what the match changed, both
 * in thousandths of a point.
 */
export type TeamRatings = ReadonlyMap<string, { elo: number; change: number | null }>;

/**
 * While a match is on air, everyone else is behind those inside by the stream delay: the two teams,
 * staff and casters.
 */
export type MatchAudience = 'everyone' | 'inside';

export interface ShownVeto {
  /** Null for a match without one. */
  readonly veto: Veto | null;
  /** It is over, but the audience must not know yet. */
  readonly isEndHeldBack: boolean;
}

export type MatchReader = (db: Db, matchId: string) => Promise<Match>;

export type Matches = ReturnType<typeof createMatches>;

export function createMatches(sources: MatchSources) {
  async function get(
    db: Db,
    matchId: string,
    audience: MatchAudience = 'everyone',
  ): Promise<Match> {
    return toMatch(db, await findMatch(db, matchId), audience);
  }

  async function toMatch(db: Db, match: MatchWithRow, audience: MatchAudience): Promise<Match> {
    const { row } = match;
    // One after the other: this may run in the transaction that has just written them.
    const maps = await repository.findMaps(db, [row.id]);
    const lines = await reads.findLines(db, row.id);
    const { veto, isEndHeldBack } = await sources.veto(db, row.id, audience);
    const shown = {
      ...toSummary(match),
      vetoFormat: row.vetoFormat,
      veto,
      maps: maps.map((map) => toMap(map, lines)),
      players: toPlayers(lines),
      forfeitedBy: row.forfeitedBy,
      startedAt: row.startedAt,
      streamLink: row.streamLink,
      revision: row.revision,
    };
    return isEndHeldBack ? { ...shown, state: 'veto', startedAt: null, maps: [] } : shown;
  }

  return {
    get,

    async getPage(db: Db, matchId: string, now: number): Promise<WebsiteMatch> {
      const found = await findMatch(db, matchId);
      const { row } = found;
      const teams = await repository.findTeamsById(db, teamIdsOf(row));
      const teamA = teams.find(({ id }) => id === row.teamA);
      const teamB = teams.find(({ id }) => id === row.teamB);
      const [match, opponents, encounters, rounds, next, stakes, upNext, stream] =
        await Promise.all([
          toMatch(db, found, 'everyone'),
          opponentsOf(db, { row, teams }, sources),
          teamA && teamB ? encountersOf(db, [teamA, teamB]) : null,
          sources.rounds(db, matchId),
          nextMatches(db, row),
          readStakes(db, row),
          findUpNext(db, row, now),
          row.streamLink ?? findTournamentStream(db, row),
        ]);
      return {
        ...{ ...match, ...opponents, ...next },
        ...{ streamLink: stream, vod: row.vod, encounters, rounds, stakes, upNext },
      };
    },

    /** Null where the teams have not met, or one of them is unknown. */
    async getTournamentMatchup(
      db: Db,
      {
        tournament: tournamentId,
        teamA,
        teamB,
        round,
      }: { tournament: string; teamA: string; teamB: string; round?: string },
    ): Promise<Match | null> {
      const teamNamed = await findTeams(db, [teamA, teamB]);
      const tournament = await repository.findTournament(db, tournamentId);
      const one = teamNamed(teamA);
      const other = teamNamed(teamB);
      if (!tournament || !one || !other) return null;
      const matchId = await reads.findMeeting(db, {
        tournamentId: tournament.id,
        teamIds: [one.id],
        opponentIds: [other.id],
        roundName: round,
      });
      return matchId === undefined ? null : get(db, matchId);
    },
  };
}

export async function getBestOf(db: Db, matchId: string) {
  const row = await repository.findById(db, matchId);
  if (!row) throw new ObjectNotFound();
  return { bestOf: row.bestOf, vetoFormat: row.vetoFormat };
}

/** The teams of a match as far as they are known, and the tournament whose line-ups count. */
export async function findOpponents(db: Db, matchId: string) {
  const row = await repository.findById(db, matchId);
  if (!row) throw new ObjectNotFound();
  const teams = await repository.findTeamsById(db, teamIdsOf(row));
  const teamWith = (teamId: string | null) => teams.find(({ id }) => id === teamId) ?? null;
  return {
    state: row.state,
    vetoFormat: row.vetoFormat,
    tournamentId: row.tournament,
    teamA: teamWith(row.teamA),
    teamB: teamWith(row.teamB),
  };
}

/** The seeds of these teams, by id; none outside of a tournament. */
export async function findSeeds(
  db: Db,
  { tournamentId, teamIds }: { tournamentId: string | null; teamIds: readonly string[] },
): Promise<ReadonlyMap<string, number | null>> {
  if (tournamentId === null) return new Map();
  const rows = await repository.findSeeds(db, { tournamentId, teamIds });
  return new Map(rows.map(({ team, seed }) => [team, seed]));
}

/** Short enough for an address, and not guessable from another id: 60 random bits. */
export function createMatchId(): string {
  const bytes = randomBytes(ID_LENGTH);
  return Array.from(bytes, (byte) => ID_ALPHABET[byte % ID_ALPHABET.length]).join('');
}

type MatchWithRow = NonNullable<Awaited<ReturnType<typeof reads.findWithRow>>>;

async function findMatch(db: Db, matchId: string): Promise<MatchWithRow> {
  const found = await reads.findWithRow(db, matchId);
  if (!found) throw new ObjectNotFound();
  return found;
}

/** Null once it is over: it is not known whether that stream has shown it. */
async function findTournamentStream(
  db: Db,
  { tournament, ...row }: MatchRow,
): Promise<string | null> {
  if (tournament === null || !isOpenMatch(row)) return null;
  return repository.findStreamOfTournament(db, tournament);
}

async function opponentsOf(
  db: Db,
  { row, teams }: { row: MatchRow; teams: readonly TeamRow[] },
  sources: MatchSources,
): Promise<Pick<WebsiteMatch, 'opponents' | 'odds'>> {
  const { tournament: tournamentId, teamA, teamB } = row;
  const teamIds = teams.map(({ id }) => id);
  // The form with which the teams went into a match that is over.
  const before = row.finishedAt ?? undefined;
  const [ratings, lineups, seeds, ...recent] = await Promise.all([
    sources.ratings(db, { matchId: row.id, teamIds }),
    findLineups(db, { tournamentId, teamIds }),
    findSeeds(db, { tournamentId, teamIds }),
    ...teamIds.map((teamId) => listRecentOfTeam(db, { teamId, count: RECENT_SHOWN, before })),
  ]);
  const ratingOf = (teamId: string) => ratings.get(teamId) ?? { elo: STARTING_ELO, change: null };
  const opponent = (teamId: string | null) => {
    const index = teams.findIndex(({ id }) => id === teamId);
    const team = teams[index];
    if (!team) return null;
    const { elo, change } = ratingOf(team.id);
    return {
      team: toTeamReference(team),
      seed: seeds.get(team.id) ?? null,
      elo: displayElo(elo),
      eloChange: change === null ? null : displayElo(change),
      lineup: (lineups.get(team.id) ?? []).map(toRosterPlayer),
      recent: recent[index]!,
    };
  };
  const areKnown = teamA !== null && teamB !== null;
  const chance = areKnown ? expectedScore(ratingOf(teamA).elo, ratingOf(teamB).elo) : null;
  return {
    opponents: { A: opponent(teamA), B: opponent(teamB) },
    odds: chance === null ? null : { A: chance, B: 1 - chance },
  };
}

async function nextMatches(
  db: Db,
  { winnerTo, loserTo }: MatchRow,
): Promise<Pick<WebsiteMatch, 'winnerTo' | 'loserTo'>> {
  const matchIds = [winnerTo, loserTo].flatMap((id) => id ?? []);
  const numbers = matchIds.length === 0 ? [] : await repository.findNumbers(db, matchIds);
  const reference = (matchId: string | null) => numbers.find(({ id }) => id === matchId) ?? null;
  return { winnerTo: reference(winnerTo), loserTo: reference(loserTo) };
}

function teamIdsOf({ teamA, teamB }: MatchRow): string[] {
  return [teamA, teamB].flatMap((id) => id ?? []);
}
