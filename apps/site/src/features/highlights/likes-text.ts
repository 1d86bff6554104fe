import { interpolate } from '../../interpolate';
import * as texts from './texts';

export function likesText(count: number): string {
  return count === 1 ? texts.oneLike : interpolate(texts.likes, { count });
}
