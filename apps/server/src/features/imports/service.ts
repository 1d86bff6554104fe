/**
 * Brings results of the past into the site: finished matches of finished tournaments. All of a file or
 * nothing of it, and what is there already is left as it is.
 */
import { createHash } from 'node:crypto';
import {
  type ImportProblem,
  type PastMatch,
  type PastTournament,
  placesOf,
  toTournamentId,
} from '@mes/domain/imports/results';
import { skeleton } from '@mes/domain/names/skeleton';
import { checkTeamName, checkTournamentId, checkTournamentName } from '@mes/domain/names/validity';
import type { AnyAction } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { findExistingIds, insertPastMatches, type NewPastMatch } from '../matches/past/service';
import { createPastTeam, findTeamLike } from '../teams/past/service';
import { createPastTournament, setPastTeams, tournamentExists } from '../tournaments/past/service';
import { ChallongeSchema, parseChallonge } from './challonge/service';
import { type ParsedFile, parseCsv } from './csv/service';
import { FORMAT, parseResults } from './json/service';
import * as repository from './repository';
import { parseStartgg, StartggSchema } from './startgg/service';
import { texts } from './texts';

const MAX_MEGABYTES = 20;
const MAX_MATCHES = 20_000;

export interface ImportSummary {
  readonly tournaments: readonly {
    readonly id: string;
    readonly name: string;
    readonly isNew: boolean;
    readonly newMatches: number;
    readonly knownMatches: number;
  }[];
  readonly newTeams: readonly string[];
  /** Names of the file with the teams of the site that they stand for. */
  readonly knownTeams: readonly { readonly name: string; readonly team: string }[];
}

/** Reads a file of any known format. */
export function parseFile(content: Buffer, { now }: { now: number }): ParsedFile {
  const refuse = (reason: string) => ({
    tournaments: [],
    problems: [{ place: 'the file', reason }],
  });
  if (content.length > MAX_MEGABYTES * 1024 * 1024) return refuse(texts.tooLarge(MAX_MEGABYTES));
  const text = content.toString('utf8');
  if (text.includes('\uFFFD')) return refuse(texts.notUtf8);
  const parsed = parseText(text, now);
  if (parsed === null) return refuse(texts.unknownFormat);
  const count = parsed.tournaments.reduce((sum, { matches }) => sum + matches.length, 0);
  if (count > MAX_MATCHES) return refuse(texts.tooMany(MAX_MATCHES));
  if (count === 0 && parsed.problems.length === 0) return refuse(texts.empty);
  return { ...parsed, problems: [...parsed.problems, ...findProblems(parsed.tournaments)] };
}

function parseText(text: string, now: number): ParsedFile | null {
  if (!/^\uFEFF?\s*[{[]/.test(text)) return parseCsv(text, { now });
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  if (isOwn(value)) return parseResults(value, { now });
  if (ChallongeSchema.safeParse(value).success) return parseChallonge(value);
  return StartggSchema.safeParse(value).success ? parseStartgg(value) : null;
}

function isOwn(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT
  );
}

/** Names that no team or tournament can have, and keys that are used twice. */
function findProblems(tournaments: readonly PastTournament[]): ImportProblem[] {
  return tournaments.flatMap((tournament) => {
    const place = tournament.matches[0]?.place ?? tournament.name;
    const checks = [
      checkTournamentName(tournament.name),
      checkTournamentId(toTournamentId(tournament.name)),
    ];
    const problems = checks.flatMap((check) =>
      check.ok ? [] : [{ place, reason: `the tournament’s name ${check.reason}` }],
    );
    const keys = new Set<string>();
    for (const match of tournament.matches) {
      if (keys.has(match.key)) problems.push({ place: match.place, reason: texts.repeated });
      keys.add(match.key);
      for (const name of [match.teamA, match.teamB]) {
        const check = checkTeamName(name);
        if (!check.ok)
          problems.push({ place: match.place, reason: `the team ${name} ${check.reason}` });
      }
    }
    const teams = new Set(tournament.matches.flatMap(({ teamA, teamB }) => [teamA, teamB]));
    for (const { team } of tournament.places) {
      if (!teams.has(team)) problems.push({ place, reason: texts.unknownPlace(team) });
    }
    return problems;
  });
}

export interface ImportOptions {
  readonly isRated: boolean;
  /** Only says what would happen. */
  readonly isDryRun: boolean;
}

/** Resolves to problems if a tournament of the site is in the way; then nothing was written. */
export async function importTournaments(
  tx: Tx,
  past: readonly PastTournament[],
  { isRated, isDryRun }: ImportOptions,
  action: AnyAction,
): Promise<ImportSummary | { readonly problems: readonly ImportProblem[] }> {
  await repository.lockImports(tx);
  const plans = [];
  for (const tournament of past) plans.push(await planTournament(tx, tournament));
  const problems = plans.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) return { problems };

  const teams = await resolveTeams(tx, past);
  if (!isDryRun) {
    for (const [name, team] of teams) {
      if (team.id === null) teams.set(name, { ...team, id: await createPastTeam(tx, team) });
    }
    for (const plan of plans) await writeTournament(tx, { plan, teams, isRated }, action);
  }
  const all = [...teams.values()];
  return {
    tournaments: plans.map(({ id, tournament, isNew, matches }) => ({
      ...{ id, name: tournament.name, isNew },
      newMatches: matches.length,
      knownMatches: tournament.matches.length - matches.length,
    })),
    newTeams: all.flatMap(({ name, existing }) => (existing === null ? [name] : [])),
    knownTeams: all.flatMap(({ name, existing }) =>
      existing === null ? [] : [{ name, team: existing }],
    ),
  };
}

interface Plan {
  readonly tournament: PastTournament;
  readonly id: string;
  readonly isNew: boolean;
  /** Those that are not there yet. */
  readonly matches: readonly (PastMatch & { readonly id: string })[];
  readonly problem: ImportProblem | null;
}

async function planTournament(db: Db, tournament: PastTournament): Promise<Plan> {
  const { source, name } = tournament;
  const known = await repository.findTournamentId(db, source);
  const id = known ?? toTournamentId(name);
  const isTaken = known === null && (await tournamentExists(db, id));
  const withIds = tournament.matches.map((match) => ({
    ...match,
    id: toMatchId(source, match.key),
  }));
  const existing = await findExistingIds(
    db,
    withIds.map((match) => match.id),
  );
  return {
    ...{ tournament, id, isNew: known === null },
    matches: withIds.filter((match) => !existing.has(match.id)),
    problem: isTaken
      ? { place: tournament.matches[0]?.place ?? name, reason: texts.taken(id) }
      : null,
  };
}

/** The same match of the same file has the same id. */
function toMatchId(source: string, key: string): string {
  const hash = createHash('sha256').update(`${source}\0${key}`).digest('base64url');
  return `past-${hash.replace(/[^A-Za-z0-9]/g, '').slice(0, 16)}`;
}

interface ResolvedTeam {
  readonly name: string;
  /** Null while it has to be created. */
  readonly id: string | null;
  /** The name of the team on the site, or null if there was none. */
  readonly existing: string | null;
  readonly from: number;
  readonly until: number;
}

type Teams = Map<string, ResolvedTeam>;

/** By what the name looks like: two teams of the site cannot look alike either. */
async function resolveTeams(db: Db, past: readonly PastTournament[]): Promise<Teams> {
  const teams: Teams = new Map();
  for (const { at, teamA, teamB } of past.flatMap(({ matches }) => matches)) {
    for (const name of [teamA, teamB]) {
      const known = teams.get(skeleton(name));
      if (known) {
        const span = { from: Math.min(known.from, at), until: Math.max(known.until, at) };
        teams.set(skeleton(name), { ...known, ...span });
        continue;
      }
      const found = await findTeamLike(db, name);
      const existing = found ? found.name : null;
      teams.set(skeleton(name), { name, id: found?.id ?? null, existing, from: at, until: at });
    }
  }
  return teams;
}

async function writeTournament(
  tx: Tx,
  { plan, teams, isRated }: { plan: Plan; teams: Teams; isRated: boolean },
  action: AnyAction,
): Promise<void> {
  const { tournament, id, isNew, matches } = plan;
  if (matches.length === 0) return;
  const idOf = (name: string) => teams.get(skeleton(name))!.id!;
  const times = tournament.matches.map(({ at }) => at);
  const [startsAt, endsAt] = [Math.min(...times), Math.max(...times)];
  if (isNew) {
    const { name, region, season, source } = tournament;
    await createPastTournament(tx, { id, name, region, season, startsAt, endsAt }, action);
    await repository.insert(tx, { tournament: id, source, isRated, importedAt: action.now });
  }
  await insertPastMatches(
    tx,
    matches.map(
      ({ key: _key, place: _place, ...match }): NewPastMatch => ({
        ...match,
        tournament: id,
        teamA: idOf(match.teamA),
        teamB: idOf(match.teamB),
      }),
    ),
    action.now,
  );
  const names = new Set(tournament.matches.flatMap(({ teamA, teamB }) => [teamA, teamB]));
  const places = placesOf(tournament).map(({ team, from, to }) => ({
    teamId: idOf(team),
    from,
    to,
  }));
  await setPastTeams(
    tx,
    {
      tournamentId: id,
      teamIds: [...new Set([...names].map(idOf))],
      places,
      appliedAt: startsAt,
    },
    action,
  );
}
