/** Simulates the tournaments of the demo community, one after the other, and creates their rows. */
import { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { between, pick, type Random, seeded } from '@mes/domain/random/random';
import { type ApplicationState, hasReached } from '@mes/domain/tournament/lifecycle/states';
import { TIE_BREAKS } from '@mes/domain/tournament/model/vocabulary';
import { prizePoolOf, USUAL_POINTS, worthOf } from '@mes/domain/tournament/points/worth';
import { DEFAULT_ROSTER_SIZE } from '@mes/domain/tournament/settings/settings';
import type { TournamentBracket } from '@mes/domain/tournament/tournament-bracket';
import { stageColumns } from '../features/brackets/rows/service';
import { ENGINE } from '../features/brackets/service';
import type { bracketStages } from '../features/brackets/tables';
import type {
  placements,
  rosterPlayers,
  rulesConfirmations,
  submittedSeedings,
  tournaments,
  tournamentTeams,
} from '../features/tournaments/tables';
import type { Community, DemoSize } from './community';
import { type MatchRows, matchRows } from './match-rows';
import { seedingRows } from './seedings';
import type { TournamentPlan } from './tournament-plan';
import { RULES, TOURNAMENT_PLANS } from './tournament-plans';
import { type Contender, POOL, playTournament, type Simulation, startOf } from './tournament-play';

export interface TournamentRows extends MatchRows {
  readonly tournament: typeof tournaments.$inferInsert;
  readonly entries: (typeof tournamentTeams.$inferInsert)[];
  readonly rosters: (typeof rosterPlayers.$inferInsert)[];
  readonly rules: (typeof rulesConfirmations.$inferInsert)[];
  readonly seedings: (typeof submittedSeedings.$inferInsert)[];
  readonly stages: (typeof bracketStages.$inferInsert)[];
  readonly placements: (typeof placements.$inferInsert)[];
  /** Null before the draw. */
  readonly bracket: TournamentBracket | null;
}

const DAY = 86_400_000;
const SEED = 2_026;
/** Dollars in the plans, cents in the rows. */
const CENTS = 100;
/** So that visitors can try signup as the demo leader. */
const WITHOUT_DEMO_LEADER: readonly string[] = ['EmbersS4EU'];

export function* simulateTournaments(
  community: Community,
  { size, now }: { size: DemoSize; now: number },
): Generator<TournamentRows> {
  const random = seeded(SEED);
  const strengths = new Map(community.teams.map(({ id }) => [id, randomNormal(random) * 0.12]));
  const skills = new Map(community.players.map(({ id }) => [id, randomNormal(random) * 0.16]));
  const simulation: Simulation = {
    now,
    skill: (player) => skills.get(player) ?? 0,
    newId: createIdCounter(),
    newMatchId: () => createMatchId(random),
  };
  for (const plan of TOURNAMENT_PLANS[size]) {
    const contenders = chooseContenders(random, { plan, community, strengths, now });
    yield toRows(random, { plan, contenders, simulation });
  }
}

interface FieldInput {
  readonly plan: TournamentPlan;
  readonly community: Community;
  readonly strengths: ReadonlyMap<string, number>;
  readonly now: number;
}

/** Teams of the region that had enough players at the start, in the order of their seeds. */
function chooseContenders(
  random: Random,
  { plan, community, strengths, now }: FieldInput,
): Contender[] {
  if (!hasReached(plan.state, 'signup_open')) return [];
  const startsAt = startOf(plan, now);
  const members = new Map<string, string[]>();
  for (const { team, player, joinedAt, leftAt } of community.memberships) {
    if (joinedAt > Math.min(startsAt, now) || (leftAt ?? Number.POSITIVE_INFINITY) < startsAt)
      continue;
    members.set(team, [...(members.get(team) ?? []), player]);
  }
  const isEligible = ({ region, leader }: Community['teams'][number]) =>
    (plan.region === 'Global' || region === plan.region) &&
    !(leader === 'leader' && WITHOUT_DEMO_LEADER.includes(plan.id));
  return community.teams
    .filter(
      (team) => isEligible(team) && (members.get(team.id)?.length ?? 0) >= DEFAULT_ROSTER_SIZE.min,
    )
    .slice(0, plan.teams)
    .map(({ id }) => ({
      teamId: id,
      playerIds: members.get(id)!.slice(0, DEFAULT_ROSTER_SIZE.max),
      strength: strengths.get(id)!,
      perceivedStrength: strengths.get(id)! + randomNormal(random) * 0.06,
    }))
    .toSorted((one, other) => other.perceivedStrength - one.perceivedStrength);
}

interface RowsInput {
  readonly plan: TournamentPlan;
  readonly contenders: readonly Contender[];
  readonly simulation: Simulation;
}

function toRows(random: Random, { plan, contenders, simulation }: RowsInput): TournamentRows {
  const { now } = simulation;
  const isDrawn = hasReached(plan.state, 'running');
  const tournament = tournamentRow(plan, now);
  const entries = contenders.map(({ teamId, playerIds }, index) =>
    entryRow(random, { plan, teamId, leaderId: playerIds[0]!, index, tournament }),
  );
  const rosters = contenders.flatMap(({ teamId, playerIds }, index) =>
    playerIds.map((playerId) => ({
      tournament: plan.id,
      team: teamId,
      player: playerId,
      substitute: false,
      active: entries[index]!.state !== 'declined',
      addedAt: entries[index]!.appliedAt,
      addedBy: playerIds[0]!,
    })),
  );
  // Some players have not confirmed the rules yet, as examples for staff.
  const rules = rosters
    .filter(() => isDrawn || random() < 0.96)
    .map(({ player, addedAt }) => ({ tournament: plan.id, player, at: addedAt }));
  const seedings = seedingRows(random, { plan, contenders, now });
  const base = {
    ...{ tournament, entries, rosters, rules, seedings },
    ...{ stages: [], placements: [], bracket: null },
  };
  if (!isDrawn) return { ...base, ...NO_MATCHES };

  const played = playTournament(plan, contenders, simulation);
  const rows = matchRows(plan, played, now);
  const endsAt = rows.matches.reduce((last, { finishedAt }) => Math.max(last, finishedAt ?? 0), 0);
  return {
    ...base,
    ...rows,
    bracket: played.bracket,
    tournament: {
      ...tournament,
      endsAt: plan.state === 'finished' ? endsAt : null,
      winner: played.placed.find(({ from, to }) => from === 1 && to === 1)?.team ?? null,
    },
    stages: plan.stages.map((settings, index) => ({
      tournament: plan.id,
      index,
      settings,
      tieBreaks: [...TIE_BREAKS],
      ...stageColumns(played.bracket, index),
      engine: ENGINE,
      revision: 1,
      updatedAt: Math.min(now, endsAt),
    })),
    placements: worthOf(played.placed, tournament).map((place) => ({
      ...place,
      tournament: plan.id,
    })),
  };
}

const NO_MATCHES: MatchRows = {
  matches: [],
  maps: [],
  captures: [],
  captureMaps: [],
  captureEntries: [],
  lines: [],
  endings: [],
  vetoes: [],
};

function tournamentRow(plan: TournamentPlan, now: number) {
  const startsAt = startOf(plan, now);
  const prizes = plan.prizes.map((dollars, index) => ({
    from: index + 1,
    to: index + 1,
    amount: dollars * CENTS,
    extra: null,
  }));
  const announcedAt = Math.min(now - DAY, startsAt - 40 * DAY);
  return {
    id: plan.id,
    name: plan.name,
    region: plan.region,
    season: plan.season,
    state: plan.state,
    startsAt,
    endsAt: null as number | null,
    description: `${plan.about} $${(prizePoolOf(prizes) / CENTS).toLocaleString('en-US')} in prizes.`,
    rules: RULES,
    rulesRequired: true,
    theme: plan.theme,
    streamLink: plan.streamLink ?? null,
    accent: plan.accent ?? null,
    signup: {
      ...DEFAULT_ROSTER_SIZE,
      teams: plan.teams,
      automatic: false,
      regions: TEAM_REGIONS.filter((region) => region === plan.region),
    },
    ...deadlines(plan, startsAt),
    lockAnnounced: hasReached(plan.state, 'running'),
    closingReminded: hasReached(plan.state, 'seeding'),
    stages: [...plan.stages],
    mapPool: [...POOL],
    tieBreaks: [...TIE_BREAKS],
    prizes,
    points: [...USUAL_POINTS],
    winner: null as string | null,
    seeded: isSeeded(plan),
    seedingRevision: isSeeded(plan) ? 1 : 0,
    revision: 1,
    createdAt: announcedAt,
    createdBy: 'moderator',
    updatedAt: Math.min(now, startsAt),
  };
}

/** Signup closes two days before the start, check-in is open in the last three hours. */
function deadlines({ state }: TournamentPlan, startsAt: number) {
  if (state === 'draft')
    return {
      signupOpen: null,
      signupClose: null,
      checkInOpen: null,
      checkInClose: null,
      rosterLock: null,
    };
  const hour = DAY / 24;
  return {
    signupOpen: startsAt - 20 * DAY,
    signupClose: startsAt - 2 * DAY,
    checkInOpen: startsAt - 3 * hour,
    checkInClose: startsAt - hour / 2,
    rosterLock: startsAt,
  };
}

interface EntryInput {
  readonly plan: TournamentPlan;
  readonly teamId: string;
  readonly leaderId: string;
  readonly index: number;
  readonly tournament: ReturnType<typeof tournamentRow>;
}

function entryRow(random: Random, { plan, teamId, leaderId, index, tournament }: EntryInput) {
  const { signupOpen, checkInOpen, startsAt } = tournament;
  const openedAt = signupOpen ?? startsAt;
  const appliedAt = Math.min(openedAt + between(random, 1, 40) * (DAY / 10), tournament.updatedAt);
  const state = stateOf(random, plan);
  const isCheckedIn =
    hasReached(plan.state, 'seeding') || (plan.state === 'check_in' && random() < 0.7);
  return {
    tournament: plan.id,
    team: teamId,
    state,
    reason: state === 'declined' ? 'Your leader could not be reached. Please apply again.' : null,
    seed: isSeeded(plan) ? index + 1 : null,
    checkedInAt: isCheckedIn ? (checkInOpen ?? startsAt) + between(random, 1, 20) * 60_000 : null,
    appliedAt,
    appliedBy: leaderId,
    updatedAt: appliedAt,
    decidedBy: state === 'applied' ? null : 'moderator',
  };
}

function isSeeded(plan: TournamentPlan): boolean {
  return plan.isSeeded ?? hasReached(plan.state, 'running');
}

/** While signup is open, staff have not decided about every team yet. */
function stateOf(random: Random, { state }: TournamentPlan): ApplicationState {
  if (state !== 'signup_open') return 'registered';
  return pick(random, ['registered', 'registered', 'registered', 'applied', 'applied', 'declined']);
}

/** About normally distributed around 0, mostly between -2 and 2. */
function randomNormal(random: Random): number {
  return (random() + random() + random() + random() - 2) * 1.7;
}

const LETTERS = Array.from('abcdefghijkmnpqrstuvwxyz23456789');

function createMatchId(random: Random): string {
  return Array.from({ length: 12 }, () => pick(random, LETTERS)).join('');
}

/** In the format of UUIDs; counting is faster than drawing hundreds of thousands of them. */
function createIdCounter(): () => string {
  let count = 0;
  return () => `01890000-0000-7000-9000-${(count++).toString(16).padStart(12, '0')}`;
}
