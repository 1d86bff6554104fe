import type { EloTeam } from '@mes/contract/ratings';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { Hidden } from '../../components/text/Hidden';
import styles from './RankingTable.module.css';

export function RankingTable({ teams }: { teams: readonly EloTeam[] }) {
  return (
    <Panel>
      <DataTable
        caption="Teams by rating"
        columns={COLUMNS}
        rows={teams}
        rowKey={({ team }) => team.name}
      />
    </Panel>
  );
}

const COLUMNS: readonly Column<EloTeam>[] = [
  { id: 'place', header: <Hidden>Place</Hidden>, width: 44, cell: ({ place }) => <b>{place}</b> },
  {
    id: 'team',
    header: 'Team',
    cell: ({ team }) => (
      <span className={styles.team}>
        <TeamLogo team={team} plain />
        <TeamName team={team} link />
      </span>
    ),
  },
  { id: 'elo', header: 'Rating', numeric: true, key: true, cell: ({ elo }) => elo },
];
