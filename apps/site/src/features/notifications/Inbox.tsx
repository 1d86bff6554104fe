import type { Notification } from '@mes/contract/notifications';
import { Panel } from '../../components/layout/Panel';
import { byDay } from '../../components/lists/by-day';
import { MoreOnScroll } from '../../components/lists/MoreOnScroll';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { dayName } from '../../components/text/day-name';
import { useNow } from '../../components/text/use-now';
import styles from './Inbox.module.css';
import { NotificationRow } from './NotificationRow';
import * as texts from './texts';
import { useInbox } from './use-inbox';

/** The notifications of the account by day. */
export function Inbox({ unreadOnly }: { unreadOnly: boolean }) {
  const inbox = useInbox({ unreadOnly });
  const { rows, query } = inbox;
  return (
    <>
      <Loaded
        query={query}
        skeleton={
          <Panel>
            <SkeletonRows rows={6} height={64} />
          </Panel>
        }
        isEmpty={() => rows.length === 0}
        empty={<EmptyInbox unreadOnly={unreadOnly} />}
      >
        {() => <Days rows={rows} />}
      </Loaded>
      <MoreOnScroll list={inbox} end={texts.keptFor} />
    </>
  );
}

function Days({ rows }: { rows: readonly Notification[] }) {
  const now = useNow(60_000);
  return (
    <Panel>
      {byDay(rows, ({ createdAt }) => createdAt).map(({ at, rows: ofDay }) => (
        <section key={ofDay[0]?.id} aria-label={dayName(at, now)}>
          <h2 className={styles.day}>{dayName(at, now)}</h2>
          <ul>
            {ofDay.map((notification) => (
              <li key={notification.id} className={styles.item}>
                <NotificationRow notification={notification} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

function EmptyInbox({ unreadOnly }: { unreadOnly: boolean }) {
  return unreadOnly ? (
    <EmptyRow action={{ to: '/notifications', label: texts.seeAll }}>{texts.allRead}</EmptyRow>
  ) : (
    <EmptyRow action={{ to: '/notifications?show=preferences', label: texts.choosePreferences }}>
      {texts.nothingHappened}
    </EmptyRow>
  );
}
