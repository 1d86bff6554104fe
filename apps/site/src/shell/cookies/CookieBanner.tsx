import { classNames } from '@mes/ui/class-names';
import { useState } from 'react';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { cookieConsent } from '../../preferences';
import { useIsHydrating } from '../../ssr/hydration';
import { useFlag } from '../../stored-flag';
import styles from './CookieBanner.module.css';

/** The browser stores whether it was accepted, so a server-rendered page has none. */
export function CookieBanner() {
  return useIsHydrating() ? null : <Banner />;
}

/** Shown until it is accepted; then it leaves in a moment of its own. */
function Banner() {
  const accepted = useFlag(cookieConsent);
  const [left, setLeft] = useState(accepted);
  if (left) return null;
  return (
    <>
      {/* The end of the page stays reachable below the banner. */}
      <div className={styles.room} aria-hidden="true" />
      <aside
        aria-label="Cookies"
        className={classNames(styles.banner, accepted && styles.leaving)}
        onAnimationEnd={() => accepted && setLeft(true)}
      >
        <p className={styles.text}>
          This website uses cookies to enhance the user experience.{' '}
          <AppLink to="/privacy" className={styles.link}>
            Privacy policy
          </AppLink>
        </p>
        <Button size="sm" disabled={accepted} onClick={() => cookieConsent.set(true)}>
          Accept
        </Button>
      </aside>
    </>
  );
}
