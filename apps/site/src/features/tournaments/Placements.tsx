import type { Placement } from '@mes/contract/tournament-schemas';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { Money } from '../../components/text/Money';
import styles from './Placements.module.css';
import * as texts from './texts';

const SHOWN = 16;

/** The placements of all teams; at first only the best. */
export function Placements({ placements }: { placements: readonly Placement[] }) {
  const [all, setAll] = useState(false);
  if (placements.length === 0) return null;
  return (
    <Section title={texts.placements} count={placements.length}>
      <Panel>
        <DataTable
          caption={texts.placements}
          columns={COLUMNS}
          rows={all ? placements : placements.slice(0, SHOWN)}
          rowKey={({ team }) => team.name}
        />
      </Panel>
      {!all && placements.length > SHOWN && (
        <Button variant="quiet" full className={styles.more} onClick={() => setAll(true)}>
          {texts.showAllPlacements}
        </Button>
      )}
    </Section>
  );
}

const COLUMNS: readonly Column<Placement>[] = [
  {
    id: 'place',
    header: texts.place,
    width: 90,
    cell: ({ from, to }) => <RankBadge rank={from} through={to} />,
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
  {
    id: 'points',
    header: texts.points,
    numeric: true,
    hideOnPhone: true,
    cell: ({ points }) => points,
  },
  {
    id: 'prize',
    header: texts.prize,
    numeric: true,
    key: true,
    cell: ({ prize }) => <Money cents={prize || null} />,
  },
];
