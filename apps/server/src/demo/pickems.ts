/** What the demo community predicted: of a finished tournament, of a running one, and of the next. */
import type { Stage } from '@mes/contract/tournament-schemas';
import { randomPicks } from '@mes/domain/pickem/filled-picks';
import { outlookOf } from '@mes/domain/pickem/outlook';
import { type Picks, predict } from '@mes/domain/pickem/prediction';
import { createScoring } from '@mes/domain/pickem/score';
import { between, type Random, seeded, shuffled } from '@mes/domain/random/random';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { leagueMembers, leagues, pickems, predictions } from '../features/pickem/tables';
import { copyRows } from '../platform/database/copy';
import type { Community } from './community';
import type { TournamentRows } from './competition';

/** Of these, those that the community of a size has and whose seeds are known. */
const PREDICTED: readonly string[] = ['GoldenOxS1', 'EmbersS3EU', 'ProLeagueS3', 'GoldenOxS2'];
const SEED = 2_028;
const HOUR = 3_600_000;
const PREDICTORS = 48;
/** Demo accounts that predict; `newcomer` does not, so that visitors can try it. */
const DEMO_PREDICTORS = ['leader', 'member', 'moderator', 'caster'];
const LEAGUE = { name: 'Friday Night Watchers', owner: 'leader', invite: 'demo-league-of-leaders' };
const LEAGUE_SIZE = 9;

export function isPredicted({ tournament }: Pick<TournamentRows, 'tournament'>): boolean {
  return PREDICTED.includes(tournament.id) && tournament.seeded === true;
}

export async function fillPickems(
  client: pg.ClientBase,
  predicted: readonly TournamentRows[],
  { community, now }: { community: Community; now: number },
): Promise<void> {
  const random = seeded(SEED);
  const known = new Set(community.accounts.map(({ id }) => id));
  const others = community.players.map(({ id }) => id).filter((id) => !known.has(id));
  const players = [...DEMO_PREDICTORS, ...shuffled(random, others).slice(0, PREDICTORS)];
  for (const simulated of predicted) {
    const rows = pickemRows(random, { simulated, players, now });
    await copyRows(client, pickems, [rows.pickem]);
    await copyRows(client, predictions, rows.predictions);
  }
  const id = uuidv7({ msecs: now, seq: 0, random: new Uint8Array(16) });
  const createdAt = now - 30 * 24 * HOUR;
  await copyRows(client, leagues, [{ id, ...LEAGUE, createdAt }]);
  await copyRows(
    client,
    leagueMembers,
    players
      .slice(0, LEAGUE_SIZE)
      .map((player, place) => ({ league: id, player, joinedAt: createdAt + place * HOUR })),
  );
}

function pickemRows(
  random: Random,
  {
    simulated: { tournament, entries, bracket },
    players,
    now,
  }: { simulated: TournamentRows; players: readonly string[]; now: number },
) {
  const setup = {
    stages: tournament.stages as readonly Stage[],
    teams: entries
      .toSorted((one, other) => (one.seed ?? 0) - (other.seed ?? 0))
      .map(({ team }) => team),
  };
  const score = bracket && createScoring(setup, outlookOf(bracket));
  const scoreOf = (picks: Picks) => {
    const { points = 0, possible = 0, correct = 0 } = score?.(picks) ?? {};
    return { points, possible, correct };
  };
  const lockedAt = bracket ? (tournament.startsAt ?? now) : null;
  return {
    pickem: { tournament: tournament.id, setup, lockedAt, scoredRevision: null },
    predictions: players.map((player) => {
      const picks = randomPicks(setup, random, between(random, 55, 85) / 100);
      const { isComplete, finalists } = predict(setup, picks);
      return {
        tournament: tournament.id,
        player,
        picks: Object.fromEntries(Object.entries(picks).map(([key, teams]) => [key, [...teams]])),
        isComplete,
        champion: finalists[0] ?? null,
        needsAttention: false,
        ...scoreOf(picks),
        version: 1,
        savedAt: (lockedAt ?? now) - between(random, 2, 40) * HOUR,
      };
    }),
  };
}
