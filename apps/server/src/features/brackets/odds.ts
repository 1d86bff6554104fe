/** How likely each team wins, simulated anew after every change of a bracket. */

import { randomInt } from 'node:crypto';
import { channels } from '@mes/contract/channels';
import { shownElo } from '@mes/domain/elo/elo';
import { record } from '@mes/domain/tournament/stages/stage';
import type { Database, Db, Tx } from '../../platform/database/database';
import type { JobKind, Jobs } from '../../platform/jobs/jobs';
import { publish } from '../../platform/outbox/publish';
import { runInThread } from '../../platform/thread';
import { isCourseOver } from './course';
import { load } from './keeping';
import type { OddsTask } from './odds-worker';
import * as repository from './repository';

const RUNS = 10_000;
const WITHIN_MS = 30_000;
const SEEDS = 2 ** 32;

interface OddsJob {
  readonly tournament: string;
  /** Of the bracket when it was asked for: a later one has a job of its own. */
  readonly revision: number;
}

interface Parts {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>;
  readonly clock: () => number;
  /** By id of the team, in thousandths of a point. */
  readonly elos: (db: Db, teams: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

export interface Odds {
  readonly kind: JobKind<OddsJob>;
  /** Has them worked out once the transaction has committed. */
  ask(tx: Tx, tournament: string): Promise<void>;
}

export function createOdds({ database, jobs, clock, elos }: Parts): Odds {
  const kind: JobKind<OddsJob> = {
    name: 'bracket-odds',
    async run({ tournament, revision }) {
      const task = await database.transaction((tx) => taskOf(tx, { tournament, revision }, elos));
      if (!task) return;
      const odds = await runInThread<Record<string, number>>({
        from: import.meta.url,
        program: 'odds-worker',
        data: task,
        withinMs: WITHIN_MS,
      });
      await database.transaction(async (tx) => {
        if ((await repository.findRevision(tx, tournament)) !== revision) return;
        await repository.saveOdds(tx, { tournament, odds, at: clock() });
        await publish(tx, channels.tournament(tournament), 'bracket.odds_changed', {});
      });
    },
  };
  return {
    kind,
    async ask(tx, tournament) {
      const revision = await repository.findRevision(tx, tournament);
      if (revision !== null) await jobs.enqueue(tx, kind, { tournament, revision });
    },
  };
}

/** Null where there is nothing to work out: it has changed since, or everything is decided. */
async function taskOf(
  tx: Tx,
  { tournament, revision }: OddsJob,
  elos: Parts['elos'],
): Promise<OddsTask | null> {
  if ((await repository.findRevision(tx, tournament)) !== revision) return null;
  const { course } = await load(tx, tournament);
  if (isCourseOver(course)) {
    await repository.deleteOdds(tx, tournament);
    return null;
  }
  const teams = course[0]!.stage!.entrants.map(({ team }) => team);
  const ratings = await elos(tx, teams);
  return {
    stages: course.map(({ settings }) => settings),
    played: course.map(({ stage }) => stage && record(stage)),
    teams,
    ratings: new Map([...ratings].map(([team, elo]) => [team, shownElo(elo)])),
    runs: RUNS,
    seed: randomInt(SEEDS),
  };
}
