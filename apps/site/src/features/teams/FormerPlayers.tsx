import type { WebsiteTeam } from '@mes/contract/teams';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { Time } from '../../components/text/Time';
import styles from './FormerPlayers.module.css';

/** Who has played here before, and what the team was called then. */
export function FormerPlayers({ team }: { team: WebsiteTeam }) {
  const { formerPlayers, formerNames } = team;
  if (formerPlayers.length === 0 && formerNames.length === 0) return null;
  return (
    <Section title="Former players">
      <Panel pad>
        {formerPlayers.length > 0 && (
          <ul className={styles.players}>
            {formerPlayers.map(({ id, name, photo, leftAt }) => (
              <li key={`${id} ${leftAt}`}>
                <AppLink to={`/players/${encodeURIComponent(id)}`} className={styles.player}>
                  <PlayerPhoto name={name} photo={photo} size={36} />
                  <span>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.left}>
                      until <Time at={leftAt} show="date" />
                    </span>
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        )}
        {formerNames.length > 0 && (
          <p className={styles.names}>Formerly {formerNames.map(({ name }) => name).join(', ')}</p>
        )}
      </Panel>
    </Section>
  );
}
