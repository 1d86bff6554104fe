import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { AppLink } from '../../components/AppLink';
import { Section } from '../../components/layout/Section';
import { Flag } from '../../components/pictures/Flag';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { EmptyRow } from '../../components/states/EmptyRow';
import styles from './Lineups.module.css';
import { TeamPanel, TeamPanels } from './TeamPanels';
import * as texts from './texts';

/** Who will play, before there is a scoreboard. */
export function Lineups({ match: { opponents } }: { match: WebsiteMatch }) {
  const known = [opponents.A, opponents.B].flatMap((each) => each ?? []);
  return (
    <Section title={texts.lineUps}>
      {known.length === 0 ? (
        <EmptyRow>{texts.teamsNotDecided}</EmptyRow>
      ) : (
        <TeamPanels>
          {known.map(({ team, lineup }) => (
            <TeamPanel key={team.name} team={team}>
              <ul>
                {lineup.map(({ id, name, photo, country }) => (
                  <li key={id}>
                    <AppLink to={`/players/${encodeURIComponent(id)}`} className={styles.player}>
                      <PlayerPhoto name={name} photo={photo} size={32} />
                      {name}
                      {country && <Flag country={country} />}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </TeamPanel>
          ))}
        </TeamPanels>
      )}
    </Section>
  );
}
