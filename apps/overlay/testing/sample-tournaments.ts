import type { BracketMatch, BracketStage } from '@mes/client/bracket';
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { StreamTournament } from '@mes/contract/stream';
import type { Stage } from '@mes/contract/tournament-schemas';
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { compactBracket } from '../../../packages/client/testing/compact-bracket';
import { BracketMaker } from './sample-bracket';
import { type Kind, sampleTeams, type TeamReference } from './sample-teams';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What each group of scenes is shown with: other formats, sizes and names. */
export const TOURNAMENTS: Readonly<Record<string, { id: string; name: string }>> = {
  'circuit-2023': { id: 'CircuitS3EU', name: 'Circuit S3 Eurasia' },
  'embers-s3': { id: 'EmbersS4EU', name: 'Embers of Victory S4 Eurasia' },
  'league-2023': { id: 'ProLeagueS1', name: 'Pro League S1 Americas' },
  'worlds-2023': { id: 'Worlds2023', name: 'Worlds 2023' },
  general: { id: 'GoldenOx', name: 'Golden Ox Invitational' },
};

export function sampleTournament(kind: Kind, id: string, now: number): StreamTournament {
  const known = Object.values(TOURNAMENTS).find((tournament) => tournament.id === id);
  const name =
    kind === 'long names'
      ? 'Intercontinental Masters Championship Wildcard S12'
      : (known?.name ?? id);
  const teams = sampleTeams(kind);
  const stages = kind === 'empty' ? [] : bracketOf(id, teams, now);
  const matches = stages
    .flatMap(({ rounds }) => rounds)
    .flatMap((round) => round.matches.map((match) => summary(match, round.name, { id, name })));
  const played = matches.filter(({ state }) => state === 'finished');
  return {
    id,
    name,
    region: 'Eurasia',
    season: 4,
    state: kind === 'empty' ? 'announced' : 'running',
    startsAt: kind === 'empty' ? null : now - 9 * DAY,
    endsAt: kind === 'empty' ? null : now + 2 * DAY,
    accent: null,
    prizePool: kind === 'empty' ? 0 : 1_250_000,
    registered: kind === 'empty' ? 0 : 16,
    winner: null,
    stages: kind === 'empty' ? [] : settingsOf(id),
    mapPool: DEFUSE_MAPS.slice(0, 9),
    prizes:
      kind === 'empty'
        ? []
        : [
            { from: 1, to: 1, amount: 600_000, extra: 'and a Worlds slot' },
            { from: 2, to: 2, amount: 300_000, extra: null },
            { from: 3, to: 3, amount: 150_000, extra: null },
            { from: 4, to: 4, amount: 100_000, extra: null },
            { from: 5, to: 8, amount: 25_000, extra: 'Seed for the next season' },
          ],
    placements: [],
    bracket:
      stages.length === 0
        ? null
        : compactBracket({ tournament: { id, name }, revision: 1, stages, odds: [] }),
    live: matches
      .filter(({ state }) => state === 'live')
      .map((match) => ({ ...match, startsAt: now - 0.6 * HOUR })),
    upcoming: matches
      .filter(({ state }) => state === 'scheduled')
      .map((match, index) => ({ ...match, startsAt: now + (index + 1) * 1.5 * HOUR })),
    recent: played
      .slice(-3)
      .map((match, index) => ({ ...match, startsAt: now - (4 - index) * HOUR })),
  };
}

function bracketOf(id: string, teams: readonly TeamReference[], now: number): BracketStage[] {
  const maker = new BracketMaker({ seed: id.length * 7, start: now - 6 * DAY });
  const four = [0, 1, 2, 3].map((group) => teams.filter((_, index) => index % 4 === group));
  const best = teams.slice(0, 8);
  switch (id) {
    case 'CircuitS3EU':
      return [
        maker.groups(0, 'League stage', [best], 4),
        maker.singleElimination(1, 'Playoffs', best.slice(0, 4), 1),
      ];
    case 'ProLeagueS1':
      return [
        maker.groups(0, 'Regular season', [teams.slice(0, 12)], 8),
        maker.singleElimination(1, 'Playoffs', best, 5),
      ];
    case 'Worlds2023':
      return [
        maker.groups(0, 'Group stage', [...four, ...four.map((group) => [...group].reverse())], 2),
        maker.singleElimination(1, 'Championship bracket', teams, 9),
      ];
    default:
      return [
        maker.groups(0, 'Group stage', four.slice(0, 2), 4),
        maker.doubleElimination(1, 'Playoffs', best, 8),
      ];
  }
}

function settingsOf(id: string): Stage[] {
  const isSingle = id !== 'EmbersS4EU' && id !== 'GoldenOx';
  const playoffs: Stage = isSingle
    ? {
        format: 'single_elimination',
        name: 'Playoffs',
        bestOf: 3,
        thirdPlaceMatch: true,
        advances: [],
        rounds: [{ part: 'upper', round: -1, bestOf: 5, vetoFormat: null }],
      }
    : {
        format: 'double_elimination',
        name: 'Playoffs',
        bestOf: 3,
        grandFinalReset: true,
        advances: [],
        rounds: [{ part: 'grand_final', round: 1, bestOf: 5, vetoFormat: null }],
      };
  const places = id === 'ProLeagueS1' ? 8 : id === 'Worlds2023' ? 2 : 4;
  return [
    {
      format: 'round_robin',
      name: 'Group stage',
      bestOf: 1,
      rounds: [],
      groups: id === 'Worlds2023' ? 8 : 2,
      legs: 1,
      advances: [{ from: 1, to: places, stage: 1, into: null }],
    },
    playoffs,
  ];
}

function summary(
  match: BracketMatch,
  round: string,
  tournament: { id: string; name: string },
): MatchSummary {
  const [a, b] = match.slots;
  return {
    id: match.id,
    matchID: match.matchID,
    state: match.state,
    tournament,
    stage: match.position.stage,
    group: null,
    round,
    teamA: a.team,
    teamB: b.team,
    bestOf: match.bestOf,
    scoreA: a.score ?? 0,
    scoreB: b.score ?? 0,
    winner: match.winner,
    startsAt: match.startsAt,
    finishedAt: null,
  };
}
