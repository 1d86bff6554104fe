import type { BracketMatch, BracketStage } from '@mes/client/bracket';
import type { GroupRow } from '@mes/contract/bracket-schemas';
import type { Stage } from '@mes/contract/tournament-schemas';
import { type SwissColumn, swissBoard } from '@mes/domain/tournament/swiss/board';
import {
  buchholz,
  isStepOver,
  type SwissRound,
  type SwissStep,
  swissPaths,
} from '@mes/domain/tournament/swiss/records';
import { useMemo } from 'react';
import { type BoardLayout, layoutBoard } from './board-layout';

export interface Swiss {
  readonly stage: BracketStage;
  readonly settings: Extract<Stage, { format: 'swiss' }>;
  readonly columns: readonly SwissColumn<BracketMatch>[];
  readonly layout: BoardLayout<BracketMatch>;
  readonly rows: readonly GroupRow[];
  readonly teams: ReadonlyMap<string, GroupRow['team']>;
  readonly paths: ReadonlyMap<string, readonly SwissStep<BracketMatch>[]>;
  readonly buchholz: ReadonlyMap<string, number>;
  /** The round that is played, or else the last one that was drawn. */
  readonly currentRound: number;
  /** How many places go on to another stage. */
  readonly places: number;
}

/** A Swiss stage with everything that its board, its table and its list of rounds show. */
export function useSwiss(
  stage: BracketStage,
  settings: Extract<Stage, { format: 'swiss' }>,
): Swiss {
  return useMemo(() => {
    const rounds: readonly SwissRound<BracketMatch>[] = stage.rounds;
    const rows = stage.tables[0]?.rows ?? [];
    const paths = swissPaths(rounds);
    const columns = swissBoard({ rounds, teams: rows.length, target: settings.target });
    return {
      stage,
      settings,
      columns,
      layout: layoutBoard(columns, { isOver: stage.state === 'finished' }),
      rows,
      teams: new Map(rows.map(({ team }) => [team.name, team])),
      paths,
      buchholz: buchholz(paths),
      currentRound: currentRound(columns, paths),
      places: Math.max(0, ...settings.advances.map(({ to }) => to)),
    };
  }, [stage, settings]);
}

function currentRound(
  columns: readonly SwissColumn<BracketMatch>[],
  paths: ReadonlyMap<string, readonly SwissStep<BracketMatch>[]>,
): number {
  const steps = [...paths.values()].flat();
  const open = steps.filter((step) => !isStepOver(step)).map(({ round }) => round);
  const drawn = columns.filter(({ isDrawn }) => isDrawn).map(({ round }) => round);
  return open.length > 0 ? Math.min(...open) : (drawn.at(-1) ?? 1);
}
