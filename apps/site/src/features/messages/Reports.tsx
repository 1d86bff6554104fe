import { channels } from '@mes/client/channels';
import type { MessageReport } from '@mes/contract/messages';
import type { REPORT_STATES, REQUEST_OUTCOMES } from '@mes/contract/vocabulary';
import { useState } from 'react';
import { api } from '../../api/client';
import { useWrite } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { REPORT_REASON_LABELS } from '../../components/conversation/labels';
import { ask } from '../../components/dialogs/dialogs';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { TabPanel, Tabs } from '../../components/layout/Tabs';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './Reports.module.css';
import * as texts from './texts';

type State = (typeof REPORT_STATES)[number];
type ReportOutcome = (typeof REQUEST_OUTCOMES)[number];

const TABS = [
  { id: 'open', label: texts.open },
  { id: 'resolved', label: texts.resolved },
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
      <Tabs label={texts.reports} tabs={TABS} value={state} onChange={setState} />
      <TabPanel id={state}>
        <LoadedPages
          list={list}
          label={texts.reports}
          skeleton={<SkeletonRows rows={4} height={120} />}
          empty={
            <EmptyRow>{state === 'open' ? texts.noOpenReports : texts.noResolvedReports}</EmptyRow>
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
  dismissed: texts.dismissed,
  acted_on: texts.actedOn,
};

function Report({ report }: { report: MessageReport }) {
  const { id, message, sentAt, sender, reporter, reason, note, createdAt, resolution, ticket } =
    report;
  const resolve = useWrite('messages', 'resolveReport');
  const close = (outcome: ReportOutcome, title: string) =>
    ask({
      title,
      label: texts.resolutionNote,
      multiline: true,
      maxLength: 500,
      confirmLabel: title,
      action: (text) => resolve.mutateAsync({ id, outcome, note: text }),
      success: texts.reportClosed,
    });
  return (
    <li>
      <Panel pad>
        <p className={styles.head}>
          <AppLink to={`/players/${encodeURIComponent(sender.id)}`}>{sender.name}</AppLink>{' '}
          {texts.wrote} <Time at={sentAt} show="ago" />
          <Chip tone="warn">{REPORT_REASON_LABELS[reason]}</Chip>
        </p>
        <blockquote className={styles.message}>{message}</blockquote>
        <p className={styles.note}>
          {texts.reportedBy} {reporter?.name ?? texts.somebodyWhoLeft}{' '}
          <Time at={createdAt} show="ago" />
          {note && `: ${note}`}
        </p>
        {resolution ? (
          <p className={styles.note}>
            {interpolate(texts.resolvedBy, { outcome: OUTCOME_LABELS[resolution.outcome] })}{' '}
            {resolution.by?.name ?? texts.somebodyWhoLeft} <Time at={resolution.at} show="ago" />
            {resolution.note && `: ${resolution.note}`}
          </p>
        ) : (
          <div className={styles.actions}>
            <Button size="sm" onClick={() => void close('acted_on', texts.closeAsActedOn)}>
              {texts.closeAsActedOn}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => void close('dismissed', texts.dismissReport)}
            >
              {texts.dismissReport}
            </Button>
            {ticket !== null && (
              <Button size="sm" variant="ghost" to={`/support/tickets/${ticket}`}>
                {texts.ticket}
              </Button>
            )}
          </div>
        )}
      </Panel>
    </li>
  );
}
