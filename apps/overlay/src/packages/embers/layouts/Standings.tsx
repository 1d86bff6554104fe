import { formatMoney } from '@mes/domain/money/money';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import type { StandingsModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { usePage } from '../../../parts/use-page';
import { hasPoints, type ShownTable } from '../../../tournament/tables';
import type { TableColumn } from '../../kit';
import { Burn } from '../parts/Burn';
import { Digits } from '../parts/Digits';
import { Empty } from '../parts/Empty';
import { Forge } from '../parts/Forge';
import { Head } from '../parts/Head';
import { SEAMS } from '../parts/seam';
import { Table } from '../parts/Table';
import { GroupTable } from './GroupTable';
import styles from './Standings.module.css';

const ROWS = 8;

const PLACES: readonly TableColumn[] = [
  { label: 'Place', kind: 'place', width: '150px' },
  { label: 'Team', kind: 'name', width: 'minmax(0, 1fr)' },
  { label: 'Prize', kind: 'key', width: '220px' },
];

export default function Standings({ shown, placements }: StandingsModel) {
  const page = usePage(placements, ROWS);
  if (shown) return <TableScene shown={shown} />;
  return (
    <Forge seam={SEAMS.low} floor={0.12}>
      <Head title="Standings" note={page.length > 0 ? 'Final placements' : undefined} />
      {page.length === 0 && <Empty>There are no standings yet.</Empty>}
      <Table
        columns={PLACES}
        rows={page.map(({ from, to, team, prize }) => ({
          id: team.name,
          isMarked: from === 1,
          cells: [
            from === to ? from : `${from}–${to}`,
            displayName(team),
            prize > 0 ? formatMoney(prize) : '',
          ],
        }))}
        rowsPerColumn={ROWS}
        hasLabels={false}
      />
    </Forge>
  );
}

/** The table out of the left edge, and who leads it in the upper right. */
export function TableScene({ shown }: { shown: ShownTable }) {
  const { stage, table, cut } = shown;
  const rows = usePage(table.rows, ROWS);
  const leader = table.rows[0];
  return (
    <Forge seam={SEAMS.low} floor={0.12}>
      <Head title={table.name || stage.name} note={table.name ? stage.name : undefined} />
      <div className={styles.title}>
        <Burn size={92} width={560}>
          Standings
        </Burn>
      </div>
      <GroupTable shown={shown} rows={rows} className={styles.table} />
      {cut && (
        <p className={`${styles.cut} eb-lab eb-slam`} style={{ '--i': 11 } as CSSProperties}>
          <i />
          {cut.text}
        </p>
      )}
      {leader && (
        <section className={styles.leader}>
          <div className={`${styles.emblem} eb-stand`} style={{ '--i': 4 } as CSSProperties}>
            <TeamLogo team={leader.team} size={250} />
          </div>
          <div
            className={`${styles.caption} eb-slam`}
            style={{ '--i': 5, '--from': -1 } as CSSProperties}
          >
            <Fit className={`${styles.name} eb-t`}>{displayName(leader.team)}</Fit>
            <b className={`${styles.figure} eb-t`}>
              <Digits value={hasPoints(shown) ? leader.points : leader.wins} />
            </b>
            <p className="eb-lab">{hasPoints(shown) ? 'Most points' : 'Most wins'}</p>
          </div>
        </section>
      )}
    </Forge>
  );
}
