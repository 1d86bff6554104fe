import type { GroupRow } from '@mes/contract/bracket-schemas';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import { Fit } from '../../../parts/Fit';
import { signed } from '../../../parts/labels';
import { nameWithin } from '../../../parts/name-within';
import { TeamLogo } from '../../../parts/TeamLogo';
import { hasPoints, isOut, recordText, type ShownTable } from '../../../tournament/tables';
import styles from './GroupTable.module.css';

interface GroupTableProps {
  shown: ShownTable;
  rows: readonly GroupRow[];
  /** Without maps: for several side by side. */
  isNarrow?: boolean;
  /** The width for a name in pixels, where it is narrow: a longer name is replaced by the tag. */
  room?: number;
  className?: string;
}

/** Places over hairlines: the first on bone, the accent along the cut, who is out steps back. */
export function GroupTable({ shown, rows, isNarrow = false, room, className }: GroupTableProps) {
  return (
    <ol className={classNames(styles.table, className)} data-narrow={isNarrow || undefined}>
      <li className={`${styles.row} ${styles.labels} hs-fade`}>
        <span />
        <span />
        <span>{isNarrow ? shown.table.name : 'Team'}</span>
        <span className={styles.figure}>Record</span>
        {!isNarrow && <span className={styles.figure}>Rounds</span>}
        <span className={styles.figure}>{hasPoints(shown) ? 'Points' : ''}</span>
      </li>
      {rows.map((row, step) => (
        <Line
          key={row.team.name}
          row={row}
          shown={shown}
          isNarrow={isNarrow}
          room={room}
          step={step}
        />
      ))}
    </ol>
  );
}

interface LineProps {
  row: GroupRow;
  shown: ShownTable;
  isNarrow: boolean;
  room: number | undefined;
  step: number;
}

const NAME_PX = 42;

function Line({ row, shown, isNarrow, room, step }: LineProps) {
  const { cut } = shown;
  const name =
    room === undefined ? displayName(row.team) : nameWithin(row.team, { room, size: NAME_PX });
  return (
    <li
      className={classNames(
        styles.row,
        row.place === 1 && styles.first,
        isOut(row, shown) && styles.out,
        cut !== null && row.place === cut.places + 1 && styles.below,
        'hs-fade',
      )}
      style={{ '--i': step } as CSSProperties}
    >
      <span className={`${styles.place} hs-mid`}>{row.place}</span>
      <TeamLogo team={row.team} size={isNarrow ? 44 : 54} />
      <Fit className={`${styles.name} hs-mid`}>{name}</Fit>
      <span className={styles.figure}>{recordText(row, shown)}</span>
      {!isNarrow && (
        <span className={styles.figure}>{signed(row.roundWins - row.roundLosses)}</span>
      )}
      <span className={`${styles.figure} ${styles.points} hs-mid`}>
        {hasPoints(shown) ? row.points : ''}
      </span>
    </li>
  );
}
