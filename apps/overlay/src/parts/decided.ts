import { resultOfScore } from '@mes/domain/series/series';
import type { CurrentStream } from '../data/use-scene-data';

/** Whether the series on stream is over, by its score alone: a stream by hand may name no maps. */
export function isDecided({ bestOf, scoreA, scoreB }: CurrentStream): boolean {
  return resultOfScore(bestOf, { A: scoreA, B: scoreB }).decided;
}
