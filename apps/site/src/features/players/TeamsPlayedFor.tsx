import type { PlayerMembership } from '@mes/contract/players';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { Time } from '../../components/text/Time';
import styles from './TeamsPlayedFor.module.css';
import * as texts from './texts';

/** The current and former teams of a player. */
export function TeamsPlayedFor({ memberships }: { memberships: readonly PlayerMembership[] }) {
  if (memberships.length === 0) return null;
  return (
    <Section title={texts.teams}>
      <Panel>
        <ul className={styles.list}>
          {memberships.map(({ team, joinedAt, leftAt }) => (
            <li key={`${team.name} ${joinedAt}`} className={styles.membership}>
              <TeamLogo team={team} size={32} plain />
              <TeamName team={team} link className={styles.name} />
              <span className={styles.time}>
                <Time at={joinedAt} show="date" />
                {' – '}
                {leftAt === null ? texts.now : <Time at={leftAt} show="date" />}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}
