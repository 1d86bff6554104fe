import { classNames } from '@mes/ui/class-names';
import { useState } from 'react';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { cookieConsent } from '../../preferences';
import { useIsHydrating } from '../../ssr/hydration';
import { useFlag } from '../../stored-flag';
import * as texts from '../texts';
import styles from './CookieBanner.module.css';

/** Consent is stored in the browser, so a server-rendered page has no banner. */
export function CookieBanner() {
  return useIsHydrating() ? null : <Banner />;
}

/** Shown until it is accepted; then it fades out. */
function Banner() {
  const accepted = useFlag(cookieConsent);
  const [isGone, setIsGone] = useState(accepted);
  if (isGone) return null;
  return (
    <>
      {/* The end of the page stays reachable below the banner. */}
      <div className={styles.room} aria-hidden="true" />
      <aside
        aria-label={texts.cookies}
        className={classNames(styles.banner, accepted && styles.leaving)}
        onAnimationEnd={() => accepted && setIsGone(true)}
      >
        <p className={styles.text}>
          {texts.cookiesUsed}{' '}
          <AppLink to="/privacy" className={styles.link}>
            {texts.privacyPolicy}
          </AppLink>
        </p>
        <Button size="sm" disabled={accepted} onClick={() => cookieConsent.set(true)}>
          {texts.accept}
        </Button>
      </aside>
    </>
  );
}
