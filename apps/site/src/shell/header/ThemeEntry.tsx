import { darkMode } from '../../preferences';
import { useFlag } from '../../stored-flag';
import styles from '../menu/MenuDropdown.module.css';
import * as texts from '../texts';

/** Changes the theme in the account menu: a crowded header has no room for its button. */
export function ThemeEntry() {
  const dark = useFlag(darkMode);
  return (
    <li>
      <button type="button" className={styles.link} onClick={() => darkMode.set(!dark)}>
        {dark ? texts.lightMode : texts.darkMode}
      </button>
    </li>
  );
}
