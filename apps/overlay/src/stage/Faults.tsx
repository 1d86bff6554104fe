import { useLiveData } from '../data/use-live-data';
import { useObservable } from '../data/use-observable';
import { useScene } from '../scene-context';
import { isLocal, pageFaults } from './page-faults';
import styles from './Stage.module.css';

/** On localhost, in large red letters: what is missing and why. Nowhere else, and in no picture. */
export function Faults() {
  const { store } = useLiveData();
  const messages = [...useObservable(pageFaults), ...useObservable(store.faults)];
  const { route } = useScene();
  if (messages.length === 0 || route.screenshot || !isLocal(location.hostname)) return null;
  return (
    <div className={styles.fault} role="alert">
      <b>ERROR</b>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
