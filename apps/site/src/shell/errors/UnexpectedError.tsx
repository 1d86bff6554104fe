import { errorText } from '@mes/client/error-text';
import { useEffect } from 'react';
import * as texts from '../texts';
import styles from './UnexpectedError.module.css';

/** For errors of the frame itself: it uses neither the menu nor links of the router. */
export function UnexpectedError({ error }: { error: unknown }) {
  useEffect(() => {
    document.title = texts.unexpectedError;
  }, []);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{texts.unexpectedError}</h1>
      <p className={styles.message}>{errorText(error)}</p>
      <p>
        <a href="/app" className={styles.link}>
          {texts.reloadSite}
        </a>
      </p>
    </main>
  );
}
