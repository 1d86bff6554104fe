import { useNavigation } from 'react-router';
import styles from './NavigationLine.module.css';

/** Says that a click was heard while the page behind it is still on its way. */
export function NavigationLine() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
