import { formatMoney } from '@mes/domain/money/money';
import { displayName } from '../../../community';
import type { StandingsModel } from '../../../models/tournament';
import { usePage } from '../../../parts/use-page';
import type { ShownTable } from '../../../tournament/tables';
import type { TableColumn } from '../../kit';
import { Horizon } from '../globe/Horizon';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Head } from '../parts/Head';
import { Meridian } from '../parts/Meridian';
import { Table } from '../parts/Table';
import { GroupTable } from './GroupTable';
import styles from './Standings.module.css';
import { Leader } from './StandingsLeader';

const PLACES: readonly TableColumn[] = [
  { label: 'Place', kind: 'place', width: '130px' },
  { label: 'Team', kind: 'name', width: 'minmax(0, 1fr)' },
  { label: 'Prize', kind: 'key', width: '200px' },
];
const ROWS = 8;
/** The height of all rows. */
const ROOM = 700;
export const LOW_HORIZON = 948;

export default function Standings({ shown, placements }: StandingsModel) {
  if (shown) return <TableScene shown={shown} />;
  return <Placements placements={placements} />;
}

function Placements({ placements }: Pick<StandingsModel, 'placements'>) {
  const page = usePage(placements, 2 * ROWS);
  const isOne = page.length <= ROWS;
  return (
    <>
      <Backdrop isBare={page.length > 0} />
      {page.length > 0 && <Horizon top={LOW_HORIZON} />}
      <Head title="Standings" note={page.length > 0 ? 'Final placements' : undefined} />
      {page.length === 0 && <Empty>There are no standings yet.</Empty>}
      {!isOne && <Meridian top={118} height={830} />}
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
        rowsPerColumn={ROWS}
        hasLabels={false}
        className={styles.placements}
      />
    </>
  );
}

/** The table left of the meridian, and right of it who leads, or the rest of the table. */
export function TableScene({ shown }: { shown: ShownTable }) {
  const { stage, table, cut } = shown;
  const rows = usePage(table.rows, 2 * ROWS);
  const [first, second] = [rows.slice(0, ROWS), rows.slice(ROWS)];
  const title = table.name || stage.name;
  const row = Math.max(86, Math.min(116, Math.floor(ROOM / Math.max(1, first.length))));
  return (
    <>
      <Backdrop isBare />
      <Horizon top={LOW_HORIZON} />
      <Meridian top={118} height={830} />
      <Head title={stage.name} note={cut?.text} />
      <GroupTable shown={shown} rows={first} title={title} row={row} className={styles.left} />
      {second.length > 0 ? (
        <GroupTable shown={shown} rows={second} title="" className={styles.right} />
      ) : (
        <Leader shown={shown} />
      )}
    </>
  );
}
