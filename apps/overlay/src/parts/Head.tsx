import { useStream, useTournament } from '../data/use-scene-data';
import { useScene } from '../scene-context';
import { eventName } from './event-name';
import { Fit } from './Fit';
import styles from './Head.module.css';

interface HeadProps {
  /** What the scene shows. */
  title: string;
  /** Round and format, on the right. */
  note?: string;
}

/** The same in every scene: MES, the event and the scene on the left, what it is about on the right. */
export function Head({ title, note }: HeadProps) {
  const { theme } = useScene();
  const event = useEventName();
  return (
    <header className={styles.head}>
      <div className={`${styles.house} wipe`}>
        <span>MES</span>
      </div>
      <div className={`${styles.event} tight wipe`}>
        <svg className={styles.sign} viewBox="0 0 64 64" aria-hidden="true">
          <path d={theme.sign} fill="currentColor" fillRule="evenodd" />
        </svg>
        <Fit className={styles.eventName} twoLines>
          {event}
        </Fit>
      </div>
      <h1 className={`${styles.scene} tight wipe`}>
        <Fit className={styles.title}>{title}</Fit>
      </h1>
      {note && (
        <div className={`${styles.note} wipe`}>
          <Fit className={styles.noteText} twoLines>
            {note}
          </Fit>
        </div>
      )}
    </header>
  );
}

function useEventName(): string {
  const { theme } = useScene();
  const tournament = useTournament();
  const stream = useStream();
  const text = tournament?.name ?? stream?.tournament.name;
  return text ? eventName(text) : theme.wordmark;
}
