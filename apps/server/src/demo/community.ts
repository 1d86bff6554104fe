/** Generates a plausible community from a fixed seed: it is the same at every start. */
import { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { between, pick, type Random, seeded, shuffled } from '@mes/domain/random/random';
import type { accounts } from '../features/accounts/tables';
import type { bans } from '../features/moderation/tables';
import { COUNTRIES, HANDLE_ENDS, HANDLE_STARTS, TEAM_NAMES } from './names';
import { describePeople, type People } from './people';
import { generateTrials } from './trials';

export interface Community extends People {
  readonly accounts: (typeof accounts.$inferInsert)[];
  readonly bans: (typeof bans.$inferInsert)[];
  /** Memberships during which no tournament was played. */
  readonly trials: People['memberships'];
}

export type DemoSize = 'full' | 'small';

const SIZES: Record<DemoSize, { teams: number; players: number }> = {
  full: { teams: 64, players: 400 },
  small: { teams: 8, players: 60 },
};

/** Most teams are from Europe. */
const REGIONS = ['EU', ...TEAM_REGIONS] as const;
const DAY = 86_400_000;
const SEED = 2_024;

/** Accounts for a sign-in without credentials outside production. */
export const DEMO_ACCOUNTS = [
  { name: 'admin', permissions: ['Admin'], about: 'may do everything' },
  { name: 'moderator', permissions: ['Moderator'], about: 'runs tournaments and moderates' },
  { name: 'streamer', permissions: ['editstream'], about: 'drives the broadcast' },
  { name: 'caster', permissions: ['readfacts'], about: 'reads and writes facts for casters' },
  { name: 'clipper', permissions: ['fullclips'], about: 'tags highlights' },
  { name: 'leader', permissions: [], about: 'leads a team' },
  { name: 'member', permissions: [], about: 'plays in that team' },
  { name: 'newcomer', permissions: [], about: 'has no team yet' },
  { name: 'banned', permissions: [], about: 'is banned from the site' },
] as const;

/** How many days ago some have signed in first: statistics show a month, and the one before. */
const NEW_ACCOUNTS: Readonly<Record<string, number>> = {
  newcomer: 3,
  member: 8,
  clipper: 12,
  caster: 43,
};

const accountNames = new Set<string>(DEMO_ACCOUNTS.map(({ name }) => name));

export function generateCommunity(size: DemoSize, now: number): Community {
  const random = seeded(SEED);
  const counts = SIZES[size];
  const teamRows = TEAM_NAMES.slice(0, counts.teams).map(([name, tag], index) => ({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    tag,
    region: regionOf(random, { size, index }),
    description: '',
    leader: null as string | null,
    createdAt: now - between(random, 1_150, 1_500) * DAY - index,
  }));

  const named = DEMO_ACCOUNTS.map(({ name }, index) => ({
    id: name,
    name,
    gameId: String(70_000_000 + index),
    country: 'DE',
    description: '',
    team: null as string | null,
    lookingForTeam: name === 'newcomer',
    createdAt: now - 400 * DAY + index,
  }));
  const others = handles(random, counts.players - named.length).map((name, index) => ({
    id: name,
    name,
    gameId: String(between(random, 10_000_000, 69_999_999)),
    country: 'DE',
    description: '',
    team: null as string | null,
    lookingForTeam: false,
    createdAt: now - between(random, 1_120, 1_400) * DAY - index,
  }));

  fillTeams(random, { teams: teamRows, others, leader: named[5]!, member: named[6]! });
  const people = describePeople({ teams: teamRows, players: [...named, ...others] }, now);
  return {
    ...people,
    trials: generateTrials(
      { ...people, players: people.players.filter(({ id }) => !accountNames.has(id)) },
      now,
    ),
    accounts: DEMO_ACCOUNTS.map(({ name, permissions }, index) => ({
      id: name,
      provider: 'development',
      providerId: name,
      email: `${name}@example.org`,
      permissions: [...permissions],
      // The full demo has more people who have begun to sign in lately.
      createdAt: now - ((size === 'small' && NEW_ACCOUNTS[name]) || 400) * DAY + index,
    })),
    bans: [
      {
        id: '01890000-0000-7000-8000-000000000001',
        player: 'banned',
        scope: 'site',
        reason: 'Used a modified client in a qualifier',
        createdAt: now - 20 * DAY,
        createdBy: 'moderator',
      },
    ],
  };
}

/** Eight teams of all regions could not fill a tournament of one; the demo leader can enter Embers EU. */
function regionOf(random: Random, { size, index }: { size: DemoSize; index: number }) {
  const region = pick(random, REGIONS);
  return size === 'small' || index === 0 ? 'EU' : region;
}

type PlayerRow = { id: string; team: string | null; country: string; lookingForTeam: boolean };
type TeamRow = { id: string; region: string; leader: string | null };

/** Five to seven players per team, the first with the demo leader; the rest are free agents. */
function fillTeams(
  random: Random,
  {
    teams,
    others,
    leader,
    member,
  }: { teams: TeamRow[]; others: PlayerRow[]; leader: PlayerRow; member: PlayerRow },
): void {
  const available = [...others];
  const average = Math.floor((others.length + 2) / teams.length);
  for (const [index, team] of teams.entries()) {
    const own = index === 0 ? [leader, member] : [];
    const size = index === 0 ? 5 : Math.max(5, Math.min(7, average + between(random, -1, 0)));
    const squad = [...own, ...available.splice(0, size)];
    for (const player of squad) {
      player.team = team.id;
      player.country = pick(random, COUNTRIES[team.region]!);
    }
    team.leader = squad[0]!.id;
  }
  for (const player of available) {
    player.country = pick(random, COUNTRIES[pick(random, Object.keys(COUNTRIES))]!);
    player.lookingForTeam = random() < 0.7;
  }
}

function handles(random: Random, count: number): string[] {
  const all = HANDLE_STARTS.flatMap((start) => HANDLE_ENDS.map((end) => start + end));
  return shuffled(random, all).slice(0, count);
}
