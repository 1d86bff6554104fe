import { formatMoney } from '@mes/domain/money/money';
import { displayName } from '../../../community';
import type { StandingsModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { usePage } from '../../../parts/use-page';
import { hasPoints, type ShownTable } from '../../../tournament/tables';
import { FullScene } from '../../FullScene';
import type { TableColumn } from '../../kit';
import { Backdrop } from '../parts/Backdrop';
import { Copper } from '../parts/Copper';
import { Empty } from '../parts/Empty';
import { Panel } from '../parts/Panel';
import { Rail } from '../parts/Rail';
import { Table } from '../parts/Table';
import { Wires } from '../parts/Wires';
import styles from './Standings.module.css';
import { StandingsTable, tableWires } from './StandingsTable';

const PLACES: readonly TableColumn[] = [
  { label: 'Place', kind: 'place', width: '150px' },
  { label: 'Team', kind: 'name', width: 'minmax(0, 1fr)' },
  { label: 'Prize', kind: 'key', width: '220px' },
];
const ROWS = 8;

export default function Standings({ shown, placements }: StandingsModel) {
  const page = usePage(placements, ROWS);
  if (shown) return <TableScene shown={shown} />;
  return (
    <FullScene
      title="Standings"
      note={page.length > 0 ? 'Final placements' : undefined}
      quiet={page.length > 0}
    >
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
    </FullScene>
  );
}

/** The table is fed by the rail; on the right who leads it. */
export function TableScene({ shown }: { shown: ShownTable }) {
  const { stage, table } = shown;
  const rows = usePage(table.rows, ROWS);
  return (
    <>
      <Backdrop quiet />
      <Rail note={[...new Set([stage.name, table.name])].filter(Boolean).join(', ')} />
      <Wires wires={tableWires(rows, shown)} />
      <StandingsTable shown={shown} rows={rows} />
      <Leader shown={shown} />
    </>
  );
}

function Leader({ shown }: { shown: ShownTable }) {
  const leader = shown.table.rows[0];
  if (!leader) return null;
  const { team, wins, losses, points } = leader;
  return (
    <>
      <Panel className={styles.leader} inside={styles.inside} tone="a" delay={500}>
        <TeamLogo team={team} size={280} className={styles.emblem} />
        <div className={styles.figure}>
          <Copper value={hasPoints(shown) ? points : wins} size={180} tone="a" delay={900} />
          <p className={`${styles.unit} ci-silk`}>{hasPoints(shown) ? 'Points' : 'Wins'}</p>
        </div>
        <div className={styles.who}>
          <Fit className={`${styles.name} ci-name`}>{displayName(team)}</Fit>
          <p className="ci-silk">{`Leads with ${wins} – ${losses}`}</p>
        </div>
      </Panel>
      {shown.cut && (
        <div className={`${styles.cut} ci-flash`}>
          <Fit className="ci-silk" twoLines>
            {shown.cut.text}
          </Fit>
        </div>
      )}
    </>
  );
}
