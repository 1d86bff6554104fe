import type { Tournament } from '@mes/contract/tournament-schemas';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { formatZone } from '../../components/text/format-time';
import { Time } from '../../components/text/Time';
import { useNow } from '../../components/text/use-now';
import { useZone } from '../../ssr/hydration';
import styles from './KeyDates.module.css';
import * as texts from './texts';

/** The dates until the tournament starts. */
export function KeyDates({ tournament }: { tournament: Pick<Tournament, 'signup' | 'startsAt'> }) {
  const { signup, startsAt } = tournament;
  const now = useNow(60_000);
  const zone = useZone();
  const dates = [
    { label: texts.signupOpens, at: signup.open },
    { label: texts.signupCloses, at: signup.close },
    { label: texts.rostersLock, at: signup.rosterLock },
    { label: texts.checkInOpens, at: signup.checkInOpen },
    { label: texts.checkInCloses, at: signup.checkInClose },
    { label: texts.firstMatches, at: startsAt },
  ].filter((date): date is { label: string; at: number } => date.at !== null);
  if (dates.length === 0) return null;
  return (
    <Section title={texts.keyDates} more={formatZone(dates[0]?.at ?? now, zone)}>
      <Panel>
        <dl className={styles.dates}>
          {dates.map(({ label, at }) => (
            <div key={label} className={styles.date} data-past={at < now || undefined}>
              <dt>{label}</dt>
              <dd>
                <Time at={at} />
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </Section>
  );
}
