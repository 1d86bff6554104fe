import { interpolate } from '../../interpolate';
import * as texts from './texts';

/** `1,200 points`, as one text with a separator at every thousand. */
export function formatPoints(points: number): string {
  return points === 1 ? texts.onePoint : interpolate(texts.points, { points: withCommas(points) });
}

export function withCommas(points: number): string {
  return points.toLocaleString('en-US');
}
