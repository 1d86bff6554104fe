import { channels } from '@mes/client/channels';
import type { MessageReport } from '@mes/contract/messages';
import type { REPORT_OUTCOMES, REPORT_STATES } from '@mes/contract/vocabulary';
import { useState } from 'react';
import { api } from '../../api/client';
import { useWrite } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { ask } from '../../components/dialogs/dialogs';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { TabPanel, Tabs } from '../../components/layout/Tabs';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { REPORT_REASON_LABELS } from './labels';
import styles from './Reports.module.css';

type State = (typeof REPORT_STATES)[number];
type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

const TABS = [
  { id: 'open', label: 'Open' },
  { id: 'resolved', label: 'Resolved' },
] as const;

/** Reported messages, for moderators. */
export function Reports() {
  const [state, setState] = useState<State>('open');
  useLive(channels.staff(), { reads: ['messages'] });
  const list = usePagedList({
    key: ['messages', 'reports'],
    filters: { state },
    load: (request, options) => api.messages.reports(request, options),
  });
  return (
    <>
      <Tabs label="Reports" tabs={TABS} value={state} onChange={setState} />
      <TabPanel id={state}>
        <LoadedPages
          list={list}
          label="Reports"
          skeleton={<SkeletonRows rows={4} height={120} />}
          empty={
            <EmptyRow>
              {state === 'open' ? 'Nothing waits for a moderator.' : 'No report was resolved yet.'}
            </EmptyRow>
          }
        >
          {(rows) => (
            <ul className={styles.list}>
              {rows.map((report) => (
                <Report key={report.id} report={report} />
              ))}
            </ul>
          )}
        </LoadedPages>
      </TabPanel>
    </>
  );
}

const OUTCOME_LABELS: Record<ReportOutcome, string> = {
  dismissed: 'Dismissed',
  acted_on: 'Acted on',
};

function Report({ report }: { report: MessageReport }) {
  const { id, message, sentAt, sender, reporter, reason, note, createdAt, resolution } = report;
  const resolve = useWrite('messages', 'resolveReport');
  const close = (outcome: ReportOutcome, title: string) =>
    ask({
      title,
      label: 'What was done, for other moderators',
      multiline: true,
      maxLength: 500,
      confirmLabel: title,
      action: (text) => resolve.mutateAsync({ id, outcome, note: text }),
      success: 'The report is closed.',
    });
  return (
    <li>
      <Panel pad>
        <p className={styles.head}>
          <AppLink to={`/players/${encodeURIComponent(sender.id)}`}>{sender.name}</AppLink> wrote{' '}
          <Time at={sentAt} show="ago" />
          <Chip tone="warn">{REPORT_REASON_LABELS[reason]}</Chip>
        </p>
        <blockquote className={styles.message}>{message}</blockquote>
        <p className={styles.note}>
          Reported by {reporter?.name ?? 'somebody who left'} <Time at={createdAt} show="ago" />
          {note && `: ${note}`}
        </p>
        {resolution ? (
          <p className={styles.note}>
            {OUTCOME_LABELS[resolution.outcome]} by {resolution.by?.name ?? 'somebody who left'}{' '}
            <Time at={resolution.at} show="ago" />
            {resolution.note && `: ${resolution.note}`}
          </p>
        ) : (
          <div className={styles.actions}>
            <Button size="sm" onClick={() => void close('acted_on', 'Close as acted on')}>
              Close as acted on
            </Button>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => void close('dismissed', 'Dismiss report')}
            >
              Dismiss report
            </Button>
          </div>
        )}
      </Panel>
    </li>
  );
}
