import type { AnnouncementBanner as Content } from '@mes/contract/announcement-schemas';
import { classNames } from '@mes/ui/class-names';
import { cookieConsent } from '../../preferences';
import { useLocation } from '../../router/RouterProvider';
import { useFlag } from '../../stored-flag';
import { AnnouncementBanner } from './AnnouncementBanner';
import styles from './FixedBanner.module.css';

export interface FixedBannerProps {
  announcement: Content;
  onDismiss: () => void;
}

/** An announcement above the end of the window, so that nothing moves. */
export default function FixedBanner({ announcement, onDismiss }: FixedBannerProps) {
  const isAboveCookies = !useFlag(cookieConsent);
  const { pathname } = useLocation();
  const { button } = announcement;
  // On the page that it leads to it would do nothing.
  const shown = button?.to.split(/[?#]/)[0] === pathname ? null : button;
  return (
    <div className={classNames(styles.place, isAboveCookies && styles.aboveCookies)}>
      <AnnouncementBanner
        key={announcement.id}
        announcement={{ ...announcement, button: shown }}
        onDismiss={onDismiss}
      />
    </div>
  );
}
