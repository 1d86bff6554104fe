import type { StingerProps, StingerTiming } from '../../kit';

export const STINGER: StingerTiming = { ms: 1_100, coveredFromMs: 406, coveredToMs: 693 };

export function Stinger(_: StingerProps) {
  return null;
}
