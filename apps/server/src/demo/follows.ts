/** Whom people of the demo community follow. */
import { between, type Random, seeded, shuffled } from '@mes/domain/random/random';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { follows } from '../features/follows/tables';
import { copyRows } from '../platform/database/copy';
import type { Community } from './community';

const SEED = 2_117;
const DAY = 86_400_000;
const MOST_TEAMS = 4;
const MOST_PLAYERS = 2;
/** The newcomer finds an empty list, as newcomers do. */
const WITHOUT = ['newcomer', 'banned'];

/** Those that people look at now. */
const TOURNAMENTS = `
  SELECT id FROM tournaments WHERE state IN ('running', 'signup_open', 'signup_closed')
  ORDER BY starts_at DESC NULLS LAST, id LIMIT 3`;

export async function fillFollows(
  client: pg.ClientBase,
  { accounts, teams, players }: Pick<Community, 'accounts' | 'teams' | 'players'>,
  now: number,
): Promise<void> {
  const { rows: tournaments } = await client.query<{ id: string }>(TOURNAMENTS);
  const random = seeded(SEED);
  const rows = accounts
    .filter(({ id }) => !WITHOUT.includes(id))
    .flatMap(({ id: account }) => [
      ...popular(random, teams, MOST_TEAMS).map(({ id: team }) => ({ account, team })),
      ...popular(random, players, MOST_PLAYERS).map(({ id: player }) => ({ account, player })),
      ...shuffled(random, tournaments)
        .slice(0, 1)
        .map(({ id: tournament }) => ({ account, tournament })),
    ])
    .filter((follow) => !('player' in follow) || follow.player !== follow.account)
    .map((follow) => ({
      id: uuidv7(),
      team: null,
      player: null,
      tournament: null,
      ...follow,
      since: now - between(random, 1, 90) * DAY,
    }));
  await copyRows(client, follows, rows);
}

/** Some of the list: the first ones have the most followers. */
function popular<Item>(random: Random, items: readonly Item[], most: number): Item[] {
  const few = shuffled(random, items.slice(0, Math.max(most, items.length >> 2)));
  return few.slice(0, between(random, 1, most));
}
