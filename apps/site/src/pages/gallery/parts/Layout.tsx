import { FormDots } from '@mes/ui/FormDots.tsx';
import { IconTrophy } from '@tabler/icons-react';
import { useState } from 'react';
import { Chip } from '../../../components/layout/Chip';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { TeamName } from '../../../components/pictures/TeamName';
import { Specimen } from '../Specimen';
import { type SampleTeam, TEAMS } from '../samples';
import styles from './Layout.module.css';

const COLUMNS: readonly Column<SampleTeam>[] = [
  { id: 'place', header: '#', cell: (team) => team.place, width: 32 },
  {
    id: 'team',
    header: 'Team',
    sortBy: (team) => team.name,
    cell: (team) => (
      <span className={styles.who}>
        <TeamLogo team={team} plain />
        <TeamName team={team} link />
      </span>
    ),
  },
  {
    id: 'wins',
    header: 'W',
    numeric: true,
    cell: (team) => team.wins,
    sortBy: (team) => team.wins,
  },
  { id: 'losses', header: 'L', numeric: true, cell: (team) => team.losses, hideOnPhone: true },
  { id: 'maps', header: 'Maps', numeric: true, cell: (team) => team.maps },
  {
    id: 'rounds',
    header: 'Rounds',
    numeric: true,
    hideOnPhone: true,
    cell: (team) => (team.rounds < 0 ? `−${-team.rounds}` : `+${team.rounds}`),
    sortBy: (team) => team.rounds,
  },
  { id: 'points', header: 'Pts', numeric: true, key: true, cell: (team) => team.points },
  {
    id: 'form',
    header: 'Form',
    hideOnPhone: true,
    cell: () => <FormDots results={['W', 'L', 'W', 'W', 'L']} />,
  },
];

const WIDE: readonly Column<SampleTeam>[] = [
  { id: 'team', header: 'Team', cell: (team) => team.name },
  ...['Kills', 'Deaths', 'Assists', 'Rounds', 'Rating', 'Maps', 'Opening', 'Clutches'].map(
    (header) => ({ id: header, header, numeric: true, cell: (team: SampleTeam) => team.elo }),
  ),
];

const TABS = ['Overview', 'Bracket', 'Groups', 'Schedule', 'Teams', 'Statistics', 'Rules'];

export function Layout() {
  const [tab, setTab] = useState('Overview');
  return (
    <>
      <Specimen name="Section with link, count, control" flow="grid">
        <Section title="Latest results" more={{ to: '/match/search', label: 'All matches' }}>
          <Panel pad>Panel with padding</Panel>
        </Section>
        <Section title="Teams" count="16 teams">
          <Panel pad>Panel with padding</Panel>
        </Section>
        <Section title="Group stage" level={3} more={<Chip tone="accent">Group A</Chip>}>
          <Panel pad>A section inside a section</Panel>
        </Section>
      </Specimen>
      <Specimen name="Tabs as buttons" flow="stack">
        <Tabs
          label="Parts of the tournament"
          tabs={TABS.map((id) => ({ id, label: id, count: id === 'Teams' ? 16 : undefined }))}
          value={tab}
          onChange={setTab}
        />
        <TabPanel id={tab}>{tab}</TabPanel>
      </Specimen>
      <Specimen name="Tabs as links" flow="stack">
        <Tabs
          label="Leaderboards"
          tabs={[
            { id: 'players', label: 'Players', to: '/gallery#layout' },
            { id: 'teams', label: 'Teams', to: '/leaderboards/teams' },
            { id: 'staff', label: 'Staff', to: '/leaderboards/staff' },
          ]}
          value="players"
        />
      </Specimen>
      <Specimen name="Chips">
        <Chip>Season 4</Chip>
        <Chip tone="accent">Embers S4</Chip>
        <Chip tone="win">Registered</Chip>
        <Chip tone="loss">Declined</Chip>
        <Chip tone="warn">Connection timed out</Chip>
        <Chip tone="info" icon={<IconTrophy stroke={1.75} />}>
          Playoffs
        </Chip>
      </Specimen>
      <Specimen name="Table: marks, sorting, columns hidden on phones" flow="stack">
        <Panel>
          <DataTable
            caption="Group A"
            columns={COLUMNS}
            rows={TEAMS}
            rowKey={(team) => team.name}
            mark={({ place }) =>
              place < 4 ? 'advance' : place === 4 ? ['advance', 'cut'] : undefined
            }
          />
        </Panel>
      </Specimen>
      <Specimen name="Table: sticky first column, totals, a selected row" flow="stack">
        <Panel>
          <DataTable
            caption="Statistics"
            columns={WIDE}
            rows={TEAMS.slice(0, 3)}
            rowKey={(team) => team.name}
            stickyFirst
            mark={({ place }) => (place === 2 ? 'selected' : undefined)}
            foot={{ team: 'Total', Kills: 5317 }}
          />
        </Panel>
      </Specimen>
    </>
  );
}
