import type { GroupRow } from '@mes/contract/bracket-schemas';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import { signed } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { hasPoints, isOut, recordText, type ShownTable } from '../../../tournament/tables';
import { Cut } from '../parts/Cut';
import { Digits } from '../parts/Digits';
import styles from './GroupTable.module.css';

interface GroupTableProps {
  shown: ShownTable;
  rows: readonly GroupRow[];
  title: string;
  /** Without rounds: for several side by side. */
  isNarrow?: boolean;
  /** How high a row is, in pixels. */
  row?: number;
  /** How wide the letters of names are at most: alike in all tables beside each other. */
  widest?: number;
  className?: string;
}

/** Places over hairlines: metal for the first, a gold line along the cut, who is out steps back. */
export function GroupTable(props: GroupTableProps) {
  const { shown, rows, title, isNarrow = false, row = 86, widest = 112, className } = props;
  return (
    <section
      className={classNames(styles.table, className)}
      style={{ '--row': `${row}px`, '--name': `${Math.min(34, row - 14)}px` } as CSSProperties}
      data-narrow={isNarrow || undefined}
    >
      <h2 className="wd-label wd-gold wd-fade" style={{ '--d': '500ms' } as CSSProperties}>
        <Cut>{title}</Cut>
      </h2>
      <div className={`${styles.row} ${styles.labels} wd-fade`}>
        <span />
        <span />
        <span>Team</span>
        <span>W–L</span>
        {!isNarrow && <span>Diff</span>}
        <span>{hasPoints(shown) ? 'Pts' : ''}</span>
      </div>
      <ol>
        {rows.map((each, step) => (
          <Line
            key={each.team.name}
            row={each}
            shown={shown}
            isNarrow={isNarrow}
            widest={widest}
            step={step}
          />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  row: GroupRow;
  shown: ShownTable;
  isNarrow: boolean;
  widest: number;
  step: number;
}

function Line({ row, shown, isNarrow, widest, step }: LineProps) {
  const { cut } = shown;
  return (
    <li
      className={classNames(
        styles.row,
        row.place === 1 && styles.first,
        isOut(row, shown) && styles.out,
        cut !== null && row.place === cut.places && styles.cut,
        'wd-fade',
      )}
      style={{ '--d': `${700 + step * 90}ms` } as CSSProperties}
    >
      <span className={styles.place}>{row.place}</span>
      <TeamLogo team={row.team} size={isNarrow ? 36 : 44} className={styles.logo} />
      <Cut className={styles.name} widest={widest} short={row.team.tag.toUpperCase()}>
        {displayName(row.team)}
      </Cut>
      <span>{recordText(row, shown)}</span>
      {!isNarrow && <span>{signed(row.roundWins - row.roundLosses)}</span>}
      <span className={styles.points}>{hasPoints(shown) && <Digits value={row.points} />}</span>
    </li>
  );
}
