import type { TeamMembership } from '@mes/contract/team-schemas';
import { classNames } from '@mes/ui/class-names';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Flag } from '../../components/pictures/Flag';
import { EmptyRow } from '../../components/states/EmptyRow';
import { formatDate } from '../../components/text/format-time';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import { useZone } from '../../ssr/hydration';
import styles from './RosterHistory.module.css';
import { type RosterBar, rosterChart } from './roster-bars';
import * as texts from './texts';

const DAY_MS = 86_400_000;
/** A shorter bar has its text beside it. */
const WIDE = 0.35;

/** Who was in the team and when, a bar for each time. */
export function RosterHistory({ memberships }: { memberships: readonly TeamMembership[] }) {
  const now = useNow(DAY_MS);
  const { lines, years } = rosterChart(memberships, now);
  const first = lines[0]?.bars[0];
  return (
    <Section
      title={texts.rosterHistory}
      more={
        first && (
          <span>
            {interpolate(texts.membershipSince, {
              year: new Date(first.joinedAt).getUTCFullYear(),
            })}
          </span>
        )
      }
    >
      {lines.length === 0 ? (
        <EmptyRow>{texts.noMemberships}</EmptyRow>
      ) : (
        <Panel pad>
          <ul className={styles.lines}>
            {lines.map(({ player, bars }) => (
              <li key={player.id} className={styles.line}>
                <AppLink to={`/players/${encodeURIComponent(player.id)}`} className={styles.name}>
                  {player.country && <Flag country={player.country} />}
                  <span>{player.name}</span>
                </AppLink>
                <span className={styles.track}>
                  {years.map(({ year, at }) => (
                    <i key={year} className={styles.year} style={{ left: `${at * 100}%` }} />
                  ))}
                  {bars.map((bar) => (
                    <Bar key={bar.joinedAt} bar={bar} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
          <div className={styles.line} aria-hidden="true">
            <span />
            <span className={styles.axis}>
              {years.map(({ year, at }) => (
                <span key={year} style={{ left: `${at * 100}%` }}>
                  {year}
                </span>
              ))}
            </span>
          </div>
        </Panel>
      )}
    </Section>
  );
}

function Bar({ bar: { start, length, joinedAt, leftAt } }: { bar: RosterBar }) {
  const zone = useZone();
  const text =
    leftAt === null
      ? interpolate(texts.sinceDate, { date: formatDate(joinedAt, zone) })
      : interpolate(texts.leftOn, { date: formatDate(leftAt, zone) });
  const placeOfText =
    length >= WIDE ? styles.inside : start + length > 1 - WIDE ? styles.before : styles.behind;
  return (
    <span
      className={classNames(styles.bar, leftAt !== null && styles.ended)}
      style={{ left: `${start * 100}%`, width: `${length * 100}%` }}
    >
      <span className={classNames(styles.text, placeOfText)}>{text}</span>
    </span>
  );
}
