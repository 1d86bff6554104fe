import type { EloTeam } from '@mes/contract/ratings';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { Hidden } from '../../components/text/Hidden';
import styles from './RankingTable.module.css';
import * as texts from './texts';

export function RankingTable({ teams }: { teams: readonly EloTeam[] }) {
  return (
    <Panel>
      <DataTable
        caption={texts.teamsByRating}
        columns={COLUMNS}
        rows={teams}
        rowKey={({ team }) => team.name}
      />
    </Panel>
  );
}

const COLUMNS: readonly Column<EloTeam>[] = [
  {
    id: 'place',
    header: <Hidden>{texts.place}</Hidden>,
    width: 44,
    cell: ({ place }) => <b>{place}</b>,
  },
  {
    id: 'team',
    header: texts.team,
    cell: ({ team }) => (
      <span className={styles.team}>
        <TeamLogo team={team} plain />
        <TeamName team={team} link />
      </span>
    ),
  },
  { id: 'elo', header: texts.rating, numeric: true, key: true, cell: ({ elo }) => elo },
];
