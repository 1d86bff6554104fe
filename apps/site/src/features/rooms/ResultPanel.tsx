import { errorText } from '@mes/client/error-text';
import type { ResultReport } from '@mes/contract/dispute-schemas';
import type { Match } from '@mes/contract/match-schemas';
import type { RoomDetails } from '@mes/contract/room-schemas';
import type { TicketPicture } from '@mes/contract/support-schemas';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { lazy, Suspense } from 'react';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { ask, confirmForm } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Alert } from '../../components/states/Alert';
import { SkeletonRows } from '../../components/states/Skeleton';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { PictureInput } from '../support/PictureInput';
import { ReportPictures } from './dispute/ReportPictures';
import { nameOf } from './labels';
import { ReportForm } from './ReportForm';
import styles from './ResultPanel.module.css';
import { blankDraft, type ResultDraft, reportOf } from './result-draft';
import * as texts from './texts';

/** On demand: few results are disputed. */
const Reports = lazy(() => import('./dispute/Reports'));

interface ResultPanelProps {
  match: Match;
  details: RoomDetails;
  /** Newest first. */
  reports: readonly ResultReport[];
}

const INVALIDATES = { invalidates: ['matches', 'rooms'] as const };

/** One captain reports, the other confirms or disputes; staff decide disputed results. */
export function ResultPanel({ match, details, reports }: ResultPanelProps) {
  const { id } = match;
  const actions = useResultActions(match);
  const latest = reports[0];
  const pending = latest?.state === 'pending' ? latest : undefined;
  const isDisputed = latest?.state === 'disputed';
  const { own, isCaptain } = details;

  return (
    <Section title={texts.result} level={isInQuestion(reports) ? 2 : 3}>
      <Panel pad className={styles.panel}>
        {isDisputed && (
          <Alert
            kind="warning"
            title={texts.resultDisputed}
            action={
              details.isStaff && (
                <Button to={`/matchup/dispute/${id}`} size="sm">
                  {texts.decideDispute}
                </Button>
              )
            }
          >
            {latest.reason ?? texts.staffCalled}
          </Alert>
        )}
        {pending && <Reported report={pending} match={match} />}
        {isCaptain && pending && pending.opponent !== own && (
          <div className={styles.row}>
            <Button loading={actions.isBusy} onClick={() => void actions.confirm(pending)}>
              {texts.confirmResult}
            </Button>
            <Button variant="ghost" onClick={() => void actions.dispute(pending)}>
              {texts.disputeResult}
            </Button>
          </div>
        )}
        {isCaptain && pending && pending.opponent === own && (
          <div className={styles.row}>
            <Button variant="quiet" size="sm" onClick={() => void actions.withdraw(pending)}>
              {texts.takeReportBack}
            </Button>
          </div>
        )}
        {isCaptain && !pending && (
          <div className={styles.row}>
            <Button
              variant={match.state === 'live' && !isDisputed ? 'primary' : 'quiet'}
              onClick={() => void actions.report()}
            >
              {isDisputed ? texts.reportAgain : texts.reportResult}
            </Button>
          </div>
        )}
        {!isCaptain && !pending && !isDisputed && <p className={styles.note}>{texts.reportNote}</p>}
      </Panel>
      {isDisputed && (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <div className={styles.reports}>
            <Reports
              match={match}
              latest={{ A: disputedReport(reports, 'A'), B: disputedReport(reports, 'B') }}
            />
          </div>
        </Suspense>
      )}
    </Section>
  );
}

/** Somebody has to answer it: the other leader, or staff. */
export function isInQuestion([latest]: readonly ResultReport[]): boolean {
  return latest?.state === 'pending' || latest?.state === 'disputed';
}

/** What a team last reported, if that is in dispute. */
function disputedReport(reports: readonly ResultReport[], slot: TeamSlot): ResultReport | null {
  const own = reports.find(({ opponent }) => opponent === slot);
  return own?.state === 'disputed' ? own : null;
}

function Reported({ report, match }: { report: ResultReport; match: Match }) {
  return (
    <div className={styles.reported}>
      <p className={styles.by}>
        {interpolate(texts.reportBy, { teamName: nameOf(match, report.opponent) })}
      </p>
      <p className={styles.score}>
        {nameOf(match, 'A')} {report.scoreA} : {report.scoreB} {nameOf(match, 'B')}
      </p>
      {report.maps.length > 0 && (
        <ul className={styles.maps}>
          {report.maps.map(({ map, scoreA, scoreB }) => (
            <li key={map}>
              <MapChip map={map} />
              <b>
                {scoreA} : {scoreB}
              </b>
            </li>
          ))}
        </ul>
      )}
      <ReportPictures report={report} />
    </div>
  );
}

function useResultActions(match: Match) {
  const { id } = match;
  const send = useWrite('matches', 'reportResult', INVALIDATES);
  const confirm = useWrite('matches', 'confirmResult', INVALIDATES);
  const dispute = useWrite('matches', 'disputeResult', INVALIDATES);
  const withdraw = useWrite('matches', 'withdrawReport', INVALIDATES);
  const notifyOnError = (action: Promise<unknown>) =>
    action.catch((error: unknown) => notify({ message: errorText(error), kind: 'danger' }));

  return {
    isBusy: confirm.isPending || withdraw.isPending,
    confirm: (report: ResultReport) =>
      notifyOnError(confirm.mutateAsync({ id, report: report.id })),
    withdraw: (report: ResultReport) =>
      notifyOnError(withdraw.mutateAsync({ id, report: report.id })),
    dispute: (report: ResultReport) =>
      ask({
        title: texts.disputeResult,
        message: texts.disputeMessage,
        label: texts.whatIsWrong,
        multiline: true,
        maxLength: 500,
        confirmLabel: texts.disputeResult,
        danger: true,
        action: (reason) => dispute.mutateAsync({ id, report: report.id, reason }),
      }),
    report: async () => {
      const isSent = await confirmForm<{ draft: ResultDraft; pictures: readonly TicketPicture[] }>({
        title: texts.reportResult,
        message: texts.reportMessage,
        confirmLabel: texts.reportResult,
        initial: { draft: blankDraft(match), pictures: [] },
        validate: ({ draft }) => {
          const report = reportOf(match, draft);
          return typeof report === 'string' ? { draft: report } : {};
        },
        form: ({ values, errors, set }) => (
          <>
            <ReportForm
              match={match}
              draft={values.draft}
              onChange={(draft) => set('draft', draft)}
            />
            <PictureInput
              pictures={values.pictures}
              onChange={(pictures) => set('pictures', pictures)}
              label={texts.addScreenshot}
            />
            {errors.draft && (
              <Alert kind="danger" announce>
                {errors.draft}
              </Alert>
            )}
          </>
        ),
        action: async ({ draft, pictures: sent }) => {
          const report = reportOf(match, draft);
          const pictures = sent.map((picture) => picture.id);
          if (typeof report !== 'string') await send.mutateAsync({ id, ...report, pictures });
        },
      });
      if (isSent) notify({ message: texts.askedToConfirm, kind: 'success' });
    },
  };
}
