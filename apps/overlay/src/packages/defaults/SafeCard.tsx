import type { CSSProperties } from 'react';
import type { SafeCardModel } from '../../models/match';
import { Fit } from '../../parts/Fit';
import { useEvent, useKit } from '../kit-context';
import styles from './SafeCard.module.css';

/** The mark of the event, its name, and that it goes on. */
export default function SafeCard({ title, text }: SafeCardModel) {
  const { Backdrop, Sign } = useKit();
  const event = useEvent();
  return (
    <>
      <Backdrop />
      <div className={styles.middle}>
        <div className={`${styles.mark} rise`}>
          <Sign className={styles.sign} />
        </div>
        <Fit className={`${styles.event} tight wipe`}>{event.name}</Fit>
        <div className="wipe" style={{ '--i': 1 } as CSSProperties}>
          <Fit className={`${styles.title} tight`}>{title}</Fit>
        </div>
        <p className={`${styles.text} wipe`} style={{ '--i': 2 } as CSSProperties}>
          {text}
        </p>
      </div>
    </>
  );
}
