import type { MatchSummary } from '@mes/contract/match-schemas';
import type { ReactNode } from 'react';
import { Panel } from '../../components/layout/Panel';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import styles from './TeamPanels.module.css';

/** Two teams side by side; on a phone below each other. */
export function TeamPanels({ children }: { children: ReactNode }) {
  return <div className={styles.teams}>{children}</div>;
}

interface TeamPanelProps {
  team: NonNullable<MatchSummary['teamA']>;
  children: ReactNode;
}

/** A panel with the team at its head. */
export function TeamPanel({ team, children }: TeamPanelProps) {
  return (
    <Panel>
      <p className={styles.team}>
        <TeamLogo team={team} size={24} plain />
        {team.name}
      </p>
      {children}
    </Panel>
  );
}
