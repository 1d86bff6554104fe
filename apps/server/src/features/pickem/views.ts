import type { PickemRank, Prediction } from '@mes/contract/pickem-schemas';
import type { PickMark } from '@mes/domain/pickem/score';
import { type PlayerReference, toPlayerReference } from '../players/service';
import type { PredictionRow } from './repository';

interface FoundPrediction {
  readonly prediction: PredictionRow;
  readonly player: PlayerReference;
}

export function toPrediction(
  { prediction, player }: FoundPrediction,
  { rank, marks }: { rank: number | null; marks: readonly PickMark[] },
): Prediction {
  const { picks, isComplete, points, possible, correct, savedAt } = prediction;
  return {
    player: toPlayerReference(player),
    picks,
    isComplete,
    points,
    possible,
    correct,
    rank,
    marks: marks.map(({ key, ...mark }) => ({ question: key, ...mark })),
    savedAt,
  };
}

export function toRank(
  { prediction, player }: FoundPrediction,
  { rank, champions }: { rank: number; champions: ReadonlyMap<string, PickemRank['champion']> },
): PickemRank {
  const { points, possible, correct, champion } = prediction;
  return {
    rank,
    player: toPlayerReference(player),
    points,
    possible,
    correct,
    champion: (champion === null ? null : champions.get(champion)) ?? null,
  };
}
