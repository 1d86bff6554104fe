import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { accounts } from '../features/accounts/tables';
import { gameSamples, gameServers } from '../features/game-api/tables';
import { conversationSides, conversations, privateMessages } from '../features/messages/tables';
import { bans } from '../features/moderation/tables';
import { playerFacts, playerNames, players } from '../features/players/tables';
import { insertDefaults as insertShow } from '../features/show/service';
import { insertDefaults as insertStream } from '../features/stream/service';
import {
  teamInformation,
  teamMemberships,
  teamNames,
  teamProposals,
  teams,
} from '../features/teams/tables';
import { copyRows } from '../platform/database/copy';
import type { Database } from '../platform/database/database';
import type { PrivateStore } from '../platform/files/private-store';
import type { FileStore } from '../platform/files/store';
import { withSkeleton } from '../platform/names/skeletons';
import { fillAnnouncements } from './announcements';
import { fillArticles } from './articles';
import { fillChat } from './chat';
import { type Community, type DemoSize, generateCommunity } from './community';
import { fillCompetition } from './fill-competition';
import { fillStream } from './fill-stream';
import { fillVoting } from './fill-voting';
import { fillFollows } from './follows';
import { fillForms } from './forms';
import { generateGame } from './game';
import { fillGiveaways } from './giveaways';
import { fillHighlights } from './highlights';
import { fillMatchComments } from './match-comments';
import { generateMessages } from './messages';
import { fillModeration } from './moderation';
import { fillNotifications } from './notifications';
import { fillPhotoRewards } from './photo-rewards';
import { fillPictureSubmissions } from './picture-submissions';
import { fillPictures, savePictures } from './pictures/fill-pictures';
import { fillPlayerLog } from './player-log';
import { fillStaff } from './staff';
import { fillStore } from './store';
import { fillTickets } from './tickets';
import { fillTips } from './tips';
import { fillTraffic } from './traffic';
import { fillTutorialDocuments } from './tutorial-documents';

const FILL_LOCK = 7_031_957;

export interface FillOptions {
  readonly size: DemoSize;
  readonly now: number;
  readonly progress: (step: string) => void;
  /** For pictures that are shown. */
  readonly files: Pick<FileStore, 'savePicture'>;
  /** For pictures that only staff see. */
  readonly privateFiles: Pick<PrivateStore, 'put'>;
}

/** Fills an empty database, in one transaction, so that an interrupted start leaves it empty. */
export async function fillDemo(
  database: Database,
  { size, now, progress, files, privateFiles }: FillOptions,
): Promise<boolean> {
  const { pool, db } = database;
  // The server inserts these rows when it starts; a command may come before the first start.
  await database.transaction(async (tx) => {
    await insertStream(tx, now);
    await insertShow(tx, now);
  });
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // A tournament is played in memory between two writes, which takes long on a slow machine.
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [FILL_LOCK]);
    const { rows } = await client.query('SELECT 1 FROM players LIMIT 1');
    if (rows.length > 0) {
      await client.query('ROLLBACK');
      return false;
    }
    progress('Making up a demo community');
    const community = generateCommunity(size, now);
    const pictures = savePictures(community, files);
    // Awaited further down; until then a failure must not end the process.
    pictures.catch(() => {});
    await fillPeople(client, community);
    const messages = generateMessages(now);
    await copyRows(client, conversations, messages.conversations);
    await copyRows(client, privateMessages, messages.messages);
    await copyRows(client, conversationSides, messages.sides);
    const game = generateGame(now);
    await copyRows(client, gameServers, game.servers);
    await copyRows(client, gameSamples, game.samples);
    const played = await fillCompetition(client, community, { size, now, progress });
    const playerIds = community.players.map(({ id }) => id);
    await fillVoting(client, { ...played, playerIds, size, now });
    await fillNotifications(client, now);
    await fillArticles(client, { size, now });
    await fillAnnouncements(client, { size, now });
    await fillTips(client, now);
    await fillTutorialDocuments(client, now);
    await fillGiveaways(client, community, now);
    await fillHighlights(client, now);
    await fillStream(client, { now, files });
    await fillStore(client, { now, files });
    await fillModeration(client, community, { size, now });
    await fillPlayerLog(client, { size, now });
    // Tests begin with an empty queue.
    if (size === 'full') await fillPictureSubmissions(client, community, now);
    // And notify nobody but whom they are about.
    if (size === 'full') await fillFollows(client, community, now);
    await fillTickets(client, { series: played.series, size, now });
    await fillStaff(client, { community, series: played.series, now });
    await fillForms(client, community, now);
    await fillChat(client, community, { size, now });
    await fillMatchComments(client, community, now);
    await fillTraffic(client, community, { size, now });
    await fillPictures(client, await pictures, now);
    // Tests answer the form themselves.
    if (size === 'full') await fillPhotoRewards(client, { files, privateFiles, now });
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
  await db.execute(sql`ANALYZE`);
  return true;
}

/** The accounts, players and teams, without anything that they have played or written. */
export async function fillPeople(client: PoolClient, community: Community): Promise<void> {
  // Teams and players reference each other, so leaders are set when both exist.
  await copyRows(
    client,
    teams,
    community.teams.map((team) => withSkeleton({ ...team, leader: null })),
  );
  await copyRows(client, players, community.players.map(withSkeleton));
  await client.query(
    'UPDATE teams SET leader = given.leader FROM unnest($1::text[], $2::text[]) AS given(id, leader) WHERE teams.id = given.id',
    [community.teams.map(({ id }) => id), community.teams.map(({ leader }) => leader)],
  );
  await copyRows(client, accounts, community.accounts);
  await copyRows(client, bans, community.bans);
  await copyRows(client, playerNames, community.playerNames.map(withSkeleton));
  await copyRows(client, playerFacts, community.playerFacts);
  await copyRows(client, teamNames, community.teamNames.map(withSkeleton));
  await copyRows(client, teamMemberships, [...community.memberships, ...community.trials]);
  await copyRows(client, teamProposals, community.invitations);
  await copyRows(client, teamInformation, community.information);
}
