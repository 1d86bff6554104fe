/** Announcements of the demo community, in every state but deleted. */
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { announcementAccounts, announcements } from '../features/announcements/tables';
import { contentVersions } from '../features/versions/tables';
import { copyRows } from '../platform/database/copy';
import { DEMO_ACCOUNTS, type DemoSize } from './community';

type AnnouncementRow = typeof announcements.$inferInsert;

interface OpenTournament {
  readonly id: string;
  readonly name: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export async function fillAnnouncements(
  client: pg.ClientBase,
  { size, now }: { size: DemoSize; now: number },
): Promise<void> {
  const { rows: open } = await client.query<OpenTournament>(OPEN_TOURNAMENT);
  const rows = writeAnnouncements({ size, open: open[0] ?? null, now }).map((row, index) => ({
    ...row,
    // The same at every start.
    id: uuidv7({ msecs: row.createdAt, seq: index, random: new Uint8Array(16) }),
  }));
  await copyRows(client, announcements, rows);
  await copyRows(client, contentVersions, rows.map(versionOf));
  const live = rows.filter(({ startedAt, endedAt }) => startedAt !== null && endedAt === null);
  const readers = DEMO_ACCOUNTS.map(({ name }) => name).filter((name) => name !== 'newcomer');
  await copyRows(
    client,
    announcementAccounts,
    live.flatMap(({ id, startedAt }) =>
      readers.map((account) => ({ announcement: id, account, seenAt: startedAt! + HOUR })),
    ),
  );
}

function writeAnnouncements({
  size,
  open,
  now,
}: {
  size: DemoSize;
  open: OpenTournament | null;
  now: number;
}) {
  const list = [
    announcement({
      title: 'Maintenance is over',
      text: 'Results of last night are complete again. Thank you for your patience.',
      tone: 'success',
      ...{ startsAt: now - 9 * DAY, startedAt: now - 9 * DAY },
      ...{ endsAt: now - 8 * DAY, endedAt: now - 8 * DAY },
      visitorsSeen: 214,
      writtenAt: now - 9 * DAY,
    }),
    announcement({
      title: 'Staff meeting on Sunday',
      text: 'We talk about the rules of the next season. Write down what you want to change.',
      audience: 'staff',
      notifies: true,
      startsAt: now + 3 * DAY,
      endsAt: now + 6 * DAY,
      writtenAt: now - 2 * HOUR,
    }),
    announcement({
      title: 'Short maintenance tonight',
      text: 'The site is away for a few minutes. Matches are not affected.',
      tone: 'warning',
      writtenAt: now - HOUR,
    }),
  ];
  // Tests look at pages as they are without a banner.
  if (size === 'full' && open)
    list.push(
      announcement({
        title: 'Signups are open',
        text: `Teams can sign up for ${open.name} now.`,
        button: { label: 'Sign up', to: `/tournament/${open.id}` },
        ...{ startsAt: now - 5 * HOUR, startedAt: now - 5 * HOUR, endsAt: now + 4 * DAY },
        visitorsSeen: 92,
        writtenAt: now - 6 * HOUR,
      }),
    );
  return list;
}

function announcement({
  title,
  text,
  writtenAt,
  button,
  ...rest
}: Pick<AnnouncementRow, 'title' | 'text'> &
  Partial<AnnouncementRow> & {
    readonly writtenAt: number;
    readonly button?: { readonly label: string; readonly to: string };
  }) {
  return {
    ...{ title, text, tone: 'info' as const, audience: 'everyone' as const, notifies: false },
    ...{ buttonLabel: button?.label ?? null, buttonTo: button?.to ?? null, tournament: null },
    ...{ startsAt: null, endsAt: null, startedAt: null, endedAt: null, visitorsSeen: 0 },
    ...{ revision: 1, createdAt: writtenAt, updatedAt: writtenAt, updatedBy: 'admin' },
    ...rest,
  };
}

function versionOf(
  row: AnnouncementRow & { readonly id: string },
): typeof contentVersions.$inferInsert {
  const { id, title, text, tone, audience, notifies, endsAt = null, buttonLabel, buttonTo } = row;
  const button = buttonLabel && buttonTo ? { label: buttonLabel, to: buttonTo } : null;
  return {
    ...{ kind: 'announcement', subjectId: id, revision: 1, title },
    ...{ at: row.updatedAt, by: 'admin' },
    content: { title, text, tone, button, audience, tournamentId: null, notifies, endsAt },
  };
}

const OPEN_TOURNAMENT = `
SELECT id, name FROM tournaments WHERE state = 'signup_open' ORDER BY signup_open DESC LIMIT 1`;
