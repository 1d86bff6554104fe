/** A match as its page and its editor read it. */
import { ObjectNotFound } from '@mes/contract/errors';
import type { Match, MatchMap, MatchPlayer, Veto, WebsiteMatch } from '@mes/contract/match-schemas';
import { expectedScore, STARTING_ELO, shownElo } from '@mes/domain/elo/elo';
import { type StatLine, sumLines } from '@mes/domain/scoreboard/stat-line';
import type { Db } from '../../platform/database/database';
import { toReference } from '../players/service';
import { teamReference } from '../teams/service';
import { encountersOf, recentOfTeam, teamsNamed } from './lists';
import type { MapRow, MatchRow } from './repository';
import * as rows from './repository';
import * as lookups from './repository-lookups';
import type { LineRow } from './repository-reads';
import * as reads from './repository-reads';
import { toSummary } from './summaries';

/** What a match page shows of features that stand above matches; given at the start. */
export interface MatchSources {
  /** By id of the team: the rating with which it went into the match, and what the match changed. */
  ratings(db: Db, about: { match: string; teams: readonly string[] }): Promise<TeamRatings>;
  veto(db: Db, match: string, to: Audience): Promise<ShownVeto>;
  rounds(db: Db, match: string): Promise<WebsiteMatch['rounds']>;
}

/** While a match is on air, everyone else is behind those inside: the two teams, staff, casters. */
export type Audience = 'everyone' | 'inside';

export interface ShownVeto {
  /** Null for a match without one. */
  readonly veto: Veto | null;
  /** It is over, and those who ask must not know yet. */
  readonly isEndHeldBack: boolean;
}

export type MatchReader = (db: Db, id: string) => Promise<Match>;

/** In thousandths of a point. */
export type TeamRatings = ReadonlyMap<string, { elo: number; change: number | null }>;

const RECENT_SHOWN = 5;

export async function get(
  db: Db,
  id: string,
  sources: MatchSources,
  to: Audience = 'everyone',
): Promise<Match> {
  const found = await reads.findWhole(db, id);
  if (!found) throw new ObjectNotFound();
  return toMatch(db, found, { sources, to });
}

export async function website(db: Db, id: string, sources: MatchSources): Promise<WebsiteMatch> {
  const found = await reads.findWhole(db, id);
  if (!found) throw new ObjectNotFound();
  const { row } = found;
  const teams = await lookups.findTeamsById(db, teamsOf(row));
  const teamA = teams.find((team) => team.id === row.teamA);
  const teamB = teams.find((team) => team.id === row.teamB);
  const both = teamA && teamB ? ([teamA, teamB] as const) : null;
  const [match, opponents, meetings, rounds, next] = await Promise.all([
    toMatch(db, found, { sources, to: 'everyone' }),
    opponentsOf(db, { row, teams }, sources),
    both && encountersOf(db, ...both),
    sources.rounds(db, id),
    nextMatches(db, row),
  ]);
  return { ...match, ...opponents, encounters: meetings, rounds, ...next };
}

export async function bestOf(db: Db, id: string) {
  const row = await rows.findById(db, id);
  if (!row) throw new ObjectNotFound();
  return { bestOf: row.bestOf, vetoFormat: row.vetoFormat };
}

/** Null where the teams have not met, or one of them is not there. */
export async function tournamentMatchup(
  db: Db,
  {
    tournament,
    teamA,
    teamB,
    round,
  }: { tournament: string; teamA: string; teamB: string; round?: string },
  sources: MatchSources,
): Promise<Match | null> {
  const known = await teamsNamed(db, [teamA, teamB]);
  const event = await lookups.findTournament(db, tournament);
  const one = known(teamA);
  const other = known(teamB);
  if (!event || !one || !other) return null;
  const teams = [one.id, other.id] as const;
  const id = await reads.findMeeting(db, { tournament: event.id, teams, round });
  return id === undefined ? null : get(db, id, sources);
}

type Found = NonNullable<Awaited<ReturnType<typeof reads.findWhole>>>;

async function toMatch(
  db: Db,
  found: Found,
  { sources, to }: { sources: MatchSources; to: Audience },
): Promise<Match> {
  const { row } = found;
  // One after the other: what has just been written is read within its transaction.
  const series = await rows.findMaps(db, [row.id]);
  const lines = await reads.findLines(db, row.id);
  const { veto, isEndHeldBack } = await sources.veto(db, row.id, to);
  const match = {
    ...toSummary(found),
    vetoFormat: row.vetoFormat,
    veto,
    maps: series.map((map) => toMap(map, lines)),
    players: overall(lines),
    forfeitedBy: row.forfeitedBy,
    startedAt: row.startedAt,
    streamLink: row.streamLink,
    revision: row.revision,
  };
  return isEndHeldBack ? { ...match, state: 'veto', startedAt: null, maps: [] } : match;
}

function toMap(row: MapRow, lines: readonly LineRow[]): MatchMap {
  return {
    index: row.index,
    map: row.map,
    state: row.state,
    server: row.server,
    pickedBy: row.pickedBy,
    scoreA: row.scoreA,
    scoreB: row.scoreB,
    winner: row.winner,
    startingSideA: row.startingSideA,
    halves: row.halves,
    captured: row.captured,
    players: lines.filter(({ line }) => line.map === row.index).map(toLine),
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
  };
}

/** Each player's lines over all maps of the series, most kills first. */
function overall(lines: readonly LineRow[]): MatchPlayer[] {
  const byPlayer = new Map<string, MatchPlayer[]>();
  for (const row of lines) {
    const known = byPlayer.get(row.player.id) ?? [];
    byPlayer.set(row.player.id, [...known, toLine(row)]);
  }
  return [...byPlayer.values()]
    .map((own) => ({ ...own[0]!, ...sumLines(own) }))
    .sort((one, other) => other.kills - one.kills || one.deaths - other.deaths);
}

function toLine({ line, player }: LineRow): MatchPlayer {
  return { ...toCounts(line), player: toReference(player), opponent: line.opponent };
}

function toCounts(line: LineRow['line']): StatLine {
  return {
    rounds: line.rounds,
    kills: line.kills,
    deaths: line.deaths,
    assists: line.assists,
    headshots: line.headshots,
    plants: line.plants,
    defuses: line.defuses,
    openingKills: line.openingKills,
    openingDeaths: line.openingDeaths,
    multiKills: {
      two: line.twoKills,
      three: line.threeKills,
      four: line.fourKills,
      five: line.fiveKills,
    },
    clutches: line.clutches,
    rating: line.rating === null ? null : line.rating / 1_000,
  };
}

async function opponentsOf(
  db: Db,
  { row, teams }: { row: MatchRow; teams: readonly lookups.TeamRow[] },
  sources: MatchSources,
): Promise<Pick<WebsiteMatch, 'opponents' | 'odds'>> {
  const ids = teams.map(({ id }) => id);
  const [ratings, lineups, seeds, ...recent] = await Promise.all([
    sources.ratings(db, { match: row.id, teams: ids }),
    lineupsOf(db, row.tournament, ids),
    row.tournament === null ? [] : lookups.findSeeds(db, row.tournament, ids),
    ...ids.map((team) => recentOfTeam(db, { team, count: RECENT_SHOWN, before: beforeIt(row) })),
  ]);
  const rating = (team: string) => ratings.get(team) ?? { elo: STARTING_ELO, change: null };
  const opponent = (id: string | null) => {
    const index = teams.findIndex((team) => team.id === id);
    const team = teams[index];
    if (!team) return null;
    const { elo, change } = rating(team.id);
    return {
      team: teamReference(team),
      seed: seeds.find((each) => each.team === team.id)?.seed ?? null,
      elo: shownElo(elo),
      eloChange: change === null ? null : shownElo(change),
      lineup: lineups
        .filter((each) => each.team === team.id)
        .map(({ player }) => toReference(player)),
      recent: recent[index]!,
    };
  };
  const { teamA, teamB } = row;
  const known = teamA !== null && teamB !== null;
  const chance = known ? expectedScore(rating(teamA).elo, rating(teamB).elo) : null;
  return {
    opponents: { A: opponent(teamA), B: opponent(teamB) },
    odds: chance === null ? null : { A: chance, B: 1 - chance },
  };
}

/** The roster of the tournament, or the members of a team that has none there. */
async function lineupsOf(db: Db, tournament: string | null, teams: readonly string[]) {
  const rosters = tournament === null ? [] : await lookups.findRosters(db, { tournament, teams });
  const withRoster = new Set(rosters.map(({ team }) => team));
  const others = teams.filter((team) => !withRoster.has(team));
  return others.length === 0 ? rosters : [...rosters, ...(await lookups.findMembers(db, others))];
}

async function nextMatches(
  db: Db,
  { winnerTo, loserTo }: MatchRow,
): Promise<Pick<WebsiteMatch, 'winnerTo' | 'loserTo'>> {
  const ids = [winnerTo, loserTo].flatMap((id) => id ?? []);
  const numbers = ids.length === 0 ? [] : await lookups.findNumbers(db, ids);
  const reference = (id: string | null) => numbers.find((each) => each.id === id) ?? null;
  return { winnerTo: reference(winnerTo), loserTo: reference(loserTo) };
}

/** The form with which a team went into a match that is over. */
function beforeIt({ finishedAt }: MatchRow): number | undefined {
  return finishedAt ?? undefined;
}

function teamsOf({ teamA, teamB }: MatchRow): string[] {
  return [teamA, teamB].flatMap((team) => team ?? []);
}
