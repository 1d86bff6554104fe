/** The run of show in parts: by match, with what comes before, between and after. */
import type { RunItem } from '@mes/contract/show-schemas';

export interface RunGroup {
  /** Null for cues without a match of their own. */
  readonly match: string | null;
  readonly place: 'opening' | 'between' | 'closing' | 'match';
  readonly items: readonly { readonly item: RunItem; readonly number: number }[];
}

export function runGroups(run: readonly RunItem[]): RunGroup[] {
  const groups: { match: string | null; items: { item: RunItem; number: number }[] }[] = [];
  run.forEach((item, index) => {
    const last = groups.at(-1);
    const entry = { item, number: index + 1 };
    if (last && last.match === item.cue.match) last.items.push(entry);
    else groups.push({ match: item.cue.match, items: [entry] });
  });
  return groups.map((group, index) => ({
    ...group,
    place:
      group.match !== null
        ? 'match'
        : index === 0
          ? 'opening'
          : index === groups.length - 1
            ? 'closing'
            : 'between',
  }));
}

/** How many cues at the start are over: those before the one on air, as long as preview is behind them. */
export function countDone(
  run: readonly RunItem[],
  { onAir, preview }: { onAir: string | null; preview: string | null },
): number {
  const indexOf = (id: string | null) => run.findIndex((item) => item.id === id);
  const air = indexOf(onAir);
  if (air <= 0) return 0;
  const prepared = indexOf(preview);
  return prepared === -1 ? air : Math.min(air, prepared);
}
