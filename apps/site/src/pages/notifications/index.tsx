import { useAccount } from '../../api/account';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Tabs } from '../../components/layout/Tabs';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { Inbox } from '../../features/notifications/Inbox';
import { MarkAllRead } from '../../features/notifications/MarkAllRead';
import { NotificationPreferences } from '../../features/notifications/NotificationPreferences';
import * as texts from '../../features/notifications/texts';
import { useUnreadNotifications } from '../../features/notifications/use-unread-notifications';
import { useSearchParams } from '../../router/use-search-params';
import { DevicePush } from '../../shell/push/DevicePush';
import styles from './Notifications.module.css';

export default function NotificationsPage() {
  const account = useAccount();
  const unread = useUnreadNotifications();
  const [search] = useSearchParams();
  const shown = search.get('show') ?? 'all';
  return (
    <Page
      title={texts.notifications}
      narrow
      actions={
        account && (
          <>
            <Button to="/following" variant="ghost">
              {texts.following}
            </Button>
            <MarkAllRead />
          </>
        )
      }
    >
      {account ? (
        <div className={styles.notifications}>
          <Tabs
            label={texts.notifications}
            value={shown}
            tabs={[
              { id: 'all', label: texts.all, to: '/notifications' },
              {
                id: 'unread',
                label: texts.unread,
                to: '/notifications?show=unread',
                count: unread > 0 ? unread : undefined,
              },
              {
                id: 'preferences',
                label: texts.preferences,
                to: '/notifications?show=preferences',
              },
            ]}
          />
          {shown === 'preferences' ? (
            <NotificationPreferences device={<DevicePush />} />
          ) : (
            <Inbox unreadOnly={shown === 'unread'} />
          )}
        </div>
      ) : (
        <LoginNeeded />
      )}
    </Page>
  );
}
