import type { GroupRow } from '@mes/contract/bracket-schemas';
import type { CSSProperties } from 'react';
import type { GroupsModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { nameWithin } from '../../../parts/name-within';
import { TeamLogo } from '../../../parts/TeamLogo';
import { hasDraws, hasPoints, type ShownTable } from '../../../tournament/tables';
import { FullScene } from '../../FullScene';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Title } from '../parts/Head';
import { Line } from '../parts/Line';
import { Rail } from '../parts/Rail';
import styles from './Groups.module.css';
import { TableScene } from './Standings';

/** The height that all rows of a column share. */
const HEIGHT = 820;
const LABELS = 62;
const ROW = { most: 96, least: 42 };
const IN_ONE_LINE = 3;
/** What stands beside a name, and the gap between two groups. */
const FIGURES = 330;

export default function Groups({ tables, empty }: GroupsModel) {
  const [first, second] = tables;
  if (!first) {
    return (
      <FullScene title="Groups">
        <Empty>{empty}</Empty>
      </FullScene>
    );
  }
  if (!second) return <TableScene shown={first} />;
  const isOneLine = tables.length <= IN_ONE_LINE;
  const columns = isOneLine ? tables.length : Math.ceil(tables.length / 2);
  const most = Math.max(1, ...tables.map(({ table }) => table.rows.length));
  const room = Math.floor(HEIGHT / (isOneLine ? 1 : 2) - LABELS) / most;
  const row = Math.max(ROW.least, Math.min(ROW.most, Math.floor(room)));
  const look = {
    '--columns': columns,
    '--row': `${row}px`,
    '--name': `${Math.min(48, row - 14)}px`,
  } as CSSProperties;
  return (
    <>
      <Backdrop quiet />
      <Rail note={first.stage.name} />
      <Title title={first.stage.name} note={first.cut?.text} />
      <div className={styles.groups} style={look}>
        {tables.map((shown, place) => (
          <Group
            key={shown.table.group}
            shown={shown}
            place={place % columns}
            room={1_608 / columns - FIGURES}
          />
        ))}
      </div>
    </>
  );
}

interface GroupProps {
  shown: ShownTable;
  place: number;
  /** In pixels: how wide a name may be. */
  room: number;
}

function Group({ shown, place, room }: GroupProps) {
  const start = 260 + place * 160;
  return (
    <section className={styles.group}>
      <h2 className={`${styles.labels} ci-silk ci-flash`}>
        <b>{shown.table.name}</b>
        <span>{hasPoints(shown) ? 'Points' : ''}</span>
      </h2>
      <ol>
        {shown.table.rows.map((row, step) => (
          <Team key={row.team.name} row={row} shown={shown} room={room} delay={start + step * 50} />
        ))}
      </ol>
    </section>
  );
}

interface TeamProps extends Omit<GroupProps, 'place'> {
  row: GroupRow;
  delay: number;
}

function Team({ row, shown, room, delay }: TeamProps) {
  const { place, team, wins, draws, losses, points } = row;
  const { cut } = shown;
  const isIn = cut === null ? place === 1 : place <= cut.places || row.outcome === 'advances';
  return (
    <li className={styles.row} data-in={isIn || undefined}>
      <div
        className={`${styles.cells} ci-flash`}
        style={{ '--d': `${delay + 200}ms` } as CSSProperties}
      >
        <span className={`${styles.rank} ci-name`}>{place}</span>
        <TeamLogo team={team} size={36} />
        <Fit className={`${styles.name} ci-name`}>{nameWithin(team, { room, size: 48 })}</Fit>
        <span className={styles.record}>
          {hasDraws(shown) ? `${wins}–${draws}–${losses}` : `${wins}–${losses}`}
        </span>
        <span className={`${styles.points} ci-name`}>{hasPoints(shown) ? points : ''}</span>
      </div>
      <Line tone={isIn ? 'a' : 'trace-dim'} delay={delay} />
    </li>
  );
}
