/** Channels of the demo chat, and a year of conversations in them. */
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { between, pick, type Random, seeded } from '@mes/domain/random/random';
import type pg from 'pg';
import {
  chatChannels,
  chatMentions,
  chatMessages,
  chatReadMarks,
  chatWords,
} from '../features/chat/tables';
import { copyRows } from '../platform/database/copy';
import {
  ANNOUNCEMENTS,
  type ChatLines,
  CLIPS,
  FIRST_SEASON,
  GENERAL,
  RECRUITMENT,
  STAFF,
  STRATEGY,
} from './chat-phrases';
import { type Community, DEMO_ACCOUNTS, type DemoSize } from './community';
import { createIdGenerator } from './messages';

type Channel = typeof chatChannels.$inferInsert;
type Message = typeof chatMessages.$inferInsert;

interface DemoChannel extends Omit<Channel, 'position' | 'createdAt' | 'archivedAt'> {
  readonly conversations: readonly ChatLines[];
  /** Of all conversations. */
  readonly share: number;
  readonly byStaff?: boolean;
  /** An archived channel has only the first months. */
  readonly isArchived?: boolean;
}

const SIZES: Record<DemoSize, number> = { full: 5_250, small: 60 };
const SEED = 2_040;
const MINUTE = 60_000;
const DAY = 86_400_000;
const YEAR = 365 * DAY;
const ARCHIVED_AFTER = 0.25;
/** How many messages are of today. */
const RECENT = 40;
/** How many of the newest messages the demo accounts have not read. */
const UNREAD = 4;
const MAIN_CHANNEL = 'general';
const STAFF_NAMES = ['admin', 'moderator'];

const CHANNELS: readonly DemoChannel[] = [
  {
    id: 'announcements',
    name: 'announcements',
    about: 'News from the people who run the community',
    writers: 'Moderator',
    conversations: ANNOUNCEMENTS,
    share: 0.05,
    byStaff: true,
  },
  {
    id: MAIN_CHANNEL,
    name: 'general',
    about: 'Everything around the game and the community',
    conversations: GENERAL,
    share: 0.48,
  },
  {
    id: 'looking-for-team',
    name: 'looking for team',
    about: 'Players, teams and scrims find each other',
    links: 'off',
    slowModeSeconds: 30,
    conversations: RECRUITMENT,
    share: 0.17,
  },
  {
    id: 'strategy',
    name: 'strategy',
    about: 'Maps, line-ups and rounds that should have been won',
    conversations: STRATEGY,
    share: 0.16,
  },
  {
    id: 'clips',
    name: 'clips',
    about: 'Show us what you did',
    links: 'known_hosts',
    conversations: CLIPS,
    share: 0.07,
  },
  {
    id: 'moderators',
    name: 'moderators',
    about: 'For moderators alone',
    readers: 'Moderator',
    writers: 'Moderator',
    conversations: STAFF,
    share: 0.04,
    byStaff: true,
  },
  {
    id: 'season-1',
    name: 'season 1',
    about: 'The first season, as it was',
    conversations: FIRST_SEASON,
    share: 0.03,
    isArchived: true,
  },
];

export async function fillChat(
  client: pg.ClientBase,
  community: Community,
  { size, now }: { size: DemoSize; now: number },
): Promise<void> {
  const { messages, mentions } = generateChat(community, { size, now });
  await copyRows(
    client,
    chatChannels,
    CHANNELS.map((channel, position) => toRow(channel, position, now)),
  );
  await copyRows(client, chatMessages, messages);
  await copyRows(client, chatMentions, mentions);
  await copyRows(client, chatReadMarks, readMarks(messages));
  await copyRows(client, chatWords, [
    { word: 'badword', createdAt: now - YEAR, createdBy: 'moderator' },
  ]);
}

export function generateChat(
  community: Pick<Community, 'players' | 'teams'>,
  { size, now }: { size: DemoSize; now: number },
) {
  const random = seeded(SEED);
  const drafts: Draft[] = [];
  while (drafts.length < SIZES[size]) {
    const channel = pickChannel(random);
    // The last conversations are of today, so that the chat looks alive.
    const isRecent = drafts.length > SIZES[size] - RECENT && !channel.isArchived;
    const span = channel.isArchived ? ARCHIVED_AFTER * YEAR : YEAR;
    const start = isRecent
      ? now - between(random, 10, 600) * MINUTE
      : now - YEAR + Math.floor(random() * (span - DAY));
    drafts.push(...converse(channel, { random, community, start }));
  }
  const id = createIdGenerator();
  const inOrder = drafts
    .slice(0, SIZES[size])
    .sort((one, other) => one.sentAt - other.sentAt)
    .map((draft) => ({ ...draft, id: id(draft.sentAt) }));
  return {
    messages: inOrder.map((draft, index) => toMessage(draft, index)),
    mentions: inOrder.flatMap(({ id: message, mentioned }) =>
      mentioned ? [{ message, player: mentioned.id, name: mentioned.name }] : [],
    ),
  };
}

interface Draft {
  readonly channel: string;
  readonly author: string;
  readonly text: string;
  readonly sentAt: number;
  readonly mentioned: { id: string; name: string } | null;
}

type People = Pick<Community, 'players' | 'teams'>;

function converse(
  channel: DemoChannel,
  { random, community, start }: { random: Random; community: People; start: number },
): Draft[] {
  const { players, teams } = community;
  const speakers = channel.byStaff
    ? STAFF_NAMES
    : [0, 1, 2].map(() => pick(random, players).id).filter((id) => id !== 'banned');
  const first = between(random, 0, speakers.length - 1);
  let sentAt = start;
  return pick(random, channel.conversations).map((line, index) => {
    sentAt += between(random, 8, 120) * 1_000;
    const mentioned = line.includes('@{player}') ? pick(random, players) : null;
    const text = line
      .replace('{player}', mentioned?.name ?? '')
      .replaceAll('{map}', () => pick<string>(random, DEFUSE_MAPS))
      .replaceAll('{team}', () => pick(random, teams).name);
    const author = speakers[(first + index) % speakers.length]!;
    return { channel: channel.id, author, text, sentAt, mentioned };
  });
}

/** A few were edited or deleted. */
function toMessage(
  { id, channel, author, text, sentAt }: Draft & { id: string },
  index: number,
): Message {
  const isEdited = index % 29 === 7;
  const isDeleted = index % 23 === 11 && !STAFF_NAMES.includes(author);
  return {
    ...{ id, channel, author, text, sentAt },
    originalText: isEdited ? `${text} (edit: typo)` : null,
    editedAt: isEdited ? sentAt + MINUTE : null,
    deletedAt: isDeleted ? sentAt + 2 * MINUTE : null,
    deletedBy: isDeleted ? 'moderator' : null,
    deletionReason: isDeleted ? 'Spam' : '',
  };
}

function toRow(channel: DemoChannel, position: number, now: number): Channel {
  const { conversations: _c, share: _s, byStaff: _b, isArchived, ...row } = channel;
  return {
    readers: 'everyone',
    writers: 'everyone',
    slowModeSeconds: 0,
    links: 'on',
    ...row,
    position,
    createdAt: now - YEAR - DAY,
    createdBy: 'admin',
    archivedAt: isArchived ? now - (1 - ARCHIVED_AFTER) * YEAR : null,
  };
}

function readMarks(messages: readonly Message[]): (typeof chatReadMarks.$inferInsert)[] {
  const ofGeneral = messages.filter(({ channel }) => channel === MAIN_CHANNEL);
  const lastRead = ofGeneral.at(-1 - UNREAD)?.id;
  if (lastRead === undefined) return [];
  return DEMO_ACCOUNTS.map(({ name }) => ({ account: name, channel: MAIN_CHANNEL, lastRead }));
}

function pickChannel(random: Random): DemoChannel {
  let rest = random();
  for (const channel of CHANNELS) {
    rest -= channel.share;
    if (rest < 0) return channel;
  }
  return CHANNELS[1]!;
}
