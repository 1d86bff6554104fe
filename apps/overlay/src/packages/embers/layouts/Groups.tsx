import type { GroupsModel } from '../../../models/tournament';
import { Empty } from '../parts/Empty';
import { Forge } from '../parts/Forge';
import { Head } from '../parts/Head';
import { SEAMS } from '../parts/seam';
import styles from './Groups.module.css';
import { GroupTable } from './GroupTable';
import { TableScene } from './Standings';

/** The height that all rows of a column share, and what a table needs beside its rows. */
const HEIGHT = 830;
const BESIDE = 76;
const ROW = { most: 150, least: 40, gap: 7 };
/** With more columns than these a name has only so many pixels. */
const MANY = 3;
const ROOM = 130;

export default function Groups({ tables, empty }: GroupsModel) {
  const [first, second] = tables;
  if (first && !second) return <TableScene shown={first} />;
  const columns = tables.length <= 3 ? Math.max(1, tables.length) : Math.ceil(tables.length / 2);
  const lines = tables.length <= 3 ? 1 : 2;
  const most = Math.max(1, ...tables.map(({ table }) => table.rows.length));
  const room = Math.floor((HEIGHT / lines - BESIDE) / most) - ROW.gap;
  const row = Math.max(ROW.least, Math.min(ROW.most, room));
  const sizes: Record<`--${string}`, string | number> = {
    '--count': columns,
    '--group-row': `${row}px`,
    '--group-name': `${Math.min(70, row - 14)}px`,
  };
  return (
    <Forge seam={SEAMS.low} floor={0.12}>
      <Head title={first?.stage.name ?? 'Groups'} note={first?.cut?.text} />
      {tables.length === 0 && <Empty>{empty}</Empty>}
      <div className={styles.groups} style={sizes} data-many={columns > MANY || undefined}>
        {tables.map((shown) => (
          <GroupTable
            key={shown.table.group}
            shown={shown}
            rows={shown.table.rows}
            room={columns > MANY ? ROOM : undefined}
            isNarrow
            className={styles.table}
          />
        ))}
      </div>
    </Forge>
  );
}
