import styles from './Empty.module.css';

/** What a scene says while it has nothing to show. */
export function Empty({ children }: { children: string }) {
  return <p className={`${styles.empty} wipe`}>{children}</p>;
}
