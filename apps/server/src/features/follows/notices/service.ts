/**
 * Notifies followers. What happens writes one row, whoever follows; a task goes through the followers
 * in batches afterwards, and after a crash goes on where it was.
 */
import type { NotificationType } from '@mes/contract/notification-kinds';
import { STARTING_SOON_MS } from '@mes/domain/follows/follows';
import { RETENTION } from '@mes/domain/retention/retention';
import { hasResult } from '@mes/domain/series/states';
import type { Database, Db, Tx } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/database/events';
import type { Log } from '../../../platform/log';
import { isEventOn } from '../../../platform/outbox/publish';
import { wakeTask } from '../../../platform/ticker';
import { eventOf, type ResultChange, type ResultHook } from '../../matches/changes/service';
import { findSummaries } from '../../matches/summaries/service';
import { type NewNotification, notify } from '../../notifications/service';
import { deleteOfPlayedMatches } from '../repository';
import { texts } from '../texts';
import type { NewNotice, NoticeRow, NoticeSubjects } from './repository';
import * as repository from './repository';

/** The task of the ticker. */
export const NOTIFY_FOLLOWERS = 'notify followers';

/** Small enough that other transactions of the accounts' channels do not wait noticeably. */
const BATCH_SIZE = 200;
/** Results of the past that staff enter or import are no news. */
const NEWS_MS = 86_400_000;

export interface Notices {
  readonly resultHook: ResultHook;
  onEvents(events: readonly OutboxEvent[]): void;
}

interface Options {
  readonly database: Database;
  readonly log: Log;
  readonly clock: () => number;
}

export function createNotices({ database, log, clock }: Options): Notices {
  return {
    resultHook: {
      async afterWrite(tx, change) {
        const notice = noticeOfChange(change);
        if (notice) await addNotice(tx, notice);
      },
    },
    onEvents(events) {
      for (const event of events) {
        addNoticeOfEvent(database, event, clock()).catch((error) => {
          log.error({ err: error, event: event.type }, 'followers are not told of an event');
        });
      }
    },
  };
}

async function addNotice(tx: Tx, notice: NewNotice): Promise<void> {
  await repository.insert(tx, notice);
  wakeTask(tx, NOTIFY_FOLLOWERS);
}

function noticeOfChange(change: ResultChange): NewNotice | null {
  const { before, after, now } = change;
  const { id: match, teamA, teamB, automatic, finishedAt, revision } = after;
  if (teamA === null || teamB === null || automatic) return null;
  if (after.state === 'live' && before.state !== 'live') {
    const type = 'follow.match_live';
    return { key: `${type}:${match}`, type, match, createdAt: now };
  }
  const event = eventOf(change);
  const isResult = event === 'match.finished' || event === 'match.corrected';
  if (!isResult || !hasResult(after) || (finishedAt ?? now) < now - NEWS_MS) return null;
  // The key of the leaders' notification: who leads a team and follows it hears of it once.
  const key = `${event}:${match}:${revision}`;
  return { key, type: 'follow.match_finished', match, createdAt: now };
}

/** Every process hears of every event; the key lets only one of them add it. */
async function addNoticeOfEvent(database: Database, event: OutboxEvent, now: number) {
  const notice = await noticeOfEvent(database.db, event, now);
  if (notice) await database.transaction((tx) => addNotice(tx, notice));
}

async function noticeOfEvent(
  db: Db,
  event: OutboxEvent,
  createdAt: number,
): Promise<NewNotice | null> {
  if (isEventOn(event, 'tournament')) {
    const tournament = event.channel.slice('tournament:'.length);
    if (event.type === 'tournament.finished') {
      const type = 'follow.tournament_finished';
      return { key: `${type}:${tournament}`, type, tournament, createdAt };
    }
    const type =
      event.type === 'tournament.state_changed' ? typeOfState[event.data.state] : undefined;
    return type ? { key: `${type}:${tournament}`, type, tournament, createdAt } : null;
  }
  if (!isEventOn(event, 'player')) return null;
  const type = typeOfMembership[event.type];
  if (!type) return null;
  const { team: teamName } = event.data as { team: string };
  const team = await repository.findTeamId(db, teamName);
  const player = event.channel.slice('player:'.length);
  return team === null ? null : { key: `${type}:${event.id}`, type, player, team, createdAt };
}

const typeOfState: Readonly<Record<string, NotificationType>> = {
  signup_open: 'follow.signup_opened',
  running: 'follow.bracket_drawn',
};

const typeOfMembership: Readonly<Record<string, NotificationType>> = {
  'team.created': 'follow.player_joined',
  'team.player_joined': 'follow.player_joined',
  'team.player_left': 'follow.player_left',
  'team.player_kicked': 'follow.player_left',
  'team.disbanded': 'follow.player_left',
};

/** Resolves to when the next match is about to start. */
export async function notifyFollowers(
  { db, transaction }: Database,
  now: number,
  batchSize = BATCH_SIZE,
): Promise<number | null> {
  const until = now + STARTING_SOON_MS;
  await transaction((tx) => repository.insertStarting(tx, { now, until }));
  for (const key of await repository.findOpenKeys(db)) {
    let more = true;
    while (more) more = await transaction((tx) => notifyBatch(tx, { key, batchSize }, now));
  }
  const next = await repository.findNextStart(db, until);
  return next === null ? null : next - STARTING_SOON_MS;
}

/** Answers whether there may be more. A batch and how far it came are one transaction. */
async function notifyBatch(
  tx: Tx,
  { key, batchSize }: { key: string; batchSize: number },
  now: number,
): Promise<boolean> {
  const notice = await repository.lockOpen(tx, key);
  if (!notice) return false;
  const content = await findContent(tx, notice, now);
  const accountIds = content
    ? await repository.findFollowers(tx, content.audience, {
        after: notice.lastAccount,
        size: batchSize,
      })
    : [];
  if (content && accountIds.length > 0)
    await notify(tx, { accountIds, type: notice.type, ...content.message, key, now });
  const isDone = accountIds.length < batchSize;
  await repository.update(tx, key, isDone ? { doneAt: now } : { lastAccount: accountIds.at(-1)! });
  return !isDone;
}

interface Content {
  readonly audience: NoticeSubjects;
  readonly message: Pick<NewNotification, 'title' | 'text' | 'link' | 'withoutResult'>;
}

/** Null if it is no longer true, such as the start of a match that was moved meanwhile. */
async function findContent(tx: Tx, notice: NoticeRow, now: number): Promise<Content | null> {
  if (notice.match !== null) return findMatchContent(tx, { ...notice, match: notice.match }, now);
  if (notice.tournament !== null) return findTournamentContent(tx, notice.type, notice.tournament);
  if (notice.player !== null && notice.team !== null)
    return findPlayerContent(tx, notice.type, { playerId: notice.player, teamId: notice.team });
  return null;
}

async function findMatchContent(
  tx: Tx,
  { match: id, type, key }: NoticeRow & { match: string },
  now: number,
): Promise<Content | null> {
  const row = await repository.findMatch(tx, id);
  const [match] = await findSummaries(tx, [id]);
  if (!row || !match) return null;
  const audience = {
    teamIds: [row.teamA, row.teamB].flatMap((team) => team ?? []),
    playerIds: await repository.findPlayerIds(tx, row),
  };
  const link = `/app/match/${id}`;
  const { starting, live, finished } = texts.notices;
  if (type === 'follow.match_starting') {
    const isTrue = key.endsWith(`:${row.startsAt}`) && row.startsAt! > now && isToStart(row.state);
    // A reminder is about the start alone.
    const withReminders = { ...audience, matchIds: [id] };
    return isTrue ? { audience: withReminders, message: { ...starting(match), link } } : null;
  }
  if (type === 'follow.match_live')
    return row.state === 'live' ? { audience, message: { ...live(match), link } } : null;
  if (!hasResult(row)) return null;
  const isCorrection = key.startsWith('match.corrected');
  return { audience, message: { ...finished(match, { isCorrection }), link } };
}

function isToStart(state: string): boolean {
  return state === 'scheduled' || state === 'veto';
}

async function findTournamentContent(
  tx: Tx,
  type: NotificationType,
  tournamentId: string,
): Promise<Content | null> {
  const tournament = await repository.findTournament(tx, tournamentId);
  if (!tournament) return null;
  const { id, name, winner } = tournament;
  const { signupOpened, bracketDrawn, tournamentFinished } = texts.notices;
  const content =
    type === 'follow.signup_opened'
      ? signupOpened(name)
      : type === 'follow.bracket_drawn'
        ? bracketDrawn(name)
        : tournamentFinished(name, winner);
  const link = `/app/tournament/${encodeURIComponent(id)}`;
  return { audience: { tournamentIds: [id] }, message: { ...content, link } };
}

async function findPlayerContent(
  tx: Tx,
  type: NotificationType,
  { playerId, teamId }: { playerId: string; teamId: string },
): Promise<Content | null> {
  const names = await repository.findPlayerAndTeam(tx, { playerId, teamId });
  if (!names) return null;
  const { playerJoined, playerLeft } = texts.notices;
  const write = type === 'follow.player_joined' ? playerJoined : playerLeft;
  const link = `/app/players/${encodeURIComponent(playerId)}`;
  return {
    audience: { playerIds: [playerId] },
    message: { ...write(names.player, names.team), link },
  };
}

/** Keys are recognised for that long; reminders until their match is over. */
export async function deleteOld(db: Db, now: number): Promise<void> {
  await repository.deleteDoneBefore(db, now - RETENTION.followNotices.ms);
  await deleteOfPlayedMatches(db);
}
