import type { TeamOdds } from '@mes/client/bracket';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import styles from './Odds.module.css';
import * as texts from './texts';

const SHOWN = 8;

/** The chances to win the tournament, simulated from ratings and remaining matches. */
export function Odds({ odds }: { odds: readonly TeamOdds[] }) {
  const possible = odds.filter(({ chance }) => chance > 0);
  if (possible.length < 2) return null;
  return (
    <Section title={texts.odds} more={texts.oddsLead}>
      <Panel>
        <ul className={styles.list}>
          {possible.slice(0, SHOWN).map(({ team, chance }) => (
            <li key={team.name} className={styles.row}>
              <TeamLogo team={team} size={22} plain />
              <TeamName team={team} link className={styles.name} />
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${chance * 100}%` }} />
              </span>
              <b className={styles.chance}>{percent(chance)}</b>
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}

function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  return rounded === 0 ? '<1%' : `${rounded}%`;
}
