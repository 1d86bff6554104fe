import type { BracketStage } from '@mes/client/bracket';
import type { GroupRow, GroupTable } from '@mes/contract/bracket-schemas';
import type { Stage } from '@mes/contract/tournament-schemas';
import { classNames } from '@mes/ui/class-names';
import { FormDots } from '@mes/ui/FormDots.tsx';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { Hidden } from '../../components/text/Hidden';
import { interpolate } from '../../interpolate';
import styles from './GroupStanding.module.css';
import { formOf } from './group-form';
import * as texts from './texts';

interface GroupStandingProps {
  stage: BracketStage;
  table: GroupTable;
  /** The last place that advances to another stage; 0 for none. */
  advancing: number;
  /** The maximum number of rows. */
  limit?: number;
}

/** The table of one group. Places that advance have an accent, with a line below the last of them. */
export function GroupStanding({ stage, table, advancing, limit }: GroupStandingProps) {
  const hasDraws = table.rows.some(({ draws }) => draws > 0);
  const columns = columnsOf({ hasDraws, form: (team) => formOf(stage, team) });
  return (
    <Panel>
      <DataTable
        caption={interpolate(texts.standings, { groupName: table.name })}
        columns={columns}
        rows={table.rows.slice(0, limit)}
        rowKey={({ team }) => team.name}
        mark={(row) => marksOf(row, { advancing, last: table.rows.length })}
      />
    </Panel>
  );
}

/** How many places of a group advance. */
export function advancingFrom(stage: Stage | undefined): number {
  return Math.max(0, ...(stage?.advances ?? []).map(({ to }) => to));
}

function columnsOf({
  hasDraws,
  form,
}: {
  hasDraws: boolean;
  form: (team: string) => ReturnType<typeof formOf>;
}): Column<GroupRow>[] {
  const draws: Column<GroupRow> = {
    id: 'draws',
    header: texts.drawsShort,
    numeric: true,
    cell: (row) => <span className={styles.dim}>{row.draws}</span>,
  };
  return [
    {
      id: 'place',
      header: <Hidden>{texts.place}</Hidden>,
      width: 44,
      cell: ({ place, outcome }) => (
        <span className={classNames(styles.place, outcome === 'eliminated' && styles.dim)}>
          {place}
        </span>
      ),
    },
    {
      id: 'team',
      header: texts.team,
      cell: ({ team }) => (
        <span className={styles.team}>
          <TeamLogo team={team} plain />
          <TeamName team={team} link />
        </span>
      ),
    },
    { id: 'wins', header: texts.winsShort, numeric: true, cell: ({ wins }) => wins },
    ...(hasDraws ? [draws] : []),
    {
      id: 'losses',
      header: texts.lossesShort,
      numeric: true,
      cell: ({ losses }) => <span className={styles.dim}>{losses}</span>,
    },
    {
      id: 'maps',
      header: texts.maps,
      numeric: true,
      cell: ({ mapWins, mapLosses }) => `${mapWins}-${mapLosses}`,
    },
    {
      id: 'rounds',
      header: texts.rounds,
      numeric: true,
      hideOnPhone: true,
      cell: ({ roundWins, roundLosses }) => <Difference of={roundWins - roundLosses} />,
    },
    {
      id: 'points',
      header: texts.pointsShort,
      numeric: true,
      key: true,
      cell: ({ points }) => points,
    },
    {
      id: 'form',
      header: texts.form,
      hideOnPhone: true,
      width: 130,
      cell: ({ team }) => <FormDots results={form(team.name)} />,
    },
  ];
}

function Difference({ of }: { of: number }) {
  if (of === 0) return <span className={styles.dim}>0</span>;
  return of > 0 ? (
    <span className={styles.up}>+{of}</span>
  ) : (
    <span className={styles.down}>−{-of}</span>
  );
}

function marksOf(
  { place, outcome }: GroupRow,
  { advancing, last }: { advancing: number; last: number },
): readonly ('advance' | 'cut')[] {
  const advances = outcome === 'advances' || (outcome === null && place <= advancing);
  const isCut = place === advancing && place < last;
  return [...(advances ? (['advance'] as const) : []), ...(isCut ? (['cut'] as const) : [])];
}
