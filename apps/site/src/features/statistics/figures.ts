/** How each figure of a player is written, everywhere on the site. */
import type { StatLine } from '@mes/contract/statistics';
import { balanceText } from '@mes/domain/scoreboard/performance';
import { headshotShare, killsPerDeath } from '@mes/domain/scoreboard/stat-line';
import { type KastCounts, kastShare } from '@mes/domain/statistics/kast';
import { formatPercent } from '../../components/text/format-percent';

/** Where nothing was counted. */
const NONE = '-';

/** `1.08`; only captured rounds have a rating. */
export function formatRating(rating: number | null): string {
  return rating === null ? NONE : rating.toFixed(2);
}

/** `1.22` */
export function formatKillsPerDeath(counts: Pick<StatLine, 'kills' | 'deaths'>): string {
  return killsPerDeath(counts).toFixed(2);
}

/** `36%` of the captured kills. */
export function formatHeadshots(counts: Parameters<typeof headshotShare>[0]): string {
  return formatPercent(headshotShare(counts));
}

/** `71%` of the rounds of which it is known. */
export function formatKast(counts: KastCounts): string {
  return formatPercent(kastShare(counts));
}

type OpeningCounts = Pick<StatLine, 'rounds' | 'openingKills' | 'openingDeaths'>;

/** `+74`: opening duels won less those lost. */
export function formatOpening({ rounds, openingKills, openingDeaths }: OpeningCounts): string {
  return rounds === 0 ? NONE : balanceText(openingKills, openingDeaths);
}

/** `0.68`: a count for each round. */
export function formatPerRound(count: number, rounds: number): string {
  return rounds === 0 ? NONE : (count / rounds).toFixed(2);
}

/** `1.3`: a count for 100 rounds. */
export function formatPer100(count: number, rounds: number): string {
  return rounds === 0 ? NONE : ((100 * count) / rounds).toFixed(1);
}

/** `2,703` */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}
