/** A thread that simulates the rest of a tournament many times. */
import { parentPort, workerData } from 'node:worker_threads';
import { seeded } from '@mes/domain/random/random';
import type { StageSettings } from '@mes/domain/tournament/model/vocabulary';
import { odds } from '@mes/domain/tournament/odds/odds';
import { restore, type StageRecord } from '@mes/domain/tournament/stages/stage';

export interface OddsTask {
  readonly stages: readonly StageSettings[];
  /** Null for stages whose teams are not known yet. */
  readonly played: readonly (StageRecord | null)[];
  /** Teams that are out of the tournament. */
  readonly dropped: readonly string[];
  readonly teams: readonly string[];
  /** In points. */
  readonly ratings: ReadonlyMap<string, number>;
  readonly runs: number;
  readonly seed: number;
}

const { stages, played, dropped, teams, ratings, runs, seed } = workerData as OddsTask;
const chances = odds({
  stages,
  played: played.map((record) => record && restore(record)),
  dropped,
  teams,
  ratings,
  runs,
  random: seeded(seed),
});
parentPort?.postMessage(Object.fromEntries(chances.map(({ team, champion }) => [team, champion])));
