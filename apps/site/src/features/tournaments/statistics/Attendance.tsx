import type { TournamentStatistics } from '@mes/contract/statistics';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { interpolate } from '../../../interpolate';
import styles from './Attendance.module.css';
import * as texts from './texts';

/** Who was there: teams, players, and matches that were not forfeited. */
export function Attendance({ attendance }: { attendance: TournamentStatistics['attendance'] }) {
  const { teams, checkedIn, playedTeams, rostered, playedPlayers, series, forfeits } = attendance;
  const rows = [
    // Without a check-in nobody could.
    { label: texts.teamsCheckedIn, count: checkedIn, total: checkedIn === 0 ? 0 : teams },
    { label: texts.teamsPlayed, count: playedTeams, total: teams },
    { label: texts.playersPlayed, count: Math.min(playedPlayers, rostered), total: rostered },
    { label: texts.seriesPlayed, count: series - forfeits, total: series },
  ].filter(({ total }) => total > 0);
  if (rows.length === 0) return null;
  return (
    <Section title={texts.attendance}>
      <Panel>
        <dl className={styles.list}>
          {rows.map(({ label, count, total }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${(count / total) * 100}%` }} />
                </span>
                <b>{interpolate(texts.of, { count, total })}</b>
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </Section>
  );
}
