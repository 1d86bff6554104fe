/** Former names, teams, links, invitations, descriptions and facts of the demo community. */
import { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { PLAYER_ROLES, type PlayerRole } from '@mes/domain/players/roles';
import type { SocialLink } from '@mes/domain/players/social-links';
import { between, pick, type Random, seeded } from '@mes/domain/random/random';
import type { playerFacts, playerNames, players } from '../features/players/tables';
import type {
  teamInformation,
  teamMemberships,
  teamNames,
  teamProposals,
  teams,
} from '../features/teams/tables';
import { type Arrival, planArrivals } from './arrivals';
import { HANDLE_ENDS, HANDLE_STARTS } from './names';
import {
  DESCRIPTIONS,
  FORMER_TEAM_NAMES,
  HABITS,
  INFORMATION,
  NOTES,
  ORIGINS,
  TEAM_DESCRIPTIONS,
} from './phrases';

type PlayerRow = typeof players.$inferInsert;
type TeamRow = typeof teams.$inferInsert;

interface Population {
  readonly players: readonly PlayerRow[];
  readonly teams: readonly TeamRow[];
}

export interface People extends Population {
  readonly players: PlayerRow[];
  readonly teams: TeamRow[];
  readonly playerNames: (typeof playerNames.$inferInsert)[];
  readonly playerFacts: (typeof playerFacts.$inferInsert)[];
  readonly teamNames: (typeof teamNames.$inferInsert)[];
  readonly memberships: (typeof teamMemberships.$inferInsert)[];
  readonly invitations: (typeof teamProposals.$inferInsert)[];
  readonly information: (typeof teamInformation.$inferInsert)[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SEED = 2_025;
/** The share of players of whom casters have something to tell. */
const KNOWN_TO_CASTERS = 0.85;

export function describePeople(population: Population, now: number): People {
  const random = seeded(SEED);
  const arrivals = planArrivals(population, now);
  return {
    players: population.players.map((player, index) => ({
      ...describePlayer(random, player, now),
      ...(player.lookingForTeam ? {} : { roles: rolesOf(player, index) }),
    })),
    teams: population.teams.map((team) => ({
      ...team,
      description: pick(random, TEAM_DESCRIPTIONS),
    })),
    playerNames: population.players.flatMap((player) => generateFormerNames(random, player, now)),
    playerFacts: population.players
      .filter(({ team }) => team && random() < KNOWN_TO_CASTERS)
      .map(({ id }) => ({
        player: id,
        facts: `${pick(random, ORIGINS)} ${pick(random, HABITS)}`,
        revision: 1,
        updatedAt: now - between(random, 1, 60) * DAY,
        updatedBy: 'caster',
      })),
    teamNames: FORMER_TEAM_NAMES.flatMap(([index, name]) => {
      const team = population.teams[index];
      if (!team) return [];
      const until = now - between(random, 60, 180) * DAY;
      return [
        { id: newId(random), team: team.id, name, until, changedBy: team.leader, hidden: false },
      ];
    }),
    memberships: population.players.flatMap((player) =>
      generateMemberships(random, player, { ...population, arrival: arrivals.get(player.id) }),
    ),
    invitations: generateInvitations(random, population, now),
    information: population.teams.flatMap((team, index) =>
      generateInformation(random, { team: team.id, index, now }),
    ),
  };
}

function describePlayer(random: Random, player: PlayerRow, now: number): PlayerRow {
  const { roles, note } = player.id === 'newcomer' ? NOTES[0]! : pick(random, NOTES);
  const isLooking = player.lookingForTeam === true;
  return {
    ...player,
    gameIdState: 'verified',
    description: random() < 0.4 ? pick(random, DESCRIPTIONS) : '',
    socialLinks: pickLinks(random, player.id),
    lookingSince: isLooking ? now - between(random, 0, 40) * DAY - between(random, 0, DAY) : null,
    roles: isLooking ? [...roles] : [],
    lookingRegion: isLooking ? pick(random, TEAM_REGIONS) : null,
    lookingNote: isLooking ? note : '',
  };
}

/** By the order, in which the players of a team follow each other. Some have none. */
function rolesOf({ team }: PlayerRow, index: number): PlayerRole[] {
  if (!team || index % 7 === 3) return [];
  const role = PLAYER_ROLES[index % 5]!;
  return index % 4 === 0 ? [role, 'flex'] : [role];
}

function pickLinks(random: Random, id: string): SocialLink[] {
  const all: SocialLink[] = [
    { kind: 'twitch', url: `https://twitch.tv/demo_${id}` },
    { kind: 'youtube', url: `https://youtube.com/@demo-${id}` },
    { kind: 'x', url: `https://x.com/demo_${id}` },
  ];
  return id === 'leader' ? all : all.filter(() => random() < 0.15);
}

/** One player in four has had another name. */
function generateFormerNames(random: Random, player: PlayerRow, now: number) {
  const count = player.id === 'leader' ? 2 : random() < 0.25 ? between(random, 1, 2) : 0;
  const age = Math.floor((now - player.createdAt) / DAY);
  return Array.from({ length: count }, (_, index) => ({
    id: newId(random),
    player: player.id,
    name: `${pick(random, HANDLE_STARTS)}${pick(random, HANDLE_ENDS)}${between(random, 2, 99)}`,
    until: now - Math.floor((age * (index + 1)) / (count + 1)) * DAY,
    changedBy: player.id,
    hidden: false,
  }));
}

/** The time in the current team and, for some players, a time in another team before. */
function generateMemberships(
  random: Random,
  player: PlayerRow,
  { teams, arrival }: Population & { arrival: Arrival | undefined },
) {
  const own = teams.find(({ id }) => id === player.team);
  if (!own) return [];
  const since = (team: TeamRow) => Math.max(player.createdAt, team.createdAt);
  const current = {
    ...{ id: newId(random), team: own.id, player: player.id },
    ...{ joinedAt: arrival?.at ?? since(own), leftAt: null, leftBy: null },
  };
  const former = arrival && teams.find(({ id }) => id === arrival.from);
  if (!former) return [current];
  return [
    {
      ...{ id: newId(random), team: former.id, player: player.id, joinedAt: since(former) },
      leftAt: current.joinedAt - between(random, 2, 30) * HOUR,
      leftBy: pick(random, ['left', 'left', 'kicked'] as const),
    },
    current,
  ];
}

/** The team of the demo leader has invited the newcomer; a few other free agents are invited too. */
function generateInvitations(random: Random, { players, teams }: Population, now: number) {
  const agents = players.filter(({ lookingForTeam, id }) => lookingForTeam && id !== 'newcomer');
  const inviting = teams.slice(0, agents.length === 0 ? 0 : 4);
  const wanted = new Map<string, { team: TeamRow; player: string }>();
  for (const team of inviting) {
    const player = pick(random, agents).id;
    wanted.set(`${team.id} ${player}`, { team, player });
  }
  return [{ team: teams[0]!, player: 'newcomer' }, ...wanted.values()].map(({ team, player }) => ({
    team: team.id,
    player,
    direction: 'invitation' as const,
    proposedBy: team.leader,
    proposedAt: now - between(random, 1, 10) * DAY,
    declinedAt: null,
  }));
}

function generateInformation(
  random: Random,
  { team, index, now }: { team: string; index: number; now: number },
) {
  return Array.from({ length: 1 + (index % 3) }, (_, line) => ({
    team,
    text: INFORMATION[(index + line) % INFORMATION.length]!,
    addedAt: now - between(random, 1, 90) * DAY,
    addedBy: 'caster',
  }));
}

/** In the format of a random UUID, but the same at every start. */
function newId(random: Random): string {
  const digits = Array.from({ length: 32 }, () => between(random, 0, 15).toString(16));
  digits[12] = '4';
  digits[16] = '8';
  const text = digits.join('');
  return [8, 4, 4, 4, 12]
    .map((length, index, all) => {
      const start = all.slice(0, index).reduce((sum, each) => sum + each, 0);
      return text.slice(start, start + length);
    })
    .join('-');
}
