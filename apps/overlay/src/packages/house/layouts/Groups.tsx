import type { CSSProperties } from 'react';
import type { GroupsModel } from '../../../models/tournament';
import { FullScene } from '../../FullScene';
import { Empty } from '../parts/Empty';
import { Ticker } from '../parts/Ticker';
import styles from './Groups.module.css';
import { GroupTable } from './GroupTable';
import { TableScene } from './Standings';

/** The height that all rows of a column share. */
const HEIGHT = 780;
const LABELS = 64;
const ROW = { most: 150, least: 40 };
/** With more columns than these a name has only so many pixels. */
const MANY = 3;
const ROOM = 140;

export default function Groups({ tables, empty }: GroupsModel) {
  const [first, second] = tables;
  if (first && !second) return <TableScene shown={first} />;
  const columns = tables.length <= 3 ? Math.max(1, tables.length) : Math.ceil(tables.length / 2);
  const lines = tables.length <= 3 ? 1 : 2;
  const most = Math.max(1, ...tables.map(({ table }) => table.rows.length));
  const room = Math.floor((HEIGHT / lines - LABELS) / most);
  const row = Math.max(ROW.least, Math.min(ROW.most, room));
  return (
    <>
      <FullScene title={first?.stage.name ?? 'Groups'} note={first?.cut?.text}>
        {tables.length === 0 && <Empty>{empty}</Empty>}
        <div
          className={styles.groups}
          data-many={columns > MANY || undefined}
          style={
            {
              '--columns': columns,
              '--row': `${row}px`,
              '--name': `${Math.min(72, row - 14)}px`,
            } as CSSProperties
          }
        >
          {tables.map((shown) => (
            <GroupTable
              key={shown.table.group}
              shown={shown}
              rows={shown.table.rows}
              room={columns > MANY ? ROOM : undefined}
              isNarrow
            />
          ))}
        </div>
      </FullScene>
      <Ticker />
    </>
  );
}
