/** Private messages of the demo accounts. */
import { v7 as uuidv7 } from 'uuid';
import type {
  conversationSides,
  conversations,
  privateMessages,
} from '../features/messages/tables';

interface DemoConversation {
  readonly between: readonly [starter: string, other: string];
  /** When the last line was written. */
  readonly endedMinutesAgo: number;
  /** How many of the last lines the other side has not read. */
  readonly unread: number;
  /** A few minutes apart. */
  readonly lines: readonly (readonly [by: string, text: string])[];
}

const CONVERSATIONS: readonly DemoConversation[] = [
  {
    between: ['member', 'leader'],
    endedMinutesAgo: 4,
    unread: 2,
    lines: [
      ['member', 'Scrim against Halcyon tonight?'],
      ['leader', 'Yes, 20:00. Canals and Raid first, then whatever they want.'],
      ['leader', 'Can you bring the notes from last week?'],
      ['member', 'Sure. I would drop the B split on Raid, they read it every time.'],
      ['leader', 'Agreed. We hold longer and go late.'],
      ['member', 'One more thing: I am ten minutes late, the train again.'],
      ['member', 'Start the warm-up without me.'],
    ],
  },
  {
    between: ['newcomer', 'leader'],
    endedMinutesAgo: 190,
    unread: 1,
    lines: [
      ['newcomer', 'Hi, thanks for the invitation! I play entry, mostly Plaza and Port.'],
      ['leader', 'Hey, good to hear. How often can you train?'],
      [
        'newcomer',
        'Three evenings a week, weekends always. Here is my last match: https://clips.example/newcomer-port',
      ],
    ],
  },
  {
    between: ['moderator', 'leader'],
    endedMinutesAgo: 60 * 26,
    unread: 0,
    lines: [
      ['moderator', 'Please send the roster before Friday, the lock is at 18:00 UTC.'],
      ['leader', 'Will do, thank you for the reminder.'],
    ],
  },
  {
    between: ['admin', 'moderator'],
    endedMinutesAgo: 60 * 5,
    unread: 0,
    lines: [
      ['admin', 'Two reports came in over night, both look like the same person.'],
      ['moderator', 'I am on it.'],
    ],
  },
  {
    between: ['streamer', 'caster'],
    endedMinutesAgo: 60 * 30,
    unread: 1,
    lines: [
      ['streamer', 'We go live fifteen minutes earlier on Sunday.'],
      ['caster', 'Fine with me. Who has the desk?'],
      ['streamer', 'You and the new one. I put the facts of both teams into the caster page.'],
    ],
  },
];

const MINUTE = 60_000;
const BETWEEN_LINES = 3 * MINUTE;

export interface DemoMessages {
  readonly conversations: (typeof conversations.$inferInsert)[];
  readonly messages: (typeof privateMessages.$inferInsert)[];
  readonly sides: (typeof conversationSides.$inferInsert)[];
}

export function generateMessages(now: number): DemoMessages {
  const rows: DemoMessages = { conversations: [], messages: [], sides: [] };
  const id = createIdGenerator();
  for (const conversation of CONVERSATIONS) addConversation(rows, conversation, { now, id });
  return rows;
}

function addConversation(
  rows: DemoMessages,
  { between, endedMinutesAgo, unread, lines }: DemoConversation,
  { now, id }: { now: number; id: (at: number) => string },
): void {
  const [startedBy, other] = between;
  const [first, second] = [...between].sort() as [string, string];
  const endedAt = now - endedMinutesAgo * MINUTE;
  const timeOf = (line: number) => endedAt - (lines.length - 1 - line) * BETWEEN_LINES;
  const conversation = id(timeOf(0));
  rows.conversations.push({ id: conversation, first, second, startedBy, createdAt: timeOf(0) });
  for (const [line, [sender, text]] of lines.entries()) {
    const sentAt = timeOf(line);
    rows.messages.push({ id: id(sentAt), conversation, sender, text, sentAt });
  }
  const lastMessage = rows.messages.at(-1)!.id;
  rows.sides.push(
    { account: startedBy, other, conversation, lastMessage, unread: 0 },
    { account: other, other: startedBy, conversation, lastMessage, unread },
  );
}

/** UUIDs in order of time, as ids of messages are, and the same at every start. */
export function createIdGenerator(): (at: number) => string {
  let count = 0;
  return (msecs) => uuidv7({ msecs, seq: count++, random: new Uint8Array(16) });
}
