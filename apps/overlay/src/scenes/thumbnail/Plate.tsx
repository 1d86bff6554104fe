import { Fit } from '../../parts/Fit';
import { useScene } from '../../scene-context';
import styles from './thumbnail.module.css';

/** What it is about, with the sign of the theme. */
export function Plate({ children }: { children: string }) {
  const { theme } = useScene();
  return (
    <header className={`${styles.event} wipe`}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path d={theme.sign} fill="currentColor" fillRule="evenodd" />
      </svg>
      <Fit className={`${styles.eventName} tight`}>{children}</Fit>
    </header>
  );
}
