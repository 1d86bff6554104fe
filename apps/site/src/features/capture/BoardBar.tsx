import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { classNames } from '@mes/ui/class-names';
import { IconCheck, IconClockHour4 } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { client } from '../../api/client';
import { AppLink } from '../../components/AppLink';
import { interpolate } from '../../interpolate';
import { matchPath } from '../matches/paths';
import styles from './BoardBar.module.css';
import * as texts from './texts';

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
      <h1 className={styles.title}>{texts.capture}</h1>
      <AppLink to={matchPath(match.id)} className={styles.what}>
        {[tournament?.name, round, interpolate(texts.bestOf, { maps: bestOf })]
          .filter(Boolean)
          .join(', ')}
      </AppLink>
      <nav className={styles.maps} aria-label={texts.maps}>
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
            <em>
              {each.state === 'left_out' ? texts.notNeeded : `${each.scoreA} : ${each.scoreB}`}
            </em>
          </button>
        ))}
      </nav>
      <ConnectionStatus />
      <span className={styles.fact} role="status">
        {waiting === 0 ? (
          <>
            <IconCheck size={16} stroke={1.75} aria-hidden="true" />
            {texts.saved}
          </>
        ) : (
          <>
            <IconClockHour4 size={16} stroke={1.75} aria-hidden="true" />
            {interpolate(texts.notSent, { waiting })}
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
      {isUp && last
        ? interpolate(texts.connected, { latency: Math.round(last.latency) })
        : capitalize(state)}
    </span>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
