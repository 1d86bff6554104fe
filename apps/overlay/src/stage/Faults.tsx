import { useEffect } from 'react';
import { useLiveData } from '../data/use-live-data';
import { useObservable } from '../data/use-observable';
import { useScene } from '../scene-context';
import { pageFaults, sceneFaults, showsFaults } from './page-faults';
import styles from './Stage.module.css';

/** In large red letters: what is missing and why. Never for viewers, and in no picture. */
export function Faults() {
  const { store } = useLiveData();
  const missing = useObservable(store.faults);
  const messages = [...useObservable(pageFaults), ...missing];
  const { route } = useScene();
  useEffect(() => {
    sceneFaults.set(missing);
    return () => sceneFaults.set([]);
  }, [missing]);
  const { hostname } = location;
  const isShown = showsFaults({ hostname, isMonitor: window.parent !== window });
  if (messages.length === 0 || route.screenshot || !isShown) return null;
  return (
    <div className={styles.fault} role="alert">
      <b>ERROR</b>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
