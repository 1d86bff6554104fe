import type { Notification } from '@mes/contract/notifications';
import { classNames } from '@mes/ui/class-names';
import { AppLink } from '../../components/AppLink';
import { useSpoilerFree } from '../../components/spoilers/use-spoiler';
import { Hidden } from '../../components/text/Hidden';
import { Time } from '../../components/text/Time';
import { KindIcon } from './KindIcon';
import styles from './NotificationRow.module.css';
import * as texts from './texts';
import { markRead } from './use-inbox';

/** Links to its subject; a click marks it as read. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { link, readAt } = notification;
  const shared = {
    className: classNames(styles.row, readAt === null && styles.unread),
    onClick: () => void markRead(notification),
  };
  if (link !== null) {
    return (
      <AppLink to={toAppPath(link)} {...shared}>
        <Content notification={notification} />
      </AppLink>
    );
  }
  if (readAt === null) {
    return (
      <button type="button" {...shared}>
        <Content notification={notification} />
      </button>
    );
  }
  return (
    <div className={styles.row}>
      <Content notification={notification} />
    </div>
  );
}

function Content({ notification }: { notification: Notification }) {
  const { kind, createdAt, readAt, withoutResult } = notification;
  const isSpoilerFree = useSpoilerFree();
  const { title, text } = (isSpoilerFree && withoutResult) || notification;
  return (
    <>
      <KindIcon kind={kind} className={styles.icon} />
      <span className={styles.text}>
        <span className={styles.title}>
          {readAt === null && <Hidden>{texts.unreadPrefix} </Hidden>}
          {title}
        </span>
        {text && <span className={styles.about}>{text}</span>}
      </span>
      <Time at={createdAt} show="clock" className={styles.time} />
    </>
  );
}

/** Removes the prefix that the router adds. */
function toAppPath(link: string): string {
  return link.replace(/^\/app(?=\/|\?|#|$)/, '') || '/';
}
