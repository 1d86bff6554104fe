/** Seconds after which the wave is the same again. */
const LOOP_S = 12;
/** How much of it stays flat, from the rail on. */
const FLAT_SHARE = 0.2;
const KICK = { width: 0.018, height: 120 };
/** As far as it swings from its line at most. */
const MOST = 80;

/**
 * How far the scope line is below its middle, at a share of its length and a time: flat at the rail,
 * a slow swell to the right, and a kick that runs along it every second.
 */
export function scopeHeight(share: number, seconds: number): number {
  const time = seconds % LOOP_S;
  const phase = (time / LOOP_S) * 2 * Math.PI;
  const rise = Math.min(1, Math.max(0, (share - FLAT_SHARE) / 0.4)) ** 1.2;
  const swell =
    60 * Math.sin(38 * share - 9 * phase) * Math.sin(5 * share + 2 * phase) +
    14 * Math.sin(91 * share - 15 * phase) * Math.sin(3 * share - phase);
  const since = time % 1;
  const away = (share - 0.06 - 1.15 * since) / KICK.width;
  const kick = -KICK.height * (1 - since / 2) * Math.exp(-away * away) * Math.cos(2.2 * away);
  const height = rise * (0.35 + 0.65 * share) * swell + kickRise(share) * kick;
  return Math.max(-MOST, Math.min(MOST, height));
}

/** The kick is seen earlier than the swell. */
function kickRise(share: number): number {
  return Math.min(1, Math.max(0, (share - FLAT_SHARE) / 0.14)) * (0.45 + 0.3 * share);
}
