import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import styles from './Chances.module.css';
import * as texts from './texts';

/** How likely each team is to win, by Elo; only until the match is over. */
export function Chances({ match: { odds, teamA, teamB } }: { match: WebsiteMatch }) {
  if (!odds || !teamA || !teamB) return null;
  const percent = Math.round(odds.A * 100);
  return (
    <Section title={texts.chances} more={<span>{texts.byElo}</span>}>
      <Panel pad>
        <div className={styles.line}>
          <span className={styles.team}>
            <TeamLogo team={teamA} size={22} plain />
            <TeamName team={teamA} shorten />
          </span>
          <span className={styles.team}>
            <TeamName team={teamB} shorten />
            <TeamLogo team={teamB} size={22} plain />
          </span>
        </div>
        <div
          className={styles.bar}
          style={{ gridTemplateColumns: `${percent}fr ${100 - percent}fr` }}
          aria-hidden="true"
        >
          <i className={styles.first} />
          <i />
        </div>
        <div className={styles.line}>
          <b className={styles.percent}>{percent}%</b>
          <b className={styles.percent}>{100 - percent}%</b>
        </div>
      </Panel>
    </Section>
  );
}
