import type { MessageReport } from '@mes/contract/messages';
import { useCall } from '../../api/use-call';
import { REPORT_REASON_LABELS } from '../../components/conversation/labels';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { MatchRows } from '../matches/MatchRows';
import { TicketRows } from '../support/TicketRows';
import styles from './Evidence.module.css';
import * as texts from './texts';

/** The newest few; each section links to all. */
const NEWEST = { page: 0, size: 5 };

/** What the player asked of staff, with appeals. */
export function Tickets({ user }: { user: string }) {
  const found = useCall('support', 'userTickets', { user, ...NEWEST });
  const to = `/support/tickets/user/${encodeURIComponent(user)}`;
  return (
    <Section title={texts.tickets} count={found.data?.total} more={{ to, label: texts.allTickets }}>
      <Loaded query={found} skeleton={<SkeletonRows rows={2} height={64} />}>
        {({ tickets }) =>
          tickets.length === 0 ? (
            <EmptyRow>{texts.noTickets}</EmptyRow>
          ) : (
            <TicketRows tickets={tickets} />
          )
        }
      </Loaded>
    </Section>
  );
}

/** What others told staff about the player, with reported comments. */
export function TicketsAbout({ player }: { player: string }) {
  const found = useCall('support', 'list', { about: player, state: 'all', ...NEWEST });
  const to = `/support/tickets?state=all&about=${encodeURIComponent(player)}`;
  return (
    <Section
      title={texts.ticketsAbout}
      count={found.data?.total}
      more={{ to, label: texts.allTickets }}
    >
      <Loaded query={found} skeleton={<SkeletonRows rows={2} height={64} />}>
        {({ data: tickets }) =>
          tickets.length === 0 ? (
            <EmptyRow>{texts.noTicketsAbout}</EmptyRow>
          ) : (
            <TicketRows tickets={tickets} showPlayer />
          )
        }
      </Loaded>
    </Section>
  );
}

export function ReportedMessages({ sender }: { sender: string }) {
  const found = useCall('messages', 'reports', { sender, state: 'all', ...NEWEST });
  return (
    <Section
      title={texts.reportedMessages}
      count={found.data?.total}
      more={{ to: '/messages/reports', label: texts.allReports }}
    >
      <Loaded query={found} skeleton={<SkeletonRows rows={2} height={64} />}>
        {({ data: reports }) =>
          reports.length === 0 ? (
            <EmptyRow>{texts.noReportedMessages}</EmptyRow>
          ) : (
            <Panel>
              <ul className={styles.reports}>
                {reports.map((report) => (
                  <Report key={report.id} report={report} />
                ))}
              </ul>
            </Panel>
          )
        }
      </Loaded>
    </Section>
  );
}

function Report({ report: { message, reason, state, sentAt } }: { report: MessageReport }) {
  return (
    <li className={styles.report}>
      <p className={styles.message}>{message}</p>
      <p className={styles.reportFoot}>
        <Chip tone="warn">{REPORT_REASON_LABELS[reason]}</Chip>
        <span className={styles.meta}>
          <Time at={sentAt} show="ago" />
          {`, ${state === 'open' ? texts.reportOpen : texts.reportResolved}`}
        </span>
      </p>
    </li>
  );
}

export function Matches({ subject }: { subject: { player: string } | { team: string } }) {
  const found = useCall('matches', 'find', { ...subject, ...NEWEST });
  return (
    <Section title={texts.recentMatches} more={{ to: '/match/search', label: texts.allMatches }}>
      <Loaded query={found} skeleton={<SkeletonRows rows={3} height={72} />}>
        {({ data: matches }) =>
          matches.length === 0 ? (
            <EmptyRow>{texts.noMatches}</EmptyRow>
          ) : (
            <MatchRows matches={matches} />
          )
        }
      </Loaded>
    </Section>
  );
}
