/** How a reader can react to an article: one of these, which can be changed or taken back. */
export const REACTIONS = ['like', 'fire', 'surprise', 'sad'] as const;
export type Reaction = (typeof REACTIONS)[number];
export type ReactionCounts = Readonly<Record<Reaction, number>>;

/** Reactions that nobody has chosen count as zero. */
export function countReactions(
  rows: readonly { readonly reaction: Reaction; readonly total: number }[],
): ReactionCounts {
  const totals = new Map(rows.map(({ reaction, total }) => [reaction, total]));
  const total = (reaction: Reaction) => totals.get(reaction) ?? 0;
  return {
    like: total('like'),
    fire: total('fire'),
    surprise: total('surprise'),
    sad: total('sad'),
  };
}
