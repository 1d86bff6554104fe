import type { GroupRow } from '@mes/contract/bracket-schemas';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { TeamName } from '../../../components/pictures/TeamName';
import { Hidden } from '../../../components/text/Hidden';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { recordLabel } from './labels';
import styles from './SwissTable.module.css';
import * as texts from './texts';
import type { Swiss } from './use-swiss';

/** The standings in the order of the tournament's tie-breaks, with a line below the last place that goes on. */
export function SwissTable({ swiss, shown }: { swiss: Swiss; shown: string | null }) {
  const { rows, places, stage } = swiss;
  return (
    <Panel>
      <DataTable
        className={styles.table}
        caption={interpolate(texts.tableCaption, { stageName: stage.name })}
        columns={columnsOf(swiss)}
        rows={rows}
        rowKey={({ team }) => team.name}
        mark={({ place, outcome, team }) => [
          ...(outcome === 'advances' ? (['advance'] as const) : []),
          ...(place === places && place < rows.length ? (['cut'] as const) : []),
          ...(team.name === shown ? (['selected'] as const) : []),
        ]}
      />
    </Panel>
  );
}

function columnsOf(swiss: Swiss): Column<GroupRow>[] {
  return [
    {
      id: 'place',
      header: <Hidden>{texts.place}</Hidden>,
      cell: ({ place }) => <b className={styles.place}>{place}</b>,
    },
    {
      id: 'team',
      header: texts.team,
      cell: ({ team, outcome }) => (
        <span
          className={styles.team}
          data-team={team.name}
          data-out={outcome === 'eliminated' || undefined}
        >
          <TeamLogo team={team} size={20} plain />
          <TeamName team={team} link />
        </span>
      ),
    },
    { id: 'record', header: texts.winsLosses, numeric: true, key: true, cell: recordLabel },
    {
      id: 'buchholz',
      header: <abbr title={texts.buchholz}>{texts.buchholzShort}</abbr>,
      numeric: true,
      cell: ({ team }) => signed(swiss.buchholz.get(team.name) ?? 0),
    },
    {
      id: 'next',
      header: texts.next,
      numeric: true,
      cell: (row) => <Next row={row} swiss={swiss} />,
    },
  ];
}

function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

function Next({ row: { team, outcome }, swiss }: { row: GroupRow; swiss: Swiss }) {
  if (outcome === 'advances') return <span className={styles.through}>{texts.through}</span>;
  if (outcome === 'eliminated') return <span className={styles.next}>{texts.eliminated}</span>;
  const step = swiss.paths.get(team.name)?.at(-1);
  if (step?.outcome === 'live') return <LiveMark />;
  if (step?.outcome === 'next' && step.match.state === 'scheduled')
    return (
      <span className={styles.next}>
        {step.match.startsAt === null ? (
          interpolate(texts.nextRound, { round: step.round })
        ) : (
          <Time at={step.match.startsAt} show="clock" />
        )}
      </span>
    );
  const nextRound = (step?.round ?? 0) + 1;
  const isOver = step?.outcome === 'next' || nextRound >= swiss.columns.length;
  return (
    <span className={styles.next}>
      {isOver ? '' : interpolate(texts.nextRound, { round: nextRound })}
    </span>
  );
}
