import { classNames } from '@mes/ui/class-names';
import { useState } from 'react';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { cookieConsent } from '../../preferences';
import { useIsHydrating } from '../../ssr/hydration';
import { useFlag } from '../../stored-flag';
import * as texts from '../texts';
import styles from './CookieBanner.module.css';

/**
 * Shown until it is accepted; then it fades out. The server renders it as well: it is often the largest
 * text of a phone's first screen and must not come last, so it stands before the content of the page, too.
 * Who has accepted before never sees it (`data-cookies` in global.css).
 */
export function CookieBanner() {
  const isHydrating = useIsHydrating();
  const accepted = useFlag(cookieConsent);
  const [isLeaving, setIsLeaving] = useState(false);
  if (accepted && !isLeaving) return null;
  return (
    <aside
      aria-label={texts.cookies}
      className={classNames(styles.banner, accepted && styles.leaving)}
      data-cookies=""
      onAnimationEnd={() => setIsLeaving(false)}
    >
      <p className={styles.text}>
        {texts.cookiesUsed}{' '}
        <AppLink to="/privacy" className={styles.link}>
          {texts.privacyPolicy}
        </AppLink>
      </p>
      <Button
        size="sm"
        disabled={accepted || isHydrating}
        onClick={() => {
          setIsLeaving(true);
          cookieConsent.set(true);
        }}
      >
        {texts.accept}
      </Button>
    </aside>
  );
}

/** The end of the page stays reachable below the banner. */
export function CookieBannerRoom() {
  const accepted = useFlag(cookieConsent);
  return accepted ? null : <div className={styles.room} aria-hidden="true" data-cookies="" />;
}
