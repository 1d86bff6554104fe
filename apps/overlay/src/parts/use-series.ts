import { useOpponents, useStream } from '../data/use-scene-data';
import type { Series } from '../models/match';
import { isDecided } from './decided';

/** How the match on air stands; null before its first map and while a team is not known. */
export function useSeries(): Series | null {
  const stream = useStream();
  const { A, B } = useOpponents();
  if (!stream?.scoreText || !A || !B) return null;
  return { A, B, score: { A: stream.scoreA, B: stream.scoreB }, isDecided: isDecided(stream) };
}
