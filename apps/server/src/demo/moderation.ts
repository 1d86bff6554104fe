/** What moderators wrote and decided, and what browsers reported. */
import type { PoolClient } from 'pg';
import { playerLog } from '../features/logs/tables';
import { bans } from '../features/moderation/tables';
import { notes } from '../features/notes/tables';
import { copyRows } from '../platform/database/copy';
import type { Community } from './community';
import { createIdGenerator } from './messages';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const NOTES = [
  {
    player: 'banned',
    daysAgo: 21,
    text: 'Reported by two leaders for aim that follows through walls. Recording requested.',
  },
  {
    player: 'banned',
    daysAgo: 20,
    text: 'The recording shows a modified client. Banned, told how to appeal.',
  },
  {
    player: 'newcomer',
    daysAgo: 6,
    text: 'Asked twice how to join a team. Friendly, was sent the tutorial.',
  },
];

const PATHS = ['/', '/leaderboards/players', '/voting', '/tournament/EmbersS4EU', '/blog'];
const FAILURES = [
  { path: '/voting', message: 'The match has started: votes are closed.' },
  { path: '/teams/create', message: 'This name is taken.' },
  { path: '/tournament/EmbersS4EU', message: 'A roster has at least 5 players.' },
];

export async function fillModeration(
  client: PoolClient,
  community: Community,
  now: number,
): Promise<void> {
  const id = createIdGenerator();
  const named = new Set(community.accounts.map((account) => account.id));
  const others = community.players.filter((player) => !named.has(player.id));
  const [cheater, insulter] = others.slice(-2);
  // The last team plays nothing that is still to come.
  const team = community.teams.at(-1)!;
  await copyRows(
    client,
    notes,
    NOTES.map(({ player, daysAgo, text }) => ({
      id: id(now - daysAgo * DAY),
      player,
      text,
      createdAt: now - daysAgo * DAY,
      createdBy: 'moderator',
    })),
  );
  const past = { createdBy: 'moderator', createdAt: now - 60 * DAY };
  await copyRows(client, bans, [
    {
      ...past,
      id: id(past.createdAt),
      player: cheater!.id,
      team: null,
      scope: 'chat',
      reason: 'Insults in the chat of a final',
      until: now - 46 * DAY,
    },
    {
      ...past,
      id: id(now - 3 * DAY),
      createdAt: now - 3 * DAY,
      player: insulter!.id,
      team: null,
      scope: 'chat',
      reason: 'Spam in every match room',
      until: now + 11 * DAY,
    },
    {
      ...past,
      id: id(now - 30 * DAY),
      createdAt: now - 30 * DAY,
      player: null,
      team: team.id,
      scope: 'tournaments',
      reason: 'Left a tournament in the middle, for the third time',
      until: now - 2 * DAY,
    },
  ]);
  await copyRows(client, playerLog, reportedEvents(id, now));
}

function reportedEvents(id: (at: number) => string, now: number) {
  const visits = PATHS.map((path, index) => ({ event: 'visited-url', path, message: null, index }));
  const failures = FAILURES.map((failure, index) => ({ event: 'failed-call', ...failure, index }));
  return [...visits, ...failures].map(({ index, ...event }) => {
    const at = now - (index + 1) * HOUR;
    return { ...event, id: id(at), player: index % 2 === 0 ? 'leader' : 'member', details: {}, at };
  });
}
