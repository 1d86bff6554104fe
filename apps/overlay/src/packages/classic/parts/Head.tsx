import { Fit } from '../../../parts/Fit';
import type { HeadProps } from '../../kit';
import { useEvent } from '../../kit-context';
import styles from './Head.module.css';
import { Sign } from './Sign';

/** The same in every scene: the community, the event and the scene on the left, what it is about on the right. */
export function Head({ title, note }: HeadProps) {
  const event = useEvent();
  return (
    <header className={styles.head}>
      <div className={`${styles.house} wipe`}>
        <span>{event.community}</span>
      </div>
      <div className={`${styles.event} tight wipe`}>
        <Sign className={styles.sign} />
        <Fit className={styles.eventName} twoLines>
          {event.name}
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
