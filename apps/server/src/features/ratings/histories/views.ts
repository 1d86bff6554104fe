import type { HistoryPart } from '@mes/domain/elo/histories';
import type { eloHistories } from '../tables';

/** Without what else a part may have. */
export function toRow(part: HistoryPart): typeof eloHistories.$inferInsert {
  const { subject, ladder, kind, wins, losses, draws, matches, times, elos, changes, outcomes } =
    part;
  return {
    ...{ subject, ladder, kind, wins, losses, draws },
    ...{ matches, times, elos, changes, outcomes, lastAt: times.at(-1)! },
  };
}
