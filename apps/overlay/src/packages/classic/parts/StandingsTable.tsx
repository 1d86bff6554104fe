import type { GroupRow } from '@mes/contract/bracket-schemas';
import { classNames } from '@mes/ui/class-names';
import { FormDots } from '@mes/ui/FormDots.tsx';
import { type CSSProperties, Fragment } from 'react';
import { displayName } from '../../../community';
import { Fit } from '../../../parts/Fit';
import { signed } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { formOf } from '../../../tournament/results';
import { hasDraws, hasPoints, type ShownTable } from '../../../tournament/tables';
import { usePage } from '../../../tournament/use-page';
import { Digits } from './Digits';
import styles from './StandingsTable.module.css';
import parts from './Table.module.css';

const ROWS = 8;
/** So few that they have room to be large. */
const FEW = 5;

/** Whether it takes two columns, and its cut has no words of its own. */
export const hasTwoColumns = ({ table }: ShownTable) => table.rows.length > ROWS;

type Size = 'large' | 'usual' | 'narrow';

const LOGOS: Readonly<Record<Size, number>> = { large: 76, usual: 58, narrow: 52 };

/**
 * Up to eight rows with everything; above that two columns without form and rounds, where the cut is
 * no more than a line: its words would make the rows of one column lower than those of the other.
 */
export function StandingsTable({ shown }: { shown: ShownTable }) {
  const rows = usePage(shown.table.rows, 2 * ROWS);
  const half = rows.length <= ROWS ? rows.length : Math.ceil(rows.length / 2);
  const size = rows.length <= FEW ? 'large' : rows.length <= ROWS ? 'usual' : 'narrow';
  return (
    <div
      className={`${parts.area} ${styles.standings}`}
      data-size={size}
      data-draws={hasDraws(shown) || undefined}
      data-pointless={!hasPoints(shown) || undefined}
    >
      {[rows.slice(0, half), rows.slice(half)]
        .filter(({ length }) => length > 0)
        .map((column) => (
          <Column key={column[0]?.place} rows={column} shown={shown} size={size} />
        ))}
    </div>
  );
}

interface ColumnProps {
  rows: readonly GroupRow[];
  shown: ShownTable;
  size: Size;
}

function Column({ rows, shown, size }: ColumnProps) {
  const { cut } = shown;
  const last = rows.at(-1)?.place ?? 0;
  return (
    <div className={parts.table}>
      <div className={`${parts.row} ${parts.labels}`}>
        <span />
        <span />
        <span className={parts.who}>Team</span>
        <span>W</span>
        {hasDraws(shown) && <span>D</span>}
        <span>L</span>
        {size !== 'narrow' && (
          <>
            <span>Maps</span>
            <span>Rounds</span>
            <span>Form</span>
          </>
        )}
        {hasPoints(shown) && <span>Pts</span>}
      </div>
      {rows.map((row, place) => (
        <Fragment key={row.team.name}>
          <Row row={row} shown={shown} size={size} step={place} />
          {cut && size !== 'narrow' && row.place === cut.places && row.place < last && (
            <p className={styles.cut}>{cut.text}</p>
          )}
        </Fragment>
      ))}
    </div>
  );
}

interface RowProps {
  row: GroupRow;
  shown: ShownTable;
  size: Size;
  step: number;
}

function Row({ row, shown, size, step }: RowProps) {
  const { table, stage, cut } = shown;
  const advances = row.outcome === 'advances' || (cut !== null && row.place <= cut.places);
  const rounds = row.roundWins - row.roundLosses;
  return (
    <div
      className={classNames(
        parts.row,
        advances && parts.marked,
        size === 'narrow' && row.place === cut?.places && styles.lastThrough,
        'wipe',
      )}
      style={{ '--i': step } as CSSProperties}
    >
      <span className={parts.place}>{row.place}</span>
      <TeamLogo team={row.team} size={LOGOS[size]} className={parts.logo} />
      <Fit className={`${parts.who} ${parts.name} tight`}>{displayName(row.team)}</Fit>
      <span>{row.wins}</span>
      {hasDraws(shown) && <span>{row.draws}</span>}
      <span className={parts.dim}>{row.losses}</span>
      {size !== 'narrow' && (
        <>
          <span>{`${row.mapWins}-${row.mapLosses}`}</span>
          <span className={rounds > 0 ? styles.up : rounds < 0 ? styles.down : undefined}>
            {signed(rounds)}
          </span>
          <FormDots results={formOf(stage, table.group, row.team.name)} className={styles.form} />
        </>
      )}
      {hasPoints(shown) && <Digits value={row.points} className={parts.key} />}
    </div>
  );
}
