/** Tickets of a year in every state, and the canned answers of staff. */
import { pick, type Random, seeded } from '@mes/domain/random/random';
import type { RequestCategory } from '@mes/domain/support/tickets';
import type { PoolClient } from 'pg';
import { cannedAnswers, ticketMessages, ticketNotes, tickets } from '../features/support/tables';
import { copyRows } from '../platform/database/copy';
import type { DemoSize } from './community';
import { createIdGenerator } from './messages';
import { requestTickets } from './ticket-requests';
import { type TicketMatch, type WrittenTicket, writeTicket } from './ticket-writing';

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

interface TicketOptions {
  readonly size: DemoSize;
  readonly now: number;
  readonly series: readonly TicketMatch[];
}

export async function fillTickets(
  client: PoolClient,
  { size, now, series }: TicketOptions,
): Promise<void> {
  const nextId = createIdGenerator();
  const written = storyTickets(COUNTS[size], { random: seeded(70), nextId, now });
  const firstId = written.length + 1;
  written.push(...(await requestTickets(client, { firstId, series, size, nextId, now })));
  await copyRows(
    client,
    tickets,
    written.map(({ ticket }) => ticket),
  );
  await copyRows(
    client,
    ticketMessages,
    written.flatMap(({ messages }) => messages),
  );
  await copyRows(
    client,
    ticketNotes,
    written.flatMap(({ notes }) => notes),
  );
  await client.query(`SELECT setval(pg_get_serial_sequence('tickets', 'id'), $1)`, [
    written.length,
  ]);
  const updatedAt = now - 200 * DAY;
  const answers = ANSWERS.map((answer) => ({ ...answer, id: nextId(updatedAt) }));
  await copyRows(
    client,
    cannedAnswers,
    answers.map((answer) => ({ ...answer, revision: 1, updatedAt, updatedBy: 'admin' })),
  );
}

function storyTickets(
  count: number,
  { random, nextId, now }: { random: Random; nextId: (at: number) => string; now: number },
): WrittenTicket[] {
  return Array.from({ length: count }, (_, index) => {
    const { lines: all, ...story } = STORIES[index % STORIES.length]!;
    // More of them lately; the last ones are of today.
    const createdAt = Math.round(now - 365 * DAY * (1 - (index + 1) / (count + 1)) ** 1.5 - HOUR);
    const staff = pick(random, STAFF);
    const isOld = now - createdAt > 10 * DAY;
    const lines = isOld ? all : all.slice(0, 1 + (index % all.length));
    const times = lines.map(() => createdAt);
    for (let line = 1; line < lines.length; line++)
      times[line] = Math.min(
        times[line - 1]! + Math.round((0.2 + random() * 9) * HOUR),
        now - MINUTE,
      );
    return writeTicket(
      {
        ...story,
        ...{ id: index + 1, player: PEOPLE[index % PEOPLE.length]!, staff, lines, times },
        closedAt: isOld ? times.at(-1)! + HOUR : null,
      },
      nextId,
    );
  });
}
