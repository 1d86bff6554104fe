/** What happens on the night: a live match that is captured, matches to vote on, a chat, and documents to read. */
import { players } from '../apps/server/src/features/players/tables';
import { teams } from '../apps/server/src/features/teams/tables';
import type { Database } from '../apps/server/src/platform/database/database';
import { addAccounts, callSite, type Site } from './finals-site';

const VOTERS = Number(process.env.VOTERS ?? 2_000);
const HOUR_MS = 3_600_000;
const SIDES = ['A', 'B'] as const;
const TEAMS = ['Finalist Ax', 'Finalist Bx'] as const;

export async function openNight(site: Site, { votes }: { votes: number }) {
  const { database, servers } = site;
  const { url } = servers[0]!;
  await addFinalists(database);
  const [operator] = await addAccounts(database, {
    name: 'Operator',
    count: 1,
    permissions: ['Admin', 'Moderator'],
  });
  const voters = await addAccounts(database, { name: 'Voter', count: VOTERS });
  const call = (envelope: object) => callSite(url, operator!, envelope);

  const created = await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `${operator!.id}.${operator!.secret}`,
    },
    body: JSON.stringify({ teamA: TEAMS[0], teamB: TEAMS[1], bestOf: 1 }),
  });
  const { data: match } = (await created.json()) as { data: { id: string } };
  await call({
    object: 'data_capture',
    action: 'create_maps',
    value: match.id,
    data: { maps: [{ map: 'Plaza' }] },
  });
  const votingMatches: string[] = [];
  while (votingMatches.length * VOTERS < votes) {
    const data = { teamA: TEAMS[0], teamB: TEAMS[1], locksAt: Date.now() + 12 * HOUR_MS };
    votingMatches.push((await call({ object: 'match', action: 'create_voting_match', data })).id);
  }
  const chat = await call({ object: 'chat', action: 'create_channel', data: { name: 'Finals' } });
  return {
    plan: {
      urls: servers.map((server) => server.url),
      documents: await findDocuments(database, match.id),
      voters,
      votingMatches,
      teams: TEAMS,
      operator: operator!,
      match: match.id,
      lineup: SIDES.map((side) => lineupOf(side)),
      chat: chat.id as string,
    },
  };
}

const lineupOf = (side: string) => [1, 2, 3, 4, 5].map((number) => `final${side}${number}`);

async function addFinalists(database: Database): Promise<void> {
  const createdAt = Date.now();
  await database.transaction(async (tx) => {
    await tx.insert(teams).values(
      SIDES.map((side, index) => ({
        id: `final${side}`,
        name: TEAMS[index]!,
        tag: `F${side}`,
        region: 'EU' as const,
        createdAt,
      })),
    );
    await tx.insert(players).values(
      SIDES.flatMap((side) =>
        lineupOf(side).map((id) => ({
          id,
          name: `Player ${id}`,
          team: `final${side}`,
          createdAt,
        })),
      ),
    );
  });
}

/** Home, bracket, match and team in turn: many different ones, as people read them. */
async function findDocuments({ pool }: Database, match: string): Promise<string[]> {
  const named = async (text: string) =>
    (await pool.query<{ id: string }>(text)).rows.map(({ id }) => encodeURIComponent(id));
  const tournaments = await named(
    "SELECT id FROM tournaments WHERE state IN ('running', 'finished') ORDER BY id LIMIT 8",
  );
  const matches = await named(
    "SELECT id FROM matches WHERE state = 'finished' ORDER BY finished_at DESC LIMIT 40",
  );
  const teamNames = await named('SELECT name AS id FROM teams ORDER BY id LIMIT 40');
  return Array.from({ length: 40 }, (_, index) => [
    '/app',
    `/app/tournament/${tournaments[index % tournaments.length]}`,
    `/app/match/${index % 2 === 0 ? match : matches[index % matches.length]}`,
    `/app/teams/${teamNames[index % teamNames.length]}`,
  ]).flat();
}

/** Returns how many were looked up. */
export async function assertNothingLost(
  { pool }: Database,
  acknowledged: Readonly<Record<'votes' | 'captures' | 'messages', readonly string[]>>,
  match: string,
): Promise<number> {
  const lost = async (what: string, keys: readonly string[], query: string) => {
    const { rows } = await pool.query<{ key: string }>(query, [keys]);
    const stored = new Set(rows.map(({ key }) => key));
    const missing = keys.filter((key) => !stored.has(key));
    if (missing.length > 0)
      throw new Error(`${missing.length} of ${keys.length} acknowledged ${what} are lost.`);
    // A write that was sent again must not be there twice.
    if (rows.length !== stored.size) throw new Error(`Some ${what} were written twice.`);
    return keys.length;
  };
  const votes = await lost(
    'votes',
    acknowledged.votes,
    `SELECT match || ' ' || account AS key FROM votes
     WHERE (match::text, account) IN (SELECT split_part(key, ' ', 1), split_part(key, ' ', 2) FROM unnest($1::text[]) AS key)`,
  );
  const captures = await lost(
    'captures',
    acknowledged.captures,
    `SELECT id::text AS key FROM capture_entries WHERE match = '${match}' AND id = ANY($1::uuid[])`,
  );
  const messages = await lost(
    'messages',
    acknowledged.messages,
    'SELECT text AS key FROM chat_messages WHERE text = ANY($1::text[])',
  );
  return votes + captures + messages;
}
