import { errorText } from '@mes/client/error-text';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import styles from './UnexpectedError.module.css';

const TITLE = 'Unexpected Application Error!';

/** For errors of the frame itself: it uses neither the menu nor links of the router. */
export function UnexpectedError() {
  const error = useRouteError();
  useEffect(() => {
    document.title = TITLE;
  }, []);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{TITLE}</h1>
      <p className={styles.message}>{errorText(error)}</p>
      <p>
        <a href="/app" className={styles.link}>
          Load the site anew
        </a>
      </p>
    </main>
  );
}
