/** A thread that plays what is left of a tournament many times over. */
import { parentPort, workerData } from 'node:worker_threads';
import { odds } from '@mes/domain/odds/odds';
import { seeded } from '@mes/domain/random/random';
import { restore, type StageRecord } from '@mes/domain/stages/stage';
import type { StageSettings } from '@mes/domain/stages/vocabulary';

export interface OddsTask {
  readonly stages: readonly StageSettings[];
  /** Null for stages whose teams are not known yet. */
  readonly played: readonly (StageRecord | null)[];
  readonly teams: readonly string[];
  /** In points. */
  readonly ratings: ReadonlyMap<string, number>;
  readonly runs: number;
  readonly seed: number;
}

const { stages, played, teams, ratings, runs, seed } = workerData as OddsTask;
const chances = odds({
  stages,
  played: played.map((record) => record && restore(record)),
  teams,
  ratings,
  runs,
  random: seeded(seed),
});
parentPort?.postMessage(Object.fromEntries(chances.map(({ team, champion }) => [team, champion])));
