import type { WebsiteTeam } from '@mes/contract/teams';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { Time } from '../../components/text/Time';
import styles from './FormerPlayers.module.css';
import * as texts from './texts';

/** The former players of a team. */
export function FormerPlayers({ players }: { players: WebsiteTeam['formerPlayers'] }) {
  if (players.length === 0) return null;
  return (
    <Section title={texts.formerPlayers}>
      <Panel pad>
        <ul className={styles.players}>
          {players.map(({ id, name, photo, leftAt }) => (
            <li key={`${id} ${leftAt}`}>
              <AppLink to={`/players/${encodeURIComponent(id)}`} className={styles.player}>
                <PlayerPhoto name={name} photo={photo} size={36} />
                <span>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.left}>
                    {texts.until} <Time at={leftAt} show="date" />
                  </span>
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}
