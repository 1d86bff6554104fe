import { formatMoney } from '@mes/domain/money/money';
import { displayName } from '../../../community';
import type { StandingsModel } from '../../../models/tournament';
import { usePage } from '../../../parts/use-page';
import { hasPoints, type ShownTable } from '../../../tournament/tables';
import { FullScene } from '../../FullScene';
import type { TableColumn } from '../../kit';
import { Empty } from '../parts/Empty';
import { Fill } from '../parts/Fill';
import { Flaps } from '../parts/Flaps';
import { Head } from '../parts/Head';
import { Slash } from '../parts/Slash';
import { Table } from '../parts/Table';
import { Ticker } from '../parts/Ticker';
import { GroupTable } from './GroupTable';
import styles from './Standings.module.css';

const PLACES: readonly TableColumn[] = [
  { label: 'Place', kind: 'place', width: '150px' },
  { label: 'Team', kind: 'name', width: 'minmax(0, 1fr)' },
  { label: 'Prize', kind: 'key', width: '200px' },
];

export default function Standings({ shown, placements }: StandingsModel) {
  const page = usePage(placements, 8);
  if (shown) return <TableScene shown={shown} />;
  return (
    <FullScene title="Standings" note={page.length > 0 ? 'Final placements' : undefined}>
      {page.length === 0 && <Empty>There are no standings yet.</Empty>}
      <Table
        columns={PLACES}
        rows={page.map(({ from, to, team, prize }) => ({
          id: team.name,
          isMarked: from === 1,
          cells: [
            from === to ? from : `${from}–${to}`,
            displayName(team),
            prize > 0 ? formatMoney(prize) : '',
          ],
        }))}
        rowsPerColumn={8}
        hasLabels={false}
      />
    </FullScene>
  );
}

const ROWS = 8;

/** The table on black, and on bone who leads it. */
export function TableScene({ shown }: { shown: ShownTable }) {
  const { stage, table, cut } = shown;
  const rows = usePage(table.rows, ROWS);
  const leader = table.rows[0];
  const figure = leader && (hasPoints(shown) ? leader.points : leader.wins);
  return (
    <>
      <Slash x={1_240} bone="right">
        <Head title="Standings" note={stage.name} />
        <div className={styles.title}>
          <Fill width={800} size={150} widest={62} delay={260}>
            {table.name || stage.name}
          </Fill>
        </div>
        <GroupTable shown={shown} rows={rows} className={styles.table} />
        {leader && (
          <>
            <b className={`${styles.figure} hs-big`}>
              <Flaps value={figure ?? 0} delay={700} />
            </b>
            <div className={`${styles.leader} hs-fade`}>
              <Fill width={560} size={84} widest={62}>
                {displayName(leader.team)}
              </Fill>
              <p>{hasPoints(shown) ? 'Most points' : 'Most wins'}</p>
              {cut && <p className={styles.cut}>{cut.text}</p>}
            </div>
          </>
        )}
      </Slash>
      <Ticker />
    </>
  );
}
