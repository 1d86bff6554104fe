import type { GroupRow } from '@mes/contract/brackets';
import { displayName } from '@mes/domain/names/display';
import { FormDots } from '@mes/ui/FormDots.tsx';
import { type CSSProperties, Fragment } from 'react';
import { Fit } from '../../parts/Fit';
import { Swap } from '../../parts/Swap';
import { TeamLogo } from '../../parts/TeamLogo';
import { signed } from '../../parts/words';
import { formOf } from '../../tournament/results';
import type { ShownTable } from '../../tournament/tables';
import { usePage } from '../../tournament/use-page';
import styles from './standings.module.css';

const ROWS = 8;

/** Up to eight rows with everything; above that two columns without form and rounds. */
export function Table({ shown }: { shown: ShownTable }) {
  const rows = usePage(shown.table.rows, 2 * ROWS);
  if (rows.length <= ROWS) return <Column rows={rows} shown={shown} />;
  const half = Math.ceil(rows.length / 2);
  return (
    <div className={styles.columns}>
      <Column rows={rows.slice(0, half)} shown={shown} narrow />
      <Column rows={rows.slice(half)} shown={shown} narrow />
    </div>
  );
}

interface ColumnProps {
  rows: readonly GroupRow[];
  shown: ShownTable;
  narrow?: boolean;
}

function Column({ rows, shown, narrow = false }: ColumnProps) {
  const { cut } = shown;
  const last = rows.at(-1)?.place ?? 0;
  return (
    <div className={narrow ? `${styles.table} ${styles.narrow}` : styles.table}>
      <div className={`${styles.row} ${styles.labels}`}>
        <span />
        <span />
        <span>Team</span>
        <span>W</span>
        <span>L</span>
        {!narrow && (
          <>
            <span>Maps</span>
            <span>Rounds</span>
            <span>Form</span>
          </>
        )}
        <span>Pts</span>
      </div>
      {rows.map((row, place) => (
        <Fragment key={row.team.name}>
          <Row row={row} shown={shown} narrow={narrow} step={place} />
          {cut && row.place === cut.places && row.place < last && (
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
  narrow: boolean;
  step: number;
}

function Row({ row, shown: { table, stage, cut }, narrow, step }: RowProps) {
  const advances = row.outcome === 'advances' || (cut !== null && row.place <= cut.places);
  const rounds = row.roundWins - row.roundLosses;
  return (
    <div
      className={`${styles.row} ${advances ? styles.advances : ''} wipe`}
      style={{ '--i': step } as CSSProperties}
    >
      <span className={styles.place}>{row.place}</span>
      <TeamLogo team={row.team} size={58} />
      <Fit className={`${styles.team} tight`}>{displayName(row.team)}</Fit>
      <span>{row.wins}</span>
      <span className={styles.dim}>{row.losses}</span>
      {!narrow && (
        <>
          <span>{`${row.mapWins}-${row.mapLosses}`}</span>
          <span className={rounds > 0 ? styles.up : rounds < 0 ? styles.down : undefined}>
            {signed(rounds)}
          </span>
          <FormDots results={formOf(stage, table.group, row.team.name)} className={styles.form} />
        </>
      )}
      <Swap value={row.points} className={styles.points} />
    </div>
  );
}
