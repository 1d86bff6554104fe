import type { HistoryPart } from '@mes/domain/elo/histories';
import type { eloHistories } from '../tables';

export function toRow(part: HistoryPart): typeof eloHistories.$inferInsert {
  const { subject, ladder, kind, wins, losses, draws, outcomes } = part;
  const { matches, times, elos, changes } = part;
  return {
    ...{ subject, ladder, kind, wins, losses, draws, outcomes },
    ...{ matches: [...matches], times: [...times], elos: [...elos], changes: [...changes] },
    lastAt: times.at(-1)!,
  };
}
