/** Seconds after which the wave is the same again. For the first of them it swings, then it rests. */
export const LOOP_S = 12;
export const SWING_S = 4;
/** How high it still stands while it rests. */
const REST_HEIGHT = 0.5;
/** How much of it stays flat, from the rail on. */
const FLAT_SHARE = 0.2;
const KICK = { width: 0.018, height: 120 };
/** As far as it swings from its line at most. */
const MOST = 80;

/**
 * How far the scope line is below its middle, at a share of its length and a time: flat at the rail,
 * a slow swell to the right, and a kick that runs along it every second. Then it stands still.
 */
export function scopeHeight(share: number, seconds: number): number {
  const time = Math.min(SWING_S, seconds % LOOP_S);
  const phase = easeBoth(time / SWING_S) * 2 * Math.PI;
  const height = REST_HEIGHT + (1 - REST_HEIGHT) * swingOf(time);
  const rise = Math.min(1, Math.max(0, (share - FLAT_SHARE) / 0.4)) ** 1.2;
  const swell =
    60 * Math.sin(38 * share - 3 * phase) * Math.sin(5 * share + phase) +
    14 * Math.sin(91 * share - 5 * phase) * Math.sin(3 * share - phase);
  const since = time % 1;
  const away = (share - 0.06 - 1.15 * since) / KICK.width;
  const kick = -KICK.height * (1 - since / 2) * Math.exp(-away * away) * Math.cos(2.2 * away);
  const line = height * rise * (0.35 + 0.65 * share) * swell + kickRise(share) * kick;
  return Math.max(-MOST, Math.min(MOST, line));
}

/** It swings up within a second, and calms down within one. */
function swingOf(time: number): number {
  return easeBoth(Math.min(1, time, SWING_S - time));
}

function easeBoth(share: number): number {
  return share * share * (3 - 2 * share);
}

/** The kick is seen earlier than the swell. */
function kickRise(share: number): number {
  return Math.min(1, Math.max(0, (share - FLAT_SHARE) / 0.14)) * (0.45 + 0.3 * share);
}
