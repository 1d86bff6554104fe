import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { classNames } from '@mes/ui/class-names';
import { IconCheck, IconClockHour4 } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { client } from '../../api/client';
import { AppLink } from '../../components/AppLink';
import { matchPath } from '../matches/paths';
import styles from './BoardBar.module.css';

interface BoardBarProps {
  match: WebsiteMatch;
  map: number;
  onChoose: (map: number) => void;
  /** Number of changes that the server has not confirmed. */
  waiting: number;
}

/** The match, its maps, and whether all changes are saved. */
export function BoardBar({ match, map, onChoose, waiting }: BoardBarProps) {
  const { tournament, round, bestOf } = match;
  return (
    <div className={styles.bar}>
      <h1 className={styles.title}>Capture</h1>
      <AppLink to={matchPath(match.id)} className={styles.what}>
        {[tournament?.name, round, `best of ${bestOf}`].filter(Boolean).join(', ')}
      </AppLink>
      <nav className={styles.maps} aria-label="Maps">
        {match.maps.map((each) => (
          <button
            key={each.index}
            type="button"
            className={styles.map}
            aria-pressed={each.index === map}
            disabled={each.state === 'left_out'}
            onClick={() => onChoose(each.index)}
          >
            {each.map}
            <em>{each.state === 'left_out' ? 'not needed' : `${each.scoreA} : ${each.scoreB}`}</em>
          </button>
        ))}
      </nav>
      <ConnectionStatus />
      <span className={styles.fact} role="status">
        {waiting === 0 ? (
          <>
            <IconCheck size={16} stroke={1.75} aria-hidden="true" />
            Saved
          </>
        ) : (
          <>
            <IconClockHour4 size={16} stroke={1.75} aria-hidden="true" />
            {`${waiting} not sent`}
          </>
        )}
      </span>
    </div>
  );
}

function ConnectionStatus() {
  const { connection } = client;
  const state = useSyncExternalStore(connection.subscribeState, () => connection.state);
  const latencies = useSyncExternalStore(connection.subscribeLatencies, () => connection.latencies);
  const last = latencies.at(-1);
  const isUp = state === 'connected';
  return (
    <span className={classNames(styles.fact, styles.first)}>
      <i className={isUp ? styles.up : styles.down} aria-hidden="true" />
      {isUp && last ? `Connected, ${Math.round(last.latency)} ms` : capitalize(state)}
    </span>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
