/** Tickets of a year in every state, and the canned answers of staff. */
import { pick, seeded } from '@mes/domain/random/random';
import {
  advanceTicket,
  NEW_TICKET,
  type RequestCategory,
  type TicketSide,
} from '@mes/domain/support/tickets';
import type { PoolClient } from 'pg';
import { cannedAnswers, ticketMessages, ticketNotes, tickets } from '../features/support/tables';
import { copyRows } from '../platform/database/copy';
import type { DemoSize } from './community';
import { createIdGenerator } from './messages';

type Ticket = typeof tickets.$inferInsert;
type Message = typeof ticketMessages.$inferInsert;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const COUNTS: Record<DemoSize, number> = { full: 150, small: 12 };
const STAFF = ['moderator', 'admin'];
const PEOPLE = ['leader', 'member', 'newcomer', 'caster', 'clipper', 'streamer'];

interface Story {
  readonly category: RequestCategory;
  readonly subject: string;
  /** The player begins, then staff and player take turns. */
  readonly lines: readonly string[];
  readonly note?: string;
}

const STORIES: readonly Story[] = [
  {
    category: 'account',
    subject: 'My game id was refused',
    lines: [
      'I entered my id twice and it still says that it is unknown.',
      'The last two digits look swapped. Can you compare it with the game?',
      'You are right. It works now, thank you!',
      'Great. Have fun this season.',
    ],
    note: 'The third one this week: the field could say it.',
  },
  {
    category: 'tournament',
    subject: 'Can we change a player after the lock?',
    lines: [
      'Our entry has broken his wrist. May we play with a substitute on Sunday?',
      'Yes, for a medical reason. Who is it, and what is the game id?',
      'He is in our team already. I have sent you the name.',
      'Added to the roster. Get well soon to your entry.',
    ],
  },
  {
    category: 'match',
    subject: 'The score of the second map is wrong',
    lines: [
      'It was 13:9, the page says 13:8. A picture is in the match room.',
      'Thank you, I see it. It is corrected.',
      'Looks right now.',
    ],
  },
  {
    category: 'player',
    subject: 'Insults after the match',
    lines: [
      'The same player wrote to three of us after the final. Please have a look.',
      'We have read the messages and warned the player. Tell us if it happens again.',
    ],
    note: 'Second warning. The next one is a ban from chat.',
  },
  {
    category: 'technical',
    subject: 'No push notifications on my phone',
    lines: [
      'I turned them on, but nothing arrives when a match starts.',
      'Which phone and browser do you use?',
      'An old one with its own browser. With another browser it works.',
    ],
  },
  {
    category: 'team',
    subject: 'Our leader has left the game',
    lines: [
      'He does not answer for two months. Can I lead the team?',
      'We write to him first. If he does not answer within a week, we transfer it.',
      'Thank you. We are four who agree.',
      'It is yours now.',
    ],
  },
  {
    category: 'other',
    subject: 'May I use the logo in a video?',
    lines: ['I make a recap of the season and would like to show your logo.'],
  },
];

const ANSWERS = [
  {
    title: 'Thank you',
    text: 'Hi {player},\n\nthank you for writing. We look into it.\n\n{staff}',
  },
  { title: 'Evidence needed', text: 'Hi {player}, please send us a picture or a clip of it.' },
  { title: 'Ask in the match room', text: 'Please use the match room of {match}: we are there.' },
  { title: 'Closed without an answer', text: 'We close {ticket}. Write here to open it again.' },
];

export async function fillTickets(
  client: PoolClient,
  { size, now }: { size: DemoSize; now: number },
): Promise<void> {
  const random = seeded(70);
  const nextId = createIdGenerator();
  const rows: Ticket[] = [];
  const messages: Message[] = [];
  const notes: (typeof ticketNotes.$inferInsert)[] = [];
  const count = COUNTS[size];
  for (let index = 0; index < count; index++) {
    const story = STORIES[index % STORIES.length]!;
    // More of them lately; the last ones are of today.
    const createdAt = Math.round(now - 365 * DAY * (1 - (index + 1) / (count + 1)) ** 1.5 - HOUR);
    const player = PEOPLE[index % PEOPLE.length]!;
    const staff = pick(random, STAFF);
    const isOld = now - createdAt > 10 * DAY;
    const lines = isOld ? story.lines : story.lines.slice(0, 1 + (index % story.lines.length));
    let progress = NEW_TICKET;
    let at = createdAt;
    const ticket: Ticket = {
      ...{ id: index + 1, category: story.category, subject: story.subject, player },
      ...{ createdAt, updatedAt: createdAt, messages: lines.length },
    };
    for (const [line, text] of lines.entries()) {
      const side: TicketSide = line % 2 === 0 ? 'player' : 'staff';
      if (line > 0) at = Math.min(at + Math.round((0.2 + random() * 9) * HOUR), now - MINUTE);
      const id = nextId(at);
      const by = side === 'staff' ? staff : player;
      messages.push({ id, ticket: index + 1, by, side, text, sentAt: at });
      progress = advanceTicket(progress, { type: 'message', side, at });
      Object.assign(
        ticket,
        side === 'staff'
          ? { lastByStaff: id, seenByStaff: id, assignee: staff, firstAnswerBy: staff }
          : { lastByPlayer: id, seenByPlayer: id },
      );
      if (isOld) Object.assign(ticket, { seenByStaff: id, seenByPlayer: id });
    }
    if (isOld) {
      at += HOUR;
      progress = advanceTicket(progress, { type: 'state', state: 'closed', at });
      Object.assign(ticket, { closedBy: staff, assignee: staff });
    }
    if (story.note && ticket.assignee)
      notes.push({
        ...{ id: nextId(at), ticket: index + 1, by: staff, text: story.note, createdAt: at },
      });
    rows.push({ ...ticket, ...progress, updatedAt: at });
  }
  await copyRows(client, tickets, rows);
  await copyRows(client, ticketMessages, messages);
  await copyRows(client, ticketNotes, notes);
  await client.query(`SELECT setval(pg_get_serial_sequence('tickets', 'id'), $1)`, [count]);
  const updatedAt = now - 200 * DAY;
  const answers = ANSWERS.map((answer) => ({ ...answer, id: nextId(updatedAt) }));
  await copyRows(
    client,
    cannedAnswers,
    answers.map((answer) => ({ ...answer, revision: 1, updatedAt, updatedBy: 'admin' })),
  );
}
