import type { GroupRow } from '@mes/contract/bracket-schemas';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import { nameWithin } from '../../../parts/name-within';
import { TeamLogo } from '../../../parts/TeamLogo';
import { hasDraws, hasPoints, type ShownTable } from '../../../tournament/tables';
import { FullScene } from '../../FullScene';
import type { GroupsModel } from '../../models/tournament';
import { Digits } from '../parts/Digits';
import { Empty } from '../parts/Empty';
import { hasTwoColumns, StandingsTable } from '../parts/StandingsTable';
import table from '../parts/Table.module.css';
import styles from './Groups.module.css';

const FEW_ROWS = 5;
const SOME_ROWS = 6;

type Size = 'few' | 'four' | 'many';

/** Columns that not every stage has. */
interface Columns {
  readonly draws: boolean;
  readonly points: boolean;
}

const LOGOS: Readonly<Record<Size, number>> = { few: 60, four: 42, many: 36 };
/** What the columns leave to a name, also beside one with draws, and how large it is written. */
const NAMES: Readonly<Record<Size, { room: number; beside: number; size: number }>> = {
  few: { room: 430, beside: 370, size: 58 },
  four: { room: 430, beside: 370, size: 40 },
  many: { room: 180, beside: 158, size: 34 },
};

export default function Groups({ tables, empty }: GroupsModel) {
  const cut = tables[0]?.cut;
  const size = sizeOf(tables.length);
  const columns = { draws: tables.some(hasDraws), points: tables.every(hasPoints) };
  const [first, second] = tables;
  if (first && !second) {
    return (
      <FullScene title={first.stage.name} note={hasTwoColumns(first) ? cut?.text : undefined}>
        <StandingsTable shown={first} />
      </FullScene>
    );
  }
  return (
    <FullScene title={first?.stage.name ?? 'Groups'} note={cut?.text}>
      {tables.length === 0 && <Empty>{empty}</Empty>}
      <div
        className={`${table.area} ${styles.groups}`}
        data-size={size}
        data-rows={rowsOf(tables)}
        data-draws={columns.draws || undefined}
        data-pointless={!columns.points || undefined}
      >
        {tables.map((each, place) => (
          <Group key={each.table.group} shown={each} step={place} size={size} columns={columns} />
        ))}
      </div>
    </FullScene>
  );
}

interface GroupProps {
  shown: ShownTable;
  step: number;
  size: Size;
  columns: Columns;
}

function Group({ shown: { table: group, cut }, step, size, columns }: GroupProps) {
  return (
    <section className={`${table.table} wipe`} style={{ '--i': step } as CSSProperties}>
      <h2 className={styles.title}>
        <span className="tight">{group.name}</span>
        <span>W</span>
        {columns.draws && <span>D</span>}
        <span>L</span>
        {columns.points && <span>Pts</span>}
      </h2>
      {group.rows.map((row) => (
        <Row
          key={row.team.name}
          row={row}
          size={size}
          columns={columns}
          advances={row.outcome === 'advances' || row.place <= (cut?.places ?? 0)}
        />
      ))}
    </section>
  );
}

interface RowProps {
  row: GroupRow;
  size: Size;
  columns: Columns;
  advances: boolean;
}

function Row({ row, size, columns, advances }: RowProps) {
  const name = NAMES[size];
  return (
    <div className={classNames(table.row, advances && table.marked)}>
      <span className={table.place}>{row.place}</span>
      <TeamLogo team={row.team} size={LOGOS[size]} className={table.logo} />
      <Fit className={classNames(table.who, table.name, !advances && styles.out, 'tight')}>
        {nameWithin(row.team, { size: name.size, room: columns.draws ? name.beside : name.room })}
      </Fit>
      <span>{row.wins}</span>
      {columns.draws && <span>{row.draws}</span>}
      <span className={table.dim}>{row.losses}</span>
      {columns.points && <Digits value={row.points} className={table.key} />}
    </div>
  );
}

/** Two stand beside each other, up to four make a square, more are small. */
function sizeOf(groups: number): Size {
  if (groups <= 2) return 'few';
  return groups <= 4 ? 'four' : 'many';
}

/** How high the rows can be, by the longest group. */
function rowsOf(shown: readonly ShownTable[]): 'few' | 'some' | 'many' {
  const most = Math.max(0, ...shown.map((each) => each.table.rows.length));
  if (most <= FEW_ROWS) return 'few';
  return most <= SOME_ROWS ? 'some' : 'many';
}
