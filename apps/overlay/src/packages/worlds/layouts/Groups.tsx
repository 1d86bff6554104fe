import type { CSSProperties } from 'react';
import type { GroupsModel } from '../../../models/tournament';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Head } from '../parts/Head';
import { Meridian } from '../parts/Meridian';
import styles from './Groups.module.css';
import { GroupTable } from './GroupTable';
import { TableScene } from './Standings';

/** The height that all tables of a column share, and that of what stands above the rows. */
const HEIGHT = 880;
const ABOVE = 104;
const ROW = { most: 92, least: 40 };

export default function Groups({ tables, empty }: GroupsModel) {
  const [first, second] = tables;
  if (first && !second) return <TableScene shown={first} />;
  const lines = tables.length <= 3 ? 1 : 2;
  const columns = Math.ceil(tables.length / lines);
  const most = Math.max(1, ...tables.map(({ table }) => table.rows.length));
  const room = Math.floor((HEIGHT / lines - ABOVE) / most);
  const row = Math.max(ROW.least, Math.min(ROW.most, room));
  return (
    <>
      <Backdrop quiet isBare={tables.length > 0} />
      {columns % 2 === 0 && tables.length > 0 && <Meridian top={118} height={880} />}
      <Head title={first?.stage.name ?? 'Groups'} note={first?.cut?.text} />
      {tables.length === 0 && <Empty>{empty}</Empty>}
      <div className={styles.groups} style={{ '--columns': columns } as CSSProperties}>
        {tables.map((shown) => (
          <GroupTable
            key={shown.table.group}
            shown={shown}
            rows={shown.table.rows}
            title={shown.table.name}
            isNarrow={columns > 1}
            row={row}
            widest={columns > 2 ? 78 : 112}
          />
        ))}
      </div>
    </>
  );
}
