import { channels } from '@mes/client/channels';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import styles from './Rows.module.css';
import * as texts from './texts';

/** The lists are read where they stand; here only how long they are. */
const COUNT_ONLY = { page: 0, size: 1 };

/** Usually there are as many kinds; what stands below does not move then. */
const ROWS = 3;

interface Work {
  readonly label: string;
  readonly to: string;
  readonly count: number;
  /** Since when the first of them waits, where that is known. */
  readonly since?: number;
}

/** What waits for moderators: matches before all else, as people cannot play on. */
export default function StaffWork() {
  const calls = useCall('matches', 'staffCalls', {});
  const opened = useCall('support', 'list', { state: 'open', ...COUNT_ONLY });
  const answered = useCall('support', 'list', { state: 'waiting_for_staff', ...COUNT_ONLY });
  const reports = useCall('messages', 'reports', { state: 'open', ...COUNT_ONLY });
  const pictures = useCall('pictureApproval', 'list', { state: 'pending', ...COUNT_ONLY });
  useLive(channels.staff(), { reads: ['matches', 'support', 'messages', 'pictureApproval'] });

  if ([calls, opened, answered, reports, pictures].some(({ isPending }) => isPending))
    return <SkeletonRows rows={ROWS} height={56} />;
  const waiting = (calls.data ?? []).filter(({ takenBy }) => takenBy === null);
  const work: Work[] = [
    {
      label: texts.waitingMatches,
      to: '/matchup/list',
      count: waiting.length,
      since: waiting[0]?.createdAt,
    },
    {
      label: texts.waitingTickets,
      to: '/support/tickets',
      count: (opened.data?.total ?? 0) + (answered.data?.total ?? 0),
    },
    { label: texts.reportedMessages, to: '/messages/reports', count: reports.data?.total ?? 0 },
    {
      label: texts.waitingPictures,
      to: '/modpanel/player-photos',
      count: pictures.data?.total ?? 0,
    },
  ];
  const open = work.filter(({ count }) => count > 0);
  if (open.length === 0) return null;
  return (
    <Section title={texts.waitingForStaff}>
      <Panel>
        <ul className={styles.list}>
          {open.map(({ label, to, count, since }) => (
            <li key={to}>
              <AppLink to={to} className={styles.row}>
                <b className={styles.count}>{count}</b>
                <span className={styles.text}>
                  <b>{label}</b>
                </span>
                {since !== undefined && (
                  <span className={styles.end}>
                    <Time at={since} show="ago" />
                  </span>
                )}
              </AppLink>
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}
