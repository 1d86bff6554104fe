import type { Seeding } from '@mes/contract/entry-schemas';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { TeamName } from '../../../components/pictures/TeamName';
import { SortableList } from '../../../components/sorting/SortableList';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './Seeding.module.css';

type SeededTeam = Pick<Seeding['teams'][number], 'team' | 'elo'>;

interface SeedListProps {
  teams: readonly SeededTeam[];
  onChange: (teams: SeededTeam[]) => void;
}

export function SeedList({ teams, onChange }: SeedListProps) {
  return (
    <SortableList
      items={teams}
      keyOf={({ team }) => team.name}
      nameOf={({ team }) => team.name}
      spokenAt={({ team }, index) =>
        interpolate(texts.seedSpoken, { seed: index + 1, teamName: team.name })
      }
      movedTo={({ team }, index) =>
        interpolate(texts.seedMoved, {
          teamName: team.name,
          seed: index + 1,
          teams: teams.length,
        })
      }
      onChange={onChange}
    >
      {({ team, elo }) => (
        <>
          <TeamLogo team={team} size={26} plain />
          <TeamName team={team} className={styles.name} />
          <span className={styles.note}>{elo}</span>
        </>
      )}
    </SortableList>
  );
}
