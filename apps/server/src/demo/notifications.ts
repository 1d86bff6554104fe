/** What the demo accounts were notified of: what really happened to their team. */
import type { NotificationType } from '@mes/contract/notification-kinds';
import { formatMoney } from '@mes/domain/money/money';
import { RETENTION } from '@mes/domain/retention/retention';
import { prizePoolOf } from '@mes/domain/tournament/points/worth';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { notifications } from '../features/notifications/tables';
import type { tournaments } from '../features/tournaments/tables';
import { copyRows } from '../platform/database/copy';

type Tournament = Pick<typeof tournaments.$inferSelect, 'id' | 'name' | 'prizes'>;

/** Times in epoch milliseconds. */
interface Facts {
  readonly team: string;
  readonly joinedAt: number;
  readonly finished: {
    readonly id: string;
    readonly at: number;
    readonly other: string;
    readonly own: number;
    readonly theirs: number;
  } | null;
  readonly registered: (Pick<Tournament, 'id' | 'name'> & { readonly at: number }) | null;
  readonly open: (Tournament & { readonly at: number }) | null;
}

interface DemoNotification {
  readonly accounts: readonly string[];
  readonly type: NotificationType;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly at: number;
  readonly read: boolean;
}

const HOUR = 3_600_000;
const TEAM = ['leader', 'member'];
const EVERYONE = [...TEAM, 'newcomer', 'moderator', 'streamer', 'caster', 'clipper'];

export async function fillNotifications(client: pg.ClientBase, now: number): Promise<void> {
  const { rows } = await client.query<Facts>(FACTS);
  const rowsOf = (each: DemoNotification, place: number) =>
    each.accounts.map((account, index) => toRow(each, { account, seq: place * 100 + index }));
  const list = toNotifications(rows[0]!).filter(({ at }) => at > now - RETENTION.notifications.ms);
  await copyRows(client, notifications, list.flatMap(rowsOf));
}

function toNotifications({ team, joinedAt, finished, registered, open }: Facts) {
  const list: DemoNotification[] = [
    {
      accounts: ['member'],
      type: 'team.player_joined',
      title: `Welcome to ${team}`,
      text: 'You are a player of the team now.',
      link: `/app/teams/${encodeURIComponent(team)}`,
      at: joinedAt,
      read: true,
    },
  ];
  if (registered)
    list.push({
      accounts: ['leader'],
      type: 'tournament.team_registered',
      title: `${team} is registered`,
      text: `Your roster for ${registered.name} was accepted.`,
      link: `/app/tournament/${registered.id}`,
      at: registered.at,
      read: true,
    });
  if (open)
    list.push({
      accounts: EVERYONE,
      type: 'announcement.published',
      title: open.name,
      text: `Signups are open. Teams of five to seven, ${formatMoney(prizePoolOf(open.prizes))} in prizes.`,
      link: `/app/tournament/${open.id}`,
      at: open.at,
      read: false,
    });
  if (finished) {
    const { id, other, own, theirs, at } = finished;
    const outcome = own > theirs ? 'won' : own < theirs ? 'lost' : 'drew';
    list.push({
      accounts: TEAM,
      type: 'match.finished',
      title: `${team} ${outcome} ${own} : ${theirs} against ${other}`,
      text: 'The statistics of its maps are there.',
      link: `/app/match/${id}`,
      at,
      read: false,
    });
  }
  return list;
}

function toRow(
  { type, title, text, link, at, read }: DemoNotification,
  { account, seq }: { account: string; seq: number },
): typeof notifications.$inferInsert {
  return {
    // In order of time, and the same at every start.
    id: uuidv7({ msecs: at, seq, random: new Uint8Array(16) }),
    account,
    key: `demo:${type}`,
    type,
    title,
    text,
    link,
    createdAt: at,
    readAt: read ? at + HOUR : null,
    listed: true,
  };
}

const milliseconds = (time: string) => `(extract(epoch FROM ${time}) * 1000)::float`;

const FACTS = `
SELECT team.name AS team,
  (SELECT ${milliseconds('joined_at')} FROM team_memberships
    WHERE player = 'member' AND left_at IS NULL) AS "joinedAt",
  (SELECT json_build_object('id', m.id, 'at', ${milliseconds('m.finished_at')}, 'other', other.name,
      'own', CASE WHEN m.team_a = team.id THEN m.score_a ELSE m.score_b END,
      'theirs', CASE WHEN m.team_a = team.id THEN m.score_b ELSE m.score_a END)
    FROM matches m JOIN teams other ON other.id IN (m.team_a, m.team_b) AND other.id <> team.id
    WHERE team.id IN (m.team_a, m.team_b) AND m.state = 'finished'
    ORDER BY m.finished_at DESC LIMIT 1) AS finished,
  (SELECT json_build_object('id', t.id, 'name', t.name, 'at', ${milliseconds('e.updated_at')})
    FROM tournament_teams e JOIN tournaments t ON t.id = e.tournament
    WHERE e.team = team.id AND e.state = 'registered'
    ORDER BY e.updated_at DESC LIMIT 1) AS registered,
  (SELECT json_build_object('id', id, 'name', name, 'prizes', prizes, 'at', ${milliseconds('signup_open')})
    FROM tournaments WHERE state = 'signup_open' ORDER BY signup_open DESC LIMIT 1) AS open
FROM teams team WHERE team.leader = 'leader'`;
