/** Tickets with something behind them: bans, matches, other players, staff calls, disputes. */
import type { PoolClient } from 'pg';
import { matchReports, staffCalls } from '../features/matches/tables';
import { bans } from '../features/moderation/tables';
import { copyRows } from '../platform/database/copy';
import type { DemoSize } from './community';
import { openDispute } from './open-dispute';
import {
  type NextId,
  type Story,
  type TicketMatch,
  type WrittenTicket,
  writeTicket,
} from './ticket-writing';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STAFF = 'moderator';

interface RequestOptions {
  readonly firstId: number;
  readonly series: readonly TicketMatch[];
  readonly size: DemoSize;
  readonly nextId: NextId;
  readonly now: number;
}

/** Saves the staff calls and bans behind them, too. */
export async function requestTickets(
  client: PoolClient,
  { firstId, series, size, nextId, now }: RequestOptions,
): Promise<WrittenTicket[]> {
  const finished = series
    .filter((match) => match.state === 'finished' && match.finishedAt && match.teamA && match.teamB)
    .toSorted((one, other) => other.finishedAt! - one.finishedAt!);
  const live = series.find((match) => match.state === 'live');
  const leaders = await findLeaders(client);
  const stories: Story[] = [
    ...(await appeals(client, { nextId, now })),
    ...links(finished[0]!, now),
    ...(await calls(client, {
      // In the small demo nobody waits: tests call staff themselves.
      live: size === 'full' ? live : undefined,
      finished: finished.slice(1, 3),
      ...{ leaders, nextId, now },
    })),
    ...(await openDispute(client, { series, leaders, nextId, now })),
  ];
  const written = stories.map((story, index) =>
    writeTicket({ ...story, id: firstId + index }, nextId),
  );
  const [first, second] = duplicates(now);
  const into = firstId + written.length;
  await disputes(client, { finished, leaders, size, nextId });
  const missing = await noShows(client, { series, finished, size, nextId });
  return [
    ...written,
    writeTicket({ ...first, id: into }, nextId),
    writeTicket({ ...second, id: into + 1, mergedInto: into }, nextId),
    ...missing.map((story, index) => writeTicket({ ...story, id: into + 2 + index }, nextId)),
  ];
}

/** One that waits, one that was refused, and one after which the ban was lifted. */
async function appeals(
  client: PoolClient,
  { nextId, now }: { nextId: NextId; now: number },
): Promise<Story[]> {
  const { rows } = await client.query<{ id: string; player: string; until: Date; since: Date }>(
    `SELECT id, player, until, created_at AS since FROM bans
     WHERE player IS NOT NULL AND until IS NOT NULL AND lifted_at IS NULL ORDER BY created_at`,
  );
  const running = rows.find(({ until }) => until.getTime() > now);
  const over = rows.find(({ until }) => until.getTime() <= now);
  const common = { category: 'appeal', subject: 'Ban appeal', staff: STAFF } as const;
  const stories: Story[] = [];
  if (running) {
    const at = running.since.getTime() + DAY;
    stories.push({
      ...common,
      ...{ player: running.player, ban: running.id, times: [at], closedAt: null },
      lines: [
        'I only told everybody when our final starts. I did not know that it counts as spam.',
      ],
    });
  }
  if (!over) return stories;
  const at = over.since.getTime() + 2 * HOUR;
  stories.push({
    ...common,
    ...{ player: over.player, ban: over.id, times: [at, at + 5 * HOUR], closedAt: at + 6 * HOUR },
    lines: [
      'They insulted us first, and only I was banned.',
      'We have read all of it. Both sides were banned from the chat, for the same time. It stays.',
    ],
    note: 'Third time in this season.',
  });
  const since = now - 230 * DAY;
  const ban = nextId(since);
  await copyRows(client, bans, [
    {
      ...{ id: ban, player: over.player, team: null, scope: 'chat', createdBy: STAFF },
      ...{ reason: 'Advertising', createdAt: since, until: since + 14 * DAY },
      ...{ liftedAt: since + 4 * HOUR, liftedBy: 'admin' },
    },
  ]);
  stories.push({
    ...common,
    ...{ player: over.player, ban, staff: 'admin' },
    times: [since + HOUR, since + 3 * HOUR, since + 4 * HOUR, since + 4 * HOUR + MINUTE],
    closedAt: since + 5 * HOUR,
    lines: [
      'The link was the page of our own team. I thought that this was allowed.',
      'Which of the two links do you mean?',
      'The first one. The second one was not from me.',
      'You are right, it is allowed. The ban is lifted, please excuse us.',
    ],
  });
  return stories;
}

/** About a match, and about another player. */
function links(match: TicketMatch, now: number): Story[] {
  return [
    {
      ...{ category: 'match', subject: 'The server changed after the first map' },
      ...{ player: 'leader', staff: STAFF, match: match.id, closedAt: null },
      times: [now - 5 * HOUR, now - 4 * HOUR],
      lines: [
        'We agreed on Frankfurt, the second map was played in Paris.',
        'Did you both agree in the match room before it started?',
      ],
      note: 'The match room says nothing about it.',
    },
    {
      ...{ category: 'player', subject: 'Somebody plays with a second account' },
      ...{ player: 'member', staff: STAFF, about: 'newcomer', closedAt: null },
      times: [now - 3 * HOUR],
      lines: ['The same voice, the same crosshair and a game id that is a week old.'],
    },
  ];
}

async function calls(
  client: PoolClient,
  {
    live,
    finished,
    leaders,
    nextId,
    now,
  }: {
    live: TicketMatch | undefined;
    finished: readonly TicketMatch[];
    leaders: ReadonlyMap<string, string>;
    nextId: NextId;
    now: number;
  },
): Promise<Story[]> {
  const rows: (typeof staffCalls.$inferInsert)[] = [];
  const call = (
    match: TicketMatch,
    reason: string,
    { createdAt, closedAt }: { createdAt: number; closedAt: number | null },
  ) => {
    const by = leaders.get(match.teamA!) ?? null;
    const taken = closedAt === null ? null : createdAt + 4 * MINUTE;
    const id = nextId(createdAt);
    rows.push({
      ...{ id, match: match.id, by, reason, noShow: null, createdAt },
      ...{ takenAt: taken, takenBy: taken === null ? null : STAFF, closedAt },
      ...(closedAt === null
        ? { closedBy: null, outcome: null }
        : { closedBy: STAFF, outcome: 'acted_on' as const }),
    });
    return { source: id, match: match.id, player: by, staff: STAFF };
  };
  const stories: Story[] = [];
  const [disputed, called] = finished;
  if (disputed) {
    const closedAt = disputed.finishedAt!;
    const createdAt = closedAt - 25 * MINUTE;
    const reason = 'They count a round that was played after a disconnect.';
    stories.push({
      ...call(disputed, reason, { createdAt, closedAt }),
      ...{ category: 'dispute', subject: 'Disputed result', closedAt },
      times: [createdAt, createdAt + 9 * MINUTE],
      lines: [reason, 'We have seen the recording. The round counts: the match was not paused.'],
    });
  }
  if (called) {
    const createdAt = called.startsAt! + 2 * MINUTE;
    const closedAt = createdAt + 11 * MINUTE;
    const reason = 'One of them is not in the roster.';
    stories.push({
      ...call(called, reason, { createdAt, closedAt }),
      ...{ category: 'staff_call', subject: 'Staff called to a match', closedAt },
      times: [createdAt, createdAt + 5 * MINUTE],
      lines: [reason, 'He is a substitute that we approved this morning. Please go on.'],
    });
  }
  if (live) {
    const createdAt = now - 6 * MINUTE;
    const reason = 'We cannot hear the observers, and the lobby has no password.';
    stories.push({
      ...call(live, reason, { createdAt, closedAt: null }),
      ...{ category: 'staff_call', subject: 'Staff called to a match', closedAt: null },
      ...{ times: [createdAt], lines: [reason] },
    });
  }
  await copyRows(client, staffCalls, rows);
  return stories;
}

/** Teams that did not come, and in the newest of these matches one that forgot to check in. */
async function noShows(
  client: PoolClient,
  {
    series,
    finished,
    size,
    nextId,
  }: {
    series: readonly TicketMatch[];
    finished: readonly TicketMatch[];
    size: DemoSize;
    nextId: NextId;
  },
): Promise<Story[]> {
  const forfeited = series
    .filter((match) => match.state === 'forfeited' && match.finishedAt && match.startsAt)
    .toSorted((one, other) => other.finishedAt! - one.finishedAt!)
    .slice(0, MOST_NO_SHOWS[size]);
  const forgotten = finished[3];
  if (forgotten) {
    await client.query('UPDATE matches SET checked_in_b = NULL WHERE id = $1', [forgotten.id]);
  }
  const reason = 'A team has not checked in.';
  const rows = [
    ...forfeited.map((match) => ({
      ...{ match, noShow: match.forfeitedBy!, createdAt: match.startsAt! + 5 * MINUTE },
      ...{ closedAt: match.finishedAt!, answer: 'They are not there. The match is forfeited.' },
    })),
    ...(forgotten
      ? [
          {
            ...{ match: forgotten, noShow: 'B' as const, createdAt: forgotten.startedAt! - MINUTE },
            ...{ closedAt: forgotten.startedAt!, answer: 'They are in the lobby. Please begin.' },
          },
        ]
      : []),
  ].map((each) => ({ ...each, id: nextId(each.createdAt) }));
  await copyRows(
    client,
    staffCalls,
    rows.map(({ id, match, noShow, createdAt, closedAt }) => ({
      ...{ id, match: match.id, by: null, reason, noShow, createdAt, takenAt: createdAt },
      ...{ takenBy: STAFF, closedAt, closedBy: STAFF, outcome: 'acted_on' as const },
    })),
  );
  return rows.map(({ id, match, createdAt, closedAt, answer }) => ({
    ...{ category: 'staff_call', subject: 'Staff called to a match', player: null, staff: STAFF },
    ...{ source: id, match: match.id, closedAt, times: [createdAt, closedAt - MINUTE / 2] },
    lines: [reason, answer],
  }));
}

/** Results that the other team disputed before staff decided. */
async function disputes(
  client: PoolClient,
  {
    finished,
    leaders,
    size,
    nextId,
  }: {
    finished: readonly TicketMatch[];
    leaders: ReadonlyMap<string, string>;
    size: DemoSize;
    nextId: NextId;
  },
): Promise<void> {
  const disputed = finished.filter((_, index) => index % 9 === 1).slice(0, MOST_DISPUTES[size]);
  await copyRows(
    client,
    matchReports,
    disputed.map((match) => {
      const createdAt = match.finishedAt! - 28 * MINUTE;
      return {
        ...{ id: nextId(createdAt), match: match.id, opponent: 'A' as const },
        ...{ by: leaders.get(match.teamA!) ?? null, state: 'disputed' as const, maps: [] },
        ...{ scoreA: match.scoreA ?? 0, scoreB: match.scoreB ?? 0, createdAt },
        ...{ answeredAt: createdAt + 3 * MINUTE, answeredBy: leaders.get(match.teamB!) ?? null },
        reason: 'They count a round that was played after a disconnect.',
      };
    }),
  );
}

const MOST_NO_SHOWS: Readonly<Record<DemoSize, number>> = { full: 6, small: 1 };
const MOST_DISPUTES: Readonly<Record<DemoSize, number>> = { full: 5, small: 1 };

/** The second one is merged into the first. */
function duplicates(now: number): readonly [Story, Story] {
  const common = { category: 'account', player: 'newcomer', staff: STAFF } as const;
  return [
    {
      ...common,
      ...{ subject: 'I cannot change my name', closedAt: null },
      times: [now - 2 * DAY, now - 2 * DAY + 3 * HOUR],
      lines: [
        'It says that the name is taken, but nobody is called like that.',
        'Somebody had it a month ago, and names are free after 60 days. Is another one fine?',
      ],
    },
    {
      ...common,
      ...{ subject: 'Name still taken', closedAt: now - 2 * DAY + 2 * HOUR },
      times: [now - 2 * DAY + HOUR],
      lines: ['And the same on my phone.'],
    },
  ];
}

async function findLeaders(client: PoolClient): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ id: string; leader: string }>(
    'SELECT id, leader FROM teams WHERE leader IS NOT NULL',
  );
  return new Map(rows.map(({ id, leader }) => [id, leader]));
}
