/** All tournaments of the demo community, one after the other, as rows. */

import { between, pick, type Random, seeded } from '@mes/domain/random/random';
import { USUAL_ROSTER } from '@mes/domain/roster/roster';
import { type ApplicationState, hasReached } from '@mes/domain/tournament/lifecycle/states';
import { TIE_BREAKS } from '@mes/domain/tournament/model/vocabulary';
import { prizePoolOf, USUAL_POINTS, worthOf } from '@mes/domain/tournament/points/worth';
import type { TournamentBracket } from '@mes/domain/tournament/tournament-bracket';
import { stageColumns } from '../features/brackets/rows/service';
import { ENGINE } from '../features/brackets/service';
import type { bracketStages } from '../features/brackets/tables';
import type {
  placements,
  rosterPlayers,
  rulesConfirmations,
  tournaments,
  tournamentTeams,
} from '../features/tournaments/tables';
import type { Community, DemoSize } from './community';
import { type MatchRows, matchRows } from './match-rows';
import { RULES, TOURNAMENT_PLANS, type TournamentPlan } from './tournament-plans';
import { type Contender, POOL, playTournament, type Scene } from './tournament-play';

export interface TournamentRows extends MatchRows {
  readonly tournament: typeof tournaments.$inferInsert;
  readonly entries: (typeof tournamentTeams.$inferInsert)[];
  readonly rosters: (typeof rosterPlayers.$inferInsert)[];
  readonly rules: (typeof rulesConfirmations.$inferInsert)[];
  readonly stages: (typeof bracketStages.$inferInsert)[];
  readonly placements: (typeof placements.$inferInsert)[];
  /** Null where nothing is drawn. */
  readonly bracket: TournamentBracket | null;
}

const DAY = 86_400_000;
const SEED = 2_026;
/** Dollars in the plans, cents in the rows. */
const CENTS = 100;
/** The team of the demo leader is in most tournaments, but can still sign up for the open one. */
const OPEN_TO_ALL: readonly string[] = ['EmbersS4EU'];

export function* playAll(
  community: Community,
  { size, now }: { size: DemoSize; now: number },
): Generator<TournamentRows> {
  const random = seeded(SEED);
  const strengths = new Map(community.teams.map(({ id }) => [id, bell(random) * 0.12]));
  const skills = new Map(community.players.map(({ id }) => [id, bell(random) * 0.16]));
  const scene: Scene = {
    now,
    skill: (player) => skills.get(player) ?? 0,
    newId: counted(),
    newMatchId: () => matchId(random),
  };
  for (const plan of TOURNAMENT_PLANS[size]) {
    const contenders = contendersOf(random, { plan, community, strengths, now });
    yield rowsOf(random, { plan, contenders, scene });
  }
}

interface Field {
  readonly plan: TournamentPlan;
  readonly community: Community;
  readonly strengths: ReadonlyMap<string, number>;
  readonly now: number;
}

/** Teams of the region that had five players by then, as they were seeded. */
function contendersOf(random: Random, { plan, community, strengths, now }: Field): Contender[] {
  const startsAt = now + plan.startsIn * DAY;
  const members = new Map<string, string[]>();
  for (const { team, player, joinedAt, leftAt } of community.memberships) {
    if (joinedAt > Math.min(startsAt, now) || (leftAt ?? Number.POSITIVE_INFINITY) < startsAt)
      continue;
    members.set(team, [...(members.get(team) ?? []), player]);
  }
  const isWanted = ({ region, leader }: Community['teams'][number]) =>
    (plan.region === 'Global' || region === plan.region) &&
    !(leader === 'leader' && OPEN_TO_ALL.includes(plan.id));
  return community.teams
    .filter((team) => isWanted(team) && (members.get(team.id)?.length ?? 0) >= USUAL_ROSTER.min)
    .slice(0, plan.teams)
    .map(({ id }) => ({
      team: id,
      players: members.get(id)!.slice(0, USUAL_ROSTER.max),
      strength: strengths.get(id)!,
      seen: strengths.get(id)! + bell(random) * 0.06,
    }))
    .toSorted((one, other) => other.seen - one.seen);
}

interface Cast {
  readonly plan: TournamentPlan;
  readonly contenders: readonly Contender[];
  readonly scene: Scene;
}

function rowsOf(random: Random, { plan, contenders, scene }: Cast): TournamentRows {
  const { now } = scene;
  const isDrawn = hasReached(plan.state, 'running');
  const tournament = tournamentRow(plan, now);
  const entries = contenders.map(({ team, players }, index) =>
    entryRow(random, { plan, team, leader: players[0]!, index, tournament }),
  );
  const rosters = contenders.flatMap(({ team, players }, index) =>
    players.map((player) => ({
      tournament: plan.id,
      team,
      player,
      substitute: false,
      active: entries[index]!.state !== 'declined',
      addedAt: entries[index]!.appliedAt,
      addedBy: players[0]!,
    })),
  );
  // Most have read the rules; a few are reminded by staff.
  const rules = rosters
    .filter(() => isDrawn || random() < 0.96)
    .map(({ player, addedAt }) => ({ tournament: plan.id, player, at: addedAt }));
  const blank = { tournament, entries, rosters, rules, stages: [], placements: [], bracket: null };
  if (!isDrawn) return { ...blank, ...NO_MATCHES };

  const played = playTournament(plan, contenders, scene);
  const rows = matchRows(plan, played, now);
  const endsAt = rows.matches.reduce((last, { finishedAt }) => Math.max(last, finishedAt ?? 0), 0);
  return {
    ...blank,
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
  vetoes: [],
};

function tournamentRow(plan: TournamentPlan, now: number) {
  const startsAt = Math.round(now + plan.startsIn * DAY);
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
    signup: { ...USUAL_ROSTER, teams: plan.teams, automatic: false, regions: [] },
    ...deadlines(plan, startsAt),
    lockTold: hasReached(plan.state, 'running'),
    closingTold: hasReached(plan.state, 'seeding'),
    stages: [...plan.stages],
    mapPool: [...POOL],
    tieBreaks: [...TIE_BREAKS],
    prizes,
    points: [...USUAL_POINTS],
    winner: null as string | null,
    seeded: hasReached(plan.state, 'running'),
    seedingRevision: hasReached(plan.state, 'running') ? 1 : 0,
    revision: 1,
    createdAt: announcedAt,
    createdBy: 'moderator',
    updatedAt: Math.min(now, startsAt),
  };
}

/** Signup ends two days before, check-in is open for the last three hours. */
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

interface Applicant {
  readonly plan: TournamentPlan;
  readonly team: string;
  readonly leader: string;
  readonly index: number;
  readonly tournament: ReturnType<typeof tournamentRow>;
}

function entryRow(random: Random, { plan, team, leader, index, tournament }: Applicant) {
  const { signupOpen, checkInOpen, startsAt } = tournament;
  const opened = signupOpen ?? startsAt;
  const appliedAt = Math.min(opened + between(random, 1, 40) * (DAY / 10), tournament.updatedAt);
  const state = stateOf(random, plan);
  const checked =
    hasReached(plan.state, 'seeding') || (plan.state === 'check_in' && random() < 0.7);
  return {
    tournament: plan.id,
    team,
    state,
    reason: state === 'declined' ? 'Two of your players are in another roster already.' : null,
    seed: hasReached(plan.state, 'running') ? index + 1 : null,
    checkedInAt: checked ? (checkInOpen ?? startsAt) + between(random, 1, 20) * 60_000 : null,
    appliedAt,
    appliedBy: leader,
    updatedAt: appliedAt,
    decidedBy: state === 'applied' ? null : 'moderator',
  };
}

/** While signup is open, staff have not decided about everyone. */
function stateOf(random: Random, { state }: TournamentPlan): ApplicationState {
  if (state !== 'signup_open') return 'registered';
  return pick(random, ['registered', 'registered', 'registered', 'applied', 'applied', 'declined']);
}

/** Around 0, mostly between -2 and 2. */
function bell(random: Random): number {
  return (random() + random() + random() + random() - 2) * 1.7;
}

const LETTERS = Array.from('abcdefghijkmnpqrstuvwxyz23456789');

function matchId(random: Random): string {
  return Array.from({ length: 12 }, () => pick(random, LETTERS)).join('');
}

/** In the shape of UUIDs, and quickly: there are hundreds of thousands. */
function counted(): () => string {
  let count = 0;
  return () => `01890000-0000-7000-9000-${(count++).toString(16).padStart(12, '0')}`;
}
