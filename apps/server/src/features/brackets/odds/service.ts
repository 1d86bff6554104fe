/** How likely each team wins, simulated again after every change of a bracket. */
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { channels } from '@mes/contract/channels';
import { displayElo } from '@mes/domain/elo/elo';
import { chainProblems } from '@mes/domain/tournament/stages/chain-problems';
import { record } from '@mes/domain/tournament/stages/stage';
import { isBracketOver, type TournamentBracket } from '@mes/domain/tournament/tournament-bracket';
import type { Database, Db, Tx } from '../../../platform/database/database';
import type { JobKind, Jobs } from '../../../platform/jobs/jobs';
import { publish } from '../../../platform/outbox/publish';
import { runInThread } from '../../../platform/thread';
import * as repository from '../repository';
import { loadBracket } from '../storage/service';
import type { OddsTask } from './worker';

const RUNS = 10_000;
const WITHIN_MS = 30_000;
const PAUSE_MS = 1_000;
const SEEDS = 2 ** 32;

interface OddsJob {
  /** Its id; the name is part of stored jobs. */
  readonly tournament: string;
  /** Of the bracket when the job was queued: a later revision has a job of its own. */
  readonly revision: number;
}

interface OddsDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>;
  readonly clock: () => number;
  /** By id of the team, in thousandths of a point. */
  readonly elos: (db: Db, teamIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

export interface Odds {
  readonly kind: JobKind<OddsJob>;
  /** Queues the simulation for when the transaction has committed. */
  request(tx: Tx, tournamentId: string): Promise<void>;
}

export function createOdds({ database, jobs, clock, elos }: OddsDeps): Odds {
  const pauses = new SimulationPauses();
  const kind: JobKind<OddsJob> = {
    name: 'bracket-odds',
    async run({ tournament, revision }) {
      // Results that were entered meanwhile make this one needless.
      if (!(await isCurrent(database.db, { tournament, revision }))) return;
      await pauses.wait(tournament);
      const task = await database.transaction((tx) => taskOf(tx, { tournament, revision }, elos));
      if (!task) return;
      pauses.begin(tournament);
      const odds = await runInThread<Record<string, number>>({
        from: import.meta.url,
        program: 'odds-worker',
        source: './worker.ts',
        data: task,
        timeoutMs: WITHIN_MS,
      });
      await database.transaction(async (tx) => {
        if (!(await isCurrent(tx, { tournament, revision }))) return;
        await repository.saveOdds(tx, { tournament, odds, at: clock() });
        await publish(tx, channels.tournament(tournament), 'bracket.odds_changed', {});
      });
    },
  };
  return {
    kind,
    async request(tx, tournamentId) {
      const revision = await repository.findRevision(tx, tournamentId);
      if (revision !== null) await jobs.enqueue(tx, kind, { tournament: tournamentId, revision });
    },
  };
}

/**
 * A simulation takes more CPU than the result that asks for it, and the next result makes it needless. The first
 * one begins at once; of those that follow quickly, one a second does.
 */
class SimulationPauses {
  readonly #until = new Map<string, number>();

  begin(tournamentId: string): void {
    const now = performance.now();
    for (const [id, until] of this.#until) if (until < now) this.#until.delete(id);
    this.#until.set(tournamentId, now + PAUSE_MS);
  }

  async wait(tournamentId: string): Promise<void> {
    const left = (this.#until.get(tournamentId) ?? 0) - performance.now();
    if (left > 0) await delay(left);
  }
}

async function isCurrent(db: Db, { tournament, revision }: OddsJob): Promise<boolean> {
  return (await repository.findRevision(db, tournament)) === revision;
}

/** Null where there is nothing to simulate: the bracket has changed since, or nothing is left to play. */
async function taskOf(
  tx: Tx,
  { tournament, revision }: OddsJob,
  elos: OddsDeps['elos'],
): Promise<OddsTask | null> {
  if (!(await isCurrent(tx, { tournament, revision }))) return null;
  const { bracket } = await loadBracket(tx, tournament);
  if (isBracketOver(bracket) || !canSimulate(bracket)) {
    await repository.deleteOdds(tx, tournament);
    return null;
  }
  const teams = bracket.stages[0]!.stage!.entrants.map(({ team }) => team);
  const ratings = await elos(tx, teams);
  return {
    stages: bracket.stages.map(({ settings }) => settings),
    played: bracket.stages.map(({ stage }) => stage && record(stage)),
    dropped: bracket.dropped,
    teams,
    ratings: new Map([...ratings].map(([team, elo]) => [team, displayElo(elo)])),
    runs: RUNS,
    seed: randomInt(SEEDS),
  };
}

/** A stage that was shortened, or that waits for staff, can leave too few teams for a later one. */
function canSimulate({ stages, isEnded }: TournamentBracket): boolean {
  const settings = stages.map((each) => each.settings);
  const teams = stages[0]!.stage!.entrants.length;
  return !isEnded && chainProblems(settings, teams).length === 0;
}
