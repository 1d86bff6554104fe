import type { GroupRow } from '@mes/contract/bracket-schemas';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import type { GroupsModel } from '../../../models/tournament';
import { nameWithin } from '../../../parts/name-within';
import { TeamLogo } from '../../../parts/TeamLogo';
import { hasDraws, hasPoints, type ShownTable } from '../../../tournament/tables';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Name } from '../parts/Name';
import { Spine } from '../parts/Spine';
import styles from './Groups.module.css';
import { TableScene } from './TableScene';

/** Between the spine and the right margin. */
const WIDTH = 1_504;
const HEIGHT = 972;
const GAP = 24;
const HEAD = 66;
const ROW = { most: 140, least: 44 };
/** So high that a name may stand in two lines. */
const HIGH = 64;

/** One block for each group, its rows darker towards the foot; one group alone is a staircase. */
export default function Groups({ tables, empty }: GroupsModel) {
  const [first, second] = tables;
  if (first && !second) return <TableScene shown={first} />;
  const columns = tables.length <= 3 ? Math.max(1, tables.length) : Math.ceil(tables.length / 2);
  const lines = Math.ceil(tables.length / columns) || 1;
  const most = Math.max(1, ...tables.map(({ table }) => table.rows.length));
  const room = Math.floor(((HEIGHT - GAP * (lines - 1)) / lines - HEAD) / most);
  const row = Math.max(ROW.least, Math.min(ROW.most, room));
  const width = Math.floor((WIDTH - GAP * (columns - 1)) / columns);
  return (
    <>
      <Backdrop silhouette="steps" quiet />
      <Spine title={first?.stage.name ?? 'Groups'} note={first?.cut?.text} />
      {tables.length === 0 && <Empty isBesideSpine>{empty}</Empty>}
      <div
        className={styles.groups}
        style={{ '--columns': columns, '--row': `${row}px` } as CSSProperties}
      >
        {tables.map((shown) => (
          <Group key={shown.table.group} shown={shown} width={width} row={row} />
        ))}
      </div>
    </>
  );
}

function Group({ shown, width, row }: { shown: ShownTable; width: number; row: number }) {
  const { table, cut } = shown;
  const logo = Math.min(76, row - 18);
  const isWide = width > 440;
  const size = Math.min(54, row - 14);
  const beside = 64 + logo + 20 + (isWide ? 110 : 0) + 90;
  return (
    <section className={`${styles.group} lg-rise`}>
      <h2>
        <Name width={width - 200} size={48} delay={500}>
          {table.name}
        </Name>
        {isWide && <span>Record</span>}
        <span>{hasPoints(shown) ? 'Points' : 'Wins'}</span>
      </h2>
      {table.rows.map(({ place, team, wins, draws, losses, points, outcome }) => {
        const isThrough = cut === null || place <= cut.places || outcome === 'advances';
        return (
          <p
            key={team.name}
            className={styles.row}
            data-through={isThrough || undefined}
            data-first={place === 1 || undefined}
          >
            <b className="lg-tight">{place}</b>
            <TeamLogo team={team} size={logo} />
            <Name
              width={width - beside}
              height={row - 12}
              size={size}
              lines={row >= HIGH ? 2 : 1}
              delay={600 + place * 40}
            >
              {nameOf(team, { room: width - beside, size })}
            </Name>
            {isWide && (
              <span>{hasDraws(shown) ? `${wins}–${draws}–${losses}` : `${wins}–${losses}`}</span>
            )}
            <b className={`${styles.points} lg-tight`}>{hasPoints(shown) ? points : wins}</b>
          </p>
        );
      })}
    </section>
  );
}

/** Words may stand in two lines; one that is too long for its line is replaced by the tag. */
function nameOf(team: GroupRow['team'], place: { room: number; size: number }): string {
  const name = displayName(team);
  return name.includes(' ') ? name : nameWithin(team, place);
}
