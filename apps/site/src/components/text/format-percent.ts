/** A share of 0 to 1 as a whole percentage: `75%`, or `-` where there is nothing to divide by. */
export function formatPercent(share: number | null): string {
  return share === null || Number.isNaN(share) ? '-' : `${Math.round(share * 100)}%`;
}
