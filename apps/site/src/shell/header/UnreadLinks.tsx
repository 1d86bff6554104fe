import { IconBell, IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAccount } from '../../api/account';
import { IconButton } from '../../components/IconButton';
import { UnreadBadge } from '../../components/UnreadBadge';
import { useUnreadMessages } from '../../features/messages/use-unread-messages';
import { useUnreadNotifications } from '../../features/notifications/use-unread-notifications';
import { interpolate } from '../../interpolate';
import * as texts from '../texts';
import styles from './UnreadLinks.module.css';

/** Links to messages and notifications with their unread counts. */
export function UnreadLinks() {
  return useAccount() ? <Links /> : null;
}

function Links() {
  return (
    <div className={styles.links}>
      <UnreadLink
        to="/messages"
        name={texts.messages}
        unread={useUnreadMessages()}
        icon={<IconMail stroke={1.75} />}
      />
      <UnreadLink
        to="/notifications"
        name={texts.notifications}
        unread={useUnreadNotifications()}
        icon={<IconBell stroke={1.75} />}
      />
    </div>
  );
}

interface UnreadLinkProps {
  to: string;
  name: string;
  unread: number;
  icon: ReactNode;
}

function UnreadLink({ to, name, unread, icon }: UnreadLinkProps) {
  return (
    <span className={styles.link}>
      <IconButton
        to={to}
        label={unread > 0 ? interpolate(texts.unreadCount, { name, unread }) : name}
        icon={icon}
      />
      <UnreadBadge count={unread} className={styles.badge} />
    </span>
  );
}
