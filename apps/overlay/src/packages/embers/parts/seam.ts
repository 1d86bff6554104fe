/** The one angle of the package: 14 degrees, as the tangent. */
export const RISE = Math.tan((14 * Math.PI) / 180);

/** Where the seam crosses the left edge, by the kind of scene. */
export const SEAMS = {
  versus: 846,
  veto: 1_060,
  starting: 806,
  bracket: 812,
  moment: 930,
  low: 1_262,
  /** Below layouts that all packages share: their texts have no plate of metal. */
  corner: 1_370,
} as const;

/** The height of a seam at some x; it rises from the lower left to the upper right. */
export function seamAt(seam: number, x: number): number {
  return seam - RISE * x;
}
